//! The library of the user's games, which the autosave's thread and the screens share.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use jiff::Timestamp;

use super::autosave::Storage;
use super::{Store, StoreError};
use cannon_library::{ImportOutcome, IndexFault, IndexState, Library, LibraryError};
use cannon_rules::record::Record;

/// The library of the user's games. Clones share it. It is opened when it is first used, which can take seconds if its index must be built
/// again; the autosave's thread does so at the start of the program.
#[derive(Resource, Clone, Debug)]
pub struct GameLibrary(Option<Arc<SharedLibrary>>);

#[derive(Debug)]
struct SharedLibrary {
    store: Store,
    library: Mutex<Option<Library>>,
    /// Held by the thread that is the next to use the library. A thread that uses it again and again, such as an import, lets others go
    /// first this way.
    turn: Mutex<()>,
    /// The current game has a lock of its own, for which nobody waits while the library is opened.
    current: Mutex<Current>,
}

/// Which game is saved to which file.
#[derive(Debug, Default)]
struct Current {
    /// The start and the file of the game that was saved last in this session.
    game: Option<(Timestamp, PathBuf)>,
    /// How many times the game was forgotten. A save that began before the game was forgotten does not bring it back.
    forgotten: u32,
}

impl FromWorld for GameLibrary {
    fn from_world(world: &mut World) -> Self {
        let store = world.get_resource_or_init::<Storage>().0.clone();
        let shared = |store| SharedLibrary {
            store,
            library: Mutex::default(),
            turn: Mutex::default(),
            current: Mutex::default(),
        };
        GameLibrary(store.map(|store| Arc::new(shared(store))))
    }
}

impl GameLibrary {
    /// Carries out an operation of the library, which is opened if necessary.
    ///
    /// # Errors
    /// There is no folder for it, it cannot be opened, or the operation failed.
    pub fn with<T, E: Into<StoreError>>(
        &self,
        operation: impl FnOnce(&mut Library) -> Result<T, E>,
    ) -> Result<T, StoreError> {
        let shared = self.shared()?;
        let turn = lock(&shared.turn);
        let mut library = lock(&shared.library);
        drop(turn);
        let library = match &mut *library {
            Some(library) => library,
            none => none.insert(shared.open()?),
        };
        operation(library).map_err(Into::into)
    }

    /// Saves a game after each action, from the second one on. See [`Library::save`].
    ///
    /// # Errors
    /// The game cannot be written. Its file holds what it held before.
    pub fn save(&self, record: &Record) -> Result<(), StoreError> {
        self.save_current(record, true, |library, file| library.save(file, record))
    }

    /// Keeps a game that was opened, unless the library has it. Returns whether it is new. See [`Library::import_record`].
    ///
    /// # Errors
    /// The game cannot be written.
    pub(super) fn keep_opened(&self, name: &str, record: &Record) -> Result<bool, StoreError> {
        let outcome = self.with(|library| library.import_record(name, record))?;
        Ok(matches!(outcome, ImportOutcome::Imported(_)))
    }

    /// Saves a study after each change, as [`save`](Self::save) does. The game that was played last stays the one that can be resumed.
    ///
    /// # Errors
    /// The study cannot be written. Its file holds what it held before.
    pub(super) fn save_study(&self, record: &Record) -> Result<(), StoreError> {
        self.save_current(record, false, |library, file| library.save_study(file, record))
    }

    /// Finds the file from which a study was opened, so that it is saved there. See [`Library::open_study`].
    ///
    /// # Errors
    /// The library cannot be opened.
    pub(super) fn open_study(&self, record: &Record) -> Result<(), StoreError> {
        let shared = self.shared()?;
        let forgotten = lock(&shared.current).forgotten;
        let file = self.with(|library| Ok::<_, StoreError>(library.open_study(record)))?;
        let mut current = lock(&shared.current);
        if current.forgotten == forgotten {
            current.game = file.map(|file| (record.started, file));
        }
        Ok(())
    }

    /// Saves a game with an operation of the library, and notes whether it is the last game that was played. The operation gets the file of
    /// a game that was saved before, and returns the file that the game has now.
    fn save_current(
        &self,
        record: &Record,
        is_last_game: bool,
        operation: impl FnOnce(&mut Library, Option<&Path>) -> Result<Option<PathBuf>, LibraryError>,
    ) -> Result<(), StoreError> {
        let shared = self.shared()?;
        let (known, forgotten) = {
            let current = lock(&shared.current);
            let game = current.game.as_ref().filter(|(started, _)| *started == record.started);
            (game.map(|(_, file)| file.clone()), current.forgotten)
        };
        let Some(file) = self.with(|library| operation(library, known.as_deref()))? else { return Ok(()) };
        if is_last_game && known.as_ref() != Some(&file) {
            shared.store.set_last_game(file_name(&file))?;
        }
        let mut current = lock(&shared.current);
        if current.forgotten == forgotten {
            current.game = Some((record.started, file));
        }
        Ok(())
    }

    /// Forgets the file of the current game. From now on a game that is saved counts as new or as loaded from its file, even if it was
    /// saved in this session.
    pub(super) fn forget_current(&self) {
        if let Some(shared) = &self.0 {
            let mut current = lock(&shared.current);
            current.game = None;
            current.forgotten += 1;
        }
    }

    fn shared(&self) -> Result<&SharedLibrary, StoreError> {
        self.0.as_deref().ok_or(StoreError::NoFolder)
    }
}

impl SharedLibrary {
    fn open(&self) -> Result<Library, StoreError> {
        let mut library = Library::open(self.store.games_folder())?;
        if let IndexState::Rebuilt(error) | IndexState::InMemory(error) = library.index_state()
            && error.fault != IndexFault::Missing
        {
            warn!("the games were listed without their index: {error}");
        }
        // Deleted games that stay longer do no harm.
        if let Err(error) = library.purge_expired(Timestamp::now()) {
            warn!("games that were deleted long ago stay: {error}");
        }
        Ok(library)
    }
}

/// Locks a mutex, even a poisoned one. A panic in another thread leaves whole files, and a list that the next refresh brings in step with
/// the files.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn file_name(file: &Path) -> &str {
    // The library makes file names from text, so they are valid Unicode.
    file.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}
