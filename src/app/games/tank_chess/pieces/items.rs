//! Small things on the field: mines, and flags to be taken.

use bevy::prelude::*;

use super::fittings::pennant;
use super::livery::{IRON, livery};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Profile, ellipsoid, lathe, tube};
use crate::rules::Side;

/// A mine: a flat drum with a ring in the side's colour and prongs.
pub(super) fn mine(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    let drum = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.150, 0.0, 0.0),
        (0.170, 0.018, 0.01),
        (0.170, 0.050, 0.014),
        (0.140, 0.068, 0.01),
        (0.0, 0.072, 0.0),
    ]);
    parts.paint(lathe(&drum, 28), livery.hull);
    let ring =
        Profile::rounded(&[(0.128, 0.062, 0.0), (0.126, 0.080, 0.004), (0.100, 0.080, 0.004), (0.098, 0.062, 0.0)]);
    parts.paint(lathe(&ring, 28), livery.accent);
    let fuse = Profile::rounded(&[(0.060, 0.066, 0.0), (0.054, 0.092, 0.006), (0.0, 0.098, 0.0)]);
    parts.metal(lathe(&fuse, 18), livery.metal);
    for prong in 0..3 {
        let turn = std::f32::consts::TAU * prong as f32 / 3.0;
        let tip = Vec3::new(0.050, 0.150, 0.0);
        let root = Vec3::new(0.018, 0.090, 0.0);
        parts.paint(tube(&[(root, 0.007), (tip, 0.005)], 6).turned(turn), IRON);
        parts.metal(ellipsoid(Vec3::splat(0.011), 8).at(tip.x, tip.y, tip.z).turned(turn), livery.metal);
    }
    parts
}

/// A flag on a pole that stands in a turned foot.
pub(super) fn flag(side: Side) -> Parts {
    const HEIGHT: f32 = 0.82;
    let livery = livery(side);
    let mut parts = Parts::default();
    let foot = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.150, 0.0, 0.004),
        (0.156, 0.020, 0.012),
        (0.120, 0.040, 0.010),
        (0.050, 0.062, 0.020),
        (0.034, 0.110, 0.010),
        (0.0, 0.112, 0.0),
    ]);
    parts.paint(lathe(&foot, 28), livery.hull);
    let ring =
        Profile::rounded(&[(0.118, 0.034, 0.0), (0.124, 0.040, 0.004), (0.112, 0.050, 0.004), (0.100, 0.048, 0.0)]);
    parts.metal(lathe(&ring, 28), livery.metal);
    parts.metal(tube(&[(Vec3::Y * 0.09, 0.013), (Vec3::Y * HEIGHT, 0.010)], 10), livery.metal);
    parts.metal(ellipsoid(Vec3::new(0.024, 0.028, 0.024), 12).at(0.0, HEIGHT, 0.0), livery.metal);
    pennant(&mut parts, Vec3::Y * (HEIGHT - 0.035), 0.40, 0.270, livery.accent);
    parts
}
