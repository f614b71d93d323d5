//! The library of the user's games, which the autosave's thread and the screens share.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use jiff::Timestamp;

use super::autosave::Storage;
use super::{Store, StoreError};
use cannon_library::Library;
use cannon_rules::record::Record;

/// The library of the user's games. Clones share it. It is opened when it is first used, which can take seconds if its index must be built
/// again; the autosave's thread does so at the start of the program.
#[derive(Resource, Clone, Debug)]
pub struct GameLibrary(Option<Arc<Mutex<OpenLibrary>>>);

#[derive(Debug)]
struct OpenLibrary {
    store: Store,
    library: Option<Library>,
    current: Option<CurrentGame>,
}

/// The game that was saved last in this session, and its file.
#[derive(Debug)]
struct CurrentGame {
    started: Timestamp,
    file: PathBuf,
}

impl FromWorld for GameLibrary {
    fn from_world(world: &mut World) -> Self {
        let store = world.get_resource_or_init::<Storage>().0.clone();
        GameLibrary(store.map(|store| Arc::new(Mutex::new(OpenLibrary { store, library: None, current: None }))))
    }
}

impl GameLibrary {
    /// Carries out an operation of the library.
    ///
    /// # Errors
    /// There is no folder for it, it cannot be opened, or the operation failed.
    pub fn with<T, E: Into<StoreError>>(
        &self,
        operation: impl FnOnce(&mut Library) -> Result<T, E>,
    ) -> Result<T, StoreError> {
        operation(self.lock()?.library()?).map_err(Into::into)
    }

    /// Saves a game after each action, from the second one on. See [`Library::save`].
    ///
    /// # Errors
    /// The game cannot be written. Its file holds what it held before.
    pub fn save(&self, record: &Record) -> Result<(), StoreError> {
        let mut open = self.lock()?;
        let file = open.file_of(record);
        let saved = open.library()?.save(file.as_deref(), record)?;
        saved.map_or(Ok(()), |file| open.set_current(record, file))
    }

    /// Saves a game of any length and gives it a name. See [`Library::save_as`].
    ///
    /// # Errors
    /// The name is empty or taken by another game, or the game cannot be written.
    pub fn save_as(&self, name: &str, record: &Record) -> Result<(), StoreError> {
        let mut open = self.lock()?;
        let file = open.file_of(record);
        let file = open.library()?.save_as(file.as_deref(), name, record)?;
        open.set_current(record, file)
    }

    /// From now on a game that is saved has been loaded from its file or is a new one, even if it was saved in this session.
    pub(super) fn forget_current(&self) {
        if let Ok(mut open) = self.lock() {
            open.current = None;
        }
    }

    fn lock(&self) -> Result<MutexGuard<'_, OpenLibrary>, StoreError> {
        let shared = self.0.as_ref().ok_or(StoreError::NoFolder)?;
        // A panic in another thread leaves files that are whole, and a list that the next refresh brings in step with them.
        Ok(shared.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl OpenLibrary {
    fn library(&mut self) -> Result<&mut Library, StoreError> {
        let library = match self.library.take() {
            Some(library) => library,
            None => {
                let mut library = Library::open(self.store.games_folder())?;
                // Deleted games that stay longer do no harm.
                if let Err(error) = library.purge_expired(Timestamp::now()) {
                    warn!("games that were deleted long ago stay: {error}");
                }
                library
            }
        };
        Ok(self.library.insert(library))
    }

    fn file_of(&self, record: &Record) -> Option<PathBuf> {
        self.current.as_ref().filter(|current| current.started == record.started).map(|current| current.file.clone())
    }

    fn set_current(&mut self, record: &Record, file: PathBuf) -> Result<(), StoreError> {
        if self.current.as_ref().is_none_or(|current| current.file != file) {
            self.store.set_last_game(file_name(&file))?;
        }
        self.current = Some(CurrentGame { started: record.started, file });
        Ok(())
    }
}

fn file_name(file: &Path) -> &str {
    // The library makes file names from text, so they are valid Unicode.
    file.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}
