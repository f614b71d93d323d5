//! Time management: the time budget of one action on a clock.
//!
//! The rule is common among engines that do not know how long a game will last: an even part of the time left plus most of the increment,
//! but never so much that a few such turns could lose on time.

use std::num::NonZeroU32;
use std::time::Duration;

use super::{Level, Limits, Strength};

/// The number of own turns that the time left should last for. Games of Cannon last about forty turns a side, and the last turns take little
/// time.
const EXPECTED_TURNS: u32 = 30;
/// Thousandths of the increment that are added to the budget.
const INCREMENT_PER_MILLE: u32 = 800;
/// The budget is at most the time left divided by this.
const MIN_BUDGETS_LEFT: u32 = 4;
/// The time between the end of the search and the press of the clock (move overhead).
const OVERHEAD: Duration = Duration::from_millis(15);
/// The least budget, because a search needs some time to find anything.
const MIN_TIME: Duration = Duration::from_millis(1);

/// The time budget of one action, given the time left on the clock and the increment per action.
pub fn time_budget(remaining: Duration, increment: Duration) -> Duration {
    budget(remaining, increment, EXPECTED_TURNS, MIN_BUDGETS_LEFT)
}

/// The time budget of one action if the clock gets more time after this number of own turns, given the time left on the clock and the
/// increment per action. The time left would last for one turn more, so that the last turn does not use it up.
pub fn time_budget_until(remaining: Duration, increment: Duration, turns: NonZeroU32) -> Duration {
    let parts = turns.get().saturating_add(1);
    budget(remaining, increment, parts, parts.min(MIN_BUDGETS_LEFT))
}

/// An even part of the time left and most of the increment, but at most the time left divided by `min_budgets_left`.
fn budget(remaining: Duration, increment: Duration, turns: u32, min_budgets_left: u32) -> Duration {
    let budget = (remaining / turns).saturating_add(increment.saturating_mul(INCREMENT_PER_MILLE) / 1000);
    budget.min(remaining / min_budgets_left).saturating_sub(OVERHEAD).max(MIN_TIME)
}

/// The search limits of one action within a time budget and other limits, adapted to the level by [`Limits::for_level`]. If
/// there is only one legal action, the search is minimal.
pub fn limits(
    budget: Duration,
    other_limits: Limits,
    level: Level,
    strength: &Strength,
    legal_actions: usize,
) -> Limits {
    if legal_actions == 1 {
        // The action is forced.
        return Limits::depth(1);
    }
    let time = other_limits.time.map_or(budget, |time| time.min(budget));
    Limits { time: Some(time), ..other_limits }.for_level(level, strength)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;
    use cannon_rules::GameId;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn budget_is_an_even_part_of_the_time_and_most_of_the_increment() {
        assert_eq!(time_budget(ms(60_000), ms(0)), ms(2_000 - 15));
        assert_eq!(time_budget(ms(60_000), ms(1_000)), ms(2_800 - 15));
    }

    #[test]
    fn budget_is_at_most_a_quarter_of_the_time_left() {
        for left in [1, 40, 100, 1_000, 100_000] {
            for increment in [0, 100, 10_000, 1_000_000] {
                assert!(time_budget(ms(left), ms(increment)) <= (ms(left) / 4).max(ms(1)), "{left} + {increment}");
            }
        }
    }

    #[test]
    fn budget_is_never_zero_and_does_not_overflow() {
        assert_eq!(time_budget(ms(0), ms(0)), ms(1));
        assert_eq!(time_budget(ms(0), ms(5_000)), ms(1));
        assert!(time_budget(Duration::MAX, Duration::MAX) <= Duration::MAX / 4);
    }

    #[test]
    fn clock_without_increment_lasts_for_a_hundred_turns() {
        let mut left = ms(60_000);
        for turn in 0..100 {
            let spent = time_budget(left, Duration::ZERO) + OVERHEAD;
            assert!(spent < left, "turn {turn}");
            left -= spent;
        }
    }

    #[test]
    fn budget_until_more_time_comes_is_a_part_for_each_turn_and_one_more() {
        let until = |increment, turns| {
            time_budget_until(ms(60_000), ms(increment), NonZeroU32::new(turns).expect("a number of turns"))
        };
        for (increment, turns, budget) in [
            (0, 1, 30_000),
            (0, 2, 20_000),
            (0, 3, 15_000),
            (0, 9, 6_000),
            (1_000, 9, 6_800),
            // At most the part that the last turns get.
            (60_000, 1, 30_000),
            (60_000, 39, 15_000),
        ] {
            assert_eq!(until(increment, turns), ms(budget - 15), "{turns} turns, increment {increment}");
        }
        assert_eq!(until(0, u32::MAX), ms(1));
    }

    #[test]
    fn full_strength_uses_its_whole_budget_and_easier_levels_keep_their_own_limits() {
        let none = Limits::default();
        let [easy, full] = [Level::MIN, Level::MAX].map(|level| engine(GameId::Cannon).strength(level));
        assert_eq!(limits(ms(50), none, Level::MAX, full, 9), Limits::time(ms(50)));
        assert_eq!(limits(ms(50), none, Level::MIN, easy, 9), Limits::time(ms(50)).for_level(Level::MIN, easy));
        assert_eq!(
            limits(ms(50), Limits::nodes(70), Level::MIN, easy, 9),
            Limits { time: Some(ms(50)), ..Limits::nodes(70) }
        );
        assert_eq!(limits(ms(50), Limits::time(ms(20)), Level::MAX, full, 9), Limits::time(ms(20)));
        assert_eq!(limits(ms(50), none, Level::MAX, full, 1), Limits::depth(1));
    }
}
