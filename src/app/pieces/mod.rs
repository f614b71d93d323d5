//! Soldiers and towns: entities that show the pieces of the ply on show.
//!
//! [`projection`] keeps the entities in line with the match and knows nothing of meshes, so that it can be tested without a window;
//! the rest gives the entities a body.

use bevy::prelude::*;

mod projection;

pub(super) use projection::follow_match;
pub use projection::{At, Casualty, Owner, Soldier, Stage, Staged, Town, projection_plugin};

pub(super) fn plugin(_app: &mut App) {}
