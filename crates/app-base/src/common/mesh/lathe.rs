//! Surfaces of revolution, and ellipsoids.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::common::mesh::{Profile, Shape};

/// Revolves a profile about the vertical axis in `around` steps. The shape is closed if the profile starts and ends on the axis.
pub fn lathe(profile: &Profile, around: usize) -> Shape {
    let mut shape = Shape::default();
    for segment in profile.segments() {
        let rows = segment.map(|end| {
            let first = shape.positions.len() as u32;
            for step in 0..=around {
                // The last column coincides with the first one.
                let (sin, cos) = (TAU * (step % around) as f32 / around as f32).sin_cos();
                let turn = |v: Vec2| Vec3::new(v.x * cos, v.y, v.x * sin);
                let uv = Vec2::new(step as f32 / around as f32, end.length_so_far);
                shape.vertex(turn(end.point), turn(end.normal), uv);
            }
            first
        });
        for step in 0..around as u32 {
            shape.quad([rows[0] + step, rows[1] + step, rows[1] + step + 1, rows[0] + step + 1]);
        }
    }
    shape
}

/// An ellipsoid with these radii, centred at the origin, with `around` steps along the equator.
pub fn ellipsoid(radii: Vec3, around: usize) -> Shape {
    let mut shape = Shape::default();
    let rows = (around / 2).max(3);
    for row in 0..=rows {
        let latitude = std::f32::consts::PI * (row as f32 / rows as f32 - 0.5);
        let (height, distance) = if row == 0 || row == rows { (latitude.signum(), 0.0) } else { latitude.sin_cos() };
        for step in 0..=around {
            let (sin, cos) = (TAU * (step % around) as f32 / around as f32).sin_cos();
            let unit = Vec3::new(distance * cos, height, distance * sin);
            let uv = Vec2::new(step as f32 / around as f32, row as f32 / rows as f32);
            shape.vertex(unit * radii, (unit / radii).normalize_or(Vec3::Y), uv);
        }
    }
    let width = around as u32 + 1;
    for row in 0..rows as u32 {
        for step in 0..around as u32 {
            let low = row * width + step;
            shape.quad([low, low + width, low + width + 1, low + 1]);
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lathed_shape_is_closed_and_faces_outward() {
        let profile =
            Profile::rounded(&[(0.0, 0.0, 0.0), (0.4, 0.0, 0.05), (0.2, 0.5, 0.1), (0.3, 0.8, 0.02), (0.0, 0.9, 0.0)]);
        let shape = lathe(&profile, 24);
        shape.assert_watertight();
        shape.assert_sound_normals();
        assert!(shape.volume() > 0.0);
        assert!(shape.radius() < 0.4);
    }

    #[test]
    fn ellipsoid_has_the_exact_volume() {
        let ellipsoid_shape = ellipsoid(Vec3::new(1.0, 2.0, 0.5), 64);
        ellipsoid_shape.assert_watertight();
        ellipsoid_shape.assert_sound_normals();
        let exact = 4.0 / 3.0 * std::f32::consts::PI;
        assert!((ellipsoid_shape.volume() - exact).abs() < 0.02 * exact);
    }
}
