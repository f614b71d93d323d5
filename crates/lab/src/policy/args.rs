use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use cannon_cli::args::{RulesArgs, read_count};
use cannon_cli::games::BoardArgs;
use cannon_cli::options::integer_in;

/// Arguments of `cannon-lab policy`.
#[derive(Debug, Args)]
#[command(
    after_help = "The policy orders the quiet actions of Tank Chess. It is trained on positions of games and of searches, with the actions that \
    searches of these positions chose. docs/network.md describes it.\n\n\
    Examples:\n  cannon-lab policy make --boards all --except skirmish --samples 40000 --seed 1 --out samples-1.txt\n  \
    cannon-lab policy make --boards skirmish --samples 5000 --seed 2 --out validation.txt\n  \
    cannon-lab policy train samples-1.txt --validation validation.txt --out policy.nnue\n  \
    cannon-lab policy check validation.txt"
)]
pub struct PolicyArgs {
    #[command(subcommand)]
    pub(super) task: Task,
}

/// The tasks of `cannon-lab policy`.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// Make samples: positions with the quiet actions that searches chose
    Make(MakeArgs),
    /// Train a network on samples
    Train(TrainArgs),
    /// Count how many quiet actions the built-in policy puts before the chosen ones
    Check(CheckArgs),
}

/// Arguments of the tasks that write a file. The file does not depend on the number of threads.
#[derive(Debug, Args)]
pub(super) struct RunArgs {
    /// Seed of everything that is random
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of threads that play games or read samples
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Write to this file
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
}

/// Arguments of `cannon-lab policy make`.
#[derive(Debug, Args)]
pub(super) struct MakeArgs {
    #[command(flatten)]
    pub(super) rules: RulesArgs,
    #[command(flatten)]
    pub(super) boards: BoardArgs,
    /// Number of samples to write
    #[arg(long, value_name = "N", value_parser = integer_in(1..=20_000_000_u64), allow_negative_numbers = true)]
    pub(super) samples: u64,
    /// Limit the search of each action of the games to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = integer_in(1..=u64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// Limit the searches that choose the actions of samples to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = integer_in(1..=u64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) label_nodes: u64,
    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Arguments of `cannon-lab policy train`.
#[derive(Debug, Args)]
pub(super) struct TrainArgs {
    /// Files of samples
    #[arg(required = true, value_name = "FILE")]
    pub(super) samples: Vec<PathBuf>,
    /// Files of samples that only validate
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) validation: Vec<PathBuf>,
    /// Number of passes over the samples
    #[arg(long, default_value_t = 5, value_parser = integer_in(1..=1_000_usize), allow_negative_numbers = true)]
    pub(super) epochs: usize,
    /// The learning rate at the start, in millionths. It falls as a cosine to a hundredth
    #[arg(long, default_value_t = 6_000, value_parser = integer_in(1..=1_000_000_u32), allow_negative_numbers = true)]
    pub(super) rate: u32,
    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Arguments of `cannon-lab policy check`.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// Files of samples
    #[arg(required = true, value_name = "FILE")]
    pub(super) samples: Vec<PathBuf>,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
}
