//! Tests of the library on real folders.

mod explorer;
mod first_node;
mod full_disk;
mod import;
mod index;
mod operations;
mod search;
mod studies;
mod windows;

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use cannon_library::{Filter, Library, LibraryEntry};
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, splitmix};
use jiff::Timestamp;
use tempfile::TempDir;

/// A folder of a test. It lies in memory where the system offers that, because the library syncs every change to the disk.
pub(crate) fn temporary_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}

/// An empty library in a temporary folder.
pub(crate) fn library() -> (TempDir, Library) {
    let folder = temporary_folder();
    let library = Library::open(folder.path().join("games")).expect("it opens");
    (folder, library)
}

/// A random game of this length. Games of different numbers began at different times, and take turns between the registered games.
pub(crate) fn game(number: u64, plies: usize) -> Record {
    let entry = &GameId::ALL[number as usize % GameId::ALL.len()];
    let mut timeline = entry.begin(None, None, HouseRules::DRAWS).expect("a game begins");
    for ply in 0..plies {
        let actions = timeline.actions();
        let choice = splitmix::hash(number, ply as u64) as usize % actions.len();
        timeline.play(actions[choice]).expect("a legal action");
    }
    let players = Players::untimed(Seat::Human, Seat::computer(1 + (number % 10) as i8));
    Record::from_timeline(&timeline, players, Timestamp::from_second(number as i64 * 60).expect("a time"))
}

/// Makes all files of a folder look as if they had not been changed for a while, so that their summaries are taken for settled.
pub(crate) fn age_files(folder: &Path) {
    let long_ago = SystemTime::now() - Duration::from_secs(3600);
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        if entry.path().extension().is_some_and(|extension| extension == "json") {
            File::options()
                .write(true)
                .open(entry.path())
                .and_then(|file| file.set_modified(long_ago))
                .expect("made old");
        }
    }
}

/// The games that pass a filter, by name.
pub(crate) fn by_name<'a>(library: &'a Library, filter: &Filter) -> Vec<&'a LibraryEntry> {
    let mut games = library.list(filter);
    games.sort_by_cached_key(|game| game.name().to_lowercase());
    games
}

/// The names and lengths of all games, by name.
pub(crate) fn contents(library: &Library) -> Vec<(String, Option<usize>)> {
    let games = by_name(library, &Filter::default());
    games.iter().map(|game| (game.name(), game.details.as_ref().ok().map(|details| details.plies))).collect()
}
