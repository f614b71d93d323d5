//! What can be typed after `cannon match`.

use std::path::PathBuf;

use clap::Args;

use super::opening::Openings;
use super::spec::Spec;
use crate::args::{GameArgs, LimitArgs};
use crate::options::{read_clock, whole};
use cannon_rules::record::TimeControl;

/// Arguments of `cannon match`.
#[derive(Debug, Args)]
#[command(after_help = "Players:\n  \
    level:N, level:N:STYLE  the computer player, N from 1 to 10; styles are plain, gunner, marcher, mason, fox\n  \
    level:N:STYLE:book      the same with its opening book, which is closed in matches otherwise\n  \
    engine:PROGRAM [ARGS]   another program that speaks the protocol in docs/protocol.md; quotes and backslashes as in a shell, \
    such as engine:'/my programs/cannon' engine\n  \
    greedy                  plays what looks best one action ahead\n  \
    random                  plays anything\n\n\
    Games are numbered from 0. Every two of them have the same opening, with sides changed. South in the report is the side that is Dark, or White in Tank Chess. With --out a match that was interrupted \
    goes on where it ended. Matches with other seeds and otherwise the same terms can be played elsewhere and counted together \
    with --summary.\n\n\
    Examples:\n  cannon match --first level:4 --second level:5 --games 40\n  \
    cannon match --first level:10 --second \"engine:./other engine\" --movetime 100 --concurrency 2 --out games.jsonl\n  \
    cannon match --first level:10 --second level:9 --clock 0.5+0.5\n  \
    cannon match --game tank-chess --scheme my-scheme.json --first level:5 --second level:5 --openings random:0 --games 200\n  \
    cannon match --summary games.jsonl more-games.jsonl")]
pub struct MatchArgs {
    /// The first player
    #[arg(long, value_name = "PLAYER", required_unless_present = "summary")]
    pub(super) first: Option<Spec>,
    /// The second player
    #[arg(long, value_name = "PLAYER", required_unless_present = "summary")]
    pub(super) second: Option<Spec>,
    #[command(flatten)]
    pub(super) by: GameArgs,
    /// Games to play
    #[arg(long, default_value_t = 40, value_parser = whole(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub(super) games: u64,
    /// How games open: random:PLIES, so many actions by lot that leave neither side ahead
    #[arg(long, default_value = "random:6")]
    pub(super) openings: Openings,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=256_usize), allow_negative_numbers = true)]
    pub(super) concurrency: usize,
    /// Which openings and which mistakes
    #[arg(long, default_value_t = 1, value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    /// A clock for both players, whoever runs out of time loses: minutes, minutes and seconds added after each turn (0.1+0.05), or none.
    /// Games at the same time should not be more than the machine has cores
    #[arg(long, value_name = "TIME", value_parser = read_clock, default_value = "none", allow_negative_numbers = true)]
    #[arg(hide_default_value = true)]
    pub(super) clock: TimeControl,
    /// Actions after which a game counts as drawn
    #[arg(long, value_name = "PLIES", default_value_t = 600, value_parser = whole(1..=10_000_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) max_plies: usize,
    /// How long to wait for another program beyond --movetime before it loses; if not given, 1 with --movetime, as long as its clock
    /// runs with --clock alone, and 60 otherwise
    #[arg(long, value_name = "SECONDS", value_parser = whole(1..=86_400_u64), allow_negative_numbers = true)]
    pub(super) patience: Option<u64>,
    /// Write every game into this file, and go on with the match in it if there is one
    #[arg(long, value_name = "FILE.jsonl")]
    pub(super) out: Option<PathBuf>,
    /// Play nothing; count the games in these files together
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["first", "second", "out"])]
    pub(super) summary: Vec<PathBuf>,
}
