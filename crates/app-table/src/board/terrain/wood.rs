//! Woods: trees on a mound of undergrowth. They are lower at the edge, so that they hide nobody behind them.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::max_height;
use super::palette::TerrainPalette;
use cannon_app_base::common::mesh::ellipsoid;
use cannon_app_base::common::noise::scatter;
use cannon_appearance::GroundLook;

/// Distance between trees, and the largest distance by which they are shifted, in squares.
const SPACING: f32 = 0.325;
const SHIFT: f32 = 0.085;
/// Smallest distance of a trunk from the edge of the wood.
const MIN_EDGE_DISTANCE: f32 = 0.15;
/// Range of the radii of crowns.
const CROWN_RADII: [f32; 2] = [0.145, 0.195];
/// Height of the undergrowth.
const UNDERGROWTH: f32 = 0.075;
/// Number of sides of crowns.
const CROWN_SIDES: usize = 7;
const FIR_SIDES: usize = 8;
/// Width of firs relative to trees with leaves.
const FIR_WIDTH: f32 = 1.12;
/// The share of the sides of a fir that are under snow, and how much of such a side the snow covers.
const SNOWY_SHARE: f32 = 0.30;
const SNOW_ON_NEEDLES: f32 = 0.65;

/// A wood. In winter its trees are firs.
pub(super) fn wood(cluster: &Cluster, look: GroundLook, palette: &TerrainPalette) -> Canvas {
    let ground = linear(palette.undergrowth);
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: 6,
            strip: Strip::Leaves,
            height: |place| {
                let distance = cluster.edge_distance(place) - 0.15 * field_noise(place, 0.35, 541);
                UNDERGROWTH * smooth_step(-0.01, 0.10, distance) * (0.75 + 0.5 * field_noise(place, 0.3, 543)) - 0.006
            },
            color: |_| ground,
            is_faceted: false,
        },
    );
    for (place, seed) in trunks(cluster) {
        let distance = cluster.edge_distance(place);
        let random = |index: u32| scatter(seed, index, 547);
        let [dark, light] = palette.leaves;
        let leaves = linear(dark.lerp(light, random(1)));
        let radius = CROWN_RADII[0].lerp(CROWN_RADII[1], random(2)).min(distance * 1.02);
        let top = max_height(distance) * (0.48 + 0.08 * random(3));
        if look == GroundLook::Winter {
            let snow = palette.snow.map_or(leaves, |snow| leaves.mix(&linear(snow), SNOW_ON_NEEDLES));
            fir(&mut canvas, place, (radius * FIR_WIDTH, top), seed, [leaves, snow]);
        } else {
            crown(&mut canvas, place, (radius, top), random(4), leaves);
        }
    }
    canvas
}

/// The places of trees with a pseudo-random number for each: a shifted grid that is the same for all clusters.
fn trunks(cluster: &Cluster) -> Vec<(Vec2, u32)> {
    let per_square = (1.0 / SPACING).ceil() as u32;
    let mut trunks = Vec::new();
    for cell in cluster.cells() {
        for index in 0..per_square * per_square {
            let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6 | index;
            let grid = Vec2::new((index % per_square) as f32, (index / per_square) as f32) + 0.5;
            let shift = Vec2::new(scatter(seed, 5, 549), scatter(seed, 6, 549)) * 2.0 - 1.0;
            let place = cell.as_vec2() + grid / per_square as f32 + shift * SHIFT;
            if cluster.edge_distance(place) >= MIN_EDGE_DISTANCE {
                trunks.push((place, seed));
            }
        }
    }
    trunks
}

/// The crown of a tree with leaves: a large and a small ball.
fn crown(canvas: &mut Canvas, place: Vec2, (radius, top): (f32, f32), random: f32, color: LinearRgba) {
    let depth = (top * 0.5).min(radius * 0.92);
    let mut ball = |offset: Vec2, radius: f32, depth: f32, top: f32| {
        let shape = ellipsoid(Vec3::new(radius, depth, radius * 0.93), CROWN_SIDES)
            .rotated_y(random * TAU)
            .transformed(Mat4::from_translation(at(place + offset, top - depth)));
        // The underside is in the shade.
        let shade = |point: Vec3| 0.50 + 0.62 * smooth_step(-0.9, 0.8, (point.y - (top - depth)) / depth);
        canvas
            .shape
            .append(shape.with_uvs(|uv| Strip::Leaves.uv(uv.x, uv.y)).recolored(|_, point, _| color * shade(point)));
    };
    ball(Vec2::ZERO, radius, depth, top);
    let aside = Vec2::from_angle(random * 40.0) * radius * 0.5;
    ball(aside, radius * 0.68, depth * 0.7, top - depth * 0.22);
}

/// A fir: two cones with snow on some of their branches.
fn fir(canvas: &mut Canvas, place: Vec2, (radius, top): (f32, f32), seed: u32, colors: [LinearRgba; 2]) {
    let foot = UNDERGROWTH * 0.4;
    let split = foot + (top - foot) * 0.42;
    cone(canvas, place, (radius * 0.92, foot), split + (top - foot) * 0.22, seed, colors);
    cone(canvas, place, (radius * 0.62, split), top, seed + 1, colors);
}

fn cone(
    canvas: &mut Canvas,
    place: Vec2,
    (radius, low): (f32, f32),
    top: f32,
    seed: u32,
    [needles, snow]: [LinearRgba; 2],
) {
    let turn = scatter(seed, 1, 551);
    let rim = |side: usize| {
        let angle = TAU * ((side % FIR_SIDES) as f32 / FIR_SIDES as f32 + turn);
        // Every other corner is nearer to the trunk, like the ends of branches.
        let reach = if side.is_multiple_of(2) { 1.0 } else { 0.80 };
        at(place - Vec2::from_angle(angle) * radius * reach, low)
    };
    for side in 0..FIR_SIDES {
        let corners = [
            (rim(side + 1), Strip::Leaves.uv(1.0, 0.0)),
            (rim(side), Strip::Leaves.uv(0.0, 0.0)),
            (at(place, top), Strip::Leaves.uv(0.5, 0.6)),
        ];
        let is_snowy = scatter(seed, 2 + side as u32, 551) < SNOWY_SHARE;
        canvas.polygon(&corners, if is_snowy { snow } else { needles });
    }
}
