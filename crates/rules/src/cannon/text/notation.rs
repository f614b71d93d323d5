//! Action notation.
//!
//! | text | action |
//! |---|---|
//! | `@e1` (also accepted: `e1`) | a town is placed |
//! | `a4-b5` | a step |
//! | `a4xb5` | a capture |
//! | `b5/b3` | a retreat |
//! | `a2>a5` | a shift: rear soldier to new front |
//! | `*d7` | a shot |
//! | `a2*a7` | a shot that names its cannon by the rear soldier (input only) |
//! | `a4b5` | the action inferred from pointing from a4 to b5 (input only) |
//! | `b5-b3`, `a2-a5` | a retreat and a shift, as most programs write them (input only) |
//! | `xd7`, `a2>>a6`, `a2>>>a7` | a shot, as Abstract Play and boardspace.net write it (input only) |
//!
//! A suffix follows: `+` if the enemy town is attacked, or `#` if the game is won. The parser ignores case, surrounding
//! white space, and missing or wrong suffixes.

use crate::Game;
use crate::action_text::{self, ActionText};
use crate::cannon::{Action, Point, Position};

/// Parse error of an action text, with its location.
pub type ActionError = action_text::ActionError<ActionFault>;

/// Kinds of faults in an action text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionFault {
    /// The text is empty.
    #[error("no action; write for example a4-b5, a4xb5, b5/b3, a2>a5, *d7 or @e1")]
    Empty,
    /// A point is expected.
    #[error("a point is expected here, a1 to j10")]
    Point,
    /// The character between the two points is not an action sign.
    #[error("`{0}` is no sign for an action; the signs are - x / > * @")]
    Sign(char),
    /// Unexpected text after the action.
    #[error("nothing is expected after the action but + or #")]
    Surplus,
}

/// Parser of action texts.
struct ActionParser<'a>(ActionText<'a>);

impl ActionParser<'_> {
    fn point(&mut self) -> Result<Point, ActionError> {
        let rest = self.0.rest();
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let Some(point) = rest.get(..=digits).and_then(|text| text.parse().ok()) else {
            return self.0.error(ActionFault::Point);
        };
        self.0.advance(1 + digits);
        Ok(point)
    }

    /// Parses everything before the suffix.
    fn action(&mut self, position: &Position) -> Result<Action, ActionError> {
        self.0.skip_space();
        if self.0.peek().is_none() {
            return self.0.error(ActionFault::Empty);
        }
        if self.0.next_if(&['@']) {
            return Ok(Action::Place { at: self.point()? });
        }
        // Without a point before it, `x` cannot be the sign of a capture.
        if self.0.next_if(&['*', 'x', 'X']) {
            return Ok(Action::Shot { target: self.point()? });
        }
        let from = self.point()?;
        let sign = self.0.peek();
        match sign {
            None => return Ok(Action::Place { at: from }),
            Some(mark) if mark == '+' || mark == '#' || mark.is_whitespace() => {
                return Ok(Action::Place { at: from });
            }
            Some('a'..='j' | 'A'..='J') => {
                let to = self.point()?;
                return Ok(position.infer_action(from, to));
            }
            Some('-' | 'x' | 'X' | '/' | '>' | '*') => self.0.advance(1),
            Some(other) => return self.0.error(ActionFault::Sign(other)),
        }
        let is_shot = sign == Some('>') && self.0.next_if(&['>']);
        if is_shot {
            self.0.next_if(&['>']);
        }
        let to = self.point()?;
        match sign {
            Some('-') => Ok(match position.infer_action(from, to) {
                longer @ (Action::Retreat { .. } | Action::Shift { .. }) => longer,
                _ => Action::Step { from, to },
            }),
            Some('/') => Ok(Action::Retreat { from, to }),
            Some('>') if !is_shot => Ok(Action::Shift { from, to }),
            // The point before the sign names the cannon, which makes no difference to the action.
            Some('*' | '>') => Ok(Action::Shot { target: to }),
            _ => Ok(Action::Capture { from, to }),
        }
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.0.skip(|letter| letter.is_whitespace() || letter == '+' || letter == '#');
        if self.0.peek().is_some() { self.0.error(ActionFault::Surplus) } else { Ok(()) }
    }
}

impl Position {
    pub(crate) fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        let mut parser = ActionParser(ActionText::new(text));
        let action = parser.action(self)?;
        parser.end()?;
        Ok(action)
    }

    /// Notation of an action without suffix.
    pub fn plain_notation(action: Action) -> String {
        match action {
            Action::Place { at } => format!("@{at}"),
            Action::Step { from, to } => format!("{from}-{to}"),
            Action::Capture { from, to } => format!("{from}x{to}"),
            Action::Retreat { from, to } => format!("{from}/{to}"),
            Action::Shift { from, to } => format!("{from}>{to}"),
            Action::Shot { target } => format!("*{target}"),
        }
    }

    /// The suffix of a legal action: `#` for a win, `+` for an attack on the town.
    pub(crate) fn suffix(&self, action: Action) -> &'static str {
        let after = self.after(action);
        if after.outcome().is_some() {
            "#"
        } else if after.is_town_attacked(after.side_to_move()) {
            "+"
        } else {
            ""
        }
    }
}
