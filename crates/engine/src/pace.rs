//! A natural thinking time for the computer, which should not always answer at once.
//!
//! The time depends only on the position and the game's seed. It is derived from a shallow search at full strength, so that it is the same
//! for every level and on every machine. It is unrelated to the time that the search takes: the caller delays the answer until it has
//! passed.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::{Level, Limits, Score, SearchInfo, SearchOptions, chance, choose_action};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The parameters of [`thinking_time`].
#[derive(Clone, Copy, Debug)]
struct Pace {
    /// The minimum, which is also the time for a forced action.
    least: Duration,
    /// The maximum.
    most: Duration,
    /// The time for a position with one good action that the first iteration finds.
    plain: Duration,
    /// Added for each other action that is about as good as the best.
    rival: Duration,
    /// Added for each time that a deeper iteration changes the best action, up to a maximum number of changes.
    turn: Duration,
    /// The maximum number of changes of the best action that count.
    most_turns: u32,
    /// Added for each hundredth between the scores of the first and the deepest iteration, up to a maximum.
    swing: Duration,
    /// The maximum score difference that counts, in hundredths.
    most_swing: u32,
    /// The maximum in the opening, because openings are known.
    opening: Duration,
    /// The length of the opening in plies.
    opening_plies: usize,
    /// The maximum if the search finds a forced win.
    win: Duration,
    /// The random variation of the time in thousandths, within the minimum and the maximum.
    variation_per_mille: i32,
    /// On a clock, the thinking time is at most the time budget of the action ([`super::clock`]) divided by this.
    part_of_share: u32,
    /// Actions within this many hundredths of the best count as about as good.
    close: i32,
    /// The number of best actions that are compared (multi-PV).
    lines: usize,
    /// The limits of the shallow search.
    limits: Limits,
}

const PACE: Pace = Pace {
    least: Duration::from_millis(400),
    most: Duration::from_millis(2800),
    plain: Duration::from_millis(650),
    rival: Duration::from_millis(300),
    turn: Duration::from_millis(300),
    most_turns: 2,
    swing: Duration::from_millis(5),
    most_swing: 100,
    opening: Duration::from_millis(1200),
    opening_plies: 8,
    win: Duration::from_millis(800),
    variation_per_mille: 200,
    part_of_share: 2,
    close: 25,
    lines: 4,
    limits: Limits { depth: Some(4), nodes: Some(20_000), time: None },
};

/// Scores are clamped to plus and minus this, in hundredths. Wins and losses have this value.
const DECIDED: i32 = 1000;

/// How difficult the choice of an action is in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Choice {
    ply: usize,
    /// Number of legal actions.
    actions: usize,
    /// Number of other actions that are about as good as the best.
    rivals: u32,
    /// How often a deeper iteration changed the best action.
    turns: u32,
    /// The difference between the scores of the first and the deepest iteration, in hundredths.
    swing: u32,
    /// Whether the search found a forced win.
    win: bool,
}

impl Choice {
    /// Rates the timeline's current position by a shallow search.
    fn at(timeline: &dyn AnyTimeline, stop: &AtomicBool) -> Choice {
        let (ply, actions) = (timeline.ply(), timeline.actions().len());
        if actions < 2 {
            return Choice { ply, actions, ..Choice::default() };
        }
        let lines = std::num::NonZeroUsize::MIN.saturating_add(PACE.lines - 1);
        let order = SearchOptions { limits: Some(PACE.limits), lines, ..SearchOptions::new(Level::MAX, 0) };
        let mut look = Look::default();
        choose_action(timeline, &order, stop, &mut |report| look.note(report));
        Choice {
            ply,
            actions,
            rivals: look.rivals(),
            turns: look.turns,
            swing: look.first.abs_diff(look.last()),
            win: look.last() == DECIDED,
        }
    }

    fn thinking_time(&self, seed: u64) -> Duration {
        let hard = PACE.plain
            + PACE.rival * self.rivals
            + PACE.turn * self.turns.min(PACE.most_turns)
            + PACE.swing * self.swing.min(PACE.most_swing);
        let time = match self {
            Choice { actions: 0 | 1, .. } => PACE.least,
            Choice { win: true, .. } => hard.min(PACE.win),
            Choice { ply, .. } if *ply < PACE.opening_plies => hard.min(PACE.opening),
            _ => hard,
        };
        let by_chance = chance::centred(chance::mix(seed, self.ply as u64), PACE.variation_per_mille);
        (time * (1000 + by_chance).unsigned_abs() / 1000).clamp(PACE.least, PACE.most)
    }
}

/// A summary of the information that the shallow search reported.
#[derive(Debug, Default)]
struct Look {
    /// The score of the first iteration.
    first: i32,
    /// The best action so far, and how often it changed.
    best: Option<PackedAction>,
    turns: u32,
    /// The scores of the best actions, the best first, in the current iteration and in the previous one, which is complete.
    present: Vec<i32>,
    before: Vec<i32>,
}

impl Look {
    fn note(&mut self, report: &SearchInfo) {
        let judged = match report.score {
            Score::Advantage(hundredths) => hundredths.clamp(-DECIDED, DECIDED),
            Score::Win { .. } => DECIDED,
            Score::Loss { .. } => -DECIDED,
        };
        if report.line == 0 {
            let best = report.pv.first().copied();
            if self.best.is_none() {
                self.first = judged;
            } else if best != self.best {
                self.turns += 1;
            }
            self.best = best;
            self.before = std::mem::take(&mut self.present);
        }
        self.present.push(judged);
    }

    /// The scores of the deepest iteration that is complete.
    fn compared(&self) -> &[i32] {
        if self.present.len() < self.before.len() { &self.before } else { &self.present }
    }

    fn last(&self) -> i32 {
        self.present.first().copied().unwrap_or_default()
    }

    fn rivals(&self) -> u32 {
        let Some((best, others)) = self.compared().split_first() else { return 0 };
        others.iter().filter(|&&other| best - other <= PACE.close).count() as u32
    }
}

/// The natural thinking time for the timeline's current position, counted from the beginning of the turn. The last optional argument is the
/// time budget of the action ([`super::clock`]), if there is a clock.
///
/// The function searches some thousand positions; `stop` interrupts it.
#[must_use]
pub fn thinking_time(timeline: &dyn AnyTimeline, seed: u64, share: Option<Duration>, stop: &AtomicBool) -> Duration {
    let most = share.map_or(PACE.most, |share| share / PACE.part_of_share);
    // Under time pressure, the search would take too long.
    if most <= PACE.least { most } else { Choice::at(timeline, stop).thinking_time(seed).min(most) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::registry;
    use cannon_rules::timeline::HouseRules;

    const SEEDS: std::ops::Range<u64> = 0..500;

    fn game(position: Option<&str>) -> Box<dyn AnyTimeline> {
        let cannon = registry::find("cannon").expect("Cannon is registered");
        cannon.begin(None, position, HouseRules::default()).expect("a sound position")
    }

    fn time(position: Option<&str>, seed: u64, share: Option<Duration>) -> Duration {
        thinking_time(&*game(position), seed, share, &AtomicBool::new(false))
    }

    /// An easy position in the middlegame.
    const MIDDLE: Choice = Choice { ply: 30, actions: 40, rivals: 0, turns: 0, swing: 0, win: false };

    #[test]
    fn every_time_is_within_bounds() {
        for (rivals, turns, swing) in [(0, 0, 0), (1, 1, 20), (3, 9, 2000), (u32::MAX / 10_000, 0, 0)] {
            for (ply, actions, win) in [(0, 8, false), (30, 40, false), (30, 40, true), (50, 1, false), (50, 0, false)]
            {
                let choice = Choice { ply, actions, rivals, turns, swing, win };
                for seed in SEEDS {
                    let time = choice.thinking_time(seed);
                    assert!(time >= PACE.least && time <= PACE.most, "{choice:?}: {time:?}");
                }
            }
        }
    }

    #[test]
    fn the_harder_the_longer() {
        for seed in SEEDS {
            let ladder = [
                Choice { actions: 1, ..MIDDLE },
                MIDDLE,
                Choice { rivals: 1, ..MIDDLE },
                Choice { rivals: 3, ..MIDDLE },
                Choice { rivals: 3, turns: 1, ..MIDDLE },
                Choice { rivals: 3, turns: 2, ..MIDDLE },
                Choice { rivals: 3, turns: 2, swing: 80, ..MIDDLE },
            ];
            let times = ladder.map(|choice| choice.thinking_time(seed));
            assert!(times.is_sorted(), "{times:?}");
            assert!(times[6] > times[1] * 2, "{times:?}");
        }
    }

    #[test]
    fn openings_wins_and_only_actions_are_quick() {
        let hard = Choice { rivals: 3, turns: 2, swing: 100, ..MIDDLE };
        for seed in SEEDS {
            let time = hard.thinking_time(seed);
            for easier in [Choice { ply: 3, ..hard }, Choice { win: true, ..hard }, Choice { actions: 1, ..hard }] {
                let quick = easier.thinking_time(seed);
                assert!(quick < time, "{easier:?}: {quick:?} of {time:?}");
            }
        }
    }

    #[test]
    fn games_differ_in_their_pace() {
        let times: std::collections::BTreeSet<_> = SEEDS.map(|seed| MIDDLE.thinking_time(seed)).collect();
        assert!(times.len() > 100, "{}", times.len());
        assert_eq!(MIDDLE.thinking_time(5), MIDDLE.thinking_time(5));
    }

    #[test]
    fn a_clock_is_never_pressed() {
        for milliseconds in [0, 1, 30, 700, 2_000, 60_000] {
            let share = Duration::from_millis(milliseconds);
            for seed in 0..20 {
                assert!(time(None, seed, Some(share)) <= share / 2);
            }
        }
        assert!(time(None, 1, Some(Duration::MAX)) <= PACE.most);
    }

    #[test]
    fn a_win_on_the_board_is_seen_at_once_and_a_full_board_is_not_understood_so_soon() {
        // A soldier stands next to the enemy town.
        let win = "4L5/4d5/10/10/10/10/10/3l6/10/4D5 d";
        assert!(Choice::at(&*game(Some(win)), &AtomicBool::new(false)).win);
        // Both armies are near each other.
        let fight = "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l";
        let choice = Choice::at(&*game(Some(fight)), &AtomicBool::new(false));
        assert!(!choice.win && choice.actions > 10, "{choice:?}");
        assert_eq!(choice, Choice::at(&*game(Some(fight)), &AtomicBool::new(false)), "chance has no part in it");
    }

    #[test]
    fn a_look_that_was_stopped_says_something_all_the_same() {
        let time = thinking_time(&*game(None), 3, None, &AtomicBool::new(true));
        assert!(time >= PACE.least && time <= PACE.most);
    }
}
