//! The bulldozer: no gun, but a blade broader than itself, a cabin and a stack.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, grille, headlamps, tail_lamps};
use super::super::livery::{Livery, SHADOW, STEEL, livery};
use super::super::running_gear::{Tracks, across};
use super::super::turrets::slit;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, bevelled_box, extrude, lathe, tube};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.202, width: 0.084, rear: -0.355, front: 0.205, height: 0.165, wheels: 5, wheel: 0.044 };
const DECK: f32 = 0.245;
const CABIN: f32 = 0.405;
/// Half the width of the blade.
const BLADE: f32 = 0.250;

/// The bulldozer of a side.
pub(in super::super) fn bulldozer(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[(0.050, &[(0.118, 0.185), (0.118, -0.335)]), (0.180, &[(0.118, 0.205), (0.118, -0.340)])]),
        livery.trim,
    );
    // The bonnet, and behind it the cabin.
    parts.paint(
        plated(&[(0.165, &[(0.115, 0.232), (0.125, -0.050)]), (DECK, &[(0.092, 0.195), (0.110, -0.050)])]),
        livery.hull,
    );
    parts.paint(
        plated(&[(0.172, &[(0.190, -0.020), (0.190, -0.335)]), (0.232, &[(0.178, -0.026), (0.178, -0.325)])]),
        livery.hull,
    );
    parts.paint(
        plated(&[(0.228, &[(0.150, -0.030), (0.150, -0.265)]), (CABIN, &[(0.124, -0.060), (0.124, -0.250)])]),
        livery.hull,
    );
    parts.paint(
        plated(&[
            (CABIN - 0.004, &[(0.142, -0.036), (0.142, -0.268)]),
            (CABIN + 0.018, &[(0.136, -0.044), (0.136, -0.262)]),
        ]),
        livery.trim,
    );
    slit(&mut parts, Vec3::new(0.0, 0.320, 0.050), Vec3::new(0.190, 0.052, 0.020));
    slit(&mut parts, Vec3::new(0.0, 0.320, 0.256), Vec3::new(0.190, 0.052, 0.014));
    for x in [-0.136, 0.136] {
        slit(&mut parts, Vec3::new(x, 0.320, 0.155), Vec3::new(0.014, 0.052, 0.130));
    }
    chevron(&mut parts, livery, (CABIN + 0.018, -0.052), (CABIN + 0.018, -0.254), 0.200);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, -0.090), Vec2::new(0.140, 0.120), 5);
    headlamps(&mut parts, livery, 0.100, CABIN + 0.030, -0.060);
    tail_lamps(&mut parts, 0.150, 0.186, -0.336);
    stack(&mut parts, livery);
    blade(&mut parts, livery);
    // A cask of fuel across the rear.
    let cask = Profile::rounded(&[(0.0, -0.125, 0.0), (0.040, -0.125, 0.01), (0.040, 0.125, 0.01), (0.0, 0.125, 0.0)]);
    let cask = lathe(&cask, 16).transformed(Mat4::from_rotation_z(std::f32::consts::FRAC_PI_2));
    parts.paint(cask.at(0.0, 0.268, 0.298), livery.dusk);
    parts
}

fn stack(parts: &mut Parts, livery: &Livery) {
    let pipe = Profile::rounded(&[
        (0.024, 0.0, 0.0),
        (0.024, 0.110, 0.0),
        (0.016, 0.118, 0.0),
        (0.016, 0.165, 0.0),
        (0.0, 0.158, 0.0),
    ]);
    parts.metal(lathe(&pipe, 14).at(0.062, DECK - 0.006, -0.008), livery.metal);
}

/// The blade on its arms: a hollow plate of steel with an edge in the side's colour.
fn blade(parts: &mut Parts, livery: &Livery) {
    let section = Outline::new(
        [
            (0.385, 0.006),
            (0.352, 0.060),
            (0.340, 0.125),
            (0.348, 0.190),
            (0.376, 0.236),
            (0.358, 0.240),
            (0.322, 0.190),
            (0.314, 0.120),
            (0.326, 0.050),
            (0.366, 0.002),
        ]
        .map(Vec2::from),
    );
    parts.metal(across(extrude(&section, 2.0 * BLADE, 0.002)), STEEL);
    let lip = bevelled_box(Vec3::new(2.0 * BLADE + 0.004, 0.026, 0.030), 0.004).at(0.0, 0.226, -0.364);
    parts.paint(lip, livery.accent);
    let arm = [(0.155, 0.095, 0.335), (0.213, 0.090, 0.150), (0.213, 0.085, -0.060)];
    parts.paint_pair(tube(&arm.map(|(x, y, ahead)| (Vec3::new(x, y, -ahead), 0.020)), 10), livery.trim);
    let ram = [(Vec3::new(0.080, 0.205, -0.180), 0.018), (Vec3::new(0.090, 0.175, -0.325), 0.012)];
    parts.metal_pair(tube(&ram, 10), livery.metal);
    let rib = bevelled_box(Vec3::new(0.014, 0.170, 0.030), 0.003);
    for x in [0.045, 0.215] {
        parts.paint_pair(rib.clone().at(x, 0.035, -0.312), SHADOW);
    }
}
