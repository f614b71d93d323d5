//! Polygons in a plane, for extrusion.

use bevy::prelude::*;

use crate::common::mesh::SMOOTH_COSINE;

/// A simple polygon with counter-clockwise vertices.
#[derive(Clone, Debug)]
pub struct Polygon {
    /// The corners in order.
    pub points: Vec<Vec2>,
}

impl Polygon {
    /// A polygon through these points, which may be in either direction.
    pub fn new(points: impl IntoIterator<Item = Vec2>) -> Polygon {
        let mut points: Vec<Vec2> = points.into_iter().collect();
        if signed_area(&points) < 0.0 {
            points.reverse();
        }
        Polygon { points }
    }

    /// The index of the previous point.
    pub fn previous(&self, index: usize) -> usize {
        (index + self.points.len() - 1) % self.points.len()
    }

    /// The index of the next point.
    pub fn next(&self, index: usize) -> usize {
        (index + 1) % self.points.len()
    }

    /// The outward normal of the side that starts at a point.
    pub fn side_normal(&self, index: usize) -> Vec2 {
        let side = self.points[self.next(index)] - self.points[index];
        Vec2::new(side.y, -side.x).normalize_or_zero()
    }

    /// The normals at both ends of a side. At a smooth corner they are shared with the neighbouring side.
    pub fn end_normals(&self, index: usize) -> [Vec2; 2] {
        let length = |side: usize| self.points[side].distance(self.points[self.next(side)]);
        let joined = |other: usize| {
            let (own, theirs) = (self.side_normal(index), self.side_normal(other));
            if own.dot(theirs) < SMOOTH_COSINE {
                own
            } else {
                (own * length(index) + theirs * length(other)).normalize_or(own)
            }
        };
        [joined(self.previous(index)), joined(self.next(index))]
    }

    /// The polygon moved inward by `distance` on every side.
    pub fn inset(&self, distance: f32) -> Polygon {
        let points = (0..self.points.len()).map(|index| {
            let (one, two) = (self.side_normal(self.previous(index)), self.side_normal(index));
            self.points[index] - (one + two) * distance / (1.0 + one.dot(two)).max(0.25)
        });
        Polygon { points: points.collect() }
    }

    /// Triangles that fill the polygon, by ear clipping.
    pub fn triangulate(&self) -> Vec<[usize; 3]> {
        let mut remaining: Vec<usize> = (0..self.points.len()).collect();
        let mut triangles = Vec::with_capacity(remaining.len());
        while remaining.len() > 3 {
            let count = remaining.len();
            let corners = |at: usize| [remaining[(at + count - 1) % count], remaining[at], remaining[(at + 1) % count]];
            let is_ear = |at: &usize| {
                let ear = corners(*at);
                let [a, b, c] = ear.map(|index| self.points[index]);
                (b - a).perp_dot(c - b) > 0.0
                    && remaining
                        .iter()
                        .filter(|index| !ear.contains(index))
                        .all(|&other| !contains([a, b, c], self.points[other]))
            };
            // A simple polygon always has an ear. If rounding errors hide it, any corner will do.
            let at = (0..count).find(is_ear).unwrap_or(0);
            triangles.push(corners(at));
            remaining.remove(at);
        }
        if let [a, b, c] = remaining[..] {
            triangles.push([a, b, c]);
        }
        triangles
    }
}

fn signed_area(points: &[Vec2]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum::<f32>() / 2.0
}

fn contains([a, b, c]: [Vec2; 3], point: Vec2) -> bool {
    let inside = |from: Vec2, to: Vec2| (to - from).perp_dot(point - from) >= 0.0;
    inside(a, b) && inside(b, c) && inside(c, a)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    fn area_of_triangles(polygon: &Polygon) -> f32 {
        polygon.triangulate().iter().map(|t| signed_area(&t.map(|index| polygon.points[index]))).sum()
    }

    #[test]
    fn triangles_fill_a_crescent() {
        let arc = |radius: f32, shift: f32| {
            (0..=12).map(move |s| Vec2::from_angle(s as f32 * TAU / 24.0) * radius - Vec2::Y * shift)
        };
        let crescent = Polygon::new(arc(1.0, 0.0).chain(arc(0.8, 0.1).collect::<Vec<_>>().into_iter().rev()));
        let area = signed_area(&crescent.points);
        assert!(area > 0.0);
        assert!((area_of_triangles(&crescent) - area).abs() < 1.0e-4);
        assert_eq!(crescent.triangulate().len(), crescent.points.len() - 2);
    }

    #[test]
    fn an_inset_square_is_a_smaller_square() {
        let square = Polygon::new([Vec2::NEG_ONE, Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0)]);
        assert!((signed_area(&square.points) - 4.0).abs() < 1.0e-5);
        assert!((signed_area(&square.inset(0.25).points) - 2.25).abs() < 1.0e-5);
    }
}
