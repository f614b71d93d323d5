//! Raising of the hovered and the selected piece.

use bevy::prelude::*;

use super::{Body, OnSpot};
use cannon_app_activities::input::Selection;
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::pieces::PieceState;

/// Height of the hovered piece, in board units.
const HOVERED_HEIGHT: f32 = 0.07;
/// Height of the selected piece, in board units.
const SELECTED_HEIGHT: f32 = 0.16;
/// The share of the distance to the target that remains after one second.
const REMAINING_AFTER_SECOND: f32 = 1.0e-6;
/// A body that is closer than this to its target height snaps to it.
const SNAP_DISTANCE: f32 = 0.0005;

/// Moves bodies towards their heights for the current selection.
pub(super) fn lift_pieces(
    time: Res<Time>,
    selection: Option<Res<Selection>>,
    pieces: Query<(&OnSpot, &PieceState, &Children)>,
    mut bodies: Query<&mut Transform, With<Body>>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Some(selection) = selection else { return };
    let mut is_moving = false;
    let remaining = REMAINING_AFTER_SECOND.powf(time.delta_secs());
    for (at, state, children) in &pieces {
        // The body of a piece that never lifts, such as a wreck, has a height of its own.
        if !state.lifts_on_hover {
            continue;
        }
        let target = if selection.selected() == Some(at.0) {
            SELECTED_HEIGHT
        } else if selection.hovered() == Some(at.0) {
            HOVERED_HEIGHT
        } else {
            0.0
        };
        for child in children {
            let Ok(mut transform) = bodies.get_mut(*child) else { continue };
            let height = transform.translation.y;
            if height == target {
                continue;
            }
            let next = target + (height - target) * remaining;
            is_moving = true;
            transform.translation.y = if (next - target).abs() < SNAP_DISTANCE { target } else { next };
        }
    }
    if is_moving {
        frame_requests.write(FrameRequest::Continuous);
    }
}
