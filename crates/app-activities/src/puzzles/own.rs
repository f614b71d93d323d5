//! The puzzles that the player has made and kept, one file each in a folder beside the saved games.

use bevy::prelude::*;

use super::PuzzleRequest;
use crate::persistence::Storage;
use cannon_puzzles::{Fields, Puzzle, PuzzleFault, file};
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};

/// Name of the folder beside the saved games.
pub const OWN_PUZZLE_FOLDER: &str = "puzzles";

/// The player's own puzzles.
#[derive(Resource, Debug, Default)]
pub struct OwnPuzzles {
    puzzles: Vec<Puzzle>,
    /// Files that cannot be read or are damaged, as paths in the data folder.
    unreadable_files: Vec<String>,
    /// The reason why the folder cannot be listed.
    folder_error: Option<Message>,
}

impl OwnPuzzles {
    /// The puzzles of a game, in the order in which they were made.
    pub fn of_game(&self, game: GameId) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.game() == game)
    }

    /// The files that cannot be read or are damaged, as paths in the data folder. They are left as they are.
    pub fn unreadable_files(&self) -> &[String] {
        &self.unreadable_files
    }

    /// What a player is told if the folder cannot be listed.
    pub const fn folder_error(&self) -> Option<&Message> {
        self.folder_error.as_ref()
    }

    /// The puzzle as it is kept, with an identifier that no other puzzle has.
    ///
    /// # Errors
    /// If the identifier would be too long.
    pub fn numbered(&self, puzzle: &Puzzle) -> Result<Puzzle, PuzzleFault> {
        let number = self.puzzles.iter().filter_map(|own| own.id().trim_start_matches('p').parse().ok()).max();
        let number: u32 = number.map_or(1, |number: u32| number.saturating_add(1));
        Puzzle::new(Fields { id: format!("p{number:04}"), ..puzzle.fields().clone() })
    }

    /// Whether a puzzle with the position of this one is kept already, perhaps mirrored.
    pub fn contains_like(&self, puzzle: &Puzzle) -> bool {
        let images = puzzle.images();
        self.of_game(puzzle.game()).any(|own| own.images().first().is_some_and(|image| images.contains(image)))
    }
}

/// Reads the puzzles when the program starts, and when one has been added.
pub(super) fn read_own(
    mut requests: MessageReader<PuzzleRequest>,
    storage: Res<Storage>,
    mut own: ResMut<OwnPuzzles>,
    mut is_read: Local<bool>,
) {
    let is_requested = requests.read().any(|request| *request == PuzzleRequest::ReadOwn);
    if *is_read && !is_requested {
        return;
    }
    *is_read = true;
    let Some(store) = &storage.0 else { return };
    let (texts, folder_error) = match store.text_folder(OWN_PUZZLE_FOLDER).list() {
        Ok(texts) => (texts, None),
        Err(error) => {
            warn!("own puzzles cannot be read: {error}");
            (Vec::new(), Some(error.to_message()))
        }
    };
    let (mut puzzles, mut unreadable_files) = (Vec::new(), Vec::new());
    for text in texts {
        let read = text.text.map_err(|error| error.to_string());
        match read.and_then(|text| file::read(&text).map_err(|error| error.to_string())) {
            Ok(read) => puzzles.extend(read),
            Err(error) => {
                warn!("{}: {error}", text.file.display());
                let name = text.file.file_name().map(|name| name.to_string_lossy());
                unreadable_files.extend(name.map(|name| format!("{OWN_PUZZLE_FOLDER}/{name}")));
            }
        }
    }
    puzzles.sort_by(|a, b| a.id().cmp(b.id()));
    *own = OwnPuzzles { puzzles, unreadable_files, folder_error };
}
