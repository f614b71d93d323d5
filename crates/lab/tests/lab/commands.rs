//! What all commands of the laboratory have in common: help, bad input, and a closed output.

use std::process::{Command, Stdio};

use cannon_engine::registry;
use cannon_rules::registry::GAMES;

use super::cannon_lab;

#[test]
fn help_of_every_command_has_an_example() {
    for command in ["match", "ratings", "bench", "tune", "datagen", "book", "puzzles"] {
        let help = cannon_lab(&[command, "--help"]).success();
        assert!(help.contains("Example") && help.contains(&format!("cannon-lab {command}")), "{help}");
    }
    assert!(cannon_lab(&["--version"]).success().starts_with("cannon-lab "));
}

#[test]
fn bad_input_has_status_2_and_an_error_in_one_line() {
    for (arguments, word) in [
        (&["bench", "--dept", "3"][..], "similar argument exists: '--depth'"),
        (&["bench", "--depth", "deep"], "from 1 to 40"),
        (&["bench", "--threads", "0"], "from 1 to 256"),
        (&["bench", "--threads", "0"], "(see cannon-lab bench --help)"),
        (&["play"], "unrecognized subcommand"),
    ] {
        let complaint = cannon_lab(arguments).failure(2);
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
        assert!(complaint.starts_with("cannon-lab: ") && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}

#[test]
fn commands_that_need_a_computer_player_are_refused_for_games_without_one() {
    for game in GAMES.iter().filter(|game| registry::find(game.id).is_none()) {
        for command in ["book", "tune"] {
            let complaint = cannon_lab(&[command, "--game", game.id]).failure(2);
            let expected = format!("cannon-lab: there is no computer player for {}\n", game.id);
            assert_eq!(complaint, expected, "{command}");
        }
    }
}

#[test]
fn closed_output_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cannon-lab"))
        .args(["bench", "--depth", "1"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
