//! How actions look: marching, drill, gunfire, smoke, the fall of a town. Never decides anything.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
