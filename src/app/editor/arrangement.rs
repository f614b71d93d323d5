//! The system that shows the edited set-up on the table instead of the match.

use bevy::prelude::*;

use super::{Bench, Editor};
use crate::app::common::board::{BoardContents, EditedBoard};
use crate::app::states::Screen;

/// Lays out what the table shows instead of the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct LayOut;

/// Shows the edited set-up on the table while the editor is open, and returns the table to the match afterwards.
pub(super) fn lay_out(
    editor: Res<Editor>,
    screen: Res<State<Screen>>,
    mut edited: ResMut<EditedBoard>,
    mut shown_revision: Local<Option<u64>>,
) {
    let bench = editor.bench().filter(|_| *screen.get() == Screen::Editor);
    let revision = bench.map(|bench| bench.revision());
    if *shown_revision != revision {
        *shown_revision = revision;
        edited.0 = bench.map(Bench::design).map(|design| BoardContents {
            layout: design.layout(),
            terrain: design.ground(),
            pieces: design.figures(),
        });
    }
}
