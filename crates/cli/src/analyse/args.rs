use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::args::{LimitArgs, PositionOrRecordArgs, read_count};
use crate::evaluation::EvaluationArgs;
use crate::options::integer_in;
use cannon_engine::Style;
use cannon_engine::analysis::REVIEW_MEBIBYTES;

/// Arguments of `cannon analyse`.
#[derive(Debug, Args)]
#[command(
    after_help = "Scores are those of the side to move, in soldiers. The last line says why the best action is good. In a \
    record, ?!, ? and ?? mark actions that cost at least 5, 10 or 15 percentage points of the chance to win. \
    docs/analysis.md has the formulas. Without limits, 100000 nodes are searched in each position.\n\n\
    Examples:\n  cannon analyse start --lines 5 --depth 8\n  \
    cannon analyse \"4L5/10/10/l9/10/10/d9/d9/d9/4D5 d\" --json\n  cannon analyse --record game.json --movetime 500\n  \
    cannon analyse --record game.json --html review.html\n  cannon analyse --record games.jsonl --number 3"
)]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub(super) subject: PositionOrRecordArgs,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    /// Number of best lines to show [default: 3, or 2 for each position of a record]
    #[arg(long, value_name = "N", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) lines: Option<NonZeroUsize>,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
    /// Write the review of a record to this file, too, as an HTML page with a graph and board diagrams; an existing file is replaced
    #[arg(long, value_name = "FILE.html")]
    pub(super) html: Option<PathBuf>,
    /// Playing style of the evaluation: plain, gunner, marcher, mason or fox
    #[arg(long, default_value_t)]
    pub(super) style: Style,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
    /// Number of search threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = REVIEW_MEBIBYTES, value_parser = integer_in(1..=4096_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) hash: usize,
}
