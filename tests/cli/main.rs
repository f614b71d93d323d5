//! The program as it is run: what it prints, and with which status it ends.

mod analyse;
mod book;
mod clocks;
mod commands;
mod contest;
mod contest_clocks;
mod old_files;
mod play;
mod protocol;
mod schemes;
mod tank_chess;
mod tune;

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program gave.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the program with these arguments and this input.
fn cannon_with(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cannon"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    // A program that ends before it has read everything closes the pipe.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Run {
        status: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Runs the program with these arguments.
fn cannon(arguments: &[&str]) -> Run {
    cannon_with(arguments, "")
}

impl Run {
    /// The output of a run that went well.
    fn well(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The complaint of a run that ended with this status: one that is not a panic.
    fn ill(self, status: i32) -> String {
        assert_eq!(self.status, status, "{}\n{}", self.out, self.err);
        assert!(!self.err.is_empty() && !self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}
