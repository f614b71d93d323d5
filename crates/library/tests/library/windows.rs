//! Two windows on one folder lose nothing of each other.

use std::path::Path;
use std::{fs, thread};

use cannon_library::{IndexError, IndexFault, IndexState, Library, LibraryError};
use cannon_rules::record::Record;

use crate::{age_files, contents, game, temporary_folder};

fn open(folder: &Path) -> Library {
    Library::open(folder).expect("it opens")
}

#[test]
fn the_second_window_works_without_the_index_and_takes_it_over() {
    let folder = temporary_folder();
    for number in 0..20 {
        fs::write(folder.path().join(format!("{number}.json")), game(number, 4).to_json()).expect("written");
    }
    age_files(folder.path());
    let mut first = open(folder.path());
    let mut second = open(folder.path());
    assert!(matches!(second.index_state(), IndexState::InMemory(IndexError { fault: IndexFault::Locked, .. })));
    assert_eq!(contents(&first), contents(&second));
    let file = second.save_as(None, "Second", &game(50, 3)).expect("saved");
    let other = first.save_as(None, "Second", &game(51, 3)).expect("the name is not known here yet");
    assert_ne!(file, other, "no file replaces another");
    first.delete(&folder.path().join("3.json")).expect("deleted");
    assert!(matches!(second.rename(&folder.path().join("3.json"), "x"), Err(LibraryError::Missing { .. })));
    first.refresh().expect("read");
    second.refresh().expect("read");
    assert_eq!(contents(&first), contents(&second));
    assert!(matches!(second.index_state(), IndexState::InMemory(_)));
    drop(first);
    second.refresh().expect("read");
    assert!(
        matches!(second.index_state(), IndexState::Fresh | IndexState::Updated { .. }),
        "{:?}",
        second.index_state()
    );
    let expected = contents(&second);
    drop(second);
    let third = open(folder.path());
    assert!(matches!(third.index_state(), IndexState::Fresh | IndexState::Updated { dropped: 0, .. }));
    assert_eq!(contents(&third), expected);
}

#[test]
fn a_game_that_both_windows_play_on_becomes_two_games() {
    let folder = temporary_folder();
    let mut first = open(folder.path());
    let file = first.save(None, &game(2, 5)).expect("saved").expect("a file");
    let mut second = open(folder.path());
    assert_eq!(second.load(&file).expect("read"), game(2, 5));
    // Different actions from the same position: the second game is an even-numbered one from another seed after five plies.
    let fork = fork(&game(2, 5));
    assert_eq!(first.save(Some(&file), &game(2, 6)).expect("saved"), Some(file.clone()));
    second.refresh().expect("read");
    let own = second.save(Some(&file), &fork).expect("saved").expect("a file");
    assert_ne!(own, file);
    assert_eq!(first.save(Some(&file), &game(2, 7)).expect("saved"), Some(file.clone()));
    assert_eq!(second.save(Some(&own), &game(2, 4)).expect("taken back"), Some(own.clone()));
    assert_eq!(first.load(&file).expect("read"), game(2, 7));
    assert_eq!(second.load(&own).expect("read"), game(2, 4));
}

#[test]
fn a_name_given_in_another_window_stays() {
    let folder = temporary_folder();
    let mut first = open(folder.path());
    let file = first.save(None, &game(2, 5)).expect("saved").expect("a file");
    let mut second = open(folder.path());
    second.rename(&file, "Named there").expect("renamed");
    assert_eq!(first.save(Some(&file), &game(2, 6)).expect("saved"), Some(file.clone()));
    let saved = first.load(&file).expect("read");
    assert_eq!(saved, Record { name: Some("Named there".to_owned()), ..game(2, 6) });
    // The second window has not loaded the sixth action, and does not drop it.
    second.rename(&file, "Named again").expect("renamed");
    let other = second.save(Some(&file), &fork(&game(2, 5))).expect("saved").expect("a file");
    assert_ne!(other, file);
    assert_eq!(first.load(&file).expect("read").actions, game(2, 6).actions);
}

#[test]
fn windows_that_save_at_the_same_moment_lose_nothing() {
    let folder = temporary_folder();
    const WINDOWS: u64 = 4;
    const GAMES: u64 = 10;
    thread::scope(|scope| {
        for window in 0..WINDOWS {
            let folder = folder.path();
            scope.spawn(move || {
                let mut library = open(folder);
                for number in 0..GAMES {
                    // All games began at the same time, so that all windows choose the same file names.
                    let record =
                        |plies| Record { started: game(0, 0).started, ..game(2 * (window * GAMES + number), plies) };
                    let file = library.save(None, &record(6)).expect("saved").expect("a file");
                    assert_eq!(library.save(Some(&file), &record(7)).expect("saved"), Some(file));
                }
            });
        }
    });
    let library = open(folder.path());
    assert_eq!(library.len() as u64, WINDOWS * GAMES);
    assert!(contents(&library).iter().all(|(_, plies)| *plies == Some(7)));
}

/// A game with the same actions and another one after them.
fn fork(record: &Record) -> Record {
    let mut timeline = record.replay().expect("a legal game");
    let other = game(2, record.actions.len() + 1).actions[record.actions.len()].text.clone();
    let action = timeline.actions().into_iter().find(|&action| timeline.notation(action).as_deref() != Some(&other));
    timeline.play(action.expect("another action")).expect("a legal action");
    Record::from_timeline(&timeline, record.players.clone(), record.started)
}
