//! `cannon schemes`: lists built-in schemes, and checks and converts schemes of players.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::error::CliError;
use super::games::{self, GameCommands, SchemeReport, Schemes};

/// Arguments of `cannon schemes`.
#[derive(Debug, Args)]
#[command(
    after_help = "A scheme with errors cannot be played; warnings are only advice. The exit status is 2 if any scheme has errors.\n\n\
    Examples:\n  cannon schemes\n  cannon schemes two-fords\n  cannon schemes my-scheme.json\n  \
    cannon schemes skirmish --as file > my-scheme.json\n  cannon schemes my-scheme.json --as text\n  \
    cannon schemes --from-text \"5cS6/12/…/12/6CN5 w\" --name \"Duel\" --as file"
)]
pub struct SchemesArgs {
    /// Schemes to show: names of built-in schemes, or scheme files. Without any, the built-in schemes are listed, one per line
    #[arg(value_name = "SCHEME")]
    schemes: Vec<String>,
    /// The game; by default the first one that has schemes
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
    /// Information to print about each scheme
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

pub(super) fn run(args: &SchemesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game.map_or_else(games::first_with_schemes, Ok)?;
    let schemes = game.schemes()?;
    let mut faulty = Vec::new();
    if let Some(text) = &args.from_text {
        let name = args.name.as_deref().unwrap_or_default();
        let scheme = (schemes.from_text)(text, name, &args.about).map_err(CliError::BadInput)?;
        print_scheme("", &scheme, args.form, out)?;
        faulty.extend(fault(name, &scheme, args.form));
    } else if args.schemes.is_empty() {
        return print_list(schemes, out);
    }
    for named in &args.schemes {
        match (schemes.read)(&schemes.text(named)?) {
            Ok(scheme) => {
                print_scheme(named, &scheme, args.form, out)?;
                faulty.extend(fault(named, &scheme, args.form));
            }
            Err(fault) => faulty.push(format!("{named} ({fault})")),
        }
    }
    if faulty.is_empty() {
        return Ok(());
    }
    out.flush()?;
    Err(CliError::BadInput(format!("not to be played: {}", faulty.join(", "))))
}

/// The name of a scheme that cannot be played, with its errors unless its report has told them. `None` if it can be played.
fn fault(named: &str, scheme: &SchemeReport, form: OutputForm) -> Option<String> {
    let named = if named.is_empty() { "the scheme" } else { named };
    match form {
        _ if scheme.errors.is_empty() => None,
        OutputForm::Report => Some(named.to_owned()),
        OutputForm::Text | OutputForm::File => Some(format!("{named} ({})", scheme.errors.join("; "))),
    }
}

/// Prints the built-in schemes, one per line.
fn print_list(schemes: &Schemes, out: &mut dyn Write) -> Result<(), CliError> {
    for (name, scheme) in (schemes.built_in)() {
        let verdict = verdict(&scheme);
        writeln!(out, "{name:<18}{:<7}{verdict:<11} {}: {}", scheme.size, scheme.name, scheme.about)?;
    }
    Ok(())
}

/// The verdict on a scheme in at most two words.
fn verdict(scheme: &SchemeReport) -> String {
    match (scheme.errors.len(), scheme.warnings.len()) {
        (0, 0) => "sound".to_owned(),
        (0, 1) => "1 warning".to_owned(),
        (0, warnings) => format!("{warnings} warnings"),
        (1, _) => "1 error".to_owned(),
        (errors, _) => format!("{errors} errors"),
    }
}

fn print_scheme(named: &str, scheme: &SchemeReport, form: OutputForm, out: &mut dyn Write) -> Result<(), CliError> {
    match form {
        OutputForm::Text => writeln!(out, "{}", scheme.text)?,
        OutputForm::File => write!(out, "{}", scheme.file)?,
        OutputForm::Report => print_report(named, scheme, out)?,
    }
    Ok(())
}

fn print_report(named: &str, scheme: &SchemeReport, out: &mut dyn Write) -> Result<(), CliError> {
    if !named.is_empty() {
        writeln!(out, "scheme {named}")?;
    }
    writeln!(out, "name {}", scheme.name)?;
    if !scheme.about.is_empty() {
        writeln!(out, "about {}", scheme.about)?;
    }
    writeln!(out, "size {}", scheme.size)?;
    for (fact, value) in &scheme.facts {
        writeln!(out, "{fact} {value}")?;
    }
    writeln!(out, "text {}\n{}verdict {}", scheme.text, scheme.board, verdict(scheme))?;
    for error in &scheme.errors {
        writeln!(out, "error {error}")?;
    }
    for warning in &scheme.warnings {
        writeln!(out, "warning {warning}")?;
    }
    Ok(())
}
