//! What fills squares of the field. Everything here reaches to the edges of its square, so that neighbours join into one.

use bevy::prelude::*;

use super::livery::{CONCRETE, FOOTING, GRASS, LEAVES, STONES, WATER};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Shape, bevelled_box, ellipsoid};
use crate::rules::Side;

/// Height of an obstacle.
pub(super) const OBSTACLE_HEIGHT: f32 = 0.50;
/// Height of a hedge.
pub(super) const HEDGE_HEIGHT: f32 = 0.40;
/// Height of a low wall.
pub(super) const LOW_HEIGHT: f32 = 0.17;
/// Height of the water above the board: clear of the board's bevels, below everything that swims in it.
const WATER_HEIGHT: f32 = 0.014;

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
    parts.paint(frustum(Vec2::ZERO, (0.0, 0.5), (0.030, 0.496), Some(0.496)), GRASS);
    // (x, z, radius, height) of bushes.
    const BUSHES: [(f32, f32, f32, f32); 17] = [
        (-0.36, -0.36, 0.150, 0.36),
        (-0.12, -0.38, 0.130, 0.31),
        (0.13, -0.37, 0.140, 0.38),
        (0.37, -0.36, 0.140, 0.33),
        (0.38, -0.12, 0.125, 0.37),
        (0.37, 0.13, 0.135, 0.31),
        (0.36, 0.37, 0.145, 0.38),
        (0.12, 0.38, 0.125, 0.32),
        (-0.13, 0.37, 0.140, 0.37),
        (-0.37, 0.36, 0.138, 0.32),
        (-0.38, 0.12, 0.125, 0.38),
        (-0.37, -0.13, 0.132, 0.31),
        (-0.13, -0.14, 0.130, 0.19),
        (0.14, -0.10, 0.120, 0.16),
        (0.10, 0.15, 0.130, 0.20),
        (-0.15, 0.12, 0.120, 0.15),
        (0.0, 0.0, 0.120, 0.17),
    ];
    for (index, &(x, z, radius, height)) in BUSHES.iter().enumerate() {
        let half = height * 0.56;
        let bush = ellipsoid(Vec3::new(radius, half, radius), 11).turned(index as f32 * 1.7);
        parts.paint(leafy(bush.at(x, height - half, z)), LEAVES[index % LEAVES.len()]);
    }
    parts
}

/// Nine stones of a low wall, close together.
pub(super) fn low(_: Side) -> Parts {
    let mut parts = Parts::default();
    parts.paint(frustum(Vec2::ZERO, (0.0, 0.5), (0.075, 0.5), Some(0.5)), FOOTING);
    for row in 0..3 {
        for column in 0..3 {
            let nth = row * 3 + column;
            let height = LOW_HEIGHT - 0.020 * ((nth * 7 + 3) % 4) as f32 / 3.0;
            let stone = bevelled_box(Vec3::new(0.318, height, 0.318), 0.020);
            let place = |index: usize| (index as f32 - 1.0) / 3.0;
            parts.paint(stone.at(place(column), 0.0, place(row)), STONES[(nth * 2 + row) % STONES.len()]);
        }
    }
    parts
}

/// A sheet with ripples that go on in the next square.
pub(super) fn water(_: Side) -> Parts {
    const CELLS: usize = 10;
    let ripple = |x: f32, z: f32| {
        use std::f32::consts::TAU;
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

/// Light and dark as of leaves, darker below.
fn leafy(shape: Shape) -> Shape {
    shape.shaded(|place, _| {
        let leaves = (place.x * 61.0).sin() * (place.z * 53.0 + place.y * 37.0).sin();
        0.55 + 1.35 * place.y + 0.22 * leaves
    })
}
