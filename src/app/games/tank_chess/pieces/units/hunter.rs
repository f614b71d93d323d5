//! The hunter: a fast armoured car on six wheels, with a long thin gun behind an open shield.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{antenna, chevron, exhausts, grille, hatch, headlamps, tail_lamps};
use super::super::livery::{IRON, Livery, livery};
use super::super::ordnance::{BORE_HEIGHT, Barrel};
use super::super::running_gear::tyres;
use super::super::turrets::{mantlet, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Shape, bevelled_box};
use crate::rules::Side;

const HALF_WIDTH: f32 = 0.188;
const WHEEL: f32 = 0.080;
const AXLES: [f32; 3] = [0.185, -0.075, -0.270];
const DECK: f32 = 0.205;

/// The hunter of a side.
pub(in super::super) fn hunter(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    for ahead in AXLES {
        tyres(&mut parts, livery, HALF_WIDTH, WHEEL, ahead);
    }
    parts.paint(
        plated(&[
            (0.055, &[(0.060, 0.200), (0.100, 0.120), (0.100, -0.300)]),
            (0.130, &[(0.070, 0.290), (0.118, 0.190), (0.118, -0.350)]),
            (DECK, &[(0.056, 0.130), (0.092, 0.090), (0.092, -0.300)]),
        ]),
        livery.hull,
    );
    for ahead in AXLES {
        let guard = bevelled_box(Vec3::new(0.092, 0.014, 0.160), 0.004).at(HALF_WIDTH - 0.046, 0.168, -ahead);
        parts.paint_pair(guard, livery.trim);
    }
    chevron(&mut parts, livery, (0.136, 0.276), (DECK, 0.140), 0.115);
    headlamps(&mut parts, livery, 0.100, 0.160, 0.255);
    tail_lamps(&mut parts, 0.080, 0.130, -0.352);
    grille(&mut parts, livery, Vec3::new(0.0, DECK, 0.245), Vec2::new(0.140, 0.080), 4);
    exhausts(&mut parts, livery, 0.070, 0.165, -0.350);
    hatch(&mut parts, livery, Vec3::new(0.0, DECK, -0.092), 0.034);

    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, 0.085), 0.100);
    shield(&mut parts, livery);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE_HEIGHT, -0.010), 0.070, 0.034);
    Barrel { x: 0.0, height: BORE_HEIGHT, root: 0.030, muzzle: 0.457, radius: 0.0165, brake: true }
        .mount(&mut parts, livery);
    let breech = bevelled_box(Vec3::new(0.046, 0.050, 0.110), 0.006).at(0.0, BORE_HEIGHT - 0.025, 0.070);
    parts.metal(breech, livery.metal);
    antenna(&mut parts, livery, Vec3::new(-0.075, DECK, 0.285), 0.200);
    parts
}

/// Three plates around the gun, open to the rear.
fn shield(parts: &mut Parts, livery: &Livery) {
    let lean = |shape: Shape, turn: f32| {
        let place = Mat4::from_rotation_y(turn) * Mat4::from_translation(Vec3::new(0.0, DECK, 0.0));
        shape.transformed(place * Mat4::from_rotation_x(0.16))
    };
    let front = bevelled_box(Vec3::new(0.170, 0.180, 0.018), 0.004);
    parts.paint(lean(front, 0.0).at(0.0, 0.0, 0.012), livery.hull);
    let wing = bevelled_box(Vec3::new(0.155, 0.172, 0.018), 0.004);
    parts.paint_pair(lean(wing, -1.05).at(0.116, 0.0, 0.076), livery.hull);
    let stripe = bevelled_box(Vec3::new(0.174, 0.020, 0.022), 0.003);
    parts.paint(stripe.at(0.0, DECK + 0.164, 0.042), livery.accent);
    let seat = bevelled_box(Vec3::new(0.052, 0.040, 0.052), 0.008);
    parts.paint_pair(seat.at(0.060, DECK + 0.012, 0.115), IRON);
}
