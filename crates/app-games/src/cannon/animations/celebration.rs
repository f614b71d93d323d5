//! The victory animation: the winner's soldiers cheer under fireworks, and the others give up.

use crate::cannon::TABLETOP;
use bevy::prelude::*;

use super::rest_pose;
use super::timing::{
    CHEER_DELAY_PER_POINT, CHEER_HOP, CHEER_INTERVAL, FLAG_SINKING, FLAG_WAVE, GIVE_UP, GIVE_UP_DELAY_PER_POINT,
    STRAIGHTEN_UP,
};
use crate::cannon::board_geometry::{LAYOUT, point_at};
use crate::cannon::pieces::FLAG;
use crate::cannon::{SOLDIER, TOWN, sounds};
use cannon_app_base::common::animation::fireworks::add_fireworks;
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::animation::timing::MAX_CELEBRATION_TIME;
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::pieces::{ARM, HEAD, MUSKET, PieceModel};
use cannon_rules::Side;
use cannon_rules::cannon::Point;

/// Angles of the arm of a soldier that cheers: up, and between two cheers.
const ARM_UP: f32 = 2.75;
const ARM_BETWEEN: f32 = 2.1;
/// Angle by which it raises its musket.
const MUSKET_UP: f32 = 0.45;
/// Angles by which it raises its head, and turns it from side to side.
const HEAD_UP: f32 = 0.24;
const HEAD_TURN: f32 = 0.35;

/// Angles by which a soldier that gives up bows its head and lowers its musket.
const HEAD_BOWED: f32 = -0.42;
const MUSKET_LOWERED: f32 = -0.55;
/// Angle by which it shakes its head.
const HEAD_SHAKE: f32 = 0.22;
/// Angle by which it leans ahead when it sinks to its knees, and its height then, relative to its own.
const KNEELING_LEAN: f32 = 0.12;
const KNEELING_HEIGHT: f32 = 0.84;
/// Angle by which it turns away.
const TURNED_AWAY: f32 = 2.3;
/// Radius of the foot over whose edge it leans.
const FOOT: f32 = super::SOLDIER_RADIUS;

/// Angle by which the flag of the winner's town waves.
const FLAG_ANGLE: f32 = 0.55;
/// Distance by which the other flag sinks.
const FLAG_SINK_DEPTH: f32 = 0.13;

/// The victory animation of the side that has won. It ends with all pieces at rest.
pub(in crate::cannon) fn victory_animation(winner: Side, actors: &Actors) -> Animation {
    let mut animation = Animation::default();
    let army = pieces_of(winner, &SOLDIER, actors);
    let centre =
        army.iter().map(|(point, _)| rest_pose(*point, winner).translation).sum::<Vec3>() / (army.len().max(1) as f32);
    for (nth, (point, entity)) in (0..).zip(army) {
        cheer(&mut animation, point, entity, winner, centre, nth);
    }
    for (nth, (point, entity)) in (0..).zip(pieces_of(!winner, &SOLDIER, actors)) {
        give_up(&mut animation, point, entity, !winner, centre, nth);
    }
    for (_, town) in pieces_of(winner, &TOWN, actors) {
        wave_flag(&mut animation, town);
    }
    for (_, town) in pieces_of(!winner, &TOWN, actors) {
        animation
            .part_track(town, FLAG)
            .move_to(FLAG_SINKING, Vec3::NEG_Y * FLAG_SINK_DEPTH, EaseFunction::SineInOut)
            .move_to(STRAIGHTEN_UP, Vec3::ZERO, EaseFunction::SineInOut);
    }
    add_fireworks(&mut animation, TABLETOP.tone(winner), LAYOUT.half_span());
    animation.finish()
}

/// The pieces of a side with this model, in the order of their points: the iteration order of a map is not deterministic.
fn pieces_of(side: Side, model: &PieceModel, actors: &Actors) -> Vec<(Point, Entity)> {
    let pieces = actors.by_spot.iter().filter(|(_, actor)| actor.state.side == side && actor.state.model == model);
    let mut pieces: Vec<_> = pieces.filter_map(|(spot, actor)| Some((point_at(*spot)?, actor.entity))).collect();
    pieces.sort_unstable_by_key(|(point, _)| *point);
    pieces
}

/// A soldier hops and raises its arm, in waves that run outward from the middle of the army. Every other soldier raises its musket, too.
fn cheer(animation: &mut Animation, point: Point, entity: Entity, side: Side, centre: Vec3, nth: u32) {
    let rest = rest_pose(point, side);
    let delay = rest.translation.distance(centre) * CHEER_DELAY_PER_POINT;
    let waves = (0_u8..).map(|wave| delay + f32::from(wave) * CHEER_INTERVAL);
    let waves: Vec<f32> = waves.take_while(|begin| begin + CHEER_HOP * 2.0 + 0.4 < MAX_CELEBRATION_TIME).collect();
    let Some(last) = waves.last() else { return };
    let lowered = last + CHEER_HOP * 2.0..last + CHEER_HOP * 2.0 + 0.38;
    let track = animation.piece_track(entity, rest);
    for &begin in &waves {
        for (hop, height) in [(0.0, 0.42), (1.0, 0.26)] {
            let start = begin + CHEER_HOP * hop;
            track.hop(start..start + CHEER_HOP, height, 1);
        }
        let landed = begin + CHEER_HOP * 2.0;
        let spun = rest.rotation * Quat::from_rotation_y(0.5);
        track
            .rotate_to(begin..begin + CHEER_HOP, spun, EaseFunction::SineInOut)
            .rotate_to(begin + CHEER_HOP..landed, rest.rotation, EaseFunction::SineInOut)
            .squash(landed, 0.1);
    }
    let raise = |track: &mut Track, up: f32, between: f32| {
        for &begin in &waves {
            track.pitch_to(begin..begin + CHEER_HOP * 0.6, up, EaseFunction::BackOut);
            track.pitch_to(begin + CHEER_HOP..begin + CHEER_HOP * 2.0, between, EaseFunction::SineInOut);
        }
        track.pitch_to(lowered.clone(), 0.0, EaseFunction::SineInOut);
    };
    raise(animation.part_track(entity, ARM), ARM_UP, ARM_BETWEEN);
    if nth.is_multiple_of(2) {
        raise(animation.part_track(entity, MUSKET), MUSKET_UP, MUSKET_UP * 0.5);
    }
    let head = animation.part_track(entity, HEAD);
    raise(head, HEAD_UP, HEAD_UP * 0.4);
    for (wave, &begin) in (nth..).zip(&waves) {
        let turn = if wave.is_multiple_of(2) { HEAD_TURN } else { -HEAD_TURN };
        head.rotate_to(begin..begin + CHEER_HOP * 2.0, Quat::from_rotation_y(turn), EaseFunction::SineInOut);
    }
    head.rotate_to(lowered, Quat::IDENTITY, EaseFunction::SineInOut);
    for begin in waves {
        animation.add_sound(begin + CHEER_HOP * 2.0, sounds::MARCH, rest.translation);
    }
}

/// A soldier bows its head and lowers its musket. Then it shakes its head, sinks to its knees or turns away, until it straightens up at the
/// end.
fn give_up(animation: &mut Animation, point: Point, entity: Entity, side: Side, centre: Vec3, nth: u32) {
    let rest = rest_pose(point, side);
    let start = 0.2 + rest.translation.distance(centre) * GIVE_UP_DELAY_PER_POINT;
    let (bowed, done) = (start..start + GIVE_UP, start + GIVE_UP * 2.0);
    let ahead = rest.rotation * Vec3::NEG_Z;
    let body = animation.piece_track(entity, rest);
    match nth % 3 {
        0 => {}
        1 => {
            body.set_tilt_axis(ahead, ahead * FOOT)
                .tilt_to(start + GIVE_UP * 0.5..done, KNEELING_LEAN, EaseFunction::SineInOut)
                .scale_to(start + GIVE_UP * 0.5..done, Vec3::new(1.0, KNEELING_HEIGHT, 1.0), EaseFunction::BounceOut)
                .tilt_to(STRAIGHTEN_UP, 0.0, EaseFunction::SineInOut)
                .scale_to(STRAIGHTEN_UP, Vec3::ONE, EaseFunction::SineInOut);
        }
        _ => {
            let way = if nth.is_multiple_of(2) { TURNED_AWAY } else { -TURNED_AWAY };
            body.rotate_to(
                start + GIVE_UP * 0.5..done,
                rest.rotation * Quat::from_rotation_y(way),
                EaseFunction::SineInOut,
            )
            .rotate_to(STRAIGHTEN_UP, rest.rotation, EaseFunction::SineInOut);
        }
    }
    let head = animation.part_track(entity, HEAD);
    head.pitch_to(bowed.clone(), HEAD_BOWED, EaseFunction::SineInOut);
    head.pitch_to(STRAIGHTEN_UP, 0.0, EaseFunction::SineInOut);
    if nth.is_multiple_of(3) {
        let shakes = [HEAD_SHAKE, -HEAD_SHAKE, HEAD_SHAKE * 0.6, 0.0];
        for (number, turn) in (0_u8..).zip(shakes) {
            let begin = done + GIVE_UP * 0.5 * f32::from(number);
            head.rotate_to(begin..begin + GIVE_UP * 0.5, Quat::from_rotation_y(turn), EaseFunction::SineInOut);
        }
    }
    let musket = animation.part_track(entity, MUSKET);
    musket.pitch_to(bowed, MUSKET_LOWERED, EaseFunction::SineInOut);
    musket.pitch_to(STRAIGHTEN_UP, 0.0, EaseFunction::SineInOut);
}

/// The flag of the winner's town waves from side to side.
fn wave_flag(animation: &mut Animation, town: Entity) {
    let flag = animation.part_track(town, FLAG);
    let waves = ((STRAIGHTEN_UP.start - 0.2) / FLAG_WAVE) as u8;
    for wave in 0..waves {
        let begin = f32::from(wave) * FLAG_WAVE;
        let angle = if wave.is_multiple_of(2) { FLAG_ANGLE } else { -FLAG_ANGLE };
        flag.rotate_to(begin..begin + FLAG_WAVE, Quat::from_rotation_y(angle), EaseFunction::SineInOut);
    }
    flag.rotate_to(STRAIGHTEN_UP, Quat::IDENTITY, EaseFunction::SineInOut);
}
