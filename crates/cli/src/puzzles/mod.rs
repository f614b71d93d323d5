//! `cannon puzzles`: lists puzzles and proves them. `cannon-lab puzzles` makes them.
//!
//! - `args` has the arguments;
//! - `check` proves puzzles;
//! - this file reads and lists them.

mod args;
mod check;

use cannon_rules::GameId;
use std::io::Write;
use std::path::Path;

use args::{ListArgs, Task};
pub use args::{PuzzlesArgs, read_theme};

use super::error::CliError;
use cannon_i18n::Localizer;
use cannon_puzzles::{Puzzle, file, shipped};

pub(super) fn run(args: &PuzzlesArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::List(args) => list(args, words, out),
        Task::Check(args) => check::run(args, words, out),
    }
}

fn list(args: &ListArgs, words: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = args.source.read()?;
    for puzzle in sources.iter().flat_map(|source| &source.puzzles) {
        let has_theme = |theme| puzzle.theme() == theme || puzzle.tags().contains(&theme);
        if args.theme.is_some_and(|theme| !has_theme(theme)) {
            continue;
        }
        if args.json {
            writeln!(out, "{}", file::write_line(puzzle))?;
            continue;
        }
        let own_rules = words.text("cli-puzzle-own-rules");
        let rules = puzzle.fields().rules.as_str().unwrap_or(&own_rules);
        let (id, game, theme) = (puzzle.id(), puzzle.game(), puzzle.theme());
        writeln!(out, "{id:<8}{game:<12}{rules:<18}{theme:<14}{:>5}", puzzle.rating())?;
    }
    Ok(())
}

/// The puzzles of one file, or of the program.
struct Source {
    /// The path and a comma, with which messages about a puzzle begin; empty for the puzzles of the program.
    prefix: String,
    puzzles: Vec<Puzzle>,
}

impl Source {
    /// The identifier of a puzzle with the file that it comes from.
    fn name_of(&self, puzzle: &Puzzle) -> String {
        format!("{}{}", self.prefix, puzzle.id())
    }
}

impl args::SourceArgs {
    /// Reads the files, or returns the puzzles of the program if none is given.
    fn read(&self) -> Result<Vec<Source>, CliError> {
        let is_asked_for = |puzzle: &Puzzle| self.game.is_none_or(|game| game.id == puzzle.game());
        let read = |path: &std::path::PathBuf| {
            Ok(Source { prefix: format!("{}, ", path.display()), puzzles: read_file(path)? })
        };
        let mut sources = if self.files.is_empty() {
            let puzzles = GameId::ALL.into_iter().flat_map(shipped).cloned().collect();
            vec![Source { prefix: String::new(), puzzles }]
        } else {
            self.files.iter().map(read).collect::<Result<Vec<Source>, CliError>>()?
        };
        sources.iter_mut().for_each(|source| source.puzzles.retain(is_asked_for));
        Ok(sources)
    }
}

/// Reads a file of puzzles.
///
/// # Errors
/// If the file cannot be read, or a line of it is no puzzle.
pub fn read_file(path: &Path) -> Result<Vec<Puzzle>, CliError> {
    let text = cannon_files::read_text(path)?;
    file::read(&text).map_err(|error| CliError::bad_file(path, error))
}
