//! Games of the computer against itself, in which both sides make mistakes.

use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::any::AnyTimeline;

use super::source::Source;

/// The lowest level that plays. Lower levels make more random mistakes.
const MIN_LEVEL: i8 = 3;
/// The highest level that plays.
const MAX_LEVEL: i8 = 10;
/// Games are broken off after this many plies.
const MAX_PLIES: usize = 240;

/// Plays the game with this number, from `start` or else from one of the source.
pub(super) fn play(source: &Source, start: Option<&AnyTimeline>, seed: u64, number: u64) -> AnyTimeline {
    let mut rng = SeededRng::new(&[seed, number]);
    let (mut timeline, is_opening) = match start {
        Some(start) => (start.clone(), true),
        None => (source.start)(&mut rng, number),
    };
    let random_plies = in_range(&mut rng, &source.random_plies);
    for _ in 0..if is_opening { random_plies } else { 0 } {
        if let Some(action) = rng.choose(&timeline.actions()) {
            // Listed actions are legal.
            timeline.play(action).ok();
        }
    }
    let options_by_side = [(); 2].map(|()| {
        let level = MIN_LEVEL + rng.below((MAX_LEVEL - MIN_LEVEL + 1) as u64) as i8;
        let level = Level::new(level).unwrap_or(Level::MAX);
        let nodes = in_range(&mut rng, &source.nodes);
        SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(level, rng.next_u64()) }
    });
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let options = &options_by_side[timeline.side_to_move().index()];
        let Some(action) = choose_action(&timeline, options, &AtomicBool::new(false), &mut |_| {}) else { break };
        if timeline.play(action).is_err() {
            break;
        }
    }
    timeline
}

fn in_range(rng: &mut SeededRng, range: &std::ops::Range<u64>) -> u64 {
    range.start + rng.below(range.end - range.start)
}
