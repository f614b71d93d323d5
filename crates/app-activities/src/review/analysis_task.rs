//! The analysis of a game in the background, in two passes. The results of the quick pass appear within moments. The full pass, which
//! `cannon analyse` makes as well, replaces them. Both passes run on one thread, because two threads would slow down the window on a small
//! machine.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

use bevy::tasks::AsyncComputeTaskPool;

use crate::opponent::background::{self, StopFlag};
use cannon_engine::analysis::{ActionAnalysis, analyse_game, review_options};
use cannon_engine::{Limits, SearchOptions, engine};
use cannon_rules::any::AnyTimeline;

/// The limits of the quick pass for each position. It takes about a second for a long game.
const QUICK_LIMITS: Limits = Limits::nodes(2_000);

/// The pass from which a result comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pass {
    Quick,
    Full,
}

impl Pass {
    /// The search of each position, with these limits in the full pass.
    fn options(self, full: Limits) -> SearchOptions {
        let limits = match self {
            Pass::Quick => QUICK_LIMITS,
            Pass::Full => full,
        };
        SearchOptions {
            limits: Some(limits),
            on_thread_start: Some(background::lower_thread_priority),
            ..review_options()
        }
    }
}

/// A result of the analysis.
#[derive(Debug)]
pub(super) enum AnalysisResult {
    /// The analysis of an action.
    Action(Pass, Box<ActionAnalysis>),
    /// The end of both passes.
    Ended,
}

/// A running analysis. It stops when it is dropped.
#[derive(Debug)]
pub(super) struct AnalysisTask {
    results: Mutex<Receiver<AnalysisResult>>,
    _stop_flag: StopFlag,
}

impl AnalysisTask {
    /// Starts the analysis of a game, with these limits for each position in the full pass.
    pub(super) fn start(timeline: &AnyTimeline, limits: Limits) -> AnalysisTask {
        let stop_flag = StopFlag::default();
        let (sender, results) = channel();
        let (stop, mut timeline) = (stop_flag.share(), timeline.clone());
        AsyncComputeTaskPool::get()
            .spawn(async move {
                background::run_on_new_thread(background::lower_thread_priority, || {
                    for pass in [Pass::Quick, Pass::Full] {
                        run_pass(pass, &pass.options(limits), &mut timeline, &stop, &sender);
                    }
                    let _ = sender.send(AnalysisResult::Ended);
                });
            })
            .detach();
        AnalysisTask { results: Mutex::new(results), _stop_flag: stop_flag }
    }

    /// The results since the last call.
    pub(super) fn take_results(&self) -> Vec<AnalysisResult> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }
}

/// Runs a pass. Sending fails only if the analysis has been stopped, when nobody waits for results any more.
fn run_pass(
    pass: Pass,
    options: &SearchOptions,
    timeline: &mut AnyTimeline,
    stop: &AtomicBool,
    sender: &Sender<AnalysisResult>,
) {
    let model = engine(timeline.game()).win_model();
    let _ = analyse_game(timeline, model, options, stop, &mut |action| {
        let _ = sender.send(AnalysisResult::Action(pass, Box::new(action.clone())));
    });
}
