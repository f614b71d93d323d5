//! Tank Chess on the command line.

use std::fs;

use super::{cannon, cannon_with, unwrapped};

const GAME: &str = include_str!("../../crates/rules/tests/data/tank-chess-game.txt");
const TABLE: &str = include_str!("../../crates/rules/tests/data/tank-chess-perft.json");

#[test]
fn perft_counts_on_both_basic_boards() {
    assert_eq!(cannon(&["perft", "--game", "tank-chess", "2"]).success(), "nodes 301878\n");
    assert_eq!(cannon(&["perft", "--game", "tank-chess", "--board", "basic-20", "2"]).success(), "nodes 511297\n");
    assert_eq!(
        cannon(&["perft", "start", "1", "--game", "tank-chess", "--rules", "basic-20"]).success(),
        "nodes 715\n"
    );
    let divided = cannon(&["perft", "--game", "tank-chess", "1", "--divide"]).success();
    assert_eq!(divided.lines().count(), 550);
}

#[test]
fn a_switch_decides_whether_the_command_leaves_diagonally() {
    let position = "12/6CS5/12/12/12/12/12/12/12/12/12/cS11 w";
    for (exit, leaves) in [(&[][..], true), (&["--exit", "any"], true), (&["--exit", "straight"], false)] {
        let legal = cannon(&[&["legal", "--game", "tank-chess", position][..], exit].concat()).success();
        assert_eq!(legal.contains("exit"), leaves, "{exit:?}: {legal}");
    }
}

#[test]
fn positions_are_read_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let table: serde_json::Value = serde_json::from_str(TABLE).expect("JSON");
    let squeeze = &table["positions"][0];
    fs::write(path("squeeze.json"), squeeze.to_string()).expect("written");
    let perft =
        |file: &str, depth: &str| cannon(&["perft", "--game", "tank-chess", "--position-file", &path(file), depth]);
    assert_eq!(perft("squeeze.json", "2").success(), "nodes 29286\n");
    let legal = cannon(&["legal", "--game", "tank-chess", "--position-file", &path("squeeze.json")]).success();
    assert!(legal.lines().any(|line| line == "B2>A2/NW xA16#"), "{legal}");
    let mut small = squeeze.clone();
    small["size"] = 5.into();
    fs::write(path("small.json"), small.to_string()).expect("written");
    fs::write(path("broken.json"), "{\"size\": 16,").expect("written");
    for (file, status, word) in
        [("small.json", 2, "5 × 5"), ("broken.json", 2, "line 1"), ("none.json", 1, "there is no such file or folder")]
    {
        let complaint = perft(file, "1").failure(status);
        assert!(complaint.contains(file) && complaint.contains(word), "{complaint}");
    }
    let complaint = cannon(&["legal", "--position-file", &path("squeeze.json")]).failure(2);
    assert!(complaint.contains("Cannon has no position files"), "{complaint}");
}

#[test]
fn switches_of_one_game_are_refused_for_the_other() {
    for (arguments, word) in [
        (&["legal", "start", "--board", "basic-20"][..], "--board is an option of Tank Chess"),
        (&["legal", "start", "--exit", "straight"], "--exit is an option of Tank Chess"),
        (&["legal", "--game", "tank-chess", "--exit", "left"], "any, straight"),
        (&["legal", "--game", "tank-chess", "--town", "capture"], "--town is an option of Cannon"),
        (&["legal", "--game", "tank-chess", "--board", "basic-17"], "basic-16, basic-20"),
        (&["legal", "--game", "tank-chess", "--rules", "igg"], "basic-16, basic-20"),
        (&["legal", "--game", "tank-chess", "--rules", "basic-16", "--board", "basic-20"], "Two boards"),
        (&["legal", "cS4/5/5/5/4CN w", "--game", "tank-chess"], "12 × 12 and 24 × 24"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}

#[test]
fn two_people_play_a_whole_game_in_the_terminal() {
    let actions: Vec<&str> = GAME
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| line.split_once(". ").expect("a turn").1.split(", "))
        .collect();
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("game.json");
    let record = record.to_str().expect("UTF-8");
    let input = format!("help\npieces\nview off\n{}\nmoves\n", actions.join("\n"));
    let seats = ["--dark", "human", "--light", "human"];
    let output =
        cannon_with(&[&["play", "--text", "--game", "tank-chess", "--record", record], &seats[..]].concat(), &input)
            .success();
    for words in [
        "’s Command can be destroyed next turn.",
        "’s Command can leave the board next turn.",
        "2 heavy tanks: C1 N, M1 N",
        "White plays C3>E4/NE",
        "H3>F5/NW xB11",
        "41. L7>M6/W xK4#",
    ] {
        assert!(output.contains(words), "{words}: {output}");
    }
    let replayed = cannon(&["replay", record]).success();
    assert!(replayed.starts_with("41 moves, all legal."), "{replayed}");
    assert!(replayed.contains("White wins: the enemy Command is destroyed."), "{replayed}");
}

#[test]
fn board_shows_facings_unless_the_view_is_plain() {
    let people = ["play", "--text", "--dark", "human", "--light", "human", "--game", "tank-chess"];
    let output = cannon_with(&people, "H1>I2/NE\nview plain\nboard\n").success();
    assert!(output.contains("\n16  .  .  .  h↓ .  .  m↓ "), "{output}");
    let after = output.split("White plays").nth(1).expect("it is played");
    assert_eq!(after.matches(" C↗ ").count(), 2, "after the turn, and on request: {after}");
    assert!(after.contains("\n  2  . . . . . . . . C . # # . . # .  2\n"), "{after}");
    let largest = cannon_with(&[&people[..], &["--board", "grand-battle"]].concat(), "").success();
    let board: Vec<&str> = largest.lines().skip(2).take(26).collect();
    assert!(board[1].starts_with("24  .  m↓ ") && board.iter().all(|line| line.chars().count() < 80), "{board:#?}");
}

#[test]
fn rules_of_tank_chess_show_units_armour_and_exits_of_the_board_in_play() {
    let rules = |more: &[&str]| cannon(&[&["rules", "--game", "tank-chess"], more].concat()).success();
    let basic = rules(&[]);
    for words in ["Heavy tank (H)", "3/2/1", "only from straight ahead", "only from straight behind", "45 minutes"] {
        assert!(unwrapped(&basic).contains(words), "{words}: {basic}");
    }
    assert!(basic.contains("front") && basic.contains("↑") && !basic.contains("mortar (R)"), "{basic}");
    let large = rules(&["--board", "basic-20", "--exit", "straight"]);
    assert!(large.contains("mortar (R)") && unwrapped(&large).contains("It cannot leave diagonally."), "{large}");
    let fords = rules(&["--board", "two-fords"]);
    assert!(fords.contains("  ~  Water*: ") && fords.contains("Amphibious tanks cross water."), "{fords}");
    for page in [basic, large, fords] {
        assert!(page.lines().all(|line| line.chars().count() < 80), "{page}");
    }
}

#[test]
fn an_objective_is_shown_announced_and_won_in_the_terminal() {
    let text = "5cS6/3######3/6lS5/12/12/12/12/12/12/5LN6/3######3/6CN5 w hold:F6+G7/2";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hill.json");
    let scheme = cannon(&["schemes", "--from-text", text, "--name", "Hill", "--as", "file"]).success();
    fs::write(&path, scheme).expect("written");
    let path = path.to_str().expect("UTF-8");
    let game = ["play", "--text", "--game", "tank-chess", "--scheme", path, "--dark", "human", "--light", "human"];
    let output = cannon_with(&game, "view plain\nF3>F6/N\nG10>G10/SW\nview pieces\nF6>F6/NE\nquit\nyes\n").success();
    for words in [
        "Objective: hold the marked squares (F6, G7).",
        " at the end of 2 of your turns in a row.",
        "  7  . . . . . . + . . . . .  7",
        "White plays F3>F6/N^\n",
        "OBJECTIVE: White can complete the objective next turn.",
        "White holds the marked squares: 1 of 2 turns.",
        "White plays F6>F6/NE#\n",
        "White wins by holding the marked squares.",
    ] {
        assert!(output.contains(words), "{words}: {output}");
    }
    assert_eq!(output.matches("OBJECTIVE").count(), 1, "{output}");
}

#[test]
fn engine_accepts_notations_without_spaces() {
    let input = "setoption name Game value tank-chess\nposition start actions C1>B2/N I16>I15/S F3>F4/N\n\
        position start actions C:H1>exit\nquit\n";
    let output = cannon_with(&["engine"], input).success();
    assert_eq!(output.lines().count(), 1, "{output}");
    assert!(output.contains("action 1 (`C:H1>exit`): the Command cannot reach"), "{output}");
}
