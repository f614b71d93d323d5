//! Tests of the built program: its output and its exit status.

mod analyse;
mod book;
mod byte_order_mark;
mod clocks;
mod commands;
mod datagen;
mod languages;
mod match_clocks;
mod match_sprt;
mod matches;
mod old_files;
mod play;
mod print;
mod protocol;
mod puzzles;
mod ratings;
mod rules;
mod schemes;
mod tank_chess;
mod tune;

use std::io::Write;
use std::process::{Command, Stdio};

/// The status and the output of a run of the program.
struct RunOutput {
    status: i32,
    out: String,
    err: String,
}

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

/// Runs a command in a locale with this input.
fn run(command: &mut Command, locale: &str, input: &str) -> RunOutput {
    let mut child = command
        .env_remove("LANGUAGE")
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    // Writing fails if the program ends before it has read all input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    RunOutput {
        status: output.status.code().expect("an exit status"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Runs the program with these arguments and no input.
fn cannon(arguments: &[&str]) -> RunOutput {
    cannon_with(arguments, "")
}

/// The text with every line break and indentation as one space, for phrases that may be wrapped.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl RunOutput {
    /// Asserts that the run succeeded without errors, and returns its output.
    fn success(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Asserts that the run failed with this status and without a panic, and returns its error.
    fn failure(self, status: i32) -> String {
        assert_eq!(self.status, status, "{}\n{}", self.out, self.err);
        assert!(!self.err.is_empty() && !self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}
