//! Action notation.
//!
//! | text | action |
//! |---|---|
//! | `H3>F5/NW` | a unit drives from H3 to F5 and then faces north-west |
//! | `H3>H3/E` | it turns on its square |
//! | `H3>F5/NW xB11` | it drives and destroys the enemy on B11 |
//! | `C: I15>exit` | the Command leaves the board |
//!
//! | `>H10/NE`, `H10/NE` | a turn, or the drive of the only unit that can go there (input only) |
//! | `H3>F5/NW(B11)` | a target in brackets, suffix included, as a public viewer of records writes it (input only) |
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
    /// The text does not say which unit acts, and several can.
    #[error("several units can do this; write the square of one first: {}", list(.0))]
    SeveralUnits(Vec<Square>),
    /// A closing bracket is expected.
    #[error("`)` is expected here")]
    Bracket,
    /// Unexpected text after the action.
    #[error("nothing is expected after the action but +, =, ^ or #")]
    Surplus,
}

/// Squares as a list with commas.
pub(super) fn list(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", ")
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
        let start = self.0.byte();
        let unit = self.unit();
        self.0.skip_space();
        let first = if self.0.peek() == Some('>') { None } else { Some(self.square()?) };
        if let (Some((byte, letter)), Some(from)) = (unit, first)
            && let Some((_, piece)) = position.unit_at(from)
            && UnitTable::builtin()[piece.kind].letter != letter
        {
            return self.0.error_at(byte, ActionFault::WrongUnit { square: from, letter });
        }
        let (from, to) = if self.next_if(&['>']) {
            self.0.skip_space();
            if let Some(from) = first
                && self.0.rest().get(..EXIT.len()).is_some_and(|word| word.eq_ignore_ascii_case(EXIT))
            {
                self.0.advance(EXIT.len());
                return Ok(Action::Exit { from });
            }
            (first, self.square()?)
        } else {
            // The arrow has been sought behind all white space.
            let Some(to) = first.filter(|_| self.0.peek() == Some('/')) else {
                return self.0.error(ActionFault::Arrow);
            };
            (None, to)
        };
        if !self.next_if(&['/']) {
            return self.0.error(ActionFault::Slash);
        }
        let facing = self.next(Facing::parse_prefix, ActionFault::Facing)?;
        let shot = self.shot(to, facing)?;
        let from = match from {
            Some(from) => from,
            None => match only_mover(position, (to, facing, shot), unit.map(|(_, letter)| letter)) {
                Ok(from) => from,
                Err(candidates) => {
                    return self.0.error_at(start, ActionFault::SeveralUnits(candidates));
                }
            },
        };
        Ok(Action::Drive { from, to, facing, shot })
    }

    /// Parses the target of a shot, after `x` or in brackets, if there is one.
    fn shot(&mut self, at: Square, facing: Facing) -> Result<Option<Shot>, ActionError> {
        let in_brackets = self.next_if(&['(']);
        if !in_brackets && !self.next_if(&['x', 'X']) {
            return Ok(None);
        }
        self.0.skip_space();
        let byte = self.0.byte();
        if in_brackets && self.suffix_in_brackets() {
            return Ok(None);
        }
        let target = self.square()?;
        let Some(shot) = Shot::at(at, facing, target) else {
            return self.0.error_at(byte, ActionFault::NotInLine { target, at, facing });
        };
        if in_brackets && !self.suffix_in_brackets() {
            return self.0.error(ActionFault::Bracket);
        }
        Ok(Some(shot))
    }

    /// Skips a suffix with its closing bracket. Returns whether the bracket was there.
    fn suffix_in_brackets(&mut self) -> bool {
        self.skip_suffix();
        self.0.next_if(&[')'])
    }

    fn skip_suffix(&mut self) {
        self.0.skip(|letter| letter.is_whitespace() || matches!(letter, '+' | '=' | '^' | '#'));
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.skip_suffix();
        if self.0.rest().is_empty() { Ok(()) } else { self.0.error(ActionFault::Surplus) }
    }
}

/// The square of the unit that a text without one means: the unit that stands there and turns, or the only unit that can drive there.
/// Without any, the square itself, so that the rules tell that no unit stands there. `letter` may name the kind of unit.
///
/// # Errors
/// The squares of all units that can, if there are several.
fn only_mover(
    position: &Position,
    drive: (Square, Facing, Option<Shot>),
    letter: Option<char>,
) -> Result<Square, Vec<Square>> {
    let is_named = |from| {
        let unit = position.unit_at(from);
        unit.is_some_and(|(_, piece)| letter.is_none_or(|letter| UnitTable::builtin()[piece.kind].letter == letter))
    };
    let mut candidates = Vec::new();
    position.for_each_action(|action| match action {
        Action::Drive { from, to, facing, shot } if (to, facing, shot) == drive && is_named(from) => {
            candidates.push(from);
        }
        _ => {}
    });
    match *candidates {
        [] => Ok(drive.0),
        [from] => Ok(from),
        _ => Err(candidates),
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
