//! Vehicle tracks: closed bands of links whose vertices move when the vehicle drives.
//!
//! A track lies in a plane of y and z and is convex, so its path is the convex hull of its vertices. Each vertex keeps its offset from the
//! path while it moves along it. All links are alike, so a track that has moved by one link looks the same as at rest.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Geometry;

/// Length of a link on the inside of the track, and thickness of the track with its pads, in board units. They must agree with
/// `assets/source/tank_chess/running_gear.py`.
const LINK_LENGTH: f32 = 0.047;
const TRACK_THICKNESS: f32 = 0.017;

/// A track in its rest pose.
#[derive(Debug)]
pub(in crate::pieces) struct VehicleTrack {
    rest: Geometry,
    path: ClosedPath,
    /// The position of each vertex relative to the path.
    path_positions: Vec<PathPosition>,
    /// Length of a link along the path.
    link_length: f32,
}

/// A closed polygonal path in the plane (z, y).
#[derive(Debug)]
struct ClosedPath {
    points: Vec<Vec2>,
    /// Distance along the path to each point.
    distances: Vec<f32>,
    length: f32,
}

/// The position of a vertex relative to the path.
#[derive(Clone, Copy, Debug)]
struct PathPosition {
    /// Distance along the path.
    along: f32,
    /// Offset in the frame of the path there: along its direction and to its left.
    offset: Vec2,
}

impl VehicleTrack {
    /// Builds a track from its geometry. `None` if the geometry is too flat to have a convex hull.
    pub(super) fn new(rest: &Geometry) -> Option<VehicleTrack> {
        let path = ClosedPath::convex_hull(rest.positions.iter().map(|point| point.zy()))?;
        let path_positions = rest.positions.iter().map(|point| path.locate(point.zy())).collect();
        let inner_length = path.length - TAU * TRACK_THICKNESS;
        let link_length = path.length / (inner_length / LINK_LENGTH).round().max(1.0);
        Some(VehicleTrack { rest: rest.clone(), path, path_positions, link_length })
    }

    /// The geometry after the vehicle has driven forward by `distance` board units.
    pub(super) fn when_run(&self, distance: f32) -> Geometry {
        let mut moved = self.rest.clone();
        let shift = distance.rem_euclid(self.link_length);
        for (vertex, path_position) in self.path_positions.iter().enumerate() {
            let (from, to) = (
                self.path.point_and_direction_at(path_position.along),
                self.path.point_and_direction_at(path_position.along + shift),
            );
            let rotation = to.1.rotate(inverse_rotation(from.1));
            let position = to.0 + to.1.rotate(path_position.offset);
            moved.positions[vertex] = Vec3::new(moved.positions[vertex].x, position.y, position.x);
            moved.rotate_shading(vertex, rotation);
        }
        moved
    }
}

/// The inverse of a rotation that is given as a unit vector.
fn inverse_rotation(rotation: Vec2) -> Vec2 {
    Vec2::new(rotation.x, -rotation.y)
}

impl ClosedPath {
    /// The convex hull of points, oriented so that its lower side leads towards positive z, opposite to the driving direction.
    fn convex_hull(points: impl Iterator<Item = Vec2>) -> Option<ClosedPath> {
        let mut points: Vec<Vec2> = points.collect();
        points.sort_unstable_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
        points.dedup();
        let half_hull = |points: &mut dyn Iterator<Item = Vec2>| {
            let mut hull: Vec<Vec2> = Vec::new();
            for point in points {
                while let [.., second_last, last] = hull[..]
                    && (last - second_last).perp_dot(point - last) <= 0.0
                {
                    hull.pop();
                }
                hull.push(point);
            }
            hull.pop();
            hull
        };
        let mut hull = half_hull(&mut points.iter().copied());
        hull.extend(half_hull(&mut points.iter().rev().copied()));
        if hull.len() < 3 {
            return None;
        }
        let mut distances = Vec::with_capacity(hull.len());
        let mut length = 0.0;
        for (index, point) in hull.iter().enumerate() {
            distances.push(length);
            length += point.distance(hull[(index + 1) % hull.len()]);
        }
        Some(ClosedPath { points: hull, distances, length })
    }

    /// A segment: its start, its end, and the distance along the path to its start.
    fn segment(&self, index: usize) -> (Vec2, Vec2, f32) {
        (self.points[index], self.points[(index + 1) % self.points.len()], self.distances[index])
    }

    /// The point at a distance along the path.
    fn point_at(&self, distance: f32) -> Vec2 {
        let distance = distance.rem_euclid(self.length);
        let index = self.distances.partition_point(|start_distance| *start_distance <= distance).max(1) - 1;
        let (from, to, start_distance) = self.segment(index);
        from + (to - from).normalize_or_zero() * (distance - start_distance)
    }

    /// The point and the direction at a distance along the path. The direction is averaged over half a link, so that vertices do not turn
    /// abruptly at corners of the path.
    fn point_and_direction_at(&self, distance: f32) -> (Vec2, Vec2) {
        let chord = self.point_at(distance + LINK_LENGTH / 4.0) - self.point_at(distance - LINK_LENGTH / 4.0);
        (self.point_at(distance), chord.normalize_or(Vec2::X))
    }

    /// The position of a point relative to the nearest point of the path.
    fn locate(&self, point: Vec2) -> PathPosition {
        let nearest = (0..self.points.len()).map(|index| {
            let (from, to, start_distance) = self.segment(index);
            let (direction, length) = ((to - from).normalize_or_zero(), from.distance(to));
            let along = (point - from).dot(direction).clamp(0.0, length);
            ((from + direction * along).distance_squared(point), start_distance + along)
        });
        let along = nearest.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(0.0, |(_, along)| along);
        let (path_point, path_direction) = self.point_and_direction_at(along);
        PathPosition { along, offset: inverse_rotation(path_direction).rotate(point - path_point) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::model::RunningGear;
    use crate::pieces::model::tests::running_gear;

    fn vehicle_tracks() -> Vec<(String, VehicleTrack)> {
        let tracks_of_part =
            |(name, part)| RunningGear::tracks_of(part).into_iter().map(move |track| (String::clone(&name), track));
        let tracks: Vec<_> = running_gear().into_iter().flat_map(tracks_of_part).collect();
        assert_eq!(tracks.len(), 20, "every tracked vehicle has two tracks");
        tracks
    }

    #[test]
    fn track_looks_the_same_at_rest_and_after_whole_links() {
        const EPSILON: f32 = 1.0e-5;
        for (name, track) in vehicle_tracks() {
            for distance in [0.0, track.link_length * 3.0 + EPSILON] {
                let moved = track.when_run(distance);
                let offsets =
                    std::iter::zip(&moved.positions, &track.rest.positions).map(|(moved, rest)| moved.distance(*rest));
                assert!(offsets.fold(0.0, f32::max) < 1e-4, "{name} after {distance}");
            }
        }
    }

    #[test]
    fn running_track_stays_on_the_ground_and_moves_backward_there() {
        let lowest = |geometry: &Geometry| geometry.positions.iter().map(|point| point.y).fold(f32::INFINITY, f32::min);
        for (name, track) in vehicle_tracks() {
            let moved = track.when_run(track.link_length * 0.5);
            assert!((lowest(&moved) - lowest(&track.rest)).abs() < 0.004, "{name}");
            let offsets =
                std::iter::zip(&moved.positions, &track.rest.positions).map(|(moved, rest)| moved.distance(*rest));
            assert!(offsets.fold(0.0, f32::max) < track.link_length, "{name}: a vertex moved farther than the track");
            // The lower side of the track moves backward relative to the vehicle, towards positive z.
            let ground_height = lowest(&track.rest) + 0.003;
            let on_ground =
                std::iter::zip(&moved.positions, &track.rest.positions).filter(|(_, rest)| rest.y < ground_height);
            let offsets_along_z: Vec<f32> = on_ground.map(|(moved, rest)| moved.z - rest.z).collect();
            assert!(offsets_along_z.iter().all(|offset| *offset > 0.0) && !offsets_along_z.is_empty(), "{name}");
        }
    }
}
