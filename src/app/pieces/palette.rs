//! Surfaces of the pieces. Their colours are in the vertices.

use bevy::prelude::*;

/// Varnished paint.
pub(super) fn lacquer() -> StandardMaterial {
    StandardMaterial {
        perceptual_roughness: 0.5,
        reflectance: 0.45,
        clearcoat: 0.55,
        clearcoat_perceptual_roughness: 0.22,
        ..default()
    }
}

/// Polished metal.
pub(super) fn polish() -> StandardMaterial {
    StandardMaterial { perceptual_roughness: 0.27, metallic: 1.0, reflectance: 0.6, ..default() }
}
