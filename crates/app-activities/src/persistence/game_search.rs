//! A search inside games on another thread.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};

use super::{GameLibrary, StoreError};
use cannon_library::{Filter, Library, LibraryEntry};

/// Number of games that are replayed before others can use the library again. On all cores of an ordinary computer, this takes less time
/// than a frame.
const GAMES_AT_A_TIME: usize = 64;

/// The games that were found, and the number of all games.
type Found = (Arc<[LibraryEntry]>, usize);

/// A search that runs on another thread. If it is dropped, it ends after the games that are being replayed.
pub(super) struct RunningSearch(Task<Result<Found, StoreError>>);

impl RunningSearch {
    /// Starts a search for the games that pass one of these filters. The library is used for a few games at a time, so that nobody waits
    /// for it long.
    pub(super) fn start(library: GameLibrary, filters: Vec<Filter>) -> RunningSearch {
        RunningSearch(IoTaskPool::get().spawn(async move {
            for filter in &filters {
                prepare_games(&library, |library| library.unprepared(filter)).await?;
            }
            library.with(|library| Ok::<_, StoreError>((list(library, &filters), library.len())))
        }))
    }

    /// The games, once they are found, in the order of [`Library::list`].
    pub(super) fn poll(&mut self) -> Option<Result<Found, StoreError>> {
        block_on(poll_once(&mut self.0))
    }
}

/// Replays games a few at a time, which a search or the explorer needs.
///
/// # Errors
/// The library cannot be opened.
pub(crate) async fn prepare_games(
    library: &GameLibrary,
    unprepared: impl FnOnce(&Library) -> Vec<PathBuf>,
) -> Result<(), StoreError> {
    let unprepared = library.with(|library| Ok::<_, StoreError>(unprepared(library)))?;
    for files in unprepared.chunks(GAMES_AT_A_TIME) {
        library.with(|library| {
            library.prepare_search(files);
            Ok::<_, StoreError>(())
        })?;
        // Other tasks of the pool load models and sounds, and a search for something else ends this one.
        yield_now().await;
    }
    Ok(())
}

/// The games that pass one of the filters.
fn list(library: &Library, filters: &[Filter]) -> Arc<[LibraryEntry]> {
    let mut seen = HashSet::new();
    let mut games: Vec<&LibraryEntry> =
        filters.iter().flat_map(|filter| library.list(filter)).filter(|game| seen.insert(&game.file)).collect();
    games.sort_by_key(|game| (Reverse(game.stamp.modified), &game.file));
    games.into_iter().cloned().collect()
}
