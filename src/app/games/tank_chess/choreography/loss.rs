//! Units that are lost: struck by a shell, on a mine, in the water.

use bevy::prelude::*;

use super::super::place::{is_water, world_of};
use super::super::trajectory::Trajectory;
use super::timing::{BURN, FIRE, OVERTHROW, SINK};
use super::{body_at, puffs};
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::animation::track::Track;
use crate::app::common::particles::ParticleRng;
use crate::app::games::BoardGame;
use crate::app::games::tank_chess::sounds;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Position, Square};

/// How far a unit is thrown over: onto its side.
const THROWN: f32 = 1.35;
/// How high it leaves the ground.
const THROW_HEIGHT: f32 = 0.34;
/// How deep a unit sinks.
const DEPTH: f32 = 0.6;

/// The target of a shell is thrown over and burns.
pub(super) fn of_target(
    score: &mut Animation,
    before: &Position,
    target: Square,
    cast: &Actors,
    way: &Trajectory,
    strike: f32,
    seed: u64,
) {
    let (Some((side, piece)), Some(victim)) = (before.unit_at(target), cast.struck) else { return };
    score.sound(strike, sounds::IMPACT_ARMOUR, way.strike);
    score.sound(strike + FIRE, sounds::EXPLOSION, way.strike);
    puffs::blast(score, strike, way.strike, 1.1);
    score.shake(strike, 0.7);
    let place = world_of(before, target);
    let mut body = body_at(before, target, piece.facing);
    overthrow(&mut body, way.along(), strike);
    burn(score, side, place, way.along(), strike, seed);
    let down = strike + OVERTHROW;
    if is_water(before, target) {
        // What is destroyed on water sinks.
        puffs::splash(score, strike, place, 0.3);
        sink(score, &mut body, down, place);
    } else {
        puffs::dust_ring(score, strike, place, 0.3, 1.2);
        puffs::dust_ring(score, down, place, 0.3, 0.8);
    }
    score.pieces.push((victim.entity, body));
}

/// The unit that drives is lost at the end of its way.
pub(super) fn of_driver(
    score: &mut Animation,
    track: &mut Track,
    before: &Position,
    side: Side,
    at: Square,
    arrived: f32,
    seed: u64,
) {
    let place = world_of(before, at);
    if before.mines().contains(at) {
        score.sound(arrived, sounds::EXPLOSION, place);
        puffs::blast(score, arrived, place + Vec3::Y * 0.2, 1.3);
        score.shake(arrived, 0.9);
        overthrow(track, Vec3::X, arrived);
        burn(score, side, place, Vec3::X, arrived, seed);
        puffs::dust_ring(score, arrived + OVERTHROW, place, 0.3, 0.8);
    } else {
        sink(score, track, arrived, place);
    }
}

/// A body goes under.
fn sink(score: &mut Animation, body: &mut Track, at: f32, place: Vec3) {
    let sunk = at + SINK;
    score.sound(at + SINK * 0.15, sounds::SPLASH, place);
    body.level(at..sunk, -DEPTH, EaseFunction::QuadraticIn).size(
        sunk - SINK * 0.3..sunk,
        Vec3::splat(0.02),
        EaseFunction::QuadraticIn,
    );
    puffs::splash(score, at + SINK * 0.25, place, 0.28);
    // The last of the air.
    puffs::splash(score, sunk - SINK * 0.1, place, 0.1);
}

/// A body is thrown over and comes to rest on its side.
fn overthrow(body: &mut Track, along: Vec3, at: f32) {
    // Sideways rather than over its bow, whichever way the shell flew.
    let down = at + OVERTHROW;
    body.tips_towards(along, Vec3::ZERO)
        .hop(at..down, THROW_HEIGHT, 1)
        .tip(at..down, THROWN, EaseFunction::QuadraticIn)
        .sway(at..down, along * 0.1, EaseFunction::QuadraticOut)
        .tip(down..down + 0.12, THROWN - 0.12, EaseFunction::QuadraticOut)
        .tip(down + 0.12..down + 0.24, THROWN, EaseFunction::QuadraticIn);
}

/// Splinters, flames and smoke until the unit has become a wreck.
fn burn(score: &mut Animation, side: Side, place: Vec3, along: Vec3, at: f32, seed: u64) {
    let mut dice = ParticleRng::new(seed.wrapping_mul(31).wrapping_add(7));
    puffs::splinters(score, at, place + Vec3::Y * 0.3, Position::tone(side), 14, along * 1.2 + Vec3::Y * 2.4, 0.7);
    let down = at + OVERTHROW;
    for n in 0..6_u8 {
        let when = at + 0.1 + (OVERTHROW + BURN) * f32::from(n) / 6.0;
        let spot = puffs::around(&mut dice, place + Vec3::Y * 0.25, 0.16);
        puffs::fire(score, when, spot, 0.7);
    }
    // Smoke hides how the unit becomes a wreck.
    puffs::smoke(score, down + BURN, place + Vec3::Y * 0.3, 8, Vec3::Y * 0.8, 1.1);
}
