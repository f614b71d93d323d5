//! Ratings of players from the files of several matches.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::cannon_lab;
use super::program::{path_in, quick_match, unwrapped};

/// Writes a file of games with the wins, draws and losses of the first player, and returns its path.
fn match_file(folder: &Path, name: &str, [first, second]: [&str; 2], counts: [usize; 3]) -> String {
    let terms = json!({
        "format": "cannon-match", "version": 1, "first": first, "second": second, "game": "cannon", "ruleset": "classic",
        "openings": "random:6", "depth": null, "nodes": 100, "movetime_ms": null, "max_plies": 60, "seed": 1,
    });
    let results = ["first", "draw", "second"].into_iter().zip(counts);
    let results = results.flat_map(|(result, count)| std::iter::repeat_n(result, count));
    let game = |(number, result): (usize, &str)| {
        json!({
            "number": number, "seed": 1, "opening": [], "colours": { "first": "south", "second": "north" }, "actions": [],
            "result": result, "reason": "no_action", "plies": 0,
        })
    };
    let lines = std::iter::once(terms).chain(results.enumerate().map(game));
    let path = path_in(folder, name);
    fs::write(&path, lines.map(|line| format!("{line}\n")).collect::<String>()).expect("written");
    path
}

/// Three players of whom each scores 3 : 1 against the next.
fn three_players(folder: &Path) -> [String; 2] {
    [
        match_file(folder, "a.jsonl", ["level:1", "level:2"], [100, 0, 300]),
        match_file(folder, "b.jsonl", ["level:3:fox", "level:2"], [250, 100, 50]),
    ]
}

/// The objects of an output with one JSON object a line.
fn json_lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn table_has_the_players_by_rating() {
    let folder = tempfile::tempdir().expect("a folder");
    let [a, b] = three_players(folder.path());
    let table = cannon_lab(&["ratings", &a, &b]).success();
    let expected = "player       rating    95 %    games    score\n\
                    level:3:fox    1382    +-56      400   75.0 %\n\
                    level:2        1191    +-39      800   50.0 %\n\
                    level:1        1000  anchor      400   25.0 %\n";
    assert_eq!(table, expected);
    let anchored = cannon_lab(&["ratings", &a, &b, "--anchor", "corporal:fox", "-200"]).success();
    assert!(unwrapped(&anchored).contains("level:3:fox -200 anchor 400 75.0 % level:2 -391 +-39 "), "{anchored}");
    // A file that is given twice counts once, and so does a copy of its games in another file.
    let both = path_in(folder.path(), "both.jsonl");
    let text = [&a, &b].map(|path| fs::read_to_string(path).expect("the file")).concat();
    fs::write(&both, text).expect("written");
    assert_eq!(cannon_lab(&["ratings", &a, &b, &a, &both]).success(), expected);
    assert_eq!(cannon_lab(&["ratings", &both]).success(), expected);
}

#[test]
fn pairs_have_actual_and_expected_scores() {
    let folder = tempfile::tempdir().expect("a folder");
    let [a, b] = three_players(folder.path());
    let c = match_file(folder.path(), "c.jsonl", ["level:1", "level:3:fox"], [100, 200, 100]);
    let table = cannon_lab(&["ratings", &a, &b, &c, "--pairs"]).success();
    let pairs = table.split("\n\n").nth(1).expect("pairs");
    // 500 points of 800 for level:3:fox: p(d) + p(2 d) = 1.25 with the expected score p and the difference d.
    assert_eq!(
        pairs,
        "player       opponent    games    score  expected\n\
         level:3:fox  level:2       400   75.0 %    58.5 %\n\
         level:3:fox  level:1       400   50.0 %    66.5 %\n\
         level:2      level:1       400   75.0 %    58.5 %\n"
    );
    let lines = json_lines(&cannon_lab(&["ratings", &a, &b, &c, "--pairs", "--json"]).success());
    let pair = json!({
        "player": "level:3:fox", "opponent": "level:1", "games": 400, "score_percent": 50.0, "expected_percent": 66.5,
    });
    assert_eq!((lines.len(), &lines[4]), (6, &pair));
}

#[test]
fn json_has_one_object_for_each_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let [a, b] = three_players(folder.path());
    let c = match_file(folder.path(), "c.jsonl", ["level:3:fox", "random"], [20, 0, 0]);
    let lines = json_lines(&cannon_lab(&["ratings", &a, &b, &c, "--json", "--anchor", "level:2", "1200.5"]).success());
    let names: Vec<&Value> = lines.iter().map(|line| &line["player"]).collect();
    assert_eq!(names, ["level:3:fox", "level:2", "level:1", "random"]);
    let anchor = json!({
        "player": "level:2", "rating": 1200.5, "interval": 0.0, "anchor": true, "games": 800, "score_percent": 50.0,
        "virtual_draws": 0.0,
    });
    assert_eq!(lines[1], anchor);
    let random = &lines[3];
    let has = |name: &str| random[name].as_f64().expect("a number");
    assert_eq!((has("virtual_draws"), has("games"), has("score_percent")), (1.0, 20.0, 0.0));
    // 20.5 points of 21 are 645 Elo.
    let difference = lines[0]["rating"].as_f64().expect("a number") - has("rating");
    assert!((difference - 645.1).abs() < 0.11, "{difference}");
    let table = cannon_lab(&["ratings", &c]).success();
    assert!(table.ends_with("\nvirtual draws: 1.00 of level:3:fox against random\n"), "{table}");
}

#[test]
fn played_matches_are_rated_and_limits_tell_players_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl"].map(|name| path_in(folder.path(), name));
    cannon_lab(&quick_match("level:3", "random", &["--games", "6", "--out", &files[0]])).success();
    let match_options = ["match", "--first", "level:3", "--second", "random", "--max-plies", "60", "--games", "6"];
    let limits =
        ["--tc", "nodes:100", "--first-tc", "nodes:50", "--depth", "9", "--clock", "1+0.5", "--out", &files[1]];
    cannon_lab(&[&match_options[..], &limits].concat()).success();
    let table = cannon_lab(&["ratings", &files[0], &files[1], "--anchor", "random", "0"]).success();
    let names: Vec<&str> = table.lines().skip(1).filter_map(|line| line.split("  ").next()).collect();
    for name in ["level:3 (nodes:100)", "level:3 (nodes:50 depth:9 clock:1+0.5)", "random"] {
        assert!(names.contains(&name), "{name}: {table}");
    }
    assert_eq!(names[2], "random", "{table}");
    assert!(cannon_lab(&["ratings", &files[1]]).success().contains("\nlevel:3  "), "one limit needs no name");
}

#[test]
fn files_that_cannot_be_rated_are_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let [a, b] = three_players(folder.path());
    let apart = match_file(folder.path(), "apart.jsonl", ["greedy", "random"], [5, 0, 5]);
    let empty = match_file(folder.path(), "empty.jsonl", ["greedy", "random"], [0, 0, 0]);
    let text = fs::read_to_string(&b).expect("the file");
    let written = |name: &str, text: &str| {
        let path = path_in(folder.path(), name);
        fs::write(&path, text).expect("written");
        path
    };
    let tank_chess = written("tank.jsonl", &text.replace("\"cannon\"", "\"tank-chess\""));
    let damaged = written("damaged.jsonl", &text.replacen("\"result\":\"first\"", "\"result\":\"third\"", 1));
    let cut = written("cut.jsonl", &text.replacen("}\n", "\n", 1));
    let missing = path_in(folder.path(), "missing.jsonl");
    let [game, line, no_json] = [
        format!("{tank_chess} has games of tank-chess, and the matches before them are of cannon"),
        format!("{damaged}, line 2: “third” is not a valid value"),
        format!("{cut}: The text ends unexpectedly at line 1"),
    ];
    for (arguments, status, word) in [
        (&["ratings", &a, &tank_chess][..], 2, game.as_str()),
        (&["ratings", &a, &damaged], 2, &line),
        (&["ratings", &a, &cut], 2, &no_json),
        (&["ratings", &a, &missing], 1, &missing),
        (
            &["ratings", &a, &apart, &b],
            2,
            "no games connect these players with level:1, whose rating is fixed: greedy, random",
        ),
        (&["ratings", &empty], 2, "no game of two different players"),
        (
            &["ratings", &a, "--anchor", "level:7", "1000"],
            2,
            "`level:7`, and the players in the files are level:1, level:2",
        ),
        (&["ratings", &a, "--anchor", "level:1", "inf"], 2, "not `inf`"),
        (&["ratings", &a, "--anchor", "level:1"], 2, "--anchor"),
        (&["ratings"], 2, "FILE"),
    ] {
        let complaint = cannon_lab(arguments).failure(status);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
