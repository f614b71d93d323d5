//! Terrain that does not stop everything: low obstacles, hedges and water.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
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

/// Height of hedges, and of the ground between them, on which units stand.
pub(super) const HEDGE: f32 = 0.205;
const HEDGE_GROUND: f32 = 0.026;
/// Distances from the edge between which a hedge rises to its full height and falls again.
const HEDGE_SECTION: [f32; 4] = [0.015, 0.085, 0.165, 0.255];

/// Hedges along the edge, with trodden ground between them. They form rows, as opposed to the single crowns of a wood.
pub(super) fn hedge(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [outer, rise, fall, inner] = HEDGE_SECTION;
    let (leaves, ground) = (palette.hedge, palette.moss);
    let height = |place: Vec2| {
        let distance = cluster.edge_distance(place) + 0.035 * (field_noise(place, 0.22, 591) - 0.5);
        let row = smooth_step(outer, rise, distance) * (1.0 - smooth_step(fall, inner, distance));
        let bushes = HEDGE * (0.80 + 0.20 * field_noise(place, 0.17, 593));
        let foot = HEDGE_GROUND * smooth_step(outer, rise, distance) - 0.004;
        foot + row * (bushes - HEDGE_GROUND)
    };
    let color = |point: Vec3| {
        let share = smooth_step(0.03, 0.10, point.y);
        let shade = (0.62 + 0.5 * point.y / HEDGE) * (0.86 + 0.28 * field_noise(point.xz(), 0.17, 595));
        linear(ground.lerp(leaves * shade, share))
    };
    Canvas::height_field(cluster, HeightField { steps: 12, strip: Strip::Leaves, height, color, is_faceted: false })
}

/// Height of mounds, and the distances from the middle of the square between which they fall to the ground.
const MOUND: f32 = 0.035;
const MOUND_SLOPE: [f32; 2] = [0.17, 0.36];

/// A mound of earth in the middle of each square.
pub(super) fn mounds(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [top, foot] = MOUND_SLOPE;
    let height = |place: Vec2| {
        let from_middle = (place.fract() - 0.5).length() + 0.13 * (field_noise(place, 0.16, 607) - 0.5);
        MOUND * (1.0 - smooth_step(top, foot, from_middle)) * (0.6 + 0.4 * field_noise(place, 0.09, 609)) - 0.003
    };
    let color = |point: Vec3| linear(palette.dug_earth * (0.72 + 0.50 * field_noise(point.xz(), 0.09, 613)));
    Canvas::height_field(cluster, HeightField { steps: 16, strip: Strip::Grain, height, color, is_faceted: false })
}

/// Height of the surface of water, and of its banks, above the board.
const WATER: f32 = 0.006;
const BANK: f32 = 0.030;
/// Depth of the ground below the edge of the water.
const DEPTH: f32 = 0.02;
/// Width of the bank, and the distance from it at which water is deep.
const BANK_WIDTH: f32 = 0.20;
const DEEP: f32 = 0.85;

/// The bank around water.
pub(super) fn bank(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let bank = palette.bank;
    let height = |place: Vec2| {
        let distance = cluster.edge_distance(place);
        let width = BANK_WIDTH * (0.60 + 0.55 * field_noise(place, 0.45, 601));
        let fall = smooth_step(0.35 * width, width, distance);
        (BANK.lerp(-DEPTH, fall)) * smooth_step(-0.02, 0.05, distance)
    };
    let color = |point: Vec3| linear(bank * (0.72 + 0.36 * smooth_step(0.0, BANK, point.y)));
    Canvas::height_field(cluster, HeightField { steps: 16, strip: Strip::Grain, height, color, is_faceted: false })
}

/// The surface of water, darker where it is deep.
pub(super) fn water(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [shallow, deep] = palette.water;
    let color = |point: Vec3| {
        let distance = cluster.edge_distance(point.xz()) - BANK_WIDTH * 0.5;
        linear(shallow.lerp(deep, (distance / DEEP).clamp(0.0, 1.0)))
    };
    Canvas::height_field(
        cluster,
        HeightField { steps: 4, strip: Strip::Grain, height: |_| WATER, color, is_faceted: false },
    )
}
