//! The animation of a shot: the gun is aimed and fires, and the shell hits the target.

use bevy::prelude::*;

use super::super::board_geometry::is_water;
use super::super::pieces::{BARREL, SHELL, gun_direction, unit_model};
use super::super::trajectory::Trajectory;
use super::timing::{
    AIM, FLIGHT_BASE, FLIGHT_PER_SQUARE, MORTAR_FLIGHT_FACTOR, PAUSE_BEFORE_AIM, PAUSE_BEFORE_SHOT, RECOIL,
    RECOIL_RETURN, TRAIL_INTERVAL,
};
use super::{bursts, destruction, look_rotation, rest_pose};
use crate::app::common::animation::sequence::{Actors, Animation, PropKind};
use crate::app::common::animation::timing::FLASH_TIME;
use crate::app::common::animation::track::Track;
use crate::app::common::particles::{Burst, ParticleKind};
use crate::app::common::pieces::TURRET;
use crate::app::games::tank_chess::sounds;
use cannon_rules::tank_chess::{Facing, Position, Square, UnitKind};

/// Distance by which the recoil pushes a unit back.
const RECOIL_DISTANCE: f32 = 0.07;
/// Distance by which its barrel recoils.
const BARREL_RECOIL_DISTANCE: f32 = 0.075;
/// Angle by which the unit tips back, in radians.
const RECOIL_ANGLE: f32 = 0.09;

/// The unit that fires, and its stance.
#[derive(Clone, Copy)]
pub(super) struct Gunner {
    pub(super) kind: UnitKind,
    pub(super) square: Square,
    pub(super) facing: Facing,
}

/// Animates a unit that has arrived, fires at an enemy and destroys it. Only its turret turns to the target and back.
pub(super) fn shot(
    animation: &mut Animation,
    track: &mut Track,
    before: &Position,
    gunner: Gunner,
    target: Square,
    actors: &Actors,
    (arrived, seed): (f32, u64),
) {
    let trajectory = Trajectory::of(before, gunner.kind, gunner.square, target);
    let aim = turret_rotation(&trajectory, rest_pose(before, gunner.square, gunner.facing));
    let begin = arrived + PAUSE_BEFORE_AIM;
    let fire = begin + if aim.is_some() { AIM } else { 0.0 } + PAUSE_BEFORE_SHOT;
    let aside = aim.unwrap_or_default();
    let back = recoil(track, trajectory.direction(), RECOIL_DISTANCE, fire);
    track.set_tilt_axis(-trajectory.direction(), Vec3::ZERO);
    track.tilt_to(fire..fire + RECOIL, RECOIL_ANGLE, EaseFunction::QuadraticOut).tilt_to(
        fire + RECOIL..back,
        0.0,
        EaseFunction::BackOut,
    );
    if aim.is_some() {
        animation.add_sound(begin, sounds::TURRET, trajectory.muzzle);
        animation.add_sound(back, sounds::TURRET, trajectory.muzzle);
    }
    if let Some(actor) = actors.acting {
        if aim.is_some() {
            animation
                .part_track(actor.entity, TURRET)
                .rotate_to(begin..begin + AIM, aside, EaseFunction::SineInOut)
                .rotate_to(back..back + AIM, Quat::IDENTITY, EaseFunction::SineInOut);
        }
        recoil(
            animation.part_track(actor.entity, BARREL),
            gun_direction(unit_model(gunner.kind)),
            BARREL_RECOIL_DISTANCE,
            fire,
        );
    }
    muzzle_blast(animation, &trajectory, fire);
    ground_blast(animation, &trajectory, fire, is_water(before, gunner.square));
    let strike = fire + flight_time(&trajectory);
    add_gun_sounds(animation, &trajectory, fire);
    animate_shell(animation, &trajectory, fire, strike);
    destruction::destroy_target(animation, before, target, actors, &trajectory, strike, seed);
}

/// The rotation of the turret that aims at the target. `None` if the hull already faces it.
fn turret_rotation(trajectory: &Trajectory, home: Transform) -> Option<Quat> {
    let aside = home.rotation.inverse() * look_rotation(trajectory.direction());
    (aside.angle_between(Quat::IDENTITY) > 0.01).then_some(aside)
}

/// Pushes a body back by its shot and returns it to its place. Returns the time when it stands still.
fn recoil(body: &mut Track, along: Vec3, kick: f32, fire: f32) -> f32 {
    let back = fire + RECOIL + RECOIL_RETURN;
    body.offset_to(fire..fire + RECOIL, along * -kick, EaseFunction::QuadraticOut).offset_to(
        fire + RECOIL..back,
        Vec3::ZERO,
        EaseFunction::SineInOut,
    );
    back
}

/// The flight time of a shell.
pub(super) fn flight_time(trajectory: &Trajectory) -> f32 {
    let flat = FLIGHT_BASE + FLIGHT_PER_SQUARE * trajectory.length();
    if trajectory.arc_height > 0.0 { flat * MORTAR_FLIGHT_FACTOR } else { flat }
}

/// Adds the sounds of the gun and of the shell in flight.
pub(super) fn add_gun_sounds(animation: &mut Animation, trajectory: &Trajectory, fire: f32) {
    let (gun, flight) = match trajectory.arc_height > 0.0 {
        true => (sounds::MORTAR, sounds::FLIGHT_MORTAR),
        false => (sounds::TANK_GUN, sounds::FLIGHT_SHELL),
    };
    animation.add_sound(fire, gun, trajectory.muzzle);
    animation.add_sound(fire + 0.03, flight, trajectory.position_at(0.5));
}

/// Flame and smoke at the muzzle.
fn muzzle_blast(animation: &mut Animation, trajectory: &Trajectory, fire: f32) {
    let bore = (trajectory.position_at(0.05) - trajectory.muzzle).normalize_or(trajectory.direction());
    let flame = Burst { velocity_spread: 0.8, scatter: 0.03, ..Burst::new(ParticleKind::Flame, 4, trajectory.muzzle) };
    for (reach, size) in [(0.4, 1.0), (2.4, 0.8), (4.6, 0.6)] {
        animation.add_burst(fire, Burst { velocity: bore * reach, size, ..flame });
    }
    animation.add_burst(
        fire,
        Burst { velocity: bore * 4.0, velocity_spread: 1.6, ..Burst::new(ParticleKind::Spark, 8, trajectory.muzzle) },
    );
    animation.add_flash(fire, trajectory.muzzle + bore * 0.15, 1.0, FLASH_TIME);
    animation.add_shake(fire, 0.3);
    bursts::smoke(animation, fire + 0.02, trajectory.muzzle + bore * 0.1, 6, bore * 2.6, 0.8);
    bursts::smoke(animation, fire + 0.06, trajectory.muzzle, 4, bore + Vec3::Y * 0.3, 0.6);
}

/// Throws up dust around the unit that fires, or water if it swims.
fn ground_blast(animation: &mut Animation, trajectory: &Trajectory, fire: f32, is_in_water: bool) {
    let under = (trajectory.muzzle - trajectory.direction() * 0.5).with_y(0.0);
    if is_in_water {
        bursts::spray_ring(animation, fire, under, 0.35, 0.6);
    } else {
        bursts::dust_ring(animation, fire, under, 0.35, 0.6);
    }
}

/// The shell in flight with a trail of smoke.
fn animate_shell(animation: &mut Animation, trajectory: &Trajectory, fire: f32, strike: f32) {
    animation
        .add_prop(PropKind::Neutral(&SHELL), fire..strike, Transform::from_translation(trajectory.muzzle))
        .track
        .move_to(fire..strike, trajectory.impact, EaseFunction::Linear)
        .hop(fire..strike, trajectory.arc_height, 1);
    let puff_count = ((strike - fire) / TRAIL_INTERVAL) as u16;
    for n in 1..puff_count {
        let fraction = f32::from(n) / f32::from(puff_count);
        let puff = Burst {
            scatter: 0.015,
            velocity_spread: 0.1,
            size: 0.24,
            ..Burst::new(ParticleKind::Smoke, 1, trajectory.position_at(fraction))
        };
        animation.add_burst(fire + (strike - fire) * fraction, puff);
    }
}
