//! The best lines in a position, as a finished search tells of them.

use std::sync::atomic::AtomicBool;

use super::error::CliError;
use super::report;
use cannon_engine::{SearchInfo, SearchOptions};
use cannon_rules::any::AnyTimeline;

/// The best lines at the timeline's present ply, as many as the order asks for or as there are actions, the best first; at least one.
///
/// # Errors
/// The search has no answer, as after the end of a game.
pub(super) fn find(timeline: &dyn AnyTimeline, order: &SearchOptions) -> Result<Vec<SearchInfo>, CliError> {
    let mut lines = Lines::default();
    cannon_engine::choose_action(timeline, order, &AtomicBool::new(false), &mut |report| lines.take(report));
    let lines = lines.finish();
    if lines.is_empty() {
        let position = timeline.position_text_at(timeline.ply());
        return Err(CliError::Failed(format!("the computer player has nothing to say about {position}")));
    }
    Ok(lines)
}

/// Puts together the lines of one depth. Those of a depth that was broken off are left out: they may be the same as older ones.
#[derive(Default)]
struct Lines {
    whole: Vec<SearchInfo>,
    building: Vec<SearchInfo>,
}

impl Lines {
    fn take(&mut self, report: &SearchInfo) {
        if report.line == 0 {
            self.close();
        }
        self.building.push(report.clone());
    }

    fn close(&mut self) {
        let built = std::mem::take(&mut self.building);
        if built.len() >= self.whole.len() {
            self.whole = built;
        }
    }

    fn finish(mut self) -> Vec<SearchInfo> {
        self.close();
        self.whole.sort_by_key(|line| std::cmp::Reverse(report::worth(line.score)));
        self.whole
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use cannon_engine::Score;

    #[test]
    fn a_depth_that_was_broken_off_is_left_out() {
        let report = |line, depth, hundredths| SearchInfo {
            line,
            depth,
            deepest: depth,
            score: Score::Advantage(hundredths),
            nodes: 0,
            elapsed: Duration::ZERO,
            pv: Vec::new(),
        };
        let mut lines = Lines::default();
        for report in [report(0, 1, 5), report(1, 1, 3), report(0, 2, 4), report(1, 2, 6), report(0, 3, 9)] {
            lines.take(&report);
        }
        let found: Vec<_> = lines.finish().iter().map(|line| (line.depth, line.score)).collect();
        assert_eq!(found, [(2, Score::Advantage(6)), (2, Score::Advantage(4))]);
    }
}
