//! Raising of the piece under the pointer, and a little more of the selected piece.

use bevy::prelude::*;

use super::{At, Body};
use crate::app::common::pieces::PieceState;
use crate::app::input::Selection;

/// Height of the hovered piece, in board units.
const HOVERED: f32 = 0.07;
/// Height of the selected piece, in board units.
const SELECTED: f32 = 0.16;
/// Share of the remaining distance that is left after one second.
const LEFT_AFTER_A_SECOND: f32 = 1.0e-6;
/// Below this distance a body snaps to its goal.
const CLOSE: f32 = 0.0005;

/// Whether any piece is being raised or lowered.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PiecesMoving(pub bool);

/// Moves bodies towards the height for the current selection.
pub(super) fn lift(
    time: Res<Time>,
    selection: Option<Res<Selection>>,
    pieces: Query<(&At, &PieceState, &Children)>,
    mut bodies: Query<&mut Transform, With<Body>>,
    mut moving: ResMut<PiecesMoving>,
) {
    let Some(selection) = selection else { return };
    let mut any = false;
    let left = LEFT_AFTER_A_SECOND.powf(time.delta_secs());
    for (at, figure, children) in &pieces {
        let goal = if !figure.rises {
            0.0
        } else if selection.selected() == Some(at.0) {
            SELECTED
        } else if selection.hovered() == Some(at.0) {
            HOVERED
        } else {
            0.0
        };
        for child in children {
            let Ok(mut transform) = bodies.get_mut(*child) else { continue };
            let height = transform.translation.y;
            if height == goal {
                continue;
            }
            let next = goal + (height - goal) * left;
            any = true;
            transform.translation.y = if (next - goal).abs() < CLOSE { goal } else { next };
        }
    }
    moving.set_if_neq(PiecesMoving(any));
}
