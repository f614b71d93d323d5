//! The board: its two [`faces`], the [`frame`] with [`coordinates`] and the [`name`] of the game, and the invisible [`proxies`] for mouse
//! picking.
//!
//! [`layout`] updates the [`BoardLayout`](cannon_app_base::common::board::BoardLayout) for the match. Everything else is built from the
//! layout and the chosen look by [`spawn`], and rebuilt when one of them changes. [`materials`] creates the materials, and [`plain`] the
//! materials of the low quality tier. The [`texture`]s of [`wood`] and [`stone`] are computed, and so are the [`strips`] of lines and the
//! [`lettering`]. A [`landscape`] takes the place of the faces in games that have one, and has [`terrain`] and the [`ground_traces`] of the
//! last actions on it. The [`table`] below the board belongs to the room.

use bevy::prelude::*;

use cannon_app_base::common::AppSystems;

mod coordinates;
mod faces;
mod frame;
mod ground_traces;
mod landscape;
mod layout;
mod lettering;
mod materials;
mod name;
mod plain;
mod proxies;
mod spawn;
mod stone;
mod strips;
mod table;
mod terrain;
mod texture;
mod wood;

#[cfg(test)]
pub(crate) use ground_traces::scorched_luminance;
#[cfg(test)]
pub(crate) use landscape::open_luminance;
pub use layout::layout_plugin;
pub use proxies::proxies_plugin;
pub use terrain::Chimneys;

/// The visible board, the parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Board;

/// Adds the board and the table on which it lies.
pub fn plugin(app: &mut App) {
    app.add_plugins((proxies_plugin, plain::plugin, landscape::plugin, terrain::plugin))
        .add_systems(
            Update,
            (
                spawn::spawn_board,
                coordinates::turn_labels,
                table::spawn_table,
                landscape::spawn_landscape,
                landscape::update_hill_flags,
                terrain::spawn_terrain,
                spawn::update_visibility,
                landscape::grid::update_grid,
            )
                .chain()
                .in_set(AppSystems::Project),
        )
        .add_systems(
            Update,
            ground_traces::update_ground_traces.in_set(AppSystems::Project).after(crate::pieces::follow_match),
        );
}
