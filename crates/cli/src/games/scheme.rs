//! Schemes as the commands see them, whichever game has them: set-ups with a name, the game's own and those that players make.

use std::path::Path;

use super::GameCommands;
use crate::error::CliError;

/// What the commands need of a game's schemes.
#[derive(Debug)]
pub(crate) struct Schemes {
    /// Those that the game comes with, each with the name by which it is chosen.
    pub(crate) shipped: fn() -> Vec<(&'static str, SchemeReport)>,
    /// Reads the text of a scheme file, or says what is wrong with it and where.
    pub(crate) read: fn(&str) -> Result<SchemeReport, String>,
    /// Makes a scheme of a position text, given the scheme's name and what is said about it.
    pub(crate) compose: fn(&str, &str, &str) -> Result<SchemeReport, String>,
}

/// All there is to say about a scheme.
#[derive(Clone, Debug)]
pub(crate) struct SchemeReport {
    /// What its maker calls it.
    pub(crate) name: String,
    /// What its maker says about it; may be empty.
    pub(crate) about: String,
    /// How large it is, in a word.
    pub(crate) size: String,
    /// What else is worth knowing, each fact with its name.
    pub(crate) facts: Vec<(&'static str, String)>,
    /// The position text of its start, in which it can be passed on in one line.
    pub(crate) text: String,
    /// Its file.
    pub(crate) file: String,
    /// Its board in characters.
    pub(crate) board: String,
    /// Why it cannot be played.
    pub(crate) errors: Vec<String>,
    /// What speaks against it.
    pub(crate) warnings: Vec<String>,
}

impl GameCommands {
    /// What the commands need of the game's schemes.
    ///
    /// # Errors
    /// It has none.
    pub(crate) fn schemes(&self) -> Result<&Schemes, CliError> {
        let none = || CliError::BadInput(format!("the game {} has no schemes", self.id));
        self.schemes.as_ref().ok_or_else(none)
    }

    /// The scheme in this file, which can be played.
    ///
    /// # Errors
    /// The file cannot be read, is no scheme file, the scheme cannot be played (all that is wrong with it), or the game has none.
    pub(super) fn playable_scheme(&self, path: &Path) -> Result<SchemeReport, CliError> {
        let text = cannon_files::read_text(path)?;
        let bad = |fault: String| CliError::BadInput(format!("{}: {fault}", path.display()));
        let scheme = (self.schemes()?.read)(&text).map_err(bad)?;
        if scheme.errors.is_empty() {
            Ok(scheme)
        } else {
            Err(bad(format!("the scheme cannot be played: {}", scheme.errors.join("; "))))
        }
    }
}
