//! Ratings of the computer's levels, to which all ratings of players are anchored.
//!
//! They were measured by matches; `docs/strength.md` lists them, under *One scale for all levels* and *Playing styles*. A test compares
//! these tables with that page. Level 1 has the rating 1000 in every game.

use super::glicko2::OpponentRating;
use super::tuning::LEVEL_DEVIATION;
use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

/// The measured strength of the computer in one game.
struct Anchors {
    /// The ratings of the levels, the easiest first.
    levels: [i16; LEVEL_COUNT],
    /// Elo of each style against the plain one, at level 5.
    styles: [(&'static str, i16); 4],
}

/// The number of levels.
const LEVEL_COUNT: usize = (*LEVELS.end() - *LEVELS.start() + 1) as usize;

/// The strength of the computer in Cannon.
const CANNON: Anchors = Anchors {
    levels: [666, 899, 1000, 1193, 1358, 1586, 1800, 1962, 2150, 2355, 2560, 2654, 2798, 2879, 3063, 3190],
    styles: [("gunner", -70), ("marcher", -78), ("mason", -13), ("fox", -41)],
};

/// The strength of the computer in Tank Chess.
const TANK_CHESS: Anchors = Anchors {
    levels: [758, 883, 1000, 1171, 1352, 1468, 1666, 1871, 2074, 2241, 2482, 2737, 2928, 3091, 3282, 3410],
    styles: [("gunner", -22), ("marcher", -13), ("mason", -33), ("fox", 13)],
};

const fn anchors(game: GameId) -> &'static Anchors {
    match game {
        GameId::Cannon => &CANNON,
        GameId::TankChess => &TANK_CHESS,
    }
}

/// The rating of a level in the plain style. `None` if there is no such level.
///
/// ```
/// use cannon_profile::anchors::level_rating;
/// use cannon_rules::GameId;
///
/// assert_eq!(level_rating(GameId::Cannon, 1), Some(1000.0));
/// assert_eq!(level_rating(GameId::TankChess, 1), Some(1000.0));
/// assert_eq!(level_rating(GameId::Cannon, 15), None);
/// ```
#[must_use]
pub fn level_rating(game: GameId, level: i8) -> Option<f64> {
    let index = usize::try_from(i16::from(level) - i16::from(*LEVELS.start())).ok()?;
    anchors(game).levels.get(index).map(|&rating| f64::from(rating))
}

/// The computer as an opponent. An unknown style counts as the plain one. `None` if there is no such level.
#[must_use]
pub fn computer(game: GameId, level: i8, style: &str) -> Option<OpponentRating> {
    let (_, difference) = anchors(game).styles.into_iter().find(|(name, _)| *name == style).unwrap_or(("", 0));
    Some(OpponentRating::new(level_rating(game, level)? + f64::from(difference), LEVEL_DEVIATION))
}
