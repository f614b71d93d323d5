//! Names of files, the note of the last game, and what older programs left.

use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use super::*;
use cannon_rules::GameId;
use cannon_rules::record::{Players, Seat};
use cannon_rules::timeline::HouseRules;

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::new(folder.path().join("cannon"));
    store.prepare().expect("the folders can be made");
    (folder, store)
}

/// A game of this length.
fn game(plies: usize) -> Record {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::DRAWS).expect("a game begins");
    for ply in 0..plies {
        let actions = timeline.actions();
        timeline.play(actions[ply % actions.len()]).expect("a legal action");
    }
    Record::from_timeline(&timeline, Players::untimed(Seat::Human, Seat::computer(7)), Timestamp::UNIX_EPOCH)
}

#[test]
fn last_game_is_the_noted_one_while_it_is_there() {
    let (_folder, store) = store();
    assert_eq!(store.last_game().expect("no note"), None);
    let file = store.games_folder().join("a.json");
    fs::write(&file, game(4).to_json()).expect("written");
    store.set_last_game("a.json").expect("noted");
    assert_eq!(store.last_game().expect("read"), Some(game(4)));
    let mut illegal = game(3);
    illegal.actions[2].text = illegal.actions[0].text.clone();
    for damaged in ["{\"format\": \"cannon-rec".to_owned(), illegal.to_json()] {
        fs::write(&file, &damaged).expect("written");
        let refused = store.last_game().expect_err("the damage is detected");
        assert!(matches!(refused, StoreError::Library(LibraryError::Unusable { .. })), "{refused}");
        assert_eq!(fs::read_to_string(&file).expect("still there"), damaged);
    }
    fs::remove_file(&file).expect("removed");
    assert_eq!(store.last_game().expect("a deleted game is no error"), None);
    for note in ["", "..", "/", "../outside.json", "\0"] {
        fs::write(store.folder().join("outside.json"), game(4).to_json()).expect("written");
        store.set_last_game(note).expect("noted");
        assert_eq!(store.last_game().expect("no error"), None, "{note:?}");
    }
}

#[test]
fn autosave_of_an_older_program_becomes_a_saved_game() {
    let (_folder, store) = store();
    fs::write(store.games_folder().join("autosave.json"), game(2).to_json()).expect("written");
    fs::write(store.folder().join(OLD_AUTOSAVE_FILE), game(5).to_json()).expect("written");
    store.prepare().expect("prepared");
    assert!(!store.folder().join(OLD_AUTOSAVE_FILE).exists());
    assert_eq!(store.last_game().expect("read"), Some(game(5)));
    assert_eq!(json_files_in(&store.games_folder()).expect("listed").len(), 2, "no file was replaced");
    store.prepare().expect("nothing left to do");
    assert_eq!(store.last_game().expect("read"), Some(game(5)));
}

#[test]
fn only_old_temporary_files_are_removed() {
    let (_folder, store) = store();
    let leftover = store.folder.join(".unfinished-old");
    let fresh = store.folder.join(".unfinished-new");
    let foreign = store.folder.join("notes.txt");
    for path in [&leftover, &fresh, &foreign] {
        fs::write(path, "x").expect("written");
    }
    let long_ago = SystemTime::now() - Duration::from_secs(3 * 60 * 60);
    for path in [&leftover, &foreign] {
        fs::File::options().write(true).open(path).and_then(|file| file.set_modified(long_ago)).expect("made old");
    }
    store.prepare().expect("prepared");
    assert!(!leftover.exists() && fresh.exists() && foreign.exists());
}
