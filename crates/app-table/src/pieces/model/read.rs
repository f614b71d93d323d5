//! Parsing of glTF binaries.

use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::error::{Fault, ModelError};
use super::textures::ModelTextures;
use super::wood;
use crate::pieces::paint::Grain;
use cannon_app_base::common::pieces::BODY;

/// Tolerance for rounding errors in the rotation and the scale of a part, which must be the identity.
const TOLERANCE: f32 = 1.0e-4;

#[derive(Debug)]
pub(in crate::pieces) struct ModelFile {
    /// The parts, each after its parent.
    pub(in crate::pieces) parts: Vec<FilePart>,
    /// The textures; low-detail versions have none.
    pub(in crate::pieces) textures: Option<ModelTextures>,
}

#[derive(Debug)]
pub(in crate::pieces) struct FilePart {
    pub(in crate::pieces) name: Arc<str>,
    /// Index of the parent part.
    pub(in crate::pieces) parent: Option<usize>,
    /// The point about which the part rotates, relative to the parent's.
    pub(in crate::pieces) pivot: Vec3,
    pub(in crate::pieces) model_pivot: Vec3,
    /// Geometry by material slot.
    pub(in crate::pieces) surfaces: Vec<(String, Geometry)>,
}

/// The triangles of a material slot, relative to the part's pivot.
#[derive(Clone, Debug, Default)]
pub(in crate::pieces) struct Geometry {
    pub(in crate::pieces) positions: Vec<Vec3>,
    pub(in crate::pieces) normals: Vec<[f32; 3]>,
    pub(in crate::pieces) uvs: Vec<Vec2>,
    /// Empty for models without textures.
    pub(in crate::pieces) tangents: Vec<[f32; 4]>,
    /// Occlusion as vertex colours; empty for models with textures.
    pub(in crate::pieces) colors: Vec<[f32; 4]>,
    /// The number of the slot of each vertex; empty while the geometry has one slot.
    pub(in crate::pieces) slots: Vec<usize>,
    pub(in crate::pieces) indices: Vec<u32>,
}

impl Geometry {
    /// The geometry of several slots as one, each with its number.
    pub(in crate::pieces) fn merged<'a>(surfaces: impl Iterator<Item = (usize, &'a Geometry)>) -> Geometry {
        let mut merged = Geometry::default();
        for (slot, surface) in surfaces {
            let first = merged.positions.len() as u32;
            merged.positions.extend_from_slice(&surface.positions);
            merged.normals.extend_from_slice(&surface.normals);
            merged.uvs.extend_from_slice(&surface.uvs);
            merged.tangents.extend_from_slice(&surface.tangents);
            merged.colors.extend_from_slice(&surface.colors);
            merged.slots.resize(merged.positions.len(), slot);
            merged.indices.extend(surface.indices.iter().map(|index| first + index));
        }
        merged
    }

    /// Rotates the normal and the tangent of a vertex about the x axis. `rotation` is the image of the z axis, as (z, y).
    pub(super) fn rotate_shading(&mut self, vertex: usize, rotation: Vec2) {
        let rotate = |[x, y, z]: [f32; 3]| {
            let rotated = rotation.rotate(Vec2::new(z, y));
            [x, rotated.y, rotated.x]
        };
        self.normals[vertex] = rotate(self.normals[vertex]);
        if let Some([x, y, z, hand]) = self.tangents.get(vertex).copied() {
            let [x, y, z] = rotate([x, y, z]);
            self.tangents[vertex] = [x, y, z, hand];
        }
    }

    /// The geometry as a Bevy mesh.
    pub(in crate::pieces) fn into_mesh(self) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD);
        let positions: Vec<[f32; 3]> = self.positions.iter().map(Vec3::to_array).collect();
        mesh.insert_attribute(Mesh::ATTRIBUTE_POSITION, positions);
        mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals);
        let uvs: Vec<[f32; 2]> = self.uvs.iter().map(Vec2::to_array).collect();
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, uvs);
        if !self.tangents.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, self.tangents);
        }
        if !self.colors.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, self.colors);
        }
        if !self.slots.is_empty() {
            let slots: Vec<[f32; 2]> = self.slots.iter().map(|&slot| [slot as f32, 0.0]).collect();
            mesh.insert_attribute(Mesh::ATTRIBUTE_UV_1, slots);
        }
        mesh.insert_indices(Indices::U32(self.indices));
        mesh
    }
}

/// The bounding box of parts.
pub(in crate::pieces) fn bounds(parts: &[FilePart]) -> (Vec3, Vec3) {
    let points = parts.iter().flat_map(|part| {
        part.surfaces.iter().flat_map(|(_, geometry)| &geometry.positions).map(|point| part.model_pivot + *point)
    });
    points.fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(min, max), point| (min.min(point), max.max(point)))
}

/// Reads a model. The grain is added to its wooden slots.
///
/// # Errors
/// If the file is damaged or breaks the rules for model files.
pub(in crate::pieces) fn read(name: &str, grain: Option<&Grain>) -> Result<ModelFile, ModelError> {
    let bytes = cannon_assets::model(name).ok_or(Fault::Missing);
    let model = bytes.and_then(|bytes| parse(&bytes, grain));
    model.map_err(|fault| ModelError { file: name.to_owned(), fault })
}

pub(super) fn parse(bytes: &[u8], grain: Option<&Grain>) -> Result<ModelFile, Fault> {
    let gltf::Gltf { document, blob } = gltf::Gltf::from_slice(bytes)?;
    let data = blob.ok_or(Fault::NoBinaryChunk)?;
    let scene = document.default_scene().or_else(|| document.scenes().next()).ok_or(Fault::NoScene)?;
    let is_textured = document.images().len() > 0;
    let mut parts = Vec::new();
    for node in scene.nodes() {
        add_part(&mut parts, &node, None, &data, is_textured)?;
    }
    if !parts.iter().any(|part: &FilePart| &*part.name == BODY) {
        return Err(Fault::NoBody);
    }
    let textures = ModelTextures::read(&document, &data, |wear, side| {
        if let Some(grain) = grain {
            wood::apply_grain(grain, &parts, wear, side);
        }
    })?;
    if textures.is_none() {
        wood::assign_grain_coordinates(&mut parts);
    }
    Ok(ModelFile { parts, textures })
}

/// Adds the part of a node and the parts of its children.
fn add_part(
    parts: &mut Vec<FilePart>,
    node: &gltf::Node<'_>,
    parent: Option<usize>,
    data: &[u8],
    is_textured: bool,
) -> Result<(), Fault> {
    let name = node.name().ok_or(Fault::UnnamedPart)?;
    let (pivot, rotation, scale) = node.transform().decomposed();
    let is_rotated = Quat::from_array(rotation).angle_between(Quat::IDENTITY) > TOLERANCE;
    if is_rotated || !Vec3::from_array(scale).abs_diff_eq(Vec3::ONE, TOLERANCE) {
        return Err(Fault::TransformedPart(name.to_owned()));
    }
    let pivot = Vec3::from_array(pivot);
    let model_pivot = pivot + parent.map_or(Vec3::ZERO, |parent| parts[parent].model_pivot);
    let mut surfaces = Vec::new();
    for primitive in node.mesh().iter().flat_map(gltf::Mesh::primitives) {
        let incomplete = |what| Fault::IncompletePart { part: name.to_owned(), what };
        let slot = primitive.material().name().ok_or(incomplete("the name of a slot"))?.to_owned();
        surfaces.push((slot, read_geometry(&primitive, data, is_textured).map_err(incomplete)?));
    }
    parts.push(FilePart { name: name.into(), parent, pivot, model_pivot, surfaces });
    let index = parts.len() - 1;
    for child in node.children() {
        add_part(parts, &child, Some(index), data, is_textured)?;
    }
    Ok(())
}

/// The triangles of a primitive, or the name of the missing attribute.
fn read_geometry(primitive: &gltf::Primitive<'_>, data: &[u8], is_textured: bool) -> Result<Geometry, &'static str> {
    if primitive.mode() != gltf::mesh::Mode::Triangles {
        return Err("plain triangles");
    }
    let reader = primitive.reader(|_| Some(data));
    let positions: Vec<Vec3> = reader.read_positions().ok_or("positions")?.map(Vec3::from_array).collect();
    let count = positions.len();
    let normals: Vec<[f32; 3]> = reader.read_normals().ok_or("normals")?.collect();
    let indices: Vec<u32> = reader.read_indices().ok_or("indices")?.into_u32().collect();
    let (mut uvs, mut tangents, mut colors) = (vec![Vec2::ZERO; count], Vec::new(), Vec::new());
    if is_textured {
        uvs = reader.read_tex_coords(0).ok_or("texture coordinates")?.into_f32().map(Vec2::from_array).collect();
        tangents = reader.read_tangents().ok_or("tangents")?.collect();
    } else {
        colors = reader.read_colors(0).map_or_else(Vec::new, |colors| colors.into_rgba_f32().collect());
        colors.resize(count, [1.0; 4]);
    }
    let is_consistent =
        normals.len() == count && uvs.len() == count && indices.iter().all(|&index| (index as usize) < count);
    let has_all_tangents = tangents.len() == if is_textured { count } else { 0 };
    if !is_consistent || !has_all_tangents || !indices.len().is_multiple_of(3) {
        return Err("as many values of each attribute as it has vertices");
    }
    Ok(Geometry { positions, normals, uvs, tangents, colors, indices, ..Geometry::default() })
}

/// The bytes of a texture within a file.
pub(super) fn image_bytes<'a>(image: &gltf::Image<'_>, data: &'a [u8]) -> Option<&'a [u8]> {
    match image.source() {
        gltf::image::Source::View { view, .. } => data.get(view.offset()..view.offset() + view.length()),
        gltf::image::Source::Uri { .. } => None,
    }
}
