//! Names of players.

use std::fmt;

use cannon_rules::message::{Message, ToMessage, Value};
use serde::{Deserialize, Serialize};

/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARS: usize = 40;

/// The name of a player: 1 to 40 characters. White space and control characters are single spaces within it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PlayerName(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// It is empty, or has only white space.
    #[error("a player needs a name")]
    Empty,
    /// It is too long.
    #[error("a name has at most {MAX_NAME_CHARS} characters, and this one has {0}")]
    TooLong(usize),
}

impl ToMessage for NameError {
    fn to_message(&self) -> Message {
        match self {
            NameError::Empty => "error-player-name".into(),
            NameError::TooLong(characters) => Message::with(
                "error-player-name-length",
                [("characters", Value::number(*characters)), ("most", Value::number(MAX_NAME_CHARS))],
            ),
        }
    }
}

impl PlayerName {
    /// The name in a text as entered, trimmed.
    ///
    /// ```
    /// use cannon_profile::{NameError, PlayerName};
    ///
    /// assert_eq!(PlayerName::new("  Anna \t B. ")?.as_str(), "Anna B.");
    /// assert_eq!(PlayerName::new(" "), Err(NameError::Empty));
    /// assert_eq!(PlayerName::new(&"a".repeat(41)), Err(NameError::TooLong(41)));
    /// # Ok::<(), NameError>(())
    /// ```
    ///
    /// # Errors
    /// Nothing is left, or more than 40 characters.
    pub fn new(text: &str) -> Result<PlayerName, NameError> {
        let is_separator = |c: char| c.is_whitespace() || c.is_control();
        let words: Vec<&str> = text.split(is_separator).filter(|word| !word.is_empty()).collect();
        let name = words.join(" ");
        match name.chars().count() {
            0 => Err(NameError::Empty),
            count if count > MAX_NAME_CHARS => Err(NameError::TooLong(count)),
            _ => Ok(PlayerName(name)),
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names are too alike for two players: they differ at most in case.
    pub fn is_like(&self, other: &PlayerName) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }

    /// The name with a number behind it, cut where it would be too long.
    pub(crate) fn numbered(&self, number: usize) -> PlayerName {
        let suffix = format!(" {number}");
        let kept: String = self.0.chars().take(MAX_NAME_CHARS - suffix.len()).collect();
        PlayerName(format!("{}{suffix}", kept.trim_end()))
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for PlayerName {
    type Error = NameError;

    fn try_from(text: String) -> Result<PlayerName, NameError> {
        PlayerName::new(&text)
    }
}
