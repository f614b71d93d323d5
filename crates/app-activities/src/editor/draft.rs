//! The draft: an unsaved set-up is stored when the program exits and restored at the next start.

use bevy::prelude::*;

use super::{Edit, Editor};
use crate::persistence::Storage;
use cannon_app_games::tabletops;
use cannon_i18n::Localizer;

/// Opens the drafts of the last session in the editor, the draft of the first game last.
pub(super) fn restore_draft(storage: Res<Storage>, mut edits: MessageWriter<Edit>) {
    let Some(store) = &storage.0 else { return };
    for table in tabletops().rev() {
        let editor_support = table.editor_support;
        let Some(text) = store.text_folder(editor_support.folder).draft() else { continue };
        match (editor_support.parse)(&text) {
            Ok(design) => {
                edits.write(Edit::Open { game: table.id, design, file: None, is_saved: false });
            }
            // The log is English in every language.
            Err(error) => {
                warn!("the draft of the last session cannot be read: {}", Localizer::default().message(&error));
            }
        }
    }
}

/// Stores the unsaved set-up of each game as its draft, and removes other drafts.
pub(super) fn save_draft(storage: Res<Storage>, editor: Res<Editor>) {
    let Some(store) = &storage.0 else { return };
    for table in tabletops() {
        let editor_support = table.editor_support;
        let document = editor.documents().find(|document| document.game() == table.id && document.is_unsaved());
        let draft = document.map(|document| document.design().to_text());
        if let Err(error) = store.text_folder(editor_support.folder).save_draft(draft.as_deref()) {
            warn!("what is in the editor could not be kept: {error}");
        }
    }
}
