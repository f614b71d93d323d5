//! The system that updates the board layout for the match and the editor.

use bevy::prelude::*;

use cannon_app_activities::editor::UpdateEditedBoard;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::board::{BoardGrid, BoardLayout, EditedBoard};
use cannon_app_base::play::Match;
use cannon_app_games as games;

/// The board layout of the match.
fn match_layout(world: &mut World) -> BoardLayout {
    let game = world.get_resource_or_init::<Match>();
    // A game that the app cannot show has no layout.
    let fallback = BoardLayout::plain(10, BoardGrid::Points);
    games::shown_position(&game).map_or(fallback, |position| position.layout())
}

/// Adds the systems that need no rendering.
pub fn layout_plugin(app: &mut App) {
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
    if let Some(wanted) = edited.0.as_ref().map(|board| board.layout).or_else(match_layout) {
        layout.set_if_neq(wanted);
    }
}
