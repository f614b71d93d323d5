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

/// The same surface, let through by the light.
pub(super) fn sheer(surface: StandardMaterial) -> StandardMaterial {
    const OPACITY: f32 = 0.72;
    /// Drawn after marks and shades, which let the light through as well.
    const BEFORE_MARKS: f32 = 20.0;
    StandardMaterial {
        base_color: Color::WHITE.with_alpha(OPACITY),
        alpha_mode: AlphaMode::Blend,
        depth_bias: BEFORE_MARKS,
        ..surface
    }
}

/// Polished metal.
pub(super) fn polish() -> StandardMaterial {
    StandardMaterial { perceptual_roughness: 0.27, metallic: 1.0, reflectance: 0.6, ..default() }
}
