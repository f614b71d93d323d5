//! The search behind an analysis.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use super::args::AnalyseArgs;
use crate::cli::error::CliError;
use crate::cli::report;
use crate::engine::{self, Level, Limits, Memory, Order, Report, Score};
use crate::rules::any::AnyTimeline;

/// What a position is searched for if nobody says otherwise.
const USUAL: Limits = Limits::nodes(100_000);

/// Searches at full strength, as the arguments ask.
pub(super) struct Analyst {
    order: Order,
}

impl Analyst {
    pub(super) fn new(args: &AnalyseArgs, usual_lines: NonZeroUsize) -> Analyst {
        Analyst {
            order: Order {
                limits: Some(args.limits.limits().unwrap_or(USUAL)),
                threads: args.threads,
                lines: args.lines.unwrap_or(usual_lines),
                // What is found out in one position of a game helps in the next.
                memory: Some(Arc::new(Memory::with_mebibytes(args.hash))),
                style: args.style,
                ..Order::new(Level::MAX, 0)
            },
        }
    }

    /// The best lines at the timeline's present ply, the best first; at least one.
    ///
    /// # Errors
    /// The search has no answer, as after the end of a game.
    pub(super) fn lines(&self, timeline: &dyn AnyTimeline) -> Result<Vec<Report>, CliError> {
        let mut lines = Lines::default();
        engine::think(timeline, &self.order, &AtomicBool::new(false), &mut |report| lines.take(report));
        let lines = lines.finish();
        if lines.is_empty() {
            let position = timeline.position_text_at(timeline.ply());
            return Err(CliError::Failed(format!("the computer player has nothing to say about {position}")));
        }
        Ok(lines)
    }
}

/// Puts together the lines of one depth. Those of a depth that was broken off are left out: they may be the same as older ones.
#[derive(Default)]
struct Lines {
    whole: Vec<Report>,
    building: Vec<Report>,
}

impl Lines {
    fn take(&mut self, report: &Report) {
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

    fn finish(mut self) -> Vec<Report> {
        self.close();
        self.whole.sort_by_key(|line| std::cmp::Reverse(report::worth(line.score)));
        self.whole
    }
}

/// A score as JSON: `{"cp": N}`, `{"win": PLIES}` or `{"loss": PLIES}`.
pub(super) fn score_json(score: Score) -> Value {
    match score {
        Score::Advantage(hundredths) => json!({ "cp": hundredths }),
        Score::Win { plies } => json!({ "win": plies }),
        Score::Loss { plies } => json!({ "loss": plies }),
    }
}

/// Lines as JSON.
pub(super) fn lines_json(timeline: &dyn AnyTimeline, lines: &[Report]) -> Vec<Value> {
    let line = |line: &Report| {
        json!({
            "score": score_json(line.score),
            "depth": line.depth,
            "seldepth": line.deepest,
            "nodes": line.nodes,
            "pv": report::variation(timeline, &line.pv),
        })
    };
    lines.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_depth_that_was_broken_off_is_left_out() {
        let report = |line, depth, hundredths| Report {
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
