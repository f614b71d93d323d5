//! The winner's soldiers cheer, and fireworks go up above the board.

use bevy::prelude::*;

use super::home;
use super::timing::{CHEER_DELAY, CHEER_HOP, CHEER_PAUSE};
use crate::app::common::animation::fireworks::fireworks;
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::animation::timing::CELEBRATION;
use crate::app::games::BoardGame;
use crate::app::games::cannon::SOLDIER;
use crate::app::games::cannon::place::{LAYOUT, point_at};
use crate::app::games::cannon::sounds;
use cannon_rules::Side;
use cannon_rules::cannon::{Point, Position};

/// The side that has won celebrates.
pub(in crate::app::games::cannon) fn victory(winner: Side, cast: &Actors) -> Animation {
    let mut score = Animation::default();
    let soldiers =
        cast.standing.iter().filter(|(_, member)| member.figure.side == winner && *member.figure.model == SOLDIER);
    let mut army: Vec<_> = soldiers.filter_map(|(spot, member)| Some((point_at(*spot)?, member))).collect();
    // The order in which a map lists its entries is no order to rely on.
    army.sort_unstable_by_key(|(point, _)| *point);
    let centre =
        army.iter().map(|(point, _)| home(*point, winner).translation).sum::<Vec3>() / (army.len().max(1) as f32);
    for (point, member) in army {
        cheer(&mut score, point, member.entity, winner, centre);
    }
    fireworks(&mut score, Position::tone(winner), LAYOUT.half_span());
    score.finish()
}

/// Hops in waves that run outward from the middle of the army.
fn cheer(score: &mut Animation, point: Point, entity: Entity, side: Side, centre: Vec3) {
    let stand = home(point, side);
    let delay = stand.translation.distance(centre) * CHEER_DELAY;
    let mut landings = Vec::new();
    let track = score.piece(entity, stand);
    let mut begin = delay;
    while begin + CHEER_HOP * 2.0 + 0.4 < CELEBRATION {
        for (nth, height) in [(0.0, 0.42), (1.0, 0.26)] {
            let leap = begin + CHEER_HOP * nth;
            track.hop(leap..leap + CHEER_HOP, height, 1);
        }
        let landed = begin + CHEER_HOP * 2.0;
        let spun = stand.rotation * Quat::from_rotation_y(0.5);
        track
            .turn(begin..begin + CHEER_HOP, spun, EaseFunction::SineInOut)
            .turn(begin + CHEER_HOP..landed, stand.rotation, EaseFunction::SineInOut)
            .squash(landed, 0.1);
        landings.push(landed);
        begin += CHEER_PAUSE;
    }
    for landed in landings {
        score.sound(landed, sounds::MARCH, stand.translation);
    }
}
