//! Polygons in a plane, for extrusion.

use bevy::prelude::*;

use super::{joined_normal, normal};

/// A convex polygon with counter-clockwise vertices.
#[derive(Clone, Debug)]
pub(super) struct Polygon {
    /// The corners in order.
    pub(super) points: Vec<Vec2>,
}

impl Polygon {
    /// The index of the previous point.
    fn previous(&self, index: usize) -> usize {
        (index + self.points.len() - 1) % self.points.len()
    }

    /// The index of the next point.
    pub(super) fn next(&self, index: usize) -> usize {
        (index + 1) % self.points.len()
    }

    /// The side that starts at a point.
    fn side(&self, index: usize) -> Vec2 {
        self.points[self.next(index)] - self.points[index]
    }

    /// The normals at both ends of a side. At a smooth corner they are shared with the neighbouring side.
    pub(super) fn end_normals(&self, index: usize) -> [Vec2; 2] {
        [self.previous(index), self.next(index)].map(|other| joined_normal(self.side(index), self.side(other)))
    }

    /// The polygon moved inward by `distance` on every side.
    pub(super) fn inset(&self, distance: f32) -> Polygon {
        let points = (0..self.points.len()).map(|index| {
            let (one, two) = (normal(self.side(self.previous(index))), normal(self.side(index)));
            self.points[index] - (one + two) * distance / (1.0 + one.dot(two)).max(0.25)
        });
        Polygon { points: points.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(polygon: &Polygon) -> f32 {
        let next = polygon.points.iter().cycle().skip(1);
        polygon.points.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum::<f32>() / 2.0
    }

    #[test]
    fn an_inset_square_is_a_smaller_square() {
        let square = Polygon { points: vec![Vec2::NEG_ONE, Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0)] };
        assert!((area(&square) - 4.0).abs() < 1.0e-5);
        assert!((area(&square.inset(0.25)) - 2.25).abs() < 1.0e-5);
    }
}
