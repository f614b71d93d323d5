//! A run of a program, and what tests of several programs need. The tests of the laboratory include this file.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The status and the output of a run of the program.
pub(crate) struct RunOutput {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs a command in a locale with this input.
pub(crate) fn run(command: &mut Command, locale: &str, input: &str) -> RunOutput {
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

/// The text with every line break and indentation as one space, for phrases that may be wrapped.
pub(crate) fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl RunOutput {
    /// Asserts that the run succeeded without errors, and returns its output.
    pub(crate) fn success(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Asserts that the run failed with this status and without a panic, and returns its error.
    pub(crate) fn failure(self, status: i32) -> String {
        assert_eq!(self.status, status, "{}\n{}", self.out, self.err);
        assert!(!self.err.is_empty() && !self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// The arguments of a match that takes no time.
pub(crate) fn quick_match<'a>(first: &'a str, second: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["match", "--first", first, "--second", second, "--nodes", "100", "--max-plies", "60"], more].concat()
}

/// The path of a file in a folder.
pub(crate) fn path_in(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

/// The games in a file of games.
pub(crate) fn read_games(path: &str) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("the file of games");
    text.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect()
}
