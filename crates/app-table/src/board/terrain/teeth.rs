//! Low obstacles: rows of concrete teeth, over which everybody can fire.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, linear};
use super::cluster::Cluster;
use super::palette::TerrainPalette;
use cannon_app_base::common::noise::scatter;

/// Number of concrete teeth along the side of a square.
const TEETH: u8 = 3;
/// Half the width of a tooth at the bottom and at the top, and its height.
const TOOTH: (f32, f32, f32) = (0.125, 0.050, 0.135);
/// Height of the strip of concrete on which the teeth stand, and its distance from the edge.
const FOUNDATION: f32 = 0.018;
const FOUNDATION_INSET: f32 = 0.04;

/// Rows of concrete teeth, over which everybody can fire.
pub(super) fn teeth(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let concrete = linear(palette.concrete);
    let foundation = linear(palette.concrete * 0.62);
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: 6,
            strip: Strip::Grain,
            height: |place| {
                let is_inside = cluster.edge_distance(place) > FOUNDATION_INSET;
                if is_inside { FOUNDATION } else { 0.0 }
            },
            color: |_| foundation,
            is_faceted: false,
        },
    );
    let (bottom, top, height) = TOOTH;
    for cell in cluster.cells() {
        for index in 0..TEETH * TEETH {
            let grid = Vec2::new(f32::from(index % TEETH), f32::from(index / TEETH)) + 0.5;
            let place = cell.as_vec2() + grid / f32::from(TEETH);
            let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6 | u32::from(index);
            let shade = 0.86 + 0.28 * scatter(seed, 1, 581);
            tooth(&mut canvas, place, [bottom, top], height * (0.9 + 0.2 * scatter(seed, 2, 581)), concrete * shade);
        }
    }
    canvas
}

fn tooth(canvas: &mut Canvas, place: Vec2, [bottom, top]: [f32; 2], height: f32, color: LinearRgba) {
    let color = LinearRgba { alpha: 1.0, ..color };
    let ring = [Vec2::new(-1.0, 1.0), Vec2::ONE, Vec2::new(1.0, -1.0), Vec2::NEG_ONE];
    for (index, &corner) in ring.iter().enumerate() {
        let next = ring[(index + 1) % 4];
        let corners = [
            (at(place + corner * bottom, 0.0), Strip::Grain.uv(0.0, 0.0)),
            (at(place + next * bottom, 0.0), Strip::Grain.uv(0.5, 0.0)),
            (at(place + next * top, height), Strip::Grain.uv(0.4, 0.3)),
            (at(place + corner * top, height), Strip::Grain.uv(0.1, 0.3)),
        ];
        canvas.polygon(&corners, color);
    }
    let lid =
        ring.map(|corner| (at(place + corner * top, height), Strip::Grain.uv(0.5 + corner.x * 0.2, corner.y * 0.2)));
    canvas.polygon(&lid, color);
}
