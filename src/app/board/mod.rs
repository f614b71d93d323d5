//! The board: its [`layout`] with places ([`Spot`]) and directions ([`Heading`]), its two [`faces`], the [`frame`] with [`coordinates`],
//! and the flat [`proxies`] that take the pointer. All of it is made from the layout, and anew when the layout changes. Woods are made
//! in code by [`wood`].

use bevy::prelude::*;

use super::AppSystems;

mod coordinates;
mod faces;
mod frame;
mod heading;
mod layout;
pub(super) mod noise;
mod proxies;
mod spot;
mod surface;
mod wood;

pub use heading::Heading;
pub(super) use layout::layout_plugin;
pub use layout::{BoardLayout, Stand};
pub use proxies::{BoardSpot, LayProxies, proxies_plugin};
pub use spot::Spot;

/// The visible board: parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Board;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(proxies_plugin).add_systems(Startup, surface::make_materials).add_systems(
        Update,
        (surface::lay.run_if(resource_exists_and_changed::<BoardLayout>), surface::follow_settings)
            .chain()
            .in_set(AppSystems::Project),
    );
}
