//! Games in the terminal, played through pipes.

use std::fs;
use std::path::Path;

use super::{cannon, cannon_with, unwrapped};

/// The arguments of a game between two people.
const PEOPLE: [&str; 6] = ["play", "--text", "--dark", "human", "--light", "human"];

fn play(input: &str) -> String {
    cannon_with(&PEOPLE, input).success()
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn game_starts_with_seats_and_board_and_ends_with_the_input() {
    let output = play("");
    assert!(output.starts_with("Dark: human. Light: human.") && output.contains(" a b c d e f g h i j"), "{output}");
}

#[test]
fn actions_are_played_and_listed() {
    let output = play("@e1\ne10\na2-b3\nmoves\nquit\nmoves\n");
    assert!(
        output.contains("Dark plays @e1") && output.contains("Light plays @e10") && output.contains("Dark plays a2-b3")
    );
    assert!(output.ends_with("Moves played:\n1. @e1 2. @e10\n3. a2-b3\n"), "{output}");
}

#[test]
fn refused_actions_are_explained() {
    let output = play("a1\nfoo\ne1\ne10\na2-a3\nb7-b6\n");
    assert!(output.contains("corner"), "{output}");
    assert!(output.contains("neither a command") && output.contains("point"), "{output}");
    assert!(output.contains("own pieces"), "{output}");
    assert!(output.contains("other side"), "{output}");
    assert!(!output.contains("refused-"), "a message identifier without a text: {output}");
}

#[test]
fn help_lists_every_command() {
    let output = play("help\n");
    for word in [
        "board", "pieces", "view", "legal", "moves", "clocks", "hint", "undo", "redo", "save", "load", "draw",
        "resign", "quit", "  *d7",
    ] {
        assert!(output.contains(word), "{word}: {output}");
    }
    assert!(output.lines().all(|line| !line.starts_with("  ") || line.chars().count() < 80), "{output}");
}

#[test]
fn help_lists_the_topics_of_the_game_and_shows_each() {
    for (game, topics) in [("cannon", ["rules", "editions", "about"]), ("tank-chess", ["rules", "tips", "about"])] {
        let ask: String = topics.map(|topic| format!("help {topic}\n")).concat();
        let output =
            cannon_with(&[&PEOPLE[..], &["--game", game]].concat(), &format!("help\n{ask}help foo\n")).success();
        for topic in topics {
            assert!(output.contains(&format!("\n  help {topic} ")), "{topic}: {output}");
        }
        assert!(output.contains("invented by"), "{output}");
        let refused = output.lines().last().expect("an answer");
        assert!(refused.contains(&format!(" {}.", topics.join(", "))), "{refused}");
    }
}

#[test]
fn help_rules_explains_the_rules_in_force() {
    let explained =
        |options: &[&str]| unwrapped(&cannon_with(&[&PEOPLE[..], options].concat(), "help rules\n").success());
    let (classic, igg) = (explained(&["--draws", "none"]), explained(&["--rules", "igg", "--draws", "all"]));
    assert!(classic.contains("Dark places its town first") && classic.contains("house rules for draws are off"));
    assert!(igg.contains("An enemy town does not allow"), "{igg}");
    assert!(igg.contains("100 moves in a row") && !classic.contains("100 moves in a row"), "{igg}");
    let custom = explained(&["--rules", "blue-panther", "--shift-limit", "2", "--town", "checkmate"]);
    assert!(custom.contains("Light places its town first") && custom.contains("at most 2 times"), "{custom}");
    assert!(custom.contains("Checkmate: ") && !custom.contains("There is no check"), "{custom}");
}

#[test]
fn undo_and_redo_move_through_the_game() {
    let output = play("undo\n@e1\n@e10\nundo\nmoves\nredo\nmoves\nredo\n");
    assert!(output.contains("nothing to undo"), "{output}");
    assert!(output.contains("1. @e1\n") && output.contains("1. @e1 2. @e10\n"), "every turn has a number: {output}");
    assert!(output.contains("After move 1.\n") && output.contains("After move 2.\n"), "{output}");
    assert!(output.ends_with("There is nothing to redo.\n"), "{output}");
}

#[test]
fn undo_against_the_computer_returns_to_the_turn_of_the_person() {
    let output = cannon_with(&["--text", "--light", "ai:1"], "@e1\nundo\nmoves\n").success();
    assert!(output.contains("Light plays @"), "{output}");
    assert!(output.ends_with("No moves played yet.\n"), "{output}");
}

#[test]
fn draw_needs_both_players_and_resignation_one() {
    let output = play("draw\nno\ndraw\nyes\n@e1\n");
    assert!(output.contains("Light declines the draw.") && output.contains("Draw by agreement."), "{output}");
    assert!(output.ends_with("The game is over. Type undo, save, load or quit.\n"), "{output}");
    let output = play("resign\nresign\nundo\n@e1\n");
    assert!(output.contains("Light wins by resignation.") && output.contains("Dark plays @e1"), "{output}");
}

#[test]
fn computer_declines_a_draw_at_the_start_and_accepts_one_in_a_lost_position() {
    let computer = ["--text", "--light", "ai:1"];
    let output = cannon_with(&computer, "@e1\ndraw\n").success();
    assert!(output.ends_with("Light declines the draw.\n"), "{output}");
    // A position in which Light has only one soldier left.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    cannon_with(&[&computer[..], &["--record", path_text(&file)]].concat(), "").success();
    let start = "1L8/9l/10/10/10/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1D1 d";
    let mut record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("the record")).expect("JSON");
    record["start"] = start.into();
    fs::write(&file, record.to_string()).expect("written");
    let output = cannon_with(&["--text", "--record", path_text(&file)], "draw\n").success();
    assert!(output.contains("Draw by agreement."), "{output}");
}

#[test]
fn view_shows_the_position_in_words() {
    let output = play("view off\n@e1\nview pieces\n@b10\nview sideways\n");
    let after = output.split("Dark plays @e1").nth(1).expect("it is played");
    assert!(!after.contains("a b c d e f g h i j"), "{after}");
    assert!(after.contains("town e1") && after.contains("15 soldiers: a2, c2,"), "{after}");
    assert!(after.ends_with("Type view board, view plain, view pieces or view off.\n"), "{after}");
}

#[test]
fn hint_is_a_legal_action() {
    let output = play("@e1\n@b10\nhint\nlegal\n");
    let hint = output.lines().find_map(|line| line.strip_prefix("Hint: ")).expect("a hint");
    let legal = output.split("legal moves:").nth(1).expect("a list");
    assert!(legal.split_whitespace().any(|action| action == hint), "{hint}: {legal}");
}

#[test]
fn game_between_computers_ends_and_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments =
        ["play", "--text", "--dark", "ai:2", "--light", "ai:3", "--rules", "igg", "--record", path_text(&file)];
    let output = cannon_with(&arguments, "").success();
    assert!(output.contains("wins") || output.contains("Draw"), "{output}");
    let replayed = cannon(&["replay", path_text(&file)]).success();
    let result = replayed.lines().last().expect("a result");
    assert!(output.contains(result), "{replayed}");
    assert!(fs::read_to_string(&file).expect("the record").contains("\"long_shot\": \"both\""));
}

#[test]
fn recorded_game_is_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = [&PEOPLE[..], &["--record", path_text(&file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\n").success();
    let output = cannon_with(&["--text", "--record", path_text(&file)], "moves\na2-b3\n").success();
    assert!(output.contains("Light: human") && output.contains("1. @e1 2. @e10\n"), "{output}");
    let replayed = cannon(&["replay", path_text(&file)]).success();
    assert!(replayed.starts_with("3 moves, all legal.\n"), "{replayed}");
    assert!(replayed.ends_with("Light to move.\n"), "{replayed}");
    // A record has its own rules.
    cannon_with(&["--text", "--rules", "igg", "--record", path_text(&file)], "").failure(2);
    cannon_with(&["--text", "--draws", "none", "--record", path_text(&file)], "").failure(2);
}

#[test]
fn rule_switches_and_draw_rules_are_played_and_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let switches = ["--shift-limit", "3", "--long-shot", "both", "--town", "checkmate", "--draws", "repetition"];
    let arguments = [&PEOPLE[..], &switches, &["--record", path_text(&file)]].concat();
    cannon_with(&arguments, "@e1\n").success();
    let record = fs::read_to_string(&file).expect("the record");
    for setting in [
        "\"shift_limit\": 3",
        "\"long_shot\": \"both\"",
        "\"town\": \"checkmate\"",
        "\"repetition\": true",
        "\"quiet_turns\": null",
    ] {
        assert!(record.contains(setting), "{setting}: {record}");
    }
    let complaint = cannon(&["play", "--text", "--draws", "often"]).failure(2);
    assert!(complaint.contains("none, repetition, quiet-turns or all"), "{complaint}");
    let complaint = cannon(&["play", "--text", "--game", "tank-chess", "--shift-limit", "3"]).failure(2);
    assert!(complaint.contains("--shift-limit is an option of Cannon"), "{complaint}");
}

#[test]
fn draws_are_off_by_default_and_a_tournament_has_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let none: [&str; 2] = ["\"repetition\": false", "\"quiet_turns\": null"];
    let both: [&str; 2] = ["\"repetition\": true", "\"quiet_turns\": 100"];
    for (number, (options, draws, shift_limit)) in [
        (&["--light", "ai:1", "--clock", "5"][..], none, "null"),
        (&["--tournament"], both, "3"),
        (&["--tournament=2", "--rules", "igg"], both, "2"),
        (&["--tournament", "--shift-limit", "5", "--draws", "none"], none, "5"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.path().join(format!("{number}.json"));
        let arguments = [&["play", "--text", "--dark", "human"], options, &["--record", path_text(&file)]].concat();
        cannon_with(&arguments, "").success();
        let record = fs::read_to_string(&file).expect("the record");
        let limit = format!("\"shift_limit\": {shift_limit}");
        for setting in draws.into_iter().chain([&*limit]) {
            assert!(record.contains(setting), "{options:?}: {setting}: {record}");
        }
    }
    cannon_with(&["play", "--text", "--game", "tank-chess", "--tournament"], "").success();
    let complaint = cannon(&["play", "--text", "--game", "tank-chess", "--tournament=3"]).failure(2);
    assert!(complaint.contains("Tank Chess has no shifts to limit"), "{complaint}");
    let complaint = cannon(&["play", "--text", "--tournament=7"]).failure(2);
    assert!(complaint.contains("--tournament"), "{complaint}");
}

#[test]
fn repetition_is_announced_and_people_may_agree_to_a_draw() {
    let cycle = "a2>a5\nj9>j6\na5>a2\nj6>j9\n";
    let twice = play(&format!("@e1\n@e10\n{cycle}"));
    assert!(!twice.contains("occurred"), "{twice}");
    let output = play(&format!("@e1\n@e10\n{cycle}{cycle}{cycle}draw\nyes\n"));
    assert!(output.contains("occurred 3 times") && output.contains("occurred 4 times"), "{output}");
    assert!(output.contains("Draw by agreement."), "{output}");
}

#[test]
fn games_are_saved_and_loaded_and_failures_keep_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, missing) = (folder.path().join("a game.json"), folder.path().join("none.json"));
    let output = play(&format!(
        "@e1\nsave {}\n@e10\nload {}\nmoves\nload {}\nsave {}/x/y.json\nsave\nmoves\n",
        path_text(&file),
        path_text(&file),
        path_text(&missing),
        path_text(folder.path()),
    ));
    assert!(output.contains("Saved to") && output.contains("Loaded"), "{output}");
    assert!(output.matches("there is no such file or folder").count() == 2 && output.contains("file name"), "{output}");
    assert!(output.ends_with("Moves played:\n1. @e1\n"), "{output}");
    assert!(!output.contains(".unfinished"), "errors do not show the temporary file: {output}");
}

#[test]
fn tampered_record_is_refused_and_left_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = [&PEOPLE[..], &["--record", path_text(&file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\na2-b3\n").success();
    let tampered = fs::read_to_string(&file).expect("the record").replace("a2-b3", "a2-b4");
    fs::write(&file, &tampered).expect("written");
    let complaint = cannon(&["replay", path_text(&file)]).failure(2);
    assert!(complaint.contains("a2-b4"), "{complaint}");
    cannon_with(&["--text", "--record", path_text(&file)], "a4-a5\n").failure(2);
    assert_eq!(fs::read_to_string(&file).expect("the record"), tampered);
}

#[test]
fn unusual_bytes_and_long_lines_are_harmless() {
    let output = play("\u{0}\u{7f}ÿ€😀\n\n   \na2-😀\n");
    assert!(output.contains("neither a command"), "{output}");
    let output = play(&format!("{}\n@e1\n", "x".repeat(100_000)));
    assert_eq!(output.matches("neither a command").count(), 1, "the rest of a long line is skipped: {output}");
    assert!(output.contains("Dark plays @e1"), "{output}");
}

#[test]
fn file_in_place_of_a_command_is_opened() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = folder.path().join("game.json");
    let path = path_text(&game);
    cannon_with(&[&PEOPLE[..], &["--record", path]].concat(), "@e1\n").success();
    let before = fs::read_to_string(&game).expect("read");
    let output = cannon_with(&[path, "--text"], "moves\n@e10\nquit\n").success();
    assert!(output.contains("1. @e1"), "{output}");
    assert_eq!(fs::read_to_string(&game).expect("read"), before, "nothing is written to it");
    let scheme = folder.path().join("scheme.json");
    fs::write(&scheme, cannon(&["schemes", "skirmish", "--as", "file"]).success()).expect("written");
    let output =
        cannon_with(&[path_text(&scheme), "--text", "--dark", "human", "--light", "human"], "quit\n").success();
    assert!(output.contains("White") && output.contains("\n12  "), "{output}");
    let wrong = folder.path().join("wrong.json");
    fs::write(&wrong, "{}").expect("written");
    let error = cannon(&[path_text(&wrong), "--text"]).failure(2);
    assert!(error.contains("neither a saved game nor a scheme") && error.contains("wrong.json"), "{error}");
    let missing = cannon(&["no such game.json"]).failure(1);
    assert!(missing.contains("no such game.json: there is no such file or folder"), "{missing}");
    assert!(cannon(&[path, "--game", "cannon"]).failure(2).contains("--open"), "it has its own game");
}

#[cfg(unix)]
#[test]
fn saved_game_keeps_its_permissions_and_a_protected_one_is_not_replaced() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let arguments = [&PEOPLE[..], &["--record", path_text(&file)]].concat();
    cannon_with(&arguments, "@e1\n@f10\n").success();
    let set_mode = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("changed");
    let mode = || fs::metadata(&file).expect("there").permissions().mode() & 0o777;
    set_mode(0o600);
    cannon_with(&arguments, "undo\n").success();
    assert_eq!(mode(), 0o600);
    set_mode(0o444);
    let before = fs::read_to_string(&file).expect("the record");
    let run = cannon_with(&arguments, "undo\n");
    assert!(format!("{}{}", run.out, run.err).contains("you do not have permission"), "{}{}", run.out, run.err);
    assert_eq!((mode(), fs::read_to_string(&file).expect("the record")), (0o444, before));
}

/// An action after the end of the game, in every way in which a record or actions are read.
#[test]
fn action_after_the_end_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    cannon_with(&[&PEOPLE[..], &["--record", path_text(&file)]].concat(), "@e1\n").success();
    let mut record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("the record")).expect("JSON");
    record["start"] = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d".into();
    record["actions"] = serde_json::json!(["a9xb10", "g6-g5"]);
    fs::write(&file, record.to_string()).expect("written");
    let path = path_text(&file);
    for arguments in [&["replay", path][..], &["analyse", "--record", path], &["--text", "--record", path]] {
        let complaint = cannon_with(arguments, "").failure(2);
        assert!(complaint.contains("g6-g5") && complaint.contains("The game is over"), "{complaint}");
    }
    let line = "position text 1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d actions a9xb10 g6-g5\n";
    let answer = cannon_with(&["engine"], line).success();
    assert_eq!(answer, "info error position: action 2 (`g6-g5`): the game has ended\n");
}

#[test]
fn file_that_cannot_be_written_is_told_once_before_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("missing/game.json");
    let output = cannon_with(&[&PEOPLE[..], &["--record", path_text(&file)]].concat(), "@e1\n@f10\na2-b3\n").success();
    let warning = format!(
        "The game cannot be saved. {0}/game.json: the folder {0} does not exist.",
        folder.path().join("missing").display()
    );
    assert!(output.starts_with(&warning), "{output}");
    assert_eq!(output.matches("cannot be saved").count(), 1, "{output}");
    assert!(output.contains("Dark plays a2-b3"), "{output}");
}
