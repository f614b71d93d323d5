//! The board: its geometry, its two faces, the frame with coordinates, and the flat proxies that take the pointer.

use bevy::prelude::*;

use crate::rules::cannon::Point;

pub mod geometry;

/// The proxy of a point of the board, which takes the pointer.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPoint(pub Point);

pub(super) fn plugin(_app: &mut App) {}
