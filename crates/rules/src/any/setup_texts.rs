//! Texts of set-ups of any game, and of their mirror images.

use std::str::FromStr;

use super::ParseError;
use crate::{GameId, cannon, tank_chess};

/// A set-up as text, and its mirror image from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupTexts {
    /// The text as positions write it.
    pub text: String,
    /// The text of the mirror image. The same text if the set-up is symmetric.
    pub mirrored: String,
}

impl GameId {
    /// Reads a position text as a set-up, which need not be a position of a game. Spaces and other freedoms of the text are gone from the
    /// result, so that equal set-ups have equal texts.
    ///
    /// ```
    /// use cannon_rules::GameId;
    ///
    /// let texts = GameId::Cannon.setup_texts("  10/10/10/10/10/10/10/10/d81/10   d")?;
    /// assert_eq!(texts.text, "10/10/10/10/10/10/10/10/d9/10 d");
    /// # Ok::<(), cannon_rules::any::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// The text is no position text of this game; the error has the place and the reason.
    pub fn setup_texts(self, text: &str) -> Result<SetupTexts, ParseError> {
        match self {
            GameId::Cannon => {
                let setup = cannon::Setup::from_str(text).map_err(|error| ParseError::of(&error))?;
                Ok(SetupTexts { text: setup.to_string(), mirrored: setup.mirrored().to_string() })
            }
            GameId::TankChess => {
                let setup = tank_chess::Setup::from_str(text).map_err(|error| ParseError::of(&error))?;
                Ok(SetupTexts { text: setup.to_string(), mirrored: setup.mirrored().to_string() })
            }
        }
    }
}
