//! Particles as values: bursts, kinds and motion.

mod burst;
mod kind;
mod motion;
mod rng;

pub(in crate::app) use burst::Burst;
pub(in crate::app) use kind::{ParticleBody, ParticleKind, ParticleParams, Tint};
pub(in crate::app) use motion::ParticleMotion;
pub(in crate::app) use rng::ParticleRng;
