//! Rings on the ground under pieces that have a badge. A ring shows the side, and an arrow on it shows the heading, at any size.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::paint::army_colours;
use cannon_app_base::common::Tone;
use cannon_app_base::common::marks::flat_shape::{FlatShape, flat_material};
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::pieces::DRAUGHT;
use cannon_appearance::ColorScheme;

/// Radius and width of the ring. It lies inside the square, and is wide enough to set the unit off from ground of any brightness.
const RADIUS: f32 = 0.412;
const WIDTH: f32 = 0.155;
/// Distance of the arrow's tip and base from the middle, and half the width of its base.
const ARROW_TIP: f32 = 0.66;
const ARROW_BASE: f32 = 0.44;
const ARROW_HALF_WIDTH: f32 = 0.19;
/// Cosine of the greatest tilt of a piece with a ring and a badge. Pieces that are being destroyed and wrecks lean more, and units that
/// drive lean less.
const MAX_TILT_COSINE: f32 = 0.99;
/// The greatest depth below the board of a piece with a ring and a badge. Swimming units are less deep, sinking units deeper.
const MAX_DEPTH: f32 = 1.25 * DRAUGHT;
/// Depth bias that draws the ring over the shadow of the piece.
const DEPTH_BIAS: f32 = 1.5;
/// Factor of the brightness of light rings.
const LIGHT_RING_BRIGHTNESS: f32 = 4.0;

/// Whether a piece at this pose has a ring and a badge: it is neither being destroyed nor sinking.
pub(super) fn is_intact(piece: &Transform) -> bool {
    (piece.rotation * Vec3::Y).y >= MAX_TILT_COSINE && piece.translation.y >= -MAX_DEPTH
}

/// The ground of an army's badges or rings. For the light army it is brightened by a factor, because the tone mapping would turn plain
/// white into grey.
pub(super) fn bright_field(tone: Tone, factor: f32) -> Color {
    let field = army_colours(tone, ColorScheme::Standard).field;
    match tone {
        Tone::Dark => field,
        Tone::Light => (field.to_linear() * factor).with_alpha(1.0).into(),
    }
}

/// The ring under a piece, a child of it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct GroundRing;

/// Meshes and material of the rings.
#[derive(Resource)]
pub(super) struct GroundRingAssets {
    meshes: HashMap<Tone, Handle<Mesh>>,
    material: Handle<StandardMaterial>,
}

/// Creates the assets.
pub(super) fn insert_ground_ring_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mesh = |tone: Tone| (tone, meshes.add(mesh(tone, ColorScheme::default())));
    let meshes = [Tone::Dark, Tone::Light].map(mesh).into_iter().collect();
    let material = materials.add(StandardMaterial { depth_bias: DEPTH_BIAS, ..flat_material() });
    commands.insert_resource(GroundRingAssets { meshes, material });
}

fn mesh(tone: Tone, scheme: ColorScheme) -> Mesh {
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

impl GroundRingAssets {
    /// Gives the rings the colours of a scheme.
    pub(super) fn recolour(&self, scheme: ColorScheme, meshes: &mut Assets<Mesh>) {
        for (&tone, handle) in &self.meshes {
            // The handle is in use, so the insertion cannot fail.
            let _ = meshes.insert(handle.id(), mesh(tone, scheme));
        }
    }

    /// The ring of a piece, to be spawned as a child of its root.
    pub(super) fn ring(&self, tone: Tone) -> impl Bundle {
        (
            GroundRing,
            Mesh3d(self.meshes.get(&tone).cloned().unwrap_or_default()),
            MeshMaterial3d(self.material.clone()),
            Transform::from_xyz(0.0, layer::GROUND_RING, 0.0),
            NotShadowCaster,
        )
    }
}

/// Keeps each ring flat on the board under its piece, with the heading of the piece.
pub(super) fn update_ground_rings(
    pieces: Query<(&Transform, &Children), (Changed<Transform>, Without<GroundRing>)>,
    mut rings: Query<(&mut Transform, &mut Visibility), With<GroundRing>>,
) {
    for (piece, children) in &pieces {
        for child in children {
            let Ok((mut transform, mut visibility)) = rings.get_mut(*child) else { continue };
            visibility.set_if_neq(if is_intact(piece) { Visibility::Inherited } else { Visibility::Hidden });
            let ahead = (piece.rotation * Vec3::NEG_Z).with_y(0.0).normalize_or(Vec3::NEG_Z);
            let flat = Quat::from_rotation_arc(Vec3::NEG_Z, ahead);
            let height = layer::GROUND_RING - piece.translation.y;
            let inverse = piece.rotation.inverse();
            transform.set_if_neq(Transform {
                translation: inverse * (Vec3::Y * height),
                rotation: inverse * flat,
                scale: Vec3::ONE,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swimming_pieces_have_rings_and_sinking_or_falling_ones_do_not() {
        let at_depth = |depth: f32| Transform::from_xyz(0.0, -depth, 0.0);
        assert!(is_intact(&at_depth(0.0)));
        assert!(is_intact(&at_depth(DRAUGHT)));
        assert!(!is_intact(&at_depth(2.0 * DRAUGHT)));
        assert!(is_intact(&Transform::from_rotation(Quat::from_rotation_x(0.1))));
        assert!(!is_intact(&Transform::from_rotation(Quat::from_rotation_x(0.3))));
    }
}
