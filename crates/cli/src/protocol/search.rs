//! A search in a thread of its own, and what it says.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::thread;

use super::Event;
use super::command::Go;
use crate::report;
use cannon_engine::{Level, Limits, SearchInfo, SearchMemory, SearchOptions, clock};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// A search that goes on.
#[derive(Debug)]
pub(super) struct Search {
    stop: Arc<AtomicBool>,
    /// Whether the answer is not to be given before `stop`.
    pub(super) infinite: bool,
    /// The answer that waits for `stop`.
    pub(super) answer: Option<Option<PackedAction>>,
}

impl Search {
    /// Begins a search, whose words and whose answer come as events.
    pub(super) fn begin(
        timeline: Box<dyn AnyTimeline>,
        order: SearchOptions,
        memory: Arc<SearchMemory>,
        infinite: bool,
        events: Sender<Event>,
    ) -> Search {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        thread::spawn(move || {
            let mut answering = Answering { events, answer: None };
            answering.answer = cannon_engine::choose_action(&*timeline, &order, &flag, &mut |report| {
                // If nobody listens any more, the search is about to be stopped.
                let _ = answering.events.send(Event::Said(info(&*timeline, report, &memory)));
            });
        });
        Search { stop, infinite, answer: None }
    }

    /// Asks for the answer as soon as possible.
    pub(super) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

/// Sends the answer at the end of the search, however it ends.
struct Answering {
    events: Sender<Event>,
    answer: Option<PackedAction>,
}

impl Drop for Answering {
    fn drop(&mut self) {
        // Nobody may be listening any more.
        let _ = self.events.send(Event::Answer(self.answer));
    }
}

/// The limits that `go` means for this level in this position; the level's own if `None`. `first_mover` says whether the side to move is
/// the one that begins games.
pub(super) fn limits(go: &Go, level: Level, timeline: &dyn AnyTimeline, first_mover: bool) -> Option<Limits> {
    if go.infinite {
        return Some(Limits::default());
    }
    let mover = usize::from(!first_mover);
    let limits = Limits { depth: go.depth, nodes: go.nodes, time: go.time };
    if let Some(left) = go.clocks[mover] {
        let share = clock::share(left, go.increments[mover]);
        return Some(clock::limits(share, limits, level, timeline.game(), timeline.actions().len()));
    }
    (limits != Limits::default()).then(|| limits.kept_by(level, timeline.game()))
}

/// What is said about a search so far.
fn info(timeline: &dyn AnyTimeline, found: &SearchInfo, memory: &SearchMemory) -> String {
    format!(
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {} time {} hashfull {} pv {}",
        found.depth,
        found.deepest,
        found.line + 1,
        report::score(found.score),
        found.nodes,
        report::speed(found.nodes, found.elapsed),
        found.elapsed.as_millis(),
        memory.hashfull(),
        report::variation(timeline, &found.pv).iter().map(|text| report::word(text)).collect::<Vec<_>>().join(" "),
    )
}
