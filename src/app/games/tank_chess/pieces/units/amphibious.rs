//! The amphibious tank: a boat on tracks, with a pointed bow, a little turret and two propellers.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{antenna, chevron, grille, hatch, headlamps};
use super::super::livery::{Livery, SHADOW, TAIL_LAMP, livery};
use super::super::ordnance::{Barrel, ahead};
use super::super::running_gear::Tracks;
use super::super::turrets::{mantlet, round_turret, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Profile, Shape, bevelled_box, lathe, tube};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.178, width: 0.056, rear: -0.300, front: 0.220, height: 0.110, wheels: 5, wheel: 0.036 };
const DECK: f32 = 0.212;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = -0.020;
const BORE: f32 = 0.268;

/// The amphibious tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.040, &[(0.0, 0.180), (0.090, 0.120), (0.118, 0.060), (0.118, -0.280)]),
            (0.100, &[(0.0, 0.330), (0.104, 0.250), (0.122, 0.150), (0.122, -0.320)]),
            (0.128, &[(0.0, 0.330), (0.104, 0.250), (0.122, 0.150), (0.122, -0.320)]),
        ]),
        livery.trim,
    );
    // The boat, with a stripe along its waterline.
    parts.paint(
        plated(&[
            (0.108, &[(0.0, 0.355), (0.118, 0.262), (0.178, 0.120), (0.178, -0.320)]),
            (0.150, &[(0.0, 0.405), (0.130, 0.292), (0.196, 0.130), (0.196, -0.335)]),
            (DECK, &[(0.0, 0.405), (0.126, 0.290), (0.188, 0.128), (0.188, -0.330)]),
        ]),
        livery.hull,
    );
    parts.paint(
        plated(&[
            (0.138, &[(0.0, 0.405), (0.130, 0.293), (0.197, 0.132), (0.197, -0.336)]),
            (0.172, &[(0.0, 0.411), (0.132, 0.297), (0.199, 0.132), (0.199, -0.338)]),
        ]),
        livery.accent,
    );
    // The vane against the bow wave, folded onto the deck.
    let vane = bevelled_box(Vec3::new(0.200, 0.010, 0.120), 0.003).at(0.0, DECK, -0.215);
    parts.paint(vane, livery.trim);
    chevron(&mut parts, livery, (DECK + 0.006, 0.345), (DECK + 0.012, 0.150), 0.17);
    headlamps(&mut parts, livery, 0.112, DECK + 0.022, 0.262);
    parts.paint_pair(bevelled_box(Vec3::new(0.030, 0.018, 0.012), 0.003).at(0.150, 0.180, 0.334), TAIL_LAMP);
    gunwale(&mut parts, livery);
    for x in [-0.092, 0.092] {
        propeller(&mut parts, livery, x);
    }
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.225), Vec2::new(0.200, 0.090), 4);
    antenna(&mut parts, livery, Vec3::new(-0.150, DECK, 0.290), 0.160);
    snorkel(&mut parts, livery);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.098);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.006, -PIVOT), 0.096, 0.066, 0.092, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.078), 0.074, 0.028);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.086, muzzle: 0.310, radius: 0.0135, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.0, DECK + 0.096, -PIVOT + 0.010), 0.044);
    parts
}

/// A rail of metal around the deck.
fn gunwale(parts: &mut Parts, livery: &Livery) {
    let height = DECK + 0.004;
    let path = [(0.0, 0.396), (0.124, 0.284), (0.184, 0.126), (0.184, -0.324)]
        .map(|(x, ahead)| (Vec3::new(x, height, -ahead), 0.008));
    parts.metal_pair(tube(&path, 6), livery.metal);
}

/// A ring with four blades at the stern.
fn propeller(parts: &mut Parts, livery: &Livery, x: f32) {
    let place = |shape: Shape| ahead(shape).at(x, 0.112, 0.356);
    let shroud = Profile::rounded(&[
        (0.046, -0.030, 0.0),
        (0.056, -0.030, 0.0),
        (0.060, 0.030, 0.0),
        (0.050, 0.030, 0.0),
        (0.046, -0.030, 0.0),
    ]);
    parts.paint(place(lathe(&shroud, 18)), livery.trim);
    for blade in 0..4 {
        let blade = bevelled_box(Vec3::new(0.012, 0.006, 0.044), 0.001)
            .transformed(Mat4::from_rotation_z(0.6))
            .at(0.0, 0.0, 0.024)
            .turned(std::f32::consts::FRAC_PI_2 * blade as f32);
        parts.metal(place(blade), livery.metal);
    }
    let disc = Profile::rounded(&[(0.0, 0.026, 0.0), (0.052, 0.026, 0.0), (0.052, 0.030, 0.0), (0.0, 0.030, 0.0)]);
    parts.paint(place(lathe(&disc, 18)), SHADOW);
}

/// The pipe through which it breathes.
fn snorkel(parts: &mut Parts, livery: &Livery) {
    let foot = Vec3::new(0.140, DECK - 0.01, 0.250);
    let path = [(foot, 0.022), (foot + Vec3::Y * 0.150, 0.022), (foot + Vec3::new(0.0, 0.185, 0.035), 0.022)];
    parts.paint(tube(&path, 12), livery.trim);
    let end = foot + Vec3::new(0.0, 0.185, 0.035);
    parts.metal(tube(&[(end, 0.026), (end + Vec3::new(0.0, 0.010, 0.012), 0.026)], 12), livery.metal);
}
