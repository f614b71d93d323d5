//! Animations of captures and hits: the charge, and collapsing towns.

use crate::cannon::TABLETOP;
use std::ops::Range;

use bevy::prelude::*;

use super::fall::{Blow, soldier_falls};
use super::timing::{
    CAPTURE_SOUND_LEAD, CHARGE, CHARGE_FOLLOW_THROUGH, CHARGE_WIND_UP, CLUB_RAISE, CLUB_SWING, HIT_STOP, TOWN_COLLAPSE,
    TOWN_SHAKE,
};
use super::{Actor, Actors, SOLDIER_RADIUS, Stature, TOWN_RADIUS, bursts, is_town, rest_pose};
use crate::cannon::pieces::{FLAG, KEEP, TOWERS};
use crate::cannon::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::trajectory::look_rotation;
use cannon_app_base::common::particles::{ParticleRng, Tint};
use cannon_app_base::common::pieces::{ARM, HEAD, MUSKET};
use cannon_rules::cannon::Point;

/// Angle by which a musket is lowered for a charge.
const MUSKET_ANGLE: f32 = 0.75;
/// Angle by which a musket is raised for a blow with its butt.
const MUSKET_RAISE_ANGLE: f32 = 0.55;
/// Angle of the musket at the end of that blow.
const MUSKET_SWING_ANGLE: f32 = 1.15;
/// Angle by which a soldier ducks its head when it charges.
const CHARGE_HEAD_ANGLE: f32 = 0.22;
/// Angle by which the towers of a town topple while it sinks.
const TOWER_FALL_ANGLE: f32 = 1.25;
/// Distance from the middle of a tower to the edge over which it topples.
const TOWER_RADIUS: f32 = 0.07;
/// Distance by which the keep sinks between the towers.
const KEEP_SINK_DEPTH: f32 = 0.34;

/// Animates a soldier that charges, strikes the enemy down and takes its place.
pub(super) fn capture(animation: &mut Animation, from: Point, to: Point, soldier: Actor, actors: &Actors, seed: u64) {
    let Some(victim) = actors.victim else { return };
    let (start, end) = (rest_pose(from, soldier.state.side), rest_pose(to, soldier.state.side));
    let direction = (end.translation - start.translation).normalize();
    let reach = SOLDIER_RADIUS + if is_town(&victim) { TOWN_RADIUS } else { SOLDIER_RADIUS } + 0.02;
    let contact = end.translation - direction * reach;
    let charged = CHARGE_WIND_UP + CHARGE;
    // Half of the soldiers that meet a soldier strike with the butt of the musket; the seed is the ply, which alternates between the sides.
    // A town is taken with the bayonet.
    let clubs = !is_town(&victim) && seed & 2 == 2;
    let blow = if clubs { charged + CLUB_RAISE + CLUB_SWING } else { charged };

    let charge = animation.piece_track(soldier.entity, start);
    charge
        .set_tilt_axis(direction, Vec3::ZERO)
        .rotate_to(0.0..CHARGE_WIND_UP, look_rotation(direction), EaseFunction::SineInOut)
        .move_to(0.0..CHARGE_WIND_UP, start.translation - direction * 0.12, EaseFunction::SineOut)
        .tilt_to(0.0..CHARGE_WIND_UP, -0.16, EaseFunction::SineOut)
        .move_to(CHARGE_WIND_UP..charged, contact, EaseFunction::QuadraticIn)
        .tilt_to(CHARGE_WIND_UP..charged, 0.2, EaseFunction::QuadraticIn)
        .hop(CHARGE_WIND_UP..charged, 0.1, 1);
    if clubs {
        charge.tilt_to(charged..charged + CLUB_RAISE, -0.22, EaseFunction::SineOut);
        charge.tilt_to(charged + CLUB_RAISE..blow, 0.3, EaseFunction::QuadraticIn);
    }
    let advance = if is_town(&victim) {
        // The soldier springs back and waits until the dust has settled.
        let back = contact - direction * 0.12;
        charge.move_to(blow..blow + 0.16, back, EaseFunction::CubicOut);
        charge.tilt_to(blow..blow + 0.3, 0.0, EaseFunction::BackOut);
        blow + TOWN_SHAKE + TOWN_COLLAPSE
    } else {
        charge.tilt_to(blow..blow + HIT_STOP + CHARGE_FOLLOW_THROUGH, 0.0, EaseFunction::BackOut);
        blow + HIT_STOP
    };
    let arrival = advance + CHARGE_FOLLOW_THROUGH;
    charge
        .move_to(advance..arrival, end.translation, EaseFunction::SineInOut)
        .hop(advance..arrival, 0.08, 2)
        .rotate_to(arrival - 0.16..arrival, end.rotation, EaseFunction::SineInOut)
        .squash(arrival, 0.08);
    // The free arm goes along with the musket.
    for part in [MUSKET, ARM] {
        let track = animation.part_track(soldier.entity, part);
        if clubs {
            track.pitch_to(CHARGE_WIND_UP..charged + CLUB_RAISE, MUSKET_RAISE_ANGLE, EaseFunction::SineInOut);
            track.pitch_to(charged + CLUB_RAISE..blow, -MUSKET_SWING_ANGLE, EaseFunction::QuadraticIn);
        } else {
            track.pitch_to(0.0..CHARGE_WIND_UP, -MUSKET_ANGLE, EaseFunction::SineInOut);
        }
        track.pitch_to(blow + 0.12..blow + 0.42, 0.0, EaseFunction::SineInOut);
    }
    // Ducked while it runs, and raised when it has struck.
    animation
        .part_track(soldier.entity, HEAD)
        .pitch_to(0.0..CHARGE_WIND_UP, -CHARGE_HEAD_ANGLE, EaseFunction::SineInOut)
        .pitch_to(blow..blow + 0.2, CHARGE_HEAD_ANGLE, EaseFunction::SineInOut)
        .pitch_to(arrival - 0.2..arrival, 0.0, EaseFunction::SineInOut);
    animation.add_sound(blow - CAPTURE_SOUND_LEAD, sounds::CAPTURE, contact);
    for pace in [0.5, 1.0] {
        animation.add_sound_of(advance + CHARGE_FOLLOW_THROUGH * pace, sounds::MARCH, soldier.entity);
    }
    bursts::footfall(animation, CHARGE_WIND_UP, start.translation);
    bursts::footfall(animation, arrival, end.translation);

    let stature = Stature::of(actors.set);
    if is_town(&victim) {
        town_falls(animation, to, victim, stature, blow, seed);
    } else {
        let blow_to = Blow { time: blow, direction, distance: 0.16, height: 0.12 };
        soldier_falls(animation, to, victim, actors, &blow_to, seed);
        let (middle, tone) = (end.translation + Vec3::Y * stature.soldier_middle, TABLETOP.tone(victim.state.side));
        bursts::splinters(animation, blow, middle, tone, 5, direction * 1.4 + Vec3::Y * 1.5, 0.6);
    }
}

/// A town shakes, cracks and sinks into its own dust.
pub(super) fn town_falls(animation: &mut Animation, point: Point, town: Actor, stature: &Stature, hit: f32, seed: u64) {
    let start = rest_pose(point, town.state.side);
    let place = start.translation;
    let fall = hit + TOWN_SHAKE;
    let gone = fall + TOWN_COLLAPSE;
    let mut rng = ParticleRng::new(seed ^ 0x70_77_6e);

    let lean = rng.unit_vector().with_y(0.0).normalize_or(Vec3::X);
    let body = animation.piece_track(town.entity, start);
    body.set_tilt_axis(lean, lean * TOWN_RADIUS * 0.5);
    let shakes: u8 = 9;
    let shake = TOWN_SHAKE / f32::from(shakes);
    for n in 0..shakes {
        let begin = hit + shake * f32::from(n);
        let offset = rng.unit_vector().with_y(0.0) * (0.022 + 0.004 * f32::from(n));
        body.offset_to(begin..begin + shake, offset, EaseFunction::SineInOut);
    }
    let sinks = fall + TOWN_COLLAPSE * 0.4;
    body.offset_to(fall..fall + 0.3, Vec3::ZERO, EaseFunction::SineInOut)
        .tilt_to(hit..fall, 0.05, EaseFunction::BounceOut)
        .tilt_to(fall..gone, 0.16, EaseFunction::CubicIn)
        .move_to(sinks..gone, place - Vec3::Y * 1.2, EaseFunction::QuadraticIn);
    towers_fall(animation, town, fall..gone);

    animation.add_sound(hit, sounds::COLLAPSE, place);
    let (tone, middle) = (TABLETOP.tone(town.state.side), stature.town_middle);
    bursts::debris(animation, hit, place + Vec3::Y * middle, Tint::Stone, 8, Vec3::Y * 2.2, 0.9);
    bursts::splinters(animation, hit, place + Vec3::Y * middle, tone, 4, Vec3::Y * 2.2, 0.8);
    // Fire breaks out of the walls and burns until they are down.
    let flames: u8 = 12;
    for n in 0..flames {
        let at = hit + (gone - hit) * (0.15 + 0.8 * f32::from(n) / f32::from(flames));
        let sinking = ((at - fall) / TOWN_COLLAPSE).clamp(0.0, 1.0);
        let height = middle * (0.9 - 0.6 * sinking);
        let spot = bursts::random_point_around(&mut rng, place + Vec3::Y * height, TOWN_RADIUS * 0.7);
        bursts::flames(animation, at, spot, 0.8);
    }
    let collapse: u8 = 7;
    for n in 0..collapse {
        let at = fall + TOWN_COLLAPSE * f32::from(n) / f32::from(collapse + 1);
        let crack = bursts::random_point_around(&mut rng, place + Vec3::Y * (middle * 0.8), TOWN_RADIUS);
        bursts::debris(animation, at, crack, Tint::Stone, 6, Vec3::Y * 1.6, 1.0);
        bursts::splinters(animation, at, crack, tone, 2, Vec3::Y * 1.6, 0.9);
        bursts::dust_cloud(animation, at, crack.with_y(0.15), 5, 1.7);
        bursts::dust_ring(animation, at, place, TOWN_RADIUS * 0.8, 1.3);
        animation.add_shake(at, 0.45);
        if n % 2 == 0 {
            bursts::smoke(animation, at, crack.with_y(0.3), 4, Vec3::Y * 0.7, 1.1);
        }
    }
    bursts::smoke(animation, gone, place + Vec3::Y * 0.1, 6, Vec3::Y * 1.1, 1.3);
    bursts::dust_cloud(animation, gone, place + Vec3::Y * 0.1, 8, 1.8);
}

/// The towers topple outward, one after the other. The keep sinks in place and takes the flag with it.
fn towers_fall(animation: &mut Animation, town: Actor, span: Range<f32>) {
    let length = span.end - span.start;
    for (order, (tower, direction)) in (0_u8..).zip(TOWERS) {
        let begin = span.start + length * 0.12 * f32::from(order);
        let direction = direction.normalize();
        let track = animation.part_track(town.entity, tower);
        track.set_tilt_axis(direction, direction * TOWER_RADIUS);
        track.tilt_to(begin..begin + length * 0.55, TOWER_FALL_ANGLE, EaseFunction::CubicIn);
        track.move_to(begin + length * 0.3..begin + length * 0.6, Vec3::NEG_Y * 0.1, EaseFunction::QuadraticIn);
    }
    let keep = span.start + length * 0.25..span.start + length * 0.8;
    let track = animation.part_track(town.entity, KEEP);
    track.set_tilt_axis(Vec3::NEG_X, Vec3::ZERO).tilt_to(keep.clone(), 0.3, EaseFunction::CubicIn);
    track.move_to(keep.clone(), Vec3::NEG_Y * KEEP_SINK_DEPTH, EaseFunction::QuadraticIn);
    let flag = animation.part_track(town.entity, FLAG);
    flag.set_tilt_axis(Vec3::NEG_X, Vec3::ZERO).tilt_to(keep.clone(), 1.1, EaseFunction::QuadraticIn);
    flag.move_to(keep, Vec3::NEG_Y * KEEP_SINK_DEPTH, EaseFunction::QuadraticIn);
}
