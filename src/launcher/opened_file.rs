//! A file in place of a command, as file managers start the program: `cannon game.json` is `cannon play --open game.json`.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::CommandFactory;

use super::args::Arguments;

/// The arguments, with the option that opens the file if the first one is a file.
pub(super) fn with_option(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_some_and(|first| is_file(first)) {
        arguments.splice(1..1, ["play".into(), "--open".into()]);
    }
    arguments
}

/// Whether an argument is meant to be a file: it is no command or option, and the file exists or the argument looks like the name of a
/// file. A misspelt command does not look like the name of a file.
fn is_file(argument: &OsStr) -> bool {
    let path = Path::new(argument);
    let looks_like_a_file = path.extension().is_some() || path.components().count() > 1 || path.is_file();
    let is_option = argument.to_string_lossy().starts_with('-');
    let is_command = argument.to_str().is_some_and(|name| Arguments::command().find_subcommand(name).is_some());
    looks_like_a_file && !is_option && !is_command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_from_commands_and_options() {
        let with = |first: &str| with_option(vec!["cannon".into(), first.into()]).len() > 2;
        assert!(with("game.json") && with("/home/anna/My game.json") && with("./game") && with("missing.txt"));
        assert!(!with("legal") && !with("lega") && !with("--text") && !with("--record=game.json") && !with("help"));
        assert_eq!(with_option(vec!["cannon".into()]).len(), 1);
    }
}
