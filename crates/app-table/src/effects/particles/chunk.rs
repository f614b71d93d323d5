//! The mesh of a chunk of debris: an irregular stone with flat faces and dark edges.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

use cannon_app_base::common::particles::ParticleRng;

/// The four corners of each face, counter-clockwise from outside. Bits 0 to 2 of a corner's number are its directions along x, y and z.
const FACES: [[usize; 4]; 6] = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
/// The share of the way from a corner to the middle of its face that the dark edge takes.
const EDGE: f32 = 0.26;
/// Brightness of the outer line of an edge, and the range of the brightness of a face, relative to the colour of the material.
const EDGE_BRIGHTNESS: f32 = 0.22;
const FACE_BRIGHTNESS: [f32; 2] = [0.75, 1.15];

/// The mesh with this seed.
pub(super) fn chunk_mesh(seed: u64) -> Mesh {
    let mut rng = ParticleRng::new(0x5eed + seed);
    let stretch = Vec3::new(rng.range(0.7, 1.0), rng.range(0.45, 0.7), rng.range(0.8, 1.2));
    let corners: Vec<Vec3> = (0_u8..8)
        .map(|corner| {
            let sign = |bit: u8| if corner & bit == 0 { -1.0 } else { 1.0 };
            (Vec3::new(sign(1), sign(2), sign(4)) * 0.36 + rng.unit_vector() * 0.15) * stretch
        })
        .collect();
    let (mut positions, mut colours) = (Vec::new(), Vec::new());
    let mut add_quad = |quad: [(Vec3, f32); 4]| {
        for index in [0, 1, 2, 0, 2, 3] {
            let (position, brightness) = quad[index];
            positions.push(position.to_array());
            colours.push([brightness, brightness, brightness, 1.0]);
        }
    };
    for face in FACES {
        let outer = face.map(|corner| corners[corner]);
        let middle = outer.iter().sum::<Vec3>() / 4.0;
        let inner = outer.map(|corner| corner.lerp(middle, EDGE));
        let brightness = rng.range(FACE_BRIGHTNESS[0], FACE_BRIGHTNESS[1]);
        add_quad(inner.map(|corner| (corner, brightness)));
        for side in 0..4 {
            let next = (side + 1) % 4;
            add_quad([
                (outer[side], EDGE_BRIGHTNESS),
                (outer[next], EDGE_BRIGHTNESS),
                (inner[next], brightness),
                (inner[side], brightness),
            ]);
        }
    }
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_computed_flat_normals()
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    #[test]
    fn chunks_have_dark_edges_around_lighter_faces() {
        let mesh = chunk_mesh(1);
        let Some(VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("the mesh has colours");
        };
        let (dark, light): (Vec<_>, Vec<_>) = colours.iter().map(|colour| colour[0]).partition(|&value| value < 0.5);
        assert!(dark.len() >= 6 * 4 * 3 && light.len() >= 6 * 6 && light.iter().all(|&value| value >= 0.7));
    }
}
