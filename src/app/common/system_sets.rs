//! System sets that several folders use for the order of their systems.

use bevy::prelude::*;

/// The system that runs the clocks of the match, unless the table is not visible yet.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RunClocks;

/// The systems that play animations of actions, within [`AppSystems::Animate`](crate::app::AppSystems::Animate).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayAnimations;

/// The system that notes in the board view whether an animation is running, after [`PlayAnimations`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UpdateIsAnimating;

/// The system that spawns the picking proxies for the board layout.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpawnProxies;
