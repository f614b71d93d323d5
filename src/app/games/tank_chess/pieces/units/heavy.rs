//! The heavy tank: broad and long, with a six-sided turret and a thick gun that ends in a muzzle brake.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, cupola, exhausts, grille, hatch, headlamps, stowage, tail_lamps};
use super::super::livery::livery;
use super::super::ordnance::{BORE_HEIGHT, Barrel};
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::bevelled_box;
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.240, width: 0.088, rear: -0.370, front: 0.300, height: 0.165, wheels: 6, wheel: 0.050 };
const DECK: f32 = 0.232;
const ROOF: f32 = 0.372;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = -0.010;

/// The heavy tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.050, &[(0.150, 0.215), (0.150, -0.330)]),
            (0.125, &[(0.150, 0.300), (0.150, -0.350)]),
            (0.185, &[(0.150, 0.235), (0.150, -0.350)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.172, &[(0.222, 0.262), (0.232, -0.352)]), (DECK, &[(0.205, 0.155), (0.215, -0.335)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.178, 0.258), (DECK, 0.160), 0.34);
    headlamps(&mut parts, livery, 0.172, 0.205, 0.262);
    tail_lamps(&mut parts, 0.200, 0.190, -0.352);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.268), Vec2::new(0.30, 0.105), 5);
    exhausts(&mut parts, livery, 0.105, 0.200, -0.372);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.178);
    parts.paint(
        plated(&[
            (DECK + 0.008, &[(0.082, 0.150), (0.160, 0.040), (0.160, -0.105), (0.108, -0.215)]),
            (DECK + 0.040, &[(0.088, 0.158), (0.170, 0.042), (0.170, -0.110), (0.114, -0.225)]),
            (ROOF, &[(0.066, 0.100), (0.128, 0.020), (0.128, -0.095), (0.086, -0.195)]),
        ]),
        livery.hull,
    );
    let stripe = bevelled_box(Vec3::new(0.174, 0.022, 0.010), 0.003).at(0.0, DECK + 0.066, 0.222);
    parts.paint(stripe, livery.accent);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE_HEIGHT, -0.130), 0.165, 0.052);
    Barrel { x: 0.0, height: BORE_HEIGHT, root: 0.160, muzzle: 0.450, radius: 0.027, brake: true }
        .mount(&mut parts, livery);
    cupola(&mut parts, livery, Vec3::new(-0.058, ROOF, 0.045), 0.050, 0.036);
    hatch(&mut parts, livery, Vec3::new(0.062, ROOF, 0.035), 0.040);
    stowage(&mut parts, livery, Vec3::new(0.0, DECK + 0.020, 0.252), Vec3::new(0.150, 0.045, 0.045));
    parts
}
