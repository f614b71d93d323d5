//! Schemes of any game: named set-ups, built in or made by players.

use std::path::Path;

use super::{GameCommands, in_file};
use crate::error::CliError;
use cannon_files::system_error;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper, PrintError};
use cannon_rules::any::ParseError;
use cannon_rules::message::Message;

/// Access to the schemes of a game.
#[derive(Debug)]
pub struct Schemes {
    /// The built-in schemes with their identifiers.
    pub built_in: fn() -> Vec<(&'static str, SchemeReport)>,
    /// Parses the text of a scheme file. The error says what is wrong and where.
    pub read: fn(&str) -> Result<SchemeReport, ParseError>,
    /// Makes the page of the scheme in a scheme file. The error says what is wrong and where.
    pub page: fn(&str, Paper, &Localizer) -> Result<Page, ParseError>,
    /// Makes the page of an empty board with this many squares a side.
    pub template: fn(u8, Paper, &Localizer) -> Result<Page, PrintError>,
    /// Makes a scheme from a position text, a name and a description.
    pub from_text: fn(&str, &str, &str) -> Result<SchemeReport, Message>,
}

/// A scheme with its facts and its validation, in the forms that the commands print.
#[derive(Clone, Debug)]
pub struct SchemeReport {
    /// Its name, as its author wrote it.
    pub name: String,
    /// Its description, which may be empty.
    pub about: String,
    /// The number of squares on each side of its board.
    pub size: u8,
    /// Further facts, a line each.
    pub facts: Vec<Message>,
    /// The position text of its set-up.
    pub text: String,
    /// The text of its scheme file.
    pub file: String,
    /// Its board in characters.
    pub board: String,
    /// Errors, which prevent it from being played.
    pub errors: Vec<Message>,
    /// Warnings, which are advice.
    pub warnings: Vec<Message>,
}

impl Schemes {
    /// The text of the scheme file of the built-in scheme with this name, or else of the file with this name.
    ///
    /// # Errors
    /// If there is no built-in scheme with this name and the file cannot be read.
    pub fn text(&self, named: &str) -> Result<String, CliError> {
        match (self.built_in)().into_iter().find(|(name, _)| *name == named) {
            Some((_, scheme)) => Ok(scheme.file),
            None => Ok(cannon_files::read_text(Path::new(named))?),
        }
    }
}

/// Sentences as one message; `None` if there are none.
pub fn one_after_the_other(sentences: &[Message]) -> Option<Message> {
    let join =
        |rest: Message, first: Message| Message::from("error-list").message("first", first).message("rest", rest);
    sentences.iter().cloned().rev().reduce(join)
}

impl GameCommands {
    /// The schemes of the game.
    ///
    /// # Errors
    /// If the game has no schemes.
    pub fn schemes(&self) -> Result<&Schemes, CliError> {
        let none = || CliError::bad(Message::with("error-no-schemes", [("game", self.id.name_id().into())]));
        self.schemes.as_ref().ok_or_else(none)
    }

    /// Loads a scheme from a file and checks that it can be played.
    ///
    /// # Errors
    /// If the game has no schemes, the file cannot be read or is not a scheme, or the scheme has errors, all of which the message lists.
    pub fn load_playable_scheme(&self, path: &Path) -> Result<SchemeReport, CliError> {
        let text = cannon_files::read_text(path)?;
        let scheme = (self.schemes()?.read)(&text).map_err(|error| in_file(path, &error))?;
        let Some(reasons) = one_after_the_other(&scheme.errors) else { return Ok(scheme) };
        let message = Message::with("error-scheme-unplayable", [("reason", reasons.into())]);
        Err(CliError::bad(system_error::in_file(path, message)))
    }
}
