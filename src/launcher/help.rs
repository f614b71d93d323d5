//! The help of the program for players: `cannon --help` is short, and `cannon play --help` is in the language of the player. The help of
//! other commands is English.

use std::ffi::OsStr;

use cannon_i18n::{Language, Localizer};
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, CommandFactory};

use super::args::Arguments;

/// The name of the command whose help is localised.
const PLAY: &str = "play";
/// The commands that `cannon --help` lists, besides `help`. The help only names the other commands, which are for other programs and for
/// developers.
const PLAYERS_COMMANDS: [&str; 8] = [PLAY, "rules", "puzzles", "schemes", "analyse", "replay", "print", "doctor"];
/// The option that names a language.
pub(super) const LANGUAGE_OPTION: &str = "--lang";

/// The parser of these arguments. If they contain `play`, the help of `cannon play` is in the localizer's language. The English help stands
/// in the definition of the arguments.
pub(super) fn command(arguments: &[impl AsRef<OsStr>], words: &Localizer) -> Command {
    let command = short(Arguments::command());
    if words.language() == Language::English || !arguments.iter().any(|argument| argument.as_ref() == PLAY) {
        return command;
    }
    // The commands share this option.
    let command = command.mut_arg("language", |argument| localized_arg(argument, words));
    command.mut_subcommand(PLAY, |play| localized(play, words))
}

/// The command with a short help of its own. The help leaves out the options of a game, which `cannon play` has, too, and the commands that
/// players do not need.
fn short(command: Command) -> Command {
    command
        .override_usage("cannon [OPTIONS] [FILE]\n       cannon <COMMAND>")
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

/// The command with the texts of the localizer.
fn localized(command: Command, words: &Localizer) -> Command {
    let ids: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    let command =
        ids.iter().fold(command, |command, id| command.mut_arg(id, |argument| localized_arg(argument, words)));
    let (usage, options) = (words.text("help-usage"), words.text("help-options"));
    let english = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let examples = english.replace("Examples:", &format!("{}:", words.text("help-examples")));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(words.text("help-arg-help"));
    command
        .about(words.text("help-play"))
        .disable_help_flag(true)
        .arg(help)
        .after_help(examples)
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{options}:\n{{options}}{{after-help}}"))
}

/// The argument with the help of the localizer, and its possible values in that language.
fn localized_arg(argument: Arg, words: &Localizer) -> Arg {
    let mut help = words.text(&message_id(&argument));
    // A switch such as `--text` takes no value, although it is stored as one of two values.
    let values = argument.get_possible_values().into_iter().filter(|_| argument.get_action().takes_values());
    let possible: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
    if !possible.is_empty() {
        help.push('\n');
        help.push_str(&words.format("help-values", &[("values", words.list(&possible).into())]));
    }
    argument.help(help).long_help(Resettable::Reset).hide_possible_values(!possible.is_empty())
}

/// The message about an argument.
fn message_id(argument: &Arg) -> String {
    format!("help-arg-{}", argument.get_id().as_str().replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::LANGUAGES;

    /// The most lines of `cannon --help` and `cannon -h` at this width.
    const MAX_LINES: usize = 40;
    const WIDTH: usize = 100;

    #[test]
    fn help_for_players_is_short_and_names_all_commands() {
        let all = Arguments::command();
        let mut command = command(&["cannon"], &Localizer::new(Language::English)).term_width(WIDTH);
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
        let play = command.find_subcommand_mut(PLAY).expect("the command").render_help().to_string();
        assert!(play.contains("--light <SEAT>") && play.contains("--text") && play.contains("--clock"), "{play}");
    }

    #[test]
    fn english_messages_are_the_help_of_the_sources() {
        let mut command = Arguments::command();
        command.build();
        let play = command.find_subcommand(PLAY).expect("the command");
        let words = Localizer::new(Language::English);
        assert_eq!(play.get_about().map(ToString::to_string), Some(words.text("help-play")));
        for argument in play.get_arguments().filter(|argument| argument.get_id() != "help") {
            let help = argument.get_long_help().or(argument.get_help()).map(ToString::to_string);
            assert_eq!(help, Some(words.text(&message_id(argument))));
        }
    }

    #[test]
    fn help_of_play_has_no_english_left() {
        for entry in LANGUAGES.iter().filter(|entry| entry.language != Language::English) {
            let mut command = command(&["cannon", PLAY], &Localizer::new(entry.language));
            command.build();
            let help = command.find_subcommand_mut(PLAY).expect("the command").render_long_help().to_string();
            for english in ["Usage", "Options:", "Examples", "possible", "Possible", "Print", "The ", "true", "help-"] {
                assert!(!help.contains(english), "{}: {english} in\n{help}", entry.tag);
            }
        }
    }

    #[test]
    fn language_is_known_before_the_arguments_are_parsed() {
        assert_eq!(language_of(&["cannon", "play", "--lang", "ja", "--help"]), Language::Japanese);
        assert_eq!(language_of(&["cannon", "--lang=es"]), Language::Spanish);
    }
}
