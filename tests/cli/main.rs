//! Tests of the built program: its output and its exit status.

mod analyse;
mod bot;
mod byte_order_mark;
mod clocks;
mod commands;
mod engine_process;
mod explorer;
mod false_engines;
mod games;
mod languages;
mod match_clocks;
mod matches;
mod old_files;
mod other_programs;
mod pictures;
mod play;
mod print;
mod program;
mod protocol;
mod puzzles;
mod rules;
mod schemes;
mod tank_chess;
mod ugi;
mod ugi_games;

use std::process::Command;

use program::{RunOutput, run, unwrapped};

/// Runs the program in English with these arguments and this input.
fn cannon_with(arguments: &[&str], input: &str) -> RunOutput {
    cannon_in("C.UTF-8", arguments, input)
}

/// Runs the program in a locale of the system with these arguments and this input.
fn cannon_in(locale: &str, arguments: &[&str], input: &str) -> RunOutput {
    run(Command::new(env!("CARGO_BIN_EXE_cannon")).args(arguments), locale, input)
}

/// Runs the program in English with these arguments and this input, after a command of a shell that limits what the system gives it.
#[cfg(target_os = "linux")]
fn cannon_limited(limit: &str, arguments: &[&str], input: &str) -> RunOutput {
    let script = format!("{limit}; exec \"$0\" \"$@\"");
    run(Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_cannon")]).args(arguments), "C.UTF-8", input)
}

/// Runs the program with these arguments and no input.
fn cannon(arguments: &[&str]) -> RunOutput {
    cannon_with(arguments, "")
}
