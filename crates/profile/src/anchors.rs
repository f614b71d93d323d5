//! Ratings of the computer's levels, to which all ratings of players are anchored.
//!
//! The differences of neighbouring levels were measured by matches; `docs/strength.md` lists them, under *Levels* and *Playing styles*. A
//! test compares these tables with that page. Level 1 has the rating [`LEVEL_1_RATING`] in every game.

use super::glicko2::OpponentRating;
use super::tuning::{LEVEL_1_RATING, LEVEL_DEVIATION};

/// The measured strength of the computer in one game.
struct Anchors {
    /// The game's [`Game::ID`](cannon_rules::Game::ID).
    game: &'static str,
    /// Elo of each level against the level below, from level 2 on.
    steps: [i16; 9],
    /// Elo of each style against the plain one, at level 5.
    styles: [(&'static str, i16); 4],
}

/// The table of all games.
const ANCHORS: [Anchors; 2] = [
    Anchors {
        game: "cannon",
        steps: [197, 173, 196, 194, 174, 199, 192, 164, 200],
        styles: [("gunner", -70), ("marcher", -78), ("mason", -13), ("fox", -41)],
    },
    Anchors {
        game: "tank-chess",
        steps: [108, 154, 142, 188, 147, 153, 146, 191, 164],
        styles: [("gunner", -31), ("marcher", -22), ("mason", -75), ("fox", -42)],
    },
];

/// The rating of a level in the plain style. `None` if the game or the level is unknown.
///
/// ```
/// use cannon_profile::anchors::level_rating;
///
/// assert_eq!(level_rating("cannon", 1), Some(600.0));
/// assert_eq!(level_rating("cannon", 10), Some(2289.0));
/// assert_eq!(level_rating("tank-chess", 10), Some(1993.0));
/// assert_eq!(level_rating("cannon", 11), None);
/// ```
#[must_use]
pub fn level_rating(game: &str, level: u8) -> Option<f64> {
    let anchors = find(game)?;
    let steps = anchors.steps.get(..usize::from(level.checked_sub(1)?))?;
    Some(LEVEL_1_RATING + steps.iter().map(|&step| f64::from(step)).sum::<f64>())
}

/// The computer as an opponent. An unknown style counts as the plain one. `None` if the game or the level is unknown.
#[must_use]
pub fn computer(game: &str, level: u8, style: &str) -> Option<OpponentRating> {
    let (_, difference) = find(game)?.styles.into_iter().find(|(name, _)| *name == style).unwrap_or(("", 0));
    Some(OpponentRating::new(level_rating(game, level)? + f64::from(difference), LEVEL_DEVIATION))
}

fn find(game: &str) -> Option<&'static Anchors> {
    ANCHORS.iter().find(|anchors| anchors.game == game)
}
