//! A builder for flat shapes on the board: strokes and polygons, each with a dark edge below it.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::app::common::marks::style::{EDGE_COLOUR, EDGE_WIDTH};

/// Segments of a full circle.
const SEGMENTS: usize = 48;
/// Distance of the edge below the shape.
const EDGE_OFFSET: f32 = 0.002;

/// A flat shape in the plane of the board: x to the right, y up the ranks, seen from above with South below.
pub struct FlatShape {
    colour: [f32; 4],
    has_edges: bool,
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl FlatShape {
    /// An empty shape in this colour.
    pub(in crate::app) fn new(colour: Color) -> Self {
        FlatShape {
            colour: colour.to_linear().to_f32_array(),
            has_edges: true,
            positions: Vec::new(),
            colours: Vec::new(),
            indices: Vec::new(),
        }
    }

    /// An empty shape in this colour, without dark edges.
    pub(in crate::app) fn plain(colour: Color) -> Self {
        FlatShape { has_edges: false, ..FlatShape::new(colour) }
    }

    /// Adds a filled disc at the origin.
    pub(in crate::app) fn disc(self, radius: f32) -> Self {
        self.disc_at(Vec2::ZERO, radius)
    }

    /// Adds a filled disc.
    pub(in crate::app) fn disc_at(self, middle: Vec2, radius: f32) -> Self {
        let rim = |radius: f32, n: usize| middle + point_on_circle(radius, n as f32 / SEGMENTS as f32);
        let circle = |radius: f32| (0..SEGMENTS).map(|n| rim(radius, n)).collect::<Vec<_>>();
        self.fan(&circle(radius + EDGE_WIDTH), true).fan(&circle(radius), false)
    }

    /// Adds a filled square around the origin, without an edge and with this opacity.
    pub(in crate::app) fn tile(mut self, half: f32, opacity: f32) -> Self {
        let first = self.positions.len();
        self = self.tint(&square_corners(half));
        for vertex in first..self.positions.len() {
            self.colours[vertex][3] = opacity;
            // The tile lies below the edges of the shapes on it.
            self.positions[vertex][1] = -2.0 * EDGE_OFFSET;
        }
        self
    }

    /// Adds an arc around the origin. `from` and `to` are fractions of the full turn, clockwise from the top; 0 to 1 is a ring.
    pub(in crate::app) fn arc(self, radius: f32, width: f32, from: f32, to: f32) -> Self {
        let edge_turn = if to - from >= 1.0 { 0.0 } else { EDGE_WIDTH / (TAU * radius) };
        self.band(radius, width / 2.0 + EDGE_WIDTH, from - edge_turn, to + edge_turn, true).band(
            radius,
            width / 2.0,
            from,
            to,
            false,
        )
    }

    /// Adds a straight bar.
    pub(in crate::app) fn bar(self, from: Vec2, to: Vec2, width: f32) -> Self {
        let along = (to - from).normalize_or_zero();
        let across = along.perp();
        let corners = |grow: f32| {
            let (a, b, w) = (from - along * grow, to + along * grow, across * (width / 2.0 + grow));
            [a - w, a + w, b + w, b - w]
        };
        self.fan(&corners(EDGE_WIDTH), true).fan(&corners(0.0), false)
    }

    /// Adds a stroke through points. Its edges lie under all of its parts, because the material writes no depth.
    pub(in crate::app) fn polyline(self, points: &[Vec2], width: f32) -> Self {
        let corners = |ends: &[Vec2], grow: f32| {
            let along = (ends[1] - ends[0]).normalize_or_zero() * (width / 2.0 + grow);
            let across = along.perp();
            let (from, to) = (ends[0] - along, ends[1] + along);
            [from - across, from + across, to + across, to - across]
        };
        let edges = points.windows(2).fold(self, |flat, ends| flat.fan(&corners(ends, EDGE_WIDTH), true));
        points.windows(2).fold(edges, |flat, ends| flat.fan(&corners(ends, 0.0), false))
    }

    /// Adds a filled triangle.
    pub(in crate::app) fn triangle(self, corners: [Vec2; 3]) -> Self {
        let centre = (corners[0] + corners[1] + corners[2]) / 3.0;
        let grown = corners.map(|corner| corner + (corner - centre).normalize_or_zero() * EDGE_WIDTH * 2.0);
        self.fan(&grown, true).fan(&corners, false)
    }

    /// Adds a convex polygon without an edge, for shapes that only tint what is below them.
    pub(in crate::app) fn tint(self, outline: &[Vec2]) -> Self {
        self.fan(outline, false)
    }

    /// The triangles of the shape, from bottom to top, with a point and a linear colour for each corner.
    pub fn triangles(&self) -> impl Iterator<Item = [(Vec2, LinearRgba); 3]> + '_ {
        let corner = |&index: &u32| {
            let ([x, _, z], colour) = (self.positions[index as usize], self.colours[index as usize]);
            (Vec2::new(x, -z), LinearRgba::from_f32_array(colour))
        };
        self.indices.chunks_exact(3).map(move |chunk| [corner(&chunk[0]), corner(&chunk[1]), corner(&chunk[2])])
    }

    /// Adds a convex polygon.
    fn fan(mut self, outline: &[Vec2], is_edge: bool) -> Self {
        if is_edge && !self.has_edges {
            return self;
        }
        let first = self.push_vertices(outline, is_edge);
        for n in 1..outline.len() as u32 - 1 {
            self.indices.extend([first, first + n, first + n + 1]);
        }
        self
    }

    /// Adds a part of a ring.
    fn band(mut self, radius: f32, half_width: f32, from: f32, to: f32, is_edge: bool) -> Self {
        if is_edge && !self.has_edges {
            return self;
        }
        let steps = ((to - from) * SEGMENTS as f32).ceil().max(1.0) as usize;
        let turn = |n: usize| from + (to - from) * n as f32 / steps as f32;
        let points: Vec<Vec2> = (0..=steps)
            .flat_map(|n| {
                [point_on_circle(radius - half_width, turn(n)), point_on_circle(radius + half_width, turn(n))]
            })
            .collect();
        let first = self.push_vertices(&points, is_edge);
        for n in 0..steps as u32 {
            let corner = first + 2 * n;
            self.indices.extend([corner, corner + 1, corner + 3, corner, corner + 3, corner + 2]);
        }
        self
    }

    /// Adds vertices and returns the index of the first.
    fn push_vertices(&mut self, points: &[Vec2], is_edge: bool) -> u32 {
        let first = self.positions.len() as u32;
        let (height, colour) =
            if is_edge { (-EDGE_OFFSET, EDGE_COLOUR.to_linear().to_f32_array()) } else { (0.0, self.colour) };
        self.positions.extend(points.iter().map(|point| [point.x, height, -point.y]));
        self.colours.extend(points.iter().map(|_| colour));
        first
    }

    /// The shape as a mesh in the plane y = 0. The winding does not matter, because the material is double-sided.
    pub(in crate::app) fn into_mesh(self) -> Mesh {
        let normals = vec![[0.0, 1.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A material that shows vertex colours without lighting and shadows.
pub(in crate::app) fn flat_material() -> StandardMaterial {
    StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        double_sided: true,
        fog_enabled: false,
        ..default()
    }
}

/// Adds brackets at the four corners of a square of this half width.
pub(in crate::app) fn brackets(flat: FlatShape, half: f32, length: f32, width: f32) -> FlatShape {
    [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(-1.0, -1.0), Vec2::new(-1.0, 1.0)].into_iter().fold(
        flat,
        |flat, corner| {
            let tip = corner * half;
            flat.bar(tip, tip - Vec2::X * corner.x * length, width).bar(tip, tip - Vec2::Y * corner.y * length, width)
        },
    )
}

/// The corners of a square around the origin, counter-clockwise from the south-west.
pub(in crate::app) fn square_corners(half: f32) -> [Vec2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|corner| Vec2::from(corner) * half)
}

/// The point on a circle after a fraction of a full turn, clockwise from the top.
fn point_on_circle(radius: f32, turn: f32) -> Vec2 {
    let (sin, cos) = (turn * TAU).sin_cos();
    Vec2::new(sin, cos) * radius
}
