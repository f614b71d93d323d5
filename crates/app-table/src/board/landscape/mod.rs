//! Landscapes: boards of grass, snow or sand whose squares differ just enough to be counted.
//!
//! A [`survey`] tells what stands on the squares. From it come the [`roads`], the [`fields`], the [`bed`] of water and the [`hill`] with
//! its [flags](hill_flags), and the [`ground`] gives each place a colour from the table of [`colors`]. [`spawn`] builds the [`mesh`]
//! whenever the terrain changes. On the medium and high tiers, [`ground_material`] adds the [`grain`], and [`water_material`] the waves. The
//! [`grid`] separates the squares. The luminance of the ground lies between the luminances of the two armies, so that both stand out
//! against it; snow is brighter than both.

use bevy::prelude::*;

use super::plain::PlainMaterial;
use super::texture::SurfaceGrade;

mod bed;
mod colors;
mod fields;
mod grain;
pub(super) mod grid;
mod ground;
mod ground_material;
mod hill;
mod hill_flags;
mod mesh;
mod roads;
mod spawn;
mod survey;
mod water_material;

#[cfg(test)]
pub(super) use ground::SHADE_INSET;
#[cfg(test)]
pub(crate) use ground::open_luminance;
pub(super) use hill_flags::update_hill_flags;
pub(super) use spawn::spawn_landscape;

/// Gives an entity a dull white material, for meshes whose colours are in the vertices.
fn insert_white_material(
    entity: &mut EntityCommands,
    grade: SurfaceGrade,
    plain: &mut Assets<PlainMaterial>,
    standard: &mut Assets<StandardMaterial>,
) {
    match grade {
        SurfaceGrade::Plain => {
            entity.insert(MeshMaterial3d(plain.add(PlainMaterial::textured(Handle::default()))));
        }
        SurfaceGrade::Fine => {
            let surface = StandardMaterial { perceptual_roughness: 0.9, reflectance: 0.2, ..default() };
            entity.insert(MeshMaterial3d(standard.add(surface)));
        }
    }
}

/// Adds the materials.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ground_material::plugin, water_material::plugin));
}
