//! Matches, their files and their players.

use std::fs;

use serde_json::Value;

use super::cannon;
use super::program::{path_in, quick_match, read_games};

#[test]
fn match_ends_with_a_report() {
    let report = cannon(&quick_match("level:2", "random", &["--games", "4"])).success();
    let mut lines = report.lines();
    for start in
        ["first private", "second random", "games 4", "wins ", "score ", "elo ", "south ", "plies ", "endings "]
    {
        assert!(lines.next().is_some_and(|line| line.starts_with(start)), "{start}: {report}");
    }
    assert!(report.contains("(95 %: "), "{report}");
}

#[test]
fn report_counts_the_wins_of_each_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let report = cannon(&quick_match("level:3", "random", &["--games", "6", "--out", &file])).success();
    let wins = |side: &str| {
        let is_win = |game: &&Value| {
            game["result"] != "draw" && game["colours"][game["result"].as_str().expect("a player")] == side
        };
        read_games(&file).iter().filter(is_win).count()
    };
    let (south, north) = (wins("south"), wins("north"));
    let line = format!("\nsouth wins {south} draws {} losses {north} score ", 6 - south - north);
    assert!(south > 0 && north > 0 && report.contains(&line), "{line}: {report}");
    assert!(cannon(&["match", "--summary", &file]).success().contains(&line));
}

#[test]
fn pairs_share_an_opening_and_games_replay_legally() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    cannon(&quick_match("level:3:fox", "greedy", &["--games", "4", "--out", &file, "--concurrency", "2"])).success();
    let mut games = read_games(&file);
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
fn same_seed_gives_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl", "c.jsonl"].map(|name| path_in(folder.path(), name));
    for (file, seed) in files.iter().zip(["5", "5", "6"]) {
        cannon(&quick_match("level:4", "greedy", &["--games", "2", "--seed", seed, "--out", file])).success();
    }
    assert_eq!(read_games(&files[0]), read_games(&files[1]));
    assert_ne!(read_games(&files[0]), read_games(&files[2]));
}

#[test]
fn interrupted_match_is_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let arguments = quick_match("level:1", "random", &["--games", "4", "--out", &file]);
    let report = cannon(&arguments).success();
    let whole = fs::read_to_string(&file).expect("the file");
    // Interrupted within the third game's line, just before or after the end of the second, within the first line, or before it.
    let third = whole.lines().take(3).map(|line| line.len() + 1).sum::<usize>();
    for kept in [third + 20, third - 1, third, 10, 0] {
        fs::write(&file, &whole[..kept]).expect("written");
        assert_eq!(cannon(&arguments).success(), report, "{kept}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), whole, "{kept}");
    }
    assert_eq!(cannon(&arguments).success(), report, "nothing is left to play");
    let longer = quick_match("level:1", "random", &["--games", "6", "--out", &file]);
    assert!(cannon(&longer).success().contains("games 6\n"));
}

#[test]
fn game_that_a_file_has_twice_counts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let arguments = quick_match("level:1", "random", &["--games", "4", "--out", &file]);
    let report = cannon(&arguments).success();
    let mut whole = fs::read_to_string(&file).expect("the file");
    let last = whole.lines().last().expect("a game").to_owned() + "\n";
    whole.push_str(&last);
    fs::write(&file, &whole).expect("written");
    assert_eq!(cannon(&arguments).success(), report);
}

#[test]
fn file_of_a_running_match_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let arguments = quick_match("level:1", "random", &["--games", "1", "--out", &file]);
    cannon(&arguments).success();
    let lock = fs::File::open(&file).expect("the file");
    lock.lock().expect("locked");
    assert!(cannon(&arguments).failure(1).contains("another match"));
    drop(lock);
    cannon(&arguments).success();
}

#[test]
fn file_of_another_match_or_format_is_refused_and_left_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    cannon(&quick_match("level:1", "random", &["--games", "1", "--out", &file])).success();
    let whole = fs::read_to_string(&file).expect("the file");
    for (arguments, word) in [
        (quick_match("level:2", "random", &["--out", &file]), "first is \"level:1\" there and \"level:2\" here"),
        (quick_match("level:1", "random", &["--out", &file, "--seed", "2"]), "seed is 1 there and 2 here"),
        (quick_match("level:1", "random", &["--out", &file, "--rules", "igg"]), "ruleset"),
        (quick_match("level:1", "random", &["--out", &file, "--openings", "random:8"]), "openings"),
    ] {
        let complaint = cannon(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{complaint}");
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), whole);
    let newer = whole.replacen("\"version\":1", "\"version\":2", 1);
    fs::write(&file, &newer).expect("written");
    for arguments in [&quick_match("level:1", "random", &["--out", &file])[..], &["match", "--summary", &file]] {
        assert!(
            cannon(arguments).failure(2).contains("line 1: The format version is 2, but this program reads version 1")
        );
    }
    for text in ["a letter", "a letter\n", "{\"format\":\"recipe\"}\n", "[]\n", "{\"number\":0}\n", "\u{0}\n"] {
        fs::write(&file, text).expect("written");
        let complaint = cannon(&quick_match("level:1", "random", &["--out", &file])).failure(2);
        assert!(complaint.contains("line 1") && complaint.lines().count() == 1, "{complaint}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    }
    fs::write(&file, format!("{whole}nonsense\n")).expect("written");
    assert!(cannon(&quick_match("level:1", "random", &["--out", &file])).failure(2).contains("line 3"));
    let nowhere = path_in(folder.path(), "no/such/folder");
    assert!(
        cannon(&quick_match("level:1", "random", &["--out", &nowhere]))
            .failure(1)
            .contains("there is no such file or folder")
    );
}

#[test]
fn shards_with_different_seeds_are_combined() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl"].map(|name| path_in(folder.path(), name));
    for (file, seed) in files.iter().zip(["1", "2"]) {
        cannon(&quick_match("greedy", "random", &["--games", "2", "--seed", seed, "--out", file])).success();
    }
    let summary = |files: &[&str]| cannon(&[&["match", "--summary"], files].concat());
    assert!(summary(&[&files[0], &files[1]]).success().contains("games 4\n"));
    assert!(summary(&[&files[0], &files[0]]).success().contains("games 2\n"), "no game counts twice");
    let joined = path_in(folder.path(), "joined.jsonl");
    let texts = files.clone().map(|file| fs::read_to_string(file).expect("the file"));
    fs::write(&joined, texts.concat()).expect("written");
    assert!(summary(&[&joined]).success().contains("games 4\n"));
    let other = path_in(folder.path(), "other.jsonl");
    cannon(&quick_match("random", "random", &["--games", "1", "--out", &other])).success();
    assert!(summary(&[&files[0], &other]).failure(2).contains("another match"));
    assert!(summary(&["no/such/file"]).failure(1).contains("no/such/file"));
}

#[test]
fn external_program_plays_by_the_rules_of_the_match() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_cannon"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let more = ["--games", "2", "--out", &file, "--rules", "igg"];
    cannon(&quick_match(&engine, "random", &more)).success();
    for game in read_games(&file) {
        assert_eq!((&game["result"], &game["detail"]), (&"first".into(), &Value::Null), "{game}");
    }
}

#[cfg(unix)]
#[test]
fn path_of_a_program_may_contain_spaces() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = path_in(folder.path(), "my cannon");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cannon"), &program).expect("a link");
    for engine in [format!("engine:\"{program}\" engine"), format!("engine:'{program}' 'engine'")] {
        let file = path_in(folder.path(), "games.jsonl");
        let report = cannon(&quick_match(&engine, "random", &["--games", "1", "--out", &file])).success();
        assert!(report.starts_with(&format!("first engine:'{program}' engine\n")), "{report}");
        // A finished match can be reported without starting its players.
        fs::rename(&program, path_in(folder.path(), "away")).expect("renamed");
        assert_eq!(cannon(&quick_match(&engine, "random", &["--games", "1", "--out", &file])).success(), report);
        fs::rename(path_in(folder.path(), "away"), &program).expect("renamed");
        fs::remove_file(&file).expect("removed");
    }
}

#[test]
fn program_that_cannot_be_started_is_a_failure() {
    let complaint = cannon(&quick_match("engine:no/such/program", "random", &[])).failure(1);
    assert!(complaint.contains("cannot start `no/such/program`"), "{complaint}");
    // A program that ends at once.
    if cfg!(unix) {
        assert!(
            cannon(&quick_match("random", "engine:true", &[]))
                .failure(1)
                .contains("cannot play. The program reports: it ")
        );
    }
}

#[cfg(unix)]
#[test]
fn program_at_fault_loses_and_the_reason_is_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, answer, reason, word) in [
        ("crash", "exit 3", "crash", "exit status: 3"),
        ("illegal", "echo bestaction a1-a9", "illegal", "a1-a9"),
        ("nonsense", "echo info error what; echo bestaction", "illegal", "it said: what"),
        ("none", "echo ' info  error why'; echo bestaction none", "crash", "it found no action (it said: why)"),
        ("one-word", "echo bestactiona2-b3", "timeout", "no answer"),
        ("silence", ":", "timeout", "no answer"),
        ("chatter", "exec yes info string thinking", "timeout", "no answer"),
    ] {
        let script = path_in(folder.path(), name);
        let text = format!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
             go) {answer};; quit) exit;; esac; done"
        );
        fs::write(&script, text).expect("written");
        let file = path_in(folder.path(), &format!("{name}.jsonl"));
        let engine = format!("engine:sh {script}");
        // The games wait for the engine side by side.
        let more = ["--games", "2", "--concurrency", "2", "--out", &file, "--patience", "1"];
        let report = cannon(&quick_match("random", &engine, &more)).success();
        assert!(report.ends_with(&format!("endings {reason} 2\nfaults first 0 second 2\n")), "{report}");
        for game in read_games(&file) {
            assert_eq!((&game["result"], &game["reason"]), (&"first".into(), &reason.into()), "{game}");
            assert!(game["detail"].as_str().is_some_and(|detail| detail.contains(word)), "{game}");
        }
    }
}

#[test]
fn limit_is_the_same_in_both_notations_and_may_differ_between_the_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let play = |more: &[&str]| {
        let match_options = ["match", "--first", "level:10", "--second", "level:10", "--games", "2", "--out", &file];
        cannon(&[&match_options, more].concat())
    };
    let report = play(&["--nodes", "50", "--max-plies", "60"]).success();
    assert_eq!(play(&["--tc", "nodes:50", "--max-plies", "60"]).success(), report, "it is the same match");
    let complaint = play(&["--tc", "nodes:50", "--second-tc", "nodes:60", "--max-plies", "60"]).failure(2);
    assert!(complaint.contains("second_tc is null there and \"nodes:60\" here"), "{complaint}");
    // Ten positions lose to two thousand.
    fs::remove_file(&file).expect("removed");
    let report = play(&["--tc", "nodes:10", "--second-tc", "nodes:2000"]).success();
    assert!(report.contains("wins 0 draws 0 losses 2"), "{report}");
    assert_eq!(play(&["--first-tc", "nodes:10", "--second-tc", "nodes:2000"]).failure(2).lines().count(), 1);
}

#[test]
fn games_from_the_start_differ_only_with_the_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let distinct_games = |player: &str| {
        let file = path_in(folder.path(), &player.replace(':', "-"));
        let more = ["--games", "8", "--openings", "random:0", "--out", &file];
        cannon(&quick_match(player, player, &more)).success();
        read_games(&file)
            .iter()
            .map(|game| game["actions"].to_string())
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    };
    assert_eq!(distinct_games("level:10"), 1);
    assert!(distinct_games("level:10:book") > 2);
}

#[test]
fn invalid_players_and_options_are_bad_input() {
    for (arguments, word) in [
        (quick_match("ai:15", "random", &[]), "with :book"),
        (quick_match("level:15", "random", &[]), "grandmaster"),
        (quick_match("level:3:wild", "random", &[]), "gunner"),
        (quick_match("level:3:book:fox", "random", &[]), "“book:fox”"),
        (quick_match("engine:", "random", &[]), "Name a program"),
        (quick_match("engine:\"a program", "random", &[]), "A quotation mark is not closed"),
        (quick_match("random", "random", &["--openings", "book"]), "random:N"),
        (quick_match("random", "random", &["--games", "0"]), "from 1 to 1000000"),
        (quick_match("random", "random", &["--rules", "chess"]), "classic, blue-panther, igg"),
        (quick_match("random", "random", &["--tc", "nodes:5"]), "cannot be given twice or together with"),
        (vec!["match", "--first", "random", "--second", "random", "--tc", "fast"], "nodes:N or ms:N"),
        (vec!["match", "--first", "random", "--second", "random", "--first-tc", "ms:0"], "nodes:N or ms:N"),
        (vec!["match", "--first", "random"], "--second"),
        (vec!["match", "--summary"], "--summary"),
    ] {
        let complaint = cannon(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}

#[test]
fn pairs_take_turns_on_several_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let engine = format!("engine:'{}' engine", env!("CARGO_BIN_EXE_cannon"));
    let boards = ["--game", "tank-chess", "--boards", "skirmish,fuel-depots,mine-belt", "--except", "fuel-depots"];
    let more = [&boards[..], &["--games", "4", "--openings", "random:2", "--out", &file]].concat();
    cannon(&quick_match("random", &engine, &more)).success();
    let text = fs::read_to_string(&file).expect("the file of games");
    let terms: Value = serde_json::from_str(text.lines().next().expect("terms")).expect("JSON");
    let names: Vec<&Value> = terms["boards"].as_array().expect("boards").iter().map(|board| &board["name"]).collect();
    assert_eq!(names, ["skirmish", "mine-belt"]);
    for game in read_games(&file) {
        let board = ["skirmish", "mine-belt"][game["number"].as_u64().expect("a number") as usize / 2 % 2];
        let list = |name: &str| game[name].as_array().expect("a list").clone();
        let actions: Vec<Value> = [list("opening"), list("actions")].concat();
        let text: Vec<&str> =
            actions.iter().filter_map(Value::as_str).map(|text| text.split(' ').next().unwrap_or(text)).collect();
        let legal = cannon(&["legal", "--game", "tank-chess", "--board", board]).success();
        assert!(legal.contains(text[0]), "{} on {board}", text[0]);
    }
    let other = cannon(&quick_match("random", &engine, &["--game", "tank-chess", "--boards", "all", "--out", &file]));
    assert!(other.failure(2).contains("boards"));
    for (arguments, complaint) in [
        (&["--boards", "all"][..], "Cannon has no schemes"),
        (&["--game", "tank-chess", "--boards", "all", "--board", "skirmish"], "Omit --board"),
        (&["--game", "tank-chess", "--boards", "skirmish", "--except", "moor"], "--except moor"),
    ] {
        let error = cannon(&quick_match("random", "random", arguments)).failure(2);
        assert!(error.contains(complaint), "{error}");
    }
}

/// White space separates words, at the beginning of a line, too.
#[cfg(unix)]
#[test]
fn answers_may_begin_with_blanks() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = path_in(folder.path(), "proxy");
    let program = env!("CARGO_BIN_EXE_cannon");
    let text = format!("'{program}' engine | while IFS= read -r line; do printf '\\t %s\\n' \"$line\"; done");
    fs::write(&script, text).expect("written");
    let engine = format!("engine:sh {script}");
    let report = cannon(&quick_match(&engine, "random", &["--games", "2"])).success();
    assert!(report.contains("games 2\n") && !report.contains("faults"), "{report}");
}

#[test]
fn games_of_a_match_are_replayed_and_analysed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, single) = (path_in(folder.path(), "games.jsonl"), path_in(folder.path(), "single.jsonl"));
    cannon(&quick_match("level:3:fox", "random", &["--games", "4", "--concurrency", "2", "--out", &file])).success();
    for game in read_games(&file) {
        let replayed = cannon(&["replay", &file, "--number", &game["number"].to_string()]).success();
        assert!(replayed.starts_with(&format!("{} moves,", game["plies"])), "{replayed}");
        assert_eq!(replayed.contains(" wins"), game["result"] != "draw", "{game}: {replayed}");
    }
    let analysed = cannon(&["analyse", "--record", &file, "--number", "1", "--depth", "1"]).success();
    assert!(analysed.lines().count() > 6, "{analysed}");
    let several = cannon(&["replay", &file]).failure(2);
    assert!(
        several.contains("There are 4 games here. Choose one by its number, for example with --number "),
        "{several}"
    );
    let missing = cannon(&["analyse", "--record", &file, "--number", "4"]).failure(2);
    assert!(missing.contains("There is no game number 4. The numbers are 0 to 3"), "{missing}");
    let spanish = cannon(&["replay", &file, "--lang", "es"]).failure(2);
    assert!(spanish.contains("Aquí hay 4 partidas."), "{spanish}");
    // A single game needs no number. A line that is being written is left out.
    let text = fs::read_to_string(&file).expect("the file of games");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&single, format!("{}\n{}\n{}", lines[0], lines[1], &lines[2][..40])).expect("written");
    assert!(cannon(&["replay", &single]).success().contains(" moves,"));
    let record = path_in(folder.path(), "record.json");
    super::cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", &record], "@e1\n").success();
    let numbered = cannon(&["replay", &record, "--number", "0"]).failure(2);
    assert!(numbered.contains("a single game, which has no number"), "{numbered}");
    fs::write(&single, format!("{}\n{{}}\n", lines[0])).expect("written");
    let damaged = cannon(&["replay", &single]).failure(2);
    assert!(damaged.contains("The field “number” is missing, at line 2"), "{damaged}");
}

#[test]
fn games_on_several_boards_are_replayed_from_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let boards = ["--game", "tank-chess", "--boards", "skirmish,two-fords", "--games", "4", "--openings", "random:0"];
    cannon(&quick_match("random", "random", &[&boards[..], &["--out", &file]].concat())).success();
    for number in ["0", "1", "2", "3"] {
        cannon(&["replay", &file, "--number", number]).success();
    }
}
