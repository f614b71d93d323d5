//! The winner's soldiers cheer, and fireworks go up above the board.

use bevy::prelude::*;

use super::{Cast, home};
use crate::app::board::geometry::HALF_SPAN;
use crate::app::effects::particles::{Burst, Dice, Kind, Tint};
use crate::app::effects::score::Score;
use crate::app::effects::timing::{CELEBRATION, CHEER_DELAY, CHEER_HOP, CHEER_PAUSE, ROCKET_RISE, ROCKET_STEP};
use crate::rules::Side;
use crate::rules::cannon::Point;

/// The side that has won celebrates.
pub(in crate::app::effects) fn victory(winner: Side, cast: &Cast) -> Score {
    let mut score = Score::default();
    let mut army: Vec<_> =
        cast.standing.iter().filter(|(_, member)| member.side == winner && !member.is_town).collect();
    // The order in which a map lists its entries is no order to rely on.
    army.sort_unstable_by_key(|(point, _)| **point);
    let centre =
        army.iter().map(|(point, _)| home(**point, winner).translation).sum::<Vec3>() / (army.len().max(1) as f32);
    for (point, member) in army {
        cheer(&mut score, *point, member.entity, winner, centre);
    }
    fireworks(&mut score, winner);
    score.finish()
}

/// Hops in waves that run outward from the middle of the army.
fn cheer(score: &mut Score, point: Point, entity: Entity, side: Side, centre: Vec3) {
    let stand = home(point, side);
    let delay = stand.translation.distance(centre) * CHEER_DELAY;
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
        begin += CHEER_PAUSE;
    }
}

/// Rockets that rise from behind the winner's lines and burst in its colour and in gold.
fn fireworks(score: &mut Score, winner: Side) {
    let mut dice = Dice::new(winner.index() as u64 + 77);
    let mut start = 0.1;
    let mut gold = false;
    while start + ROCKET_RISE + 1.2 < CELEBRATION {
        let file = dice.between(-HALF_SPAN, HALF_SPAN);
        let rank = dice.between(-HALF_SPAN, HALF_SPAN) * 0.7;
        let foot = Vec3::new(file, 0.2, rank);
        let top = foot + Vec3::new(dice.between(-0.6, 0.6), dice.between(1.7, 2.7), dice.between(-0.5, 0.5));
        const TAIL: u8 = 18;
        for n in 0..TAIL {
            let part = f32::from(n) / f32::from(TAIL);
            let risen = 1.0 - (1.0 - part) * (1.0 - part);
            let spark = Burst::new(Kind::Spark, 1, foot.lerp(top, risen));
            score.burst(start + ROCKET_RISE * part, Burst { scatter: 0.02, spread: 0.3, ..spark });
        }
        let tint = if gold { Tint::Plain } else { Tint::Of(winner) };
        let star = Burst { tint, scatter: 0.02, spread: 4.6, ..Burst::new(Kind::Star, 60, top) };
        score.burst(start + ROCKET_RISE, star);
        score.burst(start + ROCKET_RISE, Burst { size: 1.3, ..Burst::new(Kind::Flame, 2, top) });
        score.flash(start + ROCKET_RISE, top, 0.7, 0.5);
        gold = !gold;
        start += ROCKET_STEP;
    }
}
