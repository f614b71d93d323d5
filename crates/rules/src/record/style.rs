//! Characters of play: what a computer player likes, at any level.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A character. It judges positions a little differently and is about as strong as the plain one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// No preference.
    #[default]
    Plain,
    /// Lives by the cannon: fields of fire, threats, shots.
    Gunner,
    /// Goes forward: steps, space, soldiers at the enemy's town.
    Marcher,
    /// Builds: soldiers side by side, a guarded town.
    Mason,
    /// Keeps its options: mobility, shifts, sudden turns.
    Fox,
}

/// A word that names no style.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown style `{0}`; there are plain, gunner, marcher, mason, fox")]
pub struct UnknownStyle(String);

impl Style {
    /// All styles, the plain one first.
    pub const ALL: [Style; 5] = [Style::Plain, Style::Gunner, Style::Marcher, Style::Mason, Style::Fox];

    /// Whether it is the plain one, which goes without saying.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Style::Plain
    }

    /// Its name in commands and files.
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
