use std::path::PathBuf;

use clap::Args;

use cannon_cli::args::GameArgs;
use cannon_cli::options::integer_in;

/// Maximum number of plies of a book. Games hardly ever agree for longer than this.
const MAX_PLIES: usize = 20;

/// Arguments of `cannon-lab book`.
#[derive(Debug, Args)]
#[command(
    after_help = "The book covers the start of the game, every placement of the opponent, and then the positions that its own actions lead \
    to. If rotating the board gives another ruleset, the book serves that ruleset as well: a book for classic also serves blue-panther. \
    The same options always give the same book.\n\nExamples:\n  cannon-lab book --plies 3 --nodes 20000\n  \
    cannon-lab book --rules igg --out cannon-igg.txt"
)]
pub struct BookArgs {
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    /// Length of the book in plies; it ends earlier if it would exceed 2000 positions
    #[arg(long, default_value_t = 8, value_parser = integer_in(1..=MAX_PLIES), allow_negative_numbers = true)]
    pub(super) plies: usize,
    /// Limit the search of each book position to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 300_000, value_parser = integer_in(1..=u64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// How much worse than the best action a book action may be, in hundredths of a soldier; twice as much while pieces are placed
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = 25, value_parser = integer_in(0..=1000))]
    #[arg(allow_negative_numbers = true)]
    pub(super) margin: i32,
    /// Write the book to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}
