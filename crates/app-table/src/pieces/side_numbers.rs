//! The number of its side over each piece: 1 for the dark pieces, 2 for the light pieces. It tells the sides apart without colours.

use bevy::prelude::*;

use super::paint::army_colours;
use super::signs::{Sign, SignAssets, bright_field, is_intact, square_width, stacked, upright_pose};
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::{TableCamera, Tone};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_appearance::ColorScheme;

/// Width of a disc as a share of a square, and its limits in logical pixels.
const RELATIVE_WIDTH: f32 = 0.40;
const MIN_WIDTH: f32 = 15.0;
const MAX_WIDTH: f32 = 30.0;
/// Distance of the disc's middle above the top of the piece, in board units.
const CLEARANCE: f32 = 0.16;
/// Distance by which the disc stands beside a piece with a badge, so that it does not cover the badge.
const BESIDE_BADGE: f32 = 0.34;
/// Distance by which the disc is moved towards the camera, so that it does not cut into its neighbours.
const TOWARDS_CAMERA: f32 = 0.6;
/// Width of the trim around the disc, if its radius is 1.
const TRIM_WIDTH: f32 = 0.16;
/// Width of the strokes of a number.
const STROKE: f32 = 0.26;
/// Depth bias that draws the discs over badges, marks and shadows.
pub(super) const DEPTH_BIAS: f32 = 7.0;
/// Factor of the brightness of light discs, which the tone mapping would turn into grey.
const LIGHT_DISC_BRIGHTNESS: f32 = 1.8;

/// The disc over a piece, a child of it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SideNumber {
    /// Height of the piece.
    top: f32,
    /// Whether the piece has a badge.
    has_badge: bool,
}

/// The strokes of the number of an army.
const fn strokes(tone: Tone) -> &'static [(f32, f32)] {
    match tone {
        Tone::Dark => &[(-0.26, 0.30), (0.04, 0.52), (0.04, -0.52)],
        Tone::Light => {
            &[(-0.30, 0.30), (-0.14, 0.50), (0.16, 0.50), (0.30, 0.28), (0.22, 0.06), (-0.28, -0.48), (0.34, -0.48)]
        }
    }
}

/// The mesh of a disc of radius 1 in the plane y = 0, where its upper edge is at negative z.
pub(super) fn mesh(tone: Tone, scheme: ColorScheme) -> Mesh {
    let colours = army_colours(tone, scheme);
    let points: Vec<Vec2> = strokes(tone).iter().map(|&point| Vec2::from(point)).collect();
    let layers = [
        FlatShape::plain(colours.symbol).disc(1.0),
        FlatShape::plain(bright_field(tone, LIGHT_DISC_BRIGHTNESS)).disc(1.0 - TRIM_WIDTH),
        FlatShape::plain(colours.symbol).polyline(&points, STROKE),
    ];
    stacked(layers.map(FlatShape::into_mesh))
}

/// The disc of a piece of this height, to be spawned as a child of its root. [`update_side_numbers`] places it.
pub(super) fn side_number(assets: &SignAssets, tone: Tone, top: f32, has_badge: bool) -> impl Bundle + use<> {
    (SideNumber { top, has_badge }, assets.bundle(Sign::Number, tone), Visibility::Hidden, Transform::default())
}

/// Places the discs over their pieces, upright and at a readable size on the screen, while they are wanted.
pub(super) fn update_side_numbers(
    camera: Query<(&Camera, &Transform), (With<TableCamera>, Without<SideNumber>)>,
    pieces: Query<(&Transform, &Children), (Without<SideNumber>, Without<TableCamera>)>,
    mut numbers: Query<(&SideNumber, &mut Transform, &mut Visibility)>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
) {
    let Ok((camera, camera_pose)) = camera.single() else { return };
    let is_photo = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let is_shown = settings.vision.shows_side_numbers() && !is_photo;
    for (piece, children) in &pieces {
        for child in children {
            let Ok((number, mut transform, mut visibility)) = numbers.get_mut(*child) else { continue };
            let pose = if is_shown { disc_pose(camera, camera_pose, piece, *number) } else { None };
            visibility.set_if_neq(if pose.is_some() { Visibility::Inherited } else { Visibility::Hidden });
            if let Some(pose) = pose {
                transform.set_if_neq(pose);
            }
        }
    }
}

/// The pose of a disc relative to its piece. `None` if the piece is out of view, or is being destroyed.
fn disc_pose(camera: &Camera, camera_pose: &Transform, piece: &Transform, number: SideNumber) -> Option<Transform> {
    if !is_intact(piece) {
        return None;
    }
    // A badge stands over the rear of its piece, and the disc on the other side of it.
    let is_badge_right = (piece.rotation * Vec3::Z).dot(*camera_pose.right()) > 0.1;
    let aside = match (number.has_badge, is_badge_right) {
        (false, _) => Vec3::ZERO,
        (true, false) => camera_pose.right() * BESIDE_BADGE,
        (true, true) => camera_pose.left() * BESIDE_BADGE,
    };
    let middle = piece.translation + Vec3::Y * (number.top + CLEARANCE) + aside;
    let square_width = square_width(camera, camera_pose, middle)?;
    let radius = (square_width * RELATIVE_WIDTH).clamp(MIN_WIDTH, MAX_WIDTH) / square_width / 2.0;
    Some(upright_pose(camera, camera_pose, piece, (middle, TOWARDS_CAMERA), radius))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_sides_differ_and_fit_on_their_discs() {
        assert_ne!(strokes(Tone::Dark), strokes(Tone::Light));
        for tone in [Tone::Dark, Tone::Light] {
            let reach = strokes(tone).iter().map(|&point| Vec2::from(point).length() + STROKE / 2.0);
            assert!(reach.fold(0.0, f32::max) < 1.0 - TRIM_WIDTH, "{tone:?}");
        }
    }
}
