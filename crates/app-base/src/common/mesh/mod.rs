//! A mesh builder: lathed, extruded and swept shapes with bevels, vertex colours and smooth normals, for the board and pieces.
//!
//! A [`Shape`] is geometry that is not yet a [`Mesh`]. Outward faces are counter-clockwise; the unit is the distance between neighbouring
//! places of the board.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

mod extrude;
mod lathe;
mod moulding;
mod polygon;
mod profile;
mod tube;

pub use extrude::bevelled_box;
pub use lathe::{ellipsoid, lathe};
pub use moulding::moulding;
pub use profile::Profile;
pub use tube::tube;

/// If the cosine of the angle between the normals of neighbouring faces is at least this, they are shaded as one smooth surface.
const SMOOTH_COSINE: f32 = 0.6;

/// The outward normal of a side of an outline, given as a vector along the outline.
fn normal(side: Vec2) -> Vec2 {
    Vec2::new(side.y, -side.x).normalize_or_zero()
}

/// The normal of a side where it meets another one. At a smooth corner both sides share it, weighted by their lengths, so that long flat
/// parts look flat.
fn joined_normal(side: Vec2, other: Vec2) -> Vec2 {
    let (own, theirs) = (normal(side), normal(other));
    if own.dot(theirs) < SMOOTH_COSINE {
        own
    } else {
        (own * side.length() + theirs * other.length()).normalize_or(own)
    }
}

/// Vertices and triangles under construction.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colors: Vec<LinearRgba>,
    triangles: Vec<[u32; 3]>,
}

impl Shape {
    /// Whether it has no triangles.
    pub fn is_empty(&self) -> bool {
        self.triangles.is_empty()
    }

    /// The positions of all vertices.
    pub fn vertex_positions(&self) -> &[Vec3] {
        &self.positions
    }

    /// The number of its triangles.
    pub fn triangle_count(&self) -> usize {
        self.triangles.len()
    }

    /// Adds a white vertex and returns its index.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        let index = self.positions.len() as u32;
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
        self.colors.push(LinearRgba::WHITE);
        index
    }

    /// Adds a vertex with a colour and returns its index.
    pub fn colored_vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2, color: impl Into<LinearRgba>) -> u32 {
        let index = self.vertex(position, normal, uv);
        self.colors[index as usize] = color.into();
        index
    }

    /// Adds a triangle, unless two of its corners coincide.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        let [pa, pb, pc] = [a, b, c].map(|index| self.positions[index as usize]);
        if pa != pb && pb != pc && pc != pa {
            self.triangles.push([a, b, c]);
        }
    }

    /// Adds the quadrilateral a, b, c, d (counter-clockwise seen from outside).
    pub fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// Adds a flat quadrilateral with four new vertices, counter-clockwise.
    pub fn flat_quad(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or(Vec3::Y);
        let mut index = [0; 4];
        for (slot, (corner, uv)) in index.iter_mut().zip(corners.into_iter().zip(uvs)) {
            *slot = self.vertex(corner, normal, uv);
        }
        self.quad(index);
    }

    /// The shape with all vertices in one colour.
    #[must_use]
    pub fn with_color(mut self, color: impl Into<LinearRgba>) -> Shape {
        self.colors.fill(color.into());
        self
    }

    /// The shape with the colour of each vertex multiplied by a factor that depends on its position and normal.
    #[must_use]
    pub fn with_shading(self, factor: impl Fn(Vec3, Vec3) -> f32) -> Shape {
        self.recolored(|color, position, normal| (color * factor(position, normal)).with_alpha(color.alpha))
    }

    /// The shape with other colours. `color_of` gives the new colour of a vertex from its present colour, its position and its normal.
    pub fn recolored(mut self, color_of: impl Fn(LinearRgba, Vec3, Vec3) -> LinearRgba) -> Shape {
        for ((color, &position), &normal) in self.colors.iter_mut().zip(&self.positions).zip(&self.normals) {
            *color = color_of(*color, position, normal);
        }
        self
    }

    /// The shape with other texture coordinates, which `uv_of` gives from the present coordinates of each vertex.
    #[must_use]
    pub fn with_uvs(mut self, uv_of: impl Fn(Vec2) -> Vec2) -> Shape {
        self.uvs.iter_mut().for_each(|uv| *uv = uv_of(*uv));
        self
    }

    /// The transformed shape. After a reflection the faces still look outward.
    pub fn transformed(mut self, transform: impl Into<Mat4>) -> Shape {
        let matrix: Mat4 = transform.into();
        let linear = Mat3::from_mat4(matrix);
        let normal_matrix = linear.inverse().transpose();
        for position in &mut self.positions {
            *position = matrix.transform_point3(*position);
        }
        for normal in &mut self.normals {
            *normal = (normal_matrix * *normal).normalize_or(Vec3::Y);
        }
        if linear.determinant() < 0.0 {
            for [_, b, c] in &mut self.triangles {
                std::mem::swap(b, c);
            }
        }
        self
    }

    /// The shape with each vertex moved to the place that `place_of` gives for it. The normals stay.
    #[must_use]
    pub fn moved(mut self, place_of: impl Fn(Vec3) -> Vec3) -> Shape {
        self.positions.iter_mut().for_each(|position| *position = place_of(*position));
        self
    }

    /// The shape moved by an offset.
    pub fn translated(self, x: f32, y: f32, z: f32) -> Shape {
        self.transformed(Mat4::from_translation(Vec3::new(x, y, z)))
    }

    /// The shape rotated about the vertical axis, counter-clockwise seen from above.
    pub fn rotated_y(self, angle: f32) -> Shape {
        self.transformed(Mat4::from_rotation_y(angle))
    }

    /// Adds the vertices and triangles of another shape.
    pub fn append(&mut self, other: Shape) {
        let offset = self.positions.len() as u32;
        self.positions.extend(other.positions);
        self.normals.extend(other.normals);
        self.uvs.extend(other.uvs);
        self.colors.extend(other.colors);
        self.triangles.extend(other.triangles.into_iter().map(|triangle| triangle.map(|index| index + offset)));
    }

    /// The finished mesh. Tangents are needed only for a normal map.
    pub fn into_mesh(self, tangents: Tangents) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default());
        if let Tangents::Along(axis) = tangents {
            let tangents: Vec<[f32; 4]> = self
                .normals
                .iter()
                .map(|&normal| {
                    let along = axis.reject_from_normalized(normal).normalize_or(normal.any_orthonormal_vector());
                    along.extend(-1.0).to_array()
                })
                .collect();
            mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, tangents);
        }
        mesh.insert_attribute(Mesh::ATTRIBUTE_POSITION, self.positions);
        mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals);
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs);
        let colors: Vec<[f32; 4]> = self.colors.into_iter().map(|color| color.to_f32_array()).collect();
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, colors);
        mesh.insert_indices(Indices::U32(self.triangles.into_flattened()));
        mesh
    }
}

/// The tangents of a mesh.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tangents {
    /// No tangents, because there is no normal map.
    None,
    /// The u axis of the texture is along this axis everywhere.
    Along(Vec3),
}

impl FromIterator<Shape> for Shape {
    fn from_iter<I: IntoIterator<Item = Shape>>(shapes: I) -> Shape {
        let mut sum = Shape::default();
        for shape in shapes {
            sum.append(shape);
        }
        sum
    }
}

#[cfg(any(test, feature = "checks"))]
pub mod checks {
    //! Assertions and measurements for tests of shapes.

    use std::collections::HashMap;

    use super::*;

    fn key(position: Vec3) -> [i32; 3] {
        (position * 1.0e5).round().as_ivec3().to_array()
    }

    impl Shape {
        /// The positions of all vertices with their texture coordinates.
        pub fn vertex_positions_with_uvs(&self) -> impl Iterator<Item = (Vec3, Vec2)> {
            self.positions.iter().copied().zip(self.uvs.iter().copied())
        }

        /// The positions of all vertices with their colours.
        pub fn vertex_positions_with_colors(&self) -> impl Iterator<Item = (Vec3, LinearRgba)> {
            self.positions.iter().copied().zip(self.colors.iter().copied())
        }

        /// The centroids of all triangles.
        pub fn triangle_centroids(&self) -> impl Iterator<Item = Vec3> {
            self.triangles_by_corners().map(|corners| corners.into_iter().sum::<Vec3>() / 3.0)
        }

        /// The corners of all triangles.
        pub fn triangles_by_corners(&self) -> impl Iterator<Item = [Vec3; 3]> {
            self.triangles.iter().map(|triangle| triangle.map(|index| self.positions[index as usize]))
        }

        /// The bounding box.
        pub fn bounds(&self) -> (Vec3, Vec3) {
            self.positions
                .iter()
                .fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), &p| (low.min(p), high.max(p)))
        }

        /// Whether all normals point upward.
        pub fn faces_up(&self) -> bool {
            self.normals.iter().all(|normal| normal.y > 0.0)
        }

        /// The smallest distance of a vertex from the vertical axis, in the maximum norm of x and z.
        pub fn inner_half_width(&self) -> f32 {
            self.positions.iter().map(|p| p.x.abs().max(p.z.abs())).fold(f32::INFINITY, f32::min)
        }

        /// The largest distance of a vertex from the vertical axis.
        pub fn radius(&self) -> f32 {
            self.positions.iter().map(|p| p.xz().length()).fold(0.0, f32::max)
        }

        /// The volume by the divergence theorem; positive if the faces look outward.
        pub fn volume(&self) -> f32 {
            self.triangles_by_corners().map(|[a, b, c]| a.dot(b.cross(c)) / 6.0).sum()
        }

        /// Asserts that every edge is shared by two triangles with opposite directions along it.
        pub fn assert_watertight(&self) {
            let mut edges: HashMap<([i32; 3], [i32; 3]), i32> = HashMap::new();
            for corners in self.triangles_by_corners().map(|corners| corners.map(key)) {
                for side in 0..3 {
                    let (from, to) = (corners[side], corners[(side + 1) % 3]);
                    if from == to {
                        continue;
                    }
                    *edges.entry((from, to)).or_default() += 1;
                    *edges.entry((to, from)).or_default() -= 1;
                }
            }
            let open = edges.values().filter(|&&balance| balance != 0).count();
            assert_eq!(open, 0, "{open} edges are open");
        }

        /// Asserts that all normals have length one and point to the outside of their triangles.
        pub fn assert_sound_normals(&self) {
            for normal in &self.normals {
                assert!((normal.length() - 1.0).abs() < 1.0e-3, "{normal} has length {}", normal.length());
            }
            for (triangle, [a, b, c]) in self.triangles.iter().zip(self.triangles_by_corners()) {
                let face = (b - a).cross(c - a);
                if face.length() < 1.0e-7 {
                    continue;
                }
                let mean: Vec3 = triangle.iter().map(|&index| self.normals[index as usize]).sum();
                assert!(face.dot(mean) > 0.0, "the normals of {a} {b} {c} look inward");
            }
        }
    }
}
