//! The help of all commands in the language of the player. `cannon --help` is short and lists the commands for players.
//!
//! The English help stands in the definition of the arguments, because the laboratory shares some of them. `help_texts` puts the texts of
//! the localizer in its place.

use std::ffi::OsStr;

use cannon_i18n::{Language, Localizer};
use clap::{Command, CommandFactory};

use super::args::Arguments;
use super::help_texts;

/// The commands that `cannon --help` lists, besides `help`. The help only names the other commands, which are for other programs and for
/// developers.
const PLAYERS_COMMANDS: [&str; 11] = [
    "play",
    "rules",
    "puzzles",
    "schemes",
    "analyse",
    "replay",
    "games",
    "explorer",
    "print",
    "doctor",
    help_texts::HELP,
];
/// The option that names a language.
pub(super) const LANGUAGE_OPTION: &str = "--lang";

/// The parser of the arguments, with the help in the localizer's language.
pub(super) fn command(words: &Localizer) -> Command {
    help_texts::localized(short(Arguments::command()), words)
}

/// The command with all its options and commands in the help, for completions and the manual.
pub(super) fn whole_command(words: &Localizer) -> Command {
    help_texts::localized(Arguments::command(), words)
}

/// The command with a short help of its own. The help leaves out the options of a game, which `cannon play` has, too, and the commands that
/// players do not need.
fn short(command: Command) -> Command {
    command
        .mut_args(|argument| {
            let is_general = argument.get_id() == "language";
            argument.hide(!is_general)
        })
        .mut_subcommands(|command| {
            let is_for_players = PLAYERS_COMMANDS.contains(&command.get_name());
            command.hide(!is_for_players)
        })
}

/// The language that the arguments name, before they are parsed. The language of the system if they name none.
pub(super) fn language_of(arguments: &[impl AsRef<OsStr>]) -> Language {
    let mut texts = arguments.iter().filter_map(|argument| argument.as_ref().to_str());
    let mut named = None;
    while let Some(text) = texts.next() {
        let value = if text == LANGUAGE_OPTION {
            texts.next()
        } else {
            text.strip_prefix(LANGUAGE_OPTION).and_then(|rest| rest.strip_prefix('='))
        };
        named = value.and_then(Language::from_tag).or(named);
    }
    named.unwrap_or_else(Language::of_system)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most lines of `cannon --help` and `cannon -h` at this width.
    const MAX_LINES: usize = 44;
    const WIDTH: usize = 100;

    #[test]
    fn help_for_players_is_short_and_names_all_commands() {
        let all = Arguments::command();
        let mut command = command(&Localizer::new(Language::English)).term_width(WIDTH);
        for help in [command.render_help(), command.render_long_help()] {
            let help = help.to_string();
            assert!(help.lines().count() <= MAX_LINES, "{} lines:\n{help}", help.lines().count());
            let words: Vec<&str> = help.split(|letter: char| !letter.is_alphanumeric()).collect();
            for name in all.get_subcommands().filter(|command| !command.is_hide_set()).map(Command::get_name) {
                assert!(words.contains(&name), "{name} is not in:\n{help}");
            }
            let list = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
            let listed = command.get_subcommands().filter(|command| !command.is_hide_set()).count();
            assert_eq!(list.count(), listed, "a line for each command:\n{help}");
            assert!(help.contains("--lang") && !help.contains("--light <"), "{help}");
        }
        let play = command.find_subcommand_mut("play").expect("the command").render_help().to_string();
        assert!(play.contains("--light <SEAT>") && play.contains("--text") && play.contains("--clock"), "{play}");
    }

    #[test]
    fn language_is_known_before_the_arguments_are_parsed() {
        assert_eq!(language_of(&["cannon", "play", "--lang", "ja", "--help"]), Language::Japanese);
        assert_eq!(language_of(&["cannon", "--lang=es"]), Language::Spanish);
    }
}
