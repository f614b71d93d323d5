//! Bursts of particles.

use bevy::prelude::*;

use crate::common::particles::{ParticleKind, ParticleMotion, ParticleRng, Tint};

/// A number of particles that are emitted at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Burst {
    /// The kind of all particles.
    pub kind: ParticleKind,
    /// Their colour.
    pub tint: Tint,
    /// Number of particles at high quality; lower qualities have fewer.
    pub count: u8,
    /// The origin.
    pub origin: Vec3,
    /// Maximum distance of the particles from the origin at the start.
    pub scatter: f32,
    /// The mean velocity.
    pub velocity: Vec3,
    /// The maximum deviation from the mean velocity, uniform in all directions.
    pub velocity_spread: f32,
    /// A factor for the vertical part of the deviation.
    pub vertical_factor: f32,
    /// Relative to the usual size of the kind.
    pub size: f32,
}

impl Burst {
    /// A burst without a mean velocity. The other values are set with struct update syntax.
    pub const fn new(kind: ParticleKind, count: u8, at: Vec3) -> Self {
        Burst {
            kind,
            tint: Tint::Plain,
            count,
            origin: at,
            scatter: 0.05,
            velocity: Vec3::ZERO,
            velocity_spread: 0.5,
            vertical_factor: 1.0,
            size: 1.0,
        }
    }

    /// The motion of one of its particles.
    pub fn sample_motion(&self, rng: &mut ParticleRng) -> ParticleMotion {
        let nature = self.kind.params();
        let ([shortest, longest], [smallest, largest]) = (nature.lifetime, nature.size_variation);
        let direction = rng.unit_vector();
        let reach = rng.range(0.35, 1.0);
        let velocity =
            self.velocity + direction * Vec3::new(1.0, self.vertical_factor, 1.0) * (self.velocity_spread * reach);
        ParticleMotion {
            kind: self.kind,
            origin: self.origin + rng.unit_vector() * Vec3::new(1.0, 0.6, 1.0) * (self.scatter * rng.uniform()),
            velocity,
            lifetime: rng.range(shortest, longest),
            size: self.size * rng.range(smallest, largest),
            roll: rng.range(0.0, std::f32::consts::TAU),
            spin: rng.range(-nature.max_spin, nature.max_spin),
        }
    }
}
