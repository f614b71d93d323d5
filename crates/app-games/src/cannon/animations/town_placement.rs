//! The animation of a town's placement.

use bevy::prelude::*;

use super::timing::{PLACE_BOUNCE, PLACE_DROP};
use super::{Actor, TOWN_RADIUS, bursts, rest_pose};
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::sound::sounds;
use cannon_rules::cannon::Point;

/// Height above the board at which the town appears.
const DROP_HEIGHT: f32 = 2.4;

/// The town drops onto the board and raises dust.
pub(super) fn place_town(animation: &mut Animation, at: Point, town: Actor) {
    let end = rest_pose(at, town.state.side);
    let start = Transform {
        translation: end.translation + Vec3::Y * DROP_HEIGHT,
        rotation: Quat::from_rotation_y(0.5) * end.rotation,
        scale: Vec3::splat(0.3),
    };
    let still = PLACE_DROP + PLACE_BOUNCE;
    animation
        .piece_track(town.entity, start)
        .scale_to(0.0..PLACE_DROP * 0.6, Vec3::ONE, EaseFunction::QuadraticOut)
        .rotate_to(0.0..PLACE_DROP, end.rotation, EaseFunction::SineOut)
        .move_to(0.0..PLACE_DROP, end.translation, EaseFunction::QuadraticIn)
        .squash(PLACE_DROP, 0.14)
        .hop(PLACE_DROP..still, 0.09, 1);
    animation.add_sound(PLACE_DROP, sounds::PLACE, end.translation);
    animation.add_shake(PLACE_DROP, 0.3);
    bursts::dust_ring(animation, PLACE_DROP, end.translation, TOWN_RADIUS * 0.8, 1.9);
    bursts::dust_ring(animation, still, end.translation, TOWN_RADIUS, 0.8);
}
