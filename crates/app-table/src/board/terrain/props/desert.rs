//! Props of the desert: awnings, jars and palms.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::super::canvas::Strip;
use super::super::solids::{Paint, Plane};
use super::Workshop;

/// A cloth on four poles.
pub(in super::super) fn awning(shop: &mut Workshop) {
    let cloth = shop.colors.cloth[(shop.random(3) * 3.0) as usize % 3];
    let timber = Paint::grain(shop.colors.timber);
    let (half, depth) = (0.145, 0.105);
    for (x, z) in [(-half, depth), (half, depth), (half, -depth), (-half, -depth)] {
        shop.canvas.beam(Vec3::new(x, 0.0, z), Vec3::new(x, 0.125, z), 0.011, timber);
    }
    let stripes = if shop.site.is_fine { 6 } else { 2 };
    for stripe in 0..stripes {
        let ends =
            [stripe, stripe + 1].map(|stripe| -half - 0.015 + (2.0 * half + 0.03) * stripe as f32 / stripes as f32);
        let paint = Paint::grain(if stripe % 2 == 0 { cloth } else { cloth.lerp(Vec3::splat(0.62), 0.6) });
        // The cloth sags between the poles.
        let [front, middle, back] = [(depth + 0.02, 0.112), (0.0, 0.122), (-depth - 0.02, 0.140)];
        for ([(z, y), (next_z, next_y)], tone) in [([front, middle], 0.95), ([middle, back], 1.05)] {
            let corners = [(ends[0], y, z), (ends[1], y, z), (ends[1], next_y, next_z), (ends[0], next_y, next_z)];
            shop.canvas.face(&corners.map(|(x, y, z)| (Vec3::new(x, y, z), tone)), paint);
        }
        let hem = Plane::upright(Vec3::Z * (depth + 0.02), Vec3::X);
        shop.canvas.panel(&hem, [ends, [0.090, 0.112]], 0.0, [0.7, 0.85], paint);
    }
}

/// A clay jar.
pub(in super::super) fn jar(shop: &mut Workshop) {
    let clay = Paint::grain(shop.colors.clay);
    let rings = [[0.018, 0.0], [0.036, 0.030], [0.032, 0.052], [0.014, 0.068], [0.020, 0.080]];
    let sides = shop.sides() - 1;
    shop.canvas.turned(Vec3::ZERO, &rings, sides, clay);
    shop.canvas.turned(Vec3::Y * 0.080, &[[0.014, 0.0], [0.013, 0.001]], sides, Paint::grain(shop.colors.soot));
}

/// A palm with a slightly bent trunk.
pub(in super::super) fn palm(shop: &mut Workshop) {
    let bark = Paint::grain(shop.colors.timber * 1.5);
    let bend = [Vec3::ZERO, Vec3::new(0.012, 0.13, 0.0), Vec3::new(0.032, 0.25, 0.008), Vec3::new(0.06, 0.41, 0.02)];
    for (index, pair) in bend.windows(2).enumerate() {
        shop.canvas.beam(pair[0], pair[1], 0.036 - 0.006 * index as f32, bark);
    }
    let top = bend[3];
    let fronds = if shop.site.is_fine { 11 } else { 7 };
    let green = Paint::new(shop.colors.green * 1.35, Strip::Leaves);
    for frond in 0..fronds {
        let angle = TAU * (frond as f32 + 0.4 * shop.random(10 + frond)) / fronds as f32;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let side = out.cross(Vec3::Y);
        let lift = 0.05 + 0.05 * shop.random(30 + frond);
        let spine = [
            top,
            top + out * 0.11 + Vec3::Y * lift,
            top + out * 0.21 + Vec3::Y * (lift - 0.06),
            top + out * 0.26 + Vec3::Y * (lift - 0.15),
        ];
        let tone = 0.8 + 0.45 * shop.random(50 + frond);
        for (index, pair) in spine.windows(2).enumerate() {
            let widths = [[0.012, 0.048], [0.048, 0.040], [0.040, 0.0]][index];
            for (sign, shade) in [(1.0, 1.05), (-1.0, 0.85)] {
                let edge = [0, 1].map(|end| pair[end] + side * (sign * widths[end]) - Vec3::Y * widths[end] * 0.5);
                let mut corners = [(pair[0], tone), (edge[0], tone * 0.9), (edge[1], tone * 0.9), (pair[1], tone)]
                    .map(|(point, tone)| (point, tone * shade));
                if sign > 0.0 {
                    corners.reverse();
                }
                shop.canvas.face(&corners, green);
            }
        }
    }
}
