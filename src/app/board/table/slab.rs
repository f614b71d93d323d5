//! Table tops: planks, edges and cloths, in the units of a board of scale 1.

use bevy::prelude::*;

use crate::app::board::faces::Cut;
use crate::app::common::board::{USUAL_FRAME_HALF, USUAL_TABLE_DEPTH};
use crate::app::common::mesh::Shape;

/// Height of the table's top.
pub(super) const TOP: f32 = -USUAL_TABLE_DEPTH;
/// Brightness of the top beside the board, and the distance from the board at which the contact shadow ends.
const CONTACT: f32 = 0.26;
const CONTACT_REACH: f32 = 1.1;
/// Distances from the board at which the contact shadow changes its slope.
const BREAKS: [f32; 9] = [-0.06, 0.0, 0.06, 0.14, 0.26, 0.42, 0.66, 0.9, CONTACT_REACH];

/// Coordinates at which a sheet is subdivided, so that vertices lie where the contact shadow needs them.
fn breaks(low: f32, high: f32) -> Vec<f32> {
    let near = BREAKS.map(|away| USUAL_FRAME_HALF + away);
    let inner = near.iter().rev().map(|at| -at).chain(near).filter(|&at| at > low + 0.01 && at < high - 0.01);
    std::iter::once(low).chain(inner).chain(std::iter::once(high)).collect()
}

/// A flat piece of the top with the board's contact shadow. `uv` gives the texture coordinates.
pub(super) fn sheet(low: Vec2, high: Vec2, height: f32, uv: impl Fn(Vec2) -> Vec2) -> Shape {
    let (xs, zs) = (breaks(low.x, high.x), breaks(low.y, high.y));
    let mut shape = Shape::default();
    let rows: Vec<Vec<u32>> = zs
        .iter()
        .map(|&z| xs.iter().map(|&x| shape.vertex(Vec3::new(x, height, z), Vec3::Y, uv(Vec2::new(x, z)))).collect())
        .collect();
    // The part under the board is hidden and would cost as much to draw as the board.
    let hidden = |range: &[f32]| range.iter().all(|at| at.abs() <= USUAL_FRAME_HALF + BREAKS[0] + 1.0e-3);
    for row in 1..zs.len() {
        for column in 1..xs.len() {
            if hidden(&zs[row - 1..=row]) && hidden(&xs[column - 1..=column]) {
                continue;
            }
            shape.quad([rows[row][column - 1], rows[row][column], rows[row - 1][column], rows[row - 1][column - 1]]);
        }
    }
    shape.shaded(|place, _| {
        let away = (place.xz().abs() - USUAL_FRAME_HALF + 0.05).max(Vec2::ZERO).length();
        CONTACT + (1.0 - CONTACT) * (away / CONTACT_REACH).clamp(0.0, 1.0).sqrt()
    })
}

/// A plank of the top, its grain along x.
pub(super) fn plank(low: Vec2, high: Vec2, cut: Cut, tone: f32) -> Shape {
    sheet(low, high, TOP, |place| cut.uv(place)).shaded(|_, _| tone)
}

/// A plank with its grain along z.
pub(super) fn plank_along_z(low: Vec2, high: Vec2, cut: Cut, tone: f32) -> Shape {
    sheet(low, high, TOP, |place| cut.uv(place.yx())).shaded(|_, _| tone)
}

/// The edge of a rectangular top: rounded above, then straight down.
pub(super) fn edge(half: Vec2, rounding: f32, thickness: f32, cut: Cut) -> Shape {
    const STEPS: u32 = 5;
    // (inset, height, normal as outward and up)
    let mut profile: Vec<(f32, f32, Vec2)> = (0..=STEPS)
        .map(|step| {
            let angle = std::f32::consts::FRAC_PI_2 * step as f32 / STEPS as f32;
            let normal = Vec2::new(angle.sin(), angle.cos());
            (rounding * (1.0 - normal.x), TOP - rounding * (1.0 - normal.y), normal)
        })
        .collect();
    profile.push((0.0, TOP - thickness, Vec2::X));
    let mut shape = Shape::default();
    for (out, along) in [(Vec2::Y, Vec2::X), (Vec2::X, -Vec2::Y), (-Vec2::Y, -Vec2::X), (-Vec2::X, Vec2::Y)] {
        let mut run = 0.0;
        for pair in profile.windows(2) {
            let length = Vec2::new(pair[0].0 - pair[1].0, pair[0].1 - pair[1].1).length();
            let mut ends = [0; 4];
            for (slot, ((inset, height, normal), hand)) in
                ends.iter_mut().zip([(pair[0], -1.0), (pair[1], -1.0), (pair[1], 1.0), (pair[0], 1.0)])
            {
                let size = half - inset;
                let at = out * size + along * size * hand;
                let across = if height == pair[0].1 && inset == pair[0].0 { run } else { run + length };
                let slope = (out * normal.x).extend(normal.y).xzy();
                *slot = shape.vertex(Vec3::new(at.x, height, at.y), slope, cut.uv(Vec2::new(at.dot(along), across)));
            }
            shape.quad(ends);
            run += length;
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_nothing_where_the_board_stands() {
        let whole = sheet(Vec2::splat(-10.0), Vec2::splat(10.0), TOP, |place| place);
        let under_board = |place: Vec3| place.xz().abs().max_element() < USUAL_FRAME_HALF - 0.1;
        assert!(!whole.middles().any(under_board));
        assert!(whole.middles().any(|place| place.xz().abs().max_element() < USUAL_FRAME_HALF + 0.1));
    }

    #[test]
    fn tops_face_up_and_edges_look_outward() {
        let cut = Cut::of(1, 1.0, (1.0, 1.0));
        let top = plank(Vec2::new(-10.0, -8.0), Vec2::new(10.0, 8.0), cut, 1.0);
        top.assert_sound_normals();
        assert!(top.facing_up());
        let edge = edge(Vec2::new(10.0, 8.0), 0.2, 1.0, cut);
        edge.assert_sound_normals();
        assert!((edge.bounds().1.x - 10.0).abs() < 1.0e-5 && (edge.bounds().0.z + 8.0).abs() < 1.0e-5);
    }
}
