//! Playing styles of the computer.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A playing style. It changes the evaluation slightly; all styles are about as strong as the plain one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// No preference.
    #[default]
    Plain,
    /// Prefers cannons: fields of fire, threats and shots.
    Gunner,
    /// Prefers advancing: steps, space, and soldiers near the enemy town.
    Marcher,
    /// Prefers solid structures: soldiers side by side and a guarded town.
    Mason,
    /// Prefers flexibility: mobility and shifts.
    Fox,
}

/// Error of parsing a style name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown style `{0}`; there are plain, gunner, marcher, mason, fox")]
pub struct UnknownStyle(String);

impl Style {
    /// All styles, the plain one first.
    pub const ALL: [Style; 5] = [Style::Plain, Style::Gunner, Style::Marcher, Style::Mason, Style::Fox];

    /// Whether this is the plain style, which is omitted from files and messages.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Style::Plain
    }

    /// Name of the style in commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Plain => "plain",
            Style::Gunner => "gunner",
            Style::Marcher => "marcher",
            Style::Mason => "mason",
            Style::Fox => "fox",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Style, UnknownStyle> {
        let known = Style::ALL.into_iter().find(|style| style.name().eq_ignore_ascii_case(text));
        known.ok_or_else(|| UnknownStyle(text.to_owned()))
    }
}
