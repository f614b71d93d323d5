//! Particles as values: bursts, kinds and how a particle flies.

mod burst;
mod kind;
mod motion;
mod random;

pub(in crate::app) use burst::Burst;
pub(in crate::app) use kind::{Body, Kind, Nature, Tint};
pub(in crate::app) use motion::Flight;
pub(in crate::app) use random::ParticleRng;
