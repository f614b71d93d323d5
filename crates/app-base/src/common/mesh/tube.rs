//! Shapes swept along a path.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::common::mesh::Shape;

/// A round tube along a path of (centre, radius) with `around` steps along its circumference, closed at both ends by flat caps.
pub fn tube(path: &[(Vec3, f32)], around: usize) -> Shape {
    let mut shape = Shape::default();
    let count = path.len();
    let direction = |index: usize| {
        let (before, after) = (path[index.saturating_sub(1)].0, path[(index + 1).min(count - 1)].0);
        (after - before).normalize_or(Vec3::Y)
    };
    // The reference direction is projected from ring to ring, so that the tube does not twist.
    let mut side = direction(0).any_orthonormal_vector();
    for (index, &(centre, radius)) in path.iter().enumerate() {
        let forward = direction(index);
        side = side.reject_from_normalized(forward).normalize_or(forward.any_orthonormal_vector());
        let other = forward.cross(side);
        let slope = {
            let (a, b) = (path[index.saturating_sub(1)], path[(index + 1).min(count - 1)]);
            (a.1 - b.1) / a.0.distance(b.0).max(1.0e-6)
        };
        for step in 0..=around {
            let (sin, cos) = (TAU * (step % around) as f32 / around as f32).sin_cos();
            let out = side * cos + other * sin;
            let uv = Vec2::new(step as f32 / around as f32, index as f32);
            shape.vertex(centre + out * radius, (out + forward * slope).normalize_or(out), uv);
        }
    }
    let width = around as u32 + 1;
    for row in 0..count as u32 - 1 {
        for step in 0..around as u32 {
            let low = row * width + step;
            shape.quad([low, low + 1, low + width + 1, low + width]);
        }
    }
    for (index, sign) in [(0, -1.0), (count - 1, 1.0)] {
        let normal = direction(index) * sign;
        let middle = shape.vertex(path[index].0, normal, Vec2::ZERO);
        let first = shape.positions.len() as u32;
        for step in 0..=around {
            let edge = shape.positions[index * (around + 1) + step];
            shape.vertex(edge, normal, Vec2::ZERO);
        }
        for step in first..first + around as u32 {
            if sign > 0.0 { shape.triangle(middle, step, step + 1) } else { shape.triangle(middle, step + 1, step) }
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bent_tube_is_closed_and_faces_outward() {
        let path = [
            (Vec3::ZERO, 0.1),
            (Vec3::new(0.0, 0.5, 0.0), 0.15),
            (Vec3::new(0.3, 0.8, 0.1), 0.1),
            (Vec3::new(0.8, 0.9, 0.1), 0.05),
        ];
        let shape = tube(&path, 12);
        shape.assert_watertight();
        shape.assert_sound_normals();
        assert!(shape.volume() > 0.0);
    }
}
