//! `cannon schemes`: the set-ups that a game comes with, and those that players make, checked and passed on.

use std::io::Write;
use std::path::Path;

use clap::{Args, ValueEnum};

use super::error::CliError;
use super::games::{self, GameCommands, SchemeReport, Schemes};

/// Arguments of `cannon schemes`.
#[derive(Debug, Args)]
#[command(
    after_help = "A scheme with errors cannot be played; warnings are advice. The status is 2 if any of the schemes has errors.\n\n\
    Examples:\n  cannon schemes\n  cannon schemes two-fords\n  cannon schemes my-scheme.json\n  \
    cannon schemes skirmish --as file > my-scheme.json\n  cannon schemes my-scheme.json --as text\n  \
    cannon schemes --from-text \"5cS6/12/…/12/6CN5 w\" --name \"Duel\" --as file"
)]
pub struct SchemesArgs {
    /// Schemes to look at: names of the game's own, or files. All of the game's own, a line each, if none is given
    #[arg(value_name = "SCHEME")]
    schemes: Vec<String>,
    /// Which game; the first that has schemes if not given
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// A position text to look at as a scheme
    #[arg(long, value_name = "TEXT", conflicts_with = "schemes", requires = "name")]
    from_text: Option<String>,
    /// The name of the scheme made from a text
    #[arg(long, requires = "from_text")]
    name: Option<String>,
    /// What there is to say about it
    #[arg(long, requires = "from_text", default_value = "", hide_default_value = true)]
    about: String,
    /// What to print of each scheme
    #[arg(long = "as", value_name = "FORM", default_value = "report")]
    form: Form,
}

/// What is printed of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// What it is, its board, and what is wrong with it.
    Report,
    /// Its position text, in one line.
    Text,
    /// Its file.
    File,
}

pub(super) fn run(args: &SchemesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game.map_or_else(games::with_schemes, Ok)?;
    let schemes = game.schemes()?;
    let mut faulty = Vec::new();
    if let Some(text) = &args.from_text {
        let name = args.name.as_deref().unwrap_or_default();
        let scheme = (schemes.compose)(text, name, &args.about).map_err(CliError::BadInput)?;
        show("", &scheme, args.form, out)?;
        faulty.extend((!scheme.errors.is_empty()).then(|| name.to_owned()));
    } else if args.schemes.is_empty() {
        return list(schemes, out);
    }
    for named in &args.schemes {
        match find(schemes, named)? {
            Ok(scheme) => {
                show(named, &scheme, args.form, out)?;
                faulty.extend((!scheme.errors.is_empty()).then(|| named.clone()));
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

/// The game's own scheme of this name, or the one in this file; what is wrong with the file's form, if it is that.
fn find(schemes: &Schemes, named: &str) -> Result<Result<SchemeReport, String>, CliError> {
    if let Some((_, scheme)) = (schemes.shipped)().into_iter().find(|(name, _)| *name == named) {
        return Ok(Ok(scheme));
    }
    let text = cannon_files::read_text(Path::new(named))?;
    Ok((schemes.read)(&text))
}

/// The game's own schemes, a line each.
fn list(schemes: &Schemes, out: &mut dyn Write) -> Result<(), CliError> {
    for (name, scheme) in (schemes.shipped)() {
        let verdict = verdict(&scheme);
        writeln!(out, "{name:<18}{:<7}{verdict:<11} {}: {}", scheme.size, scheme.name, scheme.about)?;
    }
    Ok(())
}

/// How a scheme stands, in two words at most.
fn verdict(scheme: &SchemeReport) -> String {
    match (scheme.errors.len(), scheme.warnings.len()) {
        (0, 0) => "sound".to_owned(),
        (0, 1) => "1 warning".to_owned(),
        (0, warnings) => format!("{warnings} warnings"),
        (1, _) => "1 error".to_owned(),
        (errors, _) => format!("{errors} errors"),
    }
}

fn show(named: &str, scheme: &SchemeReport, form: Form, out: &mut dyn Write) -> Result<(), CliError> {
    match form {
        Form::Text => writeln!(out, "{}", scheme.text)?,
        Form::File => write!(out, "{}", scheme.file)?,
        Form::Report => report(named, scheme, out)?,
    }
    Ok(())
}

fn report(named: &str, scheme: &SchemeReport, out: &mut dyn Write) -> Result<(), CliError> {
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
