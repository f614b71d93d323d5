//! Rocks: outcrops of broken boulders, the largest in two strata, with lichen and moss on their tops, and scree at their feet.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::convex::Convex;
use super::flora::Flora;
use super::palette::TerrainPalette;
use super::site::Site;
use super::solids::Paint;
use cannon_app_base::common::noise::scatter;

/// The large boulders of a square: half the width, height of the top, and distance from the middle.
const BOULDERS: [(f32, f32, f32); 3] = [(0.310, 0.530, 0.055), (0.255, 0.370, 0.185), (0.205, 0.250, 0.250)];
/// The angle between two large boulders of a square, in radians.
const NEXT_BOULDER: f32 = 2.3;
/// Half the width and the height of boulders between two squares.
const BRIDGE: (f32, f32) = (0.270, 0.340);
/// Boulders at the foot of the outcrop of a square, and the range of their sizes.
const LOOSE: u32 = 9;
const LOOSE_SIZES: [f32; 2] = [0.025, 0.095];
/// The most and the least that breaks off a side of a boulder, as shares of half its width, and how far its sides lean inward.
const BROKEN: [f32; 2] = [0.04, 0.34];
const LEAN: f32 = 0.34;
/// The share of the larger boulders that have two strata.
const STRATA_SHARE: f32 = 0.5;
/// The heights at which a stratum begins and ends, as shares of the height of the boulder, and how far the upper one is shifted.
const STRATA: [[f32; 2]; 2] = [[0.0, 0.72], [0.40, 1.0]];
const SHIFT: f32 = 0.16;
/// How steeply the tops of strata dip.
const DIP: f32 = 0.42;
/// Height of the ground at the foot, and how far its ragged edge lies inside of the edge.
const FOOT: f32 = 0.048;
const RAGGED_EDGE: f32 = 0.11;
/// The ground is rounded at corners by the mean of the distances from the edge at this distance around a place.
const CORNER_REACH: f32 = 0.13;

/// The distance from the edge of a cluster, rounded at corners.
fn rounded_distance(cluster: &Cluster, place: Vec2) -> f32 {
    const AROUND: u8 = 8;
    let around = (0..AROUND).map(|step| Vec2::from_angle(TAU * f32::from(step) / f32::from(AROUND)) * CORNER_REACH);
    around.map(|offset| cluster.edge_distance(place + offset)).sum::<f32>() / f32::from(AROUND)
}

/// An outcrop of rock: boulders of several sizes in each square, which grow together.
pub(super) fn rocks(cluster: &Cluster, site: &Site) -> Canvas {
    let palette = &site.palette;
    let meadow = linear(Flora::of(site.look).meadow);
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: if site.is_fine { 10 } else { 5 },
            strip: Strip::Grain,
            height: |place| {
                let ragged = 0.65 * field_noise(place, 0.24, 561) + 0.35 * field_noise(place, 0.10, 562);
                let distance = rounded_distance(cluster, place) - RAGGED_EDGE * ragged;
                FOOT * smooth_step(-0.03, 0.05, distance) * (0.95 + 0.4 * field_noise(place, 0.2, 563)) - 0.006
            },
            color: |point: Vec3| {
                let scree = smooth_step(0.35, 0.65, field_noise(point.xz(), 0.25, 565));
                let bed = linear(palette.moss.lerp(palette.rock * 0.9, scree));
                // The rim has the colour of the ground around.
                bed.mix(&(meadow.mix(&linear(palette.rock), 0.5)), 1.0 - smooth_step(0.0, 0.6 * FOOT, point.y))
            },
            is_faceted: false,
        },
    );
    for cell in cluster.cells() {
        let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6;
        let random = |index: u32| scatter(seed, index, 573);
        let middle = cell.as_vec2() + 0.5;
        let turn = TAU * random(0);
        for (index, (half, top, distance)) in (0..).zip(BOULDERS) {
            let place = middle + Vec2::from_angle(turn + NEXT_BOULDER * index as f32) * distance;
            let half = Vec2::new(half * (0.92 + 0.08 * random(10 + index)), half * (0.66 + 0.34 * random(20 + index)));
            let boulder =
                Boulder { place, low: -0.03, top: top * (0.86 + 0.16 * random(30 + index)), half, seed: seed + index };
            let has_strata = index < 2 && random(40 + index) < STRATA_SHARE;
            boulder.build(&mut canvas, palette, if has_strata { 2 } else { 1 }, site.is_fine);
        }
        for (index, side) in (0..).zip([IVec2::X, IVec2::Y]) {
            if cluster.contains(cell + side) {
                let place = middle + side.as_vec2() * 0.5 + side.as_vec2().perp() * 0.10 * (random(50 + index) - 0.5);
                let (half, top) = BRIDGE;
                let top = top * (0.75 + 0.35 * random(52 + index));
                Boulder { place, low: -0.03, top, half: Vec2::splat(half), seed: seed + 8 + index }.build(
                    &mut canvas,
                    palette,
                    1,
                    site.is_fine,
                );
            }
        }
        for index in 0..if site.is_fine { LOOSE } else { 2 } {
            let angle = TAU * (index as f32 + random(60 + index)) / LOOSE as f32;
            let size = LOOSE_SIZES[0].lerp(LOOSE_SIZES[1], random(70 + index) * random(80 + index));
            let place = middle + Vec2::from_angle(angle) * (0.40 - 0.3 * size + 0.05 * random(90 + index));
            let half = Vec2::new(size, size * 0.8);
            Boulder { place, low: -0.01, top: size * 1.05, half, seed: seed + 16 + index }.build(
                &mut canvas,
                palette,
                1,
                false,
            );
        }
    }
    canvas
}

/// A boulder.
struct Boulder {
    place: Vec2,
    low: f32,
    top: f32,
    half: Vec2,
    seed: u32,
}

impl Boulder {
    /// Adds the boulder: closed bodies that lie one on the other, of which sides and tops have broken off. All of its tops dip the same way.
    fn build(&self, canvas: &mut Canvas, palette: &TerrainPalette, strata: u32, is_fine: bool) {
        let random = |index: u32| scatter(self.seed, index, 567);
        let height = self.top - self.low;
        let turn = TAU * random(90);
        let dip = at(Vec2::from_angle(TAU * random(91)) * DIP * (0.4 + 0.6 * random(92)), 1.0);
        for stratum in 0..strata {
            let [from, to] = if strata == 1 { [0.0, 1.0] } else { STRATA[stratum as usize] };
            let vary = |index: u32| scatter(self.seed + stratum * 64, index, 569);
            let width = if stratum == 0 { 1.0 } else { 0.86 };
            let half = Vec3::new(self.half.x * width, 0.5 * height * (to - from), self.half.y * width);
            let reach = |direction: Vec2| (direction * half.xz()).length();
            let mut body = Convex::cuboid(half);
            let sides = if is_fine { 8 } else { 6 };
            for side in 0..sides {
                let around = Vec2::from_angle(turn + TAU * (side as f32 + 0.8 * (vary(side) - 0.5)) / sides as f32);
                let normal = at(around, LEAN * (vary(16 + side) - 0.15));
                let left = 1.0 - BROKEN[0].lerp(BROKEN[1], vary(32 + side));
                body = body.cut(normal, reach(around) * left * normal.length_recip());
            }
            body = body.cut(dip, half.y * dip.length_recip() * (0.98 - 0.10 * vary(48)));
            // The shoulders have broken off between the sides and the top.
            let shoulders = if is_fine { 5 } else { 3 };
            for side in 0..shoulders {
                let around = Vec2::from_angle(turn + TAU * (side as f32 + vary(50 + side)) / shoulders as f32);
                let normal = at(around * half.y / reach(around), 0.55 + 0.6 * vary(56 + side)).normalize();
                let corner = at(around * reach(around), half.y).dot(normal);
                body = body.cut(normal, corner * (0.64 + 0.18 * vary(60 + side)));
            }
            let shift =
                (Vec2::new(random(100 + stratum), random(110 + stratum)) * 2.0 - 1.0) * self.half * SHIFT * from;
            let place = at(self.place + shift, self.low + height * f32::midpoint(from, to));
            let paint = |normal: Vec3, point: Vec3| Paint {
                color: self.color(palette, point, normal, stratum),
                strip: Strip::Grain,
            };
            body.build(canvas, Mat4::from_translation(place), paint, is_fine);
        }
    }

    /// The colour of a face: light where the sun bleaches it, and moss on level places.
    fn color(&self, palette: &TerrainPalette, point: Vec3, normal: Vec3, stratum: u32) -> LinearRgba {
        let band = 0.92 + 0.14 * scatter(self.seed, stratum, 575);
        let stain = 0.88 + 0.24 * field_noise(point.xz() + point.y, 0.13, 577);
        let level = smooth_step(0.45, 0.90, normal.y);
        let tone = band * stain * (0.80 + 0.34 * level);
        let moss = level * smooth_step(0.46, 0.66, field_noise(point.xz(), 0.28, 571));
        linear(palette.rock * 1.04).mix(&linear(palette.moss), 0.75 * moss) * tone
    }
}
