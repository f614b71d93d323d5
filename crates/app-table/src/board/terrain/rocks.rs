//! Rocks: outcrops of weathered boulders in strata, with lichen and moss on their tops, and scree at their feet.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::palette::TerrainPalette;
use super::site::Site;
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
/// How much the radius of a boulder varies, and how far the top of a stratum recedes behind its foot.
const UNEVEN: f32 = 0.32;
const LEDGE: f32 = 0.038;
/// How far a stratum is shifted, as a share of half the width.
const SHIFT: f32 = 0.13;
/// Brightness in the joints between strata, and how round the edges look.
const JOINT: f32 = 0.80;
const SOFTNESS: f32 = 0.28;
/// Height of the ground at the foot.
const FOOT: f32 = 0.045;

/// An outcrop of rock: boulders of several sizes in each square, which grow together.
pub(super) fn rocks(cluster: &Cluster, site: &Site) -> Canvas {
    let palette = &site.palette;
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: if site.is_fine { 10 } else { 5 },
            strip: Strip::Grain,
            height: |place| {
                let distance = cluster.edge_distance(place) - 0.01 - 0.12 * field_noise(place, 0.30, 561);
                FOOT * smooth_step(-0.01, 0.10, distance) * (0.85 + 0.5 * field_noise(place, 0.2, 563)) - 0.004
            },
            color: |point: Vec3| {
                let scree = smooth_step(0.35, 0.65, field_noise(point.xz(), 0.25, 565));
                linear(palette.moss.lerp(palette.rock * 0.9, scree))
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
            let strata = if site.is_fine { 4 - index } else { 2 };
            let boulder =
                Boulder { place, low: -0.03, top: top * (0.86 + 0.16 * random(30 + index)), half, seed: seed + index };
            boulder.build(&mut canvas, palette, [strata, if site.is_fine { 11 } else { 7 }]);
        }
        for (index, side) in (0..).zip([IVec2::X, IVec2::Y]) {
            if cluster.contains(cell + side) {
                let place = middle + side.as_vec2() * 0.5 + side.as_vec2().perp() * 0.10 * (random(50 + index) - 0.5);
                let (half, top) = BRIDGE;
                let boulder = Boulder {
                    place,
                    low: -0.03,
                    top: top * (0.75 + 0.35 * random(52 + index)),
                    half: Vec2::splat(half),
                    seed: seed + 8 + index,
                };
                boulder.build(
                    &mut canvas,
                    palette,
                    [if site.is_fine { 3 } else { 2 }, if site.is_fine { 10 } else { 7 }],
                );
            }
        }
        for index in 0..if site.is_fine { LOOSE } else { 2 } {
            let angle = TAU * (index as f32 + random(60 + index)) / LOOSE as f32;
            let size = LOOSE_SIZES[0].lerp(LOOSE_SIZES[1], random(70 + index) * random(80 + index));
            let place = middle + Vec2::from_angle(angle) * (0.40 - 0.3 * size + 0.05 * random(90 + index));
            let half = Vec2::new(size, size * 0.8);
            Boulder { place, low: -0.01, top: size * 1.25, half, seed: seed + 16 + index }.build(
                &mut canvas,
                palette,
                [1, 6],
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
    /// Adds the boulder: rings around its strata, which are widest at their feet, and a rounded top.
    fn build(&self, canvas: &mut Canvas, palette: &TerrainPalette, [strata, sides]: [u32; 2]) {
        let random = |index: u32| scatter(self.seed, index, 567);
        let turn = TAU * random(90);
        let (height, count) = (self.top - self.low, sides as usize);
        // The share of the height and of the radius of each ring, and its stratum.
        let mut rings: Vec<(f32, f32, u32)> = Vec::new();
        for stratum in 0..strata {
            let level = |share: f32| {
                let angle = FRAC_PI_2 * 0.80 * (stratum as f32 + share) / strata as f32;
                (angle.sin().powf(0.72), angle.cos().powf(0.46))
            };
            let ((low, wide), (high, narrow)) = (level(0.0), level(0.90));
            // The foot of a stratum has weathered away, so that its top juts out, or the other way round.
            let jut = LEDGE * (random(94 + stratum) - 0.4);
            rings.push((low, wide - jut.max(0.0), stratum));
            rings.push((high, (narrow + jut).min(wide + 0.04), stratum));
        }
        rings.push((1.0 - 0.03 * random(91), 0.42, strata));
        let point = |(up, out, stratum): (f32, f32, u32), side: usize| {
            let side = (side % count) as u32;
            let angle = turn + TAU * (side as f32 + 0.35 * (random(side) - 0.5)) / sides as f32;
            // Every stratum has broken off at other places.
            let broken = 0.65 * random(side) + 0.35 * scatter(self.seed + stratum * 64, side, 569);
            let reach = self.half * out * (1.0 - UNEVEN * broken);
            let shift = Vec2::new(random(100 + stratum), random(110 + stratum)) * 2.0 - 1.0;
            let shift = shift * self.half * SHIFT * up;
            let tilt = 0.11 * height * up * (angle + random(92) * TAU).cos();
            at(self.place + shift + Vec2::from_angle(-angle) * reach * (1.0 - SHIFT), self.low + height * up + tilt)
        };
        let rows: Vec<Vec<Vec3>> =
            rings.iter().map(|&ring| (0..count).map(|side| point(ring, side)).collect()).collect();
        let peak = rows.last().map_or(Vec3::ZERO, |row| row.iter().sum::<Vec3>() / sides as f32) + Vec3::Y * 0.012;
        let row_at = |row: usize, side: usize| rows.get(row).map_or(peak, |points| points[side % count]);
        let face = |canvas: &mut Canvas, corners: &[(Vec3, usize)]| {
            let normal = (1..corners.len() - 1)
                .map(|index| (corners[index].0 - corners[0].0).cross(corners[index + 1].0 - corners[0].0))
                .sum::<Vec3>()
                .normalize_or_zero();
            if normal == Vec3::ZERO {
                return;
            }
            let indices: Vec<u32> = corners
                .iter()
                .map(|&(point, row)| {
                    let outward = at((point.xz() - self.place).normalize_or_zero(), 0.35).normalize();
                    // Worn edges catch the light like round ones.
                    let soft = normal.lerp(outward, SOFTNESS).normalize_or(normal);
                    let joint = if row % 2 == 0 && row > 0 { JOINT } else { 1.0 };
                    let (share, stratum) =
                        ((point.y - self.low) / height, rings.get(row).map_or(strata, |ring| ring.2));
                    let color = self.color(palette, point, normal, share, stratum) * joint;
                    let uv = Strip::Grain.uv((point.x * 1.7 + point.z).rem_euclid(1.0), point.y * 2.0 + random(93));
                    canvas.shape.colored_vertex(point, soft, uv, color.with_alpha(1.0))
                })
                .collect();
            for pair in indices[1..].windows(2) {
                canvas.shape.triangle(indices[0], pair[0], pair[1]);
            }
        };
        for row in 0..rows.len() {
            for side in 0..count {
                let low = [(row_at(row, side), row), (row_at(row, side + 1), row)];
                if row + 1 == rows.len() {
                    face(canvas, &[low[0], low[1], (peak, row + 1)]);
                } else {
                    face(
                        canvas,
                        &[low[0], low[1], (row_at(row + 1, side + 1), row + 1), (row_at(row + 1, side), row + 1)],
                    );
                }
            }
        }
    }

    /// The colour at a point: darker at the foot and in the joints, light where the sun bleaches it, and moss on level places.
    fn color(&self, palette: &TerrainPalette, point: Vec3, normal: Vec3, share: f32, stratum: u32) -> LinearRgba {
        let band = 0.87 + 0.22 * scatter(self.seed, stratum, 575);
        let stain = 0.88 + 0.24 * field_noise(point.xz() + point.y, 0.13, 577);
        let level = smooth_step(0.45, 0.85, normal.y);
        let tone = band * stain * (0.58 + 0.34 * share.clamp(0.0, 1.0)) * (1.0 + 0.40 * level);
        let moss = level * smooth_step(0.42, 0.62, field_noise(point.xz(), 0.28, 571));
        let rock = linear(palette.rock * 1.04) * tone;
        rock.mix(&(linear(palette.moss) * (0.9 + 0.5 * share.clamp(0.0, 1.0))), 0.80 * moss).with_alpha(1.0)
    }
}
