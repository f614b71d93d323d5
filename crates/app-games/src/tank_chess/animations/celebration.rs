//! The victory animation: the winner's units fire a salute, and fireworks go up above the board.

use crate::tank_chess::TABLETOP;
use bevy::prelude::*;

use super::super::board_geometry::layout;
use super::bursts;
use super::timing::SALUTE_INTERVAL;
use crate::tank_chess::sounds;
use cannon_app_base::common::animation::fireworks::add_fireworks;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation};
use cannon_app_base::common::animation::timing::MAX_CELEBRATION_TIME;
use cannon_app_base::common::board::Spot;
use cannon_rules::Side;
use cannon_rules::tank_chess::Position;

/// The delay between the salutes of neighbouring units, in seconds.
const SALUTE_DELAY: f32 = 0.12;

/// The victory animation of the side that has won, in the last position.
pub(in crate::tank_chess) fn victory_animation(position: &Position, winner: Side, actors: &Actors) -> Animation {
    let mut animation = Animation::default();
    let places = position.units(winner).iter().map(|piece| Spot::from(piece.square));
    let units = places.filter_map(|spot| Some((spot, *actors.at(spot)?)));
    for (nth, (spot, actor)) in (0_u8..).zip(units) {
        salute(&mut animation, position, spot, actor, f32::from(nth) * SALUTE_DELAY);
    }
    add_fireworks(&mut animation, TABLETOP.tone(winner), layout(position).half_span());
    animation.finish()
}

/// A unit rears up and fires smoke, again and again.
fn salute(animation: &mut Animation, position: &Position, spot: Spot, actor: Actor, first: f32) {
    let rest = actor.state.rest_pose(layout(position), spot);
    let ahead = rest.rotation * Vec3::NEG_Z;
    let mouth = rest.translation + ahead * 0.55 + Vec3::Y * 0.4;
    let mut at = first;
    let mut times = Vec::new();
    while at + 0.6 < MAX_CELEBRATION_TIME {
        times.push(at);
        at += SALUTE_INTERVAL;
    }
    for &at in &times {
        animation.add_sound(at, sounds::TANK_GUN_FAR, mouth);
        bursts::smoke(animation, at, mouth, 3, ahead * 1.6 + Vec3::Y * 0.8, 0.5);
    }
    let track = animation.piece_track(actor.entity, rest);
    track.set_tilt_axis(-ahead, ahead * -0.35);
    for at in times {
        track.tilt_to(at..at + 0.12, 0.14, EaseFunction::QuadraticOut);
        track.tilt_to(at + 0.12..at + 0.5, 0.0, EaseFunction::BounceOut);
    }
}
