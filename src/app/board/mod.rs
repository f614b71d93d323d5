//! The board: its geometry, its two faces, the frame with coordinates, and the flat proxies that take the pointer.

use bevy::prelude::*;

pub mod geometry;

pub(super) fn plugin(_app: &mut App) {}
