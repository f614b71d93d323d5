//! Advice on the level to play against next.

use cannon_rules::record::LEVELS;

use super::game_result::{GameResult, Opponent, PlayerResult};
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
