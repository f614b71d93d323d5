//! The board: its geometry, its two faces, the frame with coordinates, and the flat proxies that take the pointer.

use bevy::prelude::*;

pub mod geometry;
mod proxies;

pub use proxies::{BoardPoint, proxies_plugin};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(proxies_plugin);
}
