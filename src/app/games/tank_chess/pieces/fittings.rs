//! What is bolted onto hulls and turrets: lamps, hatches, grilles, exhausts, antennas, and the chevron that shows the front.

use bevy::prelude::*;

use super::livery::{IRON, Livery, SHADOW, TAIL_LAMP};
use super::ordnance::ahead as laid_ahead;
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, Shape, bevelled_box, ellipsoid, extrude, lathe, tube};

/// Segments around small round things.
const AROUND: usize = 14;

/// A plate in the outline's plane, from the lower to the upper edge of a slope that looks ahead or up. Places are (height, ahead); the
/// outline's y runs up the slope from its middle.
fn on_slope(shape: Shape, lower: (f32, f32), upper: (f32, f32)) -> Shape {
    let [low, high] = [lower, upper].map(|(height, ahead)| Vec3::new(0.0, height, -ahead));
    let up = (high - low).normalize_or(Vec3::Y);
    let right = Vec3::NEG_X;
    let out = right.cross(up);
    let middle = low.midpoint(high);
    shape.transformed(Mat4::from_cols(right.extend(0.0), up.extend(0.0), out.extend(0.0), middle.extend(1.0)))
}

/// A chevron that points ahead, down the middle of a sloping plate.
pub(super) fn chevron(parts: &mut Parts, livery: &Livery, lower: (f32, f32), upper: (f32, f32), width: f32) {
    let [low, high] = [lower, upper].map(|(height, ahead)| Vec2::new(height, ahead));
    let room = low.distance(high) * 0.78;
    let half = width / 2.0;
    let stroke = (room * 0.48).min(width * 0.30);
    let (tip, wing) = (-room / 2.0, room / 2.0);
    let outline = Outline::new(
        [(0.0, tip), (half, wing - stroke), (half, wing), (0.0, tip + stroke), (-half, wing), (-half, wing - stroke)]
            .map(Vec2::from),
    );
    parts.paint(on_slope(extrude(&outline, 0.012, 0.002), lower, upper), livery.accent);
}

/// Two lamps that look ahead.
pub(super) fn headlamps(parts: &mut Parts, livery: &Livery, x: f32, height: f32, ahead: f32) {
    const RADIUS: f32 = 0.021;
    let place = |shape: Shape| laid_ahead(shape).at(x, height, -ahead);
    let cup = Profile::rounded(&[
        (0.0, -0.032, 0.0),
        (RADIUS * 0.7, -0.026, 0.0),
        (RADIUS, -0.006, 0.0),
        (RADIUS, 0.004, 0.0),
        (RADIUS * 0.82, 0.004, 0.0),
    ]);
    parts.metal_pair(place(lathe(&cup, AROUND)), livery.metal);
    let glass = Profile::rounded(&[(RADIUS * 0.84, 0.001, 0.0), (RADIUS * 0.5, 0.008, 0.0), (0.0, 0.010, 0.0)]);
    parts.paint_pair(place(lathe(&glass, AROUND)), livery.lamp);
}

/// Two lamps that look back.
pub(super) fn tail_lamps(parts: &mut Parts, x: f32, height: f32, ahead: f32) {
    parts.paint_pair(bevelled_box(Vec3::new(0.030, 0.018, 0.014), 0.003).at(x, height, -ahead), TAIL_LAMP);
}

/// A round lid with a handle.
pub(super) fn hatch(parts: &mut Parts, livery: &Livery, place: Vec3, radius: f32) {
    let lid = Profile::rounded(&[
        (radius, -0.006, 0.0),
        (radius, 0.008, 0.0),
        (radius * 0.86, 0.014, 0.0),
        (0.0, 0.016, 0.0),
    ]);
    parts.paint(lathe(&lid, AROUND + 2).at(place.x, place.y, place.z), livery.trim);
    let handle = bevelled_box(Vec3::new(radius * 0.9, 0.010, radius * 0.24), 0.002);
    parts.metal(handle.at(place.x, place.y + 0.013, place.z), livery.metal);
}

/// A raised lookout with slits and a lid.
pub(super) fn cupola(parts: &mut Parts, livery: &Livery, place: Vec3, radius: f32, height: f32) {
    let drum = Profile::rounded(&[(radius, -0.010, 0.0), (radius * 0.92, height, 0.0), (0.0, height, 0.0)]);
    parts.paint(lathe(&drum, AROUND + 4).at(place.x, place.y, place.z), livery.hull);
    for slit in 0..5 {
        let slit = bevelled_box(Vec3::new(radius * 0.55, height * 0.30, 0.008), 0.001)
            .at(0.0, height * 0.42, -radius * 0.95)
            .turned(std::f32::consts::TAU * slit as f32 / 5.0);
        parts.paint(slit.at(place.x, place.y, place.z), SHADOW);
    }
    hatch(parts, livery, place + Vec3::Y * height, radius * 0.86);
}

/// Louvres over an engine: dark, with bars across.
pub(super) fn grille(parts: &mut Parts, livery: &Livery, place: Vec3, size: Vec2, bars: usize) {
    parts.paint(bevelled_box(Vec3::new(size.x, 0.010, size.y), 0.002).at(place.x, place.y - 0.004, place.z), SHADOW);
    let pitch = size.y / bars as f32;
    for bar in 0..bars {
        let z = (bar as f32 + 0.5) * pitch - size.y / 2.0;
        let bar = bevelled_box(Vec3::new(size.x * 0.96, 0.012, pitch * 0.48), 0.003);
        parts.paint(bar.at(place.x, place.y, place.z + z), livery.trim);
    }
}

/// A pair of exhaust pipes that lie along the rear and end in the open.
pub(super) fn exhausts(parts: &mut Parts, livery: &Livery, x: f32, height: f32, ahead: f32) {
    let pipe = Profile::rounded(&[
        (0.0, -0.060, 0.0),
        (0.022, -0.056, 0.0),
        (0.022, 0.030, 0.0),
        (0.013, 0.036, 0.0),
        (0.013, 0.062, 0.0),
        (0.0, 0.056, 0.0),
    ]);
    let lean = Mat4::from_translation(Vec3::new(x, height, -ahead)) * Mat4::from_rotation_x(0.35);
    parts.metal_pair(lathe(&pipe, 12).transformed(lean), livery.metal);
}

/// A thin mast with a bead at its end.
pub(super) fn antenna(parts: &mut Parts, livery: &Livery, foot: Vec3, height: f32) {
    let socket = Profile::rounded(&[(0.015, -0.006, 0.0), (0.013, 0.020, 0.0), (0.0, 0.028, 0.0)]);
    parts.paint(lathe(&socket, 10).at(foot.x, foot.y, foot.z), IRON);
    let tip = foot + Vec3::Y * height;
    parts.metal(tube(&[(foot, 0.0065), (tip, 0.0045)], 6), livery.metal);
    parts.metal(ellipsoid(Vec3::splat(0.0125), 8).at(tip.x, tip.y, tip.z), livery.metal);
}

/// A chest strapped onto something, standing on `place`.
pub(super) fn stowage(parts: &mut Parts, livery: &Livery, place: Vec3, size: Vec3) {
    parts.paint(bevelled_box(size, 0.006).at(place.x, place.y, place.z), livery.dusk);
    for side in [-0.28, 0.28] {
        let strap = bevelled_box(Vec3::new(size.x * 0.08, size.y + 0.004, size.z + 0.006), 0.002);
        parts.metal(strap.at(place.x + side * size.x, place.y, place.z), livery.metal);
    }
}

/// A cloth that flies from a pole at its `top` towards the rear and the right, forked at its end. It lies over more the farther from the
/// pole, so that it is seen from above as well as from every side.
pub(super) fn pennant(parts: &mut Parts, top: Vec3, length: f32, depth: f32, color: Color) {
    const STEPS: usize = 10;
    const FORK: f32 = 0.66;
    /// How far it lies over at its end, as an angle from the vertical.
    const LEAN: f32 = 1.05;
    let fly = Vec3::new(0.60, 0.0, 0.80);
    let over = Vec3::new(0.80, 0.0, -0.60);
    let at = |t: f32, drop: f32| {
        let (lean_over, hang) = (LEAN * (t * 1.6).min(1.0)).sin_cos();
        let wave = 0.07 * length * (t * 6.4).sin() * t;
        let fall = over * lean_over - Vec3::Y * hang;
        top + fly * (length * t) + over * wave - Vec3::Y * (0.10 * depth * t) + fall * (depth * drop * (1.0 - 0.15 * t))
    };
    let split = |t: f32| ((t - FORK) / (1.0 - FORK)).max(0.0) * 0.40;
    let mut cloth = Shape::default();
    for step in 0..STEPS {
        let [t0, t1] = [step, step + 1].map(|step| step as f32 / STEPS as f32);
        let upper = [at(t0, 0.5 - split(t0)), at(t1, 0.5 - split(t1)), at(t1, 0.0), at(t0, 0.0)];
        let lower = [at(t0, 1.0), at(t1, 1.0), at(t1, 0.5 + split(t1)), at(t0, 0.5 + split(t0))];
        for [a, b, c, d] in [upper, lower] {
            cloth.flat_quad([a, b, c, d], [Vec2::ZERO; 4]);
            cloth.flat_quad([d, c, b, a], [Vec2::ZERO; 4]);
        }
    }
    parts.paint(cloth, color);
}
