//! The edits of the editor, and the system that applies them.

use cannon_rules::GameId;
use std::path::PathBuf;

use bevy::prelude::*;

use super::document::EditedPart;
use super::editor_state::Stroke;
use super::strokes::line_between;
use super::{Editor, SetupDocument};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_games::Design;
use cannon_app_games::editor_support::Brush;

/// An edit. Pointer, keys and panels send this message.
#[derive(Message, Clone, Debug)]
pub enum Edit {
    /// Shows the set-up of a game that the editor holds already, or else the given set-up.
    Show {
        /// The identifier of the game.
        game: GameId,
        /// The set-up to open if the editor holds none of this game.
        design: Box<dyn Design>,
    },
    /// Opens a set-up. Undo returns to the previous set-up of the same game.
    Open {
        /// The identifier of its game.
        game: GameId,
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
    /// Takes the stroke in progress back.
    CancelStroke,
    /// Removes everything from a spot, as one undo step.
    Erase(Spot),
    /// Replaces the set-up by a changed copy of itself.
    Replace(Box<dyn Design>),
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

/// Applies the edits in order.
pub(super) fn apply_edits(mut edits: MessageReader<Edit>, mut editor: ResMut<Editor>) {
    for edit in edits.read() {
        editor.apply(edit);
    }
}

/// Updates the issues after each step. A stroke is checked only when it ends, because every check interns a board permanently (see
/// `cannon_rules::tank_chess::Board`).
pub(super) fn update_issues(mut editor: ResMut<Editor>, words: Res<Words>) {
    let version = editor.version();
    let Some(document) = &editor.document else { return };
    if editor.stroke.is_some() || (editor.checked_version == version && !words.is_changed()) {
        return;
    }
    let issues = document.design().issues(&words);
    editor.checked_version = version;
    if issues != editor.issues {
        editor.issues = issues;
        editor.highlighted_issue = None;
    }
}

impl Editor {
    fn apply(&mut self, edit: &Edit) {
        let goes_with_stroke = matches!(
            edit,
            Edit::SelectTool(_) | Edit::SetMirrored(_) | Edit::HighlightIssue(_) | Edit::Stroke(_) | Edit::CancelStroke
        );
        if !goes_with_stroke {
            self.end_stroke();
        }
        let is_mirrored = self.is_mirrored;
        match edit {
            Edit::SelectTool(brush) => self.brush = *brush,
            Edit::SetMirrored(is_mirrored) => self.is_mirrored = *is_mirrored,
            Edit::HighlightIssue(index) => self.highlighted_issue = index.filter(|&index| index < self.issues.len()),
            Edit::Open { game, design, file, is_saved } => {
                self.switch_to(*game);
                let opened = SetupDocument::new(*game, design.clone(), file.clone(), *is_saved);
                match &mut self.document {
                    Some(document) => document.replace(opened),
                    None => self.document = Some(opened),
                }
            }
            Edit::Show { game, design } => {
                self.switch_to(*game);
                self.document.get_or_insert_with(|| SetupDocument::new(*game, design.clone(), None, true));
            }
            Edit::Close => self.close(),
            Edit::EndStroke => {}
            Edit::CancelStroke => self.cancel_stroke(),
            Edit::Stroke(to) => self.extend_stroke(*to),
            Edit::Erase(at) => {
                let Some(document) = &self.document else { return };
                let eraser = Brush { tool: (document.editor_support().eraser)(), side: self.brush.side };
                self.edit(EditedPart::Board, |design| design.apply_brush(eraser, *at, is_mirrored, false));
            }
            Edit::Turn { at, right } => {
                self.edit(EditedPart::Board, |design| design.rotate_piece(*at, *right, is_mirrored));
            }
            Edit::Resize(size) => self.edit(EditedPart::Board, |design| design.resize(*size)),
            Edit::StepParameter { index, is_increase } => {
                self.edit(EditedPart::Board, |design| design.step_parameter(*index, *is_increase));
            }
            Edit::SetName(name) => self.edit(EditedPart::Name, |design| design.set_name(name.clone())),
            Edit::SetAbout(about) => self.edit(EditedPart::About, |design| design.set_about(about.clone())),
            Edit::Replace(changed) => self.change_document(|document| document.replace_design(changed.clone())),
            Edit::Undo => self.change_document(SetupDocument::undo),
            Edit::Redo => self.change_document(SetupDocument::redo),
            Edit::Saved(file) => self.change_document(|document| document.mark_saved(file.clone())),
            Edit::FileDeleted(file) => self.change_document(|document| document.mark_deleted(file)),
            Edit::TryOut => {
                self.trial_position = self.document().and_then(|document| document.design().start_position());
            }
        }
    }

    /// Changes a part of the set-up as one undo step.
    fn edit(&mut self, part: EditedPart, change: impl FnOnce(&mut dyn Design)) {
        self.change_document(|document| document.edit(part, change));
    }

    fn change_document(&mut self, change: impl FnOnce(&mut SetupDocument)) {
        if let Some(document) = &mut self.document {
            change(document);
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

    /// Takes the current stroke back, if there is one.
    fn cancel_stroke(&mut self) {
        if let (Some(stroke), Some(document)) = (self.stroke.take(), &mut self.document) {
            document.restore(stroke.snapshot);
        }
    }
}
