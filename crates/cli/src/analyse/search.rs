//! The search behind an analysis.

use std::num::NonZeroUsize;
use std::sync::Arc;

use serde_json::{Value, json};

use super::args::AnalyseArgs;
use crate::error::CliError;
use crate::{best_lines, report};
use cannon_engine::{Level, Limits, Score, SearchInfo, SearchMemory, SearchOptions};
use cannon_rules::any::AnyTimeline;

/// What a position is searched for if nobody says otherwise.
const USUAL: Limits = Limits::nodes(100_000);

/// Searches at full strength, as the arguments ask.
pub(super) struct Analyst {
    order: SearchOptions,
}

impl Analyst {
    pub(super) fn new(args: &AnalyseArgs, usual_lines: NonZeroUsize) -> Analyst {
        Analyst {
            order: SearchOptions {
                limits: Some(args.limits.limits().unwrap_or(USUAL)),
                threads: args.threads,
                lines: args.lines.unwrap_or(usual_lines),
                // What is found out in one position of a game helps in the next.
                memory: Some(Arc::new(SearchMemory::with_mebibytes(args.hash))),
                style: args.style,
                ..SearchOptions::new(Level::MAX, 0)
            },
        }
    }

    /// The best lines at the timeline's present ply, the best first; at least one.
    ///
    /// # Errors
    /// The search has no answer, as after the end of a game.
    pub(super) fn lines(&self, timeline: &dyn AnyTimeline) -> Result<Vec<SearchInfo>, CliError> {
        best_lines::find(timeline, &self.order)
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
pub(super) fn lines_json(timeline: &dyn AnyTimeline, lines: &[SearchInfo]) -> Vec<Value> {
    let line = |line: &SearchInfo| {
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
