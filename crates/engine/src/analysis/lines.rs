//! The best lines in a position, collected from the reports of a finished search.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use crate::{SearchInfo, SearchOptions, choose_action};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The best lines at the timeline's current ply, the best first: as many as [`SearchOptions::lines`] asks for, or as there are legal
/// actions.
///
/// Empty if the game is over, if the game has no engine, or if `stop` was set before the first iteration was complete.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::sync::atomic::AtomicBool;
///
/// use cannon_engine::analysis::best_lines;
/// use cannon_engine::{Level, Limits, SearchOptions};
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let timeline = GameId::Cannon.begin(None, None, HouseRules::DRAWS)?;
/// let limits = Some(Limits::depth(2));
/// let options = SearchOptions { limits, lines: NonZeroUsize::MIN.saturating_add(2), ..SearchOptions::new(Level::MAX, 0) };
/// assert_eq!(best_lines(&timeline, &options, &AtomicBool::new(false)).len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best_lines(timeline: &AnyTimeline, options: &SearchOptions, stop: &AtomicBool) -> Vec<SearchInfo> {
    let mut reports = Vec::new();
    choose_action(timeline, options, stop, &mut |info| reports.push(info.clone()));
    last_complete_iteration(&reports)
}

/// The lines of the last complete iteration among the reports of a search, the best first. An interrupted iteration has fewer lines, and
/// they may repeat lines of the previous iteration.
pub(crate) fn last_complete_iteration(reports: &[SearchInfo]) -> Vec<SearchInfo> {
    let iterations = reports.chunk_by(|_, next| next.line > 0);
    let complete = iterations.reduce(|complete, next| if next.len() >= complete.len() { next } else { complete });
    let mut lines = complete.unwrap_or_default().to_vec();
    lines.sort_by_key(|line| Reverse(line.score));
    lines
}

/// The actions of a variation in notation, from the timeline's current ply. It ends at the first action that cannot be played.
pub fn pv_notation(timeline: &AnyTimeline, pv: &[PackedAction]) -> Vec<String> {
    let mut ahead = timeline.clone();
    let mut texts = Vec::with_capacity(pv.len());
    for &action in pv {
        let Some(text) = ahead.notation(action) else { break };
        if ahead.play(action).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Score;

    #[test]
    fn interrupted_iteration_is_dropped() {
        let info = |line, depth, hundredths| SearchInfo {
            line,
            depth,
            seldepth: depth,
            score: Score::Advantage(hundredths),
            nodes: 0,
            elapsed: Duration::ZERO,
            threads: 1,
            pv: Vec::new(),
        };
        let reports = [info(0, 1, 5), info(1, 1, 3), info(0, 2, 4), info(1, 2, 6), info(0, 3, 9)];
        let found: Vec<_> = last_complete_iteration(&reports).iter().map(|line| (line.depth, line.score)).collect();
        assert_eq!(found, [(2, Score::Advantage(6)), (2, Score::Advantage(4))]);
    }
}
