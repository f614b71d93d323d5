//! `cannon print`: writes pages to print as PDF or SVG files, and games as HTML files.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};

use super::error::CliError;
use super::games::{self, GameCommands, import_notice};
use super::options::integer_in;
use super::report::print_notice;
use super::value_error::ValueError;
use cannon_files::{FileError, atomic, system_error};
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper, to_pdf};
use cannon_rules::message::ToMessage;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};

/// Arguments of `cannon print`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon print reference --game tank-chess --out tank-chess.pdf\n  \
    cannon print template --size 20 --out empty-board.pdf\n  \
    cannon print scheme two-fords --out two-fords.pdf\n  \
    cannon print scheme my-scheme.json --paper letter --out my-scheme.svg\n  \
    cannon print game my-game.json --out my-game.html")]
pub struct PrintArgs {
    #[command(subcommand)]
    sheet: Sheet,
}

/// What to print.
#[derive(Debug, Subcommand)]
enum Sheet {
    /// The rules of a game on one page
    #[command(after_help = "Examples:\n  cannon print reference --out cannon.pdf\n  \
        cannon print reference --game tank-chess --paper letter --out tank-chess.pdf")]
    Reference {
        /// The game: cannon or tank-chess
        #[arg(long, value_parser = games::read)]
        game: Option<&'static GameCommands>,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// An empty board on which to design a scheme, with all symbols
    #[command(after_help = "Examples:\n  cannon print template --size 20 --out empty-board.pdf")]
    Template {
        /// Squares on each side of the board
        #[arg(long, value_name = "N", default_value_t = 16, value_parser = integer_in(MIN_SIZE..=MAX_SIZE))]
        #[arg(allow_negative_numbers = true)]
        size: u8,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// A scheme with its units, terrain, mines and flags
    #[command(after_help = "Examples:\n  cannon print scheme two-fords --out two-fords.pdf\n  \
        cannon print scheme my-scheme.json --out my-scheme.svg")]
    Scheme {
        /// The name of a built-in scheme (`cannon schemes` lists them), or a scheme file
        scheme: String,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// A game with all its variations, comments, judgements, arrows and circles, as a page for browsers
    #[command(after_help = "Examples:\n  cannon print game my-game.json --out my-game.html\n  \
        cannon print game games.pgn --number 3 --out game.html")]
    Game(GamePageArgs),
}

/// The arguments of `cannon print game`.
#[derive(Debug, Args)]
struct GamePageArgs {
    /// The file of a saved game, of a match (`cannon match --out`) or of games of another program, or a folder of such files
    file: PathBuf,
    /// The number of the game in a file or folder of several games, counted from 0
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    number: Option<u64>,
    /// Write the page to this HTML file; an existing file is replaced
    #[arg(long, value_name = "FILE.html", value_parser = read_html_file)]
    out: PathBuf,
}

/// The file to write, and the paper.
#[derive(Debug, Args)]
struct OutputArgs {
    /// Write the page to this file, a PDF or an SVG file by the end of its name; an existing file is replaced
    #[arg(long, value_name = "FILE.pdf|FILE.svg", value_parser = read_page_file)]
    out: PageFile,
    /// Size of the paper
    #[arg(long, default_value = "a4", value_parser = paper_parser())]
    paper: Paper,
}

/// A file for a page.
#[derive(Clone, Debug)]
struct PageFile {
    path: PathBuf,
    format: Format,
}

/// The format of a page.
#[derive(Clone, Copy, Debug)]
enum Format {
    Pdf,
    Svg,
}

fn read_page_file(text: &str) -> Result<PageFile, ValueError> {
    let path = PathBuf::from(text);
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let format = match ending.as_deref() {
        Some("pdf") => Format::Pdf,
        Some("svg") => Format::Svg,
        _ => return Err(ValueError::PageFile),
    };
    Ok(PageFile { path, format })
}

fn read_html_file(text: &str) -> Result<PathBuf, ValueError> {
    let path = PathBuf::from(text);
    let is_html = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("html"));
    if is_html { Ok(path) } else { Err(ValueError::HtmlFile) }
}

/// A parser of the names of paper sizes, which the help lists.
fn paper_parser() -> impl TypedValueParser<Value = Paper> {
    let find = |name: String| Paper::ALL.into_iter().find(|(known, _)| *known == name);
    PossibleValuesParser::new(Paper::ALL.map(|(name, _)| name))
        .map(move |name| find(name).map_or_else(Paper::default, |(_, paper)| paper))
}

pub(super) fn run(args: &PrintArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let (page, output) = match &args.sheet {
        Sheet::Reference { game, output } => {
            let game = game.unwrap_or(games::default());
            ((game.reference)(output.paper, words), output)
        }
        Sheet::Template { size, output } => {
            let schemes = games::first_with_schemes().schemes()?;
            let page = (schemes.template)(*size, output.paper, words);
            (page.map_err(|error| CliError::refused(&error))?, output)
        }
        Sheet::Scheme { scheme, output } => (scheme_page(scheme, output.paper, words)?, output),
        Sheet::Game(args) => return write_game(args, words, out),
    };
    write_page(&page, &output.out, words, out)
}

/// The page of the built-in scheme with this name, or else of the scheme in this file.
fn scheme_page(named: &str, paper: Paper, words: &Localizer) -> Result<Page, CliError> {
    let schemes = games::first_with_schemes().schemes()?;
    let text = schemes.text(named)?;
    (schemes.page)(&text, paper, words)
        .map_err(|error| CliError::bad(system_error::in_file(Path::new(named), error.to_message())))
}

fn write_page(
    page: &Page,
    PageFile { path, format }: &PageFile,
    words: &Localizer,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let bytes = match format {
        Format::Pdf => to_pdf(page),
        Format::Svg => page.to_svg().into_bytes(),
    };
    write_file(path, &bytes)?;
    tell_written(path, words, out)
}

/// Writes a game as an HTML page.
fn write_game(args: &GamePageArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let game = cannon_files::read_numbered_game(&args.file, args.number)?;
    print_notice(import_notice(&game), words);
    let page = cannon_report::game_html(&game.record, &game.timeline, words);
    write_file(&args.out, page.as_bytes())?;
    tell_written(&args.out, words, out)
}

fn tell_written(path: &Path, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "{}", words.format("cli-page-written", &[("file", path.display().to_string().into())]))?;
    Ok(())
}

/// Writes a file atomically, so that it is never incomplete. An existing file is replaced.
pub(super) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    atomic::write(path, bytes).map_err(|error| FileError::Write { path: path.to_owned(), error })
}
