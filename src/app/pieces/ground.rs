//! The ground: entities for parts of the board that are neither spots nor pieces, such as terrain.

use bevy::prelude::*;

use crate::app::common::board::EditedBoard;
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::games;
use crate::app::play::Match;

/// An entity that shows a part of the ground. It has a [`PieceState`] but no `At`, so pieces can stand on the same spot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground(pub Spot);

/// Spawns the ground of the position or scheme on the table and despawns the one before.
pub(super) fn lay(
    mut commands: Commands,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    layout: Res<BoardLayout>,
    mut laid: Local<Vec<(Spot, PieceState)>>,
    earlier: Query<Entity, With<Ground>>,
) {
    let of_match = || games::shown(&game).map(|position| position.ground());
    let Some(wanted) = edited.terrain().map(<[_]>::to_vec).or_else(of_match) else { return };
    if *laid == wanted && !layout.is_changed() {
        return;
    }
    for entity in &earlier {
        commands.entity(entity).despawn();
    }
    for &(spot, figure) in &wanted {
        commands.spawn((Ground(spot), figure, figure.stance(*layout, spot)));
    }
    *laid = wanted;
}
