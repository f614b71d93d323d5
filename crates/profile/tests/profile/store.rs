//! The file in a folder: two windows, damage, and newer versions.

use cannon_rules::GameId;
use std::fs::{self, File};
use std::path::Path;
use std::thread;

use cannon_profile::{MAX_BYTES, PlayerResult, ProfileStore, Profiles, ReadError, StoreError};
use tempfile::TempDir;

use crate::aid::{game, two_players};

fn store() -> (TempDir, ProfileStore) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = ProfileStore::new(folder.path().join("never/made"));
    (folder, store)
}

fn record(profiles: &mut Profiles, ended: i64) {
    let id = profiles.current().expect("a player").id();
    assert!(profiles.get_mut(id).expect("there").record_game(game(ended, 3, PlayerResult::Won)));
}

fn games(profiles: &Profiles) -> u32 {
    profiles.current().expect("a player").game(GameId::Cannon).total.games()
}

/// The files of a folder that are neither the profiles nor the lock.
fn set_aside(path: &Path) -> Vec<String> {
    let folder = fs::read_dir(path.parent().expect("a folder")).expect("listed");
    let names = folder.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| name.contains("damaged")).collect()
}

#[test]
fn profiles_are_saved_and_loaded() {
    let (folder, store) = store();
    assert_eq!(store.load().expect("nothing there"), Profiles::default());
    assert!(!folder.path().join("never").exists(), "loading makes no folder");
    let mut profiles = two_players();
    record(&mut profiles, 1000);
    store.save(&mut profiles).expect("saved");
    assert_eq!(store.load().expect("loaded"), profiles);
}

#[test]
fn two_windows_lose_nothing() {
    let (_folder, store) = store();
    let mut first = two_players();
    store.save(&mut first).expect("saved");
    let mut second = store.load().expect("loaded");
    record(&mut first, 1000);
    record(&mut second, 2000);
    store.save(&mut first).expect("saved");
    store.save(&mut second).expect("saved");
    assert_eq!((games(&second), games(&store.load().expect("loaded"))), (2, 2));
    store.save(&mut first).expect("saved");
    assert_eq!(games(&first), 2);
}

#[test]
fn windows_that_save_at_the_same_time_lose_nothing() {
    let (_folder, store) = store();
    store.save(&mut two_players()).expect("saved");
    let play = |window: i64| {
        let mut profiles = store.load().expect("loaded");
        for number in 0..10 {
            record(&mut profiles, window * 100_000 + number * 1000);
            // A window of its own each time, so that nothing is saved by a later turn.
            let mut once = profiles.clone();
            while let Err(error) = store.save(&mut once) {
                assert!(matches!(error, StoreError::Busy { .. }), "{error}");
            }
            profiles = store.load().expect("loaded");
        }
    };
    thread::scope(|scope| {
        for window in 1..=4 {
            scope.spawn(move || play(window));
        }
    });
    assert_eq!(games(&store.load().expect("loaded")), 40);
}

#[test]
fn damaged_files_are_set_aside() {
    let (_folder, store) = store();
    let mut profiles = two_players();
    store.save(&mut profiles).expect("saved");
    let text = fs::read(store.path()).expect("read");
    let cut = text[..text.len() / 2].to_vec();
    let too_long = File::create(store.path().with_file_name("long")).expect("made");
    too_long.set_len(MAX_BYTES as u64 + 1).expect("set");
    for (number, damaged) in [cut, b"[1, 2]".to_vec(), b"{\"format\": \"\xff\"}".to_vec()].iter().enumerate() {
        fs::write(store.path(), damaged).expect("written");
        let error = store.load().expect_err("damage is noticed");
        let StoreError::Damaged { path, aside, reason } = &error else { panic!("{error}") };
        assert_eq!((path, &fs::read(aside).expect("kept")), (&store.path(), damaged));
        assert!(!path.exists() && error.to_string().contains(&reason.to_string()), "{error}");
        assert_eq!(set_aside(path).len(), number + 1);
        assert_eq!(store.load().expect("there is no file any more"), Profiles::default());
    }
    fs::rename(store.path().with_file_name("long"), store.path()).expect("renamed");
    let error = store.load().expect_err("the size is noticed");
    assert!(matches!(error, StoreError::Damaged { reason: ReadError::TooLong, .. }), "{error}");
    fs::write(store.path(), "damaged before saving").expect("written");
    let error = store.save(&mut profiles).expect_err("damage is noticed");
    assert!(matches!(error, StoreError::Damaged { reason: ReadError::Json(_), .. }), "{error}");
    assert_eq!(store.load().expect("written nevertheless"), profiles);
    assert_eq!(set_aside(&store.path()).len(), 5);
}

#[test]
fn files_of_newer_versions_are_left_as_they_are() {
    let (_folder, store) = store();
    let mut profiles = two_players();
    store.save(&mut profiles).expect("saved");
    let newer = profiles.to_json().replace("\"version\":1", "\"version\":9");
    fs::write(store.path(), &newer).expect("written");
    for result in [store.load().map(drop), store.save(&mut profiles)] {
        let error = result.expect_err("refused");
        assert!(matches!(error, StoreError::TooNew { reason: ReadError::TooNew { found: 9 }, .. }), "{error}");
        assert_eq!(fs::read_to_string(store.path()).expect("read"), newer);
    }
    assert!(set_aside(&store.path()).is_empty());
}

#[test]
fn files_that_cannot_be_read_are_errors_with_a_path() {
    let (_folder, store) = store();
    fs::create_dir_all(store.path()).expect("a folder in place of the file");
    let error = store.load().expect_err("refused");
    assert!(matches!(&error, StoreError::Io { path, .. } if *path == store.path()), "{error}");
    assert!(matches!(store.save(&mut two_players()), Err(StoreError::Io { .. })));
}

#[test]
fn lock_held_for_long_is_reported() {
    let (_folder, store) = store();
    let mut profiles = two_players();
    store.save(&mut profiles).expect("saved");
    let lock = File::open(store.path().with_file_name("profiles.lock")).expect("there");
    lock.lock().expect("locked");
    assert!(matches!(store.save(&mut profiles), Err(StoreError::Busy { .. })));
    lock.unlock().expect("unlocked");
    store.save(&mut profiles).expect("saved");
}
