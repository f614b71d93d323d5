//! What fills squares of the field. Everything here reaches to the edges of its square, so that neighbours join into one.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::livery::{CONCRETE, FOOTING, GRASS, LEAVES, STONES, WATER};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Shape, bevelled_box};
use crate::rules::Side;

/// Height of an obstacle.
pub(super) const OBSTACLE_HEIGHT: f32 = 0.50;
/// Height of a hedge.
pub(super) const HEDGE_HEIGHT: f32 = 0.40;
/// Height of a low wall.
pub(super) const LOW_HEIGHT: f32 = 0.17;
/// Height of the water above the board: clear of the board's bevels, below everything that swims in it.
pub(super) const WATER_HEIGHT: f32 = 0.014;
/// Height of the grass under a hedge.
pub(super) const HEDGE_FLOOR: f32 = 0.030;

/// Dragon's teeth on a plinth: four blunt pyramids of concrete a square, in step with those of the next.
pub(super) fn obstacle(_: Side) -> Parts {
    const PLINTH: f32 = 0.20;
    let mut parts = Parts::default();
    parts.paint(frustum(Vec2::ZERO, (0.0, 0.5), (PLINTH, 0.5), None), FOOTING);
    parts.paint(frustum(Vec2::ZERO, (PLINTH, 0.5), (PLINTH + 0.012, 0.494), Some(0.494)), FOOTING);
    for (x, z) in [(-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25)] {
        let place = Vec2::new(x, z);
        parts.paint(frustum(place, (PLINTH, 0.238), (PLINTH + 0.055, 0.226), None), CONCRETE);
        parts.paint(frustum(place, (PLINTH + 0.055, 0.226), (OBSTACLE_HEIGHT - 0.016, 0.128), None), CONCRETE);
        parts.paint(frustum(place, (OBSTACLE_HEIGHT - 0.016, 0.128), (OBSTACLE_HEIGHT, 0.108), Some(0.108)), CONCRETE);
    }
    parts
}

/// Bushes along the square's edges around a hollow of grass, in which a vehicle can stand.
pub(super) fn hedge(_: Side) -> Parts {
    let mut parts = Parts::default();
    parts.paint(frustum(Vec2::ZERO, (0.0, 0.5), (HEDGE_FLOOR, 0.496), Some(0.496)), GRASS);
    // (x, z, radius, height) of bushes.
    const BUSHES: [(f32, f32, f32, f32); 17] = [
        (-0.35, -0.35, 0.165, 0.36),
        (-0.12, -0.37, 0.145, 0.30),
        (0.13, -0.36, 0.155, 0.38),
        (0.36, -0.35, 0.155, 0.32),
        (0.37, -0.12, 0.145, 0.37),
        (0.36, 0.13, 0.150, 0.30),
        (0.35, 0.36, 0.160, 0.38),
        (0.12, 0.37, 0.145, 0.31),
        (-0.13, 0.36, 0.155, 0.37),
        (-0.36, 0.35, 0.155, 0.31),
        (-0.37, 0.12, 0.145, 0.38),
        (-0.36, -0.13, 0.150, 0.30),
        (-0.13, -0.14, 0.145, 0.17),
        (0.14, -0.10, 0.135, 0.13),
        (0.10, 0.15, 0.145, 0.18),
        (-0.15, 0.12, 0.135, 0.14),
        (0.0, 0.0, 0.135, 0.15),
    ];
    for (index, &(x, z, radius, height)) in BUSHES.iter().enumerate() {
        parts.paint(bush(Vec2::new(x, z), radius, height, index as f32), LEAVES[index % LEAVES.len()]);
    }
    parts
}

/// Two low walls that cross, and go on in the next squares.
pub(super) fn low(_: Side) -> Parts {
    /// Width of a wall.
    const WALL: f32 = 0.25;
    /// Stones from the crossing to the edge.
    const STONES_A_SIDE: usize = 2;
    let mut parts = Parts::default();
    parts.paint(frustum(Vec2::ZERO, (0.0, 0.5), (0.030, 0.496), Some(0.496)), GRASS);
    let crossing = bevelled_box(Vec3::new(WALL + 0.024, LOW_HEIGHT, WALL + 0.024), 0.018);
    parts.paint(crossing, STONES[2]);
    let length = (0.5 - WALL / 2.0) / STONES_A_SIDE as f32;
    for arm in 0..4 {
        for stone in 0..STONES_A_SIDE {
            let nth = arm + stone;
            let height = LOW_HEIGHT - 0.026 + 0.014 * (nth % 2) as f32;
            let shape = bevelled_box(Vec3::new(WALL - 0.02 * stone as f32, height, length), 0.016);
            let ahead = WALL / 2.0 + length * (stone as f32 + 0.5);
            parts.paint(shape.at(0.0, 0.0, -ahead).turned(FRAC_PI_2 * arm as f32), STONES[nth % 2]);
        }
    }
    parts
}

/// A sheet with ripples that go on in the next square.
pub(super) fn water(_: Side) -> Parts {
    const CELLS: usize = 10;
    let ripple = |x: f32, z: f32| {
        ((TAU * (x + z)).sin() + (TAU * (2.0 * x - z)).sin() * 0.6 + (TAU * (x - 3.0 * z)).cos() * 0.5) / 2.1
    };
    let mut sheet = Shape::default();
    let corner = |sheet: &mut Shape, column: usize, row: usize| {
        let [x, z] = [column, row].map(|index| index as f32 / CELLS as f32 - 0.5);
        const STEP: f32 = 0.01;
        let slope = |dx: f32, dz: f32| (ripple(x + dx, z + dz) - ripple(x - dx, z - dz)) / (2.0 * STEP);
        let normal = Vec3::new(-0.020 * slope(STEP, 0.0), 1.0, -0.020 * slope(0.0, STEP)).normalize();
        sheet.vertex(Vec3::new(x, WATER_HEIGHT, z), normal, Vec2::ZERO)
    };
    for row in 0..CELLS {
        for column in 0..CELLS {
            let quad = [(column, row + 1), (column + 1, row + 1), (column + 1, row), (column, row)]
                .map(|(column, row)| corner(&mut sheet, column, row));
            sheet.quad(quad);
        }
    }
    let mut parts = Parts::default();
    // Crests are light, troughs dark.
    parts.painted.add(sheet.painted(WATER).shaded(|place, _| 1.25 + 0.6 * ripple(place.x, place.z)));
    parts
}

/// The sides of a square block between two heights with their half widths, and its top if that has a half width.
fn frustum(place: Vec2, (low, foot): (f32, f32), (high, head): (f32, f32), top: Option<f32>) -> Shape {
    let ring = |half: f32, height: f32| {
        [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
            .map(|(x, z)| Vec3::new(place.x + x * half, height, place.y + z * half))
    };
    let (lower, upper) = (ring(foot, low), ring(head, high));
    let mut shape = Shape::default();
    for side in 0..4 {
        let next = (side + 1) % 4;
        shape.flat_quad([lower[side], lower[next], upper[next], upper[side]], [Vec2::ZERO; 4]);
    }
    if let Some(half) = top {
        shape.flat_quad(ring(half, high), [Vec2::ZERO; 4]);
    }
    shape
}

/// A bush cut with few facets, standing on y = 0; no two with different seeds are alike.
fn bush(place: Vec2, radius: f32, height: f32, seed: f32) -> Shape {
    const AROUND: usize = 9;
    // Shares of the height, and of the radius there.
    const ROWS: [(f32, f32); 6] = [(0.0, 0.62), (0.22, 0.96), (0.48, 1.0), (0.74, 0.78), (0.93, 0.42), (1.0, 0.0)];
    let point = |row: usize, step: usize| {
        let (up, out) = ROWS[row];
        let step = step % AROUND;
        let ragged = 1.0 + 0.13 * (seed * 5.1 + row as f32 * 2.3 + step as f32 * 4.7).sin();
        let turn = TAU * (step as f32 + 0.5 * (row % 2) as f32) / AROUND as f32 + seed;
        let (sin, cos) = turn.sin_cos();
        let distance = (radius * out * ragged).min(0.5 - place.abs().max_element());
        let distance = if out > 0.0 { distance.max(radius * out * 0.5) } else { 0.0 };
        Vec3::new(place.x + cos * distance, height * up, place.y + sin * distance)
    };
    let mut shape = Shape::default();
    let mut facet = |corners: [Vec3; 3]| {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or(Vec3::Y);
        let [a, b, c] = corners.map(|corner| shape.vertex(corner, normal, Vec2::ZERO));
        shape.triangle(a, b, c);
    };
    for row in 0..ROWS.len() - 1 {
        // Rows are turned against each other by half a step, now forth and now back.
        for step in 0..AROUND {
            let (low, next) = (point(row, step), point(row, step + 1));
            let (high, far) = (point(row + 1, step), point(row + 1, step + 1));
            if row % 2 == 0 {
                facet([low, high, next]);
                facet([next, high, far]);
            } else {
                facet([low, far, next]);
                facet([low, high, far]);
            }
        }
    }
    shape.shaded(|place, _| 0.55 + 1.5 * place.y)
}
