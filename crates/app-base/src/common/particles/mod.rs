//! Particles as values: bursts, kinds and motion.

mod burst;
mod kind;
mod motion;
mod rng;

pub use burst::Burst;
pub use kind::{ParticleBody, ParticleKind, ParticleParams, SpriteRoll, Tint};
pub use motion::{ParticleMotion, WIND, visibility_at};
pub use rng::ParticleRng;
