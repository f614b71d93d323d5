//! The system that shows the edited set-up on the table instead of the match.

use bevy::prelude::*;

use super::{Editor, SetupDocument, SetupVersion};
use cannon_app_base::common::board::{BoardContents, EditedBoard};
use cannon_app_base::states::Screen;

/// The system that updates [`EditedBoard`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UpdateEditedBoard;

/// Shows the edited set-up on the table while the editor is open, and returns the table to the match afterwards.
pub(super) fn update_edited_board(
    editor: Res<Editor>,
    screen: Res<State<Screen>>,
    mut edited: ResMut<EditedBoard>,
    mut shown_version: Local<Option<SetupVersion>>,
) {
    let document = editor.document().filter(|_| *screen.get() == Screen::Editor);
    let version = document.and(editor.version());
    if *shown_version != version {
        *shown_version = version;
        edited.0 = document.map(SetupDocument::design).map(|design| BoardContents {
            layout: design.layout(),
            terrain: design.scenery(),
            pieces: design.piece_states(),
        });
    }
}
