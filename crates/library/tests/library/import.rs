//! Import of records, matches and games of other programs.

use std::fs;
use std::path::{Path, PathBuf};

use cannon_library::{
    Filter, GameImport, ImportOutcome, ImportProgress, ImportedGame, IndexState, Library, LibraryError, UnusableFile,
};
use cannon_rules::record::{Record, RecordError};

use crate::{by_name, contents, game, library};

/// The outcomes of an import as words, with the file name.
fn words(report: &[ImportedGame]) -> Vec<String> {
    let word = |game: &ImportedGame| match &game.outcome {
        ImportOutcome::Imported(_) => "imported",
        ImportOutcome::AlreadyThere(_) => "there",
        ImportOutcome::NoGame => "no game",
        ImportOutcome::Refused(_) => "refused",
    };
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let number = |number: Option<u64>| number.map(|number| format!(" {number}")).unwrap_or_default();
    report.iter().map(|game| format!("{}{} {}", name(&game.path), number(game.number), word(game))).collect()
}

#[test]
fn records_and_folders_are_imported_once() {
    let (folder, mut library) = library();
    let from = folder.path().join("from");
    fs::create_dir_all(from.join("subfolder")).expect("made");
    library.save(None, &game(1, 3)).expect("saved");
    let mut illegal = game(4, 3);
    illegal.actions[2].text = illegal.actions[0].text.clone();
    let too_long = " ".repeat(cannon_rules::record::MAX_BYTES + 1);
    for (name, text) in [
        ("a.json", Record { name: Some("same".to_owned()), ..game(1, 3) }.to_json()),
        ("b.json", game(2, 3).to_json()),
        ("c.json", "no record".to_owned()),
        ("d.json", illegal.to_json()),
        ("e.json", too_long),
        ("f.json", game(2, 3).to_json()),
        (".hidden.json", game(5, 3).to_json()),
        ("notes.txt", "x".to_owned()),
        ("subfolder/deeper.json", game(6, 3).to_json()),
    ] {
        fs::write(from.join(name), text).expect("written");
    }
    let report = library.import([&from]);
    let expected = [
        "a.json there",
        "b.json imported",
        "c.json refused",
        "d.json refused",
        "e.json refused",
        "f.json there",
        "notes.txt no game",
    ];
    assert_eq!(words(&report), expected);
    let ImportOutcome::Refused(LibraryError::Unusable { path, reason }) = &report[3].outcome else {
        panic!("{report:?}")
    };
    assert_eq!(path, &from.join("d.json"));
    assert!(matches!(reason, UnusableFile::InvalidRecord(RecordError::Action { number: 3, .. })), "{reason}");
    assert_eq!(library.len(), 2);
    // Single files, of any extension, and paths with nothing.
    fs::rename(from.join("subfolder/deeper.json"), from.join("b.record")).expect("renamed");
    let report =
        library.import([from.join("b.record"), from.join("nowhere"), from.join("notes.txt"), from.join("b.json")]);
    assert_eq!(words(&report), ["b.record imported", "nowhere refused", "notes.txt refused", "b.json there"]);
    assert!(matches!(&report[1].outcome, ImportOutcome::Refused(LibraryError::Missing { .. })));
    assert_eq!(contents(&library).len(), 3, "the second b has another file name");
    let whole = library.folder().to_owned();
    assert!(words(&library.import([whole])).iter().all(|line| line.ends_with("there")), "the library itself");
    drop(library);
    let library = Library::open(folder.path().join("games")).expect("it opens");
    assert!(matches!(library.index_state(), IndexState::Fresh | IndexState::Updated { dropped: 0, .. }));
}

#[test]
fn games_of_a_match_are_imported_one_by_one() {
    let (folder, mut library) = library();
    let terms = r#""format":"cannon-match","version":1,"first":"level:3","second":"random","game":"cannon""#;
    let terms = format!(r#"{{{terms},"ruleset":{}}}"#, game(2, 3).ruleset);
    let line = |number: usize, towns: [&str; 2]| {
        let sides = r#""colours":{"first":"south","second":"north"}"#;
        let [dark, light] = towns;
        let start = format!(r#""number":{number},"seed":1,"opening":["{dark}"],"actions":["{light}"]"#);
        format!(r#"{{{start},{sides},"result":"draw","reason":"length","plies":2}}"#)
    };
    let file = folder.path().join("long match.jsonl");
    let lines = [terms.clone(), line(0, ["@e1", "@f10"]), line(1, ["@c1", "a1-a2"]), line(2, ["@d1", "@f10"])];
    fs::write(&file, lines.join("\n") + "\n").expect("written");
    let report = library.import([&file]);
    let expected = ["long match.jsonl 0 imported", "long match.jsonl 1 refused", "long match.jsonl 2 imported"];
    assert_eq!(words(&report), expected, "{report:?}");
    let ImportOutcome::Refused(LibraryError::Unusable { reason, .. }) = &report[1].outcome else {
        panic!("{report:?}")
    };
    assert!(matches!(reason, UnusableFile::InvalidRecord(RecordError::Action { number: 2, .. })), "{reason}");
    let names: Vec<String> = by_name(&library, &Filter::default()).iter().map(|game| game.name()).collect();
    assert_eq!(names, ["long match 0", "long match 2"]);
    let again = words(&library.import([&file]));
    assert_eq!(again, ["long match.jsonl 0 there", "long match.jsonl 1 refused", "long match.jsonl 2 there"]);
    // Matches without games, and damaged matches, are refused as a whole.
    for (text, expected) in [(terms.clone() + "\n", "no finished game"), (format!("{terms}\n{{}}\n"), "line 2")] {
        fs::write(&file, text).expect("written");
        let report = library.import([&file]);
        let ImportOutcome::Refused(error) = &report[0].outcome else { panic!("{report:?}") };
        assert!(error.to_string().contains(expected), "{error}");
    }
}

/// A PGN with a game for each of these towns of Light.
fn pgn(towns: &[&str]) -> String {
    towns.iter().map(|town| format!("[Game \"cannon\"]\n[White \"Ann\"]\n\n1. @e1 {town} *\n\n")).collect()
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path
}

#[test]
fn games_of_other_programs_are_imported_with_the_names_of_the_players() {
    let (folder, mut library) = library();
    let from = folder.path().join("from");
    fs::create_dir(&from).expect("made");
    let long = "x".repeat(70);
    for (name, text) in [
        ("a.sgf", "(;P0[id \"Ann\"]P0[0 Start P0]P0[1 OnBoard W 1 E 10]P0[2 Done])".to_owned()),
        ("b.pgn", pgn(&["@e10"]) + "[Game \"go\"]\n\n1. @e1 *\n\n" + &pgn(&["@f10"])),
        ("c.txt", "1. e1 f10 2. a4-b5 a1-j9".to_owned()),
        ("d.txt", "A letter to a friend.".to_owned()),
        ("e.sgf", "A letter to a friend.".to_owned()),
        ("f.html", "1. e1 f10".to_owned()),
        (&format!("{long}.pgn"), pgn(&["@c10", "@d10"])),
    ] {
        write(&from, name, &text);
    }
    let report = library.import([&from]);
    let long_file = format!("{long}.pgn");
    let expected = [
        "a.sgf imported",
        "b.pgn 0 imported",
        "b.pgn 1 refused",
        "b.pgn 2 imported",
        "c.txt imported",
        "d.txt no game",
        "e.sgf refused",
        &format!("{long_file} 0 imported"),
        &format!("{long_file} 1 imported"),
    ];
    assert_eq!(words(&report), expected);
    let faults: Vec<Option<&str>> = report.iter().map(|game| game.fault().map(|message| message.id)).collect();
    let (numbered, unknown, place) =
        (Some("error-import-numbered"), Some("error-import-unknown"), Some("error-import-character"));
    assert_eq!(faults, [None, None, numbered, None, place, None, unknown, None, None]);
    let names: Vec<String> = by_name(&library, &Filter::default()).iter().map(|game| game.name()).collect();
    let cut = "x".repeat(58);
    assert_eq!(names, ["a", "b 0", "b 2", "c", &format!("{cut} 0"), &format!("{cut} 1")]);
    let games = by_name(&library, &Filter { text: "Ann".to_owned(), ..Filter::default() });
    assert!(games.len() >= 4, "the players keep their names");
    let again = library.import([&from]);
    assert_eq!(words(&again).iter().filter(|line| line.ends_with("there")).count(), 6, "{again:?}");
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("made");
    assert_eq!(words(&library.import([&empty])), ["empty no game"]);
}

#[test]
fn import_goes_from_game_to_game_and_keeps_what_was_written() {
    let (folder, mut library) = library();
    let files = [
        write(folder.path(), "a.pgn", &pgn(&["@e10", "@f10"])),
        write(folder.path(), "b.txt", "no game"),
        write(folder.path(), "c.pgn", &pgn(&["@g10"])),
    ];
    let mut import = GameImport::of_paths(&files);
    let progress = |files_done, games| ImportProgress { files_done, files: 3, games };
    assert_eq!(import.progress(), progress(0, 0));
    let mut seen = Vec::new();
    while import.read_next() {
        let has_game = import.has_game();
        import.write_to(&mut library);
        seen.push((has_game, import.progress(), library.len()));
    }
    let expected = [
        (false, progress(0, 0), 0),
        (true, progress(0, 1), 1),
        (true, progress(1, 2), 2),
        (false, progress(2, 2), 2),
        (false, progress(2, 2), 2),
        (true, progress(3, 3), 3),
    ];
    assert_eq!(seen, expected);
    let report = import.finish(&mut library);
    assert_eq!(words(&report), ["a.pgn 0 imported", "a.pgn 1 imported", "b.txt refused", "c.pgn imported"]);
    // An import that is given up has written whole games.
    let mut import = GameImport::of_text("pasted".to_owned(), pgn(&["@b10", "@c10", "@d10"]));
    for _ in 0..2 {
        assert!(import.read_next());
        import.write_to(&mut library);
    }
    assert!(import.read_next() && import.has_game(), "the second game is read and not written");
    assert_eq!(words(&import.finish(&mut library)), ["pasted 0 imported"]);
    drop(library);
    let library = Library::open(folder.path().join("games")).expect("it opens");
    assert!(matches!(library.index_state(), IndexState::Fresh | IndexState::Updated { dropped: 0, .. }));
    assert_eq!(contents(&library).len(), 4);
    assert!(contents(&library).iter().all(|(_, plies)| *plies == Some(2)));
}
