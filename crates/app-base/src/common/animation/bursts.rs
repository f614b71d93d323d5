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

/// Dust that a blast above the ground drives in a direction.
pub fn dust_kick(animation: &mut Animation, time: f32, position: Vec3, toward: Vec3) {
    let dust = Burst::new(ParticleKind::Dust, 7, position + Vec3::Y * 0.04);
    let dust = Burst { scatter: 0.18, velocity: toward + Vec3::Y * 0.35, velocity_spread: 0.9, ..dust };
    animation.add_burst(time, Burst { vertical_factor: 0.4, size: 0.85, ..dust });
}

/// A little dust that a wheel or a track throws up behind it.
pub fn wheel_dust(animation: &mut Animation, time: f32, position: Vec3, toward: Vec3) {
    let dust = Burst::new(ParticleKind::Dust, 1, position + Vec3::Y * 0.05);
    let dust = Burst { scatter: 0.07, velocity: toward + Vec3::Y * 0.25, velocity_spread: 0.3, ..dust };
    animation.add_burst(time, Burst { vertical_factor: 0.5, size: 0.62, ..dust });
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
    debris(animation, time, position, Tint::Army(tone), count, toward, size);
}

/// Pieces of debris in a colour, which fly in a direction, bounce and lie on the ground.
pub fn debris(animation: &mut Animation, time: f32, position: Vec3, tint: Tint, count: u8, toward: Vec3, size: f32) {
    let chunk = Burst::new(ParticleKind::Chunk, count, position);
    let chunk = Burst { tint, scatter: 0.14, velocity: toward, velocity_spread: 1.7, size, ..chunk };
    animation.add_burst(time, chunk);
}

/// The smoke that remains after a shot.
pub fn smoke(animation: &mut Animation, time: f32, position: Vec3, count: u8, toward: Vec3, size: f32) {
    let smoke = Burst::new(ParticleKind::Smoke, count, position);
    let smoke = Burst { scatter: 0.12, velocity: toward, velocity_spread: 1.1, vertical_factor: 0.6, size, ..smoke };
    animation.add_burst(time, smoke);
}

/// The black smoke of burning oil.
pub fn black_smoke(animation: &mut Animation, time: f32, position: Vec3, count: u8, toward: Vec3, size: f32) {
    let smoke = Burst::new(ParticleKind::BlackSmoke, count, position);
    let smoke = Burst { scatter: 0.14, velocity: toward, velocity_spread: 0.9, vertical_factor: 0.6, size, ..smoke };
    animation.add_burst(time, smoke);
}

/// An explosion: a flash, a ball of fire and sparks. Its smoke is added by what explodes.
pub fn fireball(animation: &mut Animation, time: f32, position: Vec3, strength: f32) {
    let flash = Burst::new(ParticleKind::Flame, 5, position);
    animation.add_burst(time, Burst { velocity_spread: 1.6, size: 1.35 * strength, scatter: 0.1, ..flash });
    // The balls are lit one after the other, so that the fire rolls outward and upward.
    for (delay, count, size) in [(0.0, 3, 0.80), (0.05, 4, 1.0), (0.11, 3, 0.75)] {
        let fire = Burst::new(ParticleKind::Fireball, count, position + Vec3::Y * (delay * 2.0));
        let fire = Burst { scatter: 0.14 * strength, velocity: Vec3::Y * 0.9, velocity_spread: 1.5 * strength, ..fire };
        animation.add_burst(time + delay, Burst { size: size * strength, ..fire });
    }
    let sparks = Burst::new(ParticleKind::Spark, 16, position);
    animation.add_burst(time, Burst { velocity: Vec3::Y * 1.8, velocity_spread: 3.2 * strength, ..sparks });
    animation.add_flash(time, position + Vec3::Y * 0.3, 0.8 * strength, FLASH_TIME * 1.4);
}

/// An explosion of gunpowder, with white smoke.
pub fn explosion(animation: &mut Animation, time: f32, position: Vec3, strength: f32) {
    fireball(animation, time, position, strength * 0.8);
    smoke(animation, time + 0.06, position, 7, Vec3::Y * 0.5, 0.95 * strength);
}

/// An explosion of fuel, with black smoke that rolls up out of the fire.
pub fn oil_explosion(animation: &mut Animation, time: f32, position: Vec3, strength: f32) {
    fireball(animation, time, position, strength);
    for (delay, count) in [(0.12, 4), (0.22, 4), (0.34, 3)] {
        black_smoke(animation, time + delay, position + Vec3::Y * delay, count, Vec3::Y * 1.1, 0.85 * strength);
    }
}

/// The blast of a gun: a flash and a short tongue of fire that begin at its muzzle, sparks, and a ring and a ball of smoke, which the wind
/// takes away. `bore` is the direction of its barrel.
pub fn muzzle_blast(animation: &mut Animation, time: f32, muzzle: Vec3, bore: Vec3, strength: f32) {
    let flame = Burst { velocity_spread: 0.25, scatter: 0.015, ..Burst::new(ParticleKind::Flame, 3, muzzle) };
    // The drag of flames is strong: the fire reaches as far as a seventh of the distance that it would cover in a second.
    for (speed, size) in [(0.2, 0.95), (1.3, 0.62), (2.4, 0.42), (3.4, 0.26)] {
        animation.add_burst(time, Burst { velocity: bore * speed, size: size * strength, ..flame });
    }
    let fire = Burst { velocity_spread: 0.2, scatter: 0.01, ..Burst::new(ParticleKind::Fireball, 2, muzzle) };
    for (speed, size) in [(0.8, 0.34), (2.2, 0.24)] {
        animation.add_burst(time, Burst { velocity: bore * speed, size: size * strength, ..fire });
    }
    let sparks = Burst::new(ParticleKind::Spark, 8, muzzle);
    animation.add_burst(time, Burst { velocity: bore * 4.0, velocity_spread: 1.6, ..sparks });
    animation.add_flash(time, muzzle + bore * 0.1, strength, FLASH_TIME);
    for around in ring_directions(8) {
        let outward = Quat::from_rotation_arc(Vec3::Y, bore) * around;
        let puff = Burst::new(ParticleKind::Smoke, 1, muzzle + bore * 0.06);
        let velocity = bore * 1.7 + outward * 0.62;
        animation.add_burst(time + 0.03, Burst { velocity, velocity_spread: 0.12, size: 0.34 * strength, ..puff });
    }
    smoke(animation, time + 0.05, muzzle, 5, bore * 0.9 + Vec3::Y * 0.15, 0.55 * strength);
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

/// Flames that rise from something that burns, and the smoke above them.
pub fn flames(animation: &mut Animation, time: f32, position: Vec3, size: f32) {
    add_tongues(animation, time, position, size);
    smoke(animation, time + 0.05, position + Vec3::Y * 0.15, 3, Vec3::Y * 1.1, size * 1.2);
}

/// Flames of burning oil, and the black smoke above them.
pub fn oil_flames(animation: &mut Animation, time: f32, position: Vec3, size: f32) {
    add_tongues(animation, time, position, size);
    black_smoke(animation, time + 0.08, position + Vec3::Y * 0.2, 2, Vec3::Y * 1.0, size * 1.1);
}

fn add_tongues(animation: &mut Animation, time: f32, position: Vec3, size: f32) {
    let tongues = Burst::new(ParticleKind::Tongue, 4, position);
    let tongues = Burst { scatter: 0.16, velocity: Vec3::Y * 0.5, velocity_spread: 0.5, ..tongues };
    animation.add_burst(time, Burst { size: size * 1.5, ..tongues });
    let fire = Burst::new(ParticleKind::Fireball, 1, position);
    animation.add_burst(time, Burst { velocity: Vec3::Y * 0.8, size: size * 0.6, ..fire });
}

/// A random point at this distance from another.
pub fn random_point_around(rng: &mut ParticleRng, position: Vec3, radius: f32) -> Vec3 {
    position + rng.unit_vector() * radius
}
