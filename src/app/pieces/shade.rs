//! Blob shadows under the pieces. They ground a piece at every quality and stay on the board while the piece is in the air.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::PieceAssets;

/// Opacity in the middle.
const DARKNESS: f32 = 0.62;
/// Height above the board, enough to avoid z-fighting.
const CLEARANCE: f32 = 0.006;
/// Height of a piece at which its shadow is twice as wide.
const SPREAD_HEIGHT: f32 = 1.6;
/// Width and height of the texture, in pixels.
const PIXELS: u32 = 64;

/// The blob shadow of its parent entity, a piece.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Shade {
    radius: f32,
}

/// The shadow for a piece with a footprint of this radius, to be spawned as a child of its root.
pub(super) fn shade(assets: &PieceAssets, footprint: f32) -> impl Bundle {
    let radius = footprint * 1.55;
    (
        Shade { radius },
        Mesh3d(assets.shade.clone()),
        MeshMaterial3d(assets.shade_material.clone()),
        Transform::from_xyz(0.0, CLEARANCE, 0.0).with_scale(Vec3::new(radius, 1.0, radius)),
        NotShadowCaster,
    )
}

/// A square of half width 1.
pub(super) fn mesh() -> Mesh {
    Plane3d::new(Vec3::Y, Vec2::ONE).mesh().build()
}

pub(super) fn material(image: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: Color::BLACK,
        base_color_texture: Some(image),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        depth_bias: 1.0,
        ..default()
    }
}

/// A white texture whose alpha falls off from the middle.
pub(super) fn image() -> Image {
    let alpha = |x: u32, y: u32| {
        let place = (Vec2::new(x as f32, y as f32) + 0.5) / PIXELS as f32 * 2.0 - 1.0;
        let fade = (1.0 - place.length()).clamp(0.0, 1.0);
        DARKNESS * (fade * fade * (3.0 - 2.0 * fade)).min(0.9)
    };
    let data = (0..PIXELS).flat_map(|y| (0..PIXELS).map(move |x| (x, y)));
    let data = data.flat_map(|(x, y)| [255, 255, 255, (alpha(x, y) * 255.0) as u8]).collect();
    Image::new(
        Extent3d { width: PIXELS, height: PIXELS, depth_or_array_layers: 1 },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

/// Keeps shadows flat on the board under their pieces, and wider the higher the piece.
pub(super) fn follow(
    pieces: Query<(&Transform, &Children), (Changed<Transform>, Without<Shade>)>,
    mut shades: Query<(&Shade, &mut Transform)>,
) {
    for (piece, children) in &pieces {
        for child in children {
            let Ok((shade, mut transform)) = shades.get_mut(*child) else { continue };
            let height = piece.translation.y.max(0.0);
            let radius = shade.radius * (1.0 + height / SPREAD_HEIGHT);
            let back = piece.rotation.inverse();
            // In the piece's own space: straight down to the board, and level whatever the tilt of the piece.
            let down = back * (Vec3::Y * (CLEARANCE - piece.translation.y)) / piece.scale.max(Vec3::splat(1.0e-3));
            let wanted = Transform { translation: down, rotation: back, scale: Vec3::new(radius, 1.0, radius) };
            transform.set_if_neq(wanted);
        }
    }
}
