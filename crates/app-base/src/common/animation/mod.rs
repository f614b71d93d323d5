//! Animations as values: the tracks, sounds and particles that show an action over time.

use bevy::prelude::*;

pub mod bursts;
pub mod fireworks;
pub mod sequence;
pub mod timing;
pub mod track;
pub mod trajectory;

/// Whether the celebration of the winner is running or about to start. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Celebration(pub bool);

/// Whether the animation of an action is running. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionAnimation(pub bool);
