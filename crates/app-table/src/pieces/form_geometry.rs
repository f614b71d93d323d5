//! Geometry of forms, for tests: the vertices of a model from a file or from code.

use bevy::prelude::*;

use cannon_app_base::common::pieces::ProceduralPart;

use super::model;
use cannon_app_base::common::pieces::MeshSource;
use cannon_rules::Side;

/// The name, the pivot and the vertices of a part, in model space.
pub struct PartVertices {
    /// The name.
    pub part: String,
    /// The point about which the part rotates.
    pub pivot: Vec3,
    /// All vertices.
    pub vertices: Vec<Vec3>,
}

/// The vertices of all parts of a side's form.
pub fn part_vertices(form: &MeshSource, side: Side) -> Vec<PartVertices> {
    if let Some(name) = form.file_for(side) {
        let file = model::shared(name);
        let of_part = |part: &model::FilePart| PartVertices {
            part: part.name.to_string(),
            pivot: part.model_pivot,
            vertices: part
                .surfaces
                .iter()
                .flat_map(|(_, geometry)| &geometry.positions)
                .map(|&vertex| part.model_pivot + vertex)
                .collect(),
        };
        return file.parts.iter().map(of_part).collect();
    }
    let MeshSource::Procedural { parts } = form else { return Vec::new() };
    let of_part = |part: &ProceduralPart| {
        let points = (part.build_mesh)().vertex_positions().to_vec();
        PartVertices { part: part.name.to_owned(), pivot: part.pivot, vertices: points }
    };
    parts.iter().map(of_part).collect()
}

/// The bounding box of a form.
pub fn bounds(form: &MeshSource, side: Side) -> (Vec3, Vec3) {
    let points = part_vertices(form, side).into_iter().flat_map(|part| part.vertices);
    points.fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(min, max), point| (min.min(point), max.max(point)))
}

/// The largest horizontal distance of a form's vertices from its origin.
pub fn radius(form: &MeshSource, side: Side) -> f32 {
    let points = part_vertices(form, side).into_iter().flat_map(|part| part.vertices);
    points.map(|point| point.xz().length()).fold(0.0, f32::max)
}
