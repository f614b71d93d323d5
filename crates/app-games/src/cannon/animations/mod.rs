//! Animations of Cannon's actions.

use std::f32::consts::PI;

use super::TOWN;
use super::board_geometry::rest_pose;
use super::trajectory::STRIKE_HEIGHT;
use cannon_app_base::common::animation::bursts;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation};
use cannon_appearance::PieceSet;
use cannon_rules::cannon::{Action, Point, Position};

mod celebration;
mod fall;
mod gunfire;
mod impact;
mod movement;
mod shift;
#[cfg(test)]
mod tests;
mod timing;
mod town_placement;

pub(super) use celebration::victory_animation;

/// Radius of a soldier at its foot.
const SOLDIER_RADIUS: f32 = 0.302;
/// Radius of a town.
const TOWN_RADIUS: f32 = 0.412;

/// The dimensions of the pieces of a set that animations depend on. The radii are about the same in all sets.
#[derive(Debug)]
struct Stature {
    /// Height of a soldier.
    soldier_height: f32,
    /// Height at which splinters fly from a soldier and from a town.
    soldier_middle: f32,
    town_middle: f32,
    /// Height at which a ball hits a soldier and a town.
    soldier_strike: f32,
    town_strike: f32,
    /// Angle by which a soldier is knocked over.
    fall_angle: f32,
    /// Height of a fallen soldier's foot above the board, apart from the tilt.
    fallen_height: f32,
}

/// Soldiers that stand on a foot. They fall by more than a right angle, because the head is narrower than the foot.
const FIGURES: Stature = Stature {
    soldier_height: 1.085,
    soldier_middle: 0.4,
    town_middle: 0.5,
    soldier_strike: STRIKE_HEIGHT,
    town_strike: STRIKE_HEIGHT,
    fall_angle: 1.72,
    fallen_height: 0.0,
};

/// Flat tokens, which are turned over.
const TOKENS: Stature = Stature {
    soldier_height: 0.165,
    soldier_middle: 0.15,
    town_middle: 0.2,
    soldier_strike: 0.12,
    town_strike: 0.2,
    fall_angle: PI,
    fallen_height: 0.165,
};

impl Stature {
    const fn of(set: PieceSet) -> &'static Stature {
        match set {
            PieceSet::PaintedTin | PieceSet::CarvedWood | PieceSet::MetalAndGlass => &FIGURES,
            PieceSet::Plain => &TOKENS,
        }
    }
}

/// Height at which a ball hits a soldier or a town of a set.
pub(super) const fn strike_height(set: PieceSet, hits_town: bool) -> f32 {
    let stature = Stature::of(set);
    if hits_town { stature.town_strike } else { stature.soldier_strike }
}

/// Whether a piece is a town.
fn is_town(actor: &Actor) -> bool {
    *actor.state.model == TOWN
}

/// The soldier on a point. Under some rules a town can be part of a cannon, but it takes no part in the animation.
fn soldier_at(actors: &Actors, point: Point) -> Option<Actor> {
    actors.at(point).copied().filter(|actor| !is_town(actor))
}

/// The animation of an action that was played in `before`. `animation_variant` is the rear point of the cannon that the player chose to
/// fire, and `seed` varies the details from action to action.
pub(super) fn action_animation(
    action: Action,
    before: &Position,
    animation_variant: Option<u8>,
    actors: &Actors,
    seed: u64,
) -> Animation {
    let mut animation = Animation::default();
    match (action, actors.acting) {
        (Action::Place { at }, Some(town)) => town_placement::place_town(&mut animation, at, town),
        (Action::Step { from, to }, Some(soldier)) => movement::step(&mut animation, from, to, soldier),
        (Action::Capture { from, to }, Some(soldier)) => {
            impact::capture(&mut animation, from, to, soldier, actors, seed)
        }
        (Action::Retreat { from, to }, Some(soldier)) => movement::retreat(&mut animation, from, to, soldier),
        (Action::Shift { from, to }, Some(soldier)) => shift::shift(&mut animation, from, to, soldier, actors),
        (Action::Shot { target }, _) => {
            let lines = before.firing_lines(target);
            let chosen =
                lines.iter().find(|line| animation_variant.is_some_and(|rear| usize::from(rear) == line.rear.index()));
            if let Some(line) = chosen.or(lines.first()) {
                gunfire::shot(&mut animation, line, before, actors, seed);
            }
        }
        // Nothing is shown if the soldier has no entity.
        _ => {}
    }
    animation.finish()
}
