//! Extruded shapes with bevelled edges.

use bevy::prelude::*;

use super::polygon::Polygon;
use crate::common::mesh::Shape;

/// Extrudes a polygon along z to the given depth, centred on the plane z = 0. Both edges are bevelled inward by `bevel` and shaded round.
fn extrude(polygon: &Polygon, depth: f32, bevel: f32) -> Shape {
    let mut shape = Shape::default();
    let half = depth / 2.0;
    let inner = polygon.inset(bevel);
    for front in [true, false] {
        let sign = if front { 1.0 } else { -1.0 };
        let first = shape.positions.len() as u32;
        for &point in &inner.points {
            shape.vertex(point.extend(sign * half), Vec3::Z * sign, point);
        }
        for corner in first + 1..first + inner.points.len() as u32 - 1 {
            let (b, c) = if front { (corner, corner + 1) } else { (corner + 1, corner) };
            shape.triangle(first, b, c);
        }
    }
    for index in 0..polygon.points.len() {
        let ends = [index, polygon.next(index)];
        let normals = polygon.end_normals(index);
        // Rings from front to back: cap edge, polygon, polygon, cap edge.
        let rings = [
            (&inner, half, Some(Vec3::Z)),
            (polygon, half - bevel, None),
            (polygon, bevel - half, None),
            (&inner, -half, Some(Vec3::NEG_Z)),
        ];
        for band in 0..3 {
            let mut corner = |ring: usize, end: usize| {
                let (points, z, cap) = rings[ring];
                let point = points.points[ends[end]].extend(z);
                shape.vertex(point, cap.unwrap_or(normals[end].extend(0.0)), Vec2::new(end as f32, z))
            };
            let quad = [corner(band, 0), corner(band + 1, 0), corner(band + 1, 1), corner(band, 1)];
            shape.quad(quad);
        }
    }
    shape
}

/// A rectangle with rounded corners, centred at the origin.
fn rounded_rectangle(width: f32, height: f32, rounding: f32) -> Polygon {
    const STEPS: usize = 3;
    let quarter = std::f32::consts::FRAC_PI_2;
    let centre = Vec2::new(width / 2.0 - rounding, height / 2.0 - rounding);
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let points = corners.into_iter().enumerate().flat_map(|(turn, (x, y))| {
        (0..=STEPS).map(move |step| {
            let angle = quarter * (turn as f32 + step as f32 / STEPS as f32);
            centre * Vec2::new(x, y) + Vec2::from_angle(angle) * rounding
        })
    });
    Polygon { points: points.collect() }
}

/// A box with bevelled edges that stands on y = 0, centred above the origin.
pub fn bevelled_box(size: Vec3, bevel: f32) -> Shape {
    // A little more than the bevel, so that the inset faces are still rounded.
    let rounding = bevel * 1.4;
    extrude(&rounded_rectangle(size.x, size.y, rounding), size.z, bevel).translated(0.0, size.y / 2.0, 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bevelled_box_is_closed_and_a_little_smaller_than_a_box() {
        let shape = bevelled_box(Vec3::new(1.0, 2.0, 3.0), 0.05);
        shape.assert_watertight();
        shape.assert_sound_normals();
        assert!(shape.volume() < 6.0 && shape.volume() > 5.9);
        let (low, high) = shape.bounds();
        assert!(low.abs_diff_eq(Vec3::new(-0.5, 0.0, -1.5), 1.0e-5));
        assert!(high.abs_diff_eq(Vec3::new(0.5, 2.0, 1.5), 1.0e-5));
    }
}
