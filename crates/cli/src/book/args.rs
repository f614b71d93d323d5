//! What can be typed after `cannon book`.

use std::path::PathBuf;

use clap::Args;

use crate::args::GameArgs;
use crate::options::whole;

/// Longer books would be for turns in which no two games are alike.
const MOST_PLIES: usize = 20;

/// Arguments of `cannon book`.
#[derive(Debug, Args)]
#[command(
    after_help = "The book holds the start, every answer to it while pieces are placed, and then the positions to which its own actions \
    lead. Where the board can be turned, it serves the turned rules as well: that for classic those of blue-panther. The same options \
    give the same book.\n\nExamples:\n  cannon book --plies 3 --nodes 20000\n  \
    cannon book --rules igg --out assets/books/cannon-igg.txt"
)]
pub struct BookArgs {
    #[command(flatten)]
    pub(super) by: GameArgs,
    /// Plies of a game for which the book has actions; fewer if it would have more than 2000 positions
    #[arg(long, default_value_t = 8, value_parser = whole(1..=MOST_PLIES), allow_negative_numbers = true)]
    pub(super) plies: usize,
    /// Positions to visit in the search for each position of the book
    #[arg(long, value_name = "N", default_value_t = 300_000, value_parser = whole(1..=u64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// How much worse than the best an action of the book may be, in hundredths of a soldier; twice as much while pieces are
    /// placed
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = 25, value_parser = whole(0..=1000))]
    #[arg(allow_negative_numbers = true)]
    pub(super) margin: i32,
    /// Write the book into this file; onto standard output if not given
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}
