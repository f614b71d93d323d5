//! Saved games are read back unchanged, damaged files are not touched, and an autosave is complete even if the program is killed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use super::*;
use cannon_files::atomic::WriteStage;
use cannon_rules::record::{Player, Players, Seat, TimeControl};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Outcome, Side, WinReason, registry};

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::new(folder.path().join("cannon"));
    store.prepare().expect("the folders can be made");
    (folder, store)
}

/// A game of this length, with a computer player and clocks.
fn game(plies: usize) -> Record {
    let mut timeline = registry::GAMES[0].begin(None, None, HouseRules::DRAWS).expect("a game begins");
    for ply in 0..plies {
        let actions = timeline.actions();
        timeline.play(actions[ply % actions.len()]).expect("a legal action");
    }
    let players = Players {
        south: Player { remaining_ms: Some(123_456), ..Player::new(Seat::Human, TimeControl::minutes(5, 3)) },
        north: Player::new(Seat::computer(7), TimeControl::None),
    };
    let mut record = Record::from_timeline(&*timeline, players, Timestamp::UNIX_EPOCH);
    for (ply, action) in record.actions.iter_mut().enumerate() {
        action.clock_ms = (ply % 2 == 0).then_some(300_000 - ply as u64);
    }
    record
}

#[test]
fn saved_game_is_read_back_unchanged() {
    let (_folder, store) = store();
    let mut record = game(9);
    record.result = Some(Outcome::Win { side: Side::North, by: WinReason::Time });
    store.write_autosave(&record).expect("written");
    assert_eq!(store.read_autosave().expect("read").as_ref(), Some(&record));
    let file = store.save("  A  game\n of mine ", &record).expect("saved");
    let saved = store.load(&file).expect("loaded");
    assert_eq!(saved, Record { name: Some("A game of mine".to_owned()), ..record });
    saved.replay().expect("the game can be continued");
}

#[test]
fn missing_autosave_is_no_error() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::new(folder.path().join("never/made"));
    assert_eq!(store.read_autosave().expect("a missing file is no error"), None);
    assert!(store.list().expect("a missing folder is no error").is_empty());
}

#[test]
fn saved_games_are_listed_renamed_and_deleted() {
    let (_folder, store) = store();
    let first = store.save("First", &game(3)).expect("saved");
    store.save("Second/..\\*?", &game(4)).expect("any name can be a file");
    assert!(matches!(store.save("first", &game(5)), Err(StoreError::NameTaken(_))), "case does not matter");
    assert!(matches!(store.save(" \t-- ", &game(5)), Err(StoreError::NoName)));
    store.rename(&first, "Third").expect("renamed");
    store.rename(&first, "THIRD").expect("a game may keep its own name");
    assert!(matches!(store.rename(&first, "second/..\\*?"), Err(StoreError::NameTaken(_))));
    let names: Vec<_> = store.list().expect("listed").into_iter().map(|game| game.name).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&"THIRD".to_owned()) && names.contains(&"Second/..\\*?".to_owned()), "{names:?}");
    store.delete(&first).expect("deleted");
    assert_eq!(store.list().expect("listed").len(), 1);
    assert!(matches!(store.load(&first), Err(StoreError::Unusable { .. })));
}

#[test]
fn file_names_stay_in_the_folder_and_are_valid_on_every_system() {
    for (name, stem) in [
        ("../../etc/passwd", "etc-passwd"),
        (".hidden", "hidden"),
        ("con", "con game"),
        ("LPT1", "LPT1 game"),
        ("???", "game"),
        ("Größe 10, (b)", "Größe 10, (b)"),
    ] {
        assert_eq!(file_stem(name, UNNAMED).trim_start_matches(['-', '.']), stem, "{name}");
        assert!(!file_stem(name, UNNAMED).contains(['/', '\\', '.', ':']), "{name}");
    }
    assert_eq!(clean_name(&"x".repeat(500)).chars().count(), MAX_NAME_LENGTH);
}

#[test]
fn damaged_and_foreign_files_are_listed_with_the_reason_and_not_changed() {
    let (_folder, store) = store();
    let whole = game(6).to_json();
    let newer = whole.replace("\"version\": 1", "\"version\": 99");
    let damaged: [(&str, &[u8]); 5] = [
        ("cut.json", &whole.as_bytes()[..whole.len() / 2]),
        ("foreign.json", b"{\"hello\": \"world\"}"),
        ("binary.json", b"\xff\xfe\x00\x01"),
        ("empty.json", b""),
        ("newer.json", newer.as_bytes()),
    ];
    for (name, bytes) in damaged {
        fs::write(store.games_folder().join(name), bytes).expect("written");
    }
    let listed = store.list().expect("listed");
    assert_eq!(listed.len(), damaged.len());
    for game in &listed {
        let reason = game.record.as_ref().expect_err("the damage is detected").to_string();
        assert!(!reason.is_empty());
        assert!(matches!(store.load(&game.file), Err(StoreError::Unusable { .. })));
        assert!(store.rename(&game.file, "Mended").is_err(), "an unreadable file cannot be renamed");
    }
    for (name, bytes) in damaged {
        assert_eq!(fs::read(store.games_folder().join(name)).expect("still there"), bytes, "{name}");
    }
}

#[test]
fn damaged_autosave_is_set_aside_unchanged() {
    let (_folder, store) = store();
    let mut illegal = game(3);
    illegal.actions[2].text = illegal.actions[0].text.clone();
    for text in ["{\"format\": \"cannon-rec", "{\"another\": 1}", &illegal.to_json()] {
        fs::write(store.autosave_path(), text).expect("written");
        assert!(matches!(store.read_autosave(), Err(StoreError::Unusable { .. })));
        store.set_autosave_aside().expect("set aside");
        store.write_autosave(&game(2)).expect("written");
    }
    let texts: Vec<_> =
        store.list().expect("listed").iter().map(|game| fs::read_to_string(&game.file).expect("readable")).collect();
    assert_eq!(texts.len(), 3, "no file was overwritten");
    assert!(
        texts.iter().any(|text| text.starts_with("{\"format\"")) && texts.iter().any(|text| text.contains("another"))
    );
    assert!(texts.contains(&illegal.to_json()), "a well-formed record of an illegal game is set aside as well");
}

#[test]
fn interrupted_write_leaves_the_old_game_or_the_new_one() {
    let (_folder, store) = store();
    let [old, new] = [game(4), game(5)];
    for stop in
        [WriteStage::Created, WriteStage::HalfWritten, WriteStage::Written, WriteStage::Synced, WriteStage::Renamed]
    {
        store.write_autosave(&old).expect("written");
        let stopped = atomic::write_with_observer(&store.autosave_path(), new.to_json().as_bytes(), &mut |step| {
            if step == stop { Err(io::Error::other("killed")) } else { Ok(()) }
        });
        assert!(stopped.is_err());
        let expected = if stop == WriteStage::Renamed { &new } else { &old };
        assert_eq!(store.read_autosave().expect("whole").as_ref(), Some(expected), "{stop:?}");
    }
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
    let long_ago = std::time::SystemTime::now() - Duration::from_secs(3 * 60 * 60);
    for path in [&leftover, &foreign] {
        fs::File::options().write(true).open(path).and_then(|file| file.set_modified(long_ago)).expect("made old");
    }
    store.prepare().expect("prepared");
    assert!(!leftover.exists() && fresh.exists() && foreign.exists());
}

const VICTIM_FOLDER: &str = "CANNON_TEST_VICTIM_FOLDER";
const VICTIM_PLIES: usize = 60;

/// Runs in the process that is killed: autosaves ply after ply, and prints each after it is on disk.
fn run_victim(folder: OsString) {
    let store = Store::new(folder);
    store.prepare().expect("prepared");
    for plies in (1..=VICTIM_PLIES).cycle().take(50 * VICTIM_PLIES) {
        store.write_autosave(&game(plies)).expect("written");
        // The test harness captures the print macros, but not the handle.
        io::Write::write_all(&mut io::stdout(), format!("\nplies {plies}\n").as_bytes()).expect("reported");
    }
}

#[test]
fn kill_loses_at_most_the_action_being_written() {
    if let Some(folder) = env::var_os(VICTIM_FOLDER) {
        return run_victim(folder);
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    // The victim is this test in a separate process.
    let test = "app::persistence::store::tests::kill_loses_at_most_the_action_being_written";
    for round in 0..12_u64 {
        let mut child = Command::new(env::current_exe().expect("this test's program"))
            .args([test, "--exact", "--nocapture"])
            .env(VICTIM_FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the victim starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let reader = thread::spawn(move || {
            let reported =
                lines.map_while(Result::ok).filter_map(|line| line.strip_prefix("plies ")?.parse::<usize>().ok());
            reported.last()
        });
        // Varied times, so that writes are interrupted in different stages on any machine.
        thread::sleep(Duration::from_micros(40_000 + round * 7_919));
        child.kill().expect("the victim is killed");
        child.wait().expect("the victim is gone");
        let Some(reported) = reader.join().expect("the reader ends") else { continue };
        let saved = Store::new(folder.path()).read_autosave().expect("whole").expect("there is a game");
        saved.replay().expect("the game can be continued");
        let next = reported % VICTIM_PLIES + 1;
        assert!([reported, next].contains(&saved.actions.len()), "reported {reported}, saved {}", saved.actions.len());
    }
}

#[test]
fn game_is_kept_once_and_only_if_it_was_played() {
    let (_folder, store) = store();
    assert_eq!(store.keep(&game(1)).expect("nothing to do"), None);
    let file = store.keep(&game(2)).expect("written").expect("a new file");
    assert_eq!(store.load(&file).expect("read"), game(2));
    assert_eq!(store.keep(&game(2)).expect("nothing to do"), None, "it is there already");
    let other = store.keep(&game(3)).expect("written").expect("a new file");
    assert!(other != file && store.list().expect("read").len() == 2, "a game that was continued is kept as well");
    store.rename(&file, "Mine").expect("renamed");
    assert_eq!(store.keep(&game(2)).expect("nothing to do"), None, "a name makes no difference");
}
