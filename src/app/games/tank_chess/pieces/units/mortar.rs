//! The mortar carrier: an open tub with a short, wide tube that looks up out of it.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, exhausts, headlamps, tail_lamps};
use super::super::livery::{IRON, Livery, SHADOW, livery};
use super::super::ordnance::shell;
use super::super::running_gear::Tracks;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Profile, Shape, bevelled_box, lathe, tube};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.208, width: 0.076, rear: -0.345, front: 0.275, height: 0.145, wheels: 5, wheel: 0.050 };
/// Floor of the tub.
const FLOOR: f32 = 0.158;
/// Upper edge of its walls.
const RIM: f32 = 0.252;
/// How far the tube leans ahead from the vertical.
const LEAN: f32 = 0.56;
/// Radius of the tube.
const TUBE: f32 = 0.086;
/// Length of the tube from its trunnions to its mouth, and to its breech.
const REACH: (f32, f32) = (0.260, 0.085);

/// The mortar of a side.
pub(in super::super) fn mortar(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.045, &[(0.130, 0.195), (0.130, -0.300)]),
            (0.115, &[(0.130, 0.278), (0.130, -0.330)]),
            (FLOOR, &[(0.130, 0.240), (0.130, -0.325)]),
        ]),
        livery.trim,
    );
    tub(&mut parts, livery);
    chevron(&mut parts, livery, (0.160, 0.262), (0.206, 0.162), 0.26);
    headlamps(&mut parts, livery, 0.155, 0.182, 0.262);
    tail_lamps(&mut parts, 0.165, 0.170, -0.330);
    exhausts(&mut parts, livery, 0.150, 0.170, -0.350);
    piece(&mut parts, livery);
    parts
}

/// A nose, and four walls around the floor.
fn tub(parts: &mut Parts, livery: &Livery) {
    parts.paint(
        plated(&[(0.152, &[(0.188, 0.268), (0.196, 0.080)]), (0.210, &[(0.160, 0.150), (0.176, 0.080)])]),
        livery.hull,
    );
    let floor = bevelled_box(Vec3::new(0.380, 0.012, 0.430), 0.002).at(0.0, FLOOR - 0.002, 0.115);
    parts.paint(floor, IRON);
    let wall = |from: f32, to: f32| Vec3::new(0.026, RIM - FLOOR, from - to);
    parts.paint_pair(bevelled_box(wall(0.120, -0.325), 0.006).at(0.184, FLOOR, 0.1025), livery.hull);
    for ahead in [0.112, -0.320] {
        parts.paint(bevelled_box(Vec3::new(0.380, RIM - FLOOR, 0.026), 0.006).at(0.0, FLOOR, -ahead), livery.hull);
    }
    // A rail of metal along the walls makes the opening plain from above.
    let corners = [(0.184, 0.110), (0.184, -0.316), (-0.184, -0.316), (-0.184, 0.110)];
    for index in 0..4 {
        let [from, to] = [corners[index], corners[(index + 1) % 4]].map(|(x, ahead)| Vec3::new(x, RIM, -ahead));
        parts.metal(tube(&[(from, 0.009), (to, 0.009)], 6), livery.metal);
    }
    for (x, ahead) in [(0.128, -0.250), (0.128, -0.185), (-0.128, -0.250), (-0.128, -0.185)] {
        let bomb = shell();
        let place = Mat4::from_translation(Vec3::new(x, FLOOR + 0.092, -ahead))
            * Mat4::from_rotation_x(std::f32::consts::FRAC_PI_2);
        parts.painted.add(bomb.painted.transformed(place));
        parts.metal.add(bomb.metal.transformed(place));
    }
}

/// The tube in its cradle.
fn piece(parts: &mut Parts, livery: &Livery) {
    let trunnions = Vec3::new(0.0, FLOOR + 0.105, 0.085);
    let place = |shape: Shape| shape.transformed(Mat4::from_translation(trunnions) * Mat4::from_rotation_x(-LEAN));
    let (mouth, breech) = REACH;
    let barrel = Profile::rounded(&[
        (0.0, -breech, 0.0),
        (TUBE * 0.72, -breech, 0.02),
        (TUBE * 1.06, -breech * 0.5, 0.02),
        (TUBE * 1.06, 0.040, 0.0),
        (TUBE * 0.92, 0.052, 0.0),
        (TUBE * 0.92, mouth - 0.050, 0.0),
    ]);
    parts.paint(place(lathe(&barrel, 24)), livery.hull);
    let ring = Profile::rounded(&[
        (TUBE * 0.90, mouth - 0.054, 0.0),
        (TUBE * 1.12, mouth - 0.046, 0.006),
        (TUBE * 1.12, mouth, 0.008),
        (TUBE * 0.74, mouth, 0.004),
        (TUBE * 0.72, mouth - 0.014, 0.0),
    ]);
    parts.metal(place(lathe(&ring, 24)), livery.metal);
    let bore = Profile::rounded(&[(TUBE * 0.74, mouth - 0.012, 0.0), (0.0, mouth - 0.016, 0.0)]);
    parts.paint(place(lathe(&bore, 20)), SHADOW);
    let band = Profile::rounded(&[
        (TUBE * 0.90, 0.088, 0.0),
        (TUBE * 0.98, 0.092, 0.0),
        (TUBE * 0.98, 0.128, 0.0),
        (TUBE * 0.90, 0.132, 0.0),
    ]);
    parts.paint(place(lathe(&band, 24)), livery.accent);
    let cheek = bevelled_box(Vec3::new(0.026, 0.135, 0.100), 0.006);
    parts.paint_pair(cheek.at(TUBE + 0.020, FLOOR, trunnions.z), livery.trim);
    let axle = [(trunnions - Vec3::X * 0.135, 0.018), (trunnions + Vec3::X * 0.135, 0.018)];
    parts.metal(tube(&axle, 12), livery.metal);
}
