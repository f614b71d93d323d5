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
#[command(after_help = "Examples:\n  cannon analyse start --lines 5 --depth 8\n  \
    cannon analyse \"4L5/10/10/l9/10/10/d9/d9/d9/4D5 d\" --json\n  cannon analyse --record game.json --movetime 500\n  \
    cannon analyse --record game.json --html review.html\n  cannon analyse --record games.jsonl --number 3")]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub(super) subject: PositionOrRecordArgs,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    /// Number of best lines to show; by default 3, or 2 for each position of a saved game
    #[arg(long, value_name = "N", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) lines: Option<NonZeroUsize>,
    /// Print JSON, for other programs
    #[arg(long)]
    pub(super) json: bool,
    /// Write the review of a saved game to this file, too, as an HTML page with a graph and board diagrams; an existing file is replaced
    #[arg(long, value_name = "FILE.html")]
    pub(super) html: Option<PathBuf>,
    /// Playing style of the evaluation: plain, gunner, marcher, mason or fox
    #[arg(long, default_value_t)]
    pub(super) style: Style,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Memory for positions that were searched before, in MiB
    #[arg(long, value_name = "MIB", default_value_t = REVIEW_MEBIBYTES, value_parser = integer_in(1..=4096_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) hash: usize,
}
