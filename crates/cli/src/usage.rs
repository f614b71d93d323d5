//! Errors of the argument parser: formatted as one line like all other errors, and as messages for players.

use std::error::Error as _;

use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::UnknownStyle;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

use super::error::CliError;
use super::value_error::ValueError;

/// Clap's error as bad input, which ends with a pointer to `--help`. `first` is the first argument after the program's name; if it is a
/// command, the pointer names the help of that command. Options without a command are options of `cannon play`.
pub fn usage_error(error: &Error, command: &Command, first: &str) -> CliError {
    let without_command = if error.kind() == ErrorKind::InvalidSubcommand { "" } else { "play" };
    let help = match command.find_subcommand(first).or_else(|| command.find_subcommand(without_command)) {
        Some(found) => format!("{} {} --help", command.get_name(), found.get_name()),
        None => format!("{} --help", command.get_name()),
    };
    let reason = match missing_command(error, command, first) {
        Some(commands) => Message::from("error-usage-no-command").text("commands", commands),
        None => message(error),
    };
    CliError::bad(Message::from("error-usage").message("reason", reason).text("help", help))
}

/// The commands of which one is missing after a command such as `puzzles`. Clap would print the whole help instead of an error.
fn missing_command(error: &Error, command: &Command, first: &str) -> Option<String> {
    let kinds = [ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, ErrorKind::MissingSubcommand];
    let is_missing = kinds.contains(&error.kind());
    let names = command.find_subcommand(first).filter(|_| is_missing)?.get_subcommands().map(Command::get_name);
    Some(names.filter(|name| *name != "help").collect::<Vec<_>>().join(", "))
}

/// What a player is told about the error.
fn message(error: &Error) -> Message {
    let [argument, value] = [ContextKind::InvalidArg, ContextKind::InvalidValue].map(|kind| context(error, kind));
    let about = |id| Message::with(id, [("argument", Value::text(&argument)), ("value", Value::text(&value))]);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => with_values(about("error-usage-no-value"), error),
        ErrorKind::InvalidValue => with_values(about("error-usage-value"), error),
        ErrorKind::ValueValidation => {
            let reason = error.source().and_then(|source| {
                let of_value = source.downcast_ref::<ValueError>().map(ToMessage::to_message);
                let of_style = source.downcast_ref::<UnknownStyle>().map(ToMessage::to_message);
                // The other values are those of the laboratory.
                of_value.or(of_style).or_else(|| Some(Message::from("error-laboratory").text("text", source)))
            });
            let reason = reason.unwrap_or_else(|| "error-usage-help".into());
            with(about("error-usage-bad-value"), [("reason", reason.into())])
        }
        ErrorKind::UnknownArgument => match context(error, ContextKind::SuggestedArg) {
            meant if meant.is_empty() => about("error-usage-unknown"),
            meant => with(about("error-usage-unknown-meant"), [("meant", Value::text(meant))]),
        },
        ErrorKind::InvalidSubcommand => {
            let command = Value::text(context(error, ContextKind::InvalidSubcommand));
            match context(error, ContextKind::SuggestedSubcommand) {
                meant if meant.is_empty() => Message::with("error-usage-command", [("argument", command)]),
                meant => {
                    Message::with("error-usage-command-meant", [("argument", command), ("meant", Value::text(meant))])
                }
            }
        }
        ErrorKind::ArgumentConflict => {
            with(about("error-usage-conflict"), [("other", Value::text(context(error, ContextKind::PriorArg)))])
        }
        ErrorKind::MissingRequiredArgument => about("error-usage-required"),
        ErrorKind::NoEquals => about("error-usage-equals"),
        ErrorKind::TooManyValues => about("error-usage-too-many"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => about("error-usage-count"),
        ErrorKind::InvalidUtf8 => "error-usage-not-text".into(),
        _ => "error-usage-other".into(),
    }
}

/// The message with the possible values, or with a reference to the help if the argument parser does not know them.
fn with_values(message: Message, error: &Error) -> Message {
    let reason = match context(error, ContextKind::ValidValue) {
        values if values.is_empty() => "error-usage-help".into(),
        values => Message::with("help-values", [("values", Value::text(values))]),
    };
    with(message, [("reason", reason.into())])
}

/// The message with another variable.
fn with(mut message: Message, args: [(&'static str, Value); 1]) -> Message {
    message.args.extend(args);
    message
}

/// A part of the error as text, without control characters that the argument may contain; empty if the error has no such part.
fn context(error: &Error, kind: ContextKind) -> String {
    let text = match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    text.replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use clap::{Args, Parser};

    use super::*;
    use crate::PlayArgs;
    use cannon_i18n::check::fault;
    use cannon_i18n::{Language, Localizer};

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        play: PlayArgs,
    }

    fn refused(arguments: &[&str]) -> CliError {
        let command = PlayArgs::augment_args(Command::new("cannon"));
        let line = std::iter::once("cannon").chain(arguments.iter().copied());
        match Line::try_parse_from(line) {
            Ok(line) => line.play.options().expect_err("the options are bad"),
            Err(error) => usage_error(&error, &command, ""),
        }
    }

    #[test]
    fn bad_options_are_told_in_all_languages_with_what_and_where() {
        let cases: [(&[&str], &[&str]); 16] = [
            (&["--lights", "human"], &["--lights", "--light"]),
            (&["--zzz"], &["--zzz"]),
            (&["checkers"], &["checkers"]),
            (&["--light"], &["--light"]),
            (&["--light", "ai:99"], &["--light", "ai:99", "rank:16", "drummer", "ensign:fox"]),
            (&["--light", "corporal:brave"], &["--light", "brave", "fox"]),
            (&["--game", "chess"], &["--game", "chess", "tank-chess"]),
            (&["--clock", "soon"], &["--clock", "soon", "600"]),
            (&["--draws", "some"], &["--draws", "some", "repetition"]),
            (&["--town", "burn"], &["--town", "burn", "checkmate"]),
            (&["--shift-limit", "0"], &["--shift-limit", "255"]),
            (&["--clock", "5", "--clock", "6"], &["--clock"]),
            (&["--rules", "mine"], &["mine", "igg"]),
            (&["--game", "tank-chess", "--board", "atlantis"], &["atlantis", "two-fords"]),
            (&["--game", "tank-chess", "--town", "capture"], &["--town"]),
            (&["--scheme", "none.json"], &["--scheme"]),
        ];
        for (arguments, parts) in cases {
            let CliError::BadInput(message) = refused(arguments) else { panic!("{arguments:?} is bad input") };
            assert_eq!(fault(&message), None, "{arguments:?}");
            let german = Localizer::new(Language::German).message(&message);
            for part in parts {
                assert!(german.contains(part), "{part} is not in: {german}");
            }
        }
    }
}
