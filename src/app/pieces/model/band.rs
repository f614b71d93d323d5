//! Tracks of vehicles: closed bands of links, and the movement of their vertices when the vehicle drives.
//!
//! A band lies in a plane of y and z and is convex, so its path is the convex hull of its vertices. Each vertex keeps its offset from the
//! path while it moves along it. All links are alike, so a band that has moved by one link looks the same as at rest.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Geometry;

/// Length of a link on the inside of the band, and thickness of the band with its pads, in board units. Must agree with
/// `assets/source/tank_chess/running_gear.py`.
const LINK: f32 = 0.047;
const THICKNESS: f32 = 0.017;

/// A band of links in its rest pose.
#[derive(Debug)]
pub(in crate::app::pieces) struct Band {
    rest: Geometry,
    way: Way,
    /// Position of each vertex of the geometry relative to the path.
    corners: Vec<Corner>,
    /// Length of a link along the path.
    link: f32,
}

/// A closed path of points (z, y).
#[derive(Debug)]
struct Way {
    points: Vec<Vec2>,
    /// Distance along the path to each point.
    reached: Vec<f32>,
    length: f32,
}

/// Position of a vertex relative to the path.
#[derive(Clone, Copy, Debug)]
struct Corner {
    /// Distance along the path.
    along: f32,
    /// Offset in the frame of the path there: along its direction and to its left.
    beside: Vec2,
}

impl Band {
    /// `None` if the geometry is too flat to have a convex hull.
    pub(super) fn new(rest: &Geometry) -> Option<Band> {
        let way = Way::around(rest.positions.iter().map(|point| point.zy()))?;
        let corners = rest.positions.iter().map(|point| way.find(point.zy())).collect();
        let inner = way.length - TAU * THICKNESS;
        let link = way.length / (inner / LINK).round().max(1.0);
        Some(Band { rest: rest.clone(), way, corners, link })
    }

    /// The geometry after the vehicle has driven `far` board units forward.
    pub(super) fn when_run(&self, far: f32) -> Geometry {
        let mut moved = self.rest.clone();
        let shift = far.rem_euclid(self.link);
        for (number, corner) in self.corners.iter().enumerate() {
            let (before, after) = (self.way.at(corner.along), self.way.at(corner.along + shift));
            let turn = after.1.rotate(back(before.1));
            let place = after.0 + after.1.rotate(corner.beside);
            moved.positions[number] = Vec3::new(moved.positions[number].x, place.y, place.x);
            moved.turn_shading(number, turn);
        }
        moved
    }
}

/// The inverse of a rotation that is given as a unit vector.
fn back(turn: Vec2) -> Vec2 {
    Vec2::new(turn.x, -turn.y)
}

impl Way {
    /// The convex hull of points, oriented so that its lower side leads towards positive z, opposite to the driving direction.
    fn around(points: impl Iterator<Item = Vec2>) -> Option<Way> {
        let mut points: Vec<Vec2> = points.collect();
        points.sort_unstable_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
        points.dedup();
        let half = |points: &mut dyn Iterator<Item = Vec2>| {
            let mut hull: Vec<Vec2> = Vec::new();
            for point in points {
                while let [.., before, last] = hull[..]
                    && (last - before).perp_dot(point - last) <= 0.0
                {
                    hull.pop();
                }
                hull.push(point);
            }
            hull.pop();
            hull
        };
        let mut hull = half(&mut points.iter().copied());
        hull.extend(half(&mut points.iter().rev().copied()));
        if hull.len() < 3 {
            return None;
        }
        let mut reached = Vec::with_capacity(hull.len());
        let mut length = 0.0;
        for (number, point) in hull.iter().enumerate() {
            reached.push(length);
            length += point.distance(hull[(number + 1) % hull.len()]);
        }
        Some(Way { points: hull, reached, length })
    }

    /// A segment between two points: its start, its end, and the distance along the path to its start.
    fn stretch(&self, number: usize) -> (Vec2, Vec2, f32) {
        (self.points[number], self.points[(number + 1) % self.points.len()], self.reached[number])
    }

    /// The point at a distance along the path.
    fn place(&self, along: f32) -> Vec2 {
        let along = along.rem_euclid(self.length);
        let number = self.reached.partition_point(|reached| *reached <= along).max(1) - 1;
        let (from, to, reached) = self.stretch(number);
        from + (to - from).normalize_or_zero() * (along - reached)
    }

    /// The point and direction at a distance along the path. The direction is averaged over half a link, so that vertices do not turn
    /// abruptly at corners of the hull.
    fn at(&self, along: f32) -> (Vec2, Vec2) {
        let ahead = self.place(along + LINK / 4.0) - self.place(along - LINK / 4.0);
        (self.place(along), ahead.normalize_or(Vec2::X))
    }

    /// The position of a point relative to the nearest point of the path.
    fn find(&self, point: Vec2) -> Corner {
        let nearest = (0..self.points.len()).map(|number| {
            let (from, to, reached) = self.stretch(number);
            let (way, far) = ((to - from).normalize_or_zero(), from.distance(to));
            let along = (point - from).dot(way).clamp(0.0, far);
            ((from + way * along).distance_squared(point), reached + along)
        });
        let along = nearest.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(0.0, |(_, along)| along);
        let (place, direction) = self.at(along);
        Corner { along, beside: back(direction).rotate(point - place) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pieces::model::Runner;
    use crate::app::pieces::model::tests::running_gear;

    fn bands() -> Vec<(String, Band)> {
        let of_part = |(name, part)| Runner::bands_of(&part).into_iter().map(move |band| (String::clone(&name), band));
        let bands: Vec<_> = running_gear().into_iter().flat_map(of_part).collect();
        assert_eq!(bands.len(), 20, "every vehicle on tracks has two");
        bands
    }

    #[test]
    fn a_band_at_rest_is_as_it_was_made_and_runs_link_by_link() {
        const A_LITTLE: f32 = 1.0e-5;
        for (name, band) in bands() {
            for far in [0.0, band.link * 3.0 + A_LITTLE] {
                let moved = band.when_run(far);
                let apart =
                    std::iter::zip(&moved.positions, &band.rest.positions).map(|(one, other)| one.distance(*other));
                assert!(apart.fold(0.0, f32::max) < 1e-4, "{name} after {far}");
            }
        }
    }

    #[test]
    fn a_band_that_runs_keeps_its_shape_and_stays_on_the_ground() {
        let low = |geometry: &Geometry| geometry.positions.iter().map(|point| point.y).fold(f32::INFINITY, f32::min);
        for (name, band) in bands() {
            let moved = band.when_run(band.link * 0.5);
            assert!((low(&moved) - low(&band.rest)).abs() < 0.004, "{name}");
            let apart = std::iter::zip(&moved.positions, &band.rest.positions).map(|(one, other)| one.distance(*other));
            assert!(apart.fold(0.0, f32::max) < band.link, "{name}: nothing goes farther than the band");
            // The lower side of the band moves backward relative to the vehicle, towards positive z.
            let ground = low(&band.rest) + 0.003;
            let on_ground = std::iter::zip(&moved.positions, &band.rest.positions).filter(|(_, rest)| rest.y < ground);
            let back: Vec<f32> = on_ground.map(|(moved, rest)| moved.z - rest.z).collect();
            assert!(back.iter().all(|back| *back > 0.0) && !back.is_empty(), "{name}");
        }
    }
}
