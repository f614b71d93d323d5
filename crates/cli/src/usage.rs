//! What is said about a command line that makes no sense: one line, like every other complaint.

use clap::{Command, Error};

/// How paragraphs begin that are left out.
const PASSED_OVER: [&str; 3] = ["Usage:", "For more information", "tip: to pass"];

/// Clap's complaint as one sentence and a pointer to the help of the command that was meant, if `first` (what stands behind the
/// program's name) is one.
pub fn usage_error(error: &Error, command: &Command, first: &str) -> String {
    let text = error.render().to_string();
    // Paragraphs: the error, tips, the usage line and a pointer to the help. The last two are what `--help` shows in full, and how
    // to pass a misspelt option as a value is nobody's question.
    let paragraphs: Vec<String> = text
        .split("\n\n")
        .map(joined)
        .filter(|paragraph| !PASSED_OVER.iter().any(|start| paragraph.starts_with(start)))
        .collect();
    let text = paragraphs.join("; ");
    let help = match command.find_subcommand(first) {
        Some(command) => format!("cannon {} --help", command.get_name()),
        None => "cannon --help".to_owned(),
    };
    format!("{} (see {help})", text.strip_prefix("error: ").unwrap_or(&text))
}

/// A paragraph as one line: its first line, and the indented ones behind it as a list.
fn joined(paragraph: &str) -> String {
    let mut lines = paragraph.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let rest: Vec<&str> = lines.collect();
    let joined = if rest.is_empty() { first.to_owned() } else { format!("{first} {}", rest.join(", ")) };
    // What was typed is quoted, whatever it holds.
    joined.replace(char::is_control, " ")
}
