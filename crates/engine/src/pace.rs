//! A natural thinking time for the computer, which should not always answer at once.
//!
//! The time depends only on the position and the game's seed. It is derived from a shallow search at full strength, so that it is the same
//! for every level and on every machine. The thinking time is unrelated to the time that the search takes: the caller delays the answer
//! until the thinking time has passed.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::analysis::last_complete_iteration;
use super::{Level, Limits, Score, SearchInfo, SearchOptions, choose_action, stateless_rng};
use cannon_rules::any::AnyTimeline;

/// The minimum thinking time, which is also the time for a forced action.
const MIN_TIME: Duration = Duration::from_millis(400);
/// The maximum thinking time.
const MAX_TIME: Duration = Duration::from_millis(2800);
/// The time for a position with one good action that the first iteration finds.
const BASE_TIME: Duration = Duration::from_millis(650);
/// Added for each other action that is about as good as the best.
const PER_ALTERNATIVE: Duration = Duration::from_millis(300);
/// Added for each time that a deeper iteration changes the best action, up to [`MAX_BEST_CHANGES`].
const PER_BEST_CHANGE: Duration = Duration::from_millis(300);
/// The maximum number of changes of the best action that count.
const MAX_BEST_CHANGES: u32 = 2;
/// Added for each hundredth between the scores of the first and the deepest iteration, up to [`MAX_SWING`].
const PER_SWING: Duration = Duration::from_millis(5);
/// The maximum score difference that counts, in hundredths.
const MAX_SWING: u32 = 100;
/// The maximum in the opening, because openings are known.
const OPENING_MAX_TIME: Duration = Duration::from_millis(1200);
/// The length of the opening in plies.
const OPENING_PLIES: usize = 8;
/// The maximum if the search finds a forced win.
const WIN_MAX_TIME: Duration = Duration::from_millis(800);
/// The random variation of the time in thousandths, within the minimum and the maximum.
const VARIATION_PER_MILLE: i32 = 200;
/// On a clock, the thinking time is at most the time budget of the action ([`super::clock`]) divided by this.
const BUDGET_DIVISOR: u32 = 2;
/// Actions within this many hundredths of the best count as about as good.
const CLOSE_MARGIN: i32 = 25;
/// The number of best actions that are compared (multi-PV).
const LINES: NonZeroUsize = NonZeroUsize::new(4).expect("4 is not 0");
/// The limits of the shallow search.
const LIMITS: Limits = Limits { depth: Some(4), nodes: Some(20_000), time: None };
/// Scores are clamped to plus and minus this, in hundredths. Wins and losses have this value.
const VALUE_BOUND: i32 = 1000;

/// How difficult the choice of an action is in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Difficulty {
    ply: usize,
    /// Number of legal actions.
    actions: usize,
    /// Number of other actions that are about as good as the best.
    alternatives: u32,
    /// How often a deeper iteration changed the best action.
    best_changes: u32,
    /// The difference between the scores of the first and the deepest iteration, in hundredths.
    swing: u32,
    /// Whether the search found a forced win.
    is_winning: bool,
}

impl Difficulty {
    /// Rates the timeline's current position by a shallow search.
    fn of(timeline: &AnyTimeline, stop: &AtomicBool) -> Difficulty {
        let (ply, actions) = (timeline.ply(), timeline.actions().len());
        if actions < 2 {
            return Difficulty { ply, actions, ..Difficulty::default() };
        }
        let options = SearchOptions { limits: Some(LIMITS), lines: LINES, ..SearchOptions::new(Level::MAX, 0) };
        let mut reports = Vec::new();
        choose_action(timeline, &options, stop, &mut |info| reports.push(info.clone()));
        let best: Vec<&SearchInfo> = reports.iter().filter(|info| info.line == 0).collect();
        let (Some(first), Some(last)) = (best.first(), best.last()) else {
            return Difficulty { ply, actions, ..Difficulty::default() };
        };
        Difficulty {
            ply,
            actions,
            alternatives: alternatives(&last_complete_iteration(&reports)),
            best_changes: best.windows(2).filter(|pair| pair[0].pv.first() != pair[1].pv.first()).count() as u32,
            swing: value(first.score).abs_diff(value(last.score)),
            is_winning: value(last.score) == VALUE_BOUND,
        }
    }

    fn thinking_time(&self, seed: u64) -> Duration {
        let hard = BASE_TIME
            + PER_ALTERNATIVE * self.alternatives
            + PER_BEST_CHANGE * self.best_changes.min(MAX_BEST_CHANGES)
            + PER_SWING * self.swing.min(MAX_SWING);
        let time = match self {
            Difficulty { actions: 0 | 1, .. } => MIN_TIME,
            Difficulty { is_winning: true, .. } => hard.min(WIN_MAX_TIME),
            Difficulty { ply, .. } if *ply < OPENING_PLIES => hard.min(OPENING_MAX_TIME),
            _ => hard,
        };
        let variation = stateless_rng::triangular(stateless_rng::mix(seed, self.ply as u64), VARIATION_PER_MILLE);
        (time * (1000 + variation).unsigned_abs() / 1000).clamp(MIN_TIME, MAX_TIME)
    }
}

/// The number of lines that are about as good as the best, besides it.
fn alternatives(lines: &[SearchInfo]) -> u32 {
    let Some((best, others)) = lines.split_first() else { return 0 };
    others.iter().filter(|other| value(best.score) - value(other.score) <= CLOSE_MARGIN).count() as u32
}

/// A score in hundredths.
fn value(score: Score) -> i32 {
    match score {
        Score::Advantage(hundredths) => hundredths.clamp(-VALUE_BOUND, VALUE_BOUND),
        Score::Win { .. } => VALUE_BOUND,
        Score::Loss { .. } => -VALUE_BOUND,
    }
}

/// The natural thinking time for the timeline's current position, counted from the beginning of the turn. `budget` is the time budget
/// of the action ([`super::clock`]), if there is a clock.
///
/// The function searches some thousand positions; `stop` interrupts it.
pub fn thinking_time(timeline: &AnyTimeline, seed: u64, budget: Option<Duration>, stop: &AtomicBool) -> Duration {
    let max_time = budget.map_or(MAX_TIME, |share| share / BUDGET_DIVISOR);
    // Under time pressure, the search would take too long.
    if max_time <= MIN_TIME { max_time } else { Difficulty::of(timeline, stop).thinking_time(seed).min(max_time) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    const SEEDS: std::ops::Range<u64> = 0..500;

    fn game(position: Option<&str>) -> AnyTimeline {
        GameId::Cannon.begin(None, position, HouseRules::DRAWS).expect("a sound position")
    }

    fn time(position: Option<&str>, seed: u64, budget: Option<Duration>) -> Duration {
        thinking_time(&game(position), seed, budget, &AtomicBool::new(false))
    }

    /// An easy position in the middlegame.
    const MIDDLEGAME: Difficulty =
        Difficulty { ply: 30, actions: 40, alternatives: 0, best_changes: 0, swing: 0, is_winning: false };

    #[test]
    fn thinking_time_is_within_bounds() {
        for (alternatives, best_changes, swing) in [(0, 0, 0), (1, 1, 20), (3, 9, 2000), (u32::MAX / 10_000, 0, 0)] {
            for (ply, actions, is_winning) in
                [(0, 8, false), (30, 40, false), (30, 40, true), (50, 1, false), (50, 0, false)]
            {
                let difficulty = Difficulty { ply, actions, alternatives, best_changes, swing, is_winning };
                for seed in SEEDS {
                    let time = difficulty.thinking_time(seed);
                    assert!(time >= MIN_TIME && time <= MAX_TIME, "{difficulty:?}: {time:?}");
                }
            }
        }
    }

    #[test]
    fn harder_positions_take_longer() {
        for seed in SEEDS {
            let increasing = [
                Difficulty { actions: 1, ..MIDDLEGAME },
                MIDDLEGAME,
                Difficulty { alternatives: 1, ..MIDDLEGAME },
                Difficulty { alternatives: 3, ..MIDDLEGAME },
                Difficulty { alternatives: 3, best_changes: 1, ..MIDDLEGAME },
                Difficulty { alternatives: 3, best_changes: 2, ..MIDDLEGAME },
                Difficulty { alternatives: 3, best_changes: 2, swing: 80, ..MIDDLEGAME },
            ];
            let times = increasing.map(|difficulty| difficulty.thinking_time(seed));
            assert!(times.is_sorted(), "{times:?}");
            assert!(times[6] > times[1] * 2, "{times:?}");
        }
    }

    #[test]
    fn openings_wins_and_forced_actions_take_less_time() {
        let hard = Difficulty { alternatives: 3, best_changes: 2, swing: 100, ..MIDDLEGAME };
        for seed in SEEDS {
            let time = hard.thinking_time(seed);
            for easier in [
                Difficulty { ply: 3, ..hard },
                Difficulty { is_winning: true, ..hard },
                Difficulty { actions: 1, ..hard },
            ] {
                let easier_time = easier.thinking_time(seed);
                assert!(easier_time < time, "{easier:?}: {easier_time:?} of {time:?}");
            }
        }
    }

    #[test]
    fn thinking_time_varies_with_the_seed() {
        let times: std::collections::BTreeSet<_> = SEEDS.map(|seed| MIDDLEGAME.thinking_time(seed)).collect();
        assert!(times.len() > 100, "{}", times.len());
        assert_eq!(MIDDLEGAME.thinking_time(5), MIDDLEGAME.thinking_time(5));
    }

    #[test]
    fn thinking_time_is_at_most_half_of_the_clock_budget() {
        for milliseconds in [0, 1, 30, 700, 2_000, 60_000] {
            let budget = Duration::from_millis(milliseconds);
            for seed in 0..20 {
                assert!(time(None, seed, Some(budget)) <= budget / 2);
            }
        }
        assert!(time(None, 1, Some(Duration::MAX)) <= MAX_TIME);
    }

    #[test]
    fn immediate_win_is_recognised_and_a_complex_position_is_not_winning() {
        // A soldier stands next to the enemy town.
        let win = "4L5/4d5/10/10/10/10/10/3l6/10/4D5 d";
        assert!(Difficulty::of(&game(Some(win)), &AtomicBool::new(false)).is_winning);
        // Both armies are near each other.
        let fight = "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l";
        let difficulty = Difficulty::of(&game(Some(fight)), &AtomicBool::new(false));
        assert!(!difficulty.is_winning && difficulty.actions > 10, "{difficulty:?}");
        assert_eq!(difficulty, Difficulty::of(&game(Some(fight)), &AtomicBool::new(false)), "it is deterministic");
    }

    #[test]
    fn stopped_search_still_gives_a_thinking_time() {
        let time = thinking_time(&game(None), 3, None, &AtomicBool::new(true));
        assert!(time >= MIN_TIME && time <= MAX_TIME);
    }
}
