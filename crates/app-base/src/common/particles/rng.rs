//! Reproducible random numbers, so that the same game looks the same in every run.

use bevy::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A random number generator for visual effects, whose sequence is the same in every run and on every machine.
#[derive(Clone, Debug)]
pub struct ParticleRng(Xoshiro256PlusPlus);

impl ParticleRng {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        ParticleRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Uniform in the range from 0 (inclusive) to 1 (exclusive).
    pub fn uniform(&mut self) -> f32 {
        self.0.random()
    }

    /// Uniform in the range from `low` to `high`.
    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.uniform()
    }

    /// A uniformly distributed unit vector.
    pub fn unit_vector(&mut self) -> Vec3 {
        let height = self.range(-1.0, 1.0);
        let (sin, cos) = self.range(0.0, std::f32::consts::TAU).sin_cos();
        let horizontal = (1.0 - height * height).max(0.0).sqrt();
        Vec3::new(horizontal * cos, height, horizontal * sin)
    }
}
