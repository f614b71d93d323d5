//! The camera transform and projection that bring the whole board into view: pure geometry.

use bevy::camera::{ScalingMode, SubCameraView};
use bevy::prelude::*;

use super::pose::Pose;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::common::board::BoardLayout;

/// Margin around the board, as a share of the part of the window that panels leave free.
const MARGIN: f32 = 0.025;
/// Height of the tallest piece.
const PIECE_HEIGHT: f32 = 1.25;
/// How far a piece extends beyond its point.
const PIECE_RADIUS: f32 = 0.38;
/// Distance in orthographic projection, for a board of scale 1. It does not affect the image.
const ORTHOGRAPHIC_DISTANCE: f32 = 30.0;
/// The minimum window size that is used for framing, in logical pixels.
const MIN_WINDOW_SIZE: f32 = 32.0;

/// The camera for a pose and a window.
#[derive(Clone, Debug)]
pub(super) struct Framing {
    pub(super) transform: Transform,
    pub(super) projection: Projection,
    pub(super) sub_view: Option<SubCameraView>,
}

impl Framing {
    /// The point of the plane of the board that is seen at a pixel of a window of this size. `None` above the horizon.
    fn board_point(&self, pixel: Vec2, size: Vec2) -> Option<Vec2> {
        let mut projection = self.projection.clone();
        projection.update(size.x, size.y);
        let clip_from_view = match &self.sub_view {
            Some(sub) => projection.get_clip_from_view_for_sub(sub),
            None => projection.get_clip_from_view(),
        };
        let world_from_clip = self.transform.to_matrix() * clip_from_view.inverse();
        let ndc = Vec2::new(pixel.x / size.x, 1.0 - pixel.y / size.y) * 2.0 - 1.0;
        // Depth is reversed: 1 is the near plane.
        let [near, far] = [1.0, 0.5].map(|depth| world_from_clip.project_point3(ndc.extend(depth)));
        let ray = Ray3d::new(near, Dir3::new(far - near).ok()?);
        Some(ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?.xz())
    }
}

/// The pose panned so that a point of the table, for a board of scale 1, is seen at a pixel of a window of this size.
pub(super) fn anchored(
    board: BoardLayout,
    pose: Pose,
    (point, pixel): (Vec2, Vec2),
    size: Vec2,
    insets: ViewInsets,
) -> Pose {
    match frame_board(board, pose, size, insets).board_point(pixel, size) {
        Some(seen) => pose.aimed_at(pose.aim() + point - seen / board.scale()),
        None => pose,
    }
}

/// The part of the window that panels leave free, and the sub-view that centres the image there.
struct WindowArea {
    free_size: Vec2,
    /// Size of an image that is centred on the free part and of which the window shows a part.
    full_size: Vec2,
    offset: Vec2,
    size: Vec2,
}

impl WindowArea {
    fn new(size: Vec2, insets: ViewInsets) -> WindowArea {
        let size = size.max(Vec2::splat(MIN_WINDOW_SIZE));
        let (left, right) = fit_insets(insets.left, insets.right, size.x);
        let (top, bottom) = fit_insets(insets.top, insets.bottom, size.y);
        let shift = Vec2::new(right - left, bottom - top);
        WindowArea {
            free_size: size - Vec2::new(left + right, top + bottom),
            full_size: size + shift.abs(),
            offset: shift.max(Vec2::ZERO),
            size,
        }
    }

    fn sub_view(&self) -> Option<SubCameraView> {
        (self.full_size != self.size).then(|| SubCameraView {
            full_size: self.full_size.round().as_uvec2(),
            offset: self.offset,
            size: self.size.round().as_uvec2(),
        })
    }
}

/// Both insets, scaled down if they would leave less than a third of the window.
fn fit_insets(one: f32, other: f32, size: f32) -> (f32, f32) {
    let (one, other) = (one.max(0.0), other.max(0.0));
    let scale = (size * 2.0 / 3.0 / (one + other).max(1.0)).min(1.0);
    (one * scale, other * scale)
}

/// The points that must be in view.
pub(super) fn bounding_points(board: BoardLayout) -> impl Iterator<Item = Vec3> {
    let rings = [
        (board.frame_half_width(), -board.table_depth()),
        (board.frame_half_width(), board.frame_height()),
        (board.half_span() + PIECE_RADIUS, PIECE_HEIGHT),
    ];
    rings.into_iter().flat_map(|(half, y)| {
        [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].map(|(x, z)| Vec3::new(x * half, y, z * half))
    })
}

/// The camera that shows the board in this pose in a window of this size.
pub(super) fn frame_board(board: BoardLayout, pose: Pose, size: Vec2, insets: ViewInsets) -> Framing {
    let scale = board.scale();
    let window = WindowArea::new(size, insets);
    let rotation = pose.rotation();
    let inverse = rotation.inverse();
    // In camera space: right, up, and depth.
    let points: Vec<Vec3> =
        bounding_points(board).map(|point| inverse * point).map(|p| Vec3::new(p.x, p.y, -p.z)).collect();
    let max = |value: &dyn Fn(Vec3) -> f32| points.iter().map(|&p| value(p)).fold(f32::NEG_INFINITY, f32::max);
    let aim = Vec3::new(pose.aim().x, 0.0, pose.aim().y) * scale;
    let framing = |translation: Vec3, projection: Projection| Framing {
        transform: Transform { translation, rotation, ..default() },
        projection,
        sub_view: window.sub_view(),
    };
    if pose.is_orthographic() {
        let (right, left) = (max(&|p| p.x), max(&|p| -p.x));
        let (top, bottom) = (max(&|p| p.y), max(&|p| -p.y));
        let free = window.free_size * (1.0 - 2.0 * MARGIN);
        let units_per_pixel = ((right + left) / free.x).max((top + bottom) / free.y) * pose.zoom;
        let centre = rotation * Vec3::new((right - left) / 2.0, (top - bottom) / 2.0, 0.0) * pose.zoom;
        let projection = OrthographicProjection {
            scaling_mode: ScalingMode::FixedVertical { viewport_height: units_per_pixel * window.full_size.y },
            near: 0.1,
            far: ORTHOGRAPHIC_DISTANCE * scale * 2.0,
            ..OrthographicProjection::default_3d()
        };
        let translation = aim + centre + rotation * Vec3::Z * ORTHOGRAPHIC_DISTANCE * scale;
        return framing(translation, Projection::Orthographic(projection));
    }
    let fov = pose.log_fov.exp();
    let slope_per_pixel = 2.0 * (fov / 2.0).tan() / window.size.y.max(window.size.x * 0.55);
    let slope = window.free_size / 2.0 * slope_per_pixel * (1.0 - 2.0 * MARGIN);
    // A point is in view if |x - x0| <= slope * (depth - depth0), and the same for y. The camera moves as far forward as all points allow,
    // and then sideways until the board is in the middle of the image.
    let max_depth = |slope: f32, coordinate: &dyn Fn(Vec3) -> f32| {
        -(max(&|p| coordinate(p) - slope * p.z) + max(&|p| -coordinate(p) - slope * p.z)) / (2.0 * slope)
    };
    let depth = max_depth(slope.x, &|p| p.x).min(max_depth(slope.y, &|p| p.y));
    let x = centered_position(points.iter().map(|p| (p.x, p.z - depth)));
    let y = centered_position(points.iter().map(|p| (p.y, p.z - depth)));
    let whole_board = rotation * Vec3::new(x, y, -depth);
    let full_fov = 2.0 * (slope_per_pixel * window.full_size.y / 2.0).atan();
    let translation = aim + whole_board * pose.zoom;
    let distance = translation.length();
    let projection = PerspectiveProjection {
        fov: full_fov,
        aspect_ratio: window.size.x / window.size.y,
        near: (distance - 60.0 * scale).max(0.1),
        far: distance + 140.0 * scale,
        ..default()
    };
    framing(translation, Projection::Perspective(projection))
}

/// The camera position along one axis at which the outermost points on both sides are equally far from the middle of the image. Points are
/// given as (position, depth in front of the camera).
fn centered_position(points: impl Iterator<Item = (f32, f32)> + Clone) -> f32 {
    const BISECTIONS: usize = 32;
    let mut low = points.clone().map(|(position, _)| position).fold(f32::INFINITY, f32::min);
    let mut high = points.clone().map(|(position, _)| position).fold(f32::NEG_INFINITY, f32::max);
    for _ in 0..BISECTIONS {
        let centre = f32::midpoint(low, high);
        let extent = |sign: f32| {
            points.clone().map(|(position, depth)| sign * (position - centre) / depth).fold(f32::NEG_INFINITY, f32::max)
        };
        if extent(1.0) > extent(-1.0) { low = centre } else { high = centre }
    }
    f32::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardSurface};
    use cannon_app_base::common::marks::style::edge_width;
    use cannon_rules::{GameId, Side};

    const BOARDS: [BoardLayout; 2] =
        [BoardLayout::plain(10, BoardGrid::Points), BoardLayout::plain(24, BoardGrid::Squares)];
    const WINDOWS: [(f32, f32); 6] =
        [(800.0, 600.0), (1280.0, 720.0), (3440.0, 1440.0), (720.0, 1280.0), (400.0, 2000.0), (3840.0, 2160.0)];
    const INSETS: [ViewInsets; 4] = [
        ViewInsets { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 },
        ViewInsets { left: 0.0, right: 300.0, top: 0.0, bottom: 0.0 },
        ViewInsets { left: 120.0, right: 40.0, top: 64.0, bottom: 20.0 },
        ViewInsets { left: 900.0, right: 900.0, top: 0.0, bottom: 90.0 },
    ];

    fn poses() -> [Pose; 6] {
        let side = Pose::side(Side::South, BoardSurface::Inlaid);
        [
            side,
            Pose::side(Side::North, BoardSurface::Landscape),
            side.top_down(),
            Pose::side(Side::North, BoardSurface::Inlaid).top_down(),
            side.low(),
            Pose { zoom: 1.0, ..Pose::title() },
        ]
    }

    /// The pixel of the window at which a point is seen, from the top left.
    fn pixel(framing: &Framing, size: Vec2, point: Vec3) -> Vec2 {
        let mut projection = framing.projection.clone();
        projection.update(size.x, size.y);
        let matrix = match &framing.sub_view {
            Some(sub) => projection.get_clip_from_view_for_sub(sub),
            None => projection.get_clip_from_view(),
        };
        let ndc = matrix.project_point3(framing.transform.to_matrix().inverse().transform_point3(point));
        Vec2::new(ndc.x + 1.0, 1.0 - ndc.y) / 2.0 * size
    }

    #[test]
    fn whole_board_is_in_the_free_part_of_every_window_in_every_preset() {
        for (width, height) in WINDOWS {
            let size = Vec2::new(width, height);
            for insets in INSETS {
                let (left, right) = fit_insets(insets.left, insets.right, width);
                let (top, bottom) = fit_insets(insets.top, insets.bottom, height);
                for (board, pose) in BOARDS.into_iter().flat_map(|board| poses().map(|pose| (board, pose))) {
                    let framing = frame_board(board, pose, size, insets);
                    let mut extent = Vec2::ZERO;
                    for point in bounding_points(board) {
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

    /// The panel beside the board in a window of the usual size.
    const USUAL_INSETS: ViewInsets = ViewInsets { left: 0.0, right: 316.0, top: 0.0, bottom: 0.0 };

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let board = BoardLayout { game: Some(GameId::TankChess), ..BoardLayout::plain(20, BoardGrid::Squares) };
        let size = Vec2::new(1280.0, 720.0);
        let point = Vec2::new(-3.0, 4.0);
        let world = Vec3::new(point.x, 0.0, point.y) * board.scale();
        for surface in [BoardSurface::Landscape, BoardSurface::Inlaid] {
            let side = Pose::side(Side::South, surface);
            for pose in [side, Pose::side(Side::North, surface).low(), side.top_down()] {
                let far = Pose { zoom: 0.8, ..pose }.aimed_at(Vec2::new(0.4, -0.3));
                let at = pixel(&frame_board(board, far, size, USUAL_INSETS), size, world);
                let near = anchored(board, far.zoomed(0.4, surface), (point, at), size, USUAL_INSETS);
                let then = pixel(&frame_board(board, near, size, USUAL_INSETS), size, world);
                assert!(then.abs_diff_eq(at, 0.1), "{pose:?}: {at:?} and {then:?}");
            }
        }
    }

    #[test]
    fn edges_of_marks_are_two_pixels_wide_in_a_window_of_usual_size() {
        for size in [10, 12, 16, 20] {
            let board = BoardLayout::plain(size, BoardGrid::Squares);
            let window = Vec2::new(1280.0, 720.0);
            let framing = frame_board(board, Pose::side(Side::South, BoardSurface::Inlaid), window, USUAL_INSETS);
            // The middle of the board, across the line of sight.
            let width = edge_width(size);
            let [left, right] = [-0.5, 0.5].map(|x| pixel(&framing, window, Vec3::new(x * width, 0.0, 0.0)));
            let pixels = left.distance(right);
            assert!((2.0..3.5).contains(&pixels), "{size}: {pixels}");
        }
    }

    #[test]
    fn camera_stays_above_the_table() {
        for pose in poses() {
            for zoom in [0.01, 1.0, 5.0] {
                let pose = Pose { zoom, pitch: pose.pitch.min(0.0), ..pose.in_perspective() }.clamped();
                assert!(BOARDS.into_iter().all(|board| {
                    frame_board(board, pose, Vec2::new(1280.0, 720.0), ViewInsets::default()).transform.translation.y
                        > 0.2
                }));
            }
        }
    }
}
