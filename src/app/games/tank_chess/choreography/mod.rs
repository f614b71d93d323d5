//! Writes the score for an action. One file for each thing that units do.

use bevy::prelude::*;

use drive::Vehicle;

use super::place::{heading, layout, level_of};
use crate::app::common::animation::puffs;
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::animation::track::Track;
use cannon_rules::tank_chess::{Action, Facing, Position, Square};

mod drive;
mod engine;
mod gunfire;
mod loss;
mod ricochet;
mod salute;
#[cfg(test)]
mod tests;
mod timing;

pub(super) use ricochet::ricochet;
pub(super) use salute::victory;

/// How a unit stands on a square at rest.
fn stance(position: &Position, square: Square, facing: Facing) -> Transform {
    layout(position).stance(square.into(), heading(facing))
}

/// A body that begins where a unit stands, deep in the water if that is its square.
fn body_at(position: &Position, square: Square, facing: Facing) -> Track {
    Track::new(stance(position, square, facing)).at_level(level_of(position, square))
}

/// The turn by which a body looks along a level direction.
fn looking(direction: Vec3) -> Quat {
    Quat::from_rotation_y((-direction.x).atan2(-direction.z))
}

/// Writes the score for an action that was played in `before`. `seed` makes the details of this action different from those of the next.
pub(super) fn compose(action: Action, before: &Position, cast: &Actors, seed: u64) -> Animation {
    let mut score = Animation::default();
    // An action whose unit is not on the stage has nothing to show.
    let (Some((side, piece)), Some(actor)) = (before.unit_at(action.from()), cast.actor) else {
        return score.finish();
    };
    let path = before.path(action).unwrap_or_default();
    let mut vehicle = Vehicle::new(before, piece);
    let arrived = vehicle.along(&mut score, before, piece, &path);
    drive::push(&mut score, before, action, cast, arrived);
    let leaves = matches!(action, Action::Exit { .. });
    engine::heard(&mut score, actor.entity, piece.kind, if leaves { arrived + timing::LEAVE } else { arrived });
    match action {
        Action::Exit { .. } => drive::leave(&mut score, &mut vehicle, piece, &path, before, arrived),
        Action::Drive { to, shot: None, .. } if before.is_lost_on(piece, to) => {
            loss::of_driver(&mut score, &mut vehicle.hull, before, side, to, arrived, seed);
        }
        Action::Drive { to, facing, .. } => {
            if let Some(target) = action.target() {
                let gun = gunfire::Gunner { kind: piece.kind, at: to, facing };
                gunfire::shot(&mut score, &mut vehicle.hull, before, gun, target, cast, (arrived, seed));
            }
        }
    }
    vehicle.perform(&mut score, actor);
    score.finish()
}
