//! The board: its two [`faces`], the [`frame`] with [`coordinates`], and the invisible [`proxies`] for mouse picking.
//!
//! [`layout`] keeps the [`BoardLayout`](super::common::board::BoardLayout) in step with the match; everything else is built from the layout
//! and the chosen look, and rebuilt when one of them changes. [`looks`] creates the materials; the textures of [`wood`] and [`stone`] are
//! computed. The [`table`] below the board belongs to the room.

use bevy::prelude::*;

use super::AppSystems;

mod coordinates;
mod faces;
mod frame;
mod layout;
mod looks;
mod plain;
mod proxies;
mod stone;
mod strips;
mod surface;
mod table;
mod texture;
mod wood;

pub(super) use layout::layout_plugin;
pub use proxies::proxies_plugin;

/// The visible board: parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Board;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((proxies_plugin, plain::plugin))
        .init_resource::<looks::Looks>()
        .init_resource::<table::Tables>()
        .add_systems(Update, (surface::lay, table::lay, surface::follow_settings).chain().in_set(AppSystems::Project));
}
