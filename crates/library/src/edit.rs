//! Changes of a game that the player makes in the list: its name, and whether it is a favourite.

use std::path::Path;

use cannon_files::atomic;
use cannon_rules::record::Record;

use crate::summary::content_hash;
use crate::{Library, LibraryError};

impl Library {
    /// Gives a game another name. The file name does not change.
    ///
    /// # Errors
    /// The name is empty or taken, or the file cannot be used or written. The file is unchanged then.
    pub fn rename(&mut self, file: &Path, name: &str) -> Result<(), LibraryError> {
        let file_name = self.name_of(file)?.to_owned();
        let name = self.unused_name(name, Some(&file_name))?;
        let _lock = self.lock();
        let on_disk = self.read(&file_name)?;
        let was_seen = self.seen.get(&file_name) == Some(&content_hash(&on_disk));
        let record = Record { name: Some(name), ..on_disk };
        atomic::write(file, record.to_json().as_bytes()).map_err(LibraryError::io(file))?;
        let seen = self.seen.get(&file_name).copied();
        self.note_written(&file_name, &record);
        self.write_index();
        // Another window may have added actions that were not loaded here. This library has written them back, but they still count as
        // unseen.
        if !was_seen {
            match seen {
                Some(content) => self.seen.insert(file_name, content),
                None => self.seen.remove(&file_name),
            };
        }
        Ok(())
    }

    /// Marks a game as favourite, or removes the mark. The file of the game does not change.
    ///
    /// # Errors
    /// There is no such game, or the mark cannot be written.
    pub fn set_favourite(&mut self, file: &Path, favourite: bool) -> Result<(), LibraryError> {
        let name = self.name_of(file)?;
        let Some(game) = self.games.get_mut(name) else { return Err(LibraryError::Missing { path: file.to_owned() }) };
        self.favourites.set(name, favourite)?;
        game.favourite = favourite;
        Ok(())
    }
}
