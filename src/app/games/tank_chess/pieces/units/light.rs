//! The light tank: small and low, four wheels, a little cone of a turret and a thin gun.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{antenna, chevron, grille, hatch, headlamps, tail_lamps};
use super::super::livery::livery;
use super::super::ordnance::Barrel;
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, round_turret, turret_ring};
use crate::app::pieces::Parts;
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.168, width: 0.062, rear: -0.265, front: 0.225, height: 0.120, wheels: 4, wheel: 0.044 };
const DECK: f32 = 0.180;
const PIVOT: f32 = 0.015;
const BORE: f32 = 0.238;

/// The light tank of a side.
pub(in super::super) fn light(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.035, &[(0.104, 0.150), (0.104, -0.235)]),
            (0.095, &[(0.104, 0.225), (0.104, -0.255)]),
            (0.140, &[(0.104, 0.170), (0.104, -0.245)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.125, &[(0.135, 0.200), (0.150, -0.245)]), (DECK, &[(0.110, 0.095), (0.126, -0.220)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.128, 0.196), (DECK, 0.098), 0.16);
    headlamps(&mut parts, livery, 0.118, 0.152, 0.198);
    tail_lamps(&mut parts, 0.120, 0.140, -0.248);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.165), Vec2::new(0.160, 0.075), 4);

    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.102);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.006, -PIVOT), 0.100, 0.070, 0.100, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.082), 0.076, 0.030);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.090, muzzle: 0.345, radius: 0.0135, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.0, DECK + 0.104, -PIVOT + 0.012), 0.046);
    antenna(&mut parts, livery, Vec3::new(0.105, DECK, 0.190), 0.210);
    parts
}
