//! The confirmation dialogs about set-ups: overwrite, delete, discard changes.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::EditorAccess;
use super::saving::SchemeFiles;
use crate::editor::setups::SetupList;
use crate::parts::dialogs::{AfterDiscard, Dialog, dialog_name};
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::editor::{Edit, SetupDocument};
use cannon_app_activities::persistence::Storage;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Screen;
use cannon_app_base::theme::widgets::{Button, ask};

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
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let game = match (&*open_dialog, &editor_access.pending.0) {
        (Dialog::DeleteSetup { .. }, _) => setups.game,
        (Dialog::DiscardChanges(_), Some(Edit::Open { game, .. })) => Some(*game),
        _ => editor_access.editor.document().map(SetupDocument::game),
    };
    let game = game.unwrap_or_default();
    let (setup, [heading, text, yes]) = match &*open_dialog {
        Dialog::ReplaceSetup { name, .. } => (
            name.clone(),
            ["question-replace-setup-heading", "question-replace-setup-text", "question-replace-setup-yes"],
        ),
        Dialog::DeleteSetup { name, .. } => {
            (name.clone(), ["question-delete-setup-heading", "question-delete-text", "question-delete-yes"])
        }
        Dialog::DiscardChanges(_) => {
            let document = editor_access.editor.documents().find(|document| document.game() == game);
            let name = document.map_or_else(String::new, |document| document.design().title(&words));
            (name, ["question-drop-changes-heading", "question-drop-changes-text", "question-drop-changes-yes"])
        }
        _ => return,
    };
    let heading_text = text::in_terms_of(&words, heading, game);
    let text = words.format(text, &[("name", setup.into()), ("game", game.name().into())]);
    let buttons = [Button::new(&words, yes).danger(), Button::new(&words, "question-no")];
    let Some(yes) = ask(context, &dialog_name(heading), (&heading_text, &text), buttons) else { return };
    if yes {
        match &*open_dialog {
            Dialog::ReplaceSetup { file, .. } => files.overwrite(&words, &mut editor_access, file),
            Dialog::DeleteSetup { file, .. } => setups.delete(&storage, &words, &mut editor_access, file),
            Dialog::DiscardChanges(AfterDiscard::GoToTitle) => {
                editor_access.send(Edit::Close);
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
    editor_access.pending.0 = None;
    *open_dialog = Dialog::None;
}
