//! Schemes as the commands see them, whichever game has them: set-ups with a name, the game's own and those that players make.

use std::path::Path;

use super::GameCommands;
use crate::cli::error::CliError;
use crate::files;

/// What the commands need of a game's schemes.
#[derive(Debug)]
pub(in crate::cli) struct Schemes {
    /// Those that the game comes with, each with the name by which it is chosen.
    pub(in crate::cli) shipped: fn() -> Vec<(&'static str, SchemeReport)>,
    /// Reads the text of a scheme file, or says what is wrong with it and where.
    pub(in crate::cli) read: fn(&str) -> Result<SchemeReport, String>,
    /// Makes a scheme of a position text, given the scheme's name and what is said about it.
    pub(in crate::cli) compose: fn(&str, &str, &str) -> Result<SchemeReport, String>,
}

/// All there is to say about a scheme.
#[derive(Clone, Debug)]
pub(in crate::cli) struct SchemeReport {
    /// What its maker calls it.
    pub(in crate::cli) name: String,
    /// What its maker says about it; may be empty.
    pub(in crate::cli) about: String,
    /// How large it is, in a word.
    pub(in crate::cli) size: String,
    /// What else is worth knowing, each fact with its name.
    pub(in crate::cli) facts: Vec<(&'static str, String)>,
    /// The position text of its start, in which it can be passed on in one line.
    pub(in crate::cli) text: String,
    /// Its file.
    pub(in crate::cli) file: String,
    /// Its board in characters.
    pub(in crate::cli) board: String,
    /// Why it cannot be played.
    pub(in crate::cli) errors: Vec<String>,
    /// What speaks against it.
    pub(in crate::cli) warnings: Vec<String>,
}

impl GameCommands {
    /// What the commands need of the game's schemes.
    ///
    /// # Errors
    /// It has none.
    pub(in crate::cli) fn schemes(&self) -> Result<&Schemes, CliError> {
        let none = || CliError::BadInput(format!("the game {} has no schemes", self.id));
        self.schemes.as_ref().ok_or_else(none)
    }

    /// The scheme in this file, which can be played.
    ///
    /// # Errors
    /// The file cannot be read, is no scheme file, the scheme cannot be played (all that is wrong with it), or the game has none.
    pub(super) fn playable_scheme(&self, path: &Path) -> Result<SchemeReport, CliError> {
        let text = files::read_text(path)?;
        let bad = |fault: String| CliError::BadInput(format!("{}: {fault}", path.display()));
        let scheme = (self.schemes()?.read)(&text).map_err(bad)?;
        if scheme.errors.is_empty() {
            Ok(scheme)
        } else {
            Err(bad(format!("the scheme cannot be played: {}", scheme.errors.join("; "))))
        }
    }
}
