//! What vehicles run on: tracks with their road wheels, and tyres.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::livery::Livery;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, Shape, extrude, lathe};

/// Length of a track's link.
const LINK: f32 = 0.040;
/// How far a link's grouser stands out.
const GROUSER: f32 = 0.009;
/// How far wheels stand out of the track's side.
const WHEEL_RELIEF: f32 = 0.014;
/// Segments around a road wheel.
const AROUND_WHEEL: usize = 16;
/// Thickness of mudguards.
const MUDGUARD: f32 = 0.012;

/// A pair of tracks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracks {
    /// Distance of the tracks' outer sides from the middle.
    pub(super) half_width: f32,
    /// Width of a track.
    pub(super) width: f32,
    /// Where they end behind, ahead of the middle (negative).
    pub(super) rear: f32,
    /// Where they end in front.
    pub(super) front: f32,
    /// Their height.
    pub(super) height: f32,
    /// Road wheels a side.
    pub(super) wheels: usize,
    /// Radius of a road wheel.
    pub(super) wheel: f32,
}

impl Tracks {
    /// Tracks and wheels on both sides.
    pub(super) fn lay(&self, parts: &mut Parts, livery: &Livery) {
        let belt = across(extrude(&self.belt(), self.width, 0.0)).at(self.half_width - self.width / 2.0, 0.0, 0.0);
        parts.paint_pair(belt, livery.track);
        let first = self.rear + self.height * 0.42 + self.wheel * 0.55;
        let last = self.front - self.height * 0.42 - self.wheel * 0.55;
        for index in 0..self.wheels {
            let ahead = first + (last - first) * index as f32 / (self.wheels - 1) as f32;
            self.wheel(parts, livery, self.wheel, ahead, self.wheel + GROUSER + 0.006);
        }
        let end = self.height * 0.27;
        for ahead in [self.rear + end * 1.22, self.front - end * 1.22] {
            self.wheel(parts, livery, end, ahead, self.height * 0.62);
        }
    }

    /// A guard over each track, its ends turned down.
    pub(super) fn mudguards(&self, parts: &mut Parts, livery: &Livery) {
        let top = self.height + MUDGUARD;
        let (rear, front) = (self.rear - 0.004, self.front + 0.006);
        let outline = Outline::new(
            [
                (rear, self.height * 0.74),
                (rear + 0.010, self.height * 0.74),
                (rear + 0.040, self.height),
                (front - 0.055, self.height),
                (front - 0.010, self.height * 0.70),
                (front, self.height * 0.72),
                (front - 0.040, top),
                (rear + 0.030, top),
            ]
            .map(Vec2::from),
        );
        let width = self.width + 0.006;
        let guard = across(extrude(&outline, width, 0.002)).at(self.half_width - width / 2.0 + 0.006, 0.0, 0.0);
        parts.paint_pair(guard, livery.trim);
    }

    /// A wheel on each side.
    fn wheel(&self, parts: &mut Parts, livery: &Livery, radius: f32, ahead: f32, height: f32) {
        let place = |shape: Shape| outward(shape).at(self.half_width, height, -ahead);
        parts.paint_pair(place(disc(radius, WHEEL_RELIEF)), livery.trim);
        let hub = Profile::rounded(&[
            (radius * 0.34, WHEEL_RELIEF - 0.006, 0.0),
            (radius * 0.26, WHEEL_RELIEF + 0.004, 0.0),
            (0.0, WHEEL_RELIEF + 0.005, 0.0),
        ]);
        parts.metal_pair(place(lathe(&hub, 10)), livery.metal);
    }

    /// The track seen from the side, link by link.
    fn belt(&self) -> Outline {
        let (rear, front, height) = (self.rear, self.front, self.height);
        let run = height * 0.55;
        let corners = [
            (rear + run, 0.0),
            (front - run, 0.0),
            (front, height * 0.46),
            (front, height * 0.80),
            (front - height * 0.30, height),
            (rear + height * 0.30, height),
            (rear, height * 0.80),
            (rear, height * 0.46),
        ];
        let way = rounded(&corners.map(Vec2::from), height * 0.22);
        let length: f32 = sides(&way).map(|(from, to)| from.distance(to)).sum();
        let links = (length / LINK).round();
        let points = (0..links as usize).flat_map(|link| {
            [(0.05, GROUSER), (0.20, 0.0), (0.70, 0.0), (0.85, GROUSER)].map(|(share, depth)| {
                let (place, inward) = along(&way, (link as f32 + share) / links * length);
                place + inward * depth
            })
        });
        Outline::new(points.collect::<Vec<_>>())
    }
}

/// A rubber tyre with its wheel on each side, its outer side so far from the middle.
pub(super) fn tyres(parts: &mut Parts, livery: &Livery, half_width: f32, radius: f32, ahead: f32) {
    const WIDTH: f32 = 0.070;
    let place = |shape: Shape| outward(shape).at(half_width - WIDTH, radius, -ahead);
    let tyre = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (radius * 0.86, 0.0, 0.0),
        (radius, WIDTH * 0.22, 0.0),
        (radius, WIDTH * 0.78, 0.0),
        (radius * 0.86, WIDTH, 0.0),
        (radius * 0.56, WIDTH - 0.004, 0.0),
    ]);
    parts.paint_pair(place(lathe(&tyre, 20)), livery.track);
    let rim = Profile::rounded(&[
        (radius * 0.56, WIDTH - 0.006, 0.0),
        (radius * 0.50, WIDTH - 0.018, 0.0),
        (radius * 0.24, WIDTH - 0.010, 0.0),
    ]);
    parts.paint_pair(place(lathe(&rim, AROUND_WHEEL)), livery.trim);
    let hub = Profile::rounded(&[
        (radius * 0.24, WIDTH - 0.014, 0.0),
        (radius * 0.20, WIDTH + 0.004, 0.0),
        (0.0, WIDTH + 0.006, 0.0),
    ]);
    parts.metal_pair(place(lathe(&hub, 10)), livery.metal);
}

/// From an outline of (ahead, height), extruded about its plane, to where it belongs.
pub(super) fn across(shape: Shape) -> Shape {
    shape.transformed(Mat4::from_rotation_y(FRAC_PI_2))
}

/// From turned about the vertical to turned about the axle, its upper side to the right.
fn outward(shape: Shape) -> Shape {
    shape.transformed(Mat4::from_rotation_z(-FRAC_PI_2))
}

fn disc(radius: f32, relief: f32) -> Shape {
    let profile = Profile::rounded(&[
        (radius, -0.002, 0.0),
        (radius, relief - 0.004, 0.0),
        (radius * 0.90, relief, 0.0),
        (radius * 0.74, relief, 0.0),
        (radius * 0.66, relief - 0.008, 0.0),
        (0.0, relief - 0.005, 0.0),
    ]);
    lathe(&profile, AROUND_WHEEL)
}

/// Points evenly on a circle in the plane of an outline, every other one on a smaller circle.
pub(super) fn toothed(teeth: usize, radius: f32, root: f32) -> Outline {
    Outline::new((0..teeth * 4).map(|index| {
        let angle = TAU * index as f32 / (teeth * 4) as f32;
        Vec2::from_angle(angle) * if index % 4 < 2 { radius } else { root }
    }))
}

fn sides(points: &[Vec2]) -> impl Iterator<Item = (Vec2, Vec2)> {
    points.iter().copied().zip(points.iter().copied().cycle().skip(1))
}

/// A polygon whose corners are rounded by arcs that begin so far from them.
fn rounded(corners: &[Vec2], rounding: f32) -> Vec<Vec2> {
    const STEPS: usize = 4;
    let count = corners.len();
    (0..count)
        .flat_map(|index| {
            let corner = corners[index];
            let [enter, leave] = [corners[(index + count - 1) % count], corners[(index + 1) % count]]
                .map(|other| corner + (other - corner).clamp_length_max(rounding.min(corner.distance(other) * 0.49)));
            (0..=STEPS).map(move |step| {
                let t = step as f32 / STEPS as f32;
                enter.lerp(corner, t).lerp(corner.lerp(leave, t), t)
            })
        })
        .collect()
}

/// The place at a distance along a counter-clockwise polygon, and the direction inward there.
fn along(points: &[Vec2], distance: f32) -> (Vec2, Vec2) {
    let mut left = distance;
    for (from, to) in sides(points) {
        let length = from.distance(to);
        if left <= length && length > 0.0 {
            return (from.lerp(to, left / length), (to - from).perp() / length);
        }
        left -= length;
    }
    (points[0], Vec2::Y)
}
