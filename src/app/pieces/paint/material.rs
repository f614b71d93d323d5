//! Paint as the engine draws it.

use bevy::prelude::*;

use super::{Paint, Stuff};

/// What lies under or over the paint of a surface.
#[derive(Clone, Debug)]
pub(in crate::app::pieces) enum Surface {
    /// The pictures of a full model.
    Pictured {
        /// Occlusion and roughness.
        orm: Handle<Image>,
        /// Normals.
        normal: Handle<Image>,
        /// Wear, and grain where it is wood.
        wear: Handle<Image>,
    },
    /// A cheap model has its occlusion in its vertices. This is the tile of grain, for what is wood.
    Plain(Handle<Image>),
}

/// A painted surface.
pub(in crate::app::pieces) fn material(paint: &Paint, surface: &Surface) -> StandardMaterial {
    let [r, g, b] = paint.color;
    let color = Color::srgb(r, g, b);
    let mut material = StandardMaterial {
        base_color: color,
        metallic: paint.metallic,
        perceptual_roughness: paint.roughness,
        reflectance: paint.reflectance,
        ..default()
    };
    if let Stuff::Glass(share) = paint.stuff {
        // What it lets through is dimmed, what it reflects is not.
        material.base_color = (color.to_linear() * share).with_alpha(share).into();
        material.alpha_mode = AlphaMode::Premultiplied;
    }
    match surface {
        Surface::Pictured { orm, normal, wear } => {
            material.base_color_texture = Some(wear.clone());
            material.metallic_roughness_texture = Some(orm.clone());
            material.occlusion_texture = Some(orm.clone());
            material.normal_map_texture = Some(normal.clone());
        }
        Surface::Plain(tile) => {
            material.base_color_texture = (paint.stuff == Stuff::Wood).then(|| tile.clone());
        }
    }
    material
}

/// The same surface, let through by the light.
pub(in crate::app::pieces) fn sheer(surface: StandardMaterial) -> StandardMaterial {
    const OPACITY: f32 = 0.72;
    /// Drawn after marks and shades, which let the light through as well.
    const BEFORE_MARKS: f32 = 20.0;
    let opacity = OPACITY * surface.base_color.alpha();
    StandardMaterial {
        base_color: surface.base_color.with_alpha(opacity),
        alpha_mode: if surface.alpha_mode == AlphaMode::Premultiplied {
            AlphaMode::Premultiplied
        } else {
            AlphaMode::Blend
        },
        depth_bias: BEFORE_MARKS,
        ..surface
    }
}

/// Varnished paint, for what is made by code and has its colours in its vertices.
pub(in crate::app::pieces) fn lacquer() -> StandardMaterial {
    StandardMaterial { perceptual_roughness: 0.42, reflectance: 0.5, ..default() }
}
