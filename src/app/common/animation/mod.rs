//! Animations as values: the tracks, sounds and particles that show an action over time.

use bevy::prelude::*;

pub(in crate::app) mod bursts;
pub(in crate::app) mod fireworks;
pub mod sequence;
pub(in crate::app) mod timing;
pub(in crate::app) mod track;

/// Whether the animation of an action is running. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionAnimation(pub bool);
