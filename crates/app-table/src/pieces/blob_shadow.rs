//! Blob shadows under the pieces. They connect a piece with the board at every quality, and stay on the board while the piece is in the
//! air.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::PieceAssets;
use super::ground_ring::heading;
use crate::texture::sprite_image;
use cannon_app_base::common::pieces::PieceState;

/// Opacity in the middle of the shadow.
const MAX_OPACITY: f32 = 0.62;
/// Height above the board, enough to avoid z-fighting.
const CLEARANCE: f32 = 0.006;
/// Height of a piece at which its shadow is twice as wide.
const SPREAD_HEIGHT: f32 = 1.6;
/// Width and height of the texture, in pixels.
const TEXTURE_SIZE: u32 = 64;

/// A blob shadow, a child of its piece.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct BlobShadow {
    /// Half the width and half the length while the piece stands on the board.
    half_size: Vec2,
}

/// Half the width and half the length of a shadow, relative to the radius of the footprint. Vehicles are longer than wide.
const ROUND: Vec2 = Vec2::splat(1.55);
const VEHICLE: Vec2 = Vec2::new(1.15, 1.75);

/// The shadow for a piece with a footprint of this radius, to be spawned as a child of its root.
pub(super) fn blob_shadow(assets: &PieceAssets, footprint: f32, is_vehicle: bool) -> impl Bundle {
    let half_size = footprint * if is_vehicle { VEHICLE } else { ROUND };
    (
        BlobShadow { half_size },
        Mesh3d(assets.shadow_mesh.clone()),
        MeshMaterial3d(assets.shadow_material.clone()),
        Transform::from_xyz(0.0, CLEARANCE, 0.0).with_scale(half_size.extend(1.0).xzy()),
        NotShadowCaster,
    )
}

/// The material with the texture of [`image()`].
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

/// The texture: white, with an alpha that falls off from the middle.
pub(super) fn image() -> Image {
    sprite_image(TEXTURE_SIZE, |place| {
        let fade = (1.0 - place.length()).clamp(0.0, 1.0);
        [1.0, MAX_OPACITY * (fade * fade * (3.0 - 2.0 * fade)).min(0.9)]
    })
}

/// Keeps each shadow flat on the ground under its piece. The shadow widens with the height of the piece.
pub(super) fn update_blob_shadows(
    pieces: Query<(&Transform, &PieceState, &Children), (Changed<Transform>, Without<BlobShadow>)>,
    mut shades: Query<(&BlobShadow, &mut Transform)>,
) {
    for (piece, state, children) in &pieces {
        for child in children {
            let Ok((shade, mut transform)) = shades.get_mut(*child) else { continue };
            let ground = state.ground_below(piece.translation.y);
            let height = (piece.translation.y - ground).max(0.0);
            let half_size = shade.half_size * (1.0 + height / SPREAD_HEIGHT);
            let inverse_rotation = piece.rotation.inverse();
            // In the space of the piece: straight down to the ground, and level even if the piece is tilted.
            let below = inverse_rotation * (Vec3::Y * (CLEARANCE + ground - piece.translation.y))
                / piece.scale.max(Vec3::splat(1.0e-3));
            let target = Transform {
                translation: below,
                rotation: inverse_rotation * heading(piece),
                scale: half_size.extend(1.0).xzy(),
            };
            transform.set_if_neq(target);
        }
    }
}
