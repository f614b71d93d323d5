//! The canvas on which terrain is built: faceted walls and roofs, height fields, and the strips of the texture that they show.

use bevy::prelude::*;

use super::cluster::Cluster;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::noise;

/// The strips of the [detail texture](super::detail), side by side along u. Each repeats along v.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strip {
    /// Fine grain: plaster, earth, rock.
    Grain,
    /// Rows of roof tiles.
    Tiles,
    /// Courses of stone.
    Masonry,
    Leaves,
    /// Upright boards.
    Planks,
    /// Courses of small bricks.
    Bricks,
    /// Rows of thin slates.
    Slates,
    Thatch,
}

impl Strip {
    pub(super) const COUNT: f32 = 8.0;

    /// The texture coordinates of a place in the strip. `across` is from 0 to 1.
    pub(super) fn uv(self, across: f32, along: f32) -> Vec2 {
        // Half a pixel of the narrowest texture stays unused on both sides.
        let across = 0.01 + 0.98 * across.clamp(0.0, 1.0);
        Vec2::new((self as u8 as f32 + across) / Strip::COUNT, along)
    }
}

/// A shape under construction, in the coordinates of clusters.
#[derive(Debug, Default)]
pub(super) struct Canvas {
    pub(super) shape: Shape,
    /// The mouths of the chimneys that smoke.
    pub(super) chimneys: Vec<Vec3>,
}

impl Canvas {
    /// Adds what another canvas has, moved and turned.
    pub(super) fn append(&mut self, other: Canvas, place: Mat4) {
        self.chimneys.extend(other.chimneys.into_iter().map(|mouth| place.transform_point3(mouth)));
        self.shape.append(other.shape.transformed(place));
    }

    /// Adds a flat convex polygon with counter-clockwise corners. Each has a place on a strip.
    pub(super) fn polygon(&mut self, corners: &[(Vec3, Vec2)], color: LinearRgba) {
        let [(a, _), (b, _), ..] = corners else { return };
        let normal = corners[1..]
            .windows(2)
            .map(|pair| (pair[0].0 - *a).cross(pair[1].0 - *a))
            .find(|normal| normal.length() > 1.0e-7)
            .map_or_else(|| (*b - *a).any_orthonormal_vector(), Vec3::normalize);
        let indices: Vec<u32> =
            corners.iter().map(|&(point, uv)| self.shape.colored_vertex(point, normal, uv, color)).collect();
        for pair in indices[1..].windows(2) {
            self.shape.triangle(indices[0], pair[0], pair[1]);
        }
    }

    /// Adds an upright wall from one place to another, seen from outside from left to right.
    pub(super) fn wall(&mut self, [from, to]: [Vec2; 2], [low, high]: [f32; 2], strip: Strip, color: LinearRgba) {
        let length = from.distance(to);
        let corner = |place: Vec2, height: f32, across: f32| (at(place, height), strip.uv(across, height * 2.0));
        let corners =
            [corner(from, low, 0.0), corner(to, low, length), corner(to, high, length), corner(from, high, 0.0)];
        self.polygon(&corners, color);
    }

    /// Adds the four walls and the top of a box that stands on the rectangle.
    pub(super) fn block(&mut self, base: Rect, [low, high]: [f32; 2], strip: Strip, [side, top]: [LinearRgba; 2]) {
        let corners = [base.min.with_y(base.max.y), base.max, base.max.with_y(base.min.y), base.min];
        for (index, &corner) in corners.iter().enumerate() {
            self.wall([corner, corners[(index + 1) % 4]], [low, high], strip, side);
        }
        let lid = corners.map(|corner| (at(corner, high), strip.uv((corner.x - base.min.x) * 2.0, corner.y)));
        self.polygon(&lid, top);
    }

    /// The surface of a cluster whose height is a function of the place. It is left out where it does not rise above the board.
    pub(super) fn height_field(
        cluster: &Cluster,
        field: HeightField<impl Fn(Vec2) -> f32, impl Fn(Vec3) -> LinearRgba>,
    ) -> Canvas {
        let mut canvas = Canvas::default();
        let HeightField { steps, strip, height, color, is_faceted } = field;
        let (count, step) = (u32::from(steps), 1.0 / f32::from(steps));
        let surface = |place: Vec2| {
            let height = height(place);
            at(place, if height > 0.0 { height } else { BELOW })
        };
        for cell in cluster.cells() {
            let corner = cell.as_vec2();
            let point = |column: u32, row: u32| surface(corner + Vec2::new(column as f32, row as f32) * step);
            let row_length = count + 1;
            let points: Vec<Vec3> =
                (0..row_length * row_length).map(|index| point(index % row_length, index / row_length)).collect();
            let uv = |point: Vec3| strip.uv(point.x - corner.x, point.z + point.y);
            let slope = |place: Vec2, offset: Vec2| surface(place - offset).y - surface(place + offset).y;
            let add_vertex = |point: &Vec3| {
                let (x, z) = (slope(point.xz(), Vec2::X * step * 0.5), slope(point.xz(), Vec2::Y * step * 0.5));
                canvas.shape.colored_vertex(*point, Vec3::new(x, step, z).normalize(), uv(*point), color(*point))
            };
            // The triangles of a smooth surface share their vertices.
            let vertices: Vec<u32> = if is_faceted { Vec::new() } else { points.iter().map(add_vertex).collect() };
            for (column, row) in (0..count * count).map(|index| (index % count, index / count)) {
                let low = row * row_length + column;
                let quad = [low, low + row_length, low + row_length + 1, low + 1];
                // The diagonals alternate, so that no direction stands out.
                let turned = if (column + row) % 2 == 0 { quad } else { [quad[1], quad[2], quad[3], quad[0]] };
                for triangle in [[turned[0], turned[1], turned[2]], [turned[0], turned[2], turned[3]]] {
                    let corners = triangle.map(|index| points[index as usize]);
                    if corners.iter().all(|corner| corner.y <= 0.0) {
                        continue;
                    }
                    if is_faceted {
                        let middle = corners.iter().sum::<Vec3>() / 3.0;
                        canvas.polygon(&corners.map(|corner| (corner, uv(corner))), color(middle));
                    } else {
                        let [a, b, c] = triangle.map(|index| vertices[index as usize]);
                        canvas.shape.triangle(a, b, c);
                    }
                }
            }
        }
        canvas
    }
}

/// Height of the parts of height fields that lie below the surface of the board.
const BELOW: f32 = -0.02;

/// A surface whose height is a function of the place.
pub(super) struct HeightField<H, C> {
    /// Number of steps along the side of a square.
    pub(super) steps: u8,
    pub(super) strip: Strip,
    pub(super) height: H,
    /// The colour of a point of the surface.
    pub(super) color: C,
    /// Whether its triangles are flat; otherwise the surface is smooth.
    pub(super) is_faceted: bool,
}

/// A point above a place.
pub(super) fn at(place: Vec2, height: f32) -> Vec3 {
    place.extend(height).xzy()
}

/// The linear colour of an sRGB colour.
pub(super) fn linear(color: Vec3) -> LinearRgba {
    Color::srgb(color.x, color.y, color.z).to_linear()
}

/// Smooth noise from 0 to 1 on the board, with bumps of the given size in squares.
pub(in super::super) fn field_noise(place: Vec2, size: f32, seed: u32) -> f32 {
    /// Extent of the noise in squares. It is larger than any board.
    const EXTENT: f32 = 32.0;
    let cells = (EXTENT / size).round() as u32;
    let Vec2 { x, y } = place / EXTENT;
    noise(x, y, (cells, cells), seed)
}

/// A smooth step from 0 at `low` to 1 at `high`.
pub(in super::super) fn smooth_step(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
