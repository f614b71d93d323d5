//! The Command tank: as small as the light one, with a cabin of slits, a stub of a gun, antennas and the flag.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{antenna, chevron, hatch, headlamps, pennant, tail_lamps};
use super::super::livery::livery;
use super::super::ordnance::Barrel;
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, round_turret, slit, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, bevelled_box, ellipsoid, extrude, tube};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.172, width: 0.062, rear: -0.270, front: 0.225, height: 0.120, wheels: 4, wheel: 0.044 };
const DECK: f32 = 0.178;
const CABIN: f32 = 0.292;
const PIVOT: f32 = 0.090;
const BORE: f32 = 0.236;

/// The Command tank of a side.
pub(in super::super) fn command(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.035, &[(0.108, 0.150), (0.108, -0.240)]),
            (0.095, &[(0.108, 0.225), (0.108, -0.260)]),
            (0.140, &[(0.108, 0.180), (0.108, -0.250)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.125, &[(0.142, 0.212), (0.155, -0.252)]), (DECK, &[(0.120, 0.140), (0.140, -0.245)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.128, 0.208), (DECK, 0.142), 0.17);
    headlamps(&mut parts, livery, 0.122, 0.152, 0.210);
    tail_lamps(&mut parts, 0.124, 0.142, -0.254);

    // The cabin, with a band of the side's colour around it.
    parts.paint(
        plated(&[(DECK - 0.01, &[(0.136, 0.020), (0.142, -0.238)]), (CABIN, &[(0.116, -0.012), (0.124, -0.226)])]),
        livery.hull,
    );
    let band = plated(&[
        (DECK + 0.014, &[(0.138, 0.022), (0.143, -0.241)]),
        (DECK + 0.050, &[(0.132, 0.012), (0.138, -0.238)]),
    ]);
    parts.paint(band, livery.accent);
    for (x, z) in [(0.131, 0.050), (0.131, 0.130), (-0.131, 0.050), (-0.131, 0.130)] {
        slit(&mut parts, Vec3::new(x * 0.975, DECK + 0.062, z), Vec3::new(0.012, 0.022, 0.052));
    }
    slit(&mut parts, Vec3::new(0.0, DECK + 0.060, 0.231), Vec3::new(0.100, 0.024, 0.012));
    star(&mut parts, livery.metal);
    hatch(&mut parts, livery, Vec3::new(0.070, CABIN, 0.178), 0.034);

    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.080);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.006, -PIVOT), 0.078, 0.056, 0.085, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.060), 0.062, 0.026);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.070, muzzle: 0.318, radius: 0.0135, brake: false }
        .mount(&mut parts, livery);

    antenna(&mut parts, livery, Vec3::new(0.108, CABIN - 0.004, 0.050), 0.300);
    rail(&mut parts, livery.metal);
    let mast = Vec3::new(-0.100, CABIN, 0.070);
    let top = mast + Vec3::Y * 0.420;
    parts.metal(tube(&[(mast - Vec3::Y * 0.02, 0.010), (top, 0.008)], 8), livery.metal);
    parts.metal(ellipsoid(Vec3::splat(0.020), 12).at(top.x, top.y, top.z), livery.metal);
    pennant(&mut parts, top - Vec3::Y * 0.018, 0.285, 0.175, livery.accent);
    parts
}

/// A star of metal on the roof.
fn star(parts: &mut Parts, metal: Color) {
    let outline = Outline::new((0..10).map(|index| {
        let radius = if index % 2 == 0 { 0.066 } else { 0.027 };
        Vec2::from_angle(std::f32::consts::TAU * (index as f32 / 10.0 + 0.25)) * radius
    }));
    let flat = extrude(&outline, 0.012, 0.003).transformed(Mat4::from_rotation_x(-std::f32::consts::FRAC_PI_2));
    parts.metal(flat.at(0.0, CABIN + 0.004, 0.092), metal);
}

/// The frame of an aerial around the cabin's rear edge.
fn rail(parts: &mut Parts, metal: Color) {
    let height = CABIN + 0.030;
    let path = [
        (Vec3::new(0.112, height, 0.100), 0.006),
        (Vec3::new(0.112, height, 0.212), 0.006),
        (Vec3::new(-0.112, height, 0.212), 0.006),
        (Vec3::new(-0.112, height, 0.100), 0.006),
    ];
    parts.metal(tube(&path, 6), metal);
    for (x, z) in [(0.112, 0.108), (0.112, 0.206)] {
        parts.metal_pair(bevelled_box(Vec3::new(0.008, 0.034, 0.008), 0.001).at(x, CABIN - 0.006, z), metal);
    }
}
