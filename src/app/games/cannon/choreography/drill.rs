//! The shift: a drill of three soldiers. The rear one goes to the front, the other two make way and fall in again.

use bevy::prelude::*;

use super::timing::{DRILL_FALL_IN, DRILL_MAKE_WAY, DRILL_MARCH, DRILL_VAULT, LANDING_IN_RETREAT};
use super::{Actor, Actors, home, looking, puffs};
use crate::app::common::animation::score::Animation;
use crate::app::games::cannon::place::world_of;
use crate::app::games::cannon::sounds;
use cannon_rules::cannon::Point;
use cannon_rules::cannon::firing_lines::shifting_soldiers;

/// How far beside the line the marching soldier passes …
const PASS_ASIDE: f32 = 0.395;
/// … and how far the others step aside the other way.
const GIVE_WAY: f32 = 0.215;
/// How high the marching soldier leaps if there is no room beside the line.
const VAULT_HEIGHT: f32 = 1.5;
/// How low the others duck then.
const DUCK: f32 = 0.88;

/// The rear soldier goes to the new front.
pub(super) fn shift(score: &mut Animation, from: Point, to: Point, soldier: Actor, cast: &Actors) {
    let Some([_, second, first]) = shifting_soldiers(from, to) else { return };
    let way = (world_of(to) - world_of(from)).normalize();
    let others = [second, first].map(|point| (point, cast.at(point).copied()));
    match room_beside(from, to, cast) {
        Some(aside) => march_past(score, [from, to], soldier, &others, way, aside),
        None => vault(score, [from, to], soldier, &others, way),
    }
    puffs::footfall(score, score.pieces.iter().map(|(_, track)| track.end()).fold(0.0, f32::max) - 0.2, world_of(to));
}

/// The level direction in which there is room to pass the line from `from` to `to`. Beside ranks and files there always is: pieces on the
/// neighbouring lines are a full point away. Beside a diagonal, they are closer and leave a gap only where none stands.
fn room_beside(from: Point, to: Point, cast: &Actors) -> Option<Vec3> {
    let steps = (to.file() as i8 - from.file() as i8).signum();
    let climbs = (to.rank() as i8 - from.rank() as i8).signum();
    let way = Vec3::new(f32::from(steps), 0.0, -f32::from(climbs)).normalize();
    let right = way.cross(Vec3::Y);
    if steps == 0 || climbs == 0 {
        // The side with fewer neighbours, as seen from the middle of the line.
        let crowd = |side: Vec3| {
            let (files, ranks) = (side.x as i8, -side.z as i8);
            (0..=3)
                .filter_map(|n| from.offset(steps * n + files, climbs * n + ranks))
                .filter(|&point| !cast.is_free(point))
                .count()
        };
        return Some(if crowd(right) <= crowd(-right) { right } else { -right });
    }
    // The points that lie beside a diagonal, on its two sides.
    let beside = |files: i8, ranks: i8| {
        (0..3).all(|n| from.offset(steps * n + files, climbs * n + ranks).is_none_or(|point| cast.is_free(point)))
    };
    let side_of = |files: i8, ranks: i8| {
        let towards = Vec3::new(f32::from(files), 0.0, -f32::from(ranks));
        right * towards.dot(right).signum()
    };
    if beside(steps, 0) {
        Some(side_of(steps, 0))
    } else if beside(0, climbs) {
        Some(side_of(0, climbs))
    } else {
        None
    }
}

/// Past the others, who step aside, present, and fall in behind.
fn march_past(
    score: &mut Animation,
    [from, to]: [Point; 2],
    soldier: Actor,
    others: &[(Point, Option<Actor>)],
    way: Vec3,
    aside: Vec3,
) {
    let (start, end) = (home(from, soldier.figure.side), home(to, soldier.figure.side));
    let set_out = DRILL_MAKE_WAY * 0.6;
    let arrive = set_out + DRILL_MARCH;
    score
        .piece(soldier.entity, start)
        .tips_towards(way, Vec3::ZERO)
        .turn(0.0..set_out, looking(way), EaseFunction::SineInOut)
        .tip(set_out..set_out + 0.2, 0.1, EaseFunction::SineInOut)
        .go(set_out..arrive, end.translation, EaseFunction::SineInOut)
        .hop(set_out..arrive, 0.06, 6)
        // Clear of the line before the second soldier is reached, and back in it only when the first has been passed.
        .sway(set_out..set_out + DRILL_MARCH * 0.26, aside * PASS_ASIDE, EaseFunction::SineInOut)
        .sway(arrive - DRILL_MARCH * 0.26..arrive, Vec3::ZERO, EaseFunction::SineInOut)
        .tip(arrive - 0.15..arrive + 0.1, 0.0, EaseFunction::SineInOut)
        .turn(arrive..arrive + DRILL_FALL_IN, end.rotation, EaseFunction::SineInOut)
        .squash(arrive, 0.08);
    score.sound_of(0.0, sounds::DRILL, soldier.entity);
    for (order, &(point, other)) in (0_u8..).zip(others) {
        let Some(other) = other else { continue };
        let stand = home(point, other.figure.side);
        // Each is passed at its own third of the march, and falls in when the marching soldier is by.
        let fall_in = set_out + DRILL_MARCH * (0.62 + 0.16 * f32::from(order));
        let done = fall_in + DRILL_FALL_IN;
        score
            .piece(other.entity, stand)
            .sway(0.0..DRILL_MAKE_WAY, aside * -GIVE_WAY, EaseFunction::SineInOut)
            .turn(0.0..DRILL_MAKE_WAY, looking(aside), EaseFunction::SineInOut)
            .hop(0.0..DRILL_MAKE_WAY, 0.05, 1)
            .sway(fall_in..done, Vec3::ZERO, EaseFunction::SineInOut)
            .turn(fall_in..done, stand.rotation, EaseFunction::SineInOut)
            .hop(fall_in..done, 0.05, 1)
            .squash(done, 0.06);
    }
}

/// Over the others, who duck.
fn vault(score: &mut Animation, [from, to]: [Point; 2], soldier: Actor, others: &[(Point, Option<Actor>)], way: Vec3) {
    let (start, end) = (home(from, soldier.figure.side), home(to, soldier.figure.side));
    let leap = DRILL_MAKE_WAY;
    let land = leap + DRILL_VAULT;
    score
        .piece(soldier.entity, start)
        .tips_towards(way, Vec3::ZERO)
        .turn(0.0..leap, looking(way), EaseFunction::SineInOut)
        .size(0.0..leap, Vec3::new(1.05, 0.9, 1.05), EaseFunction::QuadraticOut)
        .size(leap..leap + 0.12, Vec3::ONE, EaseFunction::QuadraticOut)
        .go(leap..land, end.translation, EaseFunction::Linear)
        .hop(leap..land, VAULT_HEIGHT, 1)
        .tip(leap..leap + DRILL_VAULT * 0.6, 0.4, EaseFunction::SineInOut)
        .tip(leap + DRILL_VAULT * 0.6..land, -0.1, EaseFunction::SineInOut)
        .tip(land..land + 0.2, 0.0, EaseFunction::SineInOut)
        .turn(land..land + DRILL_FALL_IN, end.rotation, EaseFunction::SineInOut)
        .squash(land, 0.1);
    score.sound_of(land - LANDING_IN_RETREAT, sounds::RETREAT, soldier.entity);
    for &(point, other) in others {
        let Some(other) = other else { continue };
        let stand = home(point, other.figure.side);
        score
            .piece(other.entity, stand)
            .size(0.0..DRILL_MAKE_WAY, Vec3::new(1.08, DUCK, 1.08), EaseFunction::QuadraticOut)
            .size(land - 0.2..land + 0.1, Vec3::ONE, EaseFunction::BackOut);
    }
    puffs::dust_ring(score, land, end.translation, 0.2, 0.8);
}
