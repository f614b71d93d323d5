//! Animations of units that are lost to a shell, to a mine, or in water.

use crate::tank_chess::TABLETOP;
use bevy::prelude::*;

use super::super::board_geometry::{ground_of, heading, is_water};
use super::super::pieces::wreck_model;
use super::timing::{BURN, EXPLOSION_DELAY, KNOCK_OUT, SECOND_EXPLOSION_DELAY, SINK};
use super::{bursts, track_at};
use crate::tank_chess::sounds;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation};
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::animation::trajectory::Trajectory;
use cannon_app_base::common::particles::{Burst, ParticleKind, ParticleRng, Tint};
use cannon_app_base::common::pieces::TURRET;
use cannon_appearance::PieceSet;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Piece, Position, Square};

/// Delay after the hit at which a shell leaves the far side of its target, and duration of the flash of its hit.
const PIERCE_DELAY: f32 = 0.03;
const PIERCE_FLASH_TIME: f32 = 0.3;
/// Height to which the hit throws a unit, and the angle in radians by which its right side rises.
const THROW_HEIGHT: f32 = 0.26;
const THROW_ROLL: f32 = 0.55;
/// Height above the hull to which its turret is thrown.
const TURRET_THROW_HEIGHT: f32 = 0.30;
/// How far the unit bounces up again, as a fraction of the angle at which its wreck lies.
const BOUNCE: f32 = 0.25;
/// Depth to which a unit sinks.
const SINK_DEPTH: f32 = 0.95;

/// Knocks the target of a shell out and sets it on fire.
pub(super) fn destroy_target(
    animation: &mut Animation,
    before: &Position,
    target: Square,
    actors: &Actors,
    trajectory: &Trajectory,
    strike: f32,
    seed: u64,
) {
    let unit = before.unit_at(target);
    if unit.is_none() || actors.victim.is_some() {
        // A depot explodes, too, but is not thrown up.
        animation.add_sound(strike, sounds::IMPACT_ARMOUR, trajectory.impact);
        animation.add_sound(strike + EXPLOSION_DELAY, sounds::EXPLOSION, trajectory.impact);
        bursts::oil_explosion(animation, strike, trajectory.impact, 1.1);
        animation.add_shake(strike, 0.7);
    }
    let (Some((side, piece)), Some(victim)) = (unit, actors.victim) else { return };
    let place = ground_of(before, target);
    animation.add_push_in(strike, place);
    let mut body = track_at(before, target, piece.facing);
    pierce(animation, trajectory, strike);
    if piece.kind.stats().command {
        second_explosion(animation, side, place, strike + SECOND_EXPLOSION_DELAY);
    }
    knock_out(&mut body, piece, strike);
    blow_off_turret(animation, piece, &victim, strike, actors.set);
    burn(animation, side, place, trajectory.direction(), strike, seed);
    let down = strike + KNOCK_OUT;
    if is_water(before, target) {
        // A unit that is destroyed on water sinks.
        bursts::splash(animation, strike, place, 0.3);
        sink(animation, &mut body, down, place);
    } else {
        bursts::dust_ring(animation, strike, place, 0.3, 1.2);
        bursts::dust_ring(animation, down, place, 0.3, 0.8);
    }
    animation.piece_tracks.push((victim.entity, body));
}

/// A shell breaks through armour: a jet of sparks leaves the far side.
fn pierce(animation: &mut Animation, trajectory: &Trajectory, strike: f32) {
    let along = trajectory.direction();
    let jet = Burst::new(ParticleKind::Spark, 16, trajectory.impact + along * 0.35);
    let jet = Burst { velocity: along * 3.6 + Vec3::Y * 0.7, velocity_spread: 0.9, ..jet };
    animation.add_burst(strike + PIERCE_DELAY, jet);
    animation.add_flash(strike, trajectory.impact, 1.3, PIERCE_FLASH_TIME);
}

/// The ammunition of a Command explodes: a column of fire above it, a ring of dust, and splinters that fly far.
fn second_explosion(animation: &mut Animation, side: Side, place: Vec3, at: f32) {
    animation.add_sound(at, sounds::EXPLOSION, place);
    animation.add_shake(at, 1.2);
    bursts::oil_explosion(animation, at, place + Vec3::Y * 0.3, 1.9);
    bursts::dust_ring(animation, at, place, 0.4, 2.2);
    bursts::splinters(animation, at, place + Vec3::Y * 0.4, TABLETOP.tone(side), 22, Vec3::Y * 4.2, 0.9);
    bursts::debris(animation, at, place + Vec3::Y * 0.4, Tint::Burnt, 12, Vec3::Y * 3.6, 0.8);
    for n in 1..=4_u8 {
        let height = 0.3 * f32::from(n);
        bursts::oil_flames(animation, at + 0.05 * f32::from(n), place + Vec3::Y * height, 1.3);
    }
    bursts::black_smoke(animation, at + 0.2, place + Vec3::Y * 1.2, 12, Vec3::Y * 1.2, 1.6);
}

/// Destroys the unit that drives, at the end of its path.
pub(super) fn destroy_driver(
    animation: &mut Animation,
    track: &mut Track,
    before: &Position,
    (side, driver): (Side, Piece),
    actors: &Actors,
    arrived: f32,
    seed: u64,
) {
    let at = driver.square;
    let place = ground_of(before, at);
    if before.mines().contains(at) {
        animation.add_sound(arrived, sounds::EXPLOSION, place);
        bursts::oil_explosion(animation, arrived, place + Vec3::Y * 0.2, 1.2);
        animation.add_shake(arrived, 0.9);
        knock_out(track, driver, arrived);
        if let Some(actor) = &actors.acting {
            blow_off_turret(animation, driver, actor, arrived, actors.set);
        }
        burn(animation, side, place, Vec3::X, arrived, seed);
        bursts::dust_ring(animation, arrived + KNOCK_OUT, place, 0.3, 0.8);
    } else {
        sink(animation, track, arrived, place);
    }
}

/// Sinks a body.
fn sink(animation: &mut Animation, body: &mut Track, at: f32, place: Vec3) {
    let sunk = at + SINK;
    animation.add_sound(at + SINK * 0.15, sounds::SPLASH, place);
    body.height_to(at..sunk, -SINK_DEPTH, EaseFunction::QuadraticIn);
    body.scale_to(sunk - SINK * 0.3..sunk, Vec3::splat(0.02), EaseFunction::QuadraticIn);
    bursts::splash(animation, at + SINK * 0.25, place, 0.28);
    // The last air escapes.
    bursts::splash(animation, sunk - SINK * 0.1, place, 0.1);
}

/// Throws a unit up and lets it fall into the pose of its wreck.
pub(super) fn knock_out(body: &mut Track, piece: Piece, at: f32) {
    let Some(pose) = &wreck_model(piece.kind).wreck_pose else { return };
    let (upright, hull) = (heading(piece.facing).rotation(), pose.hull());
    let (highest, down) = (at + KNOCK_OUT * 0.5, at + KNOCK_OUT);
    let at_rest = upright * hull.rotation;
    body.hop(at..down, THROW_HEIGHT, 1)
        .height_to(at..down, hull.translation.y, EaseFunction::QuadraticIn)
        .rotate_to(at..highest, upright * Quat::from_rotation_z(THROW_ROLL), EaseFunction::QuadraticOut)
        .rotate_to(highest..down, at_rest, EaseFunction::QuadraticIn)
        .rotate_to(down..down + 0.10, at_rest.slerp(upright, BOUNCE), EaseFunction::QuadraticOut)
        .rotate_to(down + 0.10..down + 0.22, at_rest, EaseFunction::QuadraticIn);
}

/// Blows the turret off its ring, if the unit has a turret, and drops it where the turret of the wreck lies.
fn blow_off_turret(animation: &mut Animation, piece: Piece, actor: &Actor, at: f32, set: PieceSet) {
    let Some(pose) = &wreck_model(piece.kind).wreck_pose else { return };
    if !actor.state.model.form(set).moving_parts.contains(&TURRET) {
        return;
    }
    let (turret, down) = (pose.part(TURRET), at + KNOCK_OUT);
    animation
        .part_track(actor.entity, TURRET)
        .hop(at..down, TURRET_THROW_HEIGHT, 1)
        .move_to(at..down, turret.translation, EaseFunction::Linear)
        .rotate_to(at..down, turret.rotation, EaseFunction::Linear);
}

/// Fire, black smoke and debris until the unit has become a wreck.
fn burn(animation: &mut Animation, side: Side, place: Vec3, along: Vec3, at: f32, seed: u64) {
    let mut rng = ParticleRng::new(seed.wrapping_mul(31).wrapping_add(7));
    let thrown = along * 1.2 + Vec3::Y * 2.4;
    bursts::splinters(animation, at, place + Vec3::Y * 0.3, TABLETOP.tone(side), 8, thrown, 0.7);
    bursts::debris(animation, at, place + Vec3::Y * 0.3, Tint::Burnt, 12, thrown + Vec3::Y * 0.6, 0.62);
    let down = at + KNOCK_OUT;
    for n in 0..7_u8 {
        let time = at + 0.14 + (KNOCK_OUT + BURN - 0.14) * f32::from(n) / 7.0;
        let spot = bursts::random_point_around(&mut rng, place + Vec3::Y * 0.25, 0.16);
        bursts::oil_flames(animation, time, spot, 0.75);
    }
    // Smoke hides the change from unit to wreck.
    bursts::black_smoke(animation, down + BURN * 0.5, place + Vec3::Y * 0.3, 5, Vec3::Y * 0.7, 0.95);
    bursts::black_smoke(animation, down + BURN, place + Vec3::Y * 0.3, 8, Vec3::Y * 0.8, 1.0);
}
