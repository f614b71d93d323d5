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
    Tracks { half_width: 0.188, width: 0.069, rear: -0.297, front: 0.252, height: 0.134, wheels: 4, wheel: 0.049 };
const DECK: f32 = 0.202;
const PIVOT: f32 = 0.017;
const BORE: f32 = 0.267;

/// The light tank of a side.
pub(in super::super) fn light(side: Side) -> Parts {
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
        plated(&[(0.140, &[(0.151, 0.224), (0.168, -0.274)]), (DECK, &[(0.123, 0.106), (0.141, -0.246)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.143, 0.220), (DECK, 0.110), 0.16);
    headlamps(&mut parts, livery, 0.132, 0.170, 0.222);
    tail_lamps(&mut parts, 0.134, 0.157, -0.278);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.185), Vec2::new(0.179, 0.084), 4);

    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.114);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.007, -PIVOT), 0.112, 0.078, 0.112, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.092), 0.085, 0.034);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.101, muzzle: 0.386, radius: 0.0151, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.0, DECK + 0.116, -PIVOT + 0.013), 0.052);
    antenna(&mut parts, livery, Vec3::new(0.118, DECK, 0.213), 0.235);
    parts
}
