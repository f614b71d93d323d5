//! Action notation.
//!
//! | text | action |
//! |---|---|
//! | `H3>F5/NW` | a unit drives from H3 to F5 and then faces north-west |
//! | `H3>H3/E` | it turns on its square |
//! | `H3>F5/NW xB11` | it drives and destroys the enemy on B11 |
//! | `C: I15>exit` | the Command leaves the board |
//!
//! A suffix follows: `+` for check (the enemy Command can be destroyed next turn), `=` for escape (the own Command can
//! leave next turn), `^` for objective (the game can be won next turn by the objective), or `#` if the game is won. The parser ignores
//! case, white space between the parts, and missing or wrong suffixes. Any action may begin with a unit's letter and a colon; the letter
//! must match the unit.

use crate::Game;
use crate::action_text::{self, ActionText};
use crate::tank_chess::{Action, Facing, Position, Shot, Square, UnitTable};

/// Parse error of an action text, with its location.
pub type ActionError = action_text::ActionError<ActionFault>;

/// Kinds of faults in an action text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionFault {
    /// The text is empty.
    #[error("no action; write for example H3>F5/NW, H3>H3/E, H3>F5/NW xB11 or C: I15>exit")]
    Empty,
    /// A square is expected.
    #[error("a square is expected here, A1 to X24")]
    Square,
    /// `>` is expected after the first square.
    #[error("`>` is expected here, and then where the unit goes")]
    Arrow,
    /// `/` is expected after the second square.
    #[error("`/` is expected here, and then the direction in which the unit looks")]
    Slash,
    /// A direction is expected.
    #[error("a direction is expected here: N, NE, E, SE, S, SW, W or NW")]
    Facing,
    /// The target is not in line straight ahead or 45° to either side.
    #[error("{target} is not straight ahead nor 45° aside of a unit on {at} that looks {facing}")]
    NotInLine {
        /// The target.
        target: Square,
        /// The firing square.
        at: Square,
        /// The facing of the unit.
        facing: Facing,
    },
    /// The letter before the action is not the letter of the unit.
    #[error("the unit on {square} is not `{letter}`")]
    WrongUnit {
        /// The origin.
        square: Square,
        /// The letter in the text.
        letter: char,
    },
    /// Unexpected text after the action.
    #[error("nothing is expected after the action but +, =, ^ or #")]
    Surplus,
}

/// Parser of action texts. White space is allowed between the parts.
struct ActionParser<'a>(ActionText<'a>);

impl ActionParser<'_> {
    /// Skips white space, then consumes the next character if it is one of `letters`.
    fn next_if(&mut self, letters: &[char]) -> bool {
        self.0.skip_space();
        self.0.next_if(letters)
    }

    /// Skips white space, then parses what comes next. `parse` returns the value and its length in bytes.
    fn next<T>(&mut self, parse: fn(&str) -> Option<(T, usize)>, fault: ActionFault) -> Result<T, ActionError> {
        self.0.skip_space();
        let Some((value, length)) = parse(self.0.rest()) else { return self.0.error(fault) };
        self.0.advance(length);
        Ok(value)
    }

    fn square(&mut self) -> Result<Square, ActionError> {
        self.next(Square::parse_prefix, ActionFault::Square)
    }

    /// Parses a unit's letter with a colon, if present. Returns its byte offset and the letter in upper case.
    fn unit(&mut self) -> Option<(usize, char)> {
        let before = self.0;
        let letter = self.0.peek().filter(char::is_ascii_alphabetic)?;
        self.0.advance(letter.len_utf8());
        if self.next_if(&[':']) {
            return Some((before.byte(), letter.to_ascii_uppercase()));
        }
        self.0 = before;
        None
    }

    fn action(&mut self, position: &Position) -> Result<Action, ActionError> {
        self.0.skip_space();
        if self.0.rest().is_empty() {
            return self.0.error(ActionFault::Empty);
        }
        let unit = self.unit();
        let from = self.square()?;
        if let (Some((byte, letter)), Some((_, piece))) = (unit, position.unit_at(from))
            && UnitTable::builtin()[piece.kind].letter != letter
        {
            return self.0.error_at(byte, ActionFault::WrongUnit { square: from, letter });
        }
        if !self.next_if(&['>']) {
            return self.0.error(ActionFault::Arrow);
        }
        self.0.skip_space();
        if self.0.rest().get(..EXIT.len()).is_some_and(|word| word.eq_ignore_ascii_case(EXIT)) {
            self.0.advance(EXIT.len());
            return Ok(Action::Exit { from });
        }
        let to = self.square()?;
        if !self.next_if(&['/']) {
            return self.0.error(ActionFault::Slash);
        }
        let facing = self.next(Facing::parse_prefix, ActionFault::Facing)?;
        if !self.next_if(&['x', 'X']) {
            return Ok(Action::Drive { from, to, facing, shot: None });
        }
        self.0.skip_space();
        let at = self.0.byte();
        let target = self.square()?;
        match Shot::at(to, facing, target) {
            Some(shot) => Ok(Action::Drive { from, to, facing, shot: Some(shot) }),
            None => self.0.error_at(at, ActionFault::NotInLine { target, at: to, facing }),
        }
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.0.skip(|letter| letter.is_whitespace() || matches!(letter, '+' | '=' | '^' | '#'));
        if self.0.rest().is_empty() { Ok(()) } else { self.0.error(ActionFault::Surplus) }
    }
}

/// Notation of leaving the board.
const EXIT: &str = "exit";

impl Position {
    pub(crate) fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        let mut reader = ActionParser(ActionText::new(text));
        let action = reader.action(self)?;
        reader.end()?;
        Ok(action)
    }

    /// Notation of an action without suffix.
    pub fn plain_notation(&self, action: Action) -> String {
        match action {
            Action::Drive { from, to, facing, .. } => match action.target() {
                None => format!("{from}>{to}/{facing}"),
                Some(target) => format!("{from}>{to}/{facing} x{target}"),
            },
            Action::Exit { from } => match self.unit_at(from) {
                Some((_, piece)) => format!("{}: {from}>{EXIT}", UnitTable::builtin()[piece.kind].letter),
                None => format!("{from}>{EXIT}"),
            },
        }
    }

    /// The suffix of a legal action: `#` for a win, `+` for check, `=` for escape, `^` for objective.
    pub(crate) fn suffix(&self, action: Action) -> String {
        let after = self.after(action);
        let mover = self.side_to_move();
        match after.outcome().map(|outcome| outcome.winner() == Some(mover)) {
            Some(true) => "#".to_owned(),
            Some(false) => String::new(),
            None => {
                let marks = [
                    ('+', after.gives_check(mover)),
                    ('=', after.can_escape(mover)),
                    ('^', after.threatens_objective(mover)),
                ];
                marks.into_iter().filter_map(|(mark, applies)| applies.then_some(mark)).collect()
            }
        }
    }
}
