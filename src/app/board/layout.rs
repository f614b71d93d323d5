//! The system that updates the board layout for the match and the editor.

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::board::EditedBoard;
use crate::app::common::board::{BoardGrid, BoardLayout};
use crate::app::editor::UpdateEditedBoard;
use crate::app::games;
use crate::app::play::Match;

/// The board layout of the match.
fn match_layout(world: &mut World) -> BoardLayout {
    let game = world.get_resource_or_init::<Match>();
    // A game that the app cannot show has no layout.
    let fallback = BoardLayout::plain(10, BoardGrid::Points);
    games::shown_position(&game).map_or(fallback, |position| position.layout())
}

/// Adds the systems that need no rendering.
pub(in crate::app) fn layout_plugin(app: &mut App) {
    let layout = match_layout(app.world_mut());
    app.insert_resource(layout).add_systems(
        Update,
        update_layout
            .in_set(AppSystems::React)
            .after(UpdateEditedBoard)
            .run_if(resource_changed::<Match>.or_else(resource_changed::<EditedBoard>)),
    );
}

/// Updates the board layout for the game or scheme on the table.
fn update_layout(game: Res<Match>, edited: Res<EditedBoard>, mut layout: ResMut<BoardLayout>) {
    let match_layout = || games::shown_position(&game).map(|position| position.layout());
    if let Some(wanted) = edited.layout().or_else(match_layout) {
        layout.set_if_neq(wanted);
    }
}
