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
use crate::Game;
use crate::action_text::{self, ActionText};

/// What is wrong with an action text, and where.
pub type ActionError = action_text::ActionError<ActionFault>;

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

/// Reads an action text part by part; there may be white space between parts.
struct Reader<'a>(ActionText<'a>);

impl Reader<'_> {
    /// Passes over white space, and then over one of these characters, if it comes next.
    fn next_if(&mut self, letters: &[char]) -> bool {
        self.0.skip_space();
        self.0.next_if(letters)
    }

    fn square(&mut self) -> Result<Square, ActionError> {
        self.0.skip_space();
        let Some((square, length)) = Square::prefix_of(self.0.rest()) else {
            return self.0.fault(ActionFault::Square);
        };
        self.0.pass(length);
        Ok(square)
    }

    fn facing(&mut self) -> Result<Facing, ActionError> {
        self.0.skip_space();
        let Some((facing, length)) = Facing::prefix_of(self.0.rest()) else {
            return self.0.fault(ActionFault::Facing);
        };
        self.0.pass(length);
        Ok(facing)
    }

    /// The letter of a unit with a colon behind it, if that comes next, and its byte.
    fn unit(&mut self) -> Option<(usize, char)> {
        let before = self.0;
        let letter = self.0.peek().filter(char::is_ascii_alphabetic)?;
        self.0.pass(letter.len_utf8());
        if self.next_if(&[':']) {
            return Some((before.at(), letter.to_ascii_uppercase()));
        }
        self.0 = before;
        None
    }

    fn action(&mut self, position: &Position) -> Result<Action, ActionError> {
        self.0.skip_space();
        if self.0.rest().is_empty() {
            return self.0.fault(ActionFault::Empty);
        }
        let unit = self.unit();
        let from = self.square()?;
        if let (Some((byte, letter)), Some((_, piece))) = (unit, position.unit_at(from))
            && Units::all()[piece.kind].letter != letter
        {
            return self.0.fault_at(byte, ActionFault::Unit { square: from, letter });
        }
        if !self.next_if(&['>']) {
            return self.0.fault(ActionFault::To);
        }
        self.0.skip_space();
        if self.0.rest().get(..EXIT.len()).is_some_and(|word| word.eq_ignore_ascii_case(EXIT)) {
            self.0.pass(EXIT.len());
            return Ok(Action::Exit { from });
        }
        let to = self.square()?;
        if !self.next_if(&['/']) {
            return self.0.fault(ActionFault::Slash);
        }
        let facing = self.facing()?;
        if !self.next_if(&['x', 'X']) {
            return Ok(Action::Drive { from, to, facing, shot: None });
        }
        self.0.skip_space();
        let at = self.0.at();
        let target = self.square()?;
        match Shot::at(to, facing, target) {
            Some(shot) => Ok(Action::Drive { from, to, facing, shot: Some(shot) }),
            None => self.0.fault_at(at, ActionFault::NotInLine { target, at: to, facing }),
        }
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.0.skip(|letter| letter.is_whitespace() || matches!(letter, '+' | '=' | '#'));
        if self.0.rest().is_empty() { Ok(()) } else { self.0.fault(ActionFault::Surplus) }
    }
}

/// The word for leaving the board.
const EXIT: &str = "exit";

impl Position {
    pub(super) fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        let mut reader = Reader(ActionText::new(text));
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
