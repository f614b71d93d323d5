//! Errors of `cannon-lab ratings`.

use crate::error::bad_input;
use cannon_cli::CliError;

/// The reason why players cannot be rated.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum RatingsError {
    #[error("the files have no game of two different players")]
    NoGames,
    #[error("the rating in --anchor must be a number such as 1000, and not `{text}`")]
    AnchorRating { text: String },
    #[error("--anchor names `{anchor}`, and the players in the files are {}", players.join(", "))]
    UnknownAnchor { anchor: String, players: Vec<String> },
    #[error("no games connect these players with {anchor}, whose rating is fixed: {}", players.join(", "))]
    Unconnected { anchor: String, players: Vec<String> },
}

impl From<RatingsError> for CliError {
    fn from(error: RatingsError) -> CliError {
        bad_input(error)
    }
}
