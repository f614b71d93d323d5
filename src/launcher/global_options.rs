//! The options of all commands, which may stand before the command and after it.

use std::borrow::Cow;
use std::ffi::OsString;

use clap::CommandFactory;

use super::args::Arguments;
use super::help::LANGUAGE_OPTION;
use super::help_texts::HELP;

/// The arguments, with the option of the language moved behind the command if it stands before the command, and with the option `--help` in
/// place of the command `help`.
///
/// Before the command, the parser would take the option for an option of `cannon play`, which `cannon` without a command means, and would
/// refuse the command that follows.
pub(super) fn after_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let mut end = end_of_options(&arguments);
    if arguments.get(end).is_some_and(|first| first == HELP) {
        arguments.remove(end);
        arguments.push("--help".into());
        end = end_of_options(&arguments);
    }
    let Some(first) = arguments.get(end).and_then(|first| first.to_str()).filter(|_| end > 1) else { return arguments };
    if Arguments::command().find_subcommand(first).is_some() {
        arguments[1..=end].rotate_right(1);
    }
    arguments
}

/// The arguments behind the name of the program and behind the options that stand before a command.
pub(super) fn behind(arguments: &[OsString]) -> Vec<Cow<'_, str>> {
    arguments.iter().skip(end_of_options(arguments)).map(|argument| argument.to_string_lossy()).collect()
}

/// The number of arguments that are the name of the program and the options before the command.
fn end_of_options(arguments: &[OsString]) -> usize {
    let mut end = 1;
    while let Some(words) = option_length(&arguments[end.min(arguments.len())..]) {
        end += words;
    }
    end
}

/// How many of the arguments are the option of the language with its value, if they begin with it.
fn option_length(arguments: &[OsString]) -> Option<usize> {
    let first = arguments.first()?.to_str()?;
    if first == LANGUAGE_OPTION {
        return (arguments.len() > 1).then_some(2);
    }
    first.strip_prefix(LANGUAGE_OPTION).is_some_and(|rest| rest.starts_with('=')).then_some(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(line: &str) -> String {
        let arguments = after_command(line.split(' ').map(OsString::from).collect());
        arguments.join(std::ffi::OsStr::new(" ")).into_string().expect("the arguments are text")
    }

    #[test]
    fn language_before_a_command_goes_behind_it() {
        assert_eq!(moved("cannon --lang de play --text"), "cannon play --lang de --text");
        assert_eq!(moved("cannon --lang=ja rules"), "cannon rules --lang=ja");
    }

    #[test]
    fn command_help_is_the_option() {
        assert_eq!(moved("cannon help"), "cannon --help");
        assert_eq!(moved("cannon help puzzles list"), "cannon puzzles list --help");
        assert_eq!(moved("cannon --lang de help play"), "cannon play --lang de --help");
        assert_eq!(moved("cannon help --lang de play"), "cannon play --lang de --help");
    }

    #[test]
    fn other_arguments_stay() {
        for line in ["cannon", "cannon --lang", "cannon --lang de", "cannon --lang de --text", "cannon play --lang de"]
        {
            assert_eq!(moved(line), line);
        }
        // Options of `cannon play` before another command remain an error.
        assert_eq!(moved("cannon --text perft 3"), "cannon --text perft 3");
    }
}
