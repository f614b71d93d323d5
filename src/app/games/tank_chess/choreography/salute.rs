//! The winner's units fire a salute, and fireworks go up above the board.

use bevy::prelude::*;

use super::super::place::layout;
use super::puffs;
use super::timing::SALUTE_PAUSE;
use crate::app::common::animation::fireworks::fireworks;
use crate::app::common::animation::score::{Actor, Actors, Animation};
use crate::app::common::animation::timing::CELEBRATION;
use crate::app::common::board::Spot;
use crate::app::games::BoardGame;
use crate::app::games::tank_chess::sounds;
use cannon_rules::Side;
use cannon_rules::tank_chess::Position;

/// Between the salutes of neighbouring units.
const ROLL: f32 = 0.12;

/// The side that has won celebrates in the last position.
pub(in crate::app::games::tank_chess) fn victory(position: &Position, winner: Side, cast: &Actors) -> Animation {
    let mut score = Animation::default();
    let places = position.units(winner).iter().map(|piece| Spot::from(piece.square));
    let units = places.filter_map(|spot| Some((spot, *cast.at(spot)?)));
    for (nth, (spot, member)) in (0_u8..).zip(units) {
        salute(&mut score, position, spot, member, f32::from(nth) * ROLL);
    }
    fireworks(&mut score, Position::tone(winner), layout(position).half_span());
    score.finish()
}

/// Rears up and blows smoke, again and again.
fn salute(score: &mut Animation, position: &Position, spot: Spot, member: Actor, first: f32) {
    let stand = member.figure.stance(layout(position), spot);
    let ahead = stand.rotation * Vec3::NEG_Z;
    let mouth = stand.translation + ahead * 0.55 + Vec3::Y * 0.4;
    let mut at = first;
    let mut times = Vec::new();
    while at + 0.6 < CELEBRATION {
        times.push(at);
        at += SALUTE_PAUSE;
    }
    for &at in &times {
        score.sound(at, sounds::TANK_GUN_FAR, mouth);
        puffs::smoke(score, at, mouth, 3, ahead * 1.6 + Vec3::Y * 0.8, 0.5);
    }
    let track = score.piece(member.entity, stand);
    track.tips_towards(-ahead, ahead * -0.35);
    for at in times {
        track.tip(at..at + 0.12, 0.14, EaseFunction::QuadraticOut).tip(
            at + 0.12..at + 0.5,
            0.0,
            EaseFunction::BounceOut,
        );
    }
}
