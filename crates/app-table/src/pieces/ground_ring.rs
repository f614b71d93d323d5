//! Signs on the ground under pieces that have a badge: a ring in the colours of the side, and a chevron that shows the heading.
//!
//! The signs are paint on the ground, so that the shadow of the piece falls on them. They disappear when the camera is near enough to show
//! side and heading by the piece itself.

use bevy::prelude::*;

use super::paint::army_colours;
use super::signs::{Sign, SignAssets, bright_field, is_intact, width_in_focus};
use cannon_app_base::common::marks::flat_shape::{Border, FlatShape, flat_material};
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::pieces::{HILL_HEIGHT, PieceState};
use cannon_app_base::common::{TableCamera, Tone};
use cannon_appearance::ColorScheme;

/// Radius and width of the ring, and width of its edge. It lies inside the square, around the shadow where the piece touches the ground.
const RADIUS: f32 = 0.455;
const WIDTH: f32 = 0.045;
const EDGE_WIDTH: f32 = 0.018;
/// Distances from the middle of the tip and of the ends of the chevron, half its width, and the thickness of its arms.
const CHEVRON_TIP: f32 = 0.665;
const CHEVRON_ENDS: f32 = 0.525;
const CHEVRON_HALF_WIDTH: f32 = 0.17;
const CHEVRON_ARM: f32 = 0.085;
/// Width of a square on the screen, in logical pixels, below which a ring appears, and above which it disappears.
const APPEARS_BELOW: f32 = 84.0;
const DISAPPEARS_ABOVE: f32 = 92.0;
/// The size of signs on a hill, where they must lie inside of the banks.
const HILL_SCALE: f32 = 0.80;
/// The depth bias of the first signs, which are drawn after traces and before the shadows of pieces, and the distance to the next ones. The
/// signs of a kind and a side are drawn together, because they take one draw if they follow each other. The distance is therefore larger
/// than the depth of a board.
const FIRST_DEPTH_BIAS: f32 = -165.0;
const DEPTH_BIAS_STEP: f32 = 24.0;
/// Factor of the brightness of the light army's edges.
const LIGHT_EDGE_BRIGHTNESS: f32 = 1.1;

/// A sign on the ground under a piece, a child of it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum GroundSign {
    Ring,
    Chevron,
}

/// The material of the signs of a kind and a side, which is lit like the ground.
pub(super) fn material(kind: GroundSign, tone: Tone) -> StandardMaterial {
    let order = match (kind, tone) {
        (GroundSign::Ring, Tone::Dark) => 0.0,
        (GroundSign::Ring, Tone::Light) => 1.0,
        (GroundSign::Chevron, Tone::Dark) => 2.0,
        (GroundSign::Chevron, Tone::Light) => 3.0,
    };
    let depth_bias = FIRST_DEPTH_BIAS + order * DEPTH_BIAS_STEP;
    StandardMaterial { unlit: false, perceptual_roughness: 0.9, reflectance: 0.2, depth_bias, ..flat_material() }
}

/// A shape in the colour of the trim, with an edge in the colour of the army.
fn painted(tone: Tone, scheme: ColorScheme) -> FlatShape {
    let edge = bright_field(tone, LIGHT_EDGE_BRIGHTNESS);
    FlatShape::bordered(army_colours(tone, scheme).trim, Border { width: EDGE_WIDTH, edge, halo: None })
}

/// The mesh of a flat shape with the normals that lit materials need.
fn lit(shape: FlatShape) -> Mesh {
    let mesh = shape.into_mesh();
    let normals = vec![Vec3::Y; mesh.count_vertices()];
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
}

pub(super) fn ring_mesh(tone: Tone, scheme: ColorScheme) -> Mesh {
    lit(painted(tone, scheme).arc(RADIUS, WIDTH, 0.0, 1.0))
}

pub(super) fn chevron_mesh(tone: Tone, scheme: ColorScheme) -> Mesh {
    let [left, right] = [-1.0, 1.0].map(|side| Vec2::new(side * CHEVRON_HALF_WIDTH, CHEVRON_ENDS));
    let (tip, inner) = (Vec2::new(0.0, CHEVRON_TIP), Vec2::new(0.0, CHEVRON_TIP - CHEVRON_ARM));
    lit(painted(tone, scheme).triangle([tip, inner, left]).triangle([tip, right, inner]))
}

/// The signs of a piece, to be spawned as children of its root.
pub(super) fn ground_signs(assets: &SignAssets, tone: Tone) -> [impl Bundle + use<>; 2] {
    [(GroundSign::Ring, Sign::Ring), (GroundSign::Chevron, Sign::Chevron)]
        .map(|(kind, sign)| (kind, assets.bundle(sign, tone), Transform::from_xyz(0.0, layer::GROUND_RING, 0.0)))
}

/// Keeps the signs flat on the ground under their piece, with the heading of the piece, and hides them when the camera is near.
pub(super) fn update_ground_signs(
    camera: Query<(&Camera, &Transform), (With<TableCamera>, Without<GroundSign>)>,
    pieces: Query<(&Transform, &PieceState, &Children), (Without<GroundSign>, Without<TableCamera>)>,
    mut signs: Query<(&mut Transform, &mut Visibility), With<GroundSign>>,
) {
    let width = camera.single().ok().and_then(|(camera, pose)| width_in_focus(camera, pose));
    for (piece, state, children) in &pieces {
        for child in children {
            let Ok((mut transform, mut visibility)) = signs.get_mut(*child) else { continue };
            let limit = if *visibility == Visibility::Hidden { APPEARS_BELOW } else { DISAPPEARS_ABOVE };
            let is_small = width.is_none_or(|width| width < limit);
            let is_shown = is_small && is_intact(piece);
            visibility.set_if_neq(if is_shown { Visibility::Inherited } else { Visibility::Hidden });
            let flat = heading(piece);
            let ground = state.ground_below(piece.translation.y);
            let height = layer::GROUND_RING + ground - piece.translation.y;
            let inverse = piece.rotation.inverse();
            transform.set_if_neq(Transform {
                translation: inverse * (Vec3::Y * height),
                rotation: inverse * flat,
                scale: Vec3::splat(1.0.lerp(HILL_SCALE, ground / HILL_HEIGHT)),
            });
        }
    }
}

/// The rotation of a piece about the vertical, without its tilt.
pub(super) fn heading(piece: &Transform) -> Quat {
    let ahead = (piece.rotation * Vec3::NEG_Z).with_y(0.0).normalize_or(Vec3::NEG_Z);
    Quat::from_rotation_arc(Vec3::NEG_Z, ahead)
}
