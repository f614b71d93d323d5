//! The victory animation: the winner's soldiers cheer, and fireworks go up above the board.

use crate::cannon::TABLETOP;
use bevy::prelude::*;

use super::rest_pose;
use super::timing::{CHEER_DELAY_PER_POINT, CHEER_HOP, CHEER_INTERVAL};
use crate::cannon::board_geometry::{LAYOUT, point_at};
use crate::cannon::{SOLDIER, sounds};
use cannon_app_base::common::animation::fireworks::add_fireworks;
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::animation::timing::MAX_CELEBRATION_TIME;
use cannon_rules::Side;
use cannon_rules::cannon::Point;

/// The victory animation of the side that has won.
pub(in crate::cannon) fn victory_animation(winner: Side, actors: &Actors) -> Animation {
    let mut animation = Animation::default();
    let soldiers =
        actors.by_spot.iter().filter(|(_, actor)| actor.state.side == winner && *actor.state.model == SOLDIER);
    let mut army: Vec<_> = soldiers.filter_map(|(spot, actor)| Some((point_at(*spot)?, actor))).collect();
    // The iteration order of a map is not deterministic.
    army.sort_unstable_by_key(|(point, _)| *point);
    let centre =
        army.iter().map(|(point, _)| rest_pose(*point, winner).translation).sum::<Vec3>() / (army.len().max(1) as f32);
    for (point, actor) in army {
        cheer(&mut animation, point, actor.entity, winner, centre);
    }
    add_fireworks(&mut animation, TABLETOP.tone(winner), LAYOUT.half_span());
    animation.finish()
}

/// A soldier hops, in waves that run outward from the middle of the army.
fn cheer(animation: &mut Animation, point: Point, entity: Entity, side: Side, centre: Vec3) {
    let rest = rest_pose(point, side);
    let delay = rest.translation.distance(centre) * CHEER_DELAY_PER_POINT;
    let mut landings = Vec::new();
    let track = animation.piece_track(entity, rest);
    let mut begin = delay;
    while begin + CHEER_HOP * 2.0 + 0.4 < MAX_CELEBRATION_TIME {
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
        landings.push(landed);
        begin += CHEER_INTERVAL;
    }
    for landed in landings {
        animation.add_sound(landed, sounds::MARCH, rest.translation);
    }
}
