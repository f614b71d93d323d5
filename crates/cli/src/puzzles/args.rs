use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::read_count;
use crate::games::{self, GameCommands};
use crate::options::integer_in;
use crate::value_error::ValueError;
use cannon_puzzles::Theme;

/// Arguments of `cannon puzzles`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon puzzles list --game cannon --theme win-2\n  cannon puzzles list --json > puzzles.jsonl\n  \
    cannon puzzles check\n  cannon puzzles check my-puzzles.jsonl"
)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    pub(super) task: Task,
}

/// The tasks of `cannon puzzles`.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// List puzzles, one per line: identifier, game, rules, theme and rating
    List(ListArgs),
    /// Prove puzzles by exhaustive search: the first move is the only solution, it answers every reply, and no win is shorter
    Check(CheckArgs),
}

/// The puzzles that a task is about.
#[derive(Debug, Args)]
pub(super) struct SourceArgs {
    /// Files of puzzles; by default the puzzles that come with the program
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Only puzzles of this game: cannon or tank-chess
    #[arg(id = "only_game", long = "game", value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
}

/// Arguments of `cannon puzzles list`.
#[derive(Debug, Args)]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) source: SourceArgs,
    /// Only puzzles with this theme, such as win-2 or only-defence
    #[arg(long, value_parser = read_theme)]
    pub(super) theme: Option<Theme>,
    /// Print one JSON object per line, which is also the format of the files
    #[arg(long)]
    pub(super) json: bool,
}

/// Arguments of `cannon puzzles check`.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    #[command(flatten)]
    pub(super) source: SourceArgs,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Limit each part of a proof to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 50_000_000, value_parser = integer_in(1..=u64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) nodes: u64,
}

/// Parses a theme.
///
/// # Errors
/// If there is no such theme.
pub fn read_theme(word: &str) -> Result<Theme, ValueError> {
    word.parse().map_err(|_| ValueError::Theme { themes: Theme::ALL.map(Theme::word).join(", ") })
}
