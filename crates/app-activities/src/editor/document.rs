//! The set-up being edited, with its undo history and its file. Pure values.

use cannon_rules::GameId;
use std::path::{Path, PathBuf};

use cannon_app_games::{Design, EditorSupport, tabletop};

/// Maximum number of steps that can be undone.
const MAX_UNDO_STEPS: usize = 300;

/// The part of the set-up that an edit changes. Consecutive edits of the same text are one undo step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditedPart {
    /// The board and its contents.
    Board,
    /// The name.
    Name,
    /// The description.
    About,
}

/// A set-up being edited.
#[derive(Clone, Debug)]
pub struct SetupDocument {
    current: Snapshot,
    undo_stack: Vec<Snapshot>,
    redo_stack: Vec<Snapshot>,
    /// The files of this set-up and of earlier ones, to which undo can return.
    file_states: Vec<FileState>,
    /// The part that the last step changed.
    last_part: Option<EditedPart>,
    revision: u64,
}

/// A version of the set-up, for undo.
#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    design: Box<dyn Design>,
    /// Index of its file in the list.
    file_index: usize,
}

/// The file of a set-up.
#[derive(Clone, Debug)]
struct FileState {
    game: GameId,
    file: Option<PathBuf>,
    /// The text that was last saved, or the original text of a set-up that need not be saved.
    saved_text: Option<String>,
}

impl SetupDocument {
    /// Starts to edit a set-up. `is_saved` if it need not be saved as it is.
    pub(super) fn new(game: GameId, design: Box<dyn Design>, file: Option<PathBuf>, is_saved: bool) -> SetupDocument {
        let file_state = FileState { game, file, saved_text: is_saved.then(|| design.to_text()) };
        let current = Snapshot { design, file_index: 0 };
        SetupDocument {
            current,
            undo_stack: Vec::new(),
            redo_stack: Vec::new(),
            file_states: vec![file_state],
            last_part: None,
            revision: 0,
        }
    }

    /// The set-up.
    pub fn design(&self) -> &dyn Design {
        &*self.current.design
    }

    /// The identifier of its game.
    pub fn game(&self) -> GameId {
        self.file_state().game
    }

    /// The editor's interface to the game.
    pub fn editor_support(&self) -> &'static EditorSupport {
        tabletop(self.game()).editor_support
    }

    /// The file in which it is saved, if any.
    pub fn file(&self) -> Option<&Path> {
        self.file_state().file.as_deref()
    }

    /// Whether it has unsaved changes.
    pub fn is_unsaved(&self) -> bool {
        self.file_state().saved_text.as_ref() != Some(&self.current.design.to_text())
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo_stack.is_empty()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.redo_stack.is_empty()
    }

    /// A number that increases with every change of the set-up.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The file of the current set-up.
    fn file_state(&self) -> &FileState {
        &self.file_states[self.current.file_index]
    }

    /// Replaces the set-up by another one, as one undo step.
    pub(super) fn replace(&mut self, other: SetupDocument) {
        let SetupDocument { current: now, file_states: mut sheets, .. } = other;
        let previous = self.current.clone();
        self.current = Snapshot { design: now.design, file_index: self.file_states.len() };
        self.file_states.append(&mut sheets);
        self.push_undo_step(previous, None);
        self.revision += 1;
    }

    /// The current version, for [`push_undo_step`](Self::push_undo_step) after a change.
    pub(super) fn snapshot(&self) -> Snapshot {
        self.current.clone()
    }

    /// Returns to a version, without an undo step.
    pub(super) fn restore(&mut self, version: Snapshot) {
        self.current = version;
        self.revision += 1;
    }

    /// Changes the set-up without adding an undo step.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut dyn Design)) {
        change(&mut *self.current.design);
        self.revision += 1;
    }

    /// Changes the set-up as one undo step. Consecutive changes of the same text are merged into one step.
    pub(super) fn edit(&mut self, part: EditedPart, change: impl FnOnce(&mut dyn Design)) {
        let previous = self.snapshot();
        self.change(change);
        if part == EditedPart::Board || self.last_part != Some(part) {
            self.push_undo_step(previous, Some(part));
        }
    }

    /// Replaces the set-up by a changed copy as one undo step. The document keeps its file.
    pub(super) fn replace_design(&mut self, changed: Box<dyn Design>) {
        let previous = self.snapshot();
        self.current.design = changed;
        self.revision += 1;
        self.push_undo_step(previous, Some(EditedPart::Board));
    }

    /// Adds one undo step for all changes since a version, if there are any.
    pub(super) fn push_undo_step(&mut self, previous: Snapshot, part: Option<EditedPart>) {
        if previous.file_index == self.current.file_index && previous.design.to_text() == self.current.design.to_text()
        {
            return;
        }
        if self.undo_stack.len() == MAX_UNDO_STEPS {
            self.undo_stack.remove(0);
        }
        self.undo_stack.push(previous);
        self.redo_stack.clear();
        self.last_part = part;
    }

    /// Undoes one step, if there is one.
    pub(super) fn undo(&mut self) {
        if let Some(version) = self.undo_stack.pop() {
            self.redo_stack.push(std::mem::replace(&mut self.current, version));
            self.last_part = None;
            self.revision += 1;
        }
    }

    /// Redoes one step, if there is one.
    pub(super) fn redo(&mut self) {
        if let Some(version) = self.redo_stack.pop() {
            self.undo_stack.push(std::mem::replace(&mut self.current, version));
            self.last_part = None;
            self.revision += 1;
        }
    }

    /// Records that the current set-up has been saved to a file.
    pub(super) fn mark_saved(&mut self, file: PathBuf) {
        let saved_text = Some(self.current.design.to_text());
        let state = &mut self.file_states[self.current.file_index];
        *state = FileState { file: Some(file), saved_text, ..*state };
        self.last_part = None;
    }

    /// Records that a file has been deleted.
    pub(super) fn mark_deleted(&mut self, file: &Path) {
        for state in self.file_states.iter_mut().filter(|state| state.file.as_deref() == Some(file)) {
            *state = FileState { file: None, saved_text: None, ..*state };
        }
    }
}
