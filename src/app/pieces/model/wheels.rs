//! Wheels of running gear. Model files do not name them; they are found as the round connected bodies of a part.

use std::collections::HashMap;
use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Geometry;

/// Vertices closer than this are welded, in board units.
const WELD: f32 = 1.0e-4;
/// A body counts as round if its height and length differ by at most this share. Hubs are hexagons and sprockets have teeth.
const ROUND: f32 = 0.2;
/// A body rotates with a wheel if its centre is within this share of the wheel's radius from the axle.
const CENTRED: f32 = 0.3;
/// Range of the ratio of wheel rotation to ground speed. A wheel may slip so that it ends a drive with a whole number of turns.
const SLIP: std::ops::RangeInclusive<f32> = 0.5..=2.0;

/// A wheel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::pieces) struct Wheel {
    /// Centre of rotation, as (z, y).
    axle: Vec2,
    radius: f32,
}

/// The geometry that rotates with wheels, in its rest pose.
#[derive(Debug)]
pub(in crate::app::pieces) struct Wheels {
    rest: Geometry,
    wheels: Vec<Wheel>,
    /// Index of the wheel that each vertex belongs to; other vertices stay in place.
    of_corners: Vec<Option<usize>>,
}

impl Wheel {
    /// Finds all wheels in the surfaces of one part.
    pub(super) fn all<'a>(surfaces: impl Iterator<Item = &'a Geometry>) -> Vec<Wheel> {
        let bodies = surfaces.flat_map(|geometry| Bodies::of(geometry).around);
        let mut round: Vec<Rect> = bodies.filter(|body| out_of_round(body) < ROUND).collect();
        round.sort_by(|one, other| other.width().total_cmp(&one.width()));
        // Tyre, rim and hub form one wheel, with the radius of the largest of them and the axle of the roundest.
        let mut wheels: Vec<(Wheel, Rect)> = Vec::new();
        for body in round {
            match wheels.iter_mut().find(|(wheel, _)| wheel.carries(&body)) {
                Some((wheel, roundest)) if out_of_round(&body) < out_of_round(roundest) => {
                    wheel.axle = body.center();
                    *roundest = body;
                }
                Some(_) => {}
                None => wheels.push((Wheel { axle: body.center(), radius: body.size().max_element() / 2.0 }, body)),
            }
        }
        wheels.into_iter().map(|(wheel, _)| wheel).collect()
    }

    fn carries(&self, body: &Rect) -> bool {
        self.axle.distance(body.center()) < CENTRED * self.radius
    }

    /// Rotation in radians after the vehicle has driven `far` of `whole` board units. Over the whole drive a wheel makes whole turns, so
    /// that it ends as it began.
    fn turned(&self, far: f32, whole: f32) -> f32 {
        let round = TAU * self.radius;
        let slip = (whole / round).round() * round / whole;
        far / self.radius * if SLIP.contains(&slip) { slip } else { 1.0 }
    }
}

impl Wheels {
    /// The rotating geometry of a surface, or `None` if nothing of it rotates.
    pub(super) fn new(rest: &Geometry, wheels: &[Wheel]) -> Option<Wheels> {
        let Bodies { around, of_corners } = Bodies::of(rest);
        let of_bodies: Vec<Option<usize>> =
            around.iter().map(|body| wheels.iter().position(|wheel| wheel.carries(body))).collect();
        let of_corners: Vec<Option<usize>> = of_corners.into_iter().map(|body| of_bodies[body]).collect();
        let turns = of_corners.iter().any(Option::is_some);
        turns.then(|| Wheels { rest: rest.clone(), wheels: wheels.to_vec(), of_corners })
    }

    /// The geometry after the vehicle has driven `far` of `whole` board units forward.
    pub(super) fn when_run(&self, far: f32, whole: f32) -> Geometry {
        let turns: Vec<Vec2> = self.wheels.iter().map(|wheel| Vec2::from_angle(wheel.turned(far, whole))).collect();
        let mut moved = self.rest.clone();
        for (corner, wheel) in self.of_corners.iter().enumerate() {
            let Some(wheel) = *wheel else { continue };
            let (axle, turn) = (self.wheels[wheel].axle, turns[wheel]);
            let at = &mut moved.positions[corner];
            let place = axle + turn.rotate(at.zy() - axle);
            *at = Vec3::new(at.x, place.y, place.x);
            moved.turn_shading(corner, turn);
        }
        moved
    }
}

/// The connected bodies of a geometry.
struct Bodies {
    /// The bounding rectangle of each body, as (z, y).
    around: Vec<Rect>,
    /// Index of the body that each vertex belongs to.
    of_corners: Vec<usize>,
}

impl Bodies {
    fn of(geometry: &Geometry) -> Bodies {
        // Vertices at one position, which differ only in their normals, count as one.
        let mut welded: HashMap<IVec3, usize> = HashMap::new();
        let places: Vec<usize> = geometry
            .positions
            .iter()
            .map(|at| {
                let fresh = welded.len();
                *welded.entry((at / WELD).round().as_ivec3()).or_insert(fresh)
            })
            .collect();
        // Union-find: `next` maps each position to another one of its body, and roots to themselves.
        let mut next: Vec<usize> = (0..welded.len()).collect();
        for triangle in geometry.indices.chunks_exact(3) {
            let [one, other, third] = [0, 1, 2].map(|corner| places[triangle[corner] as usize]);
            for [from, to] in [[one, other], [other, third]] {
                let (from, to) = (root(&mut next, from), root(&mut next, to));
                next[from] = to;
            }
        }
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        let mut bodies = Bodies { around: Vec::new(), of_corners: Vec::with_capacity(places.len()) };
        for (at, place) in geometry.positions.iter().zip(places) {
            let fresh = numbers.len();
            let body = *numbers.entry(root(&mut next, place)).or_insert(fresh);
            let corner = Rect::from_corners(at.zy(), at.zy());
            match bodies.around.get_mut(body) {
                Some(around) => *around = around.union(corner),
                None => bodies.around.push(corner),
            }
            bodies.of_corners.push(body);
        }
        bodies
    }
}

/// The root of a position in the union-find forest, with path halving.
fn root(next: &mut [usize], mut place: usize) -> usize {
    while next[place] != place {
        next[place] = next[next[place]];
        place = next[place];
    }
    place
}

/// The difference of a body's length and height as a share of the larger one.
fn out_of_round(body: &Rect) -> f32 {
    let size = body.size();
    (size.x - size.y).abs() / size.max_element().max(WELD)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pieces::model::Runner;
    use crate::app::pieces::model::tests::running_gear;

    #[test]
    fn wheels_stand_in_a_row_on_both_sides_of_every_vehicle() {
        for (name, part) in running_gear() {
            let (wheels, _) = Runner::wheels_of(&part);
            let expected = if name == "tank-chess/hunter" { 3..=3 } else { 6..=9 };
            assert!(expected.contains(&wheels.len()), "{name}: {wheels:?}");
            for wheel in &wheels {
                assert!(wheel.axle.y >= wheel.radius - 0.002, "{name}: {wheel:?} is in the ground");
            }
        }
    }

    #[test]
    fn wheels_go_round_on_the_spot_and_end_as_they_began() {
        for (name, part) in running_gear() {
            let (_, turning) = Runner::wheels_of(&part);
            assert!(!turning.is_empty(), "{name}");
            for wheels in turning {
                let [midway, end] = [0.37, 1.0].map(|far| wheels.when_run(far, 1.0));
                let mut moved = 0.0_f32;
                for (number, at) in wheels.rest.positions.iter().enumerate() {
                    assert!(end.positions[number].distance(*at) < 1e-4, "{name}: corner {number}");
                    let Some(wheel) = wheels.of_corners[number].map(|wheel| &wheels.wheels[wheel]) else { continue };
                    let reach = |at: Vec3| at.zy().distance(wheel.axle);
                    assert!((reach(midway.positions[number]) - reach(*at)).abs() < 1e-4, "{name}: corner {number}");
                    assert!(reach(*at) < wheel.radius * 1.06, "{name}: corner {number} is beyond its wheel");
                    moved = moved.max(midway.positions[number].distance(*at));
                }
                assert!(moved > 0.01, "{name}");
            }
        }
    }

    #[test]
    fn the_foot_of_a_wheel_goes_back_while_its_vehicle_goes_ahead() {
        let wheel = Wheel { axle: Vec2::new(0.2, 0.1), radius: 0.1 };
        let rest = Geometry {
            positions: vec![Vec3::new(0.0, 0.0, 0.2)],
            normals: vec![[0.0, -1.0, 0.0]],
            ..Geometry::default()
        };
        let moved = Wheels { rest, wheels: vec![wheel], of_corners: vec![Some(0)] }.when_run(0.01, 0.0);
        assert!(moved.positions[0].z > 0.2 && moved.normals[0][2] > 0.0, "{moved:?}");
    }
}
