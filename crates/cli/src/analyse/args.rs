//! What can be typed after `cannon analyse`.

use std::num::NonZeroUsize;

use clap::Args;

use crate::args::{LimitArgs, SubjectArgs, read_count};
use crate::options::whole;
use cannon_engine::Style;

/// Arguments of `cannon analyse`.
#[derive(Debug, Args)]
#[command(
    after_help = "Scores are those of the side to move, in soldiers. In a record, an action is marked ?! ? or ?? by how much worse it is \
    than the best. Without bounds, each position is searched for 100000 others.\n\n\
    Examples:\n  cannon analyse start --lines 5 --depth 8\n  \
    cannon analyse \"4L5/10/10/l9/10/10/d9/d9/d9/4D5 d\" --json\n  cannon analyse --record game.json --movetime 500"
)]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub(super) subject: SubjectArgs,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    /// How many of the best actions to show; 3, or 1 for each position of a record, if not given
    #[arg(long, value_name = "N", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) lines: Option<NonZeroUsize>,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
    /// What the judge likes: plain, gunner, marcher, mason or fox
    #[arg(long, default_value_t)]
    pub(super) style: Style,
    /// Threads to search with
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Mebibytes of memory for the search
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = whole(1..=4096_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) hash: usize,
}
