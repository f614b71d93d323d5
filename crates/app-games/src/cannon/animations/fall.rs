//! The fall of a soldier that is struck, in three ways.

use bevy::prelude::*;

use super::timing::{LIE_STILL, TOPPLE, VANISH};
use super::{Actor, Actors, SOLDIER_RADIUS, Stature, bursts, rest_pose};
use crate::cannon::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::animation::trajectory::look_rotation;
use cannon_app_base::common::pieces::{ARM, HEAD, MUSKET};
use cannon_rules::cannon::{Direction, Point};

/// Angle by which a soldier sways before its knees give way, and the height to which it then sinks, relative to its own.
const SAG_ANGLE: f32 = 0.16;
const SAG_HEIGHT: f32 = 0.80;
/// The shares of the fall in which it sags, and in which it turns away.
const SAG_SHARE: f32 = 0.5;
const TURN_SHARE: f32 = 0.8;
/// Angle by which a soldier spins before it drops, and the share of the fall in which it is still upright.
const SPIN_ANGLE: f32 = 2.5;
const SPIN_SHARE: f32 = 0.3;
/// How much longer it takes to sag or to spin than to topple.
const SLOW_FALL: f32 = 1.25;
/// Angles of head, musket and arm of a soldier that is struck.
const HEAD_THROWN_BACK: f32 = 0.38;
const HEAD_BOWED: f32 = -0.42;
const HEAD_ROLLED: f32 = 0.40;
const MUSKET_DROPPED: f32 = -0.55;
const ARMS_THROWN_UP: f32 = 2.3;

/// A way to fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fall {
    /// It is knocked over, away from the blow.
    Topple,
    /// It turns away, sinks to its knees and falls on its face.
    Sag,
    /// It spins and drops on its side.
    Spin,
}

impl Fall {
    /// The fall in the animation with this seed.
    pub(super) fn of(seed: u64) -> Fall {
        // The seed is the ply, whose lowest bits tell the side and how the enemy strikes.
        let mixed = (seed ^ (seed >> 2)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
        match mixed % 3 {
            0 => Fall::Topple,
            1 => Fall::Sag,
            _ => Fall::Spin,
        }
    }

    /// The duration relative to a topple.
    const fn duration(self) -> f32 {
        match self {
            Fall::Topple => 1.0,
            Fall::Sag | Fall::Spin => SLOW_FALL,
        }
    }
}

/// A blow against a soldier.
pub(super) struct Blow {
    pub(super) time: f32,
    /// The direction in which it drives the soldier.
    pub(super) direction: Vec3,
    /// The distance over which the soldier is thrown.
    pub(super) distance: f32,
    /// The height to which the soldier is thrown.
    pub(super) height: f32,
}

/// Knocks a soldier over. It lies for a moment and then disappears.
pub(super) fn soldier_falls(
    animation: &mut Animation,
    point: Point,
    victim: Actor,
    actors: &Actors,
    blow: &Blow,
    seed: u64,
) {
    let way = Fall::of(seed);
    let stature = Stature::of(actors.set);
    let start = rest_pose(point, victim.state.side);
    let fall = fall_direction(point, blow.direction, actors);
    let length = TOPPLE * (1.0 + blow.height * 0.5) * way.duration();
    let down = blow.time + length;
    let lying = start.translation + fall * (SOLDIER_RADIUS + 0.1 + blow.distance);
    let gone = down + LIE_STILL + VANISH;
    // The soldier tips over the edge of its foot that lies in the direction of the fall.
    let edge = fall * SOLDIER_RADIUS;
    let body = animation.piece_track(victim.entity, start);
    body.set_tilt_axis(fall, edge)
        .move_to(blow.time..down, lying - edge, EaseFunction::QuadraticOut)
        .hop(blow.time..down, blow.height, 1)
        .height_to(blow.time..down, stature.fallen_height, EaseFunction::QuadraticIn);
    match way {
        Fall::Topple => {
            let ease = if blow.height > 0.3 { EaseFunction::SineIn } else { EaseFunction::QuadraticIn };
            body.tilt_to(blow.time..down, stature.fall_angle, ease);
        }
        Fall::Sag => {
            let sagged = blow.time + length * SAG_SHARE;
            let knees = Vec3::new(1.0, SAG_HEIGHT, 1.0);
            body.rotate_to(blow.time..blow.time + length * TURN_SHARE, look_rotation(fall), EaseFunction::SineInOut)
                .tilt_to(blow.time..blow.time + length * 0.25, SAG_ANGLE, EaseFunction::SineOut)
                .tilt_to(blow.time + length * 0.25..sagged, SAG_ANGLE * 0.5, EaseFunction::SineInOut)
                .scale_to(blow.time + length * 0.15..sagged, knees, EaseFunction::BackOut)
                .tilt_to(sagged..down, stature.fall_angle, EaseFunction::QuadraticIn)
                .scale_to(sagged..down, Vec3::ONE, EaseFunction::SineIn);
        }
        Fall::Spin => {
            let spun = Quat::from_rotation_y(SPIN_ANGLE) * start.rotation;
            body.rotate_to(blow.time..down, spun, EaseFunction::SineOut).tilt_to(
                blow.time + length * SPIN_SHARE..down,
                stature.fall_angle,
                EaseFunction::SineIn,
            );
        }
    }
    bounce(body, stature.fall_angle, down);
    body.move_to(down + LIE_STILL..gone, lying - edge - Vec3::Y * 0.5, EaseFunction::QuadraticIn);
    body.scale_to(down + LIE_STILL..gone, Vec3::splat(0.05), EaseFunction::QuadraticIn);
    limbs_give_way(animation, victim, way, blow.time, length);
    let middle = lying + fall * (stature.soldier_height * 0.5);
    animation.add_sound(down, sounds::TOPPLE, middle);
    bursts::dust_ring(animation, down, middle, 0.12, 0.7);
    bursts::footfall(animation, down + LIE_STILL + VANISH * 0.5, middle);
}

/// Head, arm and musket of a soldier that falls.
fn limbs_give_way(animation: &mut Animation, victim: Actor, way: Fall, hit: f32, length: f32) {
    let (early, late) = (hit..hit + length * 0.3, hit + length * 0.4..hit + length);
    let head = animation.part_track(victim.entity, HEAD);
    match way {
        Fall::Topple => {
            head.pitch_to(early.clone(), HEAD_THROWN_BACK, EaseFunction::QuadraticOut);
        }
        Fall::Sag => {
            head.pitch_to(early.clone(), HEAD_THROWN_BACK * 0.5, EaseFunction::QuadraticOut).pitch_to(
                late.clone(),
                HEAD_BOWED,
                EaseFunction::SineInOut,
            );
        }
        Fall::Spin => {
            head.rotate_to(early.clone(), Quat::from_rotation_z(HEAD_ROLLED), EaseFunction::QuadraticOut);
        }
    }
    let arm = if way == Fall::Sag { MUSKET_DROPPED } else { ARMS_THROWN_UP };
    animation.part_track(victim.entity, ARM).pitch_to(early, arm, EaseFunction::QuadraticOut);
    animation.part_track(victim.entity, MUSKET).pitch_to(late, MUSKET_DROPPED, EaseFunction::SineInOut);
}

/// A fallen body bounces a little when it hits the ground.
fn bounce(body: &mut Track, lying_angle: f32, down: f32) {
    let highest = down + LIE_STILL * 0.4;
    body.tilt_to(down..highest, lying_angle - 0.16, EaseFunction::QuadraticOut);
    body.tilt_to(highest..down + LIE_STILL * 0.8, lying_angle, EaseFunction::QuadraticIn);
}

/// The horizontal direction in which a piece on this point falls: of the directions to free neighbouring points, the one closest to the
/// blow. If no such direction is free, the piece falls in the direction of the blow.
fn fall_direction(point: Point, blow_direction: Vec3, actors: &Actors) -> Vec3 {
    let world = |direction: Direction| {
        let (files, ranks) = direction.step();
        Vec3::new(f32::from(files), 0.0, -f32::from(ranks)).normalize()
    };
    let free = |direction: Direction| {
        let (files, ranks) = direction.step();
        point.offset(files, ranks).is_some_and(|neighbour| actors.is_free(neighbour))
    };
    Direction::ALL
        .into_iter()
        .filter(|&direction| free(direction) && world(direction).dot(blow_direction) > -0.1)
        .map(world)
        .max_by(|one, other| one.dot(blow_direction).total_cmp(&other.dot(blow_direction)))
        .unwrap_or(blow_direction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_fall_in_all_ways_however_they_are_struck() {
        for low_bits in 0..4 {
            let ways = |way| (0..20).any(|turn| Fall::of(turn * 4 + low_bits) == way);
            assert!([Fall::Topple, Fall::Sag, Fall::Spin].into_iter().all(ways), "plies with {low_bits}");
        }
    }
}
