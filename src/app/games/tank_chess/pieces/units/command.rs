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
    Tracks { half_width: 0.193, width: 0.069, rear: -0.302, front: 0.252, height: 0.134, wheels: 4, wheel: 0.049 };
const DECK: f32 = 0.199;
const CABIN: f32 = 0.327;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = 0.101;
const BORE: f32 = 0.264;

/// The Command tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.039, &[(0.121, 0.168), (0.121, -0.269)]),
            (0.106, &[(0.121, 0.252), (0.121, -0.291)]),
            (0.157, &[(0.121, 0.202), (0.121, -0.280)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.140, &[(0.159, 0.237), (0.174, -0.282)]), (DECK, &[(0.134, 0.157), (0.157, -0.274)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.143, 0.233), (DECK, 0.159), 0.17);
    headlamps(&mut parts, livery, 0.137, 0.170, 0.235);
    tail_lamps(&mut parts, 0.139, 0.159, -0.284);

    // The cabin, with a band of the side's colour around it.
    parts.paint(
        plated(&[(DECK - 0.01, &[(0.152, 0.022), (0.159, -0.267)]), (CABIN, &[(0.130, -0.013), (0.139, -0.253)])]),
        livery.hull,
    );
    let band = plated(&[
        (DECK + 0.016, &[(0.155, 0.025), (0.160, -0.270)]),
        (DECK + 0.056, &[(0.148, 0.013), (0.155, -0.267)]),
    ]);
    parts.paint(band, livery.accent);
    for (x, z) in [(0.147, 0.056), (0.147, 0.146), (-0.147, 0.056), (-0.147, 0.146)] {
        slit(&mut parts, Vec3::new(x * 0.975, DECK + 0.069, z), Vec3::new(0.013, 0.025, 0.058));
    }
    slit(&mut parts, Vec3::new(0.0, DECK + 0.067, 0.259), Vec3::new(0.112, 0.027, 0.013));
    star(&mut parts, livery.metal);
    hatch(&mut parts, livery, Vec3::new(0.078, CABIN, 0.199), 0.038);
    antenna(&mut parts, livery, Vec3::new(0.121, CABIN - 0.004, 0.056), 0.336);
    rail(&mut parts, livery.metal);
    let mast = Vec3::new(-0.112, CABIN, 0.078);
    let top = mast + Vec3::Y * 0.470;
    parts.metal(tube(&[(mast - Vec3::Y * 0.02, 0.011), (top, 0.009)], 8), livery.metal);
    parts.metal(ellipsoid(Vec3::splat(0.022), 12).at(top.x, top.y, top.z), livery.metal);
    pennant(&mut parts, top - Vec3::Y * 0.020, 0.319, 0.196, livery.accent);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.090);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.007, -PIVOT), 0.087, 0.063, 0.095, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.067), 0.069, 0.029);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.078, muzzle: 0.356, radius: 0.0151, brake: false }
        .mount(&mut parts, livery);

    parts
}

/// A star of metal on the roof.
fn star(parts: &mut Parts, metal: Color) {
    let outline = Outline::new((0..10).map(|index| {
        let radius = if index % 2 == 0 { 0.074 } else { 0.030 };
        Vec2::from_angle(std::f32::consts::TAU * (index as f32 / 10.0 + 0.25)) * radius
    }));
    let flat = extrude(&outline, 0.013, 0.003).transformed(Mat4::from_rotation_x(-std::f32::consts::FRAC_PI_2));
    parts.metal(flat.at(0.0, CABIN + 0.004, 0.103), metal);
}

/// The frame of an aerial around the cabin's rear edge.
fn rail(parts: &mut Parts, metal: Color) {
    let height = CABIN + 0.034;
    let path = [
        (Vec3::new(0.125, height, 0.112), 0.007),
        (Vec3::new(0.125, height, 0.237), 0.007),
        (Vec3::new(-0.125, height, 0.237), 0.007),
        (Vec3::new(-0.125, height, 0.112), 0.007),
    ];
    parts.metal(tube(&path, 6), metal);
    for (x, z) in [(0.125, 0.121), (0.125, 0.231)] {
        parts.metal_pair(bevelled_box(Vec3::new(0.009, 0.038, 0.009), 0.001).at(x, CABIN - 0.007, z), metal);
    }
}
