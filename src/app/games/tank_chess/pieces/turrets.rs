//! Turrets: cast domes, cones and boxes of plate, with the mantlet that the gun comes out of.

use bevy::prelude::*;

use super::livery::{Livery, SHADOW};
use super::ordnance::ahead as laid_ahead;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Profile, bevelled_box, lathe};

/// Segments around a turret.
const AROUND_TURRET: usize = 28;

/// The ring that a turret turns on.
pub(super) fn turret_ring(parts: &mut Parts, livery: &Livery, place: Vec3, radius: f32) {
    let ring = Profile::rounded(&[(radius, -0.006, 0.0), (radius, 0.012, 0.0), (radius * 0.7, 0.014, 0.0)]);
    parts.metal(lathe(&ring, AROUND_TURRET).at(place.x, place.y, place.z), livery.metal);
}

/// A round turret with a sloping wall and a softly rounded roof, stretched along the gun by `stretch`.
pub(super) fn round_turret(
    parts: &mut Parts,
    livery: &Livery,
    place: Vec3,
    foot: f32,
    roof: f32,
    height: f32,
    stretch: f32,
) {
    let wall = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (foot * 0.92, 0.0, 0.0),
        (foot, height * 0.20, 0.012),
        (roof, height * 0.94, 0.030),
        (0.0, height, 0.0),
    ]);
    let turret = lathe(&wall, AROUND_TURRET).scaled(1.0, 1.0, stretch).at(place.x, place.y, place.z);
    parts.paint(turret, livery.hull);
}

/// A rounded block around the root of the gun, lying across.
pub(super) fn mantlet(parts: &mut Parts, livery: &Livery, place: Vec3, width: f32, radius: f32) {
    let roll = Profile::rounded(&[
        (0.0, -width / 2.0, 0.0),
        (radius, -width / 2.0, radius * 0.3),
        (radius, width / 2.0, radius * 0.3),
        (0.0, width / 2.0, 0.0),
    ]);
    let roll = lathe(&roll, 16).transformed(Mat4::from_rotation_z(std::f32::consts::FRAC_PI_2));
    parts.paint(roll.at(place.x, place.y, place.z), livery.trim);
}

/// A collar that widens towards the armour, such as guns of casemates have.
pub(super) fn collar(parts: &mut Parts, livery: &Livery, place: Vec3, radius: f32, length: f32) {
    let bell = Profile::rounded(&[
        (radius * 1.1, -0.05, 0.0),
        (radius, length * 0.3, 0.02),
        (radius * 0.62, length * 0.86, 0.014),
        (0.0, length, 0.0),
    ]);
    parts.paint(laid_ahead(lathe(&bell, 20)).at(place.x, place.y, place.z), livery.trim);
}

/// A dark slit to look out of, standing on `place`.
pub(super) fn slit(parts: &mut Parts, place: Vec3, size: Vec3) {
    parts.paint(bevelled_box(size, 0.001).at(place.x, place.y, place.z), SHADOW);
}
