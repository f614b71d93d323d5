//! Rings on the ground under pieces that have a badge. A ring shows the side, and an arrow on it shows the heading, at any size.

use bevy::prelude::*;

use super::paint::army_colours;
use super::signs::{Sign, SignAssets, bright_field, is_intact};
use cannon_app_base::common::Tone;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::pieces::PieceState;
use cannon_appearance::ColorScheme;

/// Radius and width of the ring. It lies inside the square, and is wide enough to set the unit off from ground of any brightness.
const RADIUS: f32 = 0.412;
const WIDTH: f32 = 0.155;
/// Distance of the arrow's tip and base from the middle, and half the width of its base.
const ARROW_TIP: f32 = 0.66;
const ARROW_BASE: f32 = 0.44;
const ARROW_HALF_WIDTH: f32 = 0.19;
/// Depth bias that draws the ring over the shadow of the piece.
pub(super) const DEPTH_BIAS: f32 = 1.5;
/// Factor of the brightness of light rings.
const LIGHT_RING_BRIGHTNESS: f32 = 4.0;

/// The ring under a piece, a child of it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct GroundRing;

pub(super) fn mesh(tone: Tone, scheme: ColorScheme) -> Mesh {
    let colours = army_colours(tone, scheme);
    let ring = FlatShape::new(bright_field(tone, LIGHT_RING_BRIGHTNESS)).arc(RADIUS, WIDTH, 0.0, 1.0).into_mesh();
    let arrow = FlatShape::new(colours.trim).triangle([
        Vec2::new(0.0, ARROW_TIP),
        Vec2::new(ARROW_HALF_WIDTH, ARROW_BASE),
        Vec2::new(-ARROW_HALF_WIDTH, ARROW_BASE),
    ]);
    let mut mesh = ring;
    // Both have the same vertex attributes, so they can always be merged.
    let _ = mesh.merge(&arrow.into_mesh());
    mesh
}

/// The ring of a piece, to be spawned as a child of its root.
pub(super) fn ring(assets: &SignAssets, tone: Tone) -> impl Bundle + use<> {
    (GroundRing, assets.bundle(Sign::Ring, tone), Transform::from_xyz(0.0, layer::GROUND_RING, 0.0))
}

/// Keeps each ring flat on the ground under its piece, with the heading of the piece.
pub(super) fn update_ground_rings(
    pieces: Query<(&Transform, &PieceState, &Children), (Changed<Transform>, Without<GroundRing>)>,
    mut rings: Query<(&mut Transform, &mut Visibility), With<GroundRing>>,
) {
    for (piece, state, children) in &pieces {
        for child in children {
            let Ok((mut transform, mut visibility)) = rings.get_mut(*child) else { continue };
            visibility.set_if_neq(if is_intact(piece) { Visibility::Inherited } else { Visibility::Hidden });
            let ahead = (piece.rotation * Vec3::NEG_Z).with_y(0.0).normalize_or(Vec3::NEG_Z);
            let flat = Quat::from_rotation_arc(Vec3::NEG_Z, ahead);
            let height = layer::GROUND_RING + state.ground_below(piece.translation.y) - piece.translation.y;
            let inverse = piece.rotation.inverse();
            transform.set_if_neq(Transform {
                translation: inverse * (Vec3::Y * height),
                rotation: inverse * flat,
                scale: Vec3::ONE,
            });
        }
    }
}
