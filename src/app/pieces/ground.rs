//! The ground: what the board is made of besides its places, whatever stands on it.

use bevy::prelude::*;

use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::editor::Arrangement;
use crate::app::games;
use crate::app::play::Match;

/// A part of the ground. It has a [`PieceState`] and stands nowhere, so that pieces can.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground(pub Spot);

/// Lays the ground of what is on the table instead of another game's.
pub(super) fn lay(
    mut commands: Commands,
    game: Res<Match>,
    arrangement: Res<Arrangement>,
    layout: Res<BoardLayout>,
    mut laid: Local<Vec<(Spot, PieceState)>>,
    earlier: Query<Entity, With<Ground>>,
) {
    let of_match = || games::shown(&game).map(|position| position.ground());
    let Some(wanted) = arrangement.ground().map(<[_]>::to_vec).or_else(of_match) else { return };
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
