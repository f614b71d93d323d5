//! Saving, listing, renaming, marking, deleting and exporting.

use std::fs;
use std::path::Path;

use cannon_library::{Filter, IndexState, Library, LibraryError, OpponentFilter, ResultFilter};
use cannon_rules::record::{Player, Record, Seat, TimeControl};
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};
use jiff::{SignedDuration, Timestamp};

use crate::{by_name, contents, game, library, temporary_folder};

#[test]
fn every_game_of_two_actions_has_a_file_of_its_own() {
    let (_folder, mut library) = library();
    assert_eq!(library.save(None, &game(1, 1)).expect("nothing to do"), None);
    let first = library.save(None, &game(1, 2)).expect("saved").expect("a file");
    assert_eq!(library.save(Some(&first), &game(1, 3)).expect("saved"), Some(first.clone()));
    assert_eq!(library.save(None, &game(1, 3)).expect("nothing to do"), Some(first.clone()), "it is there already");
    let second = library.save(None, &game(2, 4)).expect("saved").expect("a file");
    // A game that began in the same minute has the same name.
    let third =
        library.save(None, &Record { started: game(2, 4).started + SignedDuration::from_secs(5), ..game(2, 5) });
    let third = third.expect("saved").expect("a file");
    assert!(first != second && second != third && library.len() == 3);
    assert_eq!(
        library.save(Some(&first), &game(1, 1)).expect("saved"),
        Some(first.clone()),
        "actions can be taken back"
    );
    assert_eq!(library.load(&first).expect("read"), game(1, 1));
    assert_eq!(library.load(&second).expect("read"), game(2, 4));
    assert!(library.list(&Filter { unfinished: true, ..Filter::default() }).len() == 3);
}

#[test]
fn a_loaded_game_is_played_on_in_its_file_and_a_variation_in_another() {
    let (_folder, mut library) = library();
    let file = library.save(None, &game(2, 6)).expect("saved").expect("a file");
    // Another session knows nothing of the game but its record.
    let mut library = Library::open(library.folder()).expect("it opens");
    let loaded = library.load(&file).expect("read");
    assert_eq!(library.save(None, &loaded).expect("nothing to do"), Some(file.clone()));
    let variation = library.save(None, &game(2, 5)).expect("saved").expect("a file");
    assert!(variation != file, "the sixth action stays");
    assert_eq!(
        library.save(None, &game(2, 7)).expect("saved"),
        Some(file.clone()),
        "the longest beginning is continued"
    );
    assert_eq!(library.load(&variation).expect("read"), game(2, 5));
    assert_eq!(library.load(&file).expect("read"), game(2, 7));
}

#[test]
fn game_that_goes_on_after_the_fault_of_a_program_keeps_its_file() {
    let (_folder, mut library) = library();
    let file = library.save(None, &game(2, 4)).expect("saved").expect("a file");
    let fault = Outcome::Win { side: Side::South, by: WinReason::Fault };
    let failed = Record { result: Some(fault), ..game(2, 4) };
    for record in [failed, game(2, 3), game(2, 6)] {
        assert_eq!(library.save(Some(&file), &record).expect("saved"), Some(file.clone()));
        assert_eq!(library.load(&file).expect("read"), record);
    }
    assert_eq!(library.len(), 1);
}

#[test]
fn taking_back_does_not_replace_a_finished_game() {
    let (_folder, mut library) = library();
    let file = library.save(None, &game(2, 6)).expect("saved").expect("a file");
    let resigned = Outcome::Win { side: Side::North, by: WinReason::Resignation };
    let finished = Record { result: Some(resigned), ..game(2, 6) };
    assert_eq!(library.save(Some(&file), &finished).expect("saved"), Some(file.clone()));
    let other = library.save(Some(&file), &game(2, 6)).expect("saved").expect("a file");
    assert!(other != file);
    assert_eq!(library.save(Some(&other), &game(2, 5)).expect("taken back"), Some(other.clone()));
    assert_eq!(library.load(&file).expect("read"), finished);
}

#[test]
fn saving_under_a_name_names_the_game_that_is_being_played() {
    let (_folder, mut library) = library();
    let short = library.save_as(None, "Short", &game(1, 1)).expect("games of any length");
    let file = library.save(None, &game(2, 4)).expect("saved").expect("a file");
    assert_eq!(library.save_as(Some(&file), "Long", &game(2, 5)).expect("named"), file);
    assert_eq!(library.save_as(None, "Longer", &game(2, 6)).expect("named"), file);
    assert!(matches!(library.save_as(Some(&file), "short", &game(2, 6)), Err(LibraryError::NameTaken(_))));
    assert_eq!(library.save(Some(&file), &game(2, 7)).expect("saved"), Some(file.clone()));
    assert_eq!(contents(&library), [("Longer".to_owned(), Some(7)), ("Short".to_owned(), Some(1))]);
    assert_ne!(short, file);
}

#[test]
fn deleted_file_is_saved_again() {
    let (_folder, mut library) = library();
    let file = library.save(None, &game(1, 2)).expect("saved").expect("a file");
    fs::remove_file(&file).expect("removed");
    let again = library.save(Some(&file), &game(1, 3)).expect("saved").expect("a file");
    assert_eq!(library.load(&again).expect("read"), game(1, 3));
    fs::write(&again, "damaged").expect("written");
    let third = library.save(Some(&again), &game(1, 4)).expect("saved").expect("a file");
    assert!(third != again, "what is in the file may be of use to the player");
    assert_eq!(fs::read_to_string(&again).expect("read"), "damaged");
}

#[test]
fn summary_says_what_the_record_says() {
    let (_folder, mut library) = library();
    let mut record = game(3, 6);
    record.result = Some(Outcome::Win { side: Side::North, by: WinReason::Resignation });
    record.scheme = Some("my scheme".to_owned());
    let file = library.save_as(None, "  My \n game ", &record).expect("saved");
    let summary = library.get(&file).expect("listed");
    assert_eq!(summary.name(), "My game");
    assert_eq!(summary.stamp.size, fs::metadata(&file).expect("there").len());
    assert!(summary.stamp.modified.is_some() && !summary.favourite);
    let details = summary.details.as_ref().expect("a game");
    let end = record.replay().expect("a legal game");
    assert_eq!(details.position, end.position_text_at(6));
    assert_eq!(details.ruleset.as_deref(), end.ruleset_name());
    assert_eq!((details.plies, details.result), (6, record.result));
    assert_eq!((details.scheme.as_deref(), details.game.name()), (Some("my scheme"), "tank-chess"));
    assert_eq!((&details.players, details.started), (&record.players, record.started));
}

#[test]
fn games_are_renamed() {
    let (_folder, mut library) = library();
    let first = library.save_as(None, "First", &game(1, 3)).expect("saved");
    let second = library.save(None, &game(2, 3)).expect("saved").expect("a file");
    assert!(
        matches!(library.save_as(None, "first", &game(3, 5)), Err(LibraryError::NameTaken(_))),
        "case does not matter"
    );
    assert!(matches!(library.save_as(None, " \t-- ", &game(3, 5)), Err(LibraryError::NoName)));
    library.rename(&first, "FIRST").expect("a game may keep its own name");
    assert!(matches!(library.rename(&second, "first"), Err(LibraryError::NameTaken(_))));
    library.rename(&second, "Größe 10: / \\ ?").expect("any name will do");
    assert_eq!(library.get(&second).expect("listed").name(), "Größe 10: / \\ ?");
    library.save(Some(&second), &game(2, 4)).expect("saved");
    assert_eq!(library.load(&second).expect("read").name.as_deref(), Some("Größe 10: / \\ ?"), "play keeps the name");
    assert!(matches!(library.rename(&library.folder().join("none.json"), "x"), Err(LibraryError::Missing { .. })));
}

#[test]
fn paths_outside_the_folder_are_refused() {
    let (folder, mut library) = library();
    let outside = folder.path().join("outside.json");
    fs::write(&outside, game(1, 3).to_json()).expect("written");
    fs::create_dir(library.folder().join("deleted")).expect("made");
    let hidden = library.folder().join(".hidden.json");
    for path in
        [&outside, &library.folder().join("../outside.json"), &hidden, &library.folder().join("deleted"), Path::new("")]
    {
        let refused = |result: Result<(), LibraryError>| matches!(result, Err(LibraryError::NotInLibrary { .. }));
        assert!(refused(library.rename(path, "x")), "{path:?}");
        assert!(refused(library.delete(path).map(drop)), "{path:?}");
        assert!(refused(library.save(Some(path), &game(1, 4)).map(drop)), "{path:?}");
        assert!(refused(library.set_favourite(path, true)), "{path:?}");
        assert!(refused(library.load(path).map(drop)), "{path:?}");
        assert!(refused(library.export(path, &folder.path().join("copy.json"))), "{path:?}");
    }
    assert!(outside.exists());
}

#[test]
fn favourites_survive_the_loss_of_the_index() {
    let (folder, mut library) = library();
    let [first, second] = [1, 2].map(|number| library.save(None, &game(number, 3)).expect("saved").expect("a file"));
    library.set_favourite(&first, true).expect("marked");
    library.set_favourite(&second, true).expect("marked");
    library.set_favourite(&second, false).expect("unmarked");
    library.save(Some(&first), &game(1, 4)).expect("saved");
    drop(library);
    fs::remove_file(folder.path().join("games/index.redb")).expect("removed");
    let library = Library::open(folder.path().join("games")).expect("it opens");
    assert!(matches!(library.index_state(), IndexState::Rebuilt(_)));
    let favourites = library.list(&Filter { favourites: true, ..Filter::default() });
    assert_eq!(favourites.iter().map(|game| &game.file).collect::<Vec<_>>(), [&first]);
}

#[test]
fn deletion_is_undone_with_name_and_mark() {
    let (_folder, mut library) = library();
    let file = library.save_as(None, "Mine", &game(1, 3)).expect("saved");
    library.set_favourite(&file, true).expect("marked");
    let deleted = library.delete(&file).expect("deleted");
    assert!(library.is_empty() && !file.exists() && deleted.file.exists());
    assert_eq!(library.deleted().expect("listed"), std::slice::from_ref(&deleted));
    assert!(matches!(library.delete(&file), Err(LibraryError::Missing { .. })));
    // Another game takes the name, and neither the mark nor the file.
    let other = library.save_as(None, "Mine", &game(2, 3)).expect("saved");
    assert!(!library.get(&other).expect("listed").favourite);
    let restored = library.undo_delete(&deleted).expect("restored");
    assert_ne!(restored, other);
    assert_eq!(library.load(&restored).expect("read").actions, game(1, 3).actions);
    assert!(library.get(&restored).expect("listed").favourite);
    assert!(library.deleted().expect("listed").is_empty());
    assert!(matches!(library.undo_delete(&deleted), Err(LibraryError::Missing { .. })));
    assert_eq!(library.len(), 2);
}

#[test]
fn game_with_the_longest_file_name_is_deleted_and_restored() {
    let (_folder, mut library) = library();
    let saved = library.save_as(None, "Mine", &game(1, 3)).expect("saved");
    // 250 bytes, to which the time of deletion cannot be added.
    let long = library.folder().join(format!("{}x.json", "ü".repeat(122)));
    fs::rename(saved, &long).expect("renamed");
    library.refresh().expect("read");
    let deleted = library.delete(&long).expect("deleted");
    assert_eq!(library.deleted().expect("listed").len(), 1);
    assert_eq!(library.undo_delete(&deleted).expect("restored"), long);
}

#[test]
fn deleted_games_are_purged_after_a_month_or_on_request() {
    let (_folder, mut library) = library();
    let mut deleted = Vec::new();
    for number in [1, 2, 3] {
        let file = library.save(None, &game(number, 3)).expect("saved").expect("a file");
        library.set_favourite(&file, true).expect("marked");
        deleted.push(library.delete(&file).expect("deleted"));
    }
    let foreign = library.folder().join("deleted/foreign.json");
    fs::write(&foreign, "of the player").expect("written");
    library.purge(&deleted[1]).expect("purged");
    assert_eq!(library.purge_expired(Timestamp::now()).expect("nothing to do"), 0);
    let almost = deleted[0].at + SignedDuration::from_hours(30 * 24);
    assert_eq!(library.purge_expired(almost).expect("nothing to do"), 0);
    let later = deleted[2].at + SignedDuration::from_hours(30 * 24) + SignedDuration::from_millis(1);
    assert_eq!(library.purge_expired(later).expect("purged"), 2);
    assert!(library.deleted().expect("listed").is_empty() && foreign.exists());
    let marks = fs::read_dir(library.folder().join("deleted/.favourites")).expect("a folder").count();
    assert_eq!(marks, 0, "no mark is left");
}

#[test]
fn filters_and_order() {
    let (_folder, mut library) = library();
    let win = |side, by| Some(Outcome::Win { side, by });
    let games = [
        ("a", Record { result: win(Side::South, WinReason::Resignation), ..game(2, 4) }),
        ("b", Record { result: win(Side::North, WinReason::Time), ..game(5, 9) }),
        ("c", Record { result: Some(Outcome::Draw { by: DrawReason::Agreement }), ..game(7, 6) }),
        ("d", game(4, 5)),
    ];
    for (name, record) in &games {
        library.save_as(None, name, record).expect("saved");
    }
    let mut humans = game(6, 3);
    humans.players.north =
        Player { name: Some("Zoë Ångström".to_owned()), ..Player::new(Seat::Human, TimeControl::None) };
    library.save_as(None, "e", &humans).expect("saved");
    fs::write(library.folder().join("broken zoë.json"), "{").expect("written");
    library.refresh().expect("read");
    let names = |filter: &Filter| by_name(&library, filter).iter().map(|game| game.name()).collect::<Vec<_>>().concat();
    let all = Filter::default();
    assert_eq!(names(&all), "abroken zoëcde".replace("abroken zoë", "abbroken zoë"));
    assert_eq!(names(&Filter { game: Some(GameId::Cannon), ..all.clone() }), "ade");
    assert_eq!(names(&Filter { opponent: Some(OpponentFilter::Human), ..all.clone() }), "e");
    assert_eq!(names(&Filter { opponent: Some(OpponentFilter::Computer(None)), ..all.clone() }), "abcd");
    assert_eq!(names(&Filter { opponent: Some(OpponentFilter::Computer(Some(6))), ..all.clone() }), "b");
    let result = |result| names(&Filter { result: Some(result), ..Filter::default() });
    assert_eq!(result(ResultFilter::WonByHuman), "a");
    assert_eq!(result(ResultFilter::WonByComputer), "b");
    assert_eq!(result(ResultFilter::Drawn), "c");
    assert_eq!(names(&Filter { unfinished: true, ..all.clone() }), "de");
    assert_eq!(names(&Filter { started_from: Some(game(5, 0).started), ..all.clone() }), "bce");
    assert_eq!(names(&Filter { text: " ÅNG zo".to_owned(), ..all.clone() }), "e");
    assert_eq!(
        names(&Filter { text: "zoë".to_owned(), ..all.clone() }),
        "broken zoëe",
        "a damaged file has a name, too"
    );
    assert_eq!(names(&Filter { text: "zoë".to_owned(), unfinished: true, ..all.clone() }), "e");
    assert_eq!(library.list(&all).first().map(|game| game.name()).as_deref(), Some("broken zoë"), "the newest file");
}

#[test]
fn games_are_exported_without_replacing_anything() {
    let (folder, mut library) = library();
    let file = library.save_as(None, "Mine", &game(1, 3)).expect("saved");
    let target = folder.path().join("copy.json");
    library.export(&file, &target).expect("exported");
    assert_eq!(fs::read(&target).expect("read"), fs::read(&file).expect("read"));
    assert!(matches!(library.export(&file, &target), Err(LibraryError::Exists { .. })));
    let nowhere = folder.path().join("no/such/folder/copy.json");
    assert!(matches!(library.export(&file, &nowhere), Err(LibraryError::Missing { path }) if path == nowhere));
    let damaged = library.folder().join("damaged.json");
    fs::write(&damaged, b"\xff half a game").expect("written");
    library.export(&damaged, &folder.path().join("damaged.json")).expect("a damaged file can be taken out");
}

#[test]
fn damaged_and_foreign_files_are_listed_with_the_reason_and_not_changed() {
    let (_folder, mut library) = library();
    let whole = game(2, 6).to_json();
    let newer = whole.replace("\"version\": 1", "\"version\": 99");
    let damaged: [(&str, &[u8]); 5] = [
        ("cut.json", &whole.as_bytes()[..whole.len() / 2]),
        ("foreign.json", b"{\"hello\": \"world\"}"),
        ("binary.json", b"\xff\xfe\x00\x01"),
        ("empty.json", b""),
        ("newer.json", newer.as_bytes()),
    ];
    for (name, bytes) in damaged {
        fs::write(library.folder().join(name), bytes).expect("written");
    }
    fs::create_dir(library.folder().join("folder.json")).expect("made");
    library.refresh().expect("read");
    assert_eq!(library.len(), damaged.len());
    for (name, bytes) in damaged {
        let file = library.folder().join(name);
        let reason = library.get(&file).expect("listed").details.clone().expect_err("the damage is detected");
        assert!(!reason.to_string().is_empty());
        assert!(matches!(library.load(&file), Err(LibraryError::Unusable { path, .. }) if path == file));
        assert!(library.rename(&file, "Mended").is_err(), "a damaged file cannot be renamed");
        assert_eq!(fs::read(&file).expect("still there"), bytes, "{name}");
        let deleted = library.delete(&file).expect("it can be deleted");
        assert_eq!(library.undo_delete(&deleted).expect("and restored"), file);
    }
}

#[test]
fn folders_of_older_programs_open() {
    let folder = temporary_folder();
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("made");
    for (name, record) in [
        ("cannon 2026-03-01 10.00.json", game(2, 3)),
        ("autosave, damaged.json", game(3, 4)),
        ("Mine.json", Record { name: Some("Mine".to_owned()), ..game(4, 5) }),
    ] {
        fs::write(games.join(name), record.to_json()).expect("written");
    }
    let library = Library::open(&games).expect("it opens");
    let lengths: Vec<_> = contents(&library).into_iter().map(|(_, plies)| plies).collect();
    assert_eq!(lengths, [Some(4), Some(3), Some(5)]);
    let visible = |name: &str| name.ends_with(".json") && !name.starts_with('.');
    let files = fs::read_dir(&games).expect("a folder").flatten();
    let json = files.filter(|entry| visible(&entry.file_name().to_string_lossy())).count();
    assert_eq!(json, 3, "older programs find nothing new to list");
}
