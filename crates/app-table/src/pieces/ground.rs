//! The ground: entities for the terrain of the board, below the pieces.

use bevy::prelude::*;

use cannon_app_base::common::board::{BoardLayout, EditedBoard, Spot};
use cannon_app_base::common::pieces::{PieceState, TerrainForm};
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;

/// An entity of the ground and its spot. It has a [`PieceState`] like a piece, but a piece can stand on the same spot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground(pub Spot);

/// Spawns the ground of the position or scheme on the table, and despawns the previous one.
pub(super) fn update_ground(
    mut commands: Commands,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    layout: Res<BoardLayout>,
    mut current: Local<Vec<(Spot, PieceState)>>,
    previous: Query<Entity, With<Ground>>,
) {
    let ground_of_match = || games::shown_position(&game).map(|position| position.scenery());
    let edited = edited.0.as_ref().map(|board| board.terrain.clone());
    let Some(wanted) = edited.or_else(ground_of_match) else { return };
    if *current == wanted && !layout.is_changed() {
        return;
    }
    crate::despawn_all(&mut commands, previous);
    for &(spot, state) in &wanted {
        commands.spawn((Ground(spot), state, state.rest_pose(*layout, spot)));
    }
    *current = wanted;
}

/// Hides the models of terrain on a board that shows a landscape, which has terrain of its own.
pub(super) fn update_ground_visibility(
    settings: Res<Settings>,
    added: Query<(), Added<Ground>>,
    mut ground: Query<(&PieceState, &mut Visibility), With<Ground>>,
) {
    if !settings.is_changed() && added.is_empty() {
        return;
    }
    for (state, mut visibility) in &mut ground {
        let is_hidden = state.model.terrain.is_some_and(TerrainForm::replaces_model) && settings.ground.is_landscape();
        visibility.set_if_neq(if is_hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
}
