//! Animations as values: the tracks, sounds and particles that show an action over time.

use bevy::prelude::*;
use cannon_rules::Side;

pub mod bursts;
pub mod fireworks;
pub mod sequence;
pub mod timing;
pub mod track;
pub mod trajectory;

/// Whether the celebration of the winner is running or about to start. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Celebration(pub bool);

/// A request to celebrate on the board what the side has done, such as a finished lesson. Games celebrate their winner without it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Celebrate(pub Side);

/// Whether the animation of an action is running. Only the effects change it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionAnimation(pub bool);
