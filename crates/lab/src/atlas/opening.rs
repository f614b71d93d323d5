//! Openings that are spread by design: all placements equally often, then actions drawn from the best ones.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Engine, Score, SearchOptions};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The number of best actions from which one is drawn.
const LINES: NonZeroUsize = NonZeroUsize::new(4).expect("not zero");
/// The weights of the best actions by rank. Whole numbers, so that the draw is the same on every machine.
const WEIGHTS: [u64; LINES.get()] = [8, 4, 2, 1];
/// The most by which a drawn action is worse than the best one, in hundredths of the smallest piece.
const MARGIN: i32 = 50;

/// Plays the placements of the game with this number. Successive numbers have all combinations of placements in turn.
pub(super) fn place(timeline: &mut AnyTimeline, placing_plies: usize, mut number: u64) {
    for _ in 0..placing_plies {
        let placements = timeline.actions();
        let count = placements.len().max(1) as u64;
        let chosen = placements.get((number % count) as usize);
        number /= count;
        if chosen.is_none_or(|&chosen| timeline.play(chosen).is_err()) {
            return;
        }
    }
}

/// Draws one of the best actions. `None` if the search finds none, or was stopped.
pub(super) fn draw(
    timeline: &AnyTimeline,
    engine: &Engine,
    options: &SearchOptions,
    rng: &mut SeededRng,
    stop: &AtomicBool,
) -> Option<PackedAction> {
    let options = SearchOptions { lines: LINES, ..options.clone() };
    let mut lines: Vec<(usize, u32, Score, PackedAction)> = Vec::new();
    let best = engine.search_action(timeline, &options, stop, &mut |info| {
        if let Some(&first) = info.pv.first() {
            lines.retain(|&(line, ..)| line != info.line);
            lines.push((info.line, info.depth, info.score, first));
        }
    })?;
    let Some(&(_, depth, Score::Advantage(highest), _)) = lines.iter().find(|(line, ..)| *line == 0) else {
        return Some(best);
    };
    lines.sort_by_key(|&(line, ..)| line);
    // An iteration that was not finished has replaced the first lines only.
    let is_close = |score: Score| matches!(score, Score::Advantage(score) if score >= highest - MARGIN);
    let close = lines.iter().filter(|&&(_, other, score, _)| other == depth && is_close(score));
    let choices: Vec<(PackedAction, u64)> =
        close.zip(WEIGHTS).map(|(&(.., action), weight)| (action, weight)).collect();
    let mut drawn = rng.below(choices.iter().map(|(_, weight)| weight).sum::<u64>().max(1));
    let chosen = choices.iter().find(|(_, weight)| {
        let is_drawn = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        is_drawn
    });
    Some(chosen.map_or(best, |&(action, _)| action))
}
