//! The analysis of the edited position: the best line with its score, deeper and deeper until the limit.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use super::SetupStudyRequest;
use crate::app::editor::{Editor, SetupVersion};
use crate::app::opponent::background;
use crate::app::play::MatchSetup;
use cannon_engine::{Level, Limits, SearchInfo, SearchOptions, choose_action, registry};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{PackedAction, Side};

/// The limits of the analysis, which takes a few seconds.
const LIMITS: Limits = Limits::nodes(1_500_000);

/// The best line of the edited position, as deep as it has been searched.
pub struct AnalysedLine {
    timeline: Box<dyn AnyTimeline>,
    info: SearchInfo,
    is_final: bool,
}

impl AnalysedLine {
    /// A game that begins with the position.
    #[must_use]
    pub fn timeline(&self) -> &dyn AnyTimeline {
        &*self.timeline
    }

    /// The score and the line.
    #[must_use]
    pub fn info(&self) -> &SearchInfo {
        &self.info
    }

    /// Whether the search has ended.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.is_final
    }

    /// The best action.
    #[must_use]
    pub fn best_action(&self) -> Option<PackedAction> {
        self.info.pv.first().copied()
    }

    /// The side to move and its chance to win, from 0 to 100.
    #[must_use]
    pub fn chance(&self) -> Option<(Side, f64)> {
        let model = registry::find(self.timeline.game())?.win_model();
        Some((self.timeline.side_to_move(), model.win_percentage(self.info.score)))
    }
}

/// A search in the background. It stops when it is dropped.
struct Search {
    stop_flag: Arc<AtomicBool>,
    reports: Mutex<Receiver<SearchInfo>>,
}

impl Search {
    fn start(timeline: &dyn AnyTimeline) -> Search {
        let stop_flag = Arc::new(AtomicBool::new(false));
        let (sender, reports) = channel();
        let (stop, timeline) = (Arc::clone(&stop_flag), timeline.boxed_clone());
        let options = SearchOptions { limits: Some(LIMITS), ..SearchOptions::new(Level::MAX, 0) };
        AsyncComputeTaskPool::get()
            .spawn(async move {
                background::run_on_new_thread(background::lower_thread_priority, || {
                    // Sending fails only if the search has been stopped, when nobody waits for reports any more.
                    choose_action(&*timeline, &options, &stop, &mut |info| drop(sender.send(info.clone())));
                });
            })
            .detach();
        Search { stop_flag, reports: Mutex::new(reports) }
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop_flag.store(true, Ordering::Relaxed);
    }
}

/// The analysis of the edited position.
#[derive(Resource, Default)]
pub struct SetupAnalysis {
    is_on: bool,
    /// The version of the set-up that is analysed.
    version: Option<SetupVersion>,
    line: Option<AnalysedLine>,
    search: Option<(Search, Box<dyn AnyTimeline>)>,
}

impl SetupAnalysis {
    /// Whether the player has turned the analysis on.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// The best line so far. `None` if the analysis is off, if the position cannot be played, or before the first result.
    #[must_use]
    pub fn line(&self) -> Option<&AnalysedLine> {
        self.line.as_ref()
    }

    /// Forgets the results, and searches this version of the set-up if there is one.
    fn restart(&mut self, version: Option<SetupVersion>, editor: &Editor) {
        self.version = version;
        self.line = None;
        self.search = None;
        if let Some(timeline) = version.and_then(|_| timeline_of(editor)) {
            self.search = Some((Search::start(&*timeline), timeline));
        }
    }

    /// Takes the last report. Returns whether there was anything new.
    fn take_reports(&mut self) -> bool {
        let Some((search, timeline)) = &self.search else { return false };
        let reports = search.reports.lock().unwrap_or_else(PoisonError::into_inner);
        let mut newest = None;
        let is_final = loop {
            match reports.try_recv() {
                Ok(info) => newest = Some(info),
                Err(error) => break error == std::sync::mpsc::TryRecvError::Disconnected,
            }
        };
        drop(reports);
        let has_news = newest.is_some() || is_final;
        if let Some(info) = newest {
            self.line = Some(AnalysedLine { timeline: timeline.boxed_clone(), info, is_final });
        } else if let Some(line) = self.line.as_mut().filter(|_| is_final) {
            line.is_final = true;
        }
        if is_final {
            self.search = None;
        }
        has_news
    }
}

/// A game that begins with the edited set-up. `None` if it cannot be played.
pub(super) fn timeline_of(editor: &Editor) -> Option<Box<dyn AnyTimeline>> {
    let document = editor.document()?;
    let design = document.design();
    let setup = MatchSetup {
        game: document.game().to_owned(),
        ruleset: design.ruleset(),
        position: Some(design.start_position()?),
        ..MatchSetup::default()
    };
    setup.begin().ok()
}

/// Carries out requests, restarts the search when the set-up has changed, and takes its reports.
pub(super) fn follow_editor(
    mut requests: MessageReader<SetupStudyRequest>,
    editor: Res<Editor>,
    mut analysis: ResMut<SetupAnalysis>,
) {
    for request in requests.read() {
        if let SetupStudyRequest::SetAnalysis(is_on) = request {
            analysis.is_on = *is_on;
        }
    }
    let is_offered = editor.editor_support().is_some_and(|support| support.studies_positions);
    let wanted = editor.version().filter(|_| analysis.is_on && is_offered);
    // A stroke in progress changes the position many times.
    if wanted != analysis.version && !editor.is_painting() {
        analysis.restart(wanted, &editor);
    }
    if analysis.bypass_change_detection().take_reports() {
        analysis.set_changed();
    }
}

/// Stops the search, and forgets the version, so that the analysis begins anew when the editor is opened again.
pub(super) fn stop(mut analysis: ResMut<SetupAnalysis>) {
    analysis.version = None;
    analysis.search = None;
    analysis.line = None;
}
