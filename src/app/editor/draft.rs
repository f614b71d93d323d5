//! What has not been saved when the program ends is on the bench again when it begins.

use bevy::prelude::*;

use super::{Edit, Editor};
use crate::app::games::TABLES;
use crate::app::persistence::Storage;

/// Puts the draft of the last session on the bench.
pub(super) fn bring_back(storage: Res<Storage>, mut edits: MessageWriter<Edit>) {
    let Some(store) = &storage.0 else { return };
    for table in TABLES {
        let Some(workshop) = table.workshop else { continue };
        let Some(text) = store.shelf(workshop.folder).draft() else { continue };
        match (workshop.read)(&text) {
            Ok(design) => {
                edits.write(Edit::Open { game: table.game, design, file: None, kept: false });
            }
            Err(error) => warn!("the draft of the last session cannot be read: {error}"),
        }
    }
}

/// Keeps what is on the bench and in no file; there is no draft otherwise.
pub(super) fn put_by(mut exits: MessageReader<AppExit>, storage: Res<Storage>, editor: Res<Editor>) {
    let (Some(store), true) = (&storage.0, exits.read().count() > 0) else { return };
    for table in TABLES {
        let Some(workshop) = table.workshop else { continue };
        let bench = editor.bench().filter(|bench| bench.game() == table.game && bench.is_unsaved());
        let draft = bench.map(|bench| bench.design().to_text());
        if let Err(error) = store.shelf(workshop.folder).keep_draft(draft.as_deref()) {
            warn!("what is in the editor could not be kept: {error}");
        }
    }
}
