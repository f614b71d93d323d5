//! The arguments of `cannon puzzles`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::{GameArgs, read_count};
use crate::games::{self, GameCommands};
use crate::options::integer_in;
use cannon_puzzles::Theme;

/// The maximum number of puzzles that are made at once.
const MAX_COUNT: usize = 10_000;

/// Arguments of `cannon puzzles`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon puzzles list --game cannon --theme win-2\n  cannon puzzles list --json > puzzles.jsonl\n  \
    cannon puzzles check\n  cannon puzzles check my-puzzles.jsonl\n  \
    cannon puzzles make --game tank-chess --count 50 --out my-puzzles.jsonl\n  \
    cannon puzzles make --record game.json\n\ndocs/puzzles.md defines the themes, the rating and the file."
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
    /// Prove puzzles by exhaustive search: the first action is the only solution, it answers every reply, and no win is shorter
    Check(CheckArgs),
    /// Make puzzles of games of the computer against itself, or of the mistakes in a saved game
    Make(MakeArgs),
}

/// The puzzles that a task is about.
#[derive(Debug, Args)]
pub(super) struct SourceArgs {
    /// Files of puzzles; by default the puzzles that come with the program
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Only puzzles of this game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
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

/// Arguments of `cannon puzzles make`.
#[derive(Debug, Args)]
pub(super) struct MakeArgs {
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    /// Use the saved game in this file: positions in which a player missed the only solution. If just one player is human, only the
    /// mistakes of that player
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "count", "theme", "known", "seed"])]
    pub(super) record: Option<PathBuf>,
    /// Maximum number of games to play
    #[arg(long, default_value_t = 20_000, value_parser = integer_in(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub(super) games: u64,
    /// Number of puzzles that there should be, spread over the themes [default: as many as come with the program]
    #[arg(long, value_parser = integer_in(1..=MAX_COUNT), allow_negative_numbers = true)]
    pub(super) count: Option<usize>,
    /// Make only puzzles with these themes, such as win-2 or only-defence
    #[arg(long, value_name = "THEME", num_args = 1.., value_delimiter = ',', value_parser = read_theme)]
    pub(super) theme: Vec<Theme>,
    /// Files of puzzles that there are already: they count, and no puzzle like them is made
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) known: Vec<PathBuf>,
    /// Seed of the games
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Write the puzzles to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

/// Parses a theme.
fn read_theme(word: &str) -> Result<Theme, String> {
    word.parse().map_err(|error: cannon_puzzles::theme::UnknownTheme| error.to_string())
}
