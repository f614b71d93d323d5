//! Tests of the built laboratory: its output and its exit status.

mod atlas;
mod baseline;
mod bench;
mod book;
mod commands;
mod datagen;
mod match_sprt;
mod policy;
#[path = "../../../../tests/cli/program.rs"]
mod program;
mod puzzles;
mod ratings;
mod tune;

use std::process::Command;

use program::{RunOutput, run};

/// Runs the program with these arguments and no input.
fn cannon_lab(arguments: &[&str]) -> RunOutput {
    run(Command::new(env!("CARGO_BIN_EXE_cannon-lab")).args(arguments), "C.UTF-8", "")
}
