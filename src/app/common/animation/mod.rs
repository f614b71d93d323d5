//! Animations as values: the tracks, sounds and particles by which an action is shown over time.

use bevy::prelude::*;

pub(in crate::app) mod fireworks;
pub(in crate::app) mod puffs;
pub mod score;
pub(in crate::app) mod timing;
pub(in crate::app) mod track;

/// Whether the animation of an action is running. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionAnimation(pub bool);
