//! The set-up that is being made, with its past and its files. Pure values.

use std::path::{Path, PathBuf};

use crate::app::games::Design;

/// How many steps can be undone.
const LONGEST_PAST: usize = 300;

/// What an edit changes: edits of one text in a row are one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aspect {
    /// The board and what is on it.
    Board,
    /// The name.
    Name,
    /// What is said about it.
    About,
}

/// A set-up in the making.
#[derive(Clone, Debug)]
pub struct Bench {
    now: Version,
    past: Vec<Version>,
    future: Vec<Version>,
    /// The set-ups that have been on the bench, as far as they can come back.
    sheets: Vec<Sheet>,
    /// What the last step changed.
    last: Option<Aspect>,
    revision: u64,
}

/// A moment of the work.
#[derive(Clone, Debug)]
pub(super) struct Version {
    design: Box<dyn Design>,
    /// Which set-up this is a version of: its place in the list.
    sheet: usize,
}

/// Where a set-up is kept.
#[derive(Clone, Debug)]
struct Sheet {
    game: &'static str,
    file: Option<PathBuf>,
    /// Its text as it was kept last, or as it came where nothing would be lost with it.
    kept: Option<String>,
}

impl Bench {
    /// A bench with this set-up on it; `kept` if nothing would be lost with it as it is.
    pub(super) fn new(game: &'static str, design: Box<dyn Design>, file: Option<PathBuf>, kept: bool) -> Bench {
        let sheet = Sheet { game, file, kept: kept.then(|| design.to_text()) };
        let now = Version { design, sheet: 0 };
        Bench { now, past: Vec::new(), future: Vec::new(), sheets: vec![sheet], last: None, revision: 0 }
    }

    /// The set-up.
    #[must_use]
    pub fn design(&self) -> &dyn Design {
        &*self.now.design
    }

    /// The game that it is for.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.sheet().game
    }

    /// The file that it is kept in.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.sheet().file.as_deref()
    }

    /// Whether something would be lost with it: it is not as it was kept.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.sheet().kept.as_ref() != Some(&self.now.design.to_text())
    }

    /// Whether there is a step to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Counts up with every change of the set-up.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    fn sheet(&self) -> &Sheet {
        &self.sheets[self.now.sheet]
    }

    /// Puts another set-up in the place of this one, which undo brings back.
    pub(super) fn put(&mut self, other: Bench) {
        let Bench { now, mut sheets, .. } = other;
        let before = self.now.clone();
        self.now = Version { design: now.design, sheet: self.sheets.len() };
        self.sheets.append(&mut sheets);
        self.remember(before, None);
        self.revision += 1;
    }

    /// The present moment, to be [remembered](Self::remember) after a change.
    pub(super) fn moment(&self) -> Version {
        self.now.clone()
    }

    /// Changes the set-up without a step that could be undone.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut dyn Design)) {
        change(&mut *self.now.design);
        self.revision += 1;
    }

    /// Changes the set-up as one step; steps in a row that change the same text are one.
    pub(super) fn step(&mut self, aspect: Aspect, change: impl FnOnce(&mut dyn Design)) {
        let before = self.moment();
        self.change(change);
        if aspect == Aspect::Board || self.last != Some(aspect) {
            self.remember(before, Some(aspect));
        }
    }

    /// Makes all that has changed since a moment one step. Nothing, if nothing has.
    pub(super) fn remember(&mut self, before: Version, aspect: Option<Aspect>) {
        if before.sheet == self.now.sheet && before.design.to_text() == self.now.design.to_text() {
            return;
        }
        if self.past.len() == LONGEST_PAST {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
        self.last = aspect;
    }

    /// Goes one step back, if there is one.
    pub(super) fn undo(&mut self) {
        if let Some(version) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, version));
            self.last = None;
            self.revision += 1;
        }
    }

    /// Goes one step on, if there is one.
    pub(super) fn redo(&mut self) {
        if let Some(version) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, version));
            self.last = None;
            self.revision += 1;
        }
    }

    /// The set-up is kept in this file as it is now.
    pub(super) fn note_kept(&mut self, file: PathBuf) {
        let kept = Some(self.now.design.to_text());
        let sheet = &mut self.sheets[self.now.sheet];
        *sheet = Sheet { file: Some(file), kept, ..*sheet };
        self.last = None;
    }

    /// This file is no more.
    pub(super) fn note_deleted(&mut self, file: &Path) {
        for sheet in self.sheets.iter_mut().filter(|sheet| sheet.file.as_deref() == Some(file)) {
            *sheet = Sheet { file: None, kept: None, ..*sheet };
        }
    }
}
