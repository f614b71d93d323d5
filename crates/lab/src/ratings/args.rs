use std::path::PathBuf;

use cannon_cli::match_runner::PlayerSpec;
use clap::Args;

use super::error::RatingsError;

/// Arguments of `cannon-lab ratings`.
#[derive(Debug, Args)]
#[command(
    after_help = "Ratings are Elo numbers. Those of all players are fitted together, so that the results of the games are as likely as \
    possible; a draw counts as half a win and half a loss. Only differences of ratings follow from games, so one player, the anchor, \
    has a fixed rating. The 95 % interval of a player is that of the difference to the anchor.\n\n\
    A player that won or lost all games would have an infinite rating. So it gets at least one virtual draw, spread over its opponents by \
    the number of games. The same holds for a group of players that won or lost all games against the players outside. Virtual draws count \
    for ratings and intervals, and not for games and scores.\n\n\
    Players are named as in `cannon match`, and shown by their levels. If a player has several limits in the files, each is a player of its own, such as \
    \"level:5 (nodes:1000)\"; limits do not matter to greedy and random. All matches must be of one game. Rules, boards, openings and \
    lengths of games may differ, and games of a player against itself are left out.\n\n\
    Examples:\n  cannon-lab ratings games.jsonl\n  \
    cannon-lab ratings --anchor recruit 700 ranks-*.jsonl\n  \
    cannon-lab ratings --pairs --json games.jsonl more-games.jsonl"
)]
pub struct RatingsArgs {
    /// The files of games, which `cannon match --out` writes
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    /// Give this player this rating; by default the first player in the files has 1000
    #[arg(long, num_args = 2, value_names = ["PLAYER", "RATING"], allow_negative_numbers = true)]
    anchor: Option<Vec<String>>,
    /// Show the score of each pair of players, too, and the score that their ratings make likely
    #[arg(long)]
    pub(super) pairs: bool,
    /// Print one JSON object a line for each player, and then for each pair
    #[arg(long)]
    pub(super) json: bool,
}

impl RatingsArgs {
    /// The name of the anchor, as files have it, and its rating, if they were given.
    ///
    /// # Errors
    /// If the rating is not a number.
    pub(super) fn anchor(&self) -> Result<Option<(String, f64)>, RatingsError> {
        let Some([player, rating]) = self.anchor.as_deref() else { return Ok(None) };
        let number = rating.parse().ok().filter(|number: &f64| number.is_finite());
        let number = number.ok_or_else(|| RatingsError::AnchorRating { text: rating.clone() })?;
        // The limits of a player follow in parentheses.
        let (spec, limits) = player.split_at(player.find(" (").unwrap_or(player.len()));
        let spec = spec.parse().map_or_else(|_| spec.to_owned(), |spec: PlayerSpec| spec.to_string());
        Ok(Some((spec + limits, number)))
    }
}
