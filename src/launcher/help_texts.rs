//! The texts of the help, which take the place of the English ones in the definition of the arguments.
//!
//! The message about a command has its name, such as `help-puzzles-list`, and notes below its options are in `help-match-notes`. The message
//! about an argument has its identifier, such as `help-arg-clock`, or that of its command, too, where the argument means something else
//! there: `help-arg-match-clock`.

use cannon_i18n::{Language, Localizer, wrap};
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command};

use super::PROGRAM;

/// The command that shows help. The launcher turns it into the option `--help` before the arguments are parsed.
pub(super) const HELP: &str = "help";

/// The widths of Japanese texts, in columns: of those that begin at the edge, and of those about arguments.
const WIDTH: usize = 98;
const ARGUMENT_WIDTH: usize = 70;
/// The first of the characters that take two columns.
const FIRST_WIDE: char = '\u{2e80}';

/// The placeholders for values that have a name in every language. All others are called values.
const PLACEHOLDERS: [(&str, &str); 29] = [
    ("BOARD", "help-value-board"),
    ("COMMAND", "help-value-command"),
    ("DEGREES", "help-value-degrees"),
    ("DEPTH", "help-value-depth"),
    ("FACTOR", "help-value-factor"),
    ("FILE", "help-value-file"),
    ("FOLDER", "help-value-folder"),
    ("GAME", "help-value-game"),
    ("LANGUAGE", "help-value-language"),
    ("LIMIT", "help-value-limit"),
    ("MIB", "help-value-mib"),
    ("MOVE", "help-value-move"),
    ("MS", "help-value-ms"),
    ("N", "help-value-number"),
    ("NAME", "help-value-name"),
    ("PLACE", "help-value-place"),
    ("PLAYER", "help-value-player"),
    ("PLIES", "help-value-number"),
    ("POSITION", "help-value-position"),
    ("RULES", "help-value-rules"),
    ("PRESET", "help-value-rules"),
    ("SCHEME", "help-value-scheme"),
    ("SEAT", "help-value-seat"),
    ("SECONDS", "help-value-seconds"),
    ("SHELL", "help-value-shell"),
    ("TEXT", "help-value-text"),
    ("TIME", "help-value-time"),
    ("TOPIC", "help-value-topic"),
    ("WxH", "help-value-size"),
];

/// The command with all texts of its help from the localizer, and so are its commands.
pub(super) fn localized(command: Command, words: &Localizer) -> Command {
    let version = flag("version", 'V', ArgAction::Version, words);
    let command = command.disable_version_flag(true).arg(version);
    let help = Command::new(HELP).arg(Arg::new("command").num_args(0..));
    let command = with_texts(command.subcommand(help), PROGRAM, words);
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

/// The command with its texts, all but the line of its usage. `name` is its name in message identifiers.
fn with_texts(command: Command, name: &str, words: &Localizer) -> Command {
    let below = if name == PROGRAM { String::new() } else { format!("{name}-") };
    let command = command
        .mut_args(|argument| localized_arg(argument, name, words))
        .mut_subcommands(|command| {
            let name = format!("{below}{}", command.get_name());
            with_texts(command, &name, words)
        })
        .about(folded(&words.text(&format!("help-{name}")), WIDTH, words))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help, words));
    let notes =
        Some(format!("help-{name}-notes")).filter(|id| words.has(id)).map(|id| folded(&words.text(&id), WIDTH, words));
    // Without a command, the program has the options of `cannon play`, and its notes have examples of their own.
    let examples = command.get_after_help().filter(|_| name != PROGRAM).map(ToString::to_string);
    let examples = examples.map(|text| text.replace("Examples:", &words.text("help-examples")));
    let after: Vec<String> = notes.into_iter().chain(examples).collect();
    let template = template(&command, words);
    command.after_help(after.join("\n\n")).help_template(template)
}

/// The parts of the help in their order, with their headings.
fn template(command: &Command, words: &Localizer) -> String {
    let mut template = format!("{{about}}\n\n{}\n  {{usage}}", words.text("help-usage"));
    let mut part = |id, tag| template.push_str(&format!("\n\n{}\n{{{tag}}}", words.text(id)));
    if command.has_subcommands() {
        part("help-commands", "subcommands");
    }
    if command.get_positionals().any(|argument| !argument.is_hide_set()) {
        part("help-arguments", "positionals");
    }
    part("help-options", "options");
    template + "{after-help}"
}

/// The command with the line of its usage. The parser knows the line of a command that has been built.
fn with_usage(command: Command, built: &mut Command, words: &Localizer) -> Command {
    let usage = match command.get_name() {
        PROGRAM => format!("{PROGRAM} [OPTIONS] [{}]\n  {PROGRAM} <COMMAND>", words.text("help-value-file")),
        _ => built.render_usage().to_string().replacen("Usage: ", "", 1),
    };
    let command_word = words.text("help-value-command");
    let usage = usage
        .replace("[OPTIONS]", &words.text("help-usage-options"))
        .replace("<COMMAND>", &format!("<{command_word}>"));
    command.override_usage(usage).mut_subcommands(|command| match built.find_subcommand_mut(command.get_name()) {
        Some(built) => with_usage(command, built, words),
        None => command,
    })
}

/// A text whose Japanese lines are no wider than this. The parser breaks lines only at spaces, which Japanese does not have.
fn folded(text: &str, width: usize, words: &Localizer) -> String {
    if words.language() != Language::Japanese {
        return text.to_owned();
    }
    let columns = |text: &str| text.chars().map(|letter| if letter < FIRST_WIDE { 1 } else { 2 }).sum::<usize>();
    let lines = text.lines().map(|line| {
        if columns(line) <= width {
            return line.to_owned();
        }
        let indent = " ".repeat(line.len() - line.trim_start().len());
        wrap(line, width - indent.len(), columns)
            .iter()
            .map(|line| format!("{indent}{line}"))
            .collect::<Vec<_>>()
            .join("\n")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// An option without a value that the parser would add in English.
fn flag(id: &'static str, short: char, action: ArgAction, words: &Localizer) -> Arg {
    let message = if id == "help" { "help-arg-help" } else { "help-arg-version" };
    Arg::new(id).short(short).long(id).action(action).help(words.text(message))
}

/// The argument with its message, its placeholder, its possible values and its default value.
fn localized_arg(argument: Arg, command: &str, words: &Localizer) -> Arg {
    let takes_value = argument.get_action().takes_values();
    let mut help = words.text(&message_id(&argument, command, words));
    // A switch such as `--text` takes no value, although it is stored as one of two values.
    let values = argument.get_possible_values().into_iter().filter(|_| takes_value);
    let possible: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
    if !possible.is_empty() {
        help.push('\n');
        help.push_str(&words.format("help-values", &[("values", words.list(&possible).into())]));
    }
    let default =
        argument.get_default_values().first().filter(|_| takes_value && !argument.is_hide_default_value_set());
    if let Some(default) = default.map(|value| value.to_string_lossy().into_owned()) {
        help.push('\n');
        help.push_str(&words.format("help-default", &[("value", default.into())]));
    }
    let argument = argument.help(folded(&help, ARGUMENT_WIDTH, words)).long_help(Resettable::Reset);
    if !takes_value {
        return argument;
    }
    let argument = argument.hide_possible_values(true).hide_default_value(true);
    // The parser takes only texts that live as long as the program, and it is made once or twice.
    let placeholders: Vec<&'static str> =
        placeholders(&argument).iter().map(|name| &*placeholder(name, words).leak()).collect();
    argument.value_names(placeholders)
}

/// The English placeholders of an argument.
fn placeholders(argument: &Arg) -> Vec<String> {
    match argument.get_value_names() {
        Some(names) => names.iter().map(ToString::to_string).collect(),
        None => vec![argument.get_id().as_str().to_uppercase()],
    }
}

/// A placeholder such as `FILE.json` in the language of the localizer.
fn placeholder(english: &str, words: &Localizer) -> String {
    let parts: Vec<String> = english
        .split('|')
        .map(|part| {
            let (word, ending) = part.split_once('.').map_or((part, ""), |(word, _)| (word, &part[word.len()..]));
            let id = PLACEHOLDERS.iter().find(|(known, _)| *known == word).map_or("help-value", |(_, id)| id);
            words.text(id) + ending
        })
        .collect();
    parts.join("|")
}

/// The message about an argument of a command.
fn message_id(argument: &Arg, command: &str, words: &Localizer) -> String {
    let id = argument.get_id().as_str().replace('_', "-");
    let of_command = format!("help-arg-{command}-{id}");
    if words.has(&of_command) { of_command } else { format!("help-arg-{id}") }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cannon_i18n::LANGUAGES;
    use clap::CommandFactory;

    use super::*;
    use crate::launcher::args::Arguments;

    /// Each command with its name in message identifiers.
    fn commands(command: &Command, name: &str) -> Vec<(String, Command)> {
        let below = if name == PROGRAM { String::new() } else { format!("{name}-") };
        let inner = command.get_subcommands();
        let inner = inner.flat_map(|inner| commands(inner, &format!("{below}{}", inner.get_name())));
        std::iter::once((name.to_owned(), command.clone())).chain(inner).collect()
    }

    #[test]
    fn english_messages_are_the_help_of_the_sources() {
        let words = Localizer::new(Language::English);
        let mut differences = BTreeSet::new();
        let mut asked: BTreeSet<String> = PLACEHOLDERS.iter().map(|(_, id)| (*id).to_owned()).collect();
        let mut compare = |id: String, source: String| {
            if words.text(&id) != source {
                differences.insert(format!("{id} = {source}"));
            }
            asked.insert(id);
        };
        for (name, command) in commands(&Arguments::command(), PROGRAM) {
            compare(format!("help-{name}"), command.get_about().map(ToString::to_string).unwrap_or_default());
            for argument in command.get_arguments() {
                let help = argument.get_long_help().or(argument.get_help()).map(ToString::to_string);
                compare(message_id(argument, &name, &words), help.unwrap_or_default());
            }
        }
        assert!(differences.is_empty(), "{differences:#?}");
        asked.extend(commands(&Arguments::command(), PROGRAM).iter().map(|(name, _)| format!("help-{name}-notes")));
        // A build without the window has no `doctor`. The others stand in this file as they are.
        let others = ["doctor", "help", "arg-help", "arg-version", "arg-command", "default", "value", "values"];
        let headings = ["usage", "usage-options", "commands", "arguments", "options", "examples"];
        asked.extend(others.iter().chain(&headings).map(|name| format!("help-{name}")));
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales/en/help.ftl");
        let text = std::fs::read_to_string(file).expect("the messages");
        let ids = text.lines().filter(|line| line.starts_with("help-")).filter_map(|line| line.split_once(" ="));
        let unused: Vec<&str> = ids.map(|(id, _)| id).filter(|id| !asked.contains(*id)).collect();
        assert!(unused.is_empty(), "{unused:#?}");
    }

    /// The texts of a command: what it does, and the help of its arguments.
    fn texts(command: &Command) -> Vec<String> {
        let arguments = command.get_arguments().filter_map(Arg::get_help);
        command.get_about().into_iter().chain(arguments).map(ToString::to_string).collect()
    }

    #[test]
    fn no_help_is_english_in_another_language() {
        let english = [
            "Usage", "Options", "Commands", "Examples", "ossible", "default", "Print", "the", "The", "with", "and",
            "is", "true", "OPTIONS",
        ];
        let all = |language| commands(&localized(Arguments::command(), &Localizer::new(language)), PROGRAM);
        for language in LANGUAGES.iter().map(|entry| entry.language).filter(|language| *language != Language::English) {
            for ((name, mut command), (_, mut source)) in all(language).into_iter().zip(all(Language::English)) {
                let pairs = texts(&command).into_iter().zip(texts(&source));
                let same: Vec<String> = pairs.filter(|(text, english)| text == english).map(|(text, _)| text).collect();
                assert!(same.is_empty(), "{language:?}, {name}: {same:#?}");
                assert_eq!(source.get_after_help().is_some(), command.get_after_help().is_some());
                source.build();
                command.build();
                let help = command.render_long_help().to_string();
                assert!(!help.contains("help-"), "{language:?}: a text is missing in\n{help}");
                // The lines of examples are typed as they are.
                let prose = help.lines().filter(|line| !line.trim_start().starts_with("cannon "));
                let words: BTreeSet<&str> =
                    prose.flat_map(|line| line.split(|letter: char| !letter.is_alphabetic())).collect();
                let left: Vec<&&str> = english.iter().filter(|word| words.contains(*word)).collect();
                assert!(left.is_empty(), "{language:?}: {left:?} in\n{help}");
            }
        }
    }
}
