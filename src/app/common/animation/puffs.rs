//! Bursts that actions of every game use.

use bevy::prelude::*;

use crate::app::common::Tone;
use crate::app::common::animation::score::Animation;
use crate::app::common::animation::timing::FLASH;
use crate::app::common::particles::{Burst, Kind, ParticleRng, Tint};

/// A little dust under boots.
pub(in crate::app) fn footfall(score: &mut Animation, at: f32, place: Vec3) {
    let dust = Burst::new(Kind::Dust, 6, place + Vec3::Y * 0.05);
    score.burst(at, Burst { scatter: 0.3, spread: 1.3, upright: 0.2, size: 0.6, ..dust });
}

/// A ring of dust that something heavy drives out from under itself.
pub(in crate::app) fn dust_ring(score: &mut Animation, at: f32, place: Vec3, radius: f32, strength: f32) {
    for out in round_about(12) {
        let dust = Burst::new(Kind::Dust, 1, place + out * radius + Vec3::Y * 0.06);
        score
            .burst(at, Burst { toward: out * strength + Vec3::Y * 0.25, spread: 0.4, upright: 0.4, size: 0.9, ..dust });
    }
}

/// The same on water.
pub(in crate::app) fn wash_ring(score: &mut Animation, at: f32, place: Vec3, radius: f32, strength: f32) {
    for out in round_about(12) {
        let drops = Burst::new(Kind::Spray, 1, place + out * radius);
        score.burst(at, Burst { toward: out * strength + Vec3::Y * 0.8, spread: 0.3, size: 0.6, ..drops });
    }
}

/// So many directions, evenly all round.
fn round_about(count: u8) -> impl Iterator<Item = Vec3> {
    (0..count).map(move |n| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(n) / f32::from(count)).sin_cos();
        Vec3::new(cos, 0.0, sin)
    })
}

/// A little water thrown up by what swims.
pub(in crate::app) fn wash(score: &mut Animation, at: f32, place: Vec3) {
    let drops = Burst::new(Kind::Spray, 6, place);
    score.burst(at, Burst { scatter: 0.2, toward: Vec3::Y * 0.9, spread: 0.8, upright: 0.4, size: 0.7, ..drops });
}

/// Water that something heavy drives out from under itself: a crown that falls outward, and a jet in its middle.
pub(in crate::app) fn splash(score: &mut Animation, at: f32, place: Vec3, radius: f32) {
    for out in round_about(14) {
        let drops = Burst::new(Kind::Spray, 2, place + out * radius);
        score.burst(at, Burst { toward: out * 0.7 + Vec3::Y * 1.7, spread: 0.5, ..drops });
    }
    let jet = Burst::new(Kind::Spray, 8, place);
    score.burst(at + 0.1, Burst { scatter: radius * 0.5, toward: Vec3::Y * 2.3, spread: 0.6, ..jet });
}

/// Dust that billows up from something that breaks down.
pub(in crate::app) fn dust_cloud(score: &mut Animation, at: f32, place: Vec3, count: u8, size: f32) {
    let dust = Burst::new(Kind::Dust, count, place);
    score.burst(at, Burst { scatter: 0.25, toward: Vec3::Y * 1.2, spread: 1.5, upright: 0.7, size, ..dust });
}

/// Splinters of a piece, thrown with the blow.
pub(in crate::app) fn splinters(
    score: &mut Animation,
    at: f32,
    place: Vec3,
    tone: Tone,
    count: u8,
    toward: Vec3,
    size: f32,
) {
    let chunk = Burst::new(Kind::Chunk, count, place);
    score.burst(at, Burst { tint: Tint::Of(tone), scatter: 0.14, toward, spread: 1.7, size, ..chunk });
}

/// The smoke that stays when powder has gone off.
pub(in crate::app) fn smoke(score: &mut Animation, at: f32, place: Vec3, count: u8, toward: Vec3, size: f32) {
    let smoke = Burst::new(Kind::Smoke, count, place);
    score.burst(at, Burst { scatter: 0.12, toward, spread: 1.1, upright: 0.6, size, ..smoke });
}

/// Fire, sparks, light and smoke of a blast.
pub(in crate::app) fn blast(score: &mut Animation, at: f32, place: Vec3, strength: f32) {
    score.burst(at, Burst { spread: 2.2, size: 1.25 * strength, scatter: 0.2, ..Burst::new(Kind::Flame, 9, place) });
    score.burst(at, Burst { toward: Vec3::Y * 1.6, spread: 3.0 * strength, ..Burst::new(Kind::Spark, 14, place) });
    score.flash(at, place + Vec3::Y * 0.3, 0.8 * strength, FLASH * 1.4);
    smoke(score, at + 0.03, place, 7, Vec3::Y * 0.5, 0.95 * strength);
}

/// Flames that lick up, and the smoke above them.
pub(in crate::app) fn fire(score: &mut Animation, at: f32, place: Vec3, size: f32) {
    let flames = Burst::new(Kind::Flame, 2, place);
    score.burst(at, Burst { scatter: 0.1, toward: Vec3::Y * 0.9, spread: 0.7, size, ..flames });
    smoke(score, at + 0.05, place + Vec3::Y * 0.15, 3, Vec3::Y * 1.1, size * 1.2);
}

/// A place somewhere around another.
pub(in crate::app) fn around(dice: &mut ParticleRng, place: Vec3, radius: f32) -> Vec3 {
    place + dice.direction() * radius
}
