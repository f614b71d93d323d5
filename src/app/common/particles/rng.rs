//! Reproducible random numbers, so that the same game looks the same in every run.

use bevy::prelude::*;
use cannon_rules::splitmix;

/// A small random number generator (SplitMix64) for visual effects.
#[derive(Clone, Debug)]
pub(in crate::app) struct ParticleRng(u64);

impl ParticleRng {
    /// A generator with this seed.
    pub(in crate::app) const fn new(seed: u64) -> Self {
        ParticleRng(seed)
    }

    /// Uniform in the range from 0 (inclusive) to 1 (exclusive).
    pub(in crate::app) fn uniform(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(splitmix::GAMMA);
        let bits = splitmix::finalize(self.0);
        // The upper 24 bits, because an `f32` holds 24 bits exactly.
        (bits >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// Uniform in the range from `low` to `high`.
    pub(in crate::app) fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.uniform()
    }

    /// A uniformly distributed unit vector.
    pub(in crate::app) fn unit_vector(&mut self) -> Vec3 {
        let height = self.range(-1.0, 1.0);
        let (sin, cos) = self.range(0.0, std::f32::consts::TAU).sin_cos();
        let horizontal = (1.0 - height * height).max(0.0).sqrt();
        Vec3::new(horizontal * cos, height, horizontal * sin)
    }
}
