//! Where the camera must stand for the whole board to be in view: pure geometry.

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::prelude::*;

use super::pose::Pose;
use crate::app::common::ViewInsets;
use crate::app::common::board::BoardLayout;

/// Share of the free part of the window that stays empty around the board.
const MARGIN: f32 = 0.025;
/// Height of the tallest piece, and how far it reaches beyond its point.
const PIECE_HEIGHT: f32 = 1.25;
const PIECE_RADIUS: f32 = 0.38;
/// In parallel projection the distance does not matter to the picture; on larger boards it grows with them.
const FLAT_DISTANCE: f32 = 30.0;
/// The window never counts as smaller than this, in logical pixels.
const SMALLEST_WINDOW: f32 = 32.0;

/// The camera for one pose and one window.
#[derive(Clone, Debug)]
pub(super) struct Framing {
    pub(super) transform: Transform,
    pub(super) projection: Projection,
    pub(super) sub_view: Option<SubCameraView>,
}

/// The part of the window that panels leave free, and how to put the middle of the picture there.
struct Window {
    /// Of the free part.
    free: Vec2,
    /// Of a picture of which the window shows a part, and whose middle is that of the free part.
    full: Vec2,
    offset: Vec2,
    size: Vec2,
}

impl Window {
    fn new(size: Vec2, insets: ViewInsets) -> Window {
        let size = size.max(Vec2::splat(SMALLEST_WINDOW));
        let (left, right) = fitting(insets.left, insets.right, size.x);
        let (top, bottom) = fitting(insets.top, insets.bottom, size.y);
        let shift = Vec2::new(right - left, bottom - top);
        Window {
            free: size - Vec2::new(left + right, top + bottom),
            full: size + shift.abs(),
            offset: shift.max(Vec2::ZERO),
            size,
        }
    }

    fn sub_view(&self) -> Option<SubCameraView> {
        (self.full != self.size).then(|| SubCameraView {
            full_size: self.full.round().as_uvec2(),
            offset: self.offset,
            size: self.size.round().as_uvec2(),
        })
    }
}

/// Both insets, made smaller if they leave less than a third of the window.
fn fitting(one: f32, other: f32, size: f32) -> (f32, f32) {
    let (one, other) = (one.max(0.0), other.max(0.0));
    let scale = (size * 2.0 / 3.0 / (one + other).max(1.0)).min(1.0);
    (one * scale, other * scale)
}

/// What must be in view.
pub(super) fn outermost_points(board: BoardLayout) -> impl Iterator<Item = Vec3> {
    let rings = [
        (board.frame_half(), -board.table_depth()),
        (board.frame_half(), board.frame_height()),
        (board.half_span() + PIECE_RADIUS, PIECE_HEIGHT),
    ];
    rings.into_iter().flat_map(|(half, y)| {
        [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].map(|(x, z)| Vec3::new(x * half, y, z * half))
    })
}

/// The camera that shows the board in this pose in a window of this size.
pub(super) fn frame(board: BoardLayout, pose: Pose, size: Vec2, insets: ViewInsets) -> Framing {
    let scale = board.scale();
    let window = Window::new(size, insets);
    let rotation = pose.rotation();
    let inverse = rotation.inverse();
    // In camera space: right, up, and depth ahead.
    let points: Vec<Vec3> =
        outermost_points(board).map(|point| inverse * point).map(|p| Vec3::new(p.x, p.y, -p.z)).collect();
    let most = |value: &dyn Fn(Vec3) -> f32| points.iter().map(|&p| value(p)).fold(f32::NEG_INFINITY, f32::max);
    let aim = Vec3::new(pose.aim().x, 0.0, pose.aim().y) * scale;
    if pose.is_flat() {
        let (right, left) = (most(&|p| p.x), most(&|p| -p.x));
        let (top, bottom) = (most(&|p| p.y), most(&|p| -p.y));
        let free = window.free * (1.0 - 2.0 * MARGIN);
        let units_per_pixel = ((right + left) / free.x).max((top + bottom) / free.y) * pose.zoom;
        let middle = rotation * Vec3::new((right - left) / 2.0, (top - bottom) / 2.0, 0.0) * pose.zoom;
        let projection = OrthographicProjection {
            scaling_mode: ScalingMode::FixedVertical { viewport_height: units_per_pixel * window.full.y },
            near: 0.1,
            far: FLAT_DISTANCE * scale * 2.0,
            ..OrthographicProjection::default_3d()
        };
        let place = aim + middle + rotation * Vec3::Z * FLAT_DISTANCE * scale;
        return Framing {
            transform: Transform { translation: place, rotation, ..default() },
            projection: Projection::Orthographic(projection),
            sub_view: window.sub_view(),
        };
    }
    let fov = pose.log_fov.exp();
    let slope_per_pixel = 2.0 * (fov / 2.0).tan() / window.size.y.max(window.size.x * 0.55);
    let slope = window.free / 2.0 * slope_per_pixel * (1.0 - 2.0 * MARGIN);
    // A point is in view if |x - x0| <= slope * (depth - depth0), and the same for y. The camera goes as far ahead as all points allow,
    // and then to where the board is in the middle of the picture.
    let ahead = |slope: f32, across: &dyn Fn(Vec3) -> f32| {
        -(most(&|p| across(p) - slope * p.z) + most(&|p| -across(p) - slope * p.z)) / (2.0 * slope)
    };
    let depth = ahead(slope.x, &|p| p.x).min(ahead(slope.y, &|p| p.y));
    let x = middle(points.iter().map(|p| (p.x, p.z - depth)));
    let y = middle(points.iter().map(|p| (p.y, p.z - depth)));
    let whole = rotation * Vec3::new(x, y, -depth);
    let full_fov = 2.0 * (slope_per_pixel * window.full.y / 2.0).atan();
    let place = aim + whole * pose.zoom;
    let distance = place.length();
    let projection = PerspectiveProjection {
        fov: full_fov,
        aspect_ratio: window.size.x / window.size.y,
        near: (distance - 60.0 * scale).max(0.1),
        far: distance + 140.0 * scale,
        ..default()
    };
    Framing {
        transform: Transform { translation: place, rotation, ..default() },
        projection: Projection::Perspective(projection),
        sub_view: window.sub_view(),
    }
}

/// Where a camera must be along one axis to see points, given as (place, depth before it), equally far out on both sides.
fn middle(points: impl Iterator<Item = (f32, f32)> + Clone) -> f32 {
    const HALVINGS: usize = 32;
    let mut low = points.clone().map(|(place, _)| place).fold(f32::INFINITY, f32::min);
    let mut high = points.clone().map(|(place, _)| place).fold(f32::NEG_INFINITY, f32::max);
    for _ in 0..HALVINGS {
        let centre = f32::midpoint(low, high);
        let out = |sign: f32| {
            points.clone().map(|(place, depth)| sign * (place - centre) / depth).fold(f32::NEG_INFINITY, f32::max)
        };
        if out(1.0) > out(-1.0) { low = centre } else { high = centre }
    }
    f32::midpoint(low, high)
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::app::common::board::Stand;
    use cannon_rules::Side;

    const BOARDS: [BoardLayout; 2] = [BoardLayout::plain(10, Stand::Points), BoardLayout::plain(24, Stand::Squares)];
    const WINDOWS: [(f32, f32); 6] =
        [(800.0, 600.0), (1280.0, 720.0), (3440.0, 1440.0), (720.0, 1280.0), (400.0, 2000.0), (3840.0, 2160.0)];
    const INSETS: [ViewInsets; 4] = [
        ViewInsets { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 },
        ViewInsets { left: 0.0, right: 300.0, top: 0.0, bottom: 0.0 },
        ViewInsets { left: 120.0, right: 40.0, top: 64.0, bottom: 20.0 },
        ViewInsets { left: 900.0, right: 900.0, top: 0.0, bottom: 90.0 },
    ];

    fn poses() -> [Pose; 6] {
        let side = Pose::side(Side::South);
        [
            side,
            Pose::side(Side::North),
            side.top_down(),
            Pose::side(Side::North).top_down(),
            side.low(),
            Pose { zoom: 1.0, ..Pose::title() },
        ]
    }

    /// Where the camera puts a point, in pixels of the window from its top left.
    fn pixel(framing: &Framing, size: Vec2, point: Vec3) -> Vec2 {
        let mut projection = framing.projection.clone();
        projection.update(size.x, size.y);
        let matrix = match &framing.sub_view {
            Some(sub) => projection.get_clip_from_view_for_sub(sub),
            None => projection.get_clip_from_view(),
        };
        let seen = matrix.project_point3(framing.transform.to_matrix().inverse().transform_point3(point));
        Vec2::new(seen.x + 1.0, 1.0 - seen.y) / 2.0 * size
    }

    #[test]
    fn the_whole_board_is_in_the_free_part_of_every_window_in_every_preset() {
        for (width, height) in WINDOWS {
            let size = Vec2::new(width, height);
            for insets in INSETS {
                let (left, right) = fitting(insets.left, insets.right, width);
                let (top, bottom) = fitting(insets.top, insets.bottom, height);
                for (board, pose) in BOARDS.into_iter().flat_map(|board| poses().map(|pose| (board, pose))) {
                    let framing = frame(board, pose, size, insets);
                    let mut extent = Vec2::ZERO;
                    for point in outermost_points(board) {
                        let at = pixel(&framing, size, point);
                        assert!(
                            at.x > left - 1.0 && at.x < width - right + 1.0,
                            "{pose:?} {size} {insets:?}: {point} is at {at}"
                        );
                        assert!(
                            at.y > top - 1.0 && at.y < height - bottom + 1.0,
                            "{pose:?} {size} {insets:?}: {point} is at {at}"
                        );
                        let middle = Vec2::new(left + width - right, top + height - bottom) / 2.0;
                        extent = extent
                            .max((at - middle).abs() * 2.0 / Vec2::new(width - left - right, height - top - bottom));
                    }
                    assert!(
                        extent.max_element() > 0.9,
                        "{pose:?} {size} {insets:?}: the board fills only {extent} of the free part"
                    );
                }
            }
        }
    }

    #[test]
    fn the_camera_stays_above_the_table() {
        for pose in poses() {
            for zoom in [0.01, 1.0, 5.0] {
                let pose = Pose { zoom, pitch: pose.pitch.min(0.0), ..pose.unflattened() }.limited();
                assert!(BOARDS.into_iter().all(|board| {
                    frame(board, pose, Vec2::new(1280.0, 720.0), ViewInsets::default()).transform.translation.y > 0.2
                }));
            }
        }
    }
}
