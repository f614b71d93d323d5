//! What can be typed after `cannon tune`.

use std::path::PathBuf;

use clap::Args;

use crate::args::GameArgs;
use crate::options::whole;

/// Arguments of `cannon tune`.
#[derive(Debug, Args)]
#[command(
    after_help = "The computer plays against itself; the weights of its judgement are then fitted to how its games ended and to what its \
    searches saw. Whether they are better is for a match to say:\n\n\
    Examples:\n  cannon tune --games 5000 --samples positions.txt --out weights.txt\n  \
    cannon match --first \"engine:cannon engine --weights weights.txt\" --second \"engine:cannon engine\" --nodes 5000 --games 400"
)]
pub struct TuneArgs {
    #[command(flatten)]
    pub(super) by: GameArgs,
    /// Games to play
    #[arg(long, default_value_t = 2_000, value_parser = whole(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub(super) games: u64,
    /// Positions that the computer looks at for each action
    #[arg(long, default_value_t = 1_500, value_parser = whole(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// Actions by lot at the beginning of each game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = whole(0..=60_usize), allow_negative_numbers = true)]
    pub(super) lot: usize,
    /// Which games
    #[arg(long, default_value_t = 1, value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1..=256_usize), allow_negative_numbers = true)]
    pub(super) concurrency: usize,
    /// Keep the positions in this file; if there is one, take those in it and play nothing. With several files, those that are there are
    /// counted together
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) samples: Vec<PathBuf>,
    /// Change only these rows of the weights, by their names (heavy.unit) or what stands behind the dot (unit); all, if not given
    #[arg(long, value_name = "ROW", num_args = 1.., value_delimiter = ',')]
    pub(super) only: Vec<String>,
    /// Begin with these weights; with those in force, if not given
    #[arg(long, value_name = "FILE")]
    pub(super) start: Option<PathBuf>,
    /// Steps of the fit
    #[arg(long, default_value_t = 400, value_parser = whole(1..=100_000_usize), allow_negative_numbers = true)]
    pub(super) rounds: usize,
    /// How strongly weights are drawn back to where they began, from 0
    #[arg(long, value_name = "STRENGTH", default_value_t = 1e-5, value_parser = |text: &str| fraction(text, f64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) anchor: f64,
    /// How much the results of games count against what searches saw: 1 for results alone, 0 for searches alone
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = |text: &str| fraction(text, 1.0))]
    #[arg(allow_negative_numbers = true)]
    pub(super) results: f64,
    /// Write the weights into this file and not to the output
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

/// Reads a number from 0 to `most`.
fn fraction(text: &str, most: f64) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=most).contains(number));
    number.ok_or_else(|| {
        if most == f64::MAX { "say a number from 0".to_owned() } else { format!("say a number from 0 to {most}") }
    })
}
