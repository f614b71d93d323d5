//! Time management: the time budget of one action on a clock.
//!
//! The rule is common among engines that do not know how long a game will last: an even part of the time left plus most of the increment,
//! but never so much that a few such turns could lose on time.

use std::time::Duration;

use super::{Level, Limits};

/// The parameters of [`share`].
#[derive(Clone, Copy, Debug)]
struct TimeUse {
    /// The number of own turns that the time left should last for.
    turns: u32,
    /// Thousandths of the increment that are added to the budget.
    increment_per_mille: u32,
    /// The budget is at most the time left divided by this.
    most_part: u32,
    /// The time between the end of the search and the press of the clock (move overhead).
    lag: Duration,
    /// The least budget, because a search needs some time to find anything.
    least: Duration,
}

/// Games of Cannon last about forty turns a side, and the last turns take little time.
const TIME_USE: TimeUse = TimeUse {
    turns: 30,
    increment_per_mille: 800,
    most_part: 4,
    lag: Duration::from_millis(15),
    least: Duration::from_millis(1),
};

/// The time budget of one action, given the time left on the clock and the increment per action.
#[must_use]
pub fn share(remaining: Duration, increment: Duration) -> Duration {
    let TimeUse { turns, increment_per_mille, most_part, lag, least } = TIME_USE;
    let wanted = (remaining / turns).saturating_add(increment.saturating_mul(increment_per_mille) / 1000);
    wanted.min(remaining / most_part).saturating_sub(lag).max(least)
}

/// The search limits of one action within a time budget and other limits, adapted to the level by [`Limits::kept_by`]. `game` is the
/// identifier of the game. If there is only one legal action, the search is minimal.
#[must_use]
pub fn limits(share: Duration, others: Limits, level: Level, game: &str, choices: usize) -> Limits {
    if choices == 1 {
        // The action is forced.
        return Limits::depth(1);
    }
    let time = others.time.map_or(share, |time| time.min(share));
    Limits { time: Some(time), ..others }.kept_by(level, game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_share_is_an_even_part_and_most_of_the_increment() {
        assert_eq!(share(ms(60_000), ms(0)), ms(2_000 - 15));
        assert_eq!(share(ms(60_000), ms(1_000)), ms(2_800 - 15));
    }

    #[test]
    fn a_share_is_never_more_than_a_quarter_of_what_is_left() {
        for left in [1, 40, 100, 1_000, 100_000] {
            for increment in [0, 100, 10_000, 1_000_000] {
                assert!(share(ms(left), ms(increment)) <= (ms(left) / 4).max(ms(1)), "{left} + {increment}");
            }
        }
    }

    #[test]
    fn there_is_always_a_moment_and_nothing_overflows() {
        assert_eq!(share(ms(0), ms(0)), ms(1));
        assert_eq!(share(ms(0), ms(5_000)), ms(1));
        assert!(share(Duration::MAX, Duration::MAX) <= Duration::MAX / 4);
    }

    #[test]
    fn a_clock_without_increment_lasts_for_a_hundred_turns() {
        let mut left = ms(60_000);
        for turn in 0..100 {
            let spent = share(left, Duration::ZERO) + TIME_USE.lag;
            assert!(spent < left, "turn {turn}");
            left -= spent;
        }
    }

    #[test]
    fn full_strength_takes_all_of_its_share_and_easy_levels_what_they_need() {
        let (none, game) = (Limits::default(), "cannon");
        assert_eq!(limits(ms(50), none, Level::MAX, game, 9), Limits::time(ms(50)));
        assert_eq!(limits(ms(50), none, Level::MIN, game, 9), Limits::time(ms(50)).kept_by(Level::MIN, game));
        assert_eq!(
            limits(ms(50), Limits::nodes(70), Level::MIN, game, 9),
            Limits { time: Some(ms(50)), ..Limits::nodes(70) }
        );
        assert_eq!(limits(ms(50), Limits::time(ms(20)), Level::MAX, game, 9), Limits::time(ms(20)));
        assert_eq!(limits(ms(50), none, Level::MAX, game, 1), Limits::depth(1));
    }
}
