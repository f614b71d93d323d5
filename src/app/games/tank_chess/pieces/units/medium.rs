//! The medium tank: the plain one, with five large road wheels and a cast dome of a turret.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, exhausts, grille, hatch, headlamps, tail_lamps};
use super::super::livery::{Livery, livery};
use super::super::ordnance::{BORE_HEIGHT, Barrel};
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, round_turret, turret_ring};
use crate::app::pieces::Parts;
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.212, width: 0.078, rear: -0.345, front: 0.285, height: 0.150, wheels: 5, wheel: 0.056 };
const DECK: f32 = 0.218;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = 0.035;

/// The medium tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    hull_in(livery(side))
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    turret_in(livery(side))
}

/// All but the turret, in any colours.
pub(in super::super) fn hull_in(livery: &Livery) -> Parts {
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.045, &[(0.132, 0.205), (0.132, -0.300)]),
            (0.120, &[(0.132, 0.290), (0.132, -0.330)]),
            (0.170, &[(0.132, 0.225), (0.132, -0.320)]),
        ]),
        livery.trim,
    );
    // One long glacis, and sides that slope, too.
    parts.paint(
        plated(&[(0.156, &[(0.190, 0.262), (0.200, -0.320)]), (DECK, &[(0.150, 0.140), (0.162, -0.280)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.160, 0.256), (DECK, 0.142), 0.27);
    headlamps(&mut parts, livery, 0.160, 0.188, 0.258);
    tail_lamps(&mut parts, 0.170, 0.172, -0.322);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.205), Vec2::new(0.220, 0.120), 5);
    exhausts(&mut parts, livery, 0.085, 0.180, -0.345);
    hatch(&mut parts, livery, Vec3::new(0.105, DECK, -0.112), 0.030);
    parts
}

/// The turret with its gun, in any colours.
pub(in super::super) fn turret_in(livery: &Livery) -> Parts {
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.142);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.006, -PIVOT), 0.140, 0.095, 0.125, 1.14);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE_HEIGHT - 0.010, -PIVOT - 0.126), 0.110, 0.042);
    Barrel { x: 0.0, height: BORE_HEIGHT - 0.010, root: PIVOT + 0.140, muzzle: 0.440, radius: 0.020, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.036, DECK + 0.128, -PIVOT + 0.030), 0.046);
    hatch(&mut parts, livery, Vec3::new(-0.050, DECK + 0.126, -PIVOT + 0.005), 0.032);
    parts
}
