//! Advice on the level to play against next.

use std::collections::BTreeMap;

use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

use super::computer_ratings::level_rating;
use super::game_result::{GameResult, Opponent, PlayerResult};
use super::tally::Tally;
use super::tuning::{ADVICE_GAMES, ADVICE_GAMES_NOT_WON, ADVICE_WINS};

/// Advice on the level to play against next. Levels are within [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The player wins nearly all games against a level: "You win 8 of 10 against Corporal: try Sergeant".
    TryHigher {
        /// Games won among the last ones against the level.
        won: u32,
        /// The number of these games, up to 10.
        games: u32,
        /// The level.
        level: i8,
        /// The level to try.
        next: i8,
    },
    /// The player wins hardly any game against a level.
    TryLower {
        /// Games won among the last ones against the level.
        won: u32,
        /// The number of these games, up to 10.
        games: u32,
        /// The level.
        level: i8,
        /// The level to try.
        next: i8,
    },
}

/// Advice from results, the oldest first. It is about the level that was played last, and about the last ten rated games against it.
pub(crate) fn advice<'a>(results: impl DoubleEndedIterator<Item = &'a GameResult> + Clone) -> Option<Advice> {
    let level_of = |game: &GameResult| match game.opponent {
        Opponent::Computer { level, .. } if game.rated && LEVELS.contains(&level) => Some(level),
        _ => None,
    };
    let level = results.clone().rev().find_map(level_of)?;
    let last = results.rev().filter(|game| level_of(game) == Some(level)).take(ADVICE_GAMES);
    let (mut games, mut won) = (0, 0);
    for game in last {
        games += 1;
        won += u32::from(game.result == PlayerResult::Won);
    }
    if won >= ADVICE_WINS && level < *LEVELS.end() {
        Some(Advice::TryHigher { won, games, level, next: level + 1 })
    } else if games - won >= ADVICE_GAMES_NOT_WON && level > *LEVELS.start() {
        Some(Advice::TryLower { won, games, level, next: level - 1 })
    } else {
        None
    }
}

/// The level that suits a player: the easiest one before the first victory over the computer, then the level above the strongest one that
/// was beaten, and for a player with a rating the level with the nearest rating, but none above that.
pub(crate) fn suitable_level(game: GameId, results: &BTreeMap<i8, Tally>, rating: Option<f64>) -> i8 {
    let beaten = results.iter().rev().find(|(level, tally)| tally.won > 0 && LEVELS.contains(level));
    let Some((&beaten, _)) = beaten else { return *LEVELS.start() };
    let next = (beaten + 1).min(*LEVELS.end());
    let Some(rating) = rating else { return next };
    let distance = |level: i8| level_rating(game, level).map_or(f64::INFINITY, |of_level| (of_level - rating).abs());
    LEVELS.min_by(|&a, &b| distance(a).total_cmp(&distance(b))).unwrap_or(*LEVELS.start()).min(next)
}
