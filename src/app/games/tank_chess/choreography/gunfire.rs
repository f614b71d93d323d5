//! A shot: the gun is laid, fires, and the shell strikes.

use bevy::prelude::*;

use super::super::pieces::{BARREL, SHELL, bore, unit_model};
use super::super::place::is_water;
use super::super::trajectory::Trajectory;
use super::timing::{FLIGHT_BASE, FLIGHT_PER_SQUARE, HALT, HOLD, LAY, LOB, RECOIL, RETURN, TRAIL_STEP};
use super::{looking, loss, puffs, stance};
use crate::app::common::animation::score::{Actors, Animation, PropKind};
use crate::app::common::animation::timing::FLASH;
use crate::app::common::animation::track::Track;
use crate::app::common::particles::{Burst, Kind};
use crate::app::common::pieces::TURRET;
use crate::app::games::tank_chess::sounds;
use cannon_rules::tank_chess::{Facing, Position, Square, UnitKind};

/// How far a unit is thrown back when it fires.
const KICK: f32 = 0.07;
/// How far its barrel runs back into the turret.
const BARREL_KICK: f32 = 0.075;
/// How far it rocks back, in radians.
const ROCK: f32 = 0.09;

/// Who fires, and from which stance.
#[derive(Clone, Copy)]
pub(super) struct Gunner {
    pub(super) kind: UnitKind,
    pub(super) at: Square,
    pub(super) facing: Facing,
}

/// A unit that has arrived fires at an enemy and destroys it. Only its turret turns to the target, and back ahead.
pub(super) fn shot(
    score: &mut Animation,
    track: &mut Track,
    before: &Position,
    gunner: Gunner,
    target: Square,
    cast: &Actors,
    (arrived, seed): (f32, u64),
) {
    let way = Trajectory::of(before, gunner.kind, gunner.at, target);
    let aim = aim(&way, stance(before, gunner.at, gunner.facing));
    let begin = arrived + HALT;
    let fire = begin + if aim.is_some() { LAY } else { 0.0 } + HOLD;
    let aside = aim.unwrap_or_default();
    let back = recoil(track, way.along(), KICK, fire);
    track.tips_towards(-way.along(), Vec3::ZERO);
    track.tip(fire..fire + RECOIL, ROCK, EaseFunction::QuadraticOut).tip(
        fire + RECOIL..back,
        0.0,
        EaseFunction::BackOut,
    );
    if aim.is_some() {
        score.sound(begin, sounds::TURRET, way.mouth);
        score.sound(back, sounds::TURRET, way.mouth);
    }
    if let Some(actor) = cast.actor {
        if aim.is_some() {
            score.part(actor.entity, TURRET).turn(begin..begin + LAY, aside, EaseFunction::SineInOut).turn(
                back..back + LAY,
                Quat::IDENTITY,
                EaseFunction::SineInOut,
            );
        }
        recoil(score.part(actor.entity, BARREL), bore(unit_model(gunner.kind)), BARREL_KICK, fire);
    }
    discharge(score, &way, fire);
    ground_blow(score, &way, fire, is_water(before, gunner.at));
    let strike = fire + flight_time(&way);
    report(score, &way, fire);
    shell(score, &way, fire, strike);
    loss::of_target(score, before, target, cast, &way, strike, seed);
}

/// The turn of the turret on the hull that lays the gun; `None` if it looks along the way as it is.
fn aim(way: &Trajectory, home: Transform) -> Option<Quat> {
    let aside = home.rotation.inverse() * looking(way.along());
    (aside.angle_between(Quat::IDENTITY) > 0.01).then_some(aside)
}

/// A body is thrown back against the shot and rolls into place again. Returns when it stands still.
fn recoil(body: &mut Track, along: Vec3, kick: f32, fire: f32) -> f32 {
    let back = fire + RECOIL + RETURN;
    body.sway(fire..fire + RECOIL, along * -kick, EaseFunction::QuadraticOut).sway(
        fire + RECOIL..back,
        Vec3::ZERO,
        EaseFunction::SineInOut,
    );
    back
}

/// How long a shell flies.
pub(super) fn flight_time(way: &Trajectory) -> f32 {
    let flat = FLIGHT_BASE + FLIGHT_PER_SQUARE * way.length();
    if way.rise > 0.0 { flat * LOB } else { flat }
}

/// The gun and its shell are heard.
pub(super) fn report(score: &mut Animation, way: &Trajectory, fire: f32) {
    let (gun, flight) = match way.rise > 0.0 {
        true => (sounds::MORTAR, sounds::FLIGHT_MORTAR),
        false => (sounds::TANK_GUN, sounds::FLIGHT_SHELL),
    };
    score.sound(fire, gun, way.mouth);
    score.sound(fire + 0.03, flight, way.at(0.5));
}

/// Fire and smoke at the muzzle.
fn discharge(score: &mut Animation, way: &Trajectory, fire: f32) {
    let bore = (way.at(0.05) - way.mouth).normalize_or(way.along());
    let flame = Burst { spread: 0.8, scatter: 0.03, ..Burst::new(Kind::Flame, 4, way.mouth) };
    for (reach, size) in [(0.4, 1.0), (2.4, 0.8), (4.6, 0.6)] {
        score.burst(fire, Burst { toward: bore * reach, size, ..flame });
    }
    score.burst(fire, Burst { toward: bore * 4.0, spread: 1.6, ..Burst::new(Kind::Spark, 8, way.mouth) });
    score.flash(fire, way.mouth + bore * 0.15, 1.0, FLASH);
    score.shake(fire, 0.3);
    puffs::smoke(score, fire + 0.02, way.mouth + bore * 0.1, 6, bore * 2.6, 0.8);
    puffs::smoke(score, fire + 0.06, way.mouth, 4, bore + Vec3::Y * 0.3, 0.6);
}

/// What the blow of a shot drives out from under the gunner: dust, or water if it swims.
fn ground_blow(score: &mut Animation, way: &Trajectory, fire: f32, swims: bool) {
    let under = (way.mouth - way.along() * 0.5).with_y(0.0);
    if swims {
        puffs::wash_ring(score, fire, under, 0.35, 0.6);
    } else {
        puffs::dust_ring(score, fire, under, 0.35, 0.6);
    }
}

/// The shell on its way, with a thread of smoke behind it.
fn shell(score: &mut Animation, way: &Trajectory, fire: f32, strike: f32) {
    score
        .prop(PropKind::Thing(&SHELL), fire..strike, Transform::from_translation(way.mouth))
        .track
        .go(fire..strike, way.strike, EaseFunction::Linear)
        .hop(fire..strike, way.rise, 1);
    let puffs = ((strike - fire) / TRAIL_STEP) as u16;
    for n in 1..puffs {
        let part = f32::from(n) / f32::from(puffs);
        let wisp = Burst { scatter: 0.015, spread: 0.1, size: 0.24, ..Burst::new(Kind::Smoke, 1, way.at(part)) };
        score.burst(fire + (strike - fire) * part, wisp);
    }
}
