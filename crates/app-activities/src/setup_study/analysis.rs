//! The analysis of the edited position: the best line with its score, deeper and deeper until the limit.

use bevy::prelude::*;

use super::SetupStudyRequest;
use crate::editor::{Editor, SetupVersion};
use crate::opponent::analysis_memory::AnalysisMemory;
use crate::opponent::background::BackgroundSearch;
use cannon_app_base::play::MatchSetup;
use cannon_engine::{Level, Limits, SearchInfo, SearchOptions, engine};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The limits of the analysis, which takes a few seconds.
const LIMITS: Limits = Limits::nodes(1_500_000);

/// The best line of the edited position, as deep as it has been searched.
pub struct AnalysedLine {
    /// A game that begins with the position.
    pub timeline: AnyTimeline,
    /// The score and the line.
    pub info: SearchInfo,
}

impl AnalysedLine {
    /// The best action.
    pub fn best_action(&self) -> Option<PackedAction> {
        self.info.pv.first().copied()
    }

    /// The chance of the side to move to win, from 0 to 100.
    pub fn chance(&self) -> f64 {
        engine(self.timeline.game()).win_model().win_percentage(self.info.score)
    }
}

/// The analysis of the edited position.
#[derive(Resource, Default)]
pub struct SetupAnalysis {
    is_on: bool,
    /// The version of the set-up that is analysed.
    version: Option<SetupVersion>,
    line: Option<AnalysedLine>,
    search: Option<(BackgroundSearch, AnyTimeline)>,
}

impl SetupAnalysis {
    /// Whether the player has turned the analysis on.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether the search is under way.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// The best line so far. `None` if the analysis is off, if the position cannot be played, or before the first result.
    pub fn line(&self) -> Option<&AnalysedLine> {
        self.line.as_ref()
    }

    /// Forgets the results, and searches this version of the set-up if there is one.
    fn restart(&mut self, version: Option<SetupVersion>, editor: &Editor, memory: &AnalysisMemory) {
        self.version = version;
        self.line = None;
        self.search = None;
        if let Some(timeline) = version.and_then(|_| timeline_of(editor)) {
            let options = SearchOptions {
                limits: Some(LIMITS),
                memory: Some(memory.of(&timeline)),
                ..SearchOptions::new(Level::MAX, 0)
            };
            self.search = Some((BackgroundSearch::start(&timeline, options), timeline));
        }
    }

    /// Takes the last report. Returns whether there was anything new.
    fn take_reports(&mut self) -> bool {
        let Some((search, timeline)) = &self.search else { return false };
        let (mut reports, is_final) = search.take_reports();
        let newest = reports.pop();
        let has_news = newest.is_some() || is_final;
        if let Some(info) = newest {
            self.line = Some(AnalysedLine { timeline: timeline.clone(), info });
        }
        if is_final {
            self.search = None;
        }
        has_news
    }
}

/// A game that begins with the edited set-up. `None` if it cannot be played.
pub fn timeline_of(editor: &Editor) -> Option<AnyTimeline> {
    let document = editor.document()?;
    let design = document.design();
    let setup = MatchSetup {
        game: document.game(),
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
    memory: Res<AnalysisMemory>,
    mut analysis: ResMut<SetupAnalysis>,
) {
    for request in requests.read() {
        if let SetupStudyRequest::SetAnalysis(is_on) = request {
            analysis.is_on = *is_on;
        }
    }
    let is_offered = editor.document().is_some_and(|document| document.editor_support().studies_positions);
    let wanted = editor.version().filter(|_| analysis.is_on && is_offered);
    // A stroke in progress changes the position many times.
    if wanted != analysis.version && !editor.is_painting() {
        analysis.restart(wanted, &editor, &memory);
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
