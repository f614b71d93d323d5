//! Blob shadows under the pieces. They connect a piece with the board at every quality, and stay on the board while the piece is in the
//! air. A piece of glass also throws a patch of light of its colour, away from the key light.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::PieceAssets;
use super::ground_ring::heading;
use crate::light::KeyDirection;
use crate::texture::sprite_image;
use cannon_app_base::common::Tone;
use cannon_app_base::common::pieces::PieceState;

/// Opacity in the middle of the shadow.
const MAX_OPACITY: f32 = 0.62;
/// Height above the board, enough to avoid z-fighting.
const CLEARANCE: f32 = 0.006;
/// Height of a piece at which its shadow is twice as wide.
const SPREAD_HEIGHT: f32 = 1.6;
/// Depth bias that draws all shadows together, after the signs on the ground and before marks. Shadows follow each other then, and take
/// one draw.
const DEPTH_BIAS: f32 = -69.0;
/// The part of a shadow's radius in which it fades. Within, under the hull, it is equally dark.
const FADE: f32 = 0.60;
/// Width and height of the texture, in pixels.
const TEXTURE_SIZE: u32 = 64;

/// A blob shadow, a child of its piece.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct BlobShadow {
    /// Half the width and half the length while the piece stands on the board.
    half_size: Vec2,
    /// Distance of its middle from the piece, away from the key light. `None` if the shadow has the heading of the piece.
    away_from_light: Option<f32>,
}

/// Half the width and half the length of a shadow, relative to the radius of the footprint. Vehicles are longer than wide.
const ROUND: Vec2 = Vec2::splat(1.55);
const VEHICLE: Vec2 = Vec2::new(1.40, 1.95);
/// The same for pieces of glass, whose shadow lies along the light, and the distance of its middle from the piece.
const GLASS: Vec2 = Vec2::new(1.45, 2.0);
const GLASS_DISTANCE: f32 = 0.55;

/// The light that goes through glass, in linear light and in units of the display's white.
const fn light_through_glass(tone: Tone) -> LinearRgba {
    match tone {
        Tone::Dark => LinearRgba::rgb(0.035, 0.075, 0.25),
        Tone::Light => LinearRgba::rgb(0.085, 0.13, 0.14),
    }
}

/// Materials of shadows.
#[derive(Clone, Debug)]
pub(super) struct ShadowMaterials {
    pub(super) solid: Handle<StandardMaterial>,
    /// For pieces of glass of the dark and the light army.
    glass: [Handle<StandardMaterial>; 2],
}

impl ShadowMaterials {
    pub(super) fn new(materials: &mut Assets<StandardMaterial>, images: &mut Assets<Image>) -> ShadowMaterials {
        let glass_image = images.add(glass_image());
        let glass = [Tone::Dark, Tone::Light].map(|tone| materials.add(glass_material(tone, glass_image.clone())));
        ShadowMaterials { solid: materials.add(material(images.add(image()))), glass }
    }
}

/// The shadow for a piece with a footprint of this radius, to be spawned as a child of its root. `glass` is the tone of a piece of glass.
pub(super) fn blob_shadow(
    assets: &PieceAssets,
    footprint: f32,
    is_vehicle: bool,
    glass: Option<Tone>,
) -> impl Bundle + use<> {
    let shadows = &assets.shadow_materials;
    let (relative_size, shadow_material) = match glass {
        Some(tone) => (GLASS, &shadows.glass[usize::from(tone == Tone::Light)]),
        None => (if is_vehicle { VEHICLE } else { ROUND }, &shadows.solid),
    };
    let half_size = footprint * relative_size;
    (
        BlobShadow { half_size, away_from_light: glass.map(|_| footprint * GLASS_DISTANCE) },
        Mesh3d(assets.shadow_mesh.clone()),
        MeshMaterial3d(shadow_material.clone()),
        Transform::from_xyz(0.0, CLEARANCE, 0.0).with_scale(half_size.extend(1.0).xzy()),
        NotShadowCaster,
    )
}

/// The material with the texture of [`image()`].
fn material(image: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: Color::BLACK,
        base_color_texture: Some(image),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        depth_bias: DEPTH_BIAS,
        ..default()
    }
}

/// The texture: white, with an alpha that falls off from the middle.
fn image() -> Image {
    sprite_image(TEXTURE_SIZE, |place| {
        let fade = ((1.0 - place.length()) / FADE).clamp(0.0, 1.0);
        [1.0, MAX_OPACITY * (fade * fade * (3.0 - 2.0 * fade)).min(0.9)]
    })
}

/// The material of the shadow and the light of a piece of glass.
fn glass_material(tone: Tone, image: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: light_through_glass(tone).into(),
        alpha_mode: AlphaMode::Premultiplied,
        ..material(image)
    }
}

/// The texture of [`glass_material`]: the brightness of the light that gathers behind the glass, and the opacity of the shadow around it.
/// The upper edge is the side of the key light.
fn glass_image() -> Image {
    sprite_image(TEXTURE_SIZE, |place| {
        let along = -place.y;
        let from_piece = Vec2::new(place.x, along + 0.22).length();
        let fade = (1.0 - from_piece).clamp(0.0, 1.0);
        let shadow = MAX_OPACITY * (fade * fade * (3.0 - 2.0 * fade)).min(0.9);
        let way = ((along + 0.30) / 1.15).clamp(0.0, 1.0);
        let width = 0.52 * (1.0 - 0.35 * way);
        let light = (-2.0 * (place.x / width).powi(2)).exp() * (std::f32::consts::PI * way).sin().powf(0.8);
        [light, shadow * (1.0 - 0.75 * light)]
    })
}

/// Keeps each shadow flat on the ground under its piece. The shadow widens with the height of the piece.
pub(super) fn update_blob_shadows(
    key_direction: Res<KeyDirection>,
    pieces: Query<(Ref<Transform>, &PieceState, &Children), Without<BlobShadow>>,
    mut shades: Query<(Ref<BlobShadow>, &mut Transform)>,
) {
    let away = -key_direction.0.with_y(0.0).normalize_or(Vec3::NEG_Z);
    for (piece, state, children) in &pieces {
        let has_moved = piece.is_changed() || key_direction.is_changed();
        for child in children {
            let Ok((shade, mut transform)) = shades.get_mut(*child) else { continue };
            if !has_moved && !shade.is_added() {
                continue;
            }
            let ground = state.ground_below(piece.translation.y);
            let height = (piece.translation.y - ground).max(0.0);
            let half_size = shade.half_size * (1.0 + height / SPREAD_HEIGHT);
            let inverse_rotation = piece.rotation.inverse();
            // In the space of the piece: straight down to the ground, and level even if the piece is tilted.
            let on_ground = Vec3::Y * (CLEARANCE + ground - piece.translation.y);
            let (offset, turn) = match shade.away_from_light {
                Some(distance) => (away * distance, Quat::from_rotation_y(away.x.atan2(away.z))),
                None => (Vec3::ZERO, heading(&piece)),
            };
            let below = inverse_rotation * (on_ground + offset) / piece.scale.max(Vec3::splat(1.0e-3));
            let target =
                Transform { translation: below, rotation: inverse_rotation * turn, scale: half_size.extend(1.0).xzy() };
            transform.set_if_neq(target);
        }
    }
}
