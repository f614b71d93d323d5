//! Animations as values: the tracks, sounds and particles by which an action is shown over time.

pub(in crate::app) mod fireworks;
pub(in crate::app) mod puffs;
pub mod score;
pub(in crate::app) mod timing;
pub(in crate::app) mod track;
