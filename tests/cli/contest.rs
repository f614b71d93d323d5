//! Matches, their files and their players.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::cannon;

/// A match that takes no time.
pub(super) fn quick<'a>(first: &'a str, second: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["match", "--first", first, "--second", second, "--nodes", "100", "--max-plies", "60"], more].concat()
}

/// A file's name in a folder.
pub(super) fn named(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

/// The games in a file.
pub(super) fn games(path: &str) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("the file of games");
    text.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_match_ends_with_its_figures() {
    let report = cannon(&quick("level:2", "random", &["--games", "4"])).well();
    let mut lines = report.lines();
    for start in
        ["first level:2", "second random", "games 4", "wins ", "score ", "elo ", "south ", "plies ", "endings "]
    {
        assert!(lines.next().is_some_and(|line| line.starts_with(start)), "{start}: {report}");
    }
    assert!(report.contains("(95 %: "), "{report}");
}

#[test]
fn the_report_says_which_side_won() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    let report = cannon(&quick("level:3", "random", &["--games", "6", "--out", &file])).well();
    let won = |side: &str| {
        let is_won =
            |game: &&Value| game["result"] != "draw" && game["colours"][game["result"].as_str().expect("who")] == side;
        games(&file).iter().filter(is_won).count()
    };
    let (south, north) = (won("south"), won("north"));
    let line = format!("\nsouth wins {south} draws {} losses {north} score ", 6 - south - north);
    assert!(south > 0 && north > 0 && report.contains(&line), "{line}: {report}");
    assert!(cannon(&["match", "--summary", &file]).well().contains(&line));
}

#[test]
fn games_come_in_pairs_and_can_be_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    cannon(&quick("level:3:fox", "greedy", &["--games", "4", "--out", &file, "--concurrency", "2"])).well();
    let mut games = games(&file);
    games.sort_by_key(|game| game["number"].as_u64());
    assert_eq!(games.len(), 4);
    for pair in games.chunks(2) {
        assert_eq!(pair[0]["opening"], pair[1]["opening"]);
        assert_eq!((&pair[0]["colours"]["first"], &pair[1]["colours"]["first"]), (&"south".into(), &"north".into()));
    }
    assert_ne!(games[0]["opening"], games[2]["opening"]);
    for game in &games {
        let list = |name: &str| game[name].as_array().expect("a list").clone();
        let actions: Vec<Value> = [list("opening"), list("actions")].concat();
        assert_eq!(game["plies"], actions.len());
        assert_eq!(list("opening").len(), 6);
        let text: Vec<&str> = actions.iter().filter_map(Value::as_str).collect();
        let engine = super::cannon_with(&["engine"], &format!("position start actions {}\n", text.join(" ")));
        assert_eq!(engine.out, "", "all of them are legal");
    }
}

#[test]
fn the_same_match_has_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl", "c.jsonl"].map(|name| named(folder.path(), name));
    for (file, seed) in files.iter().zip(["5", "5", "6"]) {
        cannon(&quick("level:4", "greedy", &["--games", "2", "--seed", seed, "--out", file])).well();
    }
    assert_eq!(games(&files[0]), games(&files[1]));
    assert_ne!(games(&files[0]), games(&files[2]));
}

#[test]
fn an_interrupted_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    let arguments = quick("level:1", "random", &["--games", "4", "--out", &file]);
    let report = cannon(&arguments).well();
    let whole = fs::read_to_string(&file).expect("the file");
    // Killed in the middle of the third game's line, or of the first line of all, or before it.
    let third = whole.lines().take(3).map(|line| line.len() + 1).sum::<usize>();
    for kept in [third + 20, third - 1, third, 10, 0] {
        fs::write(&file, &whole[..kept]).expect("written");
        assert_eq!(cannon(&arguments).well(), report, "{kept}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), whole, "{kept}");
    }
    assert_eq!(cannon(&arguments).well(), report, "nothing is left to play");
    let longer = quick("level:1", "random", &["--games", "6", "--out", &file]);
    assert!(cannon(&longer).well().contains("games 6\n"));
}

#[test]
fn two_matches_do_not_write_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    let arguments = quick("level:1", "random", &["--games", "1", "--out", &file]);
    cannon(&arguments).well();
    let lock = fs::File::open(&file).expect("the file");
    lock.lock().expect("locked");
    assert!(cannon(&arguments).ill(1).contains("another match"));
    drop(lock);
    cannon(&arguments).well();
}

#[test]
fn another_match_or_another_file_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    cannon(&quick("level:1", "random", &["--games", "1", "--out", &file])).well();
    let whole = fs::read_to_string(&file).expect("the file");
    for (arguments, word) in [
        (quick("level:2", "random", &["--out", &file]), "first is \"level:1\" there and \"level:2\" here"),
        (quick("level:1", "random", &["--out", &file, "--seed", "2"]), "seed is 1 there and 2 here"),
        (quick("level:1", "random", &["--out", &file, "--rules", "igg"]), "ruleset"),
        (quick("level:1", "random", &["--out", &file, "--openings", "random:8"]), "openings"),
    ] {
        let complaint = cannon(&arguments).ill(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{complaint}");
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), whole);
    let newer = whole.replacen("\"version\":1", "\"version\":2", 1);
    fs::write(&file, &newer).expect("written");
    for arguments in [&quick("level:1", "random", &["--out", &file])[..], &["match", "--summary", &file]] {
        assert!(cannon(arguments).ill(2).contains("line 1: the format's version is 2 and not 1"));
    }
    for text in ["a letter", "a letter\n", "{\"format\":\"recipe\"}\n", "[]\n", "{\"number\":0}\n", "\u{0}\n"] {
        fs::write(&file, text).expect("written");
        let complaint = cannon(&quick("level:1", "random", &["--out", &file])).ill(2);
        assert!(complaint.contains("line 1") && complaint.lines().count() == 1, "{complaint}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    }
    fs::write(&file, format!("{whole}nonsense\n")).expect("written");
    assert!(cannon(&quick("level:1", "random", &["--out", &file])).ill(2).contains("line 3"));
    let nowhere = named(folder.path(), "no/such/folder");
    assert!(cannon(&quick("level:1", "random", &["--out", &nowhere])).ill(1).contains("cannot open"));
}

#[test]
fn shards_by_seed_are_counted_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl"].map(|name| named(folder.path(), name));
    for (file, seed) in files.iter().zip(["1", "2"]) {
        cannon(&quick("greedy", "random", &["--games", "2", "--seed", seed, "--out", file])).well();
    }
    let summary = |files: &[&str]| cannon(&[&["match", "--summary"], files].concat());
    assert!(summary(&[&files[0], &files[1]]).well().contains("games 4\n"));
    assert!(summary(&[&files[0], &files[0]]).well().contains("games 2\n"), "no game counts twice");
    let joined = named(folder.path(), "joined.jsonl");
    let texts = files.clone().map(|file| fs::read_to_string(file).expect("the file"));
    fs::write(&joined, texts.concat()).expect("written");
    assert!(summary(&[&joined]).well().contains("games 4\n"));
    let other = named(folder.path(), "other.jsonl");
    cannon(&quick("random", "random", &["--games", "1", "--out", &other])).well();
    assert!(summary(&[&files[0], &other]).ill(2).contains("another match"));
    assert!(summary(&["no/such/file"]).ill(1).contains("no/such/file"));
}

#[test]
fn another_program_plays_as_the_computer_player_does() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_cannon"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = named(folder.path(), "games.jsonl");
    let more = ["--games", "2", "--out", &file, "--rules", "igg"];
    cannon(&quick(&engine, "random", &more)).well();
    for game in games(&file) {
        assert_eq!((&game["result"], &game["detail"]), (&"first".into(), &Value::Null), "{game}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_may_lie_in_a_folder_with_spaces() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = named(folder.path(), "my cannon");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cannon"), &program).expect("a link");
    for engine in [format!("engine:\"{program}\" engine"), format!("engine:'{program}' 'engine'")] {
        let file = named(folder.path(), "games.jsonl");
        let report = cannon(&quick(&engine, "random", &["--games", "1", "--out", &file])).well();
        assert!(report.starts_with(&format!("first engine:'{program}' engine\n")), "{report}");
        // A match that has been played can be looked at without its players.
        fs::rename(&program, named(folder.path(), "away")).expect("renamed");
        assert_eq!(cannon(&quick(&engine, "random", &["--games", "1", "--out", &file])).well(), report);
        fs::rename(named(folder.path(), "away"), &program).expect("renamed");
        fs::remove_file(&file).expect("removed");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_a_failure() {
    let complaint = cannon(&quick("engine:no/such/program", "random", &[])).ill(1);
    assert!(complaint.contains("cannot start `no/such/program`"), "{complaint}");
    // One that ends at once.
    if cfg!(unix) {
        assert!(cannon(&quick("random", "engine:true", &[])).ill(1).contains("cannot play: it "));
    }
}

#[cfg(unix)]
#[test]
fn a_program_at_fault_loses_and_the_reason_is_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, answer, reason, word) in [
        ("crash", "exit 3", "crash", "exit status: 3"),
        ("illegal", "echo bestaction a1-a9", "illegal", "a1-a9"),
        ("nonsense", "echo info error what; echo bestaction", "illegal", "it said: what"),
        ("silence", ":", "timeout", "no answer"),
        ("chatter", "exec yes info string thinking", "timeout", "no answer"),
    ] {
        let script = named(folder.path(), name);
        let text = format!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
             go) {answer};; quit) exit;; esac; done"
        );
        fs::write(&script, text).expect("written");
        let file = named(folder.path(), &format!("{name}.jsonl"));
        let engine = format!("engine:sh {script}");
        let report = cannon(&quick("random", &engine, &["--games", "2", "--out", &file, "--patience", "1"])).well();
        assert!(report.ends_with(&format!("endings {reason} 2\nfaults first 0 second 2\n")), "{report}");
        for game in games(&file) {
            assert_eq!((&game["result"], &game["reason"]), (&"first".into(), &reason.into()), "{game}");
            assert!(game["detail"].as_str().is_some_and(|detail| detail.contains(word)), "{game}");
        }
    }
}

#[test]
fn with_the_book_games_from_the_start_differ() {
    let folder = tempfile::tempdir().expect("a folder");
    let different = |player: &str| {
        let file = named(folder.path(), &player.replace(':', "-"));
        let more = ["--games", "8", "--openings", "random:0", "--out", &file];
        cannon(&quick(player, player, &more)).well();
        games(&file).iter().map(|game| game["actions"].to_string()).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!(different("level:10"), 1);
    assert!(different("level:10:book") > 2);
}

#[test]
fn players_and_bounds_that_make_no_sense_are_bad_input() {
    for (arguments, word) in [
        (quick("ai:3", "random", &[]), "level:N"),
        (quick("level:11", "random", &[]), "from 1 to 10"),
        (quick("level:3:wild", "random", &[]), "gunner"),
        (quick("level:3:book:fox", "random", &[]), "unknown style `book:fox`"),
        (quick("engine:", "random", &[]), "name a program"),
        (quick("engine:\"a program", "random", &[]), "a quotation mark is not closed"),
        (quick("random", "random", &["--openings", "book"]), "random:PLIES"),
        (quick("random", "random", &["--games", "0"]), "from 1 to 1000000"),
        (quick("random", "random", &["--rules", "chess"]), "classic, blue-panther, igg"),
        (vec!["match", "--first", "random"], "--second"),
        (vec!["match", "--summary"], "--summary"),
    ] {
        let complaint = cannon(&arguments).ill(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
