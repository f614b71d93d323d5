//! Rocks and ruins.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::max_height;
use super::palette::TerrainPalette;
use cannon_app_base::common::noise::scatter;

/// Height of the steps into which rock breaks.
const STEP: f32 = 0.075;

/// An outcrop of rock, which rises in steps to the middle. Moss lies on its ledges.
pub(super) fn rocks(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let height = |place: Vec2| {
        let notches = 0.11 * field_noise(place, 0.30, 561) + 0.06 * field_noise(place, 0.14, 562);
        let distance = cluster.edge_distance(place) - notches;
        if distance <= 0.0 {
            return 0.0;
        }
        let rough = 0.50 + 0.50 * field_noise(place, 0.42, 563);
        let slope = max_height(distance) * rough * smooth_step(-0.08, 0.12, distance);
        let steps = (slope / STEP + 0.9 * field_noise(place, 0.55, 565)).floor() * STEP;
        (0.30 * slope + 0.70 * steps + 0.03 * field_noise(place, 0.12, 566)).clamp(0.055, max_height(distance))
    };
    let color = |point: Vec3| {
        let layer = 0.94 + 0.12 * scatter((point.y / 0.045) as u32, 3, 567);
        let moss = smooth_step(0.50, 0.72, field_noise(point.xz(), 0.45, 568));
        let stone = palette.rock * layer * (0.90 + 0.20 * field_noise(point.xz(), 0.30, 569));
        linear(stone.lerp(palette.moss, 0.40 * moss))
    };
    Canvas::height_field(cluster, HeightField { steps: 10, strip: Strip::Grain, height, color, is_faceted: true })
}

/// Distances of the faces of a ruin's wall from the edge of the cluster.
const WALL: [f32; 2] = [0.075, 0.150];
/// Pieces of different height into which the wall of a square is broken, and the range of their heights.
const PIECES: u32 = 5;
const PIECE_HEIGHTS: [f32; 2] = [0.095, 0.215];

/// A ruin: broken walls along the edge, and rubble inside.
pub(super) fn ruin(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let rubble = palette.stone.lerp(palette.undergrowth, 0.45);
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: 7,
            strip: Strip::Grain,
            height: |place| {
                let distance = cluster.edge_distance(place);
                let heap = 0.03 + 0.10 * field_noise(place, 0.22, 573) + 0.05 * field_noise(place, 0.9, 575);
                heap * smooth_step(0.06, 0.16, distance)
            },
            color: |point: Vec3| linear(rubble * (0.90 + 0.20 * field_noise(point.xz(), 0.30, 577))),
            is_faceted: true,
        },
    );
    let stone = linear(palette.stone);
    for (outside, inside) in cluster.edge(WALL[0]).iter().zip(cluster.edge(WALL[1])) {
        let height = |piece: u32| {
            let random = scatter(outside.seed, piece, 571);
            PIECE_HEIGHTS[0].lerp(PIECE_HEIGHTS[1], random * random * (3.0 - 2.0 * random))
        };
        let ends = |piece: u32| -> [Vec2; 2] {
            let share = piece as f32 / PIECES as f32;
            [outside.from.lerp(outside.to, share), inside.from.lerp(inside.to, share)]
        };
        for piece in 0..PIECES {
            let ([outer_from, inner_from], [outer_to, inner_to], top) = (ends(piece), ends(piece + 1), height(piece));
            canvas.wall([outer_from, outer_to], [0.0, top], Strip::Masonry, stone);
            canvas.wall([inner_to, inner_from], [0.0, top], Strip::Masonry, stone);
            canvas.wall([inner_from, outer_from], [0.0, top], Strip::Masonry, stone);
            canvas.wall([outer_to, inner_to], [0.0, top], Strip::Masonry, stone);
            let (outer, inner) = ([outer_from, outer_to], [inner_from, inner_to]);
            canvas.ledge(outer.map(|place| at(place, top)), inner.map(|place| at(place, top)), Strip::Grain, stone);
        }
    }
    canvas
}
