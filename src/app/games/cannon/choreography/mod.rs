//! Writes the score for an action. One file for each thing that pieces do.

use bevy::prelude::*;

use super::TOWN;
use super::place::home;
use crate::app::common::animation::puffs;
use crate::app::common::animation::score::{Actor, Actors, Animation};
use cannon_rules::cannon::{Action, Position};

mod cheer;
mod drill;
mod gunfire;
mod impact;
mod march;
mod raising;
#[cfg(test)]
mod tests;
mod timing;

pub(super) use cheer::victory;

/// Half the width of a soldier at its foot.
const SOLDIER_RADIUS: f32 = 0.302;
/// How high a soldier stands.
const SOLDIER_HEIGHT: f32 = 1.055;
/// Half the width of a town.
const TOWN_RADIUS: f32 = 0.412;

/// Whether a member is a town.
fn is_town(member: &Actor) -> bool {
    *member.figure.model == TOWN
}

/// The turn by which a body looks along a level direction.
fn looking(direction: Vec3) -> Quat {
    Quat::from_rotation_y((-direction.x).atan2(-direction.z))
}

/// Writes the score for an action that was played in `before`. `shown_by` is the rear point of the cannon that the player chose to
/// fire, and `seed` makes the details of this action different from those of the next.
pub(super) fn compose(action: Action, before: &Position, shown_by: Option<u8>, cast: &Actors, seed: u64) -> Animation {
    let mut score = Animation::default();
    match (action, cast.actor) {
        (Action::Place { at }, Some(town)) => raising::town_placed(&mut score, at, town),
        (Action::Step { from, to }, Some(soldier)) => march::step(&mut score, from, to, soldier),
        (Action::Capture { from, to }, Some(soldier)) => impact::capture(&mut score, from, to, soldier, cast, seed),
        (Action::Retreat { from, to }, Some(soldier)) => march::retreat(&mut score, from, to, soldier),
        (Action::Shift { from, to }, Some(soldier)) => drill::shift(&mut score, from, to, soldier, cast),
        (Action::Shot { target }, _) => {
            let lines = before.firing_lines(target);
            let chosen = lines.iter().find(|line| shown_by.is_some_and(|rear| usize::from(rear) == line.rear.index()));
            if let Some(line) = chosen.or(lines.first()) {
                gunfire::shot(&mut score, line, before, cast, seed);
            }
        }
        // An action whose soldier is not on the stage has nothing to show.
        _ => {}
    }
    score.finish()
}
