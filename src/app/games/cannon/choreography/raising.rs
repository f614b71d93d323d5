//! A town is placed.

use bevy::prelude::*;

use super::timing::{PLACE_BOUNCE, PLACE_DROP};
use super::{Actor, TOWN_RADIUS, home, puffs};
use crate::app::common::animation::score::Animation;
use crate::app::common::sound::sounds;
use cannon_rules::cannon::Point;

/// How high above the board the town begins.
const HEIGHT: f32 = 2.4;

/// The town comes down from above like a piece set down with a flourish, and the board answers with dust.
pub(super) fn town_placed(score: &mut Animation, at: Point, town: Actor) {
    let end = home(at, town.figure.side);
    let start = Transform {
        translation: end.translation + Vec3::Y * HEIGHT,
        rotation: Quat::from_rotation_y(0.5) * end.rotation,
        scale: Vec3::splat(0.3),
    };
    let still = PLACE_DROP + PLACE_BOUNCE;
    score
        .piece(town.entity, start)
        .size(0.0..PLACE_DROP * 0.6, Vec3::ONE, EaseFunction::QuadraticOut)
        .turn(0.0..PLACE_DROP, end.rotation, EaseFunction::SineOut)
        .go(0.0..PLACE_DROP, end.translation, EaseFunction::QuadraticIn)
        .squash(PLACE_DROP, 0.14)
        .hop(PLACE_DROP..still, 0.09, 1);
    score.sound(PLACE_DROP, sounds::PLACE, end.translation);
    score.shake(PLACE_DROP, 0.3);
    puffs::dust_ring(score, PLACE_DROP, end.translation, TOWN_RADIUS * 0.8, 1.9);
    puffs::dust_ring(score, still, end.translation, TOWN_RADIUS, 0.8);
}
