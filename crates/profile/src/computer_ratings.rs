//! Ratings of the computer's levels, to which all ratings of players are anchored.
//!
//! They were measured by matches. `docs/strength.md` and this module take them from the file `assets/ratings.json`. For each game, the file
//! has the rating of every level in the plain style, and the Elo difference between each other style and the plain style, measured at
//! level 5. Level 1 has the rating 1000 in every game. A test compares the page with the file, and prints the tables that the page should
//! have.

use std::sync::LazyLock;

use serde::Deserialize;

use super::glicko2::OpponentRating;
use super::tuning::LEVEL_DEVIATION;
use cannon_rules::GameId;

/// The measured strength of the computer.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Ratings {
    cannon: GameRatings,
    tank_chess: GameRatings,
}

impl Ratings {
    const fn of(&self, game: GameId) -> &GameRatings {
        match game {
            GameId::Cannon => &self.cannon,
            GameId::TankChess => &self.tank_chess,
        }
    }
}

/// The measured strength of the computer in one game. The intervals of the file are for the page alone.
#[derive(Deserialize)]
struct GameRatings {
    levels: Vec<LevelRating>,
    styles: Vec<StyleRating>,
}

#[derive(Deserialize)]
struct LevelRating {
    level: i8,
    rating: f64,
}

#[derive(Deserialize)]
struct StyleRating {
    style: String,
    difference: f64,
}

static RATINGS: LazyLock<Ratings> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../assets/ratings.json")).expect("the built-in ratings can be read")
});

/// The rating of a level in the plain style. `None` if there is no such level.
///
/// ```
/// use cannon_profile::computer_ratings::level_rating;
/// use cannon_rules::GameId;
///
/// assert_eq!(level_rating(GameId::Cannon, 1), Some(1000.0));
/// assert_eq!(level_rating(GameId::TankChess, 1), Some(1000.0));
/// assert_eq!(level_rating(GameId::Cannon, 15), None);
/// ```
pub fn level_rating(game: GameId, level: i8) -> Option<f64> {
    RATINGS.of(game).levels.iter().find(|entry| entry.level == level).map(|entry| entry.rating)
}

/// The computer as an opponent. An unknown style counts as the plain one. `None` if there is no such level.
pub fn computer(game: GameId, level: i8, style: &str) -> Option<OpponentRating> {
    let entry = RATINGS.of(game).styles.iter().find(|entry| entry.style == style);
    let difference = entry.map_or(0.0, |entry| entry.difference);
    Some(OpponentRating::new(level_rating(game, level)? + difference, LEVEL_DEVIATION))
}
