//! Saving set-ups in files, and copying and pasting them through the clipboard.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts, egui};

use super::Workbench;
use crate::app::editor::Edit;
use crate::app::games::Workshop;
use crate::app::i18n::Words;
use crate::app::persistence::{Shelf, Storage, StoreError, store};
use crate::app::screens::notices::Notices;
use crate::app::screens::questions::{Question, explain};
use crate::app::states::Menu;

/// System parameter that saves, copies and pastes the edited set-up and shows a notice about it.
#[derive(SystemParam)]
pub(super) struct Keeping<'w> {
    storage: Res<'w, Storage>,
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    notices: ResMut<'w, Notices>,
    time: Res<'w, Time<Real>>,
}

/// The folder in which a game's set-ups are saved.
pub(in crate::app::screens) fn shelf_of(storage: &Storage, workshop: &Workshop) -> Result<Shelf, StoreError> {
    storage.as_ref().map(|store| store.shelf(workshop.folder)).ok_or(StoreError::NoFolder)
}

impl Keeping<'_> {
    /// Saves the edited set-up in its file, or in a new file if it has none. Asks before overwriting another set-up of the same name.
    pub(super) fn save(&mut self, words: &Words, workbench: &mut Workbench<'_>, question: &mut Question) {
        let (Some(bench), Some(workshop)) = (workbench.editor.bench(), workbench.editor.workshop()) else { return };
        let (name, text) = (store::tidy(bench.design().name()), bench.design().to_text());
        let kept = shelf_of(&self.storage, workshop).and_then(|shelf| {
            if let Some(file) = bench.file() {
                return shelf.replace(file, &text).map(|()| Some(file.to_owned()));
            }
            if name.is_empty() {
                return Err(StoreError::NoName);
            }
            let same = |text: &str| (workshop.read)(text).is_ok_and(|other| is_same_name(other.name(), &name));
            let other = shelf.list()?.into_iter().find(|other| other.text.as_deref().is_ok_and(same));
            match other {
                Some(other) => {
                    *question = Question::ReplaceSetup { file: other.file, name: name.clone() };
                    Ok(None)
                }
                None => shelf.add(&name, &text).map(Some),
            }
        });
        match kept {
            Ok(Some(file)) => self.note_kept(words, workbench, &name, file),
            Ok(None) => {}
            Err(error) => self.tell(problem(words, &error)),
        }
    }

    /// Overwrites the file of another set-up with the edited one.
    pub(super) fn save_over(&mut self, words: &Words, workbench: &mut Workbench<'_>, file: &std::path::Path) {
        let (Some(bench), Some(workshop)) = (workbench.editor.bench(), workbench.editor.workshop()) else { return };
        let (name, text) = (store::tidy(bench.design().name()), bench.design().to_text());
        match shelf_of(&self.storage, workshop).and_then(|shelf| shelf.replace(file, &text)) {
            Ok(()) => self.note_kept(words, workbench, &name, file.to_owned()),
            Err(error) => self.tell(problem(words, &error)),
        }
    }

    fn note_kept(&mut self, words: &Words, workbench: &mut Workbench<'_>, name: &str, file: std::path::PathBuf) {
        workbench.edit(Edit::Kept(file));
        self.tell(words.format("notice-saved", &[("name", name.into())]));
    }

    /// Copies the edited set-up to the clipboard as text.
    pub(super) fn copy(&mut self, context: &egui::Context, words: &Words, workbench: &Workbench<'_>) {
        if let Some(bench) = workbench.editor.bench() {
            context.copy_text(bench.design().to_text());
            self.tell(words.text("editor-copied"));
        }
    }

    /// Opens the set-up whose text is in the clipboard.
    pub(super) fn paste_from_clipboard(&mut self, words: &Words, workbench: &mut Workbench<'_>) {
        let text = self.clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
        match text.filter(|text| !text.trim().is_empty()) {
            Some(text) => self.paste(words, workbench, &text),
            None => self.tell(words.text("editor-clipboard-empty")),
        }
    }

    /// Opens a set-up from its text, or shows a notice that says why it cannot be read. Undo returns to the previous set-up.
    pub(super) fn paste(&mut self, words: &Words, workbench: &mut Workbench<'_>, text: &str) {
        let (Some(bench), Some(workshop)) = (workbench.editor.bench(), workbench.editor.workshop()) else { return };
        let game = bench.game();
        match (workshop.read)(text) {
            Ok(design) => {
                self.tell(words.format("editor-pasted", &[("name", design.name().into())]));
                workbench.edit(Edit::Open { game, design, file: None, kept: false });
            }
            Err(reason) => self.tell(words.format("editor-paste-failed", &[("reason", reason.into())])),
        }
    }

    fn tell(&mut self, text: String) {
        self.notices.tell(text, &self.time);
    }
}

fn is_same_name(one: &str, other: &str) -> bool {
    store::tidy(one).to_lowercase() == store::tidy(other).to_lowercase()
}

/// The text of a storage error.
fn problem(words: &Words, error: &StoreError) -> String {
    match error {
        StoreError::NoName => words.text("scheme-no-name"),
        _ => explain(words, error),
    }
}

/// The system's copy and paste keys apply to the whole set-up, unless a text field has the focus or a menu or dialog is open.
pub(super) fn follow_clipboard(
    mut contexts: EguiContexts,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    question: Res<Question>,
    mut workbench: Workbench,
    mut keeping: Keeping,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if context.text_edit_focused() || *menu.get() != Menu::None || *question != Question::None {
        return;
    }
    let events = context.input(|input| input.events.clone());
    for event in events {
        match event {
            egui::Event::Copy => keeping.copy(context, &words, &workbench),
            egui::Event::Paste(text) => keeping.paste(&words, &mut workbench, &text),
            _ => {}
        }
    }
}
