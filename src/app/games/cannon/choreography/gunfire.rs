//! The shot of a cannon: the crew makes room, the gun comes up, aims and fires, and the ball strikes.

use bevy::prelude::*;

use super::impact::{Blow, soldier_falls, town_falls};
use super::timing::{
    FLIGHT_BASE, FLIGHT_PER_POINT, GUN_AIM, GUN_ARRIVE, GUN_FUSE, GUN_LEAVE, GUN_RECOIL, GUN_REST, GUN_RUN_OUT,
    TRAIL_STEP,
};
use super::{Actors, home, is_town, looking, puffs};
use crate::app::common::animation::score::{Animation, PropKind};
use crate::app::common::animation::timing::FLASH;
use crate::app::common::animation::track::Track;
use crate::app::common::particles::{Burst, Kind};
use crate::app::games::BoardGame;
use crate::app::games::cannon::pieces::{BALL, BARREL, GUN, GUN_TRUNNIONS, GUNNER, WHEEL_RADIUS, WHEELS};
use crate::app::games::cannon::place::world_of;
use crate::app::games::cannon::sounds;
use crate::app::games::cannon::trajectory::Trajectory;
use cannon_rules::cannon::firing_lines::FiringLine;
use cannon_rules::cannon::{Point, Position};

/// How far muzzle and middle soldier step aside, to different sides.
const ROOM_FOR_GUN: f32 = 0.395;
/// How far the gun is rolled up from behind.
const RUN_UP: f32 = 0.8;
/// How far the gun runs back when it fires.
const RECOIL: f32 = 0.24;
/// How far the shot throws the barrel up, in radians.
const JUMP: f32 = 0.07;
/// Next to nothing: the size of who or what is not there.
const NOTHING: Vec3 = Vec3::splat(0.02);
/// When the crew has made room.
const ASIDE: f32 = GUN_ARRIVE * 0.7;
/// No time to speak of.
const AT_ONCE: f32 = 0.004;

/// When things happen in a shot.
struct Moments {
    aim: f32,
    fire: f32,
    strike: f32,
    leave: f32,
    done: f32,
}

impl Moments {
    fn of(way: &Trajectory) -> Moments {
        let aim = GUN_ARRIVE;
        let fire = aim + GUN_AIM + GUN_FUSE;
        let strike = fire + FLIGHT_BASE + FLIGHT_PER_POINT * way.mouth.distance(way.strike);
        let leave = (fire + GUN_RECOIL + GUN_RUN_OUT).max(strike) + GUN_REST;
        Moments { aim, fire, strike, leave, done: leave + GUN_LEAVE }
    }
}

/// A cannon fires along a line.
pub(super) fn shot(score: &mut Animation, line: &FiringLine, before: &Position, cast: &Actors, seed: u64) {
    let way = Trajectory::of(before, line);
    let when = Moments::of(&way);
    crew(score, line, cast, &way, &when);
    gun(score, &way, &when);
    discharge(score, &way, &when);
    ball(score, &way, &when);
    strike(score, line.target, cast, &way, &when, seed);
    score.ready_at = Some(when.aim + GUN_AIM);
}

/// Muzzle and middle soldier step aside and lay down their muskets: they are gunners until they fall in again. The rear one fires the gun.
fn crew(score: &mut Animation, line: &FiringLine, cast: &Actors, way: &Trajectory, when: &Moments) {
    let (along, right) = (way.along(), way.along().cross(Vec3::Y));
    for (point, aside) in [(line.muzzle, right), (line.middle, -right)] {
        let Some(soldier) = cast.at(point) else { continue };
        let stand = home(point, soldier.figure.side);
        let mut serving = Track::new(stand);
        serving
            .tips_towards(-along, Vec3::ZERO)
            .sway(0.0..ASIDE, aside * ROOM_FOR_GUN, EaseFunction::SineInOut)
            .turn(0.0..ASIDE, looking(along), EaseFunction::SineInOut)
            .hop(0.0..ASIDE, 0.06, 2)
            .tip(when.fire..when.fire + 0.08, 0.12, EaseFunction::QuadraticOut)
            .tip(when.fire + 0.08..when.fire + 0.4, 0.0, EaseFunction::SineInOut)
            .sway(when.leave..when.done, Vec3::ZERO, EaseFunction::SineInOut)
            .turn(when.leave..when.done, stand.rotation, EaseFunction::SineInOut)
            .hop(when.leave..when.done, 0.06, 2);
        // In the middle of the turn the one takes the place of the other.
        let (taken, given) = (ASIDE * 0.5, when.leave + GUN_LEAVE * 0.5);
        let gunner = PropKind::OfSide(&GUNNER, soldier.figure.side);
        score.prop(gunner, taken..given, stand).track = serving.clone();
        serving.size(taken - AT_ONCE..taken, NOTHING, EaseFunction::Linear).size(
            given - AT_ONCE..given,
            Vec3::ONE,
            EaseFunction::Linear,
        );
        score.pieces.push((soldier.entity, serving));
    }
    if let Some(gunner) = cast.at(line.rear) {
        let stand = home(line.rear, gunner.figure.side);
        score
            .piece(gunner.entity, stand)
            .tips_towards(along, Vec3::ZERO)
            .turn(0.0..ASIDE, looking(along), EaseFunction::SineInOut)
            // Bends to lay the gun, and jerks back when it goes off.
            .tip(when.aim..when.aim + 0.2, 0.2, EaseFunction::SineInOut)
            .tip(when.fire - GUN_FUSE..when.fire, 0.26, EaseFunction::SineInOut)
            .tip(when.fire..when.fire + 0.09, -0.16, EaseFunction::QuadraticOut)
            .tip(when.fire + 0.09..when.fire + 0.5, 0.0, EaseFunction::SineInOut)
            .turn(when.leave..when.done, stand.rotation, EaseFunction::SineInOut);
    }
}

/// The gun is rolled up, is laid, fires, runs back on its wheels and is run out again, and is rolled away.
fn gun(score: &mut Animation, way: &Trajectory, when: &Moments) {
    let along = way.along();
    score.sound(0.0, sounds::GUN_ROLL, way.gun);
    let back = way.gun - along * RECOIL;
    let behind = way.gun - along * RUN_UP;
    let home = Transform { translation: behind, rotation: looking(along), scale: NOTHING };
    let recoiled = when.fire + GUN_RECOIL;
    let out = recoiled + GUN_RUN_OUT;
    let gun = score.prop(PropKind::Thing(&GUN), 0.0..when.done, home);
    gun.track
        .size(GUN_ARRIVE * 0.2..GUN_ARRIVE * 0.7, Vec3::ONE, EaseFunction::BackOut)
        .go(GUN_ARRIVE * 0.2..GUN_ARRIVE, way.gun, EaseFunction::SineOut)
        .go(when.fire..recoiled, back, EaseFunction::QuadraticOut)
        .hop(when.fire..recoiled + 0.06, 0.06, 1)
        .go(recoiled..out, way.gun, EaseFunction::SineInOut)
        .go(when.leave..when.done, behind, EaseFunction::SineIn)
        .size(when.leave + GUN_LEAVE * 0.4..when.done, NOTHING, EaseFunction::QuadraticIn);
    for wheel in WHEELS {
        gun.part(wheel)
            .tips_towards(Vec3::NEG_Z, Vec3::ZERO)
            .tip(GUN_ARRIVE * 0.2..GUN_ARRIVE, RUN_UP / WHEEL_RADIUS, EaseFunction::SineOut)
            .tip(when.fire..recoiled, (RUN_UP - RECOIL) / WHEEL_RADIUS, EaseFunction::QuadraticOut)
            .tip(recoiled..out, RUN_UP / WHEEL_RADIUS, EaseFunction::SineInOut)
            .tip(when.leave..when.done, 0.0, EaseFunction::SineIn);
    }
    // Past the mark, and back on it. What the carriage does not take of the recoil, the barrel does.
    let raised = way.elevation;
    gun.part(BARREL)
        .tips_towards(Vec3::Z, Vec3::ZERO)
        .tip(when.aim..when.aim + GUN_AIM * 0.6, raised * 1.15, EaseFunction::SineInOut)
        .tip(when.aim + GUN_AIM * 0.65..when.aim + GUN_AIM, raised, EaseFunction::SineInOut)
        .tip(when.fire..when.fire + GUN_RECOIL * 0.5, raised + JUMP, EaseFunction::QuadraticOut)
        .tip(recoiled..recoiled + GUN_RUN_OUT * 0.5, raised, EaseFunction::BounceOut)
        .tip(when.leave - 0.2..when.leave, 0.0, EaseFunction::SineInOut);
}

/// Fire and smoke at the mouth and at the touch-hole.
fn discharge(score: &mut Animation, way: &Trajectory, when: &Moments) {
    let along = way.along();
    let bore = Quat::from_axis_angle(along.cross(Vec3::Y), way.elevation) * along;
    let touch_hole = way.gun - along * 0.2 + Vec3::Y * (GUN_TRUNNIONS.y + 0.1);
    let fizz = Burst { spread: 0.9, toward: Vec3::Y * 0.8, size: 0.6, ..Burst::new(Kind::Spark, 4, touch_hole) };
    score.sound(when.fire - GUN_FUSE, sounds::FUSE, touch_hole);
    score.sound(when.fire, sounds::GUN, way.mouth);
    score.sound(when.fire + 0.05, sounds::FLIGHT_BALL, way.at(0.5));
    score.burst(when.fire - GUN_FUSE, fizz);
    score.burst(when.fire - GUN_FUSE * 0.5, fizz);

    let flame = Burst { spread: 0.8, scatter: 0.03, ..Burst::new(Kind::Flame, 4, way.mouth) };
    for (reach, size) in [(0.4, 1.2), (2.6, 1.0), (5.0, 0.75), (7.5, 0.5)] {
        score.burst(when.fire, Burst { toward: bore * reach, size, ..flame });
    }
    let sparks = Burst { toward: bore * 4.0, spread: 1.8, ..Burst::new(Kind::Spark, 12, way.mouth) };
    score.burst(when.fire, sparks);
    score.flash(when.fire, way.mouth + bore * 0.15, 1.0, FLASH);
    score.shake(when.fire, 0.35);
    // Smoke is driven out ahead, and hangs about the mouth.
    puffs::smoke(score, when.fire + 0.02, way.mouth + bore * 0.1, 8, bore * 3.4, 0.9);
    puffs::smoke(score, when.fire + 0.06, way.mouth, 5, bore * 1.2 + Vec3::Y * 0.3, 0.7);
    puffs::smoke(score, when.fire + 0.03, touch_hole, 2, Vec3::Y * 1.2, 0.4);
    puffs::footfall(score, when.fire + GUN_RECOIL * 0.5, way.gun - along * 0.3);
}

/// The ball on its arc, with a thread of smoke behind it.
fn ball(score: &mut Animation, way: &Trajectory, when: &Moments) {
    let start = Transform::from_translation(way.mouth);
    score
        .prop(PropKind::Thing(&BALL), when.fire..when.strike, start)
        .track
        .go(when.fire..when.strike, way.strike, EaseFunction::Linear)
        .hop(when.fire..when.strike, way.rise, 1);
    let flight = when.strike - when.fire;
    let puffs = (flight / TRAIL_STEP) as u16;
    for n in 1..puffs {
        let part = f32::from(n) / f32::from(puffs);
        let wisp = Burst { scatter: 0.015, spread: 0.1, size: 0.26, ..Burst::new(Kind::Smoke, 1, way.at(part)) };
        score.burst(when.fire + flight * part, wisp);
    }
}

/// What the ball does to what it hits.
fn strike(score: &mut Animation, target: Point, cast: &Actors, way: &Trajectory, when: &Moments, seed: u64) {
    let along = way.along();
    let on = world_of(target);
    let hit = way.strike;
    let Some(victim) = cast.struck else { return };
    let struck = if is_town(&victim) { sounds::IMPACT_STONE } else { sounds::IMPACT_WOOD };
    score.sound(when.strike, struck, hit);
    if is_town(&victim) {
        puffs::blast(score, when.strike, hit + Vec3::Y * 0.1, 1.3);
        score.shake(when.strike, 0.9);
        puffs::splinters(
            score,
            when.strike,
            hit,
            Position::tone(victim.figure.side),
            10,
            along * 1.2 + Vec3::Y * 2.4,
            1.0,
        );
        town_falls(score, target, victim, when.strike, seed);
    } else {
        puffs::blast(score, when.strike, hit - along * 0.16, 1.0);
        score.shake(when.strike, 0.5);
        puffs::splinters(
            score,
            when.strike,
            on + Vec3::Y * 0.4,
            Position::tone(victim.figure.side),
            14,
            along * 1.3 + Vec3::Y * 2.6,
            0.85,
        );
        let blow = Blow { at: when.strike, way: along, throw: 0.3, rise: 0.6 };
        soldier_falls(score, target, victim, cast, &blow);
    }
    puffs::dust_ring(score, when.strike, on, 0.25, 1.3);
}
