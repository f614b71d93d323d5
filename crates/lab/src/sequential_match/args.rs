use clap::Args;

use super::sprt::Sprt;
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_cli::match_runner::MatchArgs;

/// Maximum number of games of a match with a test. Even a test between differences of 4 Elo is likely to be decided by then.
const DEFAULT_MAX_GAMES: u64 = 100_000;

/// Arguments of `cannon-lab match`.
#[derive(Debug, Args)]
pub struct SequentialMatchArgs {
    #[command(flatten)]
    pub(super) match_args: MatchArgs,
    /// End the match as soon as it is decided whether the first player is at most ELO0 or at least ELO1 stronger, with an error
    /// probability of 5 % each: a sequential probability ratio test over pairs of games, in normalised Elo. --games is then the maximum,
    /// an even number, which is 100000 by default
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
}

impl SequentialMatchArgs {
    /// The maximum number of games of a match with a test.
    pub(super) fn max_games(&self) -> u64 {
        self.match_args.games.unwrap_or(DEFAULT_MAX_GAMES)
    }

    /// The sequential test of the match, if it has one.
    ///
    /// # Errors
    /// If the numbers are not the hypotheses of a test, or the number of games is odd.
    pub(super) fn sprt(&self) -> Result<Option<Sprt>, CliError> {
        let &[elo0, elo1] = self.sprt.as_deref().unwrap_or_default() else { return Ok(None) };
        let sprt = Sprt::new(elo0, elo1).map_err(bad_input)?;
        if let Some(games) = self.match_args.games.filter(|games| !games.is_multiple_of(2)) {
            return Err(bad_input(format!("--sprt counts pairs of games, and --games {games} is odd")));
        }
        Ok(Some(sprt))
    }
}
