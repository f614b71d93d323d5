//! An import of games on another thread, and the report about it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};

use super::{GameLibrary, StoreError};
use cannon_app_base::i18n::Words;
use cannon_library::{GameImport, ImportOutcome, ImportProgress, ImportedGame};

/// Games that are to be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameSource {
    /// The games of files and folders.
    Paths(Vec<PathBuf>),
    /// The games of a text.
    Text {
        /// The name that stands for the name of a file.
        name: String,
        /// The text.
        text: String,
    },
}

/// A file or a game of which not everything is in the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportFault {
    /// The name of the file.
    pub file: String,
    /// The reason, in the language of the player.
    pub reason: String,
}

/// The report about an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The numbers of games, in the language of the player.
    pub text: String,
    /// The files and games that were refused or read only in part.
    pub faults: Vec<ImportFault>,
    /// The name of the file, if all games come from one file of several games.
    pub(super) single_file: Option<String>,
}

/// An import that runs on another thread. If it is dropped, it ends after the game that is being written.
pub(super) struct RunningImport {
    task: Task<Result<ImportReport, StoreError>>,
    progress: Arc<Mutex<ImportProgress>>,
    is_cancelled: Arc<AtomicBool>,
}

impl RunningImport {
    /// Starts an import. The library is used for one game at a time, so that nobody waits for it long. The report is written there, too,
    /// because thousands of reasons would delay a frame.
    pub(super) fn start(library: GameLibrary, source: GameSource, words: Words) -> RunningImport {
        let (progress, is_cancelled) = (Arc::<Mutex<ImportProgress>>::default(), Arc::<AtomicBool>::default());
        let (shown, cancelled) = (Arc::clone(&progress), Arc::clone(&is_cancelled));
        let task = IoTaskPool::get().spawn(async move {
            let mut import = match source {
                GameSource::Paths(paths) => GameImport::of_paths(paths),
                GameSource::Text { name, text } => GameImport::of_text(name, text),
            };
            while !cancelled.load(Ordering::Relaxed) && import.read_next() {
                if import.has_game() {
                    library.with(|library| {
                        import.write_to(library);
                        Ok::<_, StoreError>(())
                    })?;
                }
                *shown.lock().unwrap_or_else(PoisonError::into_inner) = import.progress();
                // Other tasks of the pool load models and sounds.
                yield_now().await;
            }
            let games = library.with(|library| Ok::<_, StoreError>(import.finish(library)))?;
            Ok(ImportReport::new(&games, cancelled.load(Ordering::Relaxed), &words))
        });
        RunningImport { task, progress, is_cancelled }
    }

    /// How far the import is.
    pub(super) fn progress(&self) -> ImportProgress {
        *self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the import before the next game. What was imported stays.
    pub(super) fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// The report, once the import has ended.
    pub(super) fn poll(&mut self) -> Option<Result<ImportReport, StoreError>> {
        block_on(poll_once(&mut self.task))
    }
}

impl ImportReport {
    fn new(games: &[ImportedGame], is_cancelled: bool, words: &Words) -> ImportReport {
        let count = |is_counted: fn(&ImportedGame) -> bool| games.iter().filter(|game| is_counted(game)).count();
        let imported = count(|game| matches!(game.outcome, ImportOutcome::Imported(_)));
        let known = count(|game| matches!(game.outcome, ImportOutcome::AlreadyThere(_)));
        let refused = count(|game| matches!(game.outcome, ImportOutcome::Refused(_)));
        let args = [("imported", imported.into()), ("known", known.into()), ("refused", refused.into())];
        let mut texts = vec![words.format("saved-imported", &args)];
        let is_partial =
            |game: &ImportedGame| !matches!(game.outcome, ImportOutcome::Refused(_)) && game.stopped.is_some();
        for (id, count) in [
            ("saved-imported-partly", count(is_partial)),
            ("saved-imported-no-game", count(|game| matches!(game.outcome, ImportOutcome::NoGame))),
        ] {
            if count > 0 {
                texts.push(words.format(id, &[("count", count.into())]));
            }
        }
        if is_cancelled {
            texts.push(words.text("saved-import-cancelled"));
        }
        let fault = |game: &ImportedGame| {
            Some(ImportFault { file: name_of(&game.path), reason: words.message(&game.fault()?) })
        };
        let single_file = match games {
            [first, .., last] if first.number.is_some() && games.iter().all(|game| game.path == last.path) => {
                Some(first.path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
            }
            _ => None,
        };
        ImportReport { text: texts.join(" "), faults: games.iter().filter_map(fault).collect(), single_file }
    }
}

/// The name of a file without its folder.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
