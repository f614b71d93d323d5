//! A search in a thread of its own, and the lines that report on it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::Sender;
use std::{io, thread};

use super::Event;
use super::dialect::Dialect;
use super::go::GoLimits;
use crate::report;
use cannon_engine::analysis::pv_notation;
use cannon_engine::{Level, Limits, SearchInfo, SearchMemory, SearchOptions, clock, engine};
use cannon_engine_driver::without_spaces;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The answer of a search: the best action, or none if the search found none.
pub(super) type Answer = Option<PackedAction>;

/// A running search.
#[derive(Debug)]
pub(super) struct Search {
    /// Tells the search to stop.
    stop: Arc<AtomicBool>,
    /// Whether the answer is held back until `stop`.
    pub(super) is_infinite: bool,
    /// The dialect of the `go` that started it, in which it is answered.
    pub(super) dialect: Dialect,
    /// The answer of a finished search that is held back until `stop`.
    pub(super) held_answer: Option<Answer>,
}

impl Search {
    /// Starts a search, whose reports and answer are sent as events.
    ///
    /// # Errors
    /// If the system has no more threads.
    pub(super) fn spawn(
        timeline: AnyTimeline,
        options: SearchOptions,
        memory: Arc<SearchMemory>,
        (is_infinite, dialect): (bool, Dialect),
        events: Sender<Event>,
    ) -> io::Result<Search> {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        thread::Builder::new().spawn(move || {
            let mut guard = AnswerGuard { events, answer: None };
            guard.answer = cannon_engine::choose_action(&timeline, &options, &flag, &mut |report| {
                // Sending fails only when the engine quits, which also stops the search.
                if report.threads < options.threads.get() {
                    let _ = guard.events.send(Event::FewThreads(report.threads));
                }
                let _ = guard.events.send(Event::Info(info_line(&timeline, report, &memory)));
            });
        })?;
        Ok(Search { stop, is_infinite, dialect, held_answer: None })
    }

    /// Tells the search to answer as soon as possible.
    pub(super) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

/// Sends the answer when it is dropped, so that an answer follows even if the search panics.
struct AnswerGuard {
    events: Sender<Event>,
    answer: Answer,
}

impl Drop for AnswerGuard {
    fn drop(&mut self) {
        // Sending fails only when the engine quits.
        let _ = self.events.send(Event::BestAction(self.answer));
    }
}

/// The search limits that `go` sets for this level in this position; `None` for the limits of the level. `is_first_side` tells whether
/// the side to move is the side that makes the first move of a game.
pub(super) fn go_limits(go: &GoLimits, level: Level, timeline: &AnyTimeline, is_first_side: bool) -> Option<Limits> {
    if go.infinite {
        return Some(Limits::default());
    }
    let strength = engine(timeline.game()).strength(level);
    let index = usize::from(!is_first_side);
    let limits = Limits { depth: go.depth, nodes: go.nodes, time: go.movetime };
    if let Some(left) = go.clocks[index] {
        let increment = go.increments[index];
        let budget = match go.moves_to_go {
            Some(turns) => clock::time_budget_until(left, increment, turns),
            None => clock::time_budget(left, increment),
        };
        return Some(clock::limits(budget, limits, level, strength, timeline.actions().len()));
    }
    (limits != Limits::default()).then(|| limits.for_level(level, strength))
}

/// The `info` line for a report of the search.
fn info_line(timeline: &AnyTimeline, info: &SearchInfo, memory: &SearchMemory) -> String {
    format!(
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {} time {} hashfull {} pv {}",
        info.depth,
        info.seldepth,
        info.line + 1,
        report::format_score(info.score),
        info.nodes,
        report::nodes_per_second(info.nodes, info.elapsed),
        info.elapsed.as_millis(),
        memory.hashfull(),
        pv_notation(timeline, &info.pv).iter().map(|text| without_spaces(text)).collect::<Vec<_>>().join(" "),
    )
}
