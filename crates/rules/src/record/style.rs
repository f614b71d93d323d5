//! Playing styles of the computer, by name.

use std::fmt;
use std::str::FromStr;

use crate::GameId;
use crate::message::{MAX_NAME_CHARS, Message, ToMessage, quoted};
use crate::serde_help::serde_as_text;

/// A playing style. It changes the evaluation slightly; all styles are about as strong as the plain one.
///
/// Each game lists its own styles in [`Game::STYLES`](crate::Game::STYLES). Styles of the same name are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style(&'static str);

/// Error of parsing a style name: the text at fault, shortened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown style `{0}`; there are {styles}", styles = Style::names())]
pub struct UnknownStyle(pub String);

impl ToMessage for UnknownStyle {
    fn to_message(&self) -> Message {
        Message::from("error-unknown-style").text("name", &self.0).text("styles", Style::names())
    }
}

impl Style {
    /// No preference. Every game has this style.
    pub const PLAIN: Style = Style::new("plain");

    /// The style with this name, which is lower case.
    pub const fn new(name: &'static str) -> Style {
        Style(name)
    }

    /// Whether this is the plain style, which is omitted from files and messages.
    pub fn is_plain(&self) -> bool {
        *self == Style::PLAIN
    }

    /// Name of the style in commands, files and message identifiers.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The styles of all games, each once, the plain one first.
    pub fn all() -> Vec<Style> {
        let mut styles = Vec::new();
        for &style in GameId::ALL.iter().flat_map(|game| game.styles()) {
            if !styles.contains(&style) {
                styles.push(style);
            }
        }
        styles
    }

    /// The names of all styles, with commas between them.
    fn names() -> String {
        Style::all().into_iter().map(Style::name).collect::<Vec<_>>().join(", ")
    }
}

impl Default for Style {
    fn default() -> Style {
        Style::PLAIN
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Style {
    type Err = UnknownStyle;

    /// Finds the style of any game, regardless of case.
    fn from_str(name: &str) -> Result<Style, UnknownStyle> {
        let found = Style::all().into_iter().find(|style| style.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| UnknownStyle(quoted(name, MAX_NAME_CHARS)))
    }
}

serde_as_text!(Style);
