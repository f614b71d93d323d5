//! Badges beside pieces: symbols of their kind and side on pins, which keep their size on the screen. They appear when a piece is small on
//! the screen, and disappear when the camera comes near.

use bevy::prelude::*;

use super::paint::army_colours;
use super::signs::{Sign, SignAssets, bright_field, is_intact, square_width, stacked, upright_pose, width_in_focus};
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::pieces::Badge;
use cannon_app_base::common::{TableCamera, Tone};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_appearance::{BadgeMode, ColorScheme};

/// Width of a square on the screen, in logical pixels, below which a badge appears, and above which it disappears. The difference keeps
/// it from flickering while the camera moves. A half-transparent badge would be harder to read than none.
const APPEARS_BELOW: f32 = 50.0;
const DISAPPEARS_ABOVE: f32 = 58.0;
/// Width of a badge as a share of a square, and its limits in logical pixels.
const RELATIVE_WIDTH: f32 = 0.34;
const MIN_WIDTH: f32 = 14.0;
const MAX_WIDTH: f32 = 24.0;
/// Distance of the foot of the pin from the middle of the piece, to the left and to the rear as the viewer sees it, in board units. The pin
/// stands in the corner of the square, where its badge covers neither this piece nor the piece behind it.
const FOOT_ASIDE: f32 = 0.37;
/// Distance by which the badge is moved towards the camera, so that it does not cut into the piece.
const TOWARDS_CAMERA: f32 = 0.5;
/// Half the height of a badge's plate, if half its width is 1.
const PLATE_HALF_HEIGHT: f32 = 0.86;
/// Length of the pin below the plate, and its width.
const PIN_LENGTH: f32 = 0.55;
const PIN_WIDTH: f32 = 0.20;
/// Width of the trim around the plate.
const TRIM_WIDTH: f32 = 0.12;
/// Factor of the brightness of light plates. The edges of symbols on a brighter plate would be washed out by bloom.
const LIGHT_PLATE_BRIGHTNESS: f32 = 1.8;
/// Scale of the symbol on the plate.
const SYMBOL_SCALE: f32 = 0.80;
/// Depth bias that draws badges over marks, shadows and glass.
pub(super) const DEPTH_BIAS: f32 = 6.0;

/// The badge beside a piece, a child of it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PieceBadge;

/// The mesh of a badge, of half width 1, in the plane y = 0. The foot of its pin is in the origin, and its upper edge is at negative z.
pub(super) fn mesh(badge: &Badge, tone: Tone, scheme: ColorScheme) -> Mesh {
    let colours = army_colours(tone, scheme);
    let field = bright_field(tone, LIGHT_PLATE_BRIGHTNESS);
    let middle = Vec2::Y * (PIN_LENGTH + PLATE_HALF_HEIGHT);
    let plate = |colour: Color, margin: f32| {
        let half_height = Vec2::Y * (PLATE_HALF_HEIGHT - margin);
        FlatShape::plain(colour).bar(middle - half_height, middle + half_height, 2.0 * (1.0 - margin)).into_mesh()
    };
    let pin = FlatShape::plain(colours.trim).bar(Vec2::ZERO, middle, PIN_WIDTH).into_mesh();
    let symbol = badge.draw(FlatShape::plain(colours.symbol)).into_mesh().scaled_by(Vec3::splat(SYMBOL_SCALE));
    let symbol = symbol.translated_by(Vec3::NEG_Z * middle.y);
    stacked([pin, plate(colours.trim, 0.0), plate(field, TRIM_WIDTH), symbol])
}

/// The badge of a piece, to be spawned as a child of its root. [`update_badges`] places it.
pub(super) fn badge(assets: &SignAssets, badge: &'static Badge, tone: Tone) -> impl Bundle + use<> {
    (PieceBadge, assets.bundle(Sign::Badge(badge), tone), Visibility::Hidden, Transform::default())
}

/// Places the badges beside their pieces, upright and at the same size on the screen, and hides the badges of pieces that are large enough.
pub(super) fn update_badges(
    camera: Query<(&Camera, &Transform), (With<TableCamera>, Without<PieceBadge>)>,
    pieces: Query<(&Transform, &Children), (Without<PieceBadge>, Without<TableCamera>)>,
    mut badges: Query<(&mut Transform, &mut Visibility), With<PieceBadge>>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
) {
    let Ok((camera, camera_pose)) = camera.single() else { return };
    let Some(width_in_focus) = width_in_focus(camera, camera_pose) else { return };
    let is_photo = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    for (piece, children) in &pieces {
        for child in children {
            let Ok((mut transform, mut visibility)) = badges.get_mut(*child) else { continue };
            let was_shown = *visibility != Visibility::Hidden;
            let is_shown = !is_photo && is_intact(piece) && is_shown(settings.badges, width_in_focus, was_shown);
            let pose = if is_shown { pose(camera, camera_pose, piece) } else { None };
            visibility.set_if_neq(if pose.is_some() { Visibility::Inherited } else { Visibility::Hidden });
            if let Some(pose) = pose {
                transform.set_if_neq(pose);
            }
        }
    }
}

/// The transform of a piece's badge in the space of the piece. `None` if the piece is behind the camera.
fn pose(camera: &Camera, camera_pose: &Transform, piece: &Transform) -> Option<Transform> {
    let square_width = square_width(camera, camera_pose, piece.translation)?;
    let width = (square_width * RELATIVE_WIDTH).clamp(MIN_WIDTH, MAX_WIDTH);
    let right = camera_pose.right().with_y(0.0).normalize_or(Vec3::X);
    let away = Vec3::Y.cross(right);
    let foot = piece.translation + (away - right) * FOOT_ASIDE;
    Some(upright_pose(camera, camera_pose, piece, (foot, TOWARDS_CAMERA), width / square_width / 2.0))
}

/// Whether badges are shown if a square in the middle of the picture has this width, in logical pixels.
fn is_shown(mode: BadgeMode, square_width: f32, was_shown: bool) -> bool {
    match mode {
        BadgeMode::Always => true,
        BadgeMode::Never => false,
        BadgeMode::WhenSmall => square_width < if was_shown { DISAPPEARS_ABOVE } else { APPEARS_BELOW },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_games::tabletops;

    /// Zooms in and out again by small steps, and returns the widths at which the badge changes.
    #[test]
    fn badges_appear_and_disappear_once_when_the_camera_goes_near_and_back() {
        let mut shown = false;
        let mut changes = Vec::new();
        for width in (30..90).chain((30..90).rev()) {
            let now = is_shown(BadgeMode::WhenSmall, width as f32, shown);
            if now != shown {
                changes.push((width, now));
            }
            shown = now;
        }
        assert_eq!(changes, [(30, true), (DISAPPEARS_ABOVE as i32, false), (APPEARS_BELOW as i32 - 1, true)]);
        for was_shown in [true, false] {
            let modes = [BadgeMode::Always, BadgeMode::Never];
            assert_eq!(modes.map(|mode| is_shown(mode, 120.0, was_shown)), [true, false]);
        }
    }

    #[test]
    fn every_badge_fits_on_its_plate_and_no_two_are_alike() {
        let badges: Vec<_> = tabletops().flat_map(|table| (table.badges)()).collect();
        let points = |badge: &Badge| {
            let mesh = badge.draw(FlatShape::plain(Color::WHITE)).into_mesh();
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
            positions.expect("the mesh has positions").to_vec()
        };
        for (index, (_, badge)) in badges.iter().enumerate() {
            let reach = points(badge).into_iter().flatten().fold(0.0, |reach: f32, value| reach.max(value.abs()));
            assert!((0.5..=1.0).contains(&reach), "{}: {reach}", badge.name);
            assert!(badges[..index].iter().all(|(_, other)| points(other) != points(badge)), "{}", badge.name);
        }
    }
}
