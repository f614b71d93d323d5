use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use cannon_cli::args::{GameArgs, read_count};
use cannon_cli::games::BoardArgs;
use cannon_cli::options::integer_in;

/// Arguments of `cannon-lab atlas`.
#[derive(Debug, Args)]
#[command(
    after_help = "The atlas is a collection of games of the program against itself, with openings that are spread by design. Its files are those \
    of `cannon match --out`, so `cannon explorer build` counts them. docs/atlas.md describes it.\n\n\
    Examples:\n  cannon-lab atlas play --rules classic --games 50000 --seed 1 --threads 2 --out classic.jsonl\n  \
    cannon-lab atlas play --game tank-chess --boards basic-16 --games 10000 --nodes 300 --out basic-16.jsonl\n  \
    cannon-lab atlas check classic.jsonl\n  \
    cannon-lab atlas towns classic.jsonl\n  \
    cannon-lab atlas sides basic-16.jsonl\n  \
    cannon explorer build classic.jsonl igg.jsonl --out cannon.bin"
)]
pub struct AtlasArgs {
    #[command(subcommand)]
    pub(super) task: Task,
}

/// The tasks of `cannon-lab atlas`.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// Play games. A file that is there and has the same terms is continued
    Play(PlayArgs),
    /// Replay all games by the rules, and count them
    Check(FilesArgs),
    /// Print the score of each placement of both towns (Cannon)
    Towns(FilesArgs),
    /// Print the score of the side that moves first, for each start
    Sides(FilesArgs),
}

/// Arguments of `cannon-lab atlas play`.
#[derive(Debug, Args)]
pub(super) struct PlayArgs {
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    #[command(flatten)]
    pub(super) boards: BoardArgs,
    /// Number of games that the file has at the end
    #[arg(long, value_name = "N", value_parser = integer_in(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub(super) games: u64,
    /// Limit the search of each action to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// Number of actions after the placements that are drawn from the best ones
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = integer_in(0..=60_usize), allow_negative_numbers = true)]
    pub(super) spread: usize,
    /// Seed of the openings
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of games to play at the same time. The file does not depend on it
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
}

/// Arguments of the tasks that read games.
#[derive(Debug, Args)]
pub(super) struct FilesArgs {
    /// The files of games. Except for `check`, all have the same terms, but for the seed
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
}
