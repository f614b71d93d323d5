//! The game and its files: saving, loading, and keeping the game up to date in the file it was begun with.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::session::Session;
use super::table::Table;
use crate::error::CliError;
use cannon_i18n::FluentValue;

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.path.clone()) else { return self.say("cli-which-file", &[]) };
        match cannon_files::write_record(&path, &self.table.record()) {
            Ok(()) => {
                self.unsaved = false;
                self.say("cli-saved", &[("file", shown(&path))])
            }
            Err(error) => self.complain(&error),
        }
    }

    pub(super) fn load(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.path.clone()) else { return self.say("cli-which-file", &[]) };
        match cannon_files::read_game(&path) {
            Ok((record, timeline)) => {
                self.table = Table::resumed(record, timeline);
                self.unsaved = false;
                self.keep()?;
                self.say("cli-loaded", &[("file", shown(&path))])?;
                self.greet()?;
                self.show()?;
                self.counted = Instant::now();
                Ok(())
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Writes the game to its file, if it has one. The game goes on if that fails, but the player is told.
    pub(super) fn keep(&mut self) -> Result<(), CliError> {
        let Some(path) = &self.path else { return Ok(()) };
        match cannon_files::write_record(path, &self.table.record()) {
            Ok(()) => {
                self.unsaved = false;
                Ok(())
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Keeps the game after a change, before anything is said about it.
    pub(super) fn changed(&mut self) -> Result<(), CliError> {
        self.unsaved = true;
        self.keep()
    }

    /// Whether the player may go. A game that goes on and is in no file is not left without a question, if somebody sits there.
    pub(super) fn may_quit(&mut self) -> Result<bool, CliError> {
        let lost = self.unsaved && self.table.timeline.ply() > 0 && self.table.outcome().is_none();
        if !lost || !self.prompts {
            return Ok(true);
        }
        let question = self.words.text("cli-quit-question");
        self.agrees_to(&question)
    }
}

fn shown(path: &Path) -> FluentValue<'static> {
    path.display().to_string().into()
}
