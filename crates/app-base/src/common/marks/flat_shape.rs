//! A builder for flat shapes on the board: strokes and polygons with a border around all of them.

use std::f32::consts::{FRAC_PI_2, SQRT_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::common::marks::style::{EDGE_COLOUR, EDGE_WIDTH, HALO_COLOUR, STROKE_WIDTH, TARGET_RADIUS};

/// Segments of a full circle.
const SEGMENTS: usize = 48;
/// Distance of each layer below the next one.
const LAYER_DISTANCE: f32 = 0.002;

/// The border around a shape: an edge next to it and, if that does not suffice on every ground, a halo around the edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Border {
    /// Width of the edge, and of the halo.
    pub width: f32,
    /// Colour of the edge.
    pub edge: Color,
    /// Colour of the halo; `None` for an edge alone.
    pub halo: Option<Color>,
}

impl Border {
    /// A dark edge.
    pub const DARK: Border = Border { width: EDGE_WIDTH, edge: EDGE_COLOUR, halo: None };
    /// A dark edge and a light halo, for shapes that are too dark for dark grounds.
    pub const DARK_AND_LIGHT: Border = Border { halo: Some(HALO_COLOUR), ..Border::DARK };
    /// A light edge and a dark halo, for dark shapes.
    pub const LIGHT_AND_DARK: Border = Border { width: EDGE_WIDTH, edge: HALO_COLOUR, halo: Some(EDGE_COLOUR) };
}

/// The layers of a shape, from bottom to top. They are drawn in this order, so that the border of one part never covers another part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Tile,
    Halo,
    Edge,
    Fill,
}

impl Layer {
    /// Its height relative to the fill.
    fn height(self) -> f32 {
        -(f32::from(Layer::Fill as u8) - f32::from(self as u8)) * LAYER_DISTANCE
    }
}

/// A flat shape in the plane of the board: x to the right, y up the ranks, seen from above with South below.
pub struct FlatShape {
    colour: [f32; 4],
    border: Option<Border>,
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    /// The triangles of each layer.
    indices: [Vec<u32>; 4],
}

impl FlatShape {
    /// An empty shape in this colour, with a dark edge.
    pub fn new(colour: Color) -> Self {
        FlatShape::bordered(colour, Border::DARK)
    }

    /// An empty shape in this colour, with a border.
    pub fn bordered(colour: Color, border: Border) -> Self {
        FlatShape { border: Some(border), ..FlatShape::plain(colour) }
    }

    /// An empty shape in this colour, without a border.
    pub fn plain(colour: Color) -> Self {
        FlatShape {
            colour: colour.to_linear().to_f32_array(),
            border: None,
            positions: Vec::new(),
            colours: Vec::new(),
            indices: Default::default(),
        }
    }

    /// Narrows the border, for patterns that cover the whole board, which must stay visible below them.
    pub fn with_fine_border(self) -> Self {
        const SHARE: f32 = 0.6;
        FlatShape { border: self.border.map(|border| Border { width: border.width * SHARE, ..border }), ..self }
    }

    /// Adds a frame along the sides of a convex polygon.
    pub fn frame(self, corners: &[Vec2], width: f32) -> Self {
        (0..corners.len()).fold(self, |flat, n| flat.bar(corners[n], corners[(n + 1) % corners.len()], width))
    }

    /// Adds a filled disc at the origin.
    pub fn disc(self, radius: f32) -> Self {
        self.disc_at(Vec2::ZERO, radius)
    }

    /// Adds a filled disc.
    pub fn disc_at(self, middle: Vec2, radius: f32) -> Self {
        let rim = |radius: f32, n: usize| middle + point_on_circle(radius, n as f32 / SEGMENTS as f32);
        self.polygon(|grow| (0..SEGMENTS).map(|n| rim(radius + grow, n)).collect())
    }

    /// Adds a filled square with round corners around the origin, without a border and with this opacity. It lies below everything else.
    pub fn tile(mut self, half: f32, opacity: f32) -> Self {
        let [r, g, b, _] = self.colour;
        self.fan(Layer::Tile, [r, g, b, opacity], &round_square(half));
        self
    }

    /// Adds diagonal stripes over a square around the origin, without a border. They lie below everything else.
    pub fn hatching(mut self, half: f32, [stripe, gap]: [f32; 2]) -> Self {
        let step = stripe + gap;
        let count = (half * SQRT_2 / step).ceil() as i32;
        for n in -count..=count {
            let middle = n as f32 * step;
            let stripe = diagonal_stripe(half, [middle - stripe / 2.0, middle + stripe / 2.0]);
            if stripe.len() > 2 {
                self.fan(Layer::Tile, self.colour, &stripe);
            }
        }
        self
    }

    /// Adds a closed line along the edge of a square with round corners around the origin.
    pub fn round_frame(self, half: f32, width: f32) -> Self {
        self.frame(&round_square(half), width)
    }

    /// What is added from now on has another colour, and a dark edge.
    pub fn in_ink(self, colour: Color) -> Self {
        let width = self.border.map_or(EDGE_WIDTH, |border| border.width);
        FlatShape { colour: colour.to_linear().to_f32_array(), border: Some(Border { width, ..Border::DARK }), ..self }
    }

    /// Adds an area of any form, given by its triangles, with a border along its outlines.
    pub fn area(mut self, triangles: &[[Vec2; 3]], outlines: &[Vec<Vec2>]) -> Self {
        for (layer, colour, grow) in self.layers() {
            if grow == 0.0 {
                triangles.iter().for_each(|triangle| self.fan(layer, colour, triangle));
                continue;
            }
            for outline in outlines {
                for (n, &from) in outline.iter().enumerate() {
                    let to = outline[(n + 1) % outline.len()];
                    let side = (to - from).normalize_or_zero().perp() * grow;
                    self.fan(layer, colour, &[from - side, from + side, to + side, to - side]);
                    let joint = |n: u8| from + point_on_circle(grow, f32::from(n) / 8.0);
                    self.fan(layer, colour, &[0, 1, 2, 3, 4, 5, 6, 7].map(joint));
                }
            }
        }
        self
    }

    /// Adds an arc around the origin. `from` and `to` are fractions of the full turn, clockwise from the top; 0 to 1 is a ring.
    pub fn arc(mut self, radius: f32, width: f32, from: f32, to: f32) -> Self {
        for (layer, colour, grow) in self.layers() {
            let turn = if to - from >= 1.0 { 0.0 } else { grow / (TAU * radius) };
            self.band(layer, colour, [radius, width / 2.0 + grow], [from - turn, to + turn]);
        }
        self
    }

    /// Adds a ring.
    pub fn ring_at(mut self, middle: Vec2, radius: f32, width: f32) -> Self {
        let first = self.positions.len();
        self = self.arc(radius, width, 0.0, 1.0);
        for position in &mut self.positions[first..] {
            position[0] += middle.x;
            position[2] -= middle.y;
        }
        self
    }

    /// Adds a straight bar.
    pub fn bar(self, from: Vec2, to: Vec2, width: f32) -> Self {
        let along = (to - from).normalize_or_zero();
        let across = along.perp();
        self.polygon(|grow| {
            let (a, b, w) = (from - along * grow, to + along * grow, across * (width / 2.0 + grow));
            vec![a - w, a + w, b + w, b - w]
        })
    }

    /// Adds a straight bar with a border along its sides only, so that strips end to end look like one.
    pub fn strip(self, from: Vec2, to: Vec2, width: f32) -> Self {
        let across = (to - from).normalize_or_zero().perp();
        self.polygon(|grow| {
            let side = across * (width / 2.0 + grow);
            vec![from - side, from + side, to + side, to - side]
        })
    }

    /// Adds a stroke through points.
    pub fn polyline(self, points: &[Vec2], width: f32) -> Self {
        points.windows(2).fold(self, |flat, ends| {
            let end = (ends[1] - ends[0]).normalize_or_zero() * (width / 2.0);
            flat.bar(ends[0] - end, ends[1] + end, width)
        })
    }

    /// Adds a stroke through points whose width changes evenly from its start to its end.
    pub fn taper(mut self, points: &[Vec2], [start, end]: [f32; 2]) -> Self {
        let length = |points: &[Vec2]| points.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>();
        let whole = length(points).max(f32::EPSILON);
        let width = |n: usize| start + (end - start) * length(&points[..=n]) / whole;
        for n in 1..points.len() {
            let (from, to) = (points[n - 1], points[n]);
            let along = (to - from).normalize_or_zero();
            let (from_half, to_half) = (width(n - 1) / 2.0, width(n) / 2.0);
            let is_end = [n == 1, n + 1 == points.len()];
            self = self.polygon(|grow| {
                let [back, ahead] = is_end.map(|is_end| along * if is_end { grow } else { 0.0 });
                let [from_side, to_side] = [from_half, to_half].map(|half| along.perp() * (half + grow));
                vec![from - back - from_side, from - back + from_side, to + ahead + to_side, to + ahead - to_side]
            });
            if !is_end[1] {
                self = self.disc_at(to, to_half);
            }
        }
        self
    }

    /// Adds a filled triangle.
    pub fn triangle(self, corners: [Vec2; 3]) -> Self {
        let [a, b, c] = corners;
        let [opposite_a, opposite_b, opposite_c] = [b.distance(c), c.distance(a), a.distance(b)];
        let perimeter = opposite_a + opposite_b + opposite_c;
        // A triangle grows evenly on all sides when it is scaled about the centre of its incircle.
        let centre = (a * opposite_a + b * opposite_b + c * opposite_c) / perimeter;
        let inradius = (b - a).perp_dot(c - a).abs() / perimeter;
        self.polygon(|grow| {
            let scale = 1.0 + grow / inradius.max(f32::EPSILON);
            corners.map(|corner| centre + (corner - centre) * scale).to_vec()
        })
    }

    /// Adds a convex polygon without a border, for shapes that only tint what is below them.
    pub fn tint(mut self, corners: &[Vec2]) -> Self {
        self.fan(Layer::Fill, self.colour, corners);
        self
    }

    /// The triangles of the shape, from bottom to top, with a point and a linear colour for each corner.
    pub fn triangles(&self) -> impl Iterator<Item = [(Vec2, LinearRgba); 3]> + '_ {
        let corner = |index: u32| {
            let ([x, _, z], colour) = (self.positions[index as usize], self.colours[index as usize]);
            (Vec2::new(x, -z), LinearRgba::from_f32_array(colour))
        };
        let triangles = self.indices.iter().flat_map(|layer| layer.chunks_exact(3));
        triangles.map(move |chunk| [corner(chunk[0]), corner(chunk[1]), corner(chunk[2])])
    }

    /// The layers of a part, each with its colour and the distance by which the part grows in it.
    fn layers(&self) -> Vec<(Layer, [f32; 4], f32)> {
        let mut layers = vec![(Layer::Fill, self.colour, 0.0)];
        if let Some(Border { width, edge, halo }) = self.border {
            layers.push((Layer::Edge, edge.to_linear().to_f32_array(), width));
            layers.extend(halo.map(|halo| (Layer::Halo, halo.to_linear().to_f32_array(), 2.0 * width)));
        }
        layers
    }

    /// Adds a convex polygon, whose corners depend on the distance by which it has grown.
    fn polygon(mut self, corners: impl Fn(f32) -> Vec<Vec2>) -> Self {
        for (layer, colour, grow) in self.layers() {
            self.fan(layer, colour, &corners(grow));
        }
        self
    }

    /// Adds a convex polygon to a layer.
    fn fan(&mut self, layer: Layer, colour: [f32; 4], corners: &[Vec2]) {
        let first = self.push_vertices(layer, colour, corners);
        for n in 1..corners.len() as u32 - 1 {
            self.indices[layer as usize].extend([first, first + n, first + n + 1]);
        }
    }

    /// Adds a part of a ring to a layer.
    fn band(&mut self, layer: Layer, colour: [f32; 4], [radius, half_width]: [f32; 2], [from, to]: [f32; 2]) {
        let steps = ((to - from) * SEGMENTS as f32).ceil().max(1.0) as usize;
        let turn = |n: usize| from + (to - from) * n as f32 / steps as f32;
        let points: Vec<Vec2> = (0..=steps)
            .flat_map(|n| {
                [point_on_circle(radius - half_width, turn(n)), point_on_circle(radius + half_width, turn(n))]
            })
            .collect();
        let first = self.push_vertices(layer, colour, &points);
        for n in 0..steps as u32 {
            let corner = first + 2 * n;
            self.indices[layer as usize].extend([corner, corner + 1, corner + 3, corner, corner + 3, corner + 2]);
        }
    }

    /// Adds vertices and returns the index of the first.
    fn push_vertices(&mut self, layer: Layer, colour: [f32; 4], points: &[Vec2]) -> u32 {
        let first = self.positions.len() as u32;
        self.positions.extend(points.iter().map(|point| [point.x, layer.height(), -point.y]));
        self.colours.extend(points.iter().map(|_| colour));
        first
    }

    /// The shape as a mesh in the plane y = 0. The winding does not matter, because the material is double-sided.
    pub fn into_mesh(self) -> Mesh {
        let normals = vec![[0.0, 1.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices.concat()))
    }
}

/// A material that shows vertex colours without lighting and shadows.
pub fn flat_material() -> StandardMaterial {
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
pub fn brackets(flat: FlatShape, half: f32, length: f32, width: f32) -> FlatShape {
    [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(-1.0, -1.0), Vec2::new(-1.0, 1.0)].into_iter().fold(
        flat,
        |flat, corner| {
            let tip = corner * half;
            flat.bar(tip, tip - Vec2::X * corner.x * length, width).bar(tip, tip - Vec2::Y * corner.y * length, width)
        },
    )
}

/// Adds a broken ring with four hairs, which stands for a shot at a target.
pub fn cross_hairs(flat: FlatShape) -> FlatShape {
    (0..4).fold(flat, |flat, n| {
        let turn = n as f32 / 4.0;
        let hair = Vec2::from_angle(n as f32 * FRAC_PI_2);
        flat.arc(TARGET_RADIUS, STROKE_WIDTH, turn + 0.04, turn + 0.21).bar(hair * 0.30, hair * 0.54, 0.05)
    })
}

/// The corners of a square around the origin, counter-clockwise from the south-west.
pub fn square_corners(half: f32) -> [Vec2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|corner| Vec2::from(corner) * half)
}

/// The corners of a square with round corners around the origin.
fn round_square(half: f32) -> Vec<Vec2> {
    const SHARE: f32 = 0.22;
    const STEPS: u8 = 4;
    let radius = half * SHARE;
    let corner = |middle: Vec2, quarter: u8| {
        (0..=STEPS).map(move |n| {
            let turn = (f32::from(quarter) + f32::from(n) / f32::from(STEPS)) / 4.0;
            middle * (half - radius) + point_on_circle(radius, turn)
        })
    };
    let middles = [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].map(Vec2::from);
    middles.into_iter().zip(0..).flat_map(|(middle, quarter)| corner(middle, quarter)).collect()
}

/// The part of a square around the origin between two distances from its falling diagonal, to the upper right.
fn diagonal_stripe(half: f32, [near, far]: [f32; 2]) -> Vec<Vec2> {
    let distance = |point: Vec2| (point.x + point.y) / SQRT_2;
    let clipped = |corners: Vec<Vec2>, is_inside: &dyn Fn(Vec2) -> f32| {
        let mut kept = Vec::new();
        for (n, &from) in corners.iter().enumerate() {
            let to = corners[(n + 1) % corners.len()];
            let (start, end) = (is_inside(from), is_inside(to));
            if start >= 0.0 {
                kept.push(from);
            }
            if start * end < 0.0 {
                kept.push(from.lerp(to, start / (start - end)));
            }
        }
        kept
    };
    let above = clipped(square_corners(half).to_vec(), &|point| distance(point) - near);
    clipped(above, &|point| far - distance(point))
}

/// The point on a circle after a fraction of a full turn, clockwise from the top.
fn point_on_circle(radius: f32, turn: f32) -> Vec2 {
    let (sin, cos) = (turn * TAU).sin_cos();
    Vec2::new(sin, cos) * radius
}
