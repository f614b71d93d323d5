//! The system that keeps the board layout in step with the match and the editor.

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::board::EditedBoard;
use crate::app::common::board::{BoardLayout, Stand};
use crate::app::editor::LayOut;
use crate::app::games;
use crate::app::play::Match;

/// The board layout of the match.
fn of_match(world: &mut World) -> BoardLayout {
    let game = world.get_resource_or_init::<Match>();
    // Fallback for a game without a table in the app.
    let bare = BoardLayout::plain(10, Stand::Points);
    games::shown(&game).map_or(bare, |position| position.layout())
}

/// Adds the systems that need no rendering.
pub(in crate::app) fn layout_plugin(app: &mut App) {
    let layout = of_match(app.world_mut());
    app.insert_resource(layout).add_systems(
        Update,
        follow_table
            .in_set(AppSystems::React)
            .after(LayOut)
            .run_if(resource_changed::<Match>.or_else(resource_changed::<EditedBoard>)),
    );
}

fn follow_table(game: Res<Match>, edited: Res<EditedBoard>, mut layout: ResMut<BoardLayout>) {
    let shown = || games::shown(&game).map(|position| position.layout());
    if let Some(wanted) = edited.layout().or_else(shown) {
        layout.set_if_neq(wanted);
    }
}
