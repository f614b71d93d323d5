//! Particle bursts that the animations of all games share.

use std::ops::Range;

use bevy::prelude::*;

use crate::common::Tone;
use crate::common::animation::sequence::Animation;
use crate::common::animation::timing::FLASH_TIME;
use crate::common::animation::trajectory::Trajectory;
use crate::common::particles::{Burst, ParticleKind, ParticleRng, Tint};

/// A little dust under a footstep.
pub fn footfall(animation: &mut Animation, time: f32, position: Vec3) {
    let dust = Burst::new(ParticleKind::Dust, 6, position + Vec3::Y * 0.05);
    animation.add_burst(time, Burst { scatter: 0.3, velocity_spread: 1.3, vertical_factor: 0.2, size: 0.6, ..dust });
}

/// A ring of dust around something heavy that lands.
pub fn dust_ring(animation: &mut Animation, time: f32, position: Vec3, radius: f32, strength: f32) {
    for outward in ring_directions(12) {
        let dust = Burst::new(ParticleKind::Dust, 1, position + outward * radius + Vec3::Y * 0.06);
        let velocity = outward * strength + Vec3::Y * 0.25;
        animation.add_burst(time, Burst { velocity, velocity_spread: 0.4, vertical_factor: 0.4, size: 0.9, ..dust });
    }
}

/// A ring of spray around something heavy that lands in water.
pub fn spray_ring(animation: &mut Animation, time: f32, position: Vec3, radius: f32, strength: f32) {
    for outward in ring_directions(12) {
        let drops = Burst::new(ParticleKind::Spray, 1, position + outward * radius);
        let velocity = outward * strength + Vec3::Y * 0.8;
        animation.add_burst(time, Burst { velocity, velocity_spread: 0.3, size: 0.6, ..drops });
    }
}

/// This many horizontal unit vectors at equal angles.
fn ring_directions(count: u8) -> impl Iterator<Item = Vec3> {
    (0..count).map(move |n| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(n) / f32::from(count)).sin_cos();
        Vec3::new(cos, 0.0, sin)
    })
}

/// A little spray from something that moves through water.
pub fn light_spray(animation: &mut Animation, time: f32, position: Vec3) {
    let drops = Burst::new(ParticleKind::Spray, 6, position);
    animation.add_burst(
        time,
        Burst { scatter: 0.2, velocity: Vec3::Y * 0.9, velocity_spread: 0.8, vertical_factor: 0.4, size: 0.7, ..drops },
    );
}

/// The splash of something heavy: a crown of water that falls outward, and a jet in its middle.
pub fn splash(animation: &mut Animation, time: f32, position: Vec3, radius: f32) {
    for outward in ring_directions(14) {
        let drops = Burst::new(ParticleKind::Spray, 2, position + outward * radius);
        animation.add_burst(time, Burst { velocity: outward * 0.7 + Vec3::Y * 1.7, velocity_spread: 0.5, ..drops });
    }
    let jet = Burst::new(ParticleKind::Spray, 8, position);
    let jet = Burst { scatter: radius * 0.5, velocity: Vec3::Y * 2.3, velocity_spread: 0.6, ..jet };
    animation.add_burst(time + 0.1, jet);
}

/// Dust that rises from something that collapses.
pub fn dust_cloud(animation: &mut Animation, time: f32, position: Vec3, count: u8, size: f32) {
    let dust = Burst::new(ParticleKind::Dust, count, position);
    let dust = Burst { scatter: 0.25, velocity: Vec3::Y * 1.2, velocity_spread: 1.5, vertical_factor: 0.7, ..dust };
    animation.add_burst(time, Burst { size, ..dust });
}

/// Splinters of a piece, which fly in the direction of the impact.
pub fn splinters(animation: &mut Animation, time: f32, position: Vec3, tone: Tone, count: u8, toward: Vec3, size: f32) {
    let chunk = Burst::new(ParticleKind::Chunk, count, position);
    let chunk = Burst { tint: Tint::Army(tone), scatter: 0.14, velocity: toward, velocity_spread: 1.7, size, ..chunk };
    animation.add_burst(time, chunk);
}

/// The smoke that remains after a shot.
pub fn smoke(animation: &mut Animation, time: f32, position: Vec3, count: u8, toward: Vec3, size: f32) {
    let smoke = Burst::new(ParticleKind::Smoke, count, position);
    let smoke = Burst { scatter: 0.12, velocity: toward, velocity_spread: 1.1, vertical_factor: 0.6, size, ..smoke };
    animation.add_burst(time, smoke);
}

/// An explosion: flames, sparks, a flash of light and smoke.
pub fn explosion(animation: &mut Animation, time: f32, position: Vec3, strength: f32) {
    let flames = Burst::new(ParticleKind::Flame, 9, position);
    animation.add_burst(time, Burst { velocity_spread: 2.2, size: 1.25 * strength, scatter: 0.2, ..flames });
    let sparks = Burst::new(ParticleKind::Spark, 14, position);
    animation.add_burst(time, Burst { velocity: Vec3::Y * 1.6, velocity_spread: 3.0 * strength, ..sparks });
    animation.add_flash(time, position + Vec3::Y * 0.3, 0.8 * strength, FLASH_TIME * 1.4);
    smoke(animation, time + 0.03, position, 7, Vec3::Y * 0.5, 0.95 * strength);
}

/// The smoke that a projectile leaves on its flight: puffs of this size, at this interval in seconds.
pub fn trail(animation: &mut Animation, trajectory: &Trajectory, flight: Range<f32>, interval: f32, size: f32) {
    let length = flight.end - flight.start;
    let count = (length / interval) as u16;
    for fraction in (1..count).map(|n| f32::from(n) / f32::from(count)) {
        let puff = Burst::new(ParticleKind::Smoke, 1, trajectory.position_at(fraction));
        let puff = Burst { scatter: 0.015, velocity_spread: 0.1, size, ..puff };
        animation.add_burst(flight.start + length * fraction, puff);
    }
}

/// Flames that rise, and the smoke above them.
pub fn flames(animation: &mut Animation, time: f32, position: Vec3, size: f32) {
    let flames = Burst::new(ParticleKind::Flame, 2, position);
    animation.add_burst(time, Burst { scatter: 0.1, velocity: Vec3::Y * 0.9, velocity_spread: 0.7, size, ..flames });
    smoke(animation, time + 0.05, position + Vec3::Y * 0.15, 3, Vec3::Y * 1.1, size * 1.2);
}

/// A random point at this distance from another.
pub fn random_point_around(rng: &mut ParticleRng, position: Vec3, radius: f32) -> Vec3 {
    position + rng.unit_vector() * radius
}
