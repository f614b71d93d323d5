//! Chance that can be repeated: looks may vary, but not from run to run of the same game.

use bevy::prelude::*;
use cannon_rules::splitmix;

/// A small generator of numbers (SplitMix64), good enough for the flight of splinters.
#[derive(Clone, Debug)]
pub(in crate::app) struct ParticleRng(u64);

impl ParticleRng {
    pub(in crate::app) const fn new(seed: u64) -> Self {
        ParticleRng(seed)
    }

    /// Evenly from 0 up to, but not including, 1.
    pub(in crate::app) fn unit(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(splitmix::GAMMA);
        let bits = splitmix::finalize(self.0);
        // The upper 24 bits: as many as a float holds exactly.
        (bits >> 40) as f32 / (1_u32 << 24) as f32
    }

    pub(in crate::app) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A direction, each as likely as any other.
    pub(in crate::app) fn direction(&mut self) -> Vec3 {
        let height = self.between(-1.0, 1.0);
        let (sin, cos) = self.between(0.0, std::f32::consts::TAU).sin_cos();
        let level = (1.0 - height * height).max(0.0).sqrt();
        Vec3::new(level * cos, height, level * sin)
    }
}
