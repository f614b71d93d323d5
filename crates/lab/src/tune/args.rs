use std::path::PathBuf;

use clap::Args;

use cannon_cli::args::GameArgs;
use cannon_cli::games::BoardArgs;
use cannon_cli::options::integer_in;

/// Arguments of `cannon-lab tune`.
#[derive(Debug, Args)]
#[command(
    after_help = "The computer plays against itself. The weights of its evaluation are then fitted to the results of the games and to the \
    scores of the searches. Whether the new weights are better must be tested in a match, as in the second example.\n\n\
    Examples:\n  cannon-lab tune --games 5000 --samples positions.txt --out weights.txt\n  \
    cannon match --first \"engine:cannon engine --weights weights.txt\" --second \"engine:cannon engine\" --nodes 5000 --games 400\n  \
    cannon-lab tune --game tank-chess --boards all --except skirmish,two-fords --games 5000 --nodes 400 --samples positions.txt"
)]
pub struct TuneArgs {
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    #[command(flatten)]
    pub(super) boards: BoardArgs,
    /// Number of games to play
    #[arg(long, default_value_t = 2_000, value_parser = integer_in(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub(super) games: u64,
    /// Limit the search of each action to this many positions (nodes)
    #[arg(long, default_value_t = 1_500, value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// Number of random actions at the start of each game
    #[arg(long = "lot", id = "lot", value_name = "PLIES", default_value_t = 8, value_parser = integer_in(0..=60_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) random_plies: usize,
    /// Seed of the random actions and of the games
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = integer_in(1..=256_usize), allow_negative_numbers = true)]
    pub(super) concurrency: usize,
    /// Weight of what happens later in a game against the winning chances that the searches find now, from turn to turn: with 1, the result
    /// of a position is that of its game; with less, also the chances in the turns after it count, which depend less on luck
    #[arg(long, default_value_t = 1.0, value_parser = |text: &str| fraction(text, 1.0), allow_negative_numbers = true)]
    pub(super) lambda: f64,
    /// Keep the positions in this file; if it exists, use its positions and play nothing. Several files must all exist, and their
    /// positions are used together
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) samples: Vec<PathBuf>,
    /// Tune only these rows of the weights, by full name (heavy.unit) or by the part after the dot (unit); by default all rows
    #[arg(long, value_name = "ROW", num_args = 1.., value_delimiter = ',')]
    pub(super) only: Vec<String>,
    /// Start from the weights in this file instead of the current ones
    #[arg(long, value_name = "FILE")]
    pub(super) start: Option<PathBuf>,
    /// Number of steps of the fit
    #[arg(long, default_value_t = 400, value_parser = integer_in(1..=100_000_usize), allow_negative_numbers = true)]
    pub(super) rounds: usize,
    /// Strength of the regularisation, which draws weights back to their starting values; 0 turns it off
    #[arg(long, value_name = "STRENGTH", default_value_t = 1e-5, value_parser = |text: &str| fraction(text, f64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) anchor: f64,
    /// Strength with which the changes of related weights are drawn together: those of midgame and endgame, of neighbours in a row, and of
    /// the same row of all kinds of pieces. It lets a fit of many weights do with fewer games
    #[arg(long, value_name = "STRENGTH", default_value_t = 0.0, value_parser = |text: &str| fraction(text, f64::MAX))]
    #[arg(allow_negative_numbers = true)]
    pub(super) share: f64,
    /// Weight of game results against search scores: 1 uses only results, 0 only search scores
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = |text: &str| fraction(text, 1.0))]
    #[arg(allow_negative_numbers = true)]
    pub(super) results: f64,
    /// Write the weights to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

/// Parses a number from 0 to `max`.
fn fraction(text: &str, max: f64) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=max).contains(number));
    number.ok_or_else(|| {
        if max == f64::MAX {
            "expected a number from 0 up".to_owned()
        } else {
            format!("expected a number from 0 to {max}")
        }
    })
}
