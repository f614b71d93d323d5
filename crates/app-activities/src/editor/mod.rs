//! The editor of set-ups, for every game that brings an [`EditorSupport`](cannon_app_games::EditorSupport).
//!
//! The [`document`](mod@document) holds the set-up being edited and its undo history; the [`editor_state`] has one for each game. Pointer,
//! keys and panels send [`Edit`] messages, which one system applies; nothing else changes the [`Editor`]. [`edited_board`] shows the set-up
//! on the table in place of the match, so that it looks as it will in play. [`strokes`] turns pointer input into edits; the folder `input`
//! does so for keys, and `marks` draws the marks on the board. A [`draft`] keeps an unsaved set-up across sessions. The panels are in the
//! folder `screens`.

use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;

use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;

mod document;
mod draft;
mod edited_board;
mod editor_state;
mod edits;
mod strokes;

pub use document::SetupDocument;
pub use edited_board::UpdateEditedBoard;
pub use editor_state::{Editor, SetupVersion};
pub use edits::Edit;

/// Adds the editor of set-ups.
pub fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .init_resource::<strokes::BrushState>()
        .add_message::<Edit>()
        .add_message::<PointerInput>()
        .add_observer(strokes::on_press)
        .add_observer(strokes::on_pointer_over)
        .add_observer(strokes::on_right_click)
        .add_systems(Startup, draft::restore_draft)
        .add_systems(Last, draft::save_draft.run_if(on_message::<AppExit>))
        .add_systems(Update, strokes::end_stroke_on_release.in_set(AppSystems::Input))
        .add_systems(Update, (edits::apply_edits, strokes::end_presses_on_edits).in_set(AppSystems::Gate))
        .add_systems(
            Update,
            (
                edited_board::update_edited_board.in_set(edited_board::UpdateEditedBoard),
                edits::update_issues.run_if(resource_changed::<Editor>.or_else(resource_changed::<Words>)),
            )
                .in_set(AppSystems::React),
        );
}
