//! The board: its [`layout`] with places ([`Spot`]) and directions ([`Heading`]), its two [`faces`], the [`frame`] with [`coordinates`],
//! and the flat [`proxies`] that take the pointer. All of it is made from the layout and the look, and anew when one of them changes.
//! [`looks`] says what boards are made of; [`wood`] and [`stone`] are computed. The [`table`] that it lies on belongs to the room.

use bevy::prelude::*;

use super::AppSystems;
use crate::app::common::ActiveQuality;

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
        .init_resource::<ActiveQuality>()
        .add_systems(Update, (surface::lay, table::lay, surface::follow_settings).chain().in_set(AppSystems::Project));
}
