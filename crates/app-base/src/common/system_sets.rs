//! System sets that several folders use for the order of their systems.

use bevy::prelude::*;

/// The system sets of a frame, in this order. Each set sees the changes of the sets before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AppSystems {
    /// Pointer, keyboard and computer player send requests.
    Input,
    /// The gate handles the requests. Only here the match changes.
    Gate,
    /// Reactions to the match: autosave, the computer's next search, menus.
    React,
    /// Entities are updated to the shown ply.
    Project,
    /// Animations advance.
    Animate,
}

/// Puts the sets of a frame in order.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Input, AppSystems::Gate, AppSystems::React, AppSystems::Project, AppSystems::Animate).chain(),
    );
}

/// The systems that act on keys, pointer and gestures at the board, within [`AppSystems::Input`]. A loading screen holds them back.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadBoardInput;

/// The system that runs the clocks of the match, unless the table is not visible yet.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RunClocks;

/// The systems that play animations of actions, within [`AppSystems::Animate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayAnimations;

/// The system that notes in the board view whether an animation is running, after [`PlayAnimations`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UpdateIsAnimating;

/// The system that spawns the picking proxies for the board layout.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpawnProxies;
