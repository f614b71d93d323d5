//! The field gun and its ball. The effects bring them onto the board when a cannon fires.
//!
//! The carriage stands on y = 0 with its axle above the origin; the barrel is made around its trunnions and points along -z, so that
//! turning it about x aims it.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::livery::{BRONZE, IRON, OAK};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, Shape, bevelled_box, ellipsoid, extrude, lathe, tube};

/// Where the barrel's trunnions rest, in the space of the carriage.
pub(in crate::app::games::cannon) const GUN_TRUNNIONS: Vec3 = Vec3::new(0.0, 0.265, -0.02);
/// Where the ball leaves the barrel, in the space of the barrel.
pub(in crate::app::games::cannon) const GUN_MUZZLE: Vec3 = Vec3::new(0.0, 0.0, -0.385);
/// Radius of the ball.
const BALL_RADIUS: f32 = 0.055;

const WHEEL_RADIUS: f32 = 0.190;
const WHEEL_TRACK: f32 = 0.165;
const SPOKES: usize = 10;

/// Two wheels, axle, cheeks and trail.
pub(super) fn carriage() -> Parts {
    let mut parts = Parts::default();
    parts.paint_pair(upright(wheel_rim()), OAK);
    parts.metal_pair(upright(tyre()), IRON);
    parts.paint_pair(upright(spokes()), OAK);
    parts.metal_pair(upright(hub()), BRONZE);
    let axle =
        [(Vec3::new(-WHEEL_TRACK, WHEEL_RADIUS, 0.0), 0.018), (Vec3::new(WHEEL_TRACK, WHEEL_RADIUS, 0.0), 0.018)];
    parts.metal(tube(&axle, 12), IRON);
    parts.paint(bevelled_box(Vec3::new(0.24, 0.045, 0.055), 0.006).at(0.0, WHEEL_RADIUS - 0.022, 0.0), OAK);

    // The cheeks carry the trunnions and run back to the trail.
    let cheek = Outline::new(
        [
            (-0.120, 0.205),
            (-0.110, 0.272),
            (0.060, 0.262),
            (0.200, 0.160),
            (0.400, 0.022),
            (0.410, 0.0),
            (0.345, 0.0),
            (0.090, 0.160),
        ]
        .map(Vec2::from),
    );
    let cheek = extrude(&cheek, 0.026, 0.005)
        .transformed(Mat4::from_translation(Vec3::X * 0.066) * Mat4::from_rotation_y(-FRAC_PI_2));
    parts.paint_pair(cheek, OAK);
    for (y, z) in [(0.215, -0.07), (0.165, 0.13), (0.060, 0.30)] {
        parts.paint(bevelled_box(Vec3::new(0.13, 0.030, 0.040), 0.004).at(0.0, y - 0.015, z), OAK);
    }
    parts.metal(bevelled_box(Vec3::new(0.165, 0.012, 0.05), 0.003).at(0.0, 0.008, 0.378), IRON);
    let cap = tube(
        &[
            (Vec3::new(0.052, 0.274, -0.045), 0.012),
            (Vec3::new(0.052, 0.292, -0.02), 0.012),
            (Vec3::new(0.052, 0.274, 0.005), 0.012),
        ],
        8,
    );
    parts.metal_pair(cap, IRON);
    parts
}

/// The barrel with its mouldings, in its place on the carriage.
pub(super) fn barrel() -> Parts {
    bare_barrel().transformed(Mat4::from_translation(GUN_TRUNNIONS))
}

fn bare_barrel() -> Parts {
    let mut parts = Parts::default();
    // From the muzzle's bore back to the knob, turned upright and then laid along -z.
    let outside = Profile::rounded(&[
        (0.0, -0.250, 0.0),
        (0.022, -0.246, 0.012),
        (0.026, -0.228, 0.012),
        (0.012, -0.208, 0.006),
        (0.020, -0.196, 0.006),
        (0.066, -0.186, 0.01),
        (0.078, -0.172, 0.008),
        (0.078, -0.156, 0.006),
        (0.070, -0.148, 0.004),
        (0.068, -0.060, 0.0),
        (0.073, -0.056, 0.004),
        (0.073, -0.038, 0.004),
        (0.064, -0.034, 0.0),
        (0.058, 0.110, 0.0),
        (0.063, 0.114, 0.004),
        (0.063, 0.130, 0.004),
        (0.055, 0.134, 0.0),
        (0.046, 0.315, 0.02),
        (0.058, 0.352, 0.014),
        (0.060, 0.372, 0.008),
        (0.050, 0.385, 0.006),
        (0.034, 0.385, 0.002),
        (0.030, 0.300, 0.0),
    ]);
    parts.metal(lay(lathe(&outside, 36)), BRONZE);
    let bore = Profile::rounded(&[(0.031, 0.310, 0.0), (0.0, 0.309, 0.0)]);
    parts.paint(lay(lathe(&bore, 24)), IRON);
    parts.metal(tube(&[(Vec3::NEG_X * 0.088, 0.020), (Vec3::X * 0.088, 0.020)], 14), BRONZE);
    parts
}

/// The ball, centred.
pub(super) fn ball() -> Parts {
    Parts { metal: ball_shape().painted(IRON), ..Parts::default() }
}

fn ball_shape() -> Shape {
    ellipsoid(Vec3::splat(BALL_RADIUS), 24)
}

/// From standing on its foot to lying along -z.
fn lay(shape: Shape) -> Shape {
    shape.transformed(Mat4::from_rotation_x(-FRAC_PI_2))
}

/// From lying flat around the origin to the right-hand wheel's place.
fn upright(shape: Shape) -> Shape {
    shape.transformed(
        Mat4::from_translation(Vec3::new(WHEEL_TRACK, WHEEL_RADIUS, 0.0)) * Mat4::from_rotation_z(-FRAC_PI_2),
    )
}

fn wheel_rim() -> Shape {
    ring(WHEEL_RADIUS - 0.030, WHEEL_RADIUS - 0.005, 0.034)
}

fn tyre() -> Shape {
    ring(WHEEL_RADIUS - 0.008, WHEEL_RADIUS, 0.038)
}

/// A flat ring about the vertical axis.
fn ring(inner: f32, outer: f32, width: f32) -> Shape {
    let half = width / 2.0;
    let round = 0.2 * (outer - inner);
    let middle = (inner + outer) / 2.0;
    lathe(
        &Profile::rounded(&[
            (middle, -half, 0.0),
            (outer, -half, round),
            (outer, half, round),
            (inner, half, round),
            (inner, -half, round),
            (middle, -half, 0.0),
        ]),
        40,
    )
}

fn spokes() -> Shape {
    (0..SPOKES)
        .map(|index| {
            let path = [(Vec3::Z * 0.030, 0.013), (Vec3::Z * 0.10, 0.010), (Vec3::Z * (WHEEL_RADIUS - 0.022), 0.012)];
            tube(&path, 8).turned(TAU * index as f32 / SPOKES as f32)
        })
        .collect()
}

fn hub() -> Shape {
    lathe(
        &Profile::rounded(&[
            (0.0, -0.036, 0.0),
            (0.030, -0.034, 0.006),
            (0.038, 0.0, 0.02),
            (0.030, 0.030, 0.006),
            (0.022, 0.042, 0.004),
            (0.0, 0.044, 0.0),
        ]),
        20,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gun_stands_on_its_wheels_and_fits_a_point() {
        let carriage = carriage();
        let (low, high) = carriage.metal.bounds();
        assert!(low.y.abs() < 1.0e-3, "{low}");
        assert!(high.x < 0.25);
        assert!(carriage.painted.bounds().0.y > -1.0e-3);
        carriage.painted.assert_sound_normals();
        bare_barrel().metal.assert_sound_normals();
        assert!((bare_barrel().metal.bounds().0.z - GUN_MUZZLE.z).abs() < 1.0e-3);
    }

    #[test]
    fn the_ball_is_round() {
        ball_shape().assert_watertight();
        assert!((ball_shape().bounds().1.y - BALL_RADIUS).abs() < 1.0e-5);
    }
}
