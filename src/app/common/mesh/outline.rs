//! Closed outlines in a plane: what gets extruded.

use bevy::prelude::*;

use crate::app::common::mesh::SMOOTH_COSINE;

/// A simple polygon, counter-clockwise.
#[derive(Clone, Debug)]
pub(in crate::app) struct Outline {
    pub(in crate::app) points: Vec<Vec2>,
}

impl Outline {
    /// A polygon through these points, given in either direction.
    #[must_use]
    pub(in crate::app) fn new(points: impl IntoIterator<Item = Vec2>) -> Outline {
        let mut points: Vec<Vec2> = points.into_iter().collect();
        if signed_area(&points) < 0.0 {
            points.reverse();
        }
        Outline { points }
    }

    pub(in crate::app) fn before(&self, index: usize) -> usize {
        (index + self.points.len() - 1) % self.points.len()
    }

    pub(in crate::app) fn after(&self, index: usize) -> usize {
        (index + 1) % self.points.len()
    }

    /// The outward normal of the side that begins at a point.
    pub(in crate::app) fn side_normal(&self, index: usize) -> Vec2 {
        let side = self.points[self.after(index)] - self.points[index];
        Vec2::new(side.y, -side.x).normalize_or_zero()
    }

    /// The normals at both ends of a side, shared with the neighbours where the outline bends softly.
    pub(in crate::app) fn end_normals(&self, index: usize) -> [Vec2; 2] {
        let length = |side: usize| self.points[side].distance(self.points[self.after(side)]);
        let joined = |other: usize| {
            let (own, theirs) = (self.side_normal(index), self.side_normal(other));
            if own.dot(theirs) < SMOOTH_COSINE {
                own
            } else {
                (own * length(index) + theirs * length(other)).normalize_or(own)
            }
        };
        [joined(self.before(index)), joined(self.after(index))]
    }

    /// The outline moved inward by `distance` on every side.
    #[must_use]
    pub(in crate::app) fn inset(&self, distance: f32) -> Outline {
        let points = (0..self.points.len()).map(|index| {
            let (one, two) = (self.side_normal(self.before(index)), self.side_normal(index));
            self.points[index] - (one + two) * distance / (1.0 + one.dot(two)).max(0.25)
        });
        Outline { points: points.collect() }
    }

    /// Triangles that fill the outline, by clipping ears.
    pub(in crate::app) fn triangulate(&self) -> Vec<[usize; 3]> {
        let mut left: Vec<usize> = (0..self.points.len()).collect();
        let mut triangles = Vec::with_capacity(left.len());
        while left.len() > 3 {
            let count = left.len();
            let corners = |at: usize| [left[(at + count - 1) % count], left[at], left[(at + 1) % count]];
            let is_ear = |at: &usize| {
                let ear = corners(*at);
                let [a, b, c] = ear.map(|index| self.points[index]);
                (b - a).perp_dot(c - b) > 0.0
                    && left
                        .iter()
                        .filter(|index| !ear.contains(index))
                        .all(|&other| !contains([a, b, c], self.points[other]))
            };
            // A simple polygon always has an ear; rounding may hide it, and any corner is then as good.
            let at = (0..count).find(is_ear).unwrap_or(0);
            triangles.push(corners(at));
            left.remove(at);
        }
        if let [a, b, c] = left[..] {
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

    fn area_of_triangles(outline: &Outline) -> f32 {
        outline.triangulate().iter().map(|t| signed_area(&t.map(|index| outline.points[index]))).sum()
    }

    #[test]
    fn triangles_fill_a_crescent() {
        let arc = |radius: f32, shift: f32| {
            (0..=12).map(move |s| Vec2::from_angle(s as f32 * TAU / 24.0) * radius - Vec2::Y * shift)
        };
        let crescent = Outline::new(arc(1.0, 0.0).chain(arc(0.8, 0.1).collect::<Vec<_>>().into_iter().rev()));
        let area = signed_area(&crescent.points);
        assert!(area > 0.0);
        assert!((area_of_triangles(&crescent) - area).abs() < 1.0e-4);
        assert_eq!(crescent.triangulate().len(), crescent.points.len() - 2);
    }

    #[test]
    fn an_inset_square_is_a_smaller_square() {
        let square = Outline::new([Vec2::NEG_ONE, Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0)]);
        assert!((signed_area(&square.points) - 4.0).abs() < 1.0e-5);
        assert!((signed_area(&square.inset(0.25).points) - 2.25).abs() < 1.0e-5);
    }
}
