//! Wheels of running gear. Model files do not name them, so they are found as the round connected components of a part.

use std::collections::HashMap;
use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Geometry;

/// Vertices closer than this are welded, in board units.
const WELD_DISTANCE: f32 = 1.0e-4;
/// A component counts as round if its height and length differ by less than this share. It is not zero, because hubs are hexagons and
/// sprockets have teeth.
const MAX_OUT_OF_ROUND: f32 = 0.2;
/// A component rotates with a wheel if its centre is within this share of the wheel's radius from the axle.
const MAX_ECCENTRICITY: f32 = 0.3;
/// Range of the ratio of wheel rotation to ground speed. A wheel may slip so that it ends a drive after a whole number of turns.
const SLIP_RANGE: std::ops::RangeInclusive<f32> = 0.5..=2.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::pieces) struct Wheel {
    /// Centre of rotation, as (z, y).
    axle: Vec2,
    radius: f32,
}

/// The geometry that rotates with wheels, in its rest pose.
#[derive(Debug)]
pub(in crate::pieces) struct Wheels {
    rest: Geometry,
    wheels: Vec<Wheel>,
    /// For each vertex, the index of the wheel that it belongs to; `None` if it does not move.
    wheel_of_vertex: Vec<Option<usize>>,
}

impl Wheel {
    /// Finds all wheels in the surfaces of one part.
    pub(super) fn find_all<'a>(surfaces: impl Iterator<Item = &'a Geometry>) -> Vec<Wheel> {
        let components = surfaces.flat_map(|geometry| ConnectedComponents::of(geometry).bounds);
        let mut round: Vec<Rect> = components.filter(|component| out_of_round(component) < MAX_OUT_OF_ROUND).collect();
        round.sort_by(|a, b| b.width().total_cmp(&a.width()));
        // Tyre, rim and hub form one wheel, with the radius of the largest component and the axle of the roundest.
        let mut wheels: Vec<(Wheel, Rect)> = Vec::new();
        for component in round {
            match wheels.iter_mut().find(|(wheel, _)| wheel.is_concentric_with(&component)) {
                Some((wheel, roundest)) if out_of_round(&component) < out_of_round(roundest) => {
                    wheel.axle = component.center();
                    *roundest = component;
                }
                Some(_) => {}
                None => wheels.push((
                    Wheel { axle: component.center(), radius: component.size().max_element() / 2.0 },
                    component,
                )),
            }
        }
        wheels.into_iter().map(|(wheel, _)| wheel).collect()
    }

    fn is_concentric_with(&self, component: &Rect) -> bool {
        self.axle.distance(component.center()) < MAX_ECCENTRICITY * self.radius
    }

    /// The rotation in radians after `distance` of a drive of `total_distance` board units. The whole drive is a whole number of turns, so
    /// that the wheel ends in its rest pose.
    fn rotation_after(&self, distance: f32, total_distance: f32) -> f32 {
        let circumference = TAU * self.radius;
        let slip_ratio = (total_distance / circumference).round() * circumference / total_distance;
        distance / self.radius * if SLIP_RANGE.contains(&slip_ratio) { slip_ratio } else { 1.0 }
    }
}

impl Wheels {
    /// The rotating geometry of a surface, or `None` if nothing of it rotates.
    pub(super) fn new(rest: &Geometry, wheels: &[Wheel]) -> Option<Wheels> {
        let ConnectedComponents { bounds, component_of_vertex } = ConnectedComponents::of(rest);
        let wheel_of_component: Vec<Option<usize>> = bounds
            .iter()
            .map(|component| wheels.iter().position(|wheel| wheel.is_concentric_with(component)))
            .collect();
        let wheel_of_vertex: Vec<Option<usize>> =
            component_of_vertex.into_iter().map(|component| wheel_of_component[component]).collect();
        let has_wheels = wheel_of_vertex.iter().any(Option::is_some);
        has_wheels.then(|| Wheels { rest: rest.clone(), wheels: wheels.to_vec(), wheel_of_vertex })
    }

    /// The geometry after the vehicle has driven forward by `distance` of `total_distance` board units.
    pub(super) fn geometry_after(&self, distance: f32, total_distance: f32) -> Geometry {
        let rotations: Vec<Vec2> =
            self.wheels.iter().map(|wheel| Vec2::from_angle(wheel.rotation_after(distance, total_distance))).collect();
        let mut moved = self.rest.clone();
        for (vertex, wheel) in self.wheel_of_vertex.iter().enumerate() {
            let Some(wheel) = *wheel else { continue };
            let (axle, rotation) = (self.wheels[wheel].axle, rotations[wheel]);
            let position = &mut moved.positions[vertex];
            let rotated = axle + rotation.rotate(position.zy() - axle);
            *position = Vec3::new(position.x, rotated.y, rotated.x);
            moved.rotate_shading(vertex, rotation);
        }
        moved
    }
}

struct ConnectedComponents {
    /// The bounding rectangle of each component, as (z, y).
    bounds: Vec<Rect>,
    /// For each vertex, the index of the component that it belongs to.
    component_of_vertex: Vec<usize>,
}

impl ConnectedComponents {
    fn of(geometry: &Geometry) -> ConnectedComponents {
        // Vertices that differ only in their normals are welded.
        let mut welded: HashMap<IVec3, usize> = HashMap::new();
        let welded_indices: Vec<usize> = geometry
            .positions
            .iter()
            .map(|position| {
                let next_index = welded.len();
                *welded.entry((position / WELD_DISTANCE).round().as_ivec3()).or_insert(next_index)
            })
            .collect();
        // Union-find: `parents` maps each position to another position of its component, and roots to themselves.
        let mut parents: Vec<usize> = (0..welded.len()).collect();
        for triangle in geometry.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| welded_indices[triangle[corner] as usize]);
            for [from, to] in [[a, b], [b, c]] {
                let (from, to) = (find_root(&mut parents, from), find_root(&mut parents, to));
                parents[from] = to;
            }
        }
        let mut component_indices: HashMap<usize, usize> = HashMap::new();
        let mut components =
            ConnectedComponents { bounds: Vec::new(), component_of_vertex: Vec::with_capacity(welded_indices.len()) };
        for (position, welded_index) in geometry.positions.iter().zip(welded_indices) {
            let next_index = component_indices.len();
            let component = *component_indices.entry(find_root(&mut parents, welded_index)).or_insert(next_index);
            let point = Rect::from_corners(position.zy(), position.zy());
            match components.bounds.get_mut(component) {
                Some(bounds) => *bounds = bounds.union(point),
                None => components.bounds.push(point),
            }
            components.component_of_vertex.push(component);
        }
        components
    }
}

/// The root of a position in the union-find forest, with path halving.
fn find_root(parents: &mut [usize], mut index: usize) -> usize {
    while parents[index] != index {
        parents[index] = parents[parents[index]];
        index = parents[index];
    }
    index
}

/// The difference between a component's length and height, as a share of the larger one.
fn out_of_round(bounds: &Rect) -> f32 {
    let size = bounds.size();
    (size.x - size.y).abs() / size.max_element().max(WELD_DISTANCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::model::RunningGear;
    use crate::pieces::model::tests::running_gear;

    #[test]
    fn every_vehicle_has_the_expected_number_of_wheels_above_the_ground() {
        for (name, part) in running_gear() {
            let (wheels, _) = RunningGear::wheels_of(part);
            let expected = if name == "tank-chess/hunter" { 4..=4 } else { 6..=9 };
            assert!(expected.contains(&wheels.len()), "{name}: {wheels:?}");
            for wheel in &wheels {
                assert!(wheel.axle.y >= wheel.radius - 0.002, "{name}: {wheel:?} is in the ground");
            }
        }
    }

    #[test]
    fn wheels_rotate_about_their_axles_and_end_in_the_rest_pose() {
        for (name, part) in running_gear() {
            let (_, rotating) = RunningGear::wheels_of(part);
            assert!(!rotating.is_empty(), "{name}");
            for wheels in rotating {
                let [midway, end] = [0.37, 1.0].map(|distance| wheels.geometry_after(distance, 1.0));
                let mut max_offset = 0.0_f32;
                for (vertex, position) in wheels.rest.positions.iter().enumerate() {
                    assert!(end.positions[vertex].distance(*position) < 1e-4, "{name}: vertex {vertex}");
                    let Some(wheel) = wheels.wheel_of_vertex[vertex].map(|wheel| &wheels.wheels[wheel]) else {
                        continue;
                    };
                    let distance_to_axle = |position: Vec3| position.zy().distance(wheel.axle);
                    assert!(
                        (distance_to_axle(midway.positions[vertex]) - distance_to_axle(*position)).abs() < 1e-4,
                        "{name}: vertex {vertex}"
                    );
                    assert!(
                        distance_to_axle(*position) < wheel.radius * 1.06,
                        "{name}: vertex {vertex} is beyond its wheel"
                    );
                    max_offset = max_offset.max(midway.positions[vertex].distance(*position));
                }
                assert!(max_offset > 0.01, "{name}");
            }
        }
    }

    #[test]
    fn bottom_of_wheel_moves_backward_when_vehicle_drives_forward() {
        let wheel = Wheel { axle: Vec2::new(0.2, 0.1), radius: 0.1 };
        let rest = Geometry {
            positions: vec![Vec3::new(0.0, 0.0, 0.2)],
            normals: vec![[0.0, -1.0, 0.0]],
            ..Geometry::default()
        };
        let moved = Wheels { rest, wheels: vec![wheel], wheel_of_vertex: vec![Some(0)] }.geometry_after(0.01, 0.0);
        assert!(moved.positions[0].z > 0.2 && moved.normals[0][2] > 0.0, "{moved:?}");
    }
}
