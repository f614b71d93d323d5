//! The confirmation dialogs about set-ups: overwrite, delete, discard changes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::EditorAccess;
use super::saving::SchemeFiles;
use crate::editor::setups::SetupList;
use crate::parts::dialogs::{AfterDiscard, Dialog, answer_buttons};
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::editor::{Edit, SetupDocument};
use cannon_app_activities::persistence::Storage;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Screen;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{Button, dialog};

pub(super) fn confirm(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut open_dialog: ResMut<Dialog>,
    mut editor_access: EditorAccess,
    mut files: SchemeFiles,
    mut setups: ResMut<SetupList>,
    storage: Res<Storage>,
    screen: Res<State<Screen>>,
    mut navigator: Navigator,
    mut previous: Local<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let just_opened = *previous != *open_dialog;
    previous.clone_from(&open_dialog);
    let game = match (&*open_dialog, &editor_access.pending.0) {
        (Dialog::DeleteSetup { .. }, _) => setups.game(),
        (Dialog::DiscardChanges(_), Some(Edit::Open { game, .. })) => Some(*game),
        _ => editor_access.editor.document().map(SetupDocument::game),
    };
    let game = game.unwrap_or_default();
    let text_with_name =
        |id: &str, name: &str| words.format(id, &[("name", name.into()), ("game", game.name().into())]);
    let (name, heading, text, yes) = match &*open_dialog {
        Dialog::ReplaceSetup { name, .. } => (
            "question/replace-setup",
            "question-replace-setup-heading",
            text_with_name("question-replace-setup-text", name),
            "question-replace-setup-yes",
        ),
        Dialog::DeleteSetup { name, .. } => (
            "question/delete-setup",
            "question-delete-setup-heading",
            text_with_name("question-delete-text", name),
            "question-delete-yes",
        ),
        Dialog::DiscardChanges(_) => {
            let document = editor_access.editor.documents().find(|document| document.game() == game);
            let name = document.map_or_else(String::new, |document| document.design().title(&words));
            (
                "question/drop-changes",
                "question-drop-changes-heading",
                text_with_name("question-drop-changes-text", &name),
                "question-drop-changes-yes",
            )
        }
        _ => return,
    };
    let (yes, no) = dialog(context, name, &text::in_terms_of(&words, heading, game), |ui| {
        widgets::paragraph(ui, &text);
        answer_buttons(ui, Button::new(&words, yes).danger(), Button::new(&words, "question-no"))
    });
    // In the editor the dialog takes the keyboard and Escape sends no command, so it is read here; but not in the first frame, because
    // Escape may have opened the dialog.
    let no = no || (!just_opened && context.input(|input| input.key_pressed(egui::Key::Escape)));
    if yes {
        match &*open_dialog {
            Dialog::ReplaceSetup { file, .. } => files.overwrite(&words, &mut editor_access, file),
            Dialog::DeleteSetup { file, .. } => setups.delete(&storage, &words, &mut editor_access, file),
            Dialog::DiscardChanges(AfterDiscard::GoToTitle) => {
                editor_access.discard_changes();
                navigator.open_title();
            }
            Dialog::DiscardChanges(AfterDiscard::OpenPending) => {
                if let Some(edit) = editor_access.pending.0.take() {
                    editor_access.send(edit);
                }
                if *screen.get() == Screen::Editor { navigator.close_all_menus() } else { navigator.open_editor() }
            }
            _ => {}
        }
    }
    if yes || no {
        editor_access.pending.0 = None;
        *open_dialog = Dialog::None;
    }
}
