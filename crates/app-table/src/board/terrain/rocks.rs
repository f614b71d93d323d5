//! Rocks: outcrops of boulders that lie in layers, with scree and moss at their feet.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::convex::Convex;
use super::site::Site;
use super::solids::Paint;
use cannon_app_base::common::noise::scatter;

/// The layers of the outcrop in a square: half the width, height of the top, and the largest shift.
const LAYERS: [(f32, f32, f32); 3] = [(0.395, 0.235, 0.03), (0.300, 0.400, 0.05), (0.195, 0.545, 0.06)];
/// Half the width and the height of boulders between two squares.
const BRIDGE: (f32, f32) = (0.265, 0.330);
/// Boulders at the foot of the outcrop of a square, and the range of their sizes.
const LOOSE: u32 = 5;
const LOOSE_SIZES: [f32; 2] = [0.045, 0.105];
/// Planes that cut pieces off a boulder.
const CUTS: u32 = 11;
/// Height of the ground at the foot.
const FOOT: f32 = 0.045;

/// An outcrop of rock: layers of boulders in each square, which grow together.
pub(super) fn rocks(cluster: &Cluster, site: &Site) -> Canvas {
    let palette = &site.palette;
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: if site.is_fine { 7 } else { 5 },
            strip: Strip::Grain,
            height: |place| {
                let distance = cluster.edge_distance(place) - 0.02 - 0.10 * field_noise(place, 0.30, 561);
                FOOT * smooth_step(-0.01, 0.10, distance) * (0.85 + 0.5 * field_noise(place, 0.2, 563)) - 0.004
            },
            color: |point: Vec3| {
                let scree = smooth_step(0.35, 0.65, field_noise(point.xz(), 0.25, 565));
                linear(palette.moss.lerp(palette.rock * 0.8, scree))
            },
            is_faceted: false,
        },
    );
    let boulder = |canvas: &mut Canvas, place: Vec2, (low, high): (f32, f32), half: Vec2, seed: u32| {
        // Small boulders need no worn edges.
        let is_fine = site.is_fine && half.x > BRIDGE.0;
        let body = chiselled(seed);
        let size = Vec3::new(half.x, (high - low) * 0.5, half.y);
        let turn = TAU * scatter(seed, 90, 567);
        let matrix = Mat4::from_translation(at(place, (low + high) * 0.5))
            * Mat4::from_scale(size)
            * Mat4::from_rotation_y(turn);
        let paint = |normal: Vec3, middle: Vec3| {
            let bits = (middle * 50.0).as_ivec3();
            let tone = 0.88 + 0.24 * scatter(bits.x as u32 ^ seed, (bits.z ^ bits.y << 4) as u32, 569);
            let moss = smooth_step(0.66, 0.90, normal.y) * smooth_step(0.28, 0.52, field_noise(middle.xz(), 0.35, 571));
            Paint::grain((palette.rock * tone).lerp(palette.moss, 0.75 * moss))
        };
        body.build(canvas, matrix, paint, is_fine);
    };
    for cell in cluster.cells() {
        let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6;
        let random = |index: u32| scatter(seed, index, 573);
        let middle = cell.as_vec2() + 0.5;
        let mut low = 0.0;
        let rise = 0.84 + 0.20 * random(0);
        for (layer, (half, top, shift)) in (0..).zip(LAYERS) {
            // Some outcrops lack the highest layer.
            if layer == 2 && random(1) < 0.25 {
                break;
            }
            let offset = (Vec2::new(random(10 + layer), random(20 + layer)) * 2.0 - 1.0) * shift;
            let half = Vec2::new(half * (0.90 + 0.10 * random(30 + layer)), half * (0.84 + 0.16 * random(40 + layer)));
            boulder(&mut canvas, middle + offset, (low - 0.03, top * rise), half, seed + layer);
            low = top * rise - 0.03;
        }
        for (index, side) in (0..).zip([IVec2::X, IVec2::Y]) {
            if cluster.contains(cell + side) {
                let place = middle + side.as_vec2() * 0.5 + side.as_vec2().perp() * 0.10 * (random(50 + index) - 0.5);
                let (half, top) = BRIDGE;
                boulder(
                    &mut canvas,
                    place,
                    (-0.03, top * (0.75 + 0.35 * random(52 + index))),
                    Vec2::splat(half),
                    seed + 8 + index,
                );
            }
        }
        for index in 0..if site.is_fine { LOOSE } else { 2 } {
            let angle = TAU * (index as f32 + random(60 + index)) / LOOSE as f32;
            let size = LOOSE_SIZES[0].lerp(LOOSE_SIZES[1], random(70 + index));
            let place = middle + Vec2::from_angle(angle) * (0.43 - size * 0.8);
            boulder(&mut canvas, place, (-0.02, size * 1.5), Vec2::new(size, size * 0.8), seed + 16 + index);
        }
    }
    canvas
}

/// A boulder of unit size, from which planes have cut pieces off.
fn chiselled(seed: u32) -> Convex {
    let mut body = Convex::cuboid(Vec3::ONE);
    for cut in 0..CUTS {
        let random = |index: u32| scatter(seed * 32 + cut, index, 575);
        // The sides are steep, and the top is level but for its edges.
        let angle = TAU * (cut as f32 + 0.3 * random(0)) / CUTS as f32 * 2.0;
        let steepness = if cut < 7 { 0.30 * random(1) - 0.05 } else { 0.55 + 0.60 * random(1) };
        let normal = Vec3::new(angle.cos(), steepness, angle.sin());
        body = body.cut(normal, if cut < 7 { 0.78 + 0.16 * random(2) } else { 0.86 + 0.20 * random(2) });
    }
    body.cut(Vec3::new(0.16 * (scatter(seed, 1, 577) - 0.5), 1.0, 0.16 * (scatter(seed, 2, 577) - 0.5)), 0.92)
}
