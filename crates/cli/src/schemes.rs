//! `cannon schemes`: lists built-in schemes, and checks and converts schemes of players.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::error::CliError;
use super::games::{self, GameCommands, SchemeReport, Schemes, one_after_the_other};
use cannon_i18n::Localizer;
use cannon_rules::message::{Message, ToMessage};
use unicode_width::UnicodeWidthStr;

/// Arguments of `cannon schemes`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon schemes\n  cannon schemes two-fords\n  cannon schemes my-scheme.json\n  \
    cannon schemes skirmish --as file > my-scheme.json\n  cannon schemes my-scheme.json --as text\n  \
    cannon schemes --from-text \"5cS6/12/…/12/6CN5 w\" --name \"Duel\" --as file")]
pub struct SchemesArgs {
    /// Schemes to show: names of built-in schemes, or scheme files. Without any, the built-in schemes are listed, one per line
    #[arg(value_name = "SCHEME")]
    schemes: Vec<String>,
    /// The game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// Make a scheme from this position text and show it
    #[arg(long, value_name = "TEXT", conflicts_with = "schemes", requires = "name")]
    from_text: Option<String>,
    /// Name of the scheme made from the text
    #[arg(long, requires = "from_text")]
    name: Option<String>,
    /// Description of the scheme made from the text
    #[arg(long, requires = "from_text", default_value = "", hide_default_value = true)]
    about: String,
    /// What to print of each scheme: a report, its position text or its file
    #[arg(long = "as", value_name = "FORM", default_value = "report")]
    form: OutputForm,
}

/// The form in which a scheme is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OutputForm {
    /// Its facts, its board, and its errors and warnings.
    Report,
    /// Its position text, on one line.
    Text,
    /// Its scheme file.
    File,
}

pub(super) fn run(args: &SchemesArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game.unwrap_or_else(games::first_with_schemes);
    let schemes = game.schemes()?;
    let mut faulty = Vec::new();
    if let Some(text) = &args.from_text {
        let name = args.name.as_deref().unwrap_or_default();
        let scheme = (schemes.from_text)(text, name, &args.about).map_err(CliError::bad)?;
        print_scheme("", &scheme, args.form, words, out)?;
        faulty.extend(fault(name, &scheme, args.form, words));
    } else if args.schemes.is_empty() {
        return print_list(schemes, words, out);
    }
    for named in &args.schemes {
        match (schemes.read)(&schemes.text(named)?) {
            Ok(scheme) => {
                print_scheme(named, &scheme, args.form, words, out)?;
                faulty.extend(fault(named, &scheme, args.form, words));
            }
            Err(error) => faulty.push(with_reason(named, &error.to_message(), words)),
        }
    }
    if faulty.is_empty() {
        return Ok(());
    }
    out.flush()?;
    Err(CliError::bad(Message::from("error-schemes-unplayable").text("names", words.list(&faulty))))
}

/// The name of a scheme that cannot be played, with its errors unless its report has told them. `None` if it can be played.
fn fault(named: &str, scheme: &SchemeReport, form: OutputForm, words: &Localizer) -> Option<String> {
    let named = if named.is_empty() { words.text("cli-scheme-nameless") } else { named.to_owned() };
    let errors = one_after_the_other(&scheme.errors)?;
    Some(match form {
        OutputForm::Report => named,
        OutputForm::Text | OutputForm::File => with_reason(&named, &errors, words),
    })
}

/// The name of a scheme with what is wrong with it.
fn with_reason(named: &str, reason: &Message, words: &Localizer) -> String {
    words.message(&Message::from("cli-scheme-fault").text("name", named).message("reason", reason.clone()))
}

/// Prints the built-in schemes, one per line.
fn print_list(schemes: &Schemes, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    for (name, scheme) in (schemes.built_in)() {
        let (title, about) = (words.scheme_name(&scheme.name), words.scheme_about(&scheme.about));
        let line = words.format("cli-scheme-line", &[("name", title.into()), ("about", about.into())]);
        let verdict = padded(&verdict(&scheme, words), VERDICT_WIDTH);
        writeln!(out, "{name:<18}{0} × {0}  {verdict}  {line}", scheme.size)?;
    }
    Ok(())
}

/// The width of the column of verdicts.
const VERDICT_WIDTH: usize = 13;

/// The text with spaces up to this width. Chinese and Japanese characters take two columns.
fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// The verdict on a scheme in at most two words.
fn verdict(scheme: &SchemeReport, words: &Localizer) -> String {
    let args = [("errors", scheme.errors.len().into()), ("warnings", scheme.warnings.len().into())];
    words.format("cli-scheme-verdict", &args)
}

fn print_scheme(
    named: &str,
    scheme: &SchemeReport,
    form: OutputForm,
    words: &Localizer,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    match form {
        OutputForm::Text => writeln!(out, "{}", scheme.text)?,
        OutputForm::File => write!(out, "{}", scheme.file)?,
        OutputForm::Report => print_report(named, scheme, words, out)?,
    }
    Ok(())
}

fn print_report(named: &str, scheme: &SchemeReport, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let text = |id: &'static str, text: &str| Message::from(id).text("text", text);
    let mut lines = Vec::new();
    if !named.is_empty() {
        lines.push(text("cli-scheme-of", named));
    }
    lines.push(text("cli-scheme-name", &words.scheme_name(&scheme.name)));
    if !scheme.about.is_empty() {
        lines.push(text("cli-scheme-about", &words.scheme_about(&scheme.about)));
    }
    lines.push(Message::from("cli-scheme-size").number("size", scheme.size));
    lines.extend(scheme.facts.iter().cloned());
    lines.push(text("cli-scheme-text", &scheme.text));
    for line in &lines {
        writeln!(out, "{}", words.message(line))?;
    }
    write!(out, "{}", scheme.board)?;
    writeln!(out, "{}", words.message(&text("cli-scheme-checked", &verdict(scheme, words))))?;
    let errors = scheme.errors.iter().map(|error| ("cli-scheme-error", error));
    for (id, problem) in errors.chain(scheme.warnings.iter().map(|warning| ("cli-scheme-warning", warning))) {
        writeln!(out, "{}", words.message(&Message::from(id).message("reason", problem.clone())))?;
    }
    Ok(())
}
