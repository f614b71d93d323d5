use cannon_engine::engine;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use cannon_cli::CliError;
use cannon_cli::args::{GameArgs, read_count};
use cannon_cli::evaluation::EvaluationArgs;
use cannon_cli::games::{BoardArgs, GameCommands};
use cannon_cli::options::integer_in;
use cannon_cli::random_opening::MAX_PLIES;
use cannon_engine::AnyEvaluator;

/// Arguments of `cannon-lab datagen`.
#[derive(Debug, Args)]
#[command(
    after_help = "The computer plays against itself. The quiet positions of its games, with the score of the search and the result of \
    the game, are data for training an evaluation. The file depends on the options alone, and not on the number of threads, so \
    that a shard can be made again on any machine. Shards of one seed have different games. In Cannon, games take turns with all published \
    rules unless --rules names one of them; in Tank Chess, with the boards of --boards. docs/datagen.md describes the format, and \
    shows how to make many shards on a cluster.\n\n\
    Examples:\n  cannon-lab datagen --positions 100000 --seed 7 --shard 0 --out shard-0.bin\n  \
    cannon-lab datagen --positions 100000 --seed 8 --evaluation network --out shard-1.bin\n  \
    cannon-lab datagen --game tank-chess --boards all --except skirmish --positions 20000 --nodes 1000 --out shard-2.bin\n  \
    cannon-lab datagen --check shard-0.bin\n  \
    cannon-lab datagen --evaluate shard-0.bin --out shard-0.bin.linear\n  \
    cannon-lab datagen --features shard-2.bin --out shard-2.bin.inputs"
)]
pub struct DatagenArgs {
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    #[command(flatten)]
    pub(super) boards: BoardArgs,
    /// Number of positions to write
    #[arg(long, value_name = "N", required_unless_present_any = ["check", "evaluate", "features"], value_parser = integer_in(1..=20_000_000_u64))]
    #[arg(allow_negative_numbers = true)]
    pub(super) positions: Option<u64>,
    /// Write the positions to this file. If the file is complete and was made with the same options, nothing is done
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    pub(super) out: Option<PathBuf>,
    /// Seed of the data
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of this part of the data
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) shard: u64,
    /// Limit the search of each action to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// Number of random actions at the start of each game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = integer_in(1..=MAX_PLIES as u8))]
    #[arg(allow_negative_numbers = true)]
    pub(super) random_plies: u8,
    /// Maximum advantage of either side after the random actions, in hundredths of the smallest piece
    #[arg(long, value_name = "SCORE", default_value_t = 200, value_parser = integer_in(1..=i16::MAX), allow_negative_numbers = true)]
    pub(super) balance: i16,
    /// Number of games to play at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Make nothing, and check this file and print its counts
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "out", "evaluation", "network"])]
    pub(super) check: Option<PathBuf>,
    /// Make no positions, and write the static evaluations of the positions in this file to --out
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "check"], requires = "out")]
    pub(super) evaluate: Option<PathBuf>,
    /// Make no positions, and write the inputs of the network for the positions in this file to --out (Tank Chess)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "check", "evaluate"], requires = "out")]
    pub(super) features: Option<PathBuf>,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
}

impl DatagenArgs {
    /// The evaluator of a game, which is linear unless a network is to be used.
    ///
    /// # Errors
    /// If the network cannot be read or is damaged, or the game has none.
    pub(super) fn evaluator(&self, game: &GameCommands) -> Result<AnyEvaluator, CliError> {
        Ok(self.evaluation.evaluator(game)?.unwrap_or(engine(game.id).linear_evaluator()))
    }
}
