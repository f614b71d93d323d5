//! Badges over pieces: symbols of their kind and side that keep their size on the screen. They appear when a piece is small on the screen,
//! and disappear when the camera comes near.

use bevy::prelude::*;

use super::paint::army_colours;
use super::signs::{Sign, SignAssets, bright_field, is_intact, square_width, stacked, upright_pose};
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::pieces::Badge;
use cannon_app_base::common::{TableCamera, Tone};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_appearance::{BadgeMode, ColorScheme};

/// Width of a square on the screen, in logical pixels, below which a badge appears, and above which it disappears. The difference keeps
/// it from flickering while the camera moves. A half-transparent badge would be harder to read than none.
const APPEARS_BELOW: f32 = 80.0;
const DISAPPEARS_ABOVE: f32 = 90.0;
/// Width of a badge as a share of a square, and its limits in logical pixels.
const RELATIVE_WIDTH: f32 = 0.44;
const MIN_WIDTH: f32 = 17.0;
const MAX_WIDTH: f32 = 34.0;
/// Height of the badge's middle above the board, and its distance behind the middle of the piece, in board units. The badge stands over the
/// rear, so that it covers neither the gun nor the arrow of the ring.
const HEIGHT: f32 = 0.40;
const DISTANCE_BEHIND: f32 = 0.34;
/// The same distance for badges that would overlap, such as the badges of units that stand back to back.
const CROWDED_DISTANCE_BEHIND: f32 = 0.06;
/// Distance by which the badge is moved towards the camera, so that it does not cut into the piece.
const TOWARDS_CAMERA: f32 = 0.7;
/// Half the height of a badge's plate, if half its width is 1.
const PLATE_HALF_HEIGHT: f32 = 0.86;
/// Width of the trim around the plate.
const TRIM_WIDTH: f32 = 0.12;
/// Factor of the brightness of light plates. The edges of symbols on a brighter plate would be washed out by multisampling, which mixes
/// colours before the tone mapping.
const LIGHT_PLATE_BRIGHTNESS: f32 = 1.8;
/// Scale of the symbol on the plate.
const SYMBOL_SCALE: f32 = 0.80;
/// Depth bias that draws badges over marks and shadows.
pub(super) const DEPTH_BIAS: f32 = 3.0;

/// The badge over a piece, a child of it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PieceBadge;

/// The mesh of a badge, of half width 1, in the plane y = 0, where its upper edge is at negative z.
pub(super) fn mesh(badge: &Badge, tone: Tone, scheme: ColorScheme) -> Mesh {
    let colours = army_colours(tone, scheme);
    let field = bright_field(tone, LIGHT_PLATE_BRIGHTNESS);
    let plate = |colour: Color, margin: f32| {
        let half_height = Vec2::Y * (PLATE_HALF_HEIGHT - margin);
        FlatShape::plain(colour).bar(-half_height, half_height, 2.0 * (1.0 - margin)).into_mesh()
    };
    let symbol = badge.draw(FlatShape::plain(colours.symbol)).into_mesh();
    stacked([plate(colours.trim, 0.0), plate(field, TRIM_WIDTH), symbol.scaled_by(Vec3::splat(SYMBOL_SCALE))])
}

/// The badge of a piece, to be spawned as a child of its root. [`update_badges`] places it.
pub(super) fn badge(assets: &SignAssets, badge: &'static Badge, tone: Tone) -> impl Bundle + use<> {
    (PieceBadge, assets.bundle(Sign::Badge(badge), tone), Visibility::Hidden, Transform::default())
}

/// Places the badges over their pieces, upright and at the same size on the screen, and hides the badges over pieces that are large enough.
pub(super) fn update_badges(
    camera: Query<(&Camera, &Transform), (With<TableCamera>, Without<PieceBadge>)>,
    pieces: Query<(&Transform, &Children), (Without<PieceBadge>, Without<TableCamera>)>,
    mut badges: Query<(&mut Transform, &mut Visibility), With<PieceBadge>>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
) {
    let Ok((camera, camera_pose)) = camera.single() else { return };
    let is_photo = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let mut visible = Vec::new();
    for (piece, children) in &pieces {
        for child in children {
            let Ok((_, mut visibility)) = badges.get_mut(*child) else { continue };
            let was_shown = *visibility != Visibility::Hidden;
            let plate = if is_photo { None } else { Plate::of(camera, camera_pose, piece, settings.badges, was_shown) };
            let wanted = if plate.is_some() { Visibility::Inherited } else { Visibility::Hidden };
            visibility.set_if_neq(wanted);
            visible.extend(plate.map(|plate| (*child, plate)));
        }
    }
    let rects: Vec<Rect> = visible.iter().map(|(_, plate)| plate.rect).collect();
    for ((badge, plate), is_crowded) in visible.iter().zip(crowded(&rects)) {
        let Ok((mut transform, _)) = badges.get_mut(*badge) else { continue };
        let distance_behind = if is_crowded { CROWDED_DISTANCE_BEHIND } else { DISTANCE_BEHIND };
        transform.set_if_neq(plate.pose(camera, camera_pose, distance_behind));
    }
}

/// For each plate, whether another plate overlaps it.
fn crowded(plates: &[Rect]) -> Vec<bool> {
    let overlaps = |index: usize, other: usize| other != index && !plates[index].intersect(plates[other]).is_empty();
    (0..plates.len()).map(|index| (0..plates.len()).any(|other| overlaps(index, other))).collect()
}

/// The point over a piece where a badge stands.
fn over_piece(piece: &Transform, distance_behind: f32) -> Vec3 {
    piece.translation + piece.rotation * Vec3::new(0.0, HEIGHT, distance_behind)
}

/// The visible plate of a badge.
#[derive(Clone, Copy, Debug)]
struct Plate {
    piece: Transform,
    /// Half the width, in board units.
    half_width: f32,
    /// The area in the window that the plate takes at the usual distance behind the middle of the piece, in logical pixels.
    rect: Rect,
}

impl Plate {
    /// The plate of a piece's badge. `None` if the badge is hidden.
    fn of(
        camera: &Camera,
        camera_pose: &Transform,
        piece: &Transform,
        mode: BadgeMode,
        was_shown: bool,
    ) -> Option<Plate> {
        if !is_intact(piece) {
            return None;
        }
        let square_width = square_width(camera, camera_pose, piece.translation)?;
        if !is_shown(mode, square_width, was_shown) {
            return None;
        }
        let width = (square_width * RELATIVE_WIDTH).clamp(MIN_WIDTH, MAX_WIDTH);
        let view = GlobalTransform::from(*camera_pose);
        let middle = camera.world_to_viewport(&view, over_piece(piece, DISTANCE_BEHIND)).ok()?;
        let rect = Rect::from_center_size(middle, Vec2::new(width, width * PLATE_HALF_HEIGHT));
        Some(Plate { piece: *piece, half_width: width / square_width / 2.0, rect })
    }

    /// The transform of the badge in the space of its piece.
    fn pose(&self, camera: &Camera, camera_pose: &Transform, distance_behind: f32) -> Transform {
        let place = (over_piece(&self.piece, distance_behind), TOWARDS_CAMERA);
        upright_pose(camera, camera_pose, &self.piece, place, self.half_width)
    }
}

/// Whether a badge is shown over a square of this width on the screen, in logical pixels.
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
        for width in (40..120).chain((40..120).rev()) {
            let now = is_shown(BadgeMode::WhenSmall, width as f32, shown);
            if now != shown {
                changes.push((width, now));
            }
            shown = now;
        }
        assert_eq!(changes, [(40, true), (DISAPPEARS_ABOVE as i32, false), (APPEARS_BELOW as i32 - 1, true)]);
        for was_shown in [true, false] {
            let modes = [BadgeMode::Always, BadgeMode::Never];
            assert_eq!(modes.map(|mode| is_shown(mode, 120.0, was_shown)), [true, false]);
        }
    }

    #[test]
    fn plates_that_overlap_are_crowded() {
        let plate = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::new(20.0, 17.0));
        assert_eq!(crowded(&[plate(0.0, 0.0), plate(12.0, 9.0), plate(40.0, 0.0)]), [true, true, false]);
        assert_eq!(crowded(&[plate(0.0, 0.0)]), [false]);
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
