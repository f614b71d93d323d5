//! Cases of the files of the program: lessons, puzzles, profiles, and the library of games with its index and its cache of searches.

use std::fs;
use std::sync::{Arc, LazyLock};

use cannon_lessons::{Attempt, Lesson, LessonSession, Proceeded, Stage};
use cannon_library::index::{INDEX_FILE, Row, Rows, read_bytes};
use cannon_library::search::cache::{CACHE_FILE, row_count};
use cannon_library::{Collection, Filter, Library, PositionFilter};
use cannon_profile::Profiles;
use cannon_puzzles::file;
use cannon_rules::GameId;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use tempfile::TempDir;

use crate::{check_told, edits, text};

/// Number of positions that a proof of a puzzle may visit.
const MAX_NODES: u64 = 500;

/// Parses text as a lesson. Every task of a parsed lesson is solved by its solutions, and a session answers every other legal action
/// without a panic.
pub fn lesson(data: &[u8]) {
    let lesson = match Lesson::from_json("fuzz.json", text(data)) {
        Ok(lesson) => lesson,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let mut session = LessonSession::new(Arc::new(lesson));
    loop {
        match session.stage() {
            Stage::Finished => break,
            Stage::Solved { .. } => assert_ne!(session.proceed(), Proceeded::Waiting),
            Stage::Turn { .. } => {
                for action in session.timeline().actions() {
                    let mut other = LessonSession::new(Arc::clone(session.lesson()));
                    other.go_to_task(session.task());
                    other.try_action(action);
                }
                let solution = session.solutions()[0];
                let answer = session.try_action(solution);
                assert!(matches!(answer, Attempt::Solved { .. } | Attempt::Continue { .. }), "{answer:?}");
            }
        }
    }
    assert_eq!(session.solved_tasks().len(), session.lesson().tasks.len());
}

/// Parses text as a file of puzzles. Puzzles that were read survive a round trip, and their lines can be played.
pub fn puzzles(data: &[u8]) {
    let puzzles = match file::read(text(data)) {
        Ok(puzzles) => puzzles,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(file::read(&file::write(&puzzles)).as_ref(), Ok(&puzzles));
    for puzzle in &puzzles {
        let mut timeline = puzzle.begin();
        puzzle.line().iter().for_each(|&action| timeline.play(action).expect("a legal line"));
        assert_eq!(puzzle.images().len(), 4);
        // A proof of any puzzle ends at its limit.
        let _ = puzzle.prove(MAX_NODES);
    }
}

/// Parses text as a file of profiles. Parsed profiles survive a round trip, and merging a copy changes nothing.
pub fn profiles(data: &[u8]) {
    let profiles = match Profiles::from_json(text(data)) {
        Ok(profiles) => profiles,
        Err(error) => return check_told(&error),
    };
    assert_eq!(Profiles::from_json(&profiles.to_json()).as_ref(), Ok(&profiles));
    let mut merged = profiles.clone();
    merged.merge(profiles.clone());
    assert_eq!(merged, profiles);
    for profile in profiles.iter() {
        let export = Profiles::from_json(&profile.export()).expect("an export can be read");
        assert!(export.iter().eq([profile]));
        for game in GameId::ALL {
            assert!(profile.game(game).rating.current().rating().is_finite());
            let _ = (profile.advice(game), profile.average_accuracy(game), profile.last_game());
            let today = "2026-01-05".parse().expect("a date");
            let (due, summary) = (profile.due_mistakes(game, today), profile.mistakes(game, today));
            assert!(due.len() == summary.due && summary.due <= summary.open, "{summary:?}");
            assert_eq!(summary.next == Some(today), summary.due > 0, "{summary:?}");
            due.into_iter().for_each(|mistake| drop(mistake.record()));
        }
    }
}

/// Parses bytes as an index of the library, as edits of an index, and as a row of an index. Whatever is not refused with an error is right:
/// a row survives a round trip, and an edited index that can still be read has no row that was never written.
pub fn library_index(data: &[u8]) {
    static INDEX: LazyLock<Vec<u8>> = LazyLock::new(index_of_two_games);
    static ROWS: LazyLock<Rows> = LazyLock::new(|| read_bytes(&INDEX).expect("the index is sound"));
    let _ = read_bytes(data);
    let mut edited = INDEX.clone();
    edits::apply(data, &mut edited);
    if let Ok(rows) = read_bytes(&edited) {
        assert!(rows.iter().all(|(name, row)| ROWS.get(name) == Some(row)), "{rows:?}");
    }
    let _ = Row::from_bytes(data);
    if let Ok(row) = Row::from_content(data) {
        assert_eq!(Row::from_bytes(&row.to_bytes()), Ok(row));
    }
}

/// Parses bytes as a cache of searches, also behind the beginning of a cache, and searches a library with this cache. A game is found by its
/// position despite the cache, because no row is about its content.
pub fn search_cache(data: &[u8]) {
    static GAME: LazyLock<(String, String)> = LazyLock::new(|| {
        let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
        timeline.play(timeline.actions()[0]).expect("a legal action");
        let players = Players::untimed(Seat::Human, Seat::Human);
        let started = "2026-05-01T10:00:00Z".parse().expect("a time");
        (Record::from_timeline(&timeline, players, started).to_json(), timeline.position_text_at(1))
    });
    let _ = row_count(data);
    let cache = [b"cannon-search-2\n".as_slice(), data].concat();
    let rows = row_count(&cache);
    let folder = temporary_folder();
    fs::write(folder.path().join("game.json"), &GAME.0).expect("written");
    fs::write(folder.path().join(CACHE_FILE), &cache).expect("written");
    let library = Library::open(folder.path()).expect("it opens");
    let position = PositionFilter::read(None, &GAME.1, false).expect("a position");
    assert_eq!(library.list(&Filter { position: Some(position), ..Filter::default() }).len(), 1, "{rows:?}");
}

/// Parses bytes as a file of the explorer, and as what follows the checksum of such a file. A collection survives a round trip, and answers about
/// any position.
pub fn explorer_collection(data: &[u8]) {
    for collection in [Collection::from_bytes(data), Collection::from_content(data)] {
        let collection = match collection {
            Ok(collection) => collection,
            Err(fault) => {
                check_told(&fault);
                continue;
            }
        };
        assert_eq!(Collection::from_bytes(&collection.to_bytes()).as_ref(), Ok(&collection));
        for game in GameId::ALL {
            let start = game.begin(None, None, HouseRules::NONE).expect("a game");
            let explored = collection.explore(&start);
            assert!(game == collection.game() || explored.actions.is_empty());
            assert!(explored.total().score_of(start.side_to_move()).is_none_or(|score| (0.0..=100.0).contains(&score)));
        }
    }
}

/// A folder of an input. It lies in memory where the system offers that, because the library syncs every change to the disk.
fn temporary_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}

/// The index of a library with a game of each kind.
fn index_of_two_games() -> Vec<u8> {
    let folder = temporary_folder();
    let mut library = Library::open(folder.path()).expect("the folder can be read");
    for game in GameId::ALL {
        let timeline = game.begin(None, None, HouseRules::DRAWS).expect("the start of a game");
        let record = Record::from_timeline(&timeline, Players::default(), Default::default());
        library.save_as(None, game.name(), &record).expect("a game can be saved");
    }
    drop(library);
    fs::read(folder.path().join(INDEX_FILE)).expect("the library writes its index")
}

/// Puts a file into the folder of a library, among its deleted games, and among its favourites. The first line is its name, the rest its
/// content. The library lists the file whatever it is, and no operation loses it.
pub fn library_folder(data: &[u8]) {
    let (name, content) = text(data).split_once('\n').unwrap_or_default();
    if name.is_empty() || name.len() > 100 || name.contains(['/', '\\', '\0']) || name == "." || name == ".." {
        return;
    }
    let folder = temporary_folder();
    let folder = folder.path();
    for subfolder in ["", "deleted", ".favourites", "deleted/.favourites"] {
        fs::create_dir_all(folder.join(subfolder)).expect("a folder can be created");
    }
    // Some systems refuse some names.
    let Ok(()) = fs::write(folder.join(name), content) else { return };
    let kept = folder.join("deleted").join(format!("2026-02-28 07.05.09.012 {name}"));
    for file in [&kept, &folder.join(".favourites").join(name)] {
        fs::write(file, content).expect("a file can be written");
    }

    let mut library = Library::open(folder).expect("the folder can be read");
    let is_listed = name.ends_with(".json") && !name.starts_with('.');
    let files: Vec<_> = library.list(&Filter::default()).iter().map(|game| game.file.clone()).collect();
    assert_eq!(files.len(), usize::from(is_listed), "{name:?}");
    for file in &files {
        let game = library.get(file).expect("a listed file");
        assert!(game.favourite && !game.name().is_empty());
        let is_sound = game.details.is_ok();
        let summary = game.clone();
        assert_eq!(library.load(file).is_ok_and(|record| record.replay().is_ok()), is_sound);
        let deleted = library.delete(file).expect("a file can be deleted");
        assert!(library.is_empty() && library.deleted().expect("the folder can be read").contains(&deleted));
        assert_eq!(&library.undo_delete(&deleted).expect("a file can be restored"), file);
        assert_eq!(fs::read_to_string(file).expect("it is there"), content);
        let restored = library.get(file).expect("it is listed again");
        assert!(restored.favourite && restored.details == summary.details);
    }
    for deleted in library.deleted().expect("the folder can be read") {
        let file = library.undo_delete(&deleted).expect("a file can be restored");
        assert!(file.starts_with(folder) && fs::read_to_string(file).expect("it is there") == content);
    }
    drop(library);
    let again = Library::open(folder).expect("the folder can be read");
    assert_eq!(again.len(), 2 * files.len());
}
