//! The board: its [`geometry`], its two [`faces`], the [`frame`] with [`coordinates`], and the flat [`proxies`] that take the pointer.
//! Woods are made in code by [`wood`].

use bevy::prelude::*;

use super::AppSystems;

mod coordinates;
mod faces;
mod frame;
pub mod geometry;
mod noise;
mod proxies;
mod surface;
mod wood;

pub use proxies::{BoardPoint, proxies_plugin};

/// The visible board: parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Board;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(proxies_plugin)
        .add_systems(Startup, surface::spawn)
        .add_systems(Update, surface::follow_settings.in_set(AppSystems::Project));
}
