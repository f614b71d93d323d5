//! The editor as a resource: the set-up being edited, the set-ups of other games, the brush, and the issues.

use bevy::prelude::*;

use super::SetupDocument;
use super::document::Snapshot;
use cannon_app_base::common::board::Spot;
use cannon_app_base::play::Match;
use cannon_app_games::editor_support::{Brush, SetupIssue, Severity, ToolId};
use cannon_app_games::tabletop;
use cannon_rules::{GameId, Side};

/// The tool that is selected at first.
const FIRST_TOOL: ToolId = ToolId(0);

/// The editor. It is changed by [`Edit`](super::Edit) messages only.
#[derive(Resource, Debug)]
pub struct Editor {
    pub(super) document: Option<SetupDocument>,
    /// The set-ups of other games, at most one of each, which wait until their game is edited again.
    waiting: Vec<SetupDocument>,
    /// The number of times that the editor switched to another game or closed a set-up.
    switches: u64,
    pub(super) brush: Brush,
    pub(super) is_mirrored: bool,
    pub(super) stroke: Option<Stroke>,
    pub(super) issues: Vec<SetupIssue>,
    /// The version of the set-up for which the issues were computed.
    pub(super) checked_version: Option<SetupVersion>,
    pub(super) highlighted_issue: Option<usize>,
    /// The position text of the game that was started to try the set-up.
    pub(super) trial_position: Option<String>,
}

/// A brush stroke in progress.
#[derive(Debug)]
pub(super) struct Stroke {
    /// The last spot painted.
    pub(super) last_spot: Spot,
    /// The version before the stroke.
    pub(super) snapshot: Snapshot,
}

/// A version of the edited set-up. It changes whenever the editor shows another set-up, or the set-up changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupVersion {
    switches: u64,
    revision: u64,
}

impl Default for Editor {
    fn default() -> Self {
        Editor {
            document: None,
            waiting: Vec::new(),
            switches: 0,
            brush: Brush { tool: FIRST_TOOL, side: Side::South },
            is_mirrored: true,
            stroke: None,
            issues: Vec::new(),
            checked_version: None,
            highlighted_issue: None,
            trial_position: None,
        }
    }
}

impl Editor {
    /// The set-up being edited, if any.
    pub fn document(&self) -> Option<&SetupDocument> {
        self.document.as_ref()
    }

    /// The set-ups that the editor holds: the set-up being edited, and the set-ups of other games.
    pub fn documents(&self) -> impl Iterator<Item = &SetupDocument> {
        self.document.iter().chain(&self.waiting)
    }

    /// The version of the set-up being edited, if any.
    pub fn version(&self) -> Option<SetupVersion> {
        let document = self.document.as_ref()?;
        Some(SetupVersion { switches: self.switches, revision: document.revision() })
    }

    /// Whether a brush stroke is in progress.
    pub fn is_painting(&self) -> bool {
        self.stroke.is_some()
    }

    /// The selected tool and side.
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Whether edits apply to both sides.
    pub fn is_mirrored(&self) -> bool {
        self.is_mirrored
    }

    /// The issues of the set-up, errors first. During a stroke they are the issues from before the stroke.
    pub fn issues(&self) -> &[SetupIssue] {
        &self.issues
    }

    /// The index of the issue whose spots are highlighted.
    pub fn highlighted_issue(&self) -> Option<usize> {
        self.highlighted_issue
    }

    /// The first reason why the set-up cannot be played.
    pub fn first_error(&self) -> Option<&SetupIssue> {
        self.issues.iter().find(|issue| issue.severity == Severity::Error)
    }

    /// The issues of a spot, errors first.
    pub fn issues_at(&self, at: Spot) -> impl Iterator<Item = &SetupIssue> {
        self.issues.iter().filter(move |issue| issue.spots.contains(&at))
    }

    /// Whether there are unsaved changes.
    pub fn is_unsaved(&self) -> bool {
        self.document.as_ref().is_some_and(SetupDocument::is_unsaved)
    }

    /// Whether a game was started to try the set-up.
    pub fn is_trial_game(&self, game: &Match) -> bool {
        self.document.as_ref().is_some_and(|document| document.game() == game.timeline().game())
            && self.trial_position == Some(game.timeline().position_text_at(0))
    }

    /// Lets the set-up of another game wait, and takes up the waiting set-up of this game, if there is one.
    pub(super) fn switch_to(&mut self, game: GameId) {
        if self.document.as_ref().is_some_and(|document| document.game() == game) {
            return;
        }
        self.waiting.extend(self.document.take());
        let waiting = self.waiting.iter().position(|document| document.game() == game);
        self.document = waiting.map(|index| self.waiting.swap_remove(index));
        self.brush = Brush { tool: FIRST_TOOL, ..self.brush };
        self.is_mirrored = tabletop(game).editor_support.is_symmetric;
        self.forget_findings();
    }

    /// Closes the set-up being edited.
    pub(super) fn close(&mut self) {
        self.document = None;
        self.stroke = None;
        self.trial_position = None;
        self.forget_findings();
    }

    /// Forgets what was found out about the set-up.
    fn forget_findings(&mut self) {
        self.issues.clear();
        self.checked_version = None;
        self.highlighted_issue = None;
        self.switches += 1;
    }
}
