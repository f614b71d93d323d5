//! Analysis of positions and games.

use std::fs;

use serde_json::{Value, json};

use super::program::path_in;
use super::{cannon, cannon_with};

const TOWN_IN_REACH: &str = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";

fn parse_json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn position_is_analysed_as_its_best_lines() {
    let text = cannon(&["analyse", "start", "--depth", "2", "--lines", "4"]).success();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[0]), (6, "Dark to move."), "{text}");
    assert!(lines[5].starts_with("Why @") && lines[5].contains(": Places your town on "), "{text}");
    assert!(lines[1].starts_with("1. ") && lines[1].contains("(depth 2): @"), "{text}");
    let answer = parse_json(&cannon(&["analyse", "start", "--depth", "2", "--lines", "4", "--json"]).success());
    let scores: Vec<i64> =
        answer["lines"].as_array().expect("lines").iter().filter_map(|line| line["score"]["cp"].as_i64()).collect();
    assert!(scores.len() == 4 && scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    assert_eq!((&answer["side_to_move"], &answer["outcome"]), (&"south".into(), &Value::Null));
    // The analysis is deterministic.
    assert_eq!(parse_json(&cannon(&["analyse", "start", "--depth", "2", "--lines", "4", "--json"]).success()), answer);
}

#[test]
fn wins_are_reported_in_turns_and_finished_games_by_result() {
    let text = cannon(&["analyse", TOWN_IN_REACH, "--nodes", "1000"]).success();
    assert!(text.contains("1. wins in one turn (depth ") && text.contains("): a9xb10#\n2. "), "{text}");
    assert_eq!(text.lines().count(), 5, "the next best actions and the reason as well: {text}");
    assert!(text.ends_with("Why a9xb10#: Takes the enemy town and wins.\n"), "{text}");
    let alone = cannon(&["analyse", TOWN_IN_REACH, "--lines", "1"]).success();
    assert!(alone.contains("1. wins in one turn (depth 1): a9xb10#\nWhy "), "{alone}");
    let answer = parse_json(&cannon(&["analyse", TOWN_IN_REACH, "--nodes", "1000", "--json"]).success());
    assert_eq!(answer["lines"][0]["score"], json!({"win": 1}));
    let reason = json!({"motif": "takes-town", "sentence": "Takes the enemy town and wins."});
    assert_eq!(answer["reasons"], json!([reason]));
    let over = "1L8/10/10/10/10/10/10/4d5/10/8D1 l";
    let answer = parse_json(&cannon(&["analyse", over, "--json"]).success());
    assert_eq!((&answer["lines"], &answer["reasons"]), (&json!([]), &json!([])));
    assert_eq!(answer["outcome"]["win"]["side"], "south");
    assert!(cannon(&["analyse", over]).success().contains("Dark wins"));
}

#[test]
fn reason_of_the_best_line_is_given_in_both_games() {
    let soldier = cannon(&["analyse", "1L8/10/10/9l/10/4l5/3d6/10/d1d7/4D5 d", "--depth", "3"]).success();
    assert!(soldier.ends_with("Why d4xe5: Wins the soldier on e5.\n"), "{soldier}");
    let leaves = ["analyse", "cS11/12/12/11CN/12/12/12/12/12/12/12/12 w", "--game", "tank-chess", "--depth", "2"];
    let text = cannon(&leaves).success();
    assert!(text.ends_with("Why C: L9>exit#: Drives your Command off the board and wins.\n"), "{text}");
}

#[test]
fn thrown_away_win_is_a_blunder() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let file = file.to_str().expect("UTF-8");
    cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", file], "@e1\n@f10\n").success();
    let mut record = parse_json(&fs::read_to_string(file).expect("the record"));
    // Dark could capture the town but steps, and Light captures Dark's town.
    record["start"] = "1L8/d9/10/10/10/10/10/4d5/7l2/8D1 d".into();
    record["actions"] = json!(["e3-e4", "h2xi1"]);
    record["result"] = json!({"win": {"side": "north", "by": "principal_taken"}});
    fs::write(file, record.to_string()).expect("written");
    let answer = parse_json(&cannon(&["analyse", "--record", file, "--nodes", "1000", "--json"]).success());
    let [dark, light] = [0, 1].map(|index| &answer["actions"][index]);
    assert_eq!((&dark["mark"], &dark["turn"]), (&"??".into(), &"thrown_away_win".into()), "{answer}");
    assert_eq!((&dark["score"], &dark["best_score"]), (&json!({"loss": 2}), &json!({"win": 1})));
    assert_eq!((&light["loss"], &light["mark"], &light["score"]), (&0.into(), &Value::Null, &json!({"win": 1})));
    assert_eq!(
        (&dark["class"], &dark["win_percentage"], &dark["accuracy"]),
        (&"blunder".into(), &json!(0.0), &json!(0.0))
    );
    assert_eq!((&light["win_percentage"], &light["accuracy"]), (&json!(100.0), &json!(100.0)));
    let blunders = ["south", "north"].map(|side| answer[side]["classes"]["blunder"].as_i64());
    assert_eq!(blunders, [Some(1), Some(0)]);
    assert_eq!(answer["north"]["accuracy"], json!(100.0));
    let text = cannon(&["analyse", "--record", file, "--nodes", "1000"]).success();
    assert!(text.contains("throws away a win: a9xb10# wins in one turn\n"), "{text}");
    assert!(text.contains(" loses in one turn; throws away") && text.contains("; average loss per move: "), "{text}");
    assert!(text.contains("Light wins") && text.contains("Dark, one move: accuracy 0%; 0 ?!, 0 ?, 1 ??; "), "{text}");
}

#[test]
fn every_action_of_a_record_is_annotated() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let file = file.to_str().expect("UTF-8");
    let input = "@e1\n@f10\na2-b3\nb9-a8\n";
    cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", file], input).success();
    let answer =
        parse_json(&cannon(&["analyse", "--record", file, "--depth", "2", "--lines", "2", "--json"]).success());
    let actions = answer["actions"].as_array().expect("a list");
    assert_eq!(actions.len(), 4);
    for (index, action) in actions.iter().enumerate() {
        assert_eq!(action["ply"], index + 1);
        assert!(action["loss"].as_i64().is_some_and(|loss| loss >= 0), "{action}");
        assert_eq!(action["lines"].as_array().map(Vec::len), Some(2));
    }
    for placement in &actions[..2] {
        let grades = ["class", "accuracy", "mark", "turn", "loss"].map(|field| placement[field].clone());
        assert_eq!(json!(grades), json!(["placement", null, null, null, 0]), "placements are not graded");
    }
    assert!(actions[2]["accuracy"].is_number());
    let graded = answer["south"]["classes"].as_object().expect("counts").values().filter_map(Value::as_u64);
    assert_eq!((graded.sum::<u64>(), &answer["south"]["turns"]), (1, &2.into()));
    let text = cannon(&["analyse", "--record", file, "--depth", "2"]).success();
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.starts_with("  1. Dark   @e1 "), "{text}");
    assert!(cannon(&["analyse", "--record", file, "--rules", "igg"]).failure(2).contains("its own game and rules"));
}

#[test]
fn review_of_a_record_is_written_as_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| path_in(folder.path(), name);
    let (file, page) = (path("game.json"), path("review.html"));
    let input = "@e1\n@f10\na2-b3\nb9-a8\n";
    cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", &file], input).success();
    fs::write(&page, "an older page").expect("written");
    let analyse = ["analyse", "--record", &file, "--depth", "2"];
    let text = cannon(&analyse).success();
    assert_eq!(cannon(&[&analyse[..], &["--html", &page]].concat()).success(), text, "the text is printed, too");
    let html = fs::read_to_string(&page).expect("a page");
    assert!(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>\n"), "an existing file is replaced: {html}");
    let placed = "<td class=\"action\">@e1</td><td class=\"placement\">";
    assert!(html.contains(placed) && html.contains("Placement, not graded"), "{html}");
    for words in ["Cannon · Classic: review", "in progress", "<td class=\"action\">a2-b3</td>"] {
        assert!(html.contains(words), "{words}: {html}");
    }
    parse_json(&cannon(&[&analyse[..], &["--json", "--html", &page]].concat()).success());
    let nowhere = path("no-folder/review.html");
    let failed = cannon(&[&analyse[..], &["--html", &nowhere]].concat()).failure(1);
    assert!(failed.contains("there is no such file or folder") && failed.contains("no-folder"), "{failed}");
    assert!(cannon(&["analyse", "start", "--depth", "1", "--html", &page]).failure(2).contains("--record"));
}

#[test]
fn invalid_arguments_of_analyse_are_bad_input() {
    for (arguments, word) in [
        (&["analyse"][..], "<POSITION>"),
        (&["analyse", "nonsense"], "position"),
        (&["analyse", "start", "--record", "game.json"], "--record"),
        (&["analyse", "start", "--number", "3"], "--number chooses a game in a file or folder of several games"),
        (&["analyse", "start", "--lines", "0"], "from 1 to 256"),
        (&["analyse", "start", "--depth", "0"], "from 1 to 100"),
        (&["analyse", "start", "--hash", "0"], "from 1 to 4096"),
        (&["analyse", "start", "--style", "wild"], "gunner"),
        (&["analyse", "start", "--rules", "chess"], "classic, blue-panther, igg"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
    assert!(cannon(&["analyse", "--record", "no/such/file"]).failure(1).contains("no/such/file"));
}

#[test]
fn side_without_graded_turns_has_no_accuracy() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let file = file.to_str().expect("UTF-8");
    cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", file], "@e1\n@f10\na2-b3\n").success();
    let expected = [("en", "Light, one move: accuracy –; 0 ?!", "%; 0 ?!"), ("de", "Genauigkeit –; 0 ?!", " %; 0 ?!")];
    for (language, words, percent) in expected {
        let text = cannon(&["analyse", "--record", file, "--depth", "1", "--lang", language]).success();
        let text = text.replace('\u{a0}', " ");
        assert!(text.contains(words) && text.contains(percent), "{text}");
    }
}

/// A limit on the address space, as a small machine has it.
#[cfg(target_os = "linux")]
#[test]
fn table_for_which_there_is_no_memory_is_an_error() {
    let run = super::cannon_limited("ulimit -v 2000000", &["analyse", "start", "--depth", "1", "--hash", "4096"], "");
    let complaint = run.failure(1);
    assert_eq!(complaint, "cannon: There is not enough memory for a table of 4096 MiB.\n");
}
