//! Errors of the argument parser, formatted as one line like all other errors.

use clap::{Command, Error};

/// Paragraphs of clap's message that begin like this are left out.
const SKIPPED_PREFIXES: [&str; 3] = ["Usage:", "For more information", "tip: to pass"];

/// Formats clap's error as one line that ends with a pointer to `--help`. `first` is the first argument after the program's name; if it is
/// a command, the pointer names the help of that command.
pub fn usage_error(error: &Error, command: &Command, first: &str) -> String {
    let text = error.render().to_string();
    // The paragraphs are the error, tips, the usage line and a pointer to the help. `--help` shows the last two in full, and the tip on
    // passing a misspelt option as a value is rarely useful.
    let paragraphs: Vec<String> = text
        .split("\n\n")
        .map(join_lines)
        .filter(|paragraph| !SKIPPED_PREFIXES.iter().any(|start| paragraph.starts_with(start)))
        .collect();
    let text = paragraphs.join("; ");
    let help = match command.find_subcommand(first) {
        Some(command) => format!("cannon {} --help", command.get_name()),
        None => "cannon --help".to_owned(),
    };
    format!("{} (see {help})", text.strip_prefix("error: ").unwrap_or(&text))
}

/// Joins a paragraph into one line: its first line, then the indented lines as a list.
fn join_lines(paragraph: &str) -> String {
    let mut lines = paragraph.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let rest: Vec<&str> = lines.collect();
    let joined = if rest.is_empty() { first.to_owned() } else { format!("{first} {}", rest.join(", ")) };
    // Clap quotes the argument, which may contain control characters.
    joined.replace(char::is_control, " ")
}
