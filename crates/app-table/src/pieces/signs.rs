//! What the signs of pieces have in common: rings, badges and numbers are flat meshes in the colours of an army.

use std::collections::HashMap;
use std::f32::consts::FRAC_PI_2;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::ground_ring::GroundSign;
use super::paint::army_colours;
use super::{badges, ground_ring, side_numbers};
use cannon_app_base::common::Tone;
use cannon_app_base::common::marks::flat_shape::{FlatShape, flat_material};
use cannon_app_base::common::pieces::{Badge, DRAUGHT};
use cannon_app_base::settings::Settings;
use cannon_app_games::tabletops;
use cannon_appearance::ColorScheme;

/// Cosine of the greatest tilt of a piece with signs. Pieces that are being destroyed and wrecks lean more, and units that drive lean less.
const MAX_TILT_COSINE: f32 = 0.99;
/// The greatest depth below the board of a piece with signs. Swimming units are less deep, sinking units deeper.
const MAX_DEPTH: f32 = 1.25 * DRAUGHT;
/// Distance between the layers of a sign in front of each other.
const LAYER_DISTANCE: f32 = 0.01;

#[derive(Clone, Copy, Debug)]
pub(super) enum Sign {
    Ring,
    Chevron,
    Badge(&'static Badge),
    Number,
}

impl Sign {
    /// All signs, each for both armies.
    fn looks() -> impl Iterator<Item = (Sign, Tone)> {
        let badges = tabletops().flat_map(|table| (table.badges)()).map(|(_, badge)| Sign::Badge(badge));
        let signs = [Sign::Ring, Sign::Chevron, Sign::Number].into_iter().chain(badges);
        signs.flat_map(|sign| [Tone::Dark, Tone::Light].map(|tone| (sign, tone)))
    }

    fn name(self) -> &'static str {
        match self {
            Sign::Ring => "ring",
            Sign::Chevron => "chevron",
            Sign::Badge(badge) => badge.name,
            Sign::Number => "number",
        }
    }

    fn mesh(self, tone: Tone, scheme: ColorScheme) -> Mesh {
        match self {
            Sign::Ring => ground_ring::ring_mesh(tone, scheme),
            Sign::Chevron => ground_ring::chevron_mesh(tone, scheme),
            Sign::Badge(badge) => badges::mesh(badge, tone, scheme),
            Sign::Number => side_numbers::mesh(tone, scheme),
        }
    }
}

/// Meshes and materials of the signs.
#[derive(Resource)]
pub(super) struct SignAssets {
    meshes: HashMap<(&'static str, Tone), Handle<Mesh>>,
    ground_materials: HashMap<(GroundSign, Tone), Handle<StandardMaterial>>,
    badge_material: Handle<StandardMaterial>,
    number_material: Handle<StandardMaterial>,
}

/// Creates the assets for the signs of all games.
pub(super) fn insert_sign_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mesh = |(sign, tone): (Sign, Tone)| ((sign.name(), tone), meshes.add(sign.mesh(tone, ColorScheme::default())));
    let grounds = [GroundSign::Ring, GroundSign::Chevron].into_iter();
    let grounds = grounds.flat_map(|kind| [Tone::Dark, Tone::Light].map(|tone| (kind, tone)));
    let ground_materials =
        grounds.map(|(kind, tone)| ((kind, tone), materials.add(ground_ring::material(kind, tone)))).collect();
    let mut material = |depth_bias: f32| materials.add(StandardMaterial { depth_bias, ..flat_material() });
    commands.insert_resource(SignAssets {
        meshes: Sign::looks().map(mesh).collect(),
        ground_materials,
        badge_material: material(badges::DEPTH_BIAS),
        number_material: material(side_numbers::DEPTH_BIAS),
    });
}

impl SignAssets {
    /// The mesh and the material of a sign.
    pub(super) fn bundle(&self, sign: Sign, tone: Tone) -> impl Bundle + use<> {
        let material = match sign {
            Sign::Ring => self.ground_materials.get(&(GroundSign::Ring, tone)),
            Sign::Chevron => self.ground_materials.get(&(GroundSign::Chevron, tone)),
            Sign::Badge(_) => Some(&self.badge_material),
            Sign::Number => Some(&self.number_material),
        };
        let mesh = self.meshes.get(&(sign.name(), tone)).cloned().unwrap_or_default();
        (Mesh3d(mesh), MeshMaterial3d(material.cloned().unwrap_or_default()), NotShadowCaster)
    }
}

/// Gives the signs the colours of the chosen scheme.
pub(super) fn recolour_signs(
    settings: Res<Settings>,
    assets: Res<SignAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut shown: Local<ColorScheme>,
) {
    let scheme = settings.vision.colors;
    if std::mem::replace(&mut *shown, scheme) != scheme {
        for (sign, tone) in Sign::looks() {
            if let Some(handle) = assets.meshes.get(&(sign.name(), tone)) {
                // The handle is in use, so the insertion cannot fail.
                let _ = meshes.insert(handle.id(), sign.mesh(tone, scheme));
            }
        }
    }
}

/// Whether a piece at this pose has signs: it is neither being destroyed nor sinking.
pub(super) fn is_intact(piece: &Transform) -> bool {
    (piece.rotation * Vec3::Y).y >= MAX_TILT_COSINE && piece.translation.y >= -MAX_DEPTH
}

/// The ground of an army's signs. For the light army it is brightened by a factor, because the tone mapping would turn plain white into
/// grey.
pub(super) fn bright_field(tone: Tone, factor: f32) -> Color {
    let field = army_colours(tone, ColorScheme::Standard).field;
    match tone {
        Tone::Dark => field,
        Tone::Light => (field.to_linear() * factor).with_alpha(1.0).into(),
    }
}

/// One mesh of flat meshes in front of each other, the rearmost first.
pub(super) fn stacked(layers: impl IntoIterator<Item = Mesh>) -> Mesh {
    let mut whole = FlatShape::plain(Color::WHITE).into_mesh();
    for (n, layer) in (0_u8..).zip(layers) {
        // All layers have the same vertex attributes, so they can always be merged.
        let _ = whole.merge(&layer.translated_by(Vec3::Y * f32::from(n) * LAYER_DISTANCE));
    }
    whole
}

/// Width of a square around a point on the screen, in logical pixels. `None` if it is out of view.
pub(super) fn square_width(camera: &Camera, camera_pose: &Transform, middle: Vec3) -> Option<f32> {
    let view = GlobalTransform::from(*camera_pose);
    let half = camera_pose.right() * 0.5;
    let [left, right] = [middle - half, middle + half].map(|end| camera.world_to_viewport(&view, end).ok());
    Some(left?.distance(right?)).filter(|width| *width > 0.0)
}

/// The width in logical pixels of a square in the middle of the picture. Signs appear and disappear by it, so that all pieces have the same
/// signs. `None` if the camera looks past the board.
pub(super) fn width_in_focus(camera: &Camera, camera_pose: &Transform) -> Option<f32> {
    let ahead = camera_pose.forward();
    let distance = -camera_pose.translation.y / ahead.y;
    let focus = camera_pose.translation + ahead * distance;
    square_width(camera, camera_pose, focus).filter(|_| distance > 0.0)
}

/// The transform, in the space of its piece, of a sign that stands upright at a point and is moved towards the camera by a distance.
pub(super) fn upright_pose(
    camera: &Camera,
    camera_pose: &Transform,
    piece: &Transform,
    (middle, towards_camera): (Vec3, f32),
    half_width: f32,
) -> Transform {
    let to_camera = match camera.clip_from_view().w_axis.w {
        // The projection is orthographic, and all lines of sight are parallel.
        1.0 => *camera_pose.back(),
        _ => (camera_pose.translation - middle).normalize_or(*camera_pose.back()),
    };
    let inverse = piece.rotation.inverse();
    Transform {
        translation: inverse * (middle + to_camera * towards_camera - piece.translation),
        // The mesh lies in the plane y = 0; upright, its upper side faces the camera.
        rotation: inverse * (camera_pose.rotation * Quat::from_rotation_x(FRAC_PI_2)),
        scale: Vec3::splat(half_width),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swimming_pieces_have_signs_and_sinking_or_falling_ones_do_not() {
        let at_depth = |depth: f32| Transform::from_xyz(0.0, -depth, 0.0);
        assert!(is_intact(&at_depth(0.0)));
        assert!(is_intact(&at_depth(DRAUGHT)));
        assert!(!is_intact(&at_depth(2.0 * DRAUGHT)));
        assert!(is_intact(&Transform::from_rotation(Quat::from_rotation_x(0.1))));
        assert!(!is_intact(&Transform::from_rotation(Quat::from_rotation_x(0.3))));
    }
}
