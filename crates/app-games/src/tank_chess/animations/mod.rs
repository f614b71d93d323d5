//! Animations of Tank Chess's actions.

use bevy::prelude::*;

use drive::VehicleAnimation;

use super::board_geometry::{heading, layout, standing_height};
use cannon_app_base::common::animation::bursts;
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::animation::track::Track;
use cannon_rules::tank_chess::{Action, Facing, Piece, Position, Square};

mod celebration;
mod destruction;
mod drive;
mod engine_sounds;
mod gunfire;
mod ricochet;
#[cfg(test)]
mod tests;
mod timing;

pub(super) use celebration::victory_animation;
pub(super) use ricochet::ricochet_animation;

/// The pose of a unit at rest on a square.
fn rest_pose(position: &Position, square: Square, facing: Facing) -> Transform {
    layout(position).rest_pose(square.into(), heading(facing))
}

/// A new track for the unit on a square, at the height of the square.
fn track_at(position: &Position, square: Square, facing: Facing) -> Track {
    Track::new(rest_pose(position, square, facing)).with_height(standing_height(position, square))
}

/// The animation of an action that was played in `before`. `seed` varies the details from action to action.
pub(super) fn action_animation(action: Action, before: &Position, actors: &Actors, seed: u64) -> Animation {
    let mut animation = Animation::default();
    // Nothing is shown if the unit has no entity.
    let (Some((side, piece)), Some(actor)) = (before.unit_at(action.from()), actors.acting) else {
        return animation.finish();
    };
    let path = before.path(action).unwrap_or_default();
    let mut vehicle = VehicleAnimation::new(before, piece);
    vehicle.drive_path(&mut animation, &path);
    let arrived = vehicle.arrival;
    drive::push_wrecks(&mut animation, before, action, actors, arrived);
    let stopped = if matches!(action, Action::Exit { .. }) { arrived + timing::EXIT_DRIVE } else { arrived };
    engine_sounds::add_engine_sounds(&mut animation, actor.entity, piece.kind, stopped);
    match action {
        Action::Exit { .. } => vehicle.exit_board(&mut animation, side, &path),
        Action::Drive { to, facing, shot: None, .. } if before.is_lost_on(piece, to) => {
            let (driver, hull) = ((side, Piece { square: to, facing, ..piece }), &mut vehicle.hull);
            destruction::destroy_driver(&mut animation, hull, before, driver, actors, arrived, seed);
        }
        Action::Drive { to, facing, .. } => match action.target() {
            Some(target) => {
                let gunner = Piece { square: to, facing, ..piece };
                gunfire::shot(&mut animation, &mut vehicle, before, gunner, target, actors, seed);
            }
            None => vehicle.lead_with_turret(&mut animation, actor, actors.set),
        },
    }
    vehicle.add_to(&mut animation, actor, actors.set);
    animation.finish().fit_within(timing::MAX_ACTION_TIME)
}
