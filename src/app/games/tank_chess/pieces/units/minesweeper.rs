//! The minesweeper: a small turret far back, and ahead of the hull a roller of toothed discs.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, exhausts, grille, hatch, headlamps, tail_lamps};
use super::super::livery::{Livery, STEEL, livery};
use super::super::ordnance::Barrel;
use super::super::running_gear::{Tracks, across, toothed};
use super::super::turrets::{mantlet, round_turret, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{bevelled_box, extrude, tube};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.205, width: 0.078, rear: -0.385, front: 0.165, height: 0.150, wheels: 5, wheel: 0.048 };
const DECK: f32 = 0.216;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = -0.095;
const BORE: f32 = 0.285;
/// Height and distance ahead of the roller's axle.
const AXLE: (f32, f32) = (0.082, 0.300);
/// Radius of the roller's discs.
const ROLLER: f32 = 0.082;
const DISCS: usize = 8;

/// The minesweeper of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    TRACKS.mudguards(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.045, &[(0.126, 0.110), (0.126, -0.350)]),
            (0.120, &[(0.126, 0.175), (0.126, -0.370)]),
            (0.170, &[(0.126, 0.130), (0.126, -0.360)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[(0.156, &[(0.185, 0.150), (0.195, -0.362)]), (DECK, &[(0.158, 0.040), (0.168, -0.330)])]),
        livery.hull,
    );
    chevron(&mut parts, livery, (0.160, 0.144), (DECK, 0.042), 0.27);
    headlamps(&mut parts, livery, 0.160, 0.188, 0.148);
    tail_lamps(&mut parts, 0.165, 0.172, -0.364);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.282), Vec2::new(0.220, 0.075), 4);
    exhausts(&mut parts, livery, 0.090, 0.182, -0.380);
    roller(&mut parts, livery);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.122);
    round_turret(&mut parts, livery, Vec3::new(0.0, DECK + 0.006, -PIVOT), 0.120, 0.086, 0.112, 1.0);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -PIVOT - 0.100), 0.084, 0.032);
    Barrel { x: 0.0, height: BORE, root: PIVOT + 0.108, muzzle: 0.215, radius: 0.0145, brake: false }
        .mount(&mut parts, livery);
    hatch(&mut parts, livery, Vec3::new(0.030, DECK + 0.115, -PIVOT + 0.020), 0.042);
    hatch(&mut parts, livery, Vec3::new(-0.045, DECK + 0.114, -PIVOT), 0.030);
    parts
}

fn roller(parts: &mut Parts, livery: &Livery) {
    let (height, ahead) = AXLE;
    const HALF: f32 = 0.232;
    let pitch = 2.0 * HALF / DISCS as f32;
    for disc in 0..DISCS {
        let x = (disc as f32 + 0.5) * pitch - HALF;
        // Neighbouring discs are turned against each other.
        let turn = if disc % 2 == 0 { 0.0 } else { 0.26 };
        let wheel =
            extrude(&toothed(10, ROLLER, ROLLER * 0.74), pitch * 0.62, 0.0).transformed(Mat4::from_rotation_z(turn));
        parts.metal(across(wheel).at(x, height, -ahead), STEEL);
    }
    let [left, right] = [-HALF, HALF].map(|x| Vec3::new(x, height, -ahead));
    parts.paint(tube(&[(left, 0.026), (right, 0.026)], 12), livery.dusk);
    // A yoke behind the roller, and arms that carry it from the hull.
    let yoke = bevelled_box(Vec3::new(2.0 * HALF, 0.040, 0.034), 0.006).at(0.0, 0.168, -ahead + 0.086);
    parts.paint(yoke, livery.accent);
    for x in [HALF - 0.058, 0.058] {
        let arm = [
            (Vec3::new(x, 0.186, -ahead + 0.086), 0.014),
            (Vec3::new(x, 0.178, -ahead + 0.020), 0.014),
            (Vec3::new(x, height, -ahead), 0.014),
        ];
        parts.paint_pair(tube(&arm, 8), livery.trim);
    }
    let boom = [(Vec3::new(0.110, 0.185, -ahead + 0.090), 0.018), (Vec3::new(0.118, 0.172, -0.090), 0.018)];
    parts.paint_pair(tube(&boom, 10), livery.trim);
}
