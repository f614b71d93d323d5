//! The light tank: small and low, with a pointed nose, four wheels, a little six-sided turret and a thin gun.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{antenna, chevron, grille, hatch, headlamps, tail_lamps};
use super::super::livery::livery;
use super::super::ordnance::Barrel;
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, turret_ring};
use crate::app::pieces::Parts;
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.188, width: 0.069, rear: -0.297, front: 0.252, height: 0.134, wheels: 4, wheel: 0.049 };
const DECK: f32 = 0.202;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = 0.017;
const BORE: f32 = 0.267;

/// The light tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.039, &[(0.116, 0.168), (0.116, -0.263)]),
            (0.106, &[(0.116, 0.252), (0.116, -0.286)]),
            (0.157, &[(0.116, 0.190), (0.116, -0.274)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[
            (0.140, &[(0.072, 0.244), (0.142, 0.130), (0.168, -0.274)]),
            (DECK, &[(0.060, 0.116), (0.116, 0.052), (0.141, -0.246)]),
        ]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.144, 0.238), (DECK, 0.120), 0.13);
    headlamps(&mut parts, livery, 0.136, 0.164, 0.206);
    tail_lamps(&mut parts, 0.134, 0.157, -0.278);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.185), Vec2::new(0.179, 0.084), 4);
    antenna(&mut parts, livery, Vec3::new(0.118, DECK, 0.213), 0.235);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.114);
    parts.paint(
        plated(&[
            (
                DECK + 0.006,
                &[(0.062, PIVOT + 0.112), (0.110, PIVOT + 0.030), (0.110, PIVOT - 0.050), (0.066, PIVOT - 0.106)],
            ),
            (
                DECK + 0.116,
                &[(0.046, PIVOT + 0.072), (0.078, PIVOT + 0.020), (0.078, PIVOT - 0.040), (0.048, PIVOT - 0.082)],
            ),
        ]),
        livery.hull,
    );
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.092), 0.085, 0.034);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.101, muzzle: 0.386, radius: 0.0151, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.0, DECK + 0.116, -PIVOT + 0.013), 0.052);
    parts
}
