//! Pieces that are struck: the charge of a capture, soldiers that fall, towns that go to ruin.

use std::ops::Range;

use bevy::prelude::*;

use super::timing::{
    BLOW_IN_CAPTURE, CHARGE, CHARGE_CONTACT, CHARGE_ON, CHARGE_WIND_UP, LIE, TOPPLE, TOWN_FALL, TOWN_TREMBLE, VANISH,
};
use super::{Actor, Actors, SOLDIER_HEIGHT, SOLDIER_RADIUS, TOWN_RADIUS, home, is_town, looking, puffs};
use crate::app::common::animation::score::Animation;
use crate::app::common::animation::track::Track;
use crate::app::common::particles::ParticleRng;
use crate::app::games::BoardGame;
use crate::app::games::cannon::pieces::{FLAG, KEEP, MUSKET, TOWERS};
use crate::app::games::cannon::sounds;
use cannon_rules::cannon::{Direction, Point, Position};

/// How far over a fallen soldier lies: more than a right angle, since its head is narrower than its foot.
const LYING: f32 = 1.72;
/// How far forward a musket is levelled for a charge.
const LEVELLED: f32 = 0.75;
/// How far over the towers of a town topple while it sinks.
const TOWER_FALL: f32 = 1.25;
/// About which edge they do: half the width of a tower.
const TOWER_RADIUS: f32 = 0.07;
/// How far the keep comes down between them.
const KEEP_FALL: f32 = 0.34;

/// A soldier charges, strikes the enemy down and takes its place.
pub(super) fn capture(score: &mut Animation, from: Point, to: Point, soldier: Actor, cast: &Actors, seed: u64) {
    let Some(victim) = cast.struck else { return };
    let (start, end) = (home(from, soldier.figure.side), home(to, soldier.figure.side));
    let way = (end.translation - start.translation).normalize();
    let reach = SOLDIER_RADIUS + if is_town(&victim) { TOWN_RADIUS } else { SOLDIER_RADIUS } + 0.02;
    let contact = end.translation - way * reach;
    let blow = CHARGE_WIND_UP + CHARGE;

    let charge = score.piece(soldier.entity, start);
    charge
        .tips_towards(way, Vec3::ZERO)
        .turn(0.0..CHARGE_WIND_UP, looking(way), EaseFunction::SineInOut)
        .go(0.0..CHARGE_WIND_UP, start.translation - way * 0.12, EaseFunction::SineOut)
        .tip(0.0..CHARGE_WIND_UP, -0.16, EaseFunction::SineOut)
        .go(CHARGE_WIND_UP..blow, contact, EaseFunction::QuadraticIn)
        .tip(CHARGE_WIND_UP..blow, 0.2, EaseFunction::QuadraticIn)
        .hop(CHARGE_WIND_UP..blow, 0.1, 1);
    let on = if is_town(&victim) {
        // The soldier springs back and waits until the dust has settled.
        let back = contact - way * 0.12;
        charge.go(blow..blow + 0.16, back, EaseFunction::CubicOut).tip(blow..blow + 0.3, 0.0, EaseFunction::BackOut);
        blow + TOWN_TREMBLE + TOWN_FALL
    } else {
        charge.tip(blow..blow + CHARGE_CONTACT + CHARGE_ON, 0.0, EaseFunction::BackOut);
        blow + CHARGE_CONTACT
    };
    let there = on + CHARGE_ON;
    charge
        .go(on..there, end.translation, EaseFunction::SineInOut)
        .hop(on..there, 0.08, 2)
        .turn(there - 0.16..there, end.rotation, EaseFunction::SineInOut)
        .squash(there, 0.08);
    score.part(soldier.entity, MUSKET).pitch(0.0..CHARGE_WIND_UP, -LEVELLED, EaseFunction::SineInOut).pitch(
        blow + 0.12..blow + 0.42,
        0.0,
        EaseFunction::SineInOut,
    );
    score.sound(blow - BLOW_IN_CAPTURE, sounds::CAPTURE, contact);
    for pace in [0.5, 1.0] {
        score.sound_of(on + CHARGE_ON * pace, sounds::MARCH, soldier.entity);
    }
    puffs::footfall(score, CHARGE_WIND_UP, start.translation);
    puffs::footfall(score, there, end.translation);

    if is_town(&victim) {
        town_falls(score, to, victim, blow, seed);
    } else {
        let blow_to = Blow { at: blow, way, throw: 0.16, rise: 0.12 };
        soldier_falls(score, to, victim, cast, &blow_to);
        puffs::splinters(
            score,
            blow,
            end.translation + Vec3::Y * 0.4,
            Position::tone(victim.figure.side),
            5,
            way * 1.4 + Vec3::Y * 1.5,
            0.6,
        );
    }
}

/// How a soldier is struck.
pub(super) struct Blow {
    pub(super) at: f32,
    /// Where the blow drives it.
    pub(super) way: Vec3,
    /// How far it is thrown …
    pub(super) throw: f32,
    /// … and how high.
    pub(super) rise: f32,
}

/// A soldier is knocked off its feet, lies for a moment, and is gone.
pub(super) fn soldier_falls(score: &mut Animation, on: Point, victim: Actor, cast: &Actors, blow: &Blow) {
    let start = home(on, victim.figure.side);
    let fall = room_to_fall(on, blow.way, cast);
    let down = blow.at + TOPPLE * (1.0 + blow.rise * 0.5);
    let lying = start.translation + fall * (SOLDIER_RADIUS + 0.1 + blow.throw);
    let gone = down + LIE + VANISH;
    // Over the edge that is foremost in the fall.
    let edge = fall * SOLDIER_RADIUS;
    let body = score.piece(victim.entity, start);
    body.tips_towards(fall, edge)
        .go(blow.at..down, lying - edge, EaseFunction::QuadraticOut)
        .hop(blow.at..down, blow.rise, 1)
        .tip(blow.at..down, LYING, if blow.rise > 0.3 { EaseFunction::SineIn } else { EaseFunction::QuadraticIn });
    rebound(body, down);
    body.go(down + LIE..gone, lying - edge - Vec3::Y * 0.5, EaseFunction::QuadraticIn).size(
        down + LIE..gone,
        Vec3::splat(0.05),
        EaseFunction::QuadraticIn,
    );
    let middle = lying + fall * (SOLDIER_HEIGHT * 0.5);
    score.sound(down, sounds::TOPPLE, middle);
    puffs::dust_ring(score, down, middle, 0.12, 0.7);
    puffs::footfall(score, down + LIE + VANISH * 0.5, middle);
}

/// A fallen body springs up a little when it hits the ground.
fn rebound(body: &mut Track, down: f32) {
    body.tip(down..down + LIE * 0.4, LYING - 0.16, EaseFunction::QuadraticOut).tip(
        down + LIE * 0.4..down + LIE * 0.8,
        LYING,
        EaseFunction::QuadraticIn,
    );
}

/// The level direction in which a piece on this point falls: with the blow, unless others stand there.
fn room_to_fall(on: Point, way: Vec3, cast: &Actors) -> Vec3 {
    let world = |direction: Direction| {
        let (files, ranks) = direction.step();
        Vec3::new(f32::from(files), 0.0, -f32::from(ranks)).normalize()
    };
    let free = |direction: Direction| {
        let (files, ranks) = direction.step();
        on.offset(files, ranks).is_some_and(|point| cast.is_free(point))
    };
    Direction::ALL
        .into_iter()
        .filter(|&direction| free(direction) && world(direction).dot(way) > -0.1)
        .map(world)
        .max_by(|one, other| one.dot(way).total_cmp(&other.dot(way)))
        .unwrap_or(way)
}

/// A town trembles, cracks and goes down in its own dust.
pub(super) fn town_falls(score: &mut Animation, on: Point, town: Actor, hit: f32, seed: u64) {
    let start = home(on, town.figure.side);
    let place = start.translation;
    let fall = hit + TOWN_TREMBLE;
    let gone = fall + TOWN_FALL;
    let mut dice = ParticleRng::new(seed ^ 0x70_77_6e);

    let lean = dice.direction().with_y(0.0).normalize_or(Vec3::X);
    let body = score.piece(town.entity, start);
    body.tips_towards(lean, lean * TOWN_RADIUS * 0.5);
    let shakes: u8 = 9;
    let shake = TOWN_TREMBLE / f32::from(shakes);
    for n in 0..shakes {
        let begin = hit + shake * f32::from(n);
        let offset = dice.direction().with_y(0.0) * (0.022 + 0.004 * f32::from(n));
        body.sway(begin..begin + shake, offset, EaseFunction::SineInOut);
    }
    let sinks = fall + TOWN_FALL * 0.4;
    body.sway(fall..fall + 0.3, Vec3::ZERO, EaseFunction::SineInOut)
        .tip(hit..fall, 0.05, EaseFunction::BounceOut)
        .tip(fall..gone, 0.16, EaseFunction::CubicIn)
        .go(sinks..gone, place - Vec3::Y * 1.2, EaseFunction::QuadraticIn);
    towers_fall(score, town, fall..gone);

    score.sound(hit, sounds::COLLAPSE, place);
    puffs::splinters(score, hit, place + Vec3::Y * 0.5, Position::tone(town.figure.side), 12, Vec3::Y * 2.2, 0.9);
    // Fire breaks out of the walls, and burns on until they are down.
    let flames: u8 = 12;
    for n in 0..flames {
        let at = hit + (gone - hit) * (0.15 + 0.8 * f32::from(n) / f32::from(flames));
        let sinking = ((at - fall) / TOWN_FALL).clamp(0.0, 1.0);
        let spot = puffs::around(&mut dice, place + Vec3::Y * (0.45 - 0.3 * sinking), TOWN_RADIUS * 0.7);
        puffs::fire(score, at, spot, 0.8);
    }
    let collapse: u8 = 7;
    for n in 0..collapse {
        let at = fall + TOWN_FALL * f32::from(n) / f32::from(collapse + 1);
        let crack = puffs::around(&mut dice, place + Vec3::Y * 0.4, TOWN_RADIUS);
        puffs::splinters(score, at, crack, Position::tone(town.figure.side), 8, Vec3::Y * 1.6, 1.0);
        puffs::dust_cloud(score, at, crack.with_y(0.15), 5, 1.7);
        puffs::dust_ring(score, at, place, TOWN_RADIUS * 0.8, 1.3);
        score.shake(at, 0.45);
        if n % 2 == 0 {
            puffs::smoke(score, at, crack.with_y(0.3), 4, Vec3::Y * 0.7, 1.1);
        }
    }
    puffs::smoke(score, gone, place + Vec3::Y * 0.1, 6, Vec3::Y * 1.1, 1.3);
    puffs::dust_cloud(score, gone, place + Vec3::Y * 0.1, 8, 1.8);
}

/// The towers topple one after the other, outward from the walls; the keep goes down where it stands, and takes the flag along.
fn towers_fall(score: &mut Animation, town: Actor, span: Range<f32>) {
    let length = span.end - span.start;
    for (nth, (tower, way)) in (0_u8..).zip(TOWERS) {
        let begin = span.start + length * 0.12 * f32::from(nth);
        let way = way.normalize();
        let track = score.part(town.entity, tower);
        track.tips_towards(way, way * TOWER_RADIUS);
        track.tip(begin..begin + length * 0.55, TOWER_FALL, EaseFunction::CubicIn);
        track.go(begin + length * 0.3..begin + length * 0.6, Vec3::NEG_Y * 0.1, EaseFunction::QuadraticIn);
    }
    let keep = span.start + length * 0.25..span.start + length * 0.8;
    let track = score.part(town.entity, KEEP);
    track.tips_towards(Vec3::NEG_X, Vec3::ZERO).tip(keep.clone(), 0.3, EaseFunction::CubicIn);
    track.go(keep.clone(), Vec3::NEG_Y * KEEP_FALL, EaseFunction::QuadraticIn);
    let flag = score.part(town.entity, FLAG);
    flag.tips_towards(Vec3::NEG_X, Vec3::ZERO).tip(keep.clone(), 1.1, EaseFunction::QuadraticIn);
    flag.go(keep, Vec3::NEG_Y * KEEP_FALL, EaseFunction::QuadraticIn);
}
