//! The super-heavy tank: a fortress with skirts over its tracks, a great box of a turret and two guns side by side.

use bevy::prelude::*;

use super::super::armour::plated;
use super::super::fittings::{chevron, cupola, exhausts, grille, hatch, headlamps, stowage, tail_lamps};
use super::super::livery::{Livery, livery};
use super::super::ordnance::Barrel;
use super::super::running_gear::{Tracks, across};
use super::super::turrets::{mantlet, turret_ring};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, bevelled_box, extrude};
use crate::rules::Side;

const TRACKS: Tracks =
    Tracks { half_width: 0.252, width: 0.100, rear: -0.355, front: 0.315, height: 0.180, wheels: 7, wheel: 0.046 };
const DECK: f32 = 0.262;
const ROOF: f32 = 0.432;
const BORE: f32 = 0.345;
/// Where the turret turns, ahead of the middle.
pub(in super::super) const PIVOT: f32 = -0.030;

/// The super-heavy tank of a side without its turret.
pub(in super::super) fn hull(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    TRACKS.lay(&mut parts, livery);
    parts.paint(
        plated(&[
            (0.060, &[(0.155, 0.240), (0.155, -0.310)]),
            (0.140, &[(0.155, 0.330), (0.155, -0.345)]),
            (0.200, &[(0.155, 0.280), (0.155, -0.345)]),
        ]),
        livery.trim,
    );
    parts.paint(
        plated(&[
            (0.176, &[(0.250, 0.308), (0.256, -0.352)]),
            (0.200, &[(0.250, 0.308), (0.256, -0.352)]),
            (DECK, &[(0.215, 0.185), (0.225, -0.325)]),
        ]),
        livery.hull,
    );
    skirts(&mut parts, livery);
    chevron(&mut parts, livery, (0.206, 0.300), (DECK, 0.192), 0.38);
    headlamps(&mut parts, livery, 0.205, 0.232, 0.292);
    tail_lamps(&mut parts, 0.220, 0.205, -0.352);
    grille(&mut parts, livery, Vec3::new(-0.105, DECK, 0.278), Vec2::new(0.150, 0.075), 4);
    grille(&mut parts, livery, Vec3::new(0.105, DECK, 0.278), Vec2::new(0.150, 0.075), 4);
    exhausts(&mut parts, livery, 0.120, 0.225, -0.358);
    parts
}

/// Its turret.
pub(in super::super) fn turret(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    turret_ring(&mut parts, livery, Vec3::new(0.0, DECK, -PIVOT), 0.205);
    parts.paint(
        plated(&[
            (DECK + 0.008, &[(0.150, 0.120), (0.182, 0.075), (0.182, -0.215), (0.130, -0.255)]),
            (ROOF, &[(0.124, 0.070), (0.150, 0.040), (0.150, -0.195), (0.110, -0.225)]),
        ]),
        livery.hull,
    );
    let stripe = bevelled_box(Vec3::new(0.230, 0.028, 0.012), 0.003).at(0.0, DECK + 0.050, 0.250);
    parts.paint(stripe, livery.accent);
    mantlet(&mut parts, livery, Vec3::new(0.0, BORE, -0.098), 0.235, 0.060);
    for x in [-0.066, 0.066] {
        Barrel { x, height: BORE, root: 0.130, muzzle: 0.428, radius: 0.026, brake: true }.mount(&mut parts, livery);
    }
    cupola(&mut parts, livery, Vec3::new(-0.078, ROOF, 0.060), 0.056, 0.040);
    cupola(&mut parts, livery, Vec3::new(0.078, ROOF, 0.060), 0.044, 0.026);
    hatch(&mut parts, livery, Vec3::new(0.0, ROOF, 0.160), 0.044);
    stowage(&mut parts, livery, Vec3::new(0.0, DECK + 0.090, 0.258), Vec3::new(0.180, 0.045, 0.045));
    parts
}

/// Plates in front of the tracks, in four panels, with the lower run left in sight.
fn skirts(parts: &mut Parts, livery: &Livery) {
    const PANELS: usize = 4;
    let (rear, front) = (TRACKS.rear + 0.012, TRACKS.front - 0.012);
    let length = (front - rear) / PANELS as f32;
    for panel in 0..PANELS {
        let start = rear + length * panel as f32;
        let outline = Outline::new(
            [
                (start + 0.004, 0.100),
                (start + 0.018, 0.080),
                (start + length - 0.018, 0.080),
                (start + length - 0.004, 0.100),
                (start + length - 0.004, 0.188),
                (start + 0.004, 0.188),
            ]
            .map(Vec2::from),
        );
        let plate = across(extrude(&outline, 0.014, 0.003)).at(TRACKS.half_width + 0.012, 0.0, 0.0);
        parts.paint_pair(plate, livery.trim);
    }
}
