//! Particles as values: bursts, kinds and motion.

mod burst;
mod kind;
mod motion;
mod rng;

pub use burst::Burst;
pub use kind::{ParticleBody, ParticleKind, ParticleParams, Tint};
pub use motion::ParticleMotion;
pub use rng::ParticleRng;
