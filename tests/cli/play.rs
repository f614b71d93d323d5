//! Games in the terminal, played through pipes.

use std::fs;
use std::path::Path;

use super::{cannon, cannon_with};

/// A game between two people.
const PEOPLE: [&str; 6] = ["play", "--text", "--dark", "human", "--light", "human"];

fn play(input: &str) -> String {
    cannon_with(&PEOPLE, input).well()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_game_begins_and_ends_with_the_input() {
    let said = play("");
    assert!(said.starts_with("Dark: human. Light: human.") && said.contains(" a b c d e f g h i j"), "{said}");
}

#[test]
fn actions_are_played_and_listed() {
    let said = play("@e1\ne10\na2-b3\nmoves\nquit\nmoves\n");
    assert!(said.contains("Dark plays @e1") && said.contains("Light plays @e10") && said.contains("Dark plays a2-b3"));
    assert!(said.ends_with("Actions played:\n1. @e1 @e10\n2. a2-b3\n"), "{said}");
}

#[test]
fn what_cannot_be_played_is_explained() {
    let said = play("a1\nfoo\ne1\ne10\na2-a3\nb7-b6\n");
    assert!(said.contains("corner"), "{said}");
    assert!(said.contains("Not a command") && said.contains("point"), "{said}");
    assert!(said.contains("own pieces"), "{said}");
    assert!(said.contains("other side"), "{said}");
    assert!(!said.contains("refused-"), "an identifier without a text: {said}");
}

#[test]
fn help_names_every_command() {
    let said = play("help\n");
    for word in [
        "board", "pieces", "view", "legal", "moves", "clocks", "hint", "undo", "redo", "save", "load", "draw",
        "resign", "quit", "  *d7",
    ] {
        assert!(said.contains(word), "{word}: {said}");
    }
}

#[test]
fn undo_and_redo_go_back_and_forth() {
    let said = play("undo\n@e1\n@e10\nundo\nmoves\nredo\nmoves\nredo\n");
    assert!(said.contains("nothing to undo"), "{said}");
    assert!(said.contains("1. @e1\n") && said.contains("1. @e1 @e10\n"), "{said}");
    assert!(said.ends_with("There is nothing to redo.\n"), "{said}");
}

#[test]
fn against_the_computer_undo_goes_back_to_ones_own_turn() {
    let said = cannon_with(&["--text", "--light", "ai:1"], "@e1\nundo\nmoves\n").well();
    assert!(said.contains("Light plays @"), "{said}");
    assert!(said.ends_with("No actions played yet.\n"), "{said}");
}

#[test]
fn a_draw_needs_both_and_a_resignation_one() {
    let said = play("draw\nno\ndraw\nyes\n@e1\n");
    assert!(said.contains("Light declines the draw.") && said.contains("Draw by agreement."), "{said}");
    assert!(said.ends_with("The game is over. Type undo, save, load or quit.\n"), "{said}");
    let said = play("resign\nresign\nundo\n@e1\n");
    assert!(said.contains("Light wins: the enemy resigned.") && said.contains("Dark plays @e1"), "{said}");
}

#[test]
fn the_computer_takes_no_draw_at_the_beginning_but_one_that_saves_it() {
    let computer = ["--text", "--light", "ai:1"];
    let said = cannon_with(&computer, "@e1\ndraw\n").well();
    assert!(said.ends_with("Light declines the draw.\n"), "{said}");
    // A position in which Light has lost its last soldiers but one.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    cannon_with(&[&computer[..], &["--record", text(&file)]].concat(), "").well();
    let start = "1L8/9l/10/10/10/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1D1 d";
    let mut record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("the record")).expect("JSON");
    record["start"] = start.into();
    fs::write(&file, record.to_string()).expect("written");
    let said = cannon_with(&["--text", "--record", text(&file)], "draw\n").well();
    assert!(said.contains("Draw by agreement."), "{said}");
}

#[test]
fn the_position_can_be_heard_instead_of_seen() {
    let said = play("view off\n@e1\nview pieces\n@b10\nview sideways\n");
    let after = said.split("Dark plays @e1").nth(1).expect("it is played");
    assert!(!after.contains("a b c d e f g h i j"), "{after}");
    assert!(after.contains("town e1") && after.contains("15 soldiers: a2, c2,"), "{after}");
    assert!(after.ends_with("Type view board, view pieces or view off.\n"), "{after}");
}

#[test]
fn a_hint_is_a_legal_action() {
    let said = play("@e1\n@b10\nhint\nlegal\n");
    let hint = said.lines().find_map(|line| line.strip_prefix("Hint: ")).expect("a hint");
    let legal = said.split("legal actions:").nth(1).expect("a list");
    assert!(legal.split_whitespace().any(|action| action == hint), "{hint}: {legal}");
}

#[test]
fn computers_finish_a_game_between_them_and_it_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = ["play", "--text", "--dark", "ai:2", "--light", "ai:3", "--rules", "igg", "--record", text(&file)];
    let said = cannon_with(&arguments, "").well();
    assert!(said.contains("wins") || said.contains("Draw"), "{said}");
    let replayed = cannon(&["replay", text(&file)]).well();
    let result = replayed.lines().last().expect("a result");
    assert!(said.contains(result), "{replayed}");
    assert!(fs::read_to_string(&file).expect("the record").contains("\"long_shot\": \"both\""));
}

#[test]
fn a_recorded_game_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = [&PEOPLE[..], &["--record", text(&file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\n").well();
    let said = cannon_with(&["--text", "--record", text(&file)], "moves\na2-b3\n").well();
    assert!(said.contains("Light: human") && said.contains("1. @e1 @e10\n"), "{said}");
    let replayed = cannon(&["replay", text(&file)]).well();
    assert!(replayed.starts_with("3 actions, all legal.\n"), "{replayed}");
    assert!(replayed.ends_with("Light to move.\n"), "{replayed}");
    // A record has its own rules.
    cannon_with(&["--text", "--rules", "igg", "--record", text(&file)], "").ill(2);
}

#[test]
fn games_are_saved_and_loaded_and_nothing_is_lost_when_that_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, missing) = (folder.path().join("a game.json"), folder.path().join("none.json"));
    let said = play(&format!(
        "@e1\nsave {}\n@e10\nload {}\nmoves\nload {}\nsave {}/x/y.json\nsave\nmoves\n",
        text(&file),
        text(&file),
        text(&missing),
        text(folder.path()),
    ));
    assert!(said.contains("Saved to") && said.contains("Loaded"), "{said}");
    assert!(said.contains("cannot read") && said.contains("cannot write") && said.contains("file name"), "{said}");
    assert!(said.ends_with("Actions played:\n1. @e1\n"), "{said}");
    assert!(!said.contains(".unfinished"), "how files are written is nobody's business: {said}");
}

#[test]
fn a_tampered_record_is_refused_and_left_untouched() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = [&PEOPLE[..], &["--record", text(&file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\na2-b3\n").well();
    let tampered = fs::read_to_string(&file).expect("the record").replace("a2-b3", "a2-b4");
    fs::write(&file, &tampered).expect("written");
    let complaint = cannon(&["replay", text(&file)]).ill(2);
    assert!(complaint.contains("action 3 (`a2-b4`)"), "{complaint}");
    cannon_with(&["--text", "--record", text(&file)], "a4-a5\n").ill(2);
    assert_eq!(fs::read_to_string(&file).expect("the record"), tampered);
}

#[test]
fn odd_bytes_do_no_harm() {
    let said = play("\u{0}\u{7f}ÿ€😀\n\n   \na2-😀\n");
    assert!(said.contains("Not a command"), "{said}");
    let said = play(&format!("{}\n@e1\n", "x".repeat(100_000)));
    assert_eq!(said.matches("Not a command").count(), 1, "a long line is one line: {said}");
    assert!(said.contains("Dark plays @e1"), "{said}");
}
