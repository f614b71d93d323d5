//! Animations of a single soldier: the step and the retreat.

use bevy::prelude::*;

use super::timing::{RETREAT_CROUCH, RETREAT_JUMP, RETREAT_RECOVERY, RETREAT_SOUND_LEAD, STEP};
use super::{Actor, bursts, rest_pose};
use crate::cannon::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::trajectory::look_rotation;
use cannon_rules::cannon::Point;

/// Angle at which a marching soldier leans forward.
const LEAN_ANGLE: f32 = 0.13;
/// Height to which its body rises with each pace.
const BOB_HEIGHT: f32 = 0.055;

/// Two paces to the next point.
pub(super) fn step(animation: &mut Animation, from: Point, to: Point, soldier: Actor) {
    let (start, end) = (rest_pose(from, soldier.state.side), rest_pose(to, soldier.state.side));
    let direction = (end.translation - start.translation).normalize();
    // On a diagonal step, the soldier turns only part of the way, so that it still faces the enemy.
    let half_turn = start.rotation.slerp(look_rotation(direction), 0.6);
    animation
        .piece_track(soldier.entity, start)
        .set_tilt_axis(direction, Vec3::ZERO)
        .rotate_to(0.0..STEP * 0.25, half_turn, EaseFunction::SineInOut)
        .tilt_to(0.0..STEP * 0.3, LEAN_ANGLE, EaseFunction::SineInOut)
        .move_to(0.0..STEP, end.translation, EaseFunction::SineInOut)
        .hop(0.0..STEP, BOB_HEIGHT, 2)
        .tilt_to(STEP * 0.7..STEP * 1.05, -LEAN_ANGLE * 0.4, EaseFunction::SineInOut)
        .tilt_to(STEP * 1.05..STEP * 1.4, 0.0, EaseFunction::SineInOut)
        .rotate_to(STEP * 0.75..STEP, end.rotation, EaseFunction::SineInOut)
        .squash(STEP, 0.06);
    for pace in [0.5, 1.0] {
        animation.add_sound_of(STEP * pace, sounds::MARCH, soldier.entity);
    }
    bursts::footfall(animation, STEP, end.translation);
}

/// A jump of two points backwards, facing the enemy, and a few quick steps to find its footing.
pub(super) fn retreat(animation: &mut Animation, from: Point, to: Point, soldier: Actor) {
    let (start, end) = (rest_pose(from, soldier.state.side), rest_pose(to, soldier.state.side));
    let back = (end.translation - start.translation).normalize();
    let land = RETREAT_CROUCH + RETREAT_JUMP;
    let still = land + RETREAT_RECOVERY;
    let slide = end.translation + back * 0.13;
    animation
        .piece_track(soldier.entity, start)
        .set_tilt_axis(back, Vec3::ZERO)
        .scale_to(0.0..RETREAT_CROUCH, Vec3::new(1.05, 0.9, 1.05), EaseFunction::QuadraticOut)
        .tilt_to(0.0..RETREAT_CROUCH, -0.12, EaseFunction::QuadraticOut)
        .scale_to(RETREAT_CROUCH..RETREAT_CROUCH + 0.12, Vec3::new(0.97, 1.05, 0.97), EaseFunction::QuadraticOut)
        .move_to(RETREAT_CROUCH..land, slide, EaseFunction::SineOut)
        .hop(RETREAT_CROUCH..land, 0.72, 1)
        .tilt_to(RETREAT_CROUCH..RETREAT_CROUCH + RETREAT_JUMP * 0.5, 0.3, EaseFunction::SineInOut)
        .tilt_to(RETREAT_CROUCH + RETREAT_JUMP * 0.5..land, -0.22, EaseFunction::SineInOut)
        .scale_to(RETREAT_CROUCH + 0.2..land, Vec3::ONE, EaseFunction::SineInOut)
        .squash(land, 0.11)
        // Three quick paces back to the middle of the point.
        .move_to(land + 0.05..still, end.translation, EaseFunction::SineInOut)
        .hop(land + 0.05..still, 0.05, 3)
        .tilt_to(land..land + 0.12, 0.14, EaseFunction::SineInOut)
        .tilt_to(land + 0.12..still, 0.0, EaseFunction::BackOut);
    animation.add_sound_of(land - RETREAT_SOUND_LEAD, sounds::RETREAT, soldier.entity);
    bursts::footfall(animation, RETREAT_CROUCH, start.translation);
    bursts::dust_ring(animation, land, slide, 0.2, 0.8);
}
