use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use cannon_cli::args::{GameArgs, read_count};
use cannon_cli::options::integer_in;
use cannon_cli::puzzles::read_theme;
use cannon_puzzles::Theme;

/// The maximum number of puzzles that are made at once.
const MAX_COUNT: usize = 10_000;

/// Arguments of `cannon-lab puzzles`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon-lab puzzles make --game tank-chess --count 50 --out my-puzzles.jsonl\n  \
    cannon-lab puzzles make --record game.json\n\ndocs/puzzles.md defines the themes, the rating and the file.")]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    pub(super) task: Task,
}

/// The tasks of `cannon-lab puzzles`.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// Make puzzles of games of the computer against itself, or of the mistakes in a saved game
    Make(MakeArgs),
}

/// Arguments of `cannon-lab puzzles make`.
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
