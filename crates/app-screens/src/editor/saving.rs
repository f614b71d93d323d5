//! Saving set-ups in files, and copying and pasting them through the clipboard.

use std::path::{Path, PathBuf};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts, egui};
use cannon_rules::GameId;

use super::EditorAccess;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::notices::Notices;
use crate::parts::text;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::persistence::{Storage, StoreError, TextFolder, store};
use cannon_app_activities::puzzles::{OWN_PUZZLE_FOLDER, OwnPuzzles, PuzzleRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_games::EditorSupport;
use cannon_print::Paper;
use cannon_puzzles::Puzzle;

/// System parameter that saves, copies and pastes the edited set-up and shows a notice about it.
#[derive(SystemParam)]
pub(super) struct SchemeFiles<'w> {
    storage: Res<'w, Storage>,
    folder: Res<'w, DocumentFolder>,
    clipboard: Option<ResMut<'w, EguiClipboard>>,
    notices: ResMut<'w, Notices>,
    own_puzzles: Res<'w, OwnPuzzles>,
    puzzle_requests: MessageWriter<'w, PuzzleRequest>,
}

/// The folder in which a game's set-ups are saved.
pub(crate) fn scheme_folder(storage: &Storage, editor_support: &EditorSupport) -> Result<TextFolder, StoreError> {
    storage.as_ref().map(|store| store.text_folder(editor_support.folder)).ok_or(StoreError::NoFolder)
}

impl SchemeFiles<'_> {
    /// Saves the edited set-up in its file, or in a new file if it has none. Asks before overwriting another set-up of the same name.
    pub(super) fn save(&mut self, words: &Words, editor_access: &mut EditorAccess<'_>, open_dialog: &mut Dialog) {
        let Some(document) = editor_access.editor.document() else { return };
        let editor_support = document.editor_support();
        let (name, text) = (store::clean_name(document.design().name()), document.design().to_text());
        let game = document.game();
        let saved = scheme_folder(&self.storage, editor_support).and_then(|text_folder| {
            if let Some(file) = document.file() {
                return text_folder.replace(file, &text).map(|()| Some(file.to_owned()));
            }
            if name.is_empty() {
                return Err(StoreError::NoName);
            }
            let has_same_name =
                |text: &str| (editor_support.parse)(text).is_ok_and(|other| is_same_name(other.name(), &name));
            let existing = text_folder.list()?.into_iter().find(|other| other.text.as_deref().is_ok_and(has_same_name));
            match existing {
                Some(other) => {
                    *open_dialog = Dialog::ReplaceSetup { file: other.file, name: name.clone() };
                    Ok(None)
                }
                None => text_folder.add(&name, &text).map(Some),
            }
        });
        match saved {
            Ok(Some(file)) => self.report_saved(words, editor_access, &name, file),
            Ok(None) => {}
            Err(error) => self.notices.show(error_text(words, game, &error)),
        }
    }

    /// Overwrites the file of another set-up with the edited one.
    pub(super) fn overwrite(&mut self, words: &Words, editor_access: &mut EditorAccess<'_>, file: &Path) {
        let Some(document) = editor_access.editor.document() else { return };
        let (name, text) = (store::clean_name(document.design().name()), document.design().to_text());
        let folder = scheme_folder(&self.storage, document.editor_support());
        match folder.and_then(|text_folder| text_folder.replace(file, &text)) {
            Ok(()) => self.report_saved(words, editor_access, &name, file.to_owned()),
            Err(error) => self.notices.show(error_text(words, document.game(), &error)),
        }
    }

    fn report_saved(&mut self, words: &Words, editor_access: &mut EditorAccess<'_>, name: &str, file: PathBuf) {
        editor_access.send(Edit::Saved(file));
        self.notices.show(words.format("notice-saved", &[("name", name.into())]));
    }

    /// Copies the edited set-up to the clipboard as text.
    pub(super) fn copy(&mut self, context: &egui::Context, words: &Words, editor_access: &EditorAccess<'_>) {
        if let Some(document) = editor_access.editor.document() {
            context.copy_text(document.design().clipboard_text());
            self.notices.show(text::in_terms_of(words, "editor-copied", document.game()));
        }
    }

    /// Saves the edited set-up as a page to print.
    pub(super) fn print(&mut self, words: &Words, editor_access: &EditorAccess<'_>) {
        if let Some(document) = editor_access.editor.document() {
            let design = document.design();
            let page = design.page(Paper::default(), words);
            let outcome = page.and_then(|page| self.folder.print(words, &design.title(words), &page));
            self.notices.show_outcome(words, ["print-kept", "print-failed"], outcome);
        }
    }

    /// Keeps a puzzle in a file that is named after the set-up, unless there is one like it.
    pub(super) fn keep_puzzle(&mut self, words: &Words, title: String, puzzle: &Puzzle) {
        if self.own_puzzles.contains_like(puzzle) {
            self.notices.show(words.text("editor-puzzle-known"));
            return;
        }
        let Ok(numbered) = self.own_puzzles.numbered(puzzle) else { return };
        let kept = self.storage.0.as_ref().ok_or(StoreError::NoFolder).and_then(|store| {
            store.text_folder(OWN_PUZZLE_FOLDER).add(&title, &(cannon_puzzles::file::write_line(&numbered) + "\n"))
        });
        match kept {
            Ok(_) => {
                self.puzzle_requests.write(PuzzleRequest::ReadOwn);
                self.notices.show(words.text("editor-puzzle-kept"));
            }
            Err(error) => self.notices.show(error.text(words)),
        }
    }

    /// Opens the set-up whose text is in the clipboard.
    pub(super) fn paste_from_clipboard(&mut self, words: &Words, editor_access: &mut EditorAccess<'_>) {
        let text = self.clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
        match text.filter(|text| !text.trim().is_empty()) {
            Some(text) => self.paste(words, editor_access, &text),
            None => self.notices.show(words.text("editor-clipboard-empty")),
        }
    }

    /// Opens a set-up from its text, or shows a notice that says why it cannot be read. Undo returns to the previous set-up.
    pub(super) fn paste(&mut self, words: &Words, editor_access: &mut EditorAccess<'_>, text: &str) {
        let Some(document) = editor_access.editor.document() else { return };
        let game = document.game();
        match document.design().pasted(text) {
            Ok(design) => {
                let args = [("name", design.title(words).into()), ("game", game.name().into())];
                self.notices.show(words.format("editor-pasted", &args));
                editor_access.send(Edit::Open { game, design, file: None, is_saved: false });
            }
            Err(reason) => {
                let args = [("reason", words.message(&reason).into()), ("game", game.name().into())];
                self.notices.show(words.format("editor-paste-failed", &args));
            }
        }
    }
}

fn is_same_name(one: &str, other: &str) -> bool {
    store::clean_name(one).to_lowercase() == store::clean_name(other).to_lowercase()
}

/// The text of a storage error.
fn error_text(words: &Words, game: GameId, error: &StoreError) -> String {
    match error {
        StoreError::NoName => text::in_terms_of(words, "scheme-no-name", game),
        _ => error.text(words),
    }
}

/// The system's copy and paste keys apply to the whole set-up, unless a text field has the focus or a menu or dialog is open.
pub(super) fn handle_clipboard(
    mut contexts: EguiContexts,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    open_dialog: Res<Dialog>,
    mut editor_access: EditorAccess,
    mut files: SchemeFiles,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if context.text_edit_focused() || *menu.get() != Menu::None || *open_dialog != Dialog::None {
        return;
    }
    let events = context.input(|input| input.events.clone());
    for event in events {
        match event {
            egui::Event::Copy => files.copy(context, &words, &editor_access),
            egui::Event::Paste(text) => files.paste(&words, &mut editor_access, &text),
            _ => {}
        }
    }
}
