//! A soldier on its own feet: the step forward and the retreat.

use bevy::prelude::*;

use super::timing::{LANDING_IN_RETREAT, RETREAT_CROUCH, RETREAT_JUMP, RETREAT_SCRAMBLE, STEP};
use super::{Actor, home, looking, puffs};
use crate::app::common::animation::score::Animation;
use crate::app::games::cannon::sounds;
use cannon_rules::cannon::Point;

/// How far a marching soldier leans into its way.
const LEAN: f32 = 0.13;
/// How high its body rises with each pace.
const BOB: f32 = 0.055;

/// Two paces to the next point, and a stop.
pub(super) fn step(score: &mut Animation, from: Point, to: Point, soldier: Actor) {
    let (start, end) = (home(from, soldier.figure.side), home(to, soldier.figure.side));
    let way = (end.translation - start.translation).normalize();
    // On a diagonal step the soldier only half turns: its front stays towards the enemy.
    let half_turn = start.rotation.slerp(looking(way), 0.6);
    score
        .piece(soldier.entity, start)
        .tips_towards(way, Vec3::ZERO)
        .turn(0.0..STEP * 0.25, half_turn, EaseFunction::SineInOut)
        .tip(0.0..STEP * 0.3, LEAN, EaseFunction::SineInOut)
        .go(0.0..STEP, end.translation, EaseFunction::SineInOut)
        .hop(0.0..STEP, BOB, 2)
        .tip(STEP * 0.7..STEP * 1.05, -LEAN * 0.4, EaseFunction::SineInOut)
        .tip(STEP * 1.05..STEP * 1.4, 0.0, EaseFunction::SineInOut)
        .turn(STEP * 0.75..STEP, end.rotation, EaseFunction::SineInOut)
        .squash(STEP, 0.06);
    for pace in [0.5, 1.0] {
        score.sound_of(STEP * pace, sounds::MARCH, soldier.entity);
    }
    puffs::footfall(score, STEP, end.translation);
}

/// A jump back over two points, eyes on the enemy, and a scramble to stand again.
pub(super) fn retreat(score: &mut Animation, from: Point, to: Point, soldier: Actor) {
    let (start, end) = (home(from, soldier.figure.side), home(to, soldier.figure.side));
    let back = (end.translation - start.translation).normalize();
    let land = RETREAT_CROUCH + RETREAT_JUMP;
    let still = land + RETREAT_SCRAMBLE;
    let slide = end.translation + back * 0.13;
    score
        .piece(soldier.entity, start)
        .tips_towards(back, Vec3::ZERO)
        .size(0.0..RETREAT_CROUCH, Vec3::new(1.05, 0.9, 1.05), EaseFunction::QuadraticOut)
        .tip(0.0..RETREAT_CROUCH, -0.12, EaseFunction::QuadraticOut)
        .size(RETREAT_CROUCH..RETREAT_CROUCH + 0.12, Vec3::new(0.97, 1.05, 0.97), EaseFunction::QuadraticOut)
        .go(RETREAT_CROUCH..land, slide, EaseFunction::SineOut)
        .hop(RETREAT_CROUCH..land, 0.72, 1)
        .tip(RETREAT_CROUCH..RETREAT_CROUCH + RETREAT_JUMP * 0.5, 0.3, EaseFunction::SineInOut)
        .tip(RETREAT_CROUCH + RETREAT_JUMP * 0.5..land, -0.22, EaseFunction::SineInOut)
        .size(RETREAT_CROUCH + 0.2..land, Vec3::ONE, EaseFunction::SineInOut)
        .squash(land, 0.11)
        // Three hurried little paces back to the middle of the point.
        .go(land + 0.05..still, end.translation, EaseFunction::SineInOut)
        .hop(land + 0.05..still, 0.05, 3)
        .tip(land..land + 0.12, 0.14, EaseFunction::SineInOut)
        .tip(land + 0.12..still, 0.0, EaseFunction::BackOut);
    score.sound_of(land - LANDING_IN_RETREAT, sounds::RETREAT, soldier.entity);
    puffs::footfall(score, RETREAT_CROUCH, start.translation);
    puffs::dust_ring(score, land, slide, 0.2, 0.8);
}
