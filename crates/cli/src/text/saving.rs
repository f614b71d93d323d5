//! Saving and loading of games, and automatic saving to the file given with `--record`.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::session::Session;
use super::terminal_game::TerminalGame;
use crate::error::CliError;
use crate::games::import_notice;
use cannon_files::match_games::MatchError;
use cannon_files::{FileError, Format, NumberedGame};
use cannon_i18n::FluentValue;
use cannon_rules::message::{Message, ToMessage};

impl<R: BufRead, W: Write> Session<R, W> {
    /// Saves the game to this file, or else to its own file. Asks before it replaces a file that is not of this game.
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.record_path.clone()) else {
            return self.print_message("cli-which-file", &[]);
        };
        let is_of_this_game = [&self.record_path, &self.last_file].into_iter().flatten().any(|known| *known == path);
        if !is_of_this_game && path.exists() && self.is_interactive {
            let question = self.localizer.format("cli-replace-question", &[("file", path_text(&path))]);
            if !self.confirm(&question)? {
                return Ok(());
            }
        }
        match cannon_files::write_record(&path, &self.game.record()) {
            Ok(()) => {
                self.has_unsaved_changes = false;
                self.last_file = Some(path.clone());
                self.print_message("cli-saved", &[("file", path_text(&path))])
            }
            Err(error) => self.print_error(&error),
        }
    }

    /// Replaces the game with the game in this file, or else with the game in its own file. A number may follow the name of a file of several
    /// games. If games are saved after every turn, the file of the old game stays as it is, and the loaded game is saved to the file from
    /// which it comes if that is a saved game; nothing is written to files of other formats.
    pub(super) fn load(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.record_path.clone()) else {
            return self.print_message("cli-which-file", &[]);
        };
        let (path, number) = with_number(path);
        let game = match cannon_files::read_numbered_game(&path, number) {
            Ok(game) => game,
            Err(FileError::Match { path, error: MatchError::Several { games, first } }) => {
                let args = [("file", path_text(&path)), ("games", games.into()), ("first", first.to_string().into())];
                return self.print_message("cli-load-several", &args);
            }
            Err(error) => return self.print_error(&error),
        };
        if !self.confirm_loss("cli-load-question")? {
            return Ok(());
        }
        let (notice, is_own_file) = (import_notice(&game), game.format == Format::Record);
        let NumberedGame { record, timeline, path, .. } = game;
        self.game = TerminalGame::from_record(record, timeline);
        self.has_unsaved_changes = false;
        let was_saved_elsewhere = self.record_path.as_ref().is_some_and(|own| *own != path);
        let message = match (was_saved_elsewhere, is_own_file) {
            (true, true) => "cli-loaded-and-saved-there",
            (true, false) => "cli-loaded-not-saved",
            (false, _) => "cli-loaded",
        };
        if was_saved_elsewhere {
            self.record_path = is_own_file.then(|| path.clone());
        }
        self.last_file = is_own_file.then(|| path.clone());
        self.print_message(message, &[("file", path_text(&path))])?;
        if let Some(notice) = notice {
            let text = self.localizer.message(&notice);
            writeln!(self.out, "{text}")?;
        }
        self.greet()?;
        self.show()?;
        self.clocks_updated = Instant::now();
        Ok(())
    }

    /// Saves the game to its file, if it has one. If that fails, the player is told so once, and the game goes on.
    pub(super) fn autosave(&mut self) -> Result<(), CliError> {
        let Some(path) = &self.record_path else { return Ok(()) };
        match cannon_files::write_record(path, &self.game.record()) {
            Ok(()) => {
                self.has_unsaved_changes = false;
                self.knows_save_failure = false;
                Ok(())
            }
            Err(_) if self.knows_save_failure => Ok(()),
            Err(error) => {
                self.knows_save_failure = true;
                let reason = missing_folder(path).unwrap_or_else(|| error.to_message());
                let warning = self.localizer.message(&Message::from("cli-not-saved").message("reason", reason));
                writeln!(self.out, "{warning}")?;
                Ok(())
            }
        }
    }

    /// Marks the game as changed and saves it. This is called before the change is announced.
    pub(super) fn on_game_changed(&mut self) -> Result<(), CliError> {
        self.has_unsaved_changes = true;
        self.autosave()
    }

    /// Asks a question if an unfinished game is not saved and would be lost. Returns whether to go on; without a terminal nobody is asked.
    pub(super) fn confirm_loss(&mut self, question_id: &str) -> Result<bool, CliError> {
        let would_lose_game = self.has_unsaved_changes && self.game.timeline.ply() > 0 && self.game.outcome().is_none();
        if !would_lose_game || !self.is_interactive {
            return Ok(true);
        }
        let question = self.localizer.text(question_id);
        self.confirm(&question)
    }
}

/// What a player is told if there is no folder for the file.
fn missing_folder(path: &Path) -> Option<Message> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())?;
    Some(Message::from("error-no-folder").text("file", path.display()).text("folder", folder.display()))
}

/// The path, and the number of a game if it follows the name of the file. A file whose name ends in a number is that file.
fn with_number(path: PathBuf) -> (PathBuf, Option<u64>) {
    let numbered = |path: &Path| {
        let (file, number) = path.to_str()?.rsplit_once(char::is_whitespace)?;
        Some((PathBuf::from(file.trim_end()), number.parse().ok()?))
    };
    match numbered(&path) {
        Some((file, number)) if !path.exists() => (file, Some(number)),
        _ => (path, None),
    }
}

fn path_text(path: &Path) -> FluentValue<'static> {
    path.display().to_string().into()
}
