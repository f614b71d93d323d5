//! The destroyer: low, without a turret. A casemate of sloping plate with the longest gun of all.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, exhausts, grille, hatch, headlamps, stowage, tail_lamps};
use super::super::livery::livery;
use super::super::ordnance::Barrel;
use super::super::running_gear::Tracks;
use super::super::turrets::{collar, slit};
use crate::app::pieces::Parts;
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.215, width: 0.078, rear: -0.395, front: 0.205, height: 0.150, wheels: 6, wheel: 0.046 };
const ROOF: f32 = 0.295;
const DECK: f32 = 0.205;
const BORE: f32 = 0.232;

/// The destroyer of a side.
pub(in super::super) fn destroyer(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.045, &[(0.136, 0.120), (0.136, -0.350)]),
            (0.125, &[(0.136, 0.212), (0.136, -0.375)]),
            (0.170, &[(0.136, 0.190), (0.136, -0.370)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.156, &[(0.195, 0.180), (0.205, -0.372)]), (DECK, &[(0.180, 0.110), (0.190, -0.350)])]),
        livery.hull,
    );
    // The casemate: its front in one slope with the glacis, its sides leaning in.
    parts.paint(
        plated(&[(0.156, &[(0.196, 0.186), (0.206, -0.185)]), (ROOF, &[(0.118, -0.030), (0.138, -0.165)])]),
        livery.hull,
    );
    for x in [-0.118, 0.118] {
        let mut half = Parts::default();
        chevron(&mut half, livery, (0.166, 0.172), (0.232, 0.070), 0.100);
        parts.painted.add(half.painted.at(x, 0.004, 0.0));
    }
    headlamps(&mut parts, livery, 0.176, 0.190, 0.190);
    tail_lamps(&mut parts, 0.172, 0.172, -0.374);
    collar(&mut parts, livery, Vec3::new(0.0, BORE, -0.085), 0.064, 0.130);
    Barrel { x: 0.0, height: BORE, root: 0.160, muzzle: 0.456, radius: 0.022, brake: true }.mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.066, ROOF, 0.115), 0.040);
    hatch(&mut parts, livery, Vec3::new(-0.062, ROOF, 0.075), 0.032);
    slit(&mut parts, Vec3::new(-0.085, 0.262, -0.002), Vec3::new(0.044, 0.014, 0.030));
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.282), Vec2::new(0.270, 0.105), 5);
    exhausts(&mut parts, livery, 0.120, 0.178, -0.392);
    stowage(&mut parts, livery, Vec3::new(0.0, 0.160, 0.388), Vec3::new(0.130, 0.045, 0.035));
    parts
}
