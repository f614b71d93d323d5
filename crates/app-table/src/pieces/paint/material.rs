//! Conversion of paints to Bevy materials.

use bevy::prelude::*;

use cannon_app_base::common::pieces::paint::{Paint, PaintSurface};

#[derive(Clone, Debug)]
pub(in crate::pieces) enum SurfaceTextures {
    /// The textures of a full model.
    Textured {
        /// Occlusion and roughness.
        orm: Handle<Image>,
        normal: Handle<Image>,
        /// Wear, and the grain on wooden slots.
        wear: Handle<Image>,
    },
    /// A low-detail model, which has its occlusion in vertex colours. The texture is the grain for wooden slots.
    Plain(Handle<Image>),
}

/// The material of a paint that is not glass.
pub(in crate::pieces) fn material(paint: &Paint, surface: &SurfaceTextures) -> StandardMaterial {
    let [r, g, b] = paint.color;
    let color = Color::srgb(r, g, b);
    let mut material = StandardMaterial {
        base_color: color,
        metallic: paint.metallic,
        perceptual_roughness: paint.roughness,
        reflectance: paint.reflectance,
        ..default()
    };
    match surface {
        SurfaceTextures::Textured { orm, normal, wear } => {
            material.base_color_texture = Some(wear.clone());
            material.metallic_roughness_texture = Some(orm.clone());
            material.occlusion_texture = Some(orm.clone());
            material.normal_map_texture = Some(normal.clone());
        }
        SurfaceTextures::Plain(grain) => {
            material.base_color_texture = (paint.surface == PaintSurface::Wood).then(|| grain.clone());
        }
    }
    material
}

/// The translucent version of a material, for ghosts.
pub(in crate::pieces) fn ghost_material(material: StandardMaterial) -> StandardMaterial {
    const OPACITY: f32 = 0.72;
    /// Draws ghosts after marks and shadows, which are translucent too.
    const DEPTH_BIAS: f32 = 20.0;
    StandardMaterial {
        base_color: material.base_color.with_alpha(OPACITY),
        alpha_mode: AlphaMode::Blend,
        depth_bias: DEPTH_BIAS,
        ..material
    }
}

/// Varnished paint for models that are built by code and have their colours in the vertices.
pub(in crate::pieces) fn lacquer() -> StandardMaterial {
    StandardMaterial { perceptual_roughness: 0.42, reflectance: 0.5, ..default() }
}
