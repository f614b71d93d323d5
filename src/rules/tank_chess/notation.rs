//! Actions as text.
//!
//! | text | action |
//! |---|---|
//! | `H3>F5/NW` | a unit drives from H3 to F5 and looks north-west then |
//! | `H3>H3/E` | it turns where it stands |
//! | `H3>F5/NW xB11` | it drives and destroys the enemy on B11 |
//! | `C: I15>exit` | the Command leaves the board |
//!
//! Then `+` for check (the enemy's Command can be destroyed next turn), `=` for escape (the own Command can leave next turn), or `#` if the
//! game is won. Reading ignores case, white space between the parts and marks that are missing or wrong. A unit's letter with a
//! colon may stand before any action; it must be that of the unit there.

use super::{Action, Facing, Position, Shot, Square, Units};
use crate::rules::Game;

/// What is wrong with an action text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct ActionError {
    /// The character at fault, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: ActionFault,
}

/// What can be wrong with an action text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionFault {
    /// Nothing was written.
    #[error("no action; write for example H3>F5/NW, H3>H3/E, H3>F5/NW xB11 or C: I15>exit")]
    Empty,
    /// No square where there must be one.
    #[error("a square is expected here, A1 to X24")]
    Square,
    /// No `>` behind the first square.
    #[error("`>` is expected here, and then where the unit goes")]
    To,
    /// No `/` behind the second square.
    #[error("`/` is expected here, and then the direction in which the unit looks")]
    Slash,
    /// No direction where there must be one.
    #[error("a direction is expected here: N, NE, E, SE, S, SW, W or NW")]
    Facing,
    /// A shot that no gun can fire.
    #[error("{target} is not straight ahead nor 45° aside of a unit on {at} that looks {facing}")]
    NotInLine {
        /// What is fired at.
        target: Square,
        /// From where.
        at: Square,
        /// Where the unit looks.
        facing: Facing,
    },
    /// A letter before the action that is not that of the unit.
    #[error("the unit on {square} is not `{letter}`")]
    Unit {
        /// Where the action starts.
        square: Square,
        /// The letter.
        letter: char,
    },
    /// Something after the action.
    #[error("nothing is expected after the action but +, = or #")]
    Surplus,
}

/// Reads an action text from left to right.
struct Reader<'a> {
    text: &'a str,
    /// Byte of the next character.
    at: usize,
}

impl<'a> Reader<'a> {
    fn fault_at<T>(&self, byte: usize, fault: ActionFault) -> Result<T, ActionError> {
        Err(ActionError { column: self.text[..byte].chars().count() + 1, fault })
    }

    fn fault<T>(&self, fault: ActionFault) -> Result<T, ActionError> {
        self.fault_at(self.at, fault)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(skipped).len();
    }

    /// Passes over white space, and then over one of these characters, if it comes next.
    fn next_if(&mut self, letters: &[char]) -> bool {
        self.skip(char::is_whitespace);
        let found = self.rest().starts_with(letters);
        self.at += usize::from(found);
        found
    }

    fn square(&mut self) -> Result<Square, ActionError> {
        self.skip(char::is_whitespace);
        let Some((square, length)) = Square::prefix_of(self.rest()) else { return self.fault(ActionFault::Square) };
        self.at += length;
        Ok(square)
    }

    fn facing(&mut self) -> Result<Facing, ActionError> {
        self.skip(char::is_whitespace);
        let Some((facing, length)) = Facing::prefix_of(self.rest()) else { return self.fault(ActionFault::Facing) };
        self.at += length;
        Ok(facing)
    }

    /// The letter of a unit with a colon behind it, if that comes next, and its byte.
    fn unit(&mut self) -> Option<(usize, char)> {
        let at = self.at;
        let letter = self.rest().chars().next().filter(char::is_ascii_alphabetic)?;
        self.at += 1;
        if self.next_if(&[':']) {
            return Some((at, letter.to_ascii_uppercase()));
        }
        self.at = at;
        None
    }

    fn action(&mut self, position: &Position) -> Result<Action, ActionError> {
        self.skip(char::is_whitespace);
        if self.rest().is_empty() {
            return self.fault(ActionFault::Empty);
        }
        let unit = self.unit();
        let from = self.square()?;
        if let (Some((byte, letter)), Some((_, piece))) = (unit, position.unit_at(from))
            && Units::all()[piece.kind].letter != letter
        {
            return self.fault_at(byte, ActionFault::Unit { square: from, letter });
        }
        if !self.next_if(&['>']) {
            return self.fault(ActionFault::To);
        }
        self.skip(char::is_whitespace);
        if self.rest().get(..EXIT.len()).is_some_and(|word| word.eq_ignore_ascii_case(EXIT)) {
            self.at += EXIT.len();
            return Ok(Action::Exit { from });
        }
        let to = self.square()?;
        if !self.next_if(&['/']) {
            return self.fault(ActionFault::Slash);
        }
        let facing = self.facing()?;
        if !self.next_if(&['x', 'X']) {
            return Ok(Action::Drive { from, to, facing, shot: None });
        }
        self.skip(char::is_whitespace);
        let at = self.at;
        let target = self.square()?;
        match Shot::at(to, facing, target) {
            Some(shot) => Ok(Action::Drive { from, to, facing, shot: Some(shot) }),
            None => self.fault_at(at, ActionFault::NotInLine { target, at: to, facing }),
        }
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.skip(|letter| letter.is_whitespace() || matches!(letter, '+' | '=' | '#'));
        if self.rest().is_empty() { Ok(()) } else { self.fault(ActionFault::Surplus) }
    }
}

/// The word for leaving the board.
const EXIT: &str = "exit";

impl Position {
    pub(super) fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        let mut reader = Reader { text, at: 0 };
        let action = reader.action(self)?;
        reader.end()?;
        Ok(action)
    }

    /// The notation of an action without its marks.
    #[must_use]
    pub fn plain_notation(&self, action: Action) -> String {
        match action {
            Action::Drive { from, to, facing, .. } => match action.target() {
                None => format!("{from}>{to}/{facing}"),
                Some(target) => format!("{from}>{to}/{facing} x{target}"),
            },
            Action::Exit { from } => match self.unit_at(from) {
                Some((_, piece)) => format!("{}: {from}>{EXIT}", Units::all()[piece.kind].letter),
                None => format!("{from}>{EXIT}"),
            },
        }
    }

    /// The marks for what a legal action brings about.
    pub(super) fn mark(&self, action: Action) -> &'static str {
        let mut after = *self;
        after.make(action);
        let mover = self.to_move();
        match after.outcome().map(|outcome| outcome.winner() == Some(mover)) {
            Some(true) => "#",
            Some(false) => "",
            None => match (after.gives_check(mover), after.can_escape(mover)) {
                (true, true) => "+=",
                (true, false) => "+",
                (false, true) => "=",
                (false, false) => "",
            },
        }
    }
}
