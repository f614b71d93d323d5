//! What is left of a vehicle: burnt out, fallen on its side, the turret thrown off.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::livery::BURNT;
use super::units::medium;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Shape, ellipsoid};
use crate::rules::Side;

/// How far the hull has fallen over: more than a quarter, so that it leans on the turret.
const FALL: f32 = FRAC_PI_2 * 0.80;

/// The wreck of either side's vehicle.
pub(super) fn wreck(_: Side) -> Parts {
    let hull = medium::hull_in(&BURNT);
    let turret = medium::turret_in(&BURNT);
    let mut parts = Parts::default();
    // It has turned about the lower edge of its left track.
    let fallen = Mat4::from_translation(Vec3::new(0.110, 0.2230, 0.020))
        * Mat4::from_rotation_y(0.16)
        * Mat4::from_rotation_z(FALL)
        * Mat4::from_scale(Vec3::splat(0.92));
    let thrown = Mat4::from_translation(Vec3::new(-0.150, 0.055, 0.050))
        * Mat4::from_rotation_y(0.95)
        * Mat4::from_rotation_z(-0.22)
        * Mat4::from_rotation_x(0.10)
        * Mat4::from_scale(Vec3::splat(0.80))
        * Mat4::from_translation(Vec3::new(0.0, -0.218, 0.060));
    for (from, place) in [(hull, fallen), (turret, thrown)] {
        parts.painted.add(scorched(from.painted.transformed(place)));
        parts.metal.add(scorched(from.metal.transformed(place)));
    }
    for (x, z, size) in [(-0.20, -0.24, 0.040), (-0.31, 0.06, 0.030), (-0.05, 0.33, 0.034), (0.27, 0.25, 0.026)] {
        parts.paint(ellipsoid(Vec3::new(size, size * 0.55, size * 0.8), 7).at(x, size * 0.52, z), BURNT.dusk);
    }
    parts
}

/// Soot in patches.
fn scorched(shape: Shape) -> Shape {
    shape.shaded(|place, _| {
        let patch = (place.x * 23.0).sin() + (place.y * 31.0 + 1.0).sin() + (place.z * 19.0 + 2.0).sin();
        0.72 + 0.16 * patch
    })
}
