//! Table tops: planks, edges and cloths, for a board of scale 1.

use bevy::prelude::*;

use crate::board::faces::WoodCut;
use cannon_app_base::common::board::{REFERENCE_FIELD_HALF, REFERENCE_FRAME_HALF, REFERENCE_TABLE_DEPTH};
use cannon_app_base::common::mesh::Shape;

/// Height of the table's top relative to the field of the board.
pub(super) const TOP_HEIGHT: f32 = -REFERENCE_TABLE_DEPTH;
/// Brightness of the top beside the board, and the distance from the board at which the contact shadow ends.
const CONTACT_BRIGHTNESS: f32 = 0.26;
const CONTACT_REACH: f32 = 1.1;
/// The part of a sheet that is left out, as its distance from the middle. A large board has a narrower frame in relation to the table, but it
/// always covers this part.
const HOLE_HALF: f32 = REFERENCE_FIELD_HALF;
/// Distances from the board at which sheets have vertices, so that they can show the contact shadow.
const SHADOW_DISTANCES: [f32; 9] =
    [HOLE_HALF - REFERENCE_FRAME_HALF, 0.0, 0.06, 0.14, 0.26, 0.42, 0.66, 0.9, CONTACT_REACH];

/// The coordinates at which a sheet is subdivided between `min` and `max`.
fn subdivisions(min: f32, max: f32) -> Vec<f32> {
    let distances = SHADOW_DISTANCES.map(|distance| REFERENCE_FRAME_HALF + distance);
    let inside = distances
        .iter()
        .rev()
        .map(|coordinate| -coordinate)
        .chain(distances)
        .filter(|&coordinate| coordinate > min + 0.01 && coordinate < max - 0.01);
    std::iter::once(min).chain(inside).chain(std::iter::once(max)).collect()
}

/// A flat piece of the top with the board's contact shadow. `uv` gives the texture coordinates.
pub(super) fn sheet(min: Vec2, max: Vec2, height: f32, uv: impl Fn(Vec2) -> Vec2) -> Shape {
    let (xs, zs) = (subdivisions(min.x, max.x), subdivisions(min.y, max.y));
    let mut shape = Shape::default();
    let rows: Vec<Vec<u32>> = zs
        .iter()
        .map(|&z| xs.iter().map(|&x| shape.vertex(Vec3::new(x, height, z), Vec3::Y, uv(Vec2::new(x, z)))).collect())
        .collect();
    // The part under the board is left out: it is hidden, and would take as long to draw as the board.
    let hidden = |range: &[f32]| range.iter().all(|coordinate| coordinate.abs() <= HOLE_HALF + 1.0e-3);
    for row in 1..zs.len() {
        for column in 1..xs.len() {
            if hidden(&zs[row - 1..=row]) && hidden(&xs[column - 1..=column]) {
                continue;
            }
            shape.quad([rows[row][column - 1], rows[row][column], rows[row - 1][column], rows[row - 1][column - 1]]);
        }
    }
    shape.with_shading(|point, _| {
        let distance = (point.xz().abs() - REFERENCE_FRAME_HALF + 0.05).max(Vec2::ZERO).length();
        CONTACT_BRIGHTNESS + (1.0 - CONTACT_BRIGHTNESS) * (distance / CONTACT_REACH).clamp(0.0, 1.0).sqrt()
    })
}

/// A plank of the top, its grain along x.
pub(super) fn plank(min: Vec2, max: Vec2, cut: WoodCut, brightness: f32) -> Shape {
    sheet(min, max, TOP_HEIGHT, |point| cut.uv(point)).with_shading(|_, _| brightness)
}

/// A plank with its grain along z.
pub(super) fn plank_along_z(min: Vec2, max: Vec2, cut: WoodCut, brightness: f32) -> Shape {
    sheet(min, max, TOP_HEIGHT, |point| cut.uv(point.yx())).with_shading(|_, _| brightness)
}

/// The edge of a rectangular top: rounded at the top, then vertical.
pub(super) fn edge(half: Vec2, rounding: f32, thickness: f32, cut: WoodCut) -> Shape {
    const STEPS: u32 = 5;
    // (inset, height, normal as its outward and its upward component)
    let mut profile: Vec<(f32, f32, Vec2)> = (0..=STEPS)
        .map(|step| {
            let angle = std::f32::consts::FRAC_PI_2 * step as f32 / STEPS as f32;
            let normal = Vec2::new(angle.sin(), angle.cos());
            (rounding * (1.0 - normal.x), TOP_HEIGHT - rounding * (1.0 - normal.y), normal)
        })
        .collect();
    profile.push((0.0, TOP_HEIGHT - thickness, Vec2::X));
    let mut shape = Shape::default();
    for (outward, tangent) in [(Vec2::Y, Vec2::X), (Vec2::X, -Vec2::Y), (-Vec2::Y, -Vec2::X), (-Vec2::X, Vec2::Y)] {
        let mut profile_length = 0.0;
        for pair in profile.windows(2) {
            let length = Vec2::new(pair[0].0 - pair[1].0, pair[0].1 - pair[1].1).length();
            let mut ends = [0; 4];
            for (vertex, ((inset, height, normal), side)) in
                ends.iter_mut().zip([(pair[0], -1.0), (pair[1], -1.0), (pair[1], 1.0), (pair[0], 1.0)])
            {
                let size = half - inset;
                let position = outward * size + tangent * size * side;
                let texture_offset =
                    if height == pair[0].1 && inset == pair[0].0 { profile_length } else { profile_length + length };
                let vertex_normal = (outward * normal.x).extend(normal.y).xzy();
                *vertex = shape.vertex(
                    Vec3::new(position.x, height, position.y),
                    vertex_normal,
                    cut.uv(Vec2::new(position.dot(tangent), texture_offset)),
                );
            }
            shape.quad(ends);
            profile_length += length;
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardLayout};

    #[test]
    fn sheet_is_left_out_under_the_board() {
        let whole = sheet(Vec2::splat(-10.0), Vec2::splat(10.0), TOP_HEIGHT, |point| point);
        let under_board = |point: Vec3| point.xz().abs().max_element() < HOLE_HALF;
        assert!(!whole.triangle_centroids().any(under_board));
        assert!(whole.triangle_centroids().any(|point| point.xz().abs().max_element() < REFERENCE_FRAME_HALF + 0.1));
    }

    /// Otherwise the room shines through beside the frame.
    #[test]
    fn every_board_covers_the_hole_in_the_table() {
        for size in 8..=24 {
            let board = BoardLayout::plain(size, BoardGrid::Squares);
            assert!(board.frame_half_width() > (HOLE_HALF + 0.3) * board.scale(), "{size}");
        }
    }

    #[test]
    fn tops_face_up_and_edges_have_the_size_of_the_table() {
        let cut = WoodCut::from_seed(1, 1.0, (1.0, 1.0));
        let top = plank(Vec2::new(-10.0, -8.0), Vec2::new(10.0, 8.0), cut, 1.0);
        top.assert_sound_normals();
        assert!(top.faces_up());
        let edge = edge(Vec2::new(10.0, 8.0), 0.2, 1.0, cut);
        edge.assert_sound_normals();
        assert!((edge.bounds().1.x - 10.0).abs() < 1.0e-5 && (edge.bounds().0.z + 8.0).abs() < 1.0e-5);
    }
}
