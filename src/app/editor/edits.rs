//! The edits of the editor, and the system that applies them.

use std::path::PathBuf;

use bevy::prelude::*;

use super::SetupDocument;
use super::document::{EditedPart, Snapshot};
use super::strokes::line_between;
use crate::app::common::board::Spot;
use crate::app::games::editor_support::{Brush, SetupIssue, Severity, ToolId};
use crate::app::games::{Design, EditorSupport, find};
use crate::app::i18n::Words;
use crate::app::play::Match;
use cannon_rules::Side;

/// An edit. Pointer, keys and panels send this message.
#[derive(Message, Clone, Debug)]
pub enum Edit {
    /// Opens a set-up. Undo returns to the previous one.
    Open {
        /// The identifier of its game.
        game: &'static str,
        /// The set-up.
        design: Box<dyn Design>,
        /// The file in which it is saved, if any.
        file: Option<PathBuf>,
        /// Whether it need not be saved as it is.
        is_saved: bool,
    },
    /// Closes the set-up without saving it.
    Close,
    /// Selects a tool and a side.
    SelectTool(Brush),
    /// Turns mirroring on or off, by which edits apply to both sides.
    SetMirrored(bool),
    /// Starts a brush stroke at a spot, or continues it to there.
    Stroke(Spot),
    /// Ends the stroke, which becomes one undo step.
    EndStroke,
    /// Turns the piece on a spot by an eighth of a turn.
    Turn {
        /// The spot.
        at: Spot,
        /// Whether to turn right instead of left.
        right: bool,
    },
    /// Changes the size of the board.
    Resize(u8),
    /// Changes a parameter of the set-up by one step.
    StepParameter {
        /// Its index in [`Design::parameters`].
        index: usize,
        /// Whether it is increased.
        is_increase: bool,
    },
    /// Changes the name.
    SetName(String),
    /// Changes the description.
    SetAbout(String),
    /// Undoes one step.
    Undo,
    /// Redoes one step.
    Redo,
    /// Records that the set-up has been saved to a file.
    Saved(PathBuf),
    /// Records that a file has been deleted.
    FileDeleted(PathBuf),
    /// Highlights the spots of an issue, by index; `None` for the spots of all errors.
    HighlightIssue(Option<usize>),
    /// Records that a game is started from the current set-up.
    TryOut,
}

/// The editor. It is changed by [`Edit`] messages only.
#[derive(Resource, Debug)]
pub struct Editor {
    document: Option<SetupDocument>,
    brush: Brush,
    is_mirrored: bool,
    stroke: Option<Stroke>,
    issues: Vec<SetupIssue>,
    /// The revision of the set-up for which the issues were computed.
    checked_revision: Option<u64>,
    highlighted_issue: Option<usize>,
    /// The position text of the game that was started to try the set-up.
    trial_position: Option<String>,
}

/// A brush stroke in progress.
#[derive(Debug)]
struct Stroke {
    /// The last spot painted.
    last_spot: Spot,
    /// The version before the stroke.
    snapshot: Snapshot,
}

impl Default for Editor {
    fn default() -> Self {
        Editor {
            document: None,
            brush: Brush { tool: ToolId(0), side: Side::South },
            is_mirrored: true,
            stroke: None,
            issues: Vec::new(),
            checked_revision: None,
            highlighted_issue: None,
            trial_position: None,
        }
    }
}

impl Editor {
    /// The set-up being edited, if any.
    #[must_use]
    pub fn document(&self) -> Option<&SetupDocument> {
        self.document.as_ref()
    }

    /// The editor's interface to the game of the set-up.
    #[must_use]
    pub fn editor_support(&self) -> Option<&'static EditorSupport> {
        find(self.document.as_ref()?.game())?.editor_support
    }

    /// The selected tool and side.
    #[must_use]
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Whether edits apply to both sides.
    #[must_use]
    pub fn is_mirrored(&self) -> bool {
        self.is_mirrored
    }

    /// The issues of the set-up, errors first. During a stroke they are those from before the stroke.
    #[must_use]
    pub fn issues(&self) -> &[SetupIssue] {
        &self.issues
    }

    /// The index of the issue whose spots are highlighted.
    #[must_use]
    pub fn highlighted_issue(&self) -> Option<usize> {
        self.highlighted_issue
    }

    /// The first reason why the set-up cannot be played.
    #[must_use]
    pub fn first_error(&self) -> Option<&SetupIssue> {
        self.issues.iter().find(|issue| issue.severity == Severity::Error)
    }

    /// The issues of a spot, errors first.
    pub fn issues_at(&self, at: Spot) -> impl Iterator<Item = &SetupIssue> {
        self.issues.iter().filter(move |issue| issue.spots.contains(&at))
    }

    /// Whether there are unsaved changes.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.document.as_ref().is_some_and(SetupDocument::is_unsaved)
    }

    /// Whether a game was started to try the set-up.
    #[must_use]
    pub fn is_trial_game(&self, game: &Match) -> bool {
        self.trial_position.is_some() && self.trial_position == Some(game.timeline().position_text_at(0))
    }
}

/// Applies the edits in order.
pub(super) fn apply_edits(mut edits: MessageReader<Edit>, mut editor: ResMut<Editor>) {
    for edit in edits.read() {
        editor.apply(edit);
    }
}

/// Updates the issues after each step. A stroke is checked only when it ends, because every check interns a board permanently (see
/// `cannon_rules::tank_chess::Board`).
pub(super) fn update_issues(mut editor: ResMut<Editor>, words: Res<Words>) {
    let Some(document) = &editor.document else { return };
    let revision = Some(document.revision());
    if editor.stroke.is_some() || (editor.checked_revision == revision && !words.is_changed()) {
        return;
    }
    let issues = document.design().issues(&words);
    editor.checked_revision = revision;
    if issues != editor.issues {
        editor.issues = issues;
        editor.highlighted_issue = None;
    }
}

impl Editor {
    fn apply(&mut self, edit: &Edit) {
        match edit {
            Edit::SelectTool(brush) => self.brush = *brush,
            Edit::SetMirrored(is_mirrored) => self.is_mirrored = *is_mirrored,
            Edit::HighlightIssue(index) => self.highlighted_issue = index.filter(|&index| index < self.issues.len()),
            Edit::Open { game, design, file, is_saved: kept } => {
                self.end_stroke();
                let opened = SetupDocument::new(game, design.clone(), file.clone(), *kept);
                match &mut self.document {
                    Some(document) => document.replace(opened),
                    None => self.document = Some(opened),
                }
            }
            Edit::Close => {
                let Editor { brush, is_mirrored: mirrors, .. } = *self;
                *self = Editor { brush, is_mirrored: mirrors, ..Editor::default() };
            }
            Edit::EndStroke => self.end_stroke(),
            Edit::Stroke(to) => self.extend_stroke(*to),
            _ => {
                self.end_stroke();
                self.apply_to_document(edit);
            }
        }
    }

    /// Applies an edit that first ends the current stroke.
    fn apply_to_document(&mut self, edit: &Edit) {
        let Some(document) = &mut self.document else { return };
        let is_mirrored = self.is_mirrored;
        match edit {
            Edit::Turn { at, right } => {
                document.edit(EditedPart::Board, |design| design.rotate_piece(*at, *right, is_mirrored))
            }
            Edit::Resize(size) => document.edit(EditedPart::Board, |design| design.resize(*size)),
            Edit::StepParameter { index, is_increase } => {
                document.edit(EditedPart::Board, |design| design.step_parameter(*index, *is_increase))
            }
            Edit::SetName(name) => document.edit(EditedPart::Name, |design| design.set_name(name.clone())),
            Edit::SetAbout(about) => document.edit(EditedPart::About, |design| design.set_about(about.clone())),
            Edit::Undo => document.undo(),
            Edit::Redo => document.redo(),
            Edit::Saved(file) => document.mark_saved(file.clone()),
            Edit::FileDeleted(file) => document.mark_deleted(file),
            Edit::TryOut => self.trial_position = document.design().start_position(),
            Edit::Open { .. }
            | Edit::Close
            | Edit::SelectTool(_)
            | Edit::SetMirrored(_)
            | Edit::Stroke(_)
            | Edit::EndStroke
            | Edit::HighlightIssue(_) => {}
        }
    }

    /// Starts a stroke, or continues it over all spots in between.
    fn extend_stroke(&mut self, to: Spot) {
        let Some(document) = &mut self.document else { return };
        let (brush, is_mirrored) = (self.brush, self.is_mirrored);
        match &mut self.stroke {
            None => {
                self.stroke = Some(Stroke { last_spot: to, snapshot: document.snapshot() });
                document.change(|design| design.apply_brush(brush, to, is_mirrored, true));
            }
            Some(stroke) => {
                for at in line_between(stroke.last_spot, to) {
                    document.change(|design| design.apply_brush(brush, at, is_mirrored, false));
                }
                stroke.last_spot = to;
            }
        }
    }

    /// Ends the current stroke, if there is one, as one undo step.
    fn end_stroke(&mut self) {
        if let (Some(stroke), Some(document)) = (self.stroke.take(), &mut self.document) {
            document.push_undo_step(stroke.snapshot, Some(EditedPart::Board));
        }
    }
}
