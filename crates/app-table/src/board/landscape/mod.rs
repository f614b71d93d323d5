//! Landscapes: boards of one muted hue whose squares differ just enough to be counted.
//!
//! [`soil`] computes the textures of the ground, and [`field`] the mesh of the squares. The luminance of the ground lies between the
//! luminances of the two armies, so that both stand out against it.

use bevy::prelude::*;

pub(super) mod field;
pub(super) mod soil;

/// Colour and opacity of the lines between the squares.
const GRID_LINE: Color = Color::srgba(0.05, 0.05, 0.04, 0.34);

/// The surface of the lines between the squares.
pub(super) fn grid_line_surface() -> StandardMaterial {
    StandardMaterial { base_color: GRID_LINE, perceptual_roughness: 0.95, reflectance: 0.2, ..default() }
}
