//! What all commands of the laboratory have in common: help, bad input, and a closed output.

use std::process::{Command, Stdio};

use super::cannon_lab;

#[test]
fn help_of_every_command_has_an_example() {
    for command in ["match", "ratings", "bench", "tune", "datagen", "book", "puzzles", "policy", "baseline"] {
        let help = cannon_lab(&[command, "--help"]).success();
        assert!(help.contains("Example") && help.contains(&format!("cannon-lab {command}")), "{help}");
    }
    assert!(cannon_lab(&["--version"]).success().starts_with("cannon-lab "));
}

#[test]
fn bad_input_has_status_2_and_an_error_in_one_line() {
    for (arguments, word) in [
        (&["bench", "--dept", "3"][..], "Did you mean --depth?"),
        (&["bench", "--depth", "deep"], "from 1 to 40"),
        (&["bench", "--threads", "0"], "from 1 to 256"),
        (&["bench", "--threads", "0"], "See cannon-lab bench --help"),
        (&["play"], "There is no command “play”"),
    ] {
        let complaint = cannon_lab(arguments).failure(2);
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
        assert!(complaint.starts_with("cannon-lab: ") && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
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
