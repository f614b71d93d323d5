//! The towns: small fortresses on a turned base. Dark builds with pointed spires, Light with round cupolas.
//!
//! A town stands on y = 0; its gate looks along -z.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use super::livery::{IRON, Livery, OAK, SHADOW, livery};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, Shape, bevelled_box, ellipsoid, extrude, lathe, tube};
use crate::rules::Side;

/// Segments around the base.
const AROUND: usize = 48;
/// Segments around a tower.
const AROUND_TOWER: usize = 20;
/// Height of the ground inside the walls.
const GROUND: f32 = 0.090;
/// Distance of the corner towers and walls from the middle.
const WALL: f32 = 0.205;
/// Height of the walls above y = 0, without crenels.
const WALL_TOP: f32 = 0.275;
/// Height of the corner towers, without crenels.
const TOWER_TOP: f32 = 0.385;
/// Height of the keep, without its crenels.
const KEEP_TOP: f32 = 0.645;
/// Half the width of the keep.
const KEEP: f32 = 0.098;

/// The town of the given side.
pub(super) fn town(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    base(&mut parts, livery);
    walls(&mut parts, livery);
    houses(&mut parts, livery);
    keep(&mut parts, livery);
    for (x, z) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
        tower(&mut parts, livery, Vec3::new(x * WALL, 0.0, z * WALL), side);
    }
    let tip = match side {
        Side::South => spire(&mut parts, livery),
        Side::North => cupola(&mut parts, livery),
    };
    flag(&mut parts, livery, tip);
    parts
}

fn base(parts: &mut Parts, livery: &Livery) {
    let foot = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.366, 0.0, 0.006),
        (0.376, 0.014, 0.012),
        (0.376, 0.042, 0.016),
        (0.352, 0.054, 0.01),
        (0.340, 0.058, 0.0),
        (0.0, 0.058, 0.0),
    ]);
    parts.paint(lathe(&foot, AROUND), livery.dusk);
    let ring =
        Profile::rounded(&[(0.320, 0.056, 0.0), (0.346, 0.056, 0.008), (0.346, 0.074, 0.008), (0.320, 0.074, 0.0)]);
    parts.metal(lathe(&ring, AROUND), livery.metal);
    let ground =
        Profile::rounded(&[(0.334, 0.070, 0.0), (0.332, 0.080, 0.008), (0.300, GROUND, 0.02), (0.0, GROUND, 0.0)]);
    parts.paint(lathe(&ground, AROUND), livery.coping);
}

/// Small stones have small bevels.
fn tooth_bevel(size: Vec3) -> f32 {
    (size.min_element() * 0.2).min(0.004)
}

/// A row of merlons along x, centred.
fn merlons(width: f32, count: usize, size: Vec3) -> Shape {
    (0..count)
        .map(|index| {
            let x = (width - size.x) * (index as f32 / (count - 1) as f32 - 0.5);
            bevelled_box(size, tooth_bevel(size)).at(x, 0.0, 0.0)
        })
        .collect()
}

/// Merlons on a circle.
fn merlon_ring(radius: f32, count: usize, size: Vec3) -> Shape {
    (0..count)
        .map(|index| {
            bevelled_box(size, tooth_bevel(size))
                .at(0.0, 0.0, -radius)
                .turned(TAU * (index as f32 + 0.5) / count as f32)
        })
        .collect()
}

/// An outline with a flat foot and a round head, standing on y = 0.
fn arch(width: f32, height: f32) -> Outline {
    let radius = width / 2.0;
    let head = (0..=10).map(|step| {
        let angle = PI * step as f32 / 10.0;
        Vec2::new(radius * angle.cos(), height - radius + radius * angle.sin())
    });
    Outline::new([Vec2::new(-radius, 0.0), Vec2::new(radius, 0.0)].into_iter().chain(head))
}

fn walls(parts: &mut Parts, livery: &Livery) {
    const THICKNESS: f32 = 0.052;
    for quarter in 0..4 {
        let turn = FRAC_PI_2 * quarter as f32;
        let place = |shape: Shape| shape.at(0.0, 0.0, -WALL).turned(turn);
        let wall =
            bevelled_box(Vec3::new(2.0 * WALL, WALL_TOP - GROUND + 0.02, THICKNESS), 0.004).at(0.0, GROUND - 0.02, 0.0);
        parts.paint(place(wall), livery.stone);
        let coping =
            bevelled_box(Vec3::new(2.0 * WALL - 0.1, 0.018, THICKNESS + 0.018), 0.004).at(0.0, WALL_TOP - 0.020, 0.0);
        parts.paint(place(coping), livery.coping);
        let teeth = merlons(0.27, 5, Vec3::new(0.034, 0.040, 0.020)).at(0.0, WALL_TOP - 0.004, -0.020);
        parts.paint(place(teeth), livery.stone);
        if quarter != 0 {
            let slits = merlons(0.16, 3, Vec3::new(0.012, 0.055, 0.010)).at(0.0, 0.165, -THICKNESS / 2.0 + 0.001);
            parts.paint(place(slits), SHADOW);
        }
    }
    gatehouse(parts, livery);
}

fn gatehouse(parts: &mut Parts, livery: &Livery) {
    let place = |shape: Shape| shape.at(0.0, GROUND, -WALL);
    parts.paint(place(bevelled_box(Vec3::new(0.155, 0.250, 0.090), 0.006).at(0.0, -0.01, 0.0)), livery.stone);
    parts.paint(place(bevelled_box(Vec3::new(0.172, 0.020, 0.108), 0.005).at(0.0, 0.222, 0.0)), livery.coping);
    for z in [-0.042, 0.042] {
        parts.paint(place(merlons(0.172, 3, Vec3::new(0.040, 0.040, 0.022)).at(0.0, 0.238, z)), livery.stone);
    }
    parts.paint(place(extrude(&arch(0.108, 0.158), 0.014, 0.005).at(0.0, -0.004, -0.046)), livery.coping);
    parts.paint(place(extrude(&arch(0.082, 0.142), 0.016, 0.0).at(0.0, -0.004, -0.0475)), SHADOW);
    // A portcullis, half raised.
    for x in [-0.026, 0.0, 0.026] {
        parts.metal(place(bevelled_box(Vec3::new(0.006, 0.078, 0.006), 0.001).at(x, 0.062, -0.056)), IRON);
    }
    for y in [0.070, 0.096, 0.120] {
        parts.metal(place(bevelled_box(Vec3::new(0.074, 0.006, 0.005), 0.001).at(0.0, y, -0.056)), IRON);
    }
    let shield = Outline::new(
        [(-0.020, 0.024), (-0.020, -0.004), (0.0, -0.026), (0.020, -0.004), (0.020, 0.024)].map(Vec2::from),
    );
    parts.paint(place(extrude(&shield, 0.012, 0.003).at(0.0, 0.190, -0.047)), livery.accent);
}

fn houses(parts: &mut Parts, livery: &Livery) {
    // (x, z, turn, width, depth, height to the eaves)
    const HOUSES: [(f32, f32, f32, f32, f32, f32); 5] = [
        (-0.140, -0.118, 0.10, 0.085, 0.100, 0.135),
        (0.142, -0.112, -0.08, 0.085, 0.105, 0.155),
        (-0.145, 0.060, 1.50, 0.100, 0.080, 0.175),
        (0.145, 0.065, 1.64, 0.100, 0.082, 0.150),
        (0.000, 0.150, 1.57, 0.075, 0.150, 0.165),
    ];
    for (x, z, turn, width, depth, eaves) in HOUSES {
        let place = |shape: Shape| shape.turned(turn).at(x, GROUND, z);
        parts.paint(place(bevelled_box(Vec3::new(width, eaves, depth), 0.004)), livery.stone);
        let half = width / 2.0 + 0.012;
        let gable = Outline::new([(-half, 0.0), (half, 0.0), (0.0, width * 0.72)].map(Vec2::from));
        parts.paint(place(extrude(&gable, depth + 0.020, 0.003).at(0.0, eaves - 0.004, 0.0)), livery.roof);
    }
}

fn tower(parts: &mut Parts, livery: &Livery, foot: Vec3, side: Side) {
    let place = |shape: Shape| shape.at(foot.x, 0.0, foot.z);
    let shaft = Profile::rounded(&[
        (0.078, GROUND - 0.02, 0.0),
        (0.078, GROUND + 0.02, 0.01),
        (0.064, GROUND + 0.05, 0.02),
        (0.060, TOWER_TOP - 0.045, 0.01),
        (0.074, TOWER_TOP - 0.025, 0.006),
        (0.074, TOWER_TOP, 0.004),
        (0.0, TOWER_TOP, 0.0),
    ]);
    parts.paint(place(lathe(&shaft, AROUND_TOWER)), livery.stone);
    let collar = Profile::rounded(&[
        (0.060, TOWER_TOP - 0.030, 0.0),
        (0.078, TOWER_TOP - 0.024, 0.004),
        (0.078, TOWER_TOP - 0.010, 0.004),
        (0.060, TOWER_TOP - 0.006, 0.0),
    ]);
    parts.paint(place(lathe(&collar, AROUND_TOWER)), livery.coping);
    parts.paint(
        place(merlon_ring(0.063, 7, Vec3::new(0.032, 0.040, 0.018)).at(0.0, TOWER_TOP - 0.004, 0.0)),
        livery.stone,
    );
    let roof = match side {
        Side::South => {
            Profile::rounded(&[(0.0, 0.0, 0.0), (0.056, 0.0, 0.003), (0.046, 0.022, 0.01), (0.0, 0.150, 0.0)])
        }
        Side::North => Profile::rounded(&[
            (0.0, 0.0, 0.0),
            (0.050, 0.0, 0.003),
            (0.056, 0.030, 0.02),
            (0.036, 0.068, 0.03),
            (0.008, 0.082, 0.01),
            (0.0, 0.104, 0.0),
        ]),
    };
    parts.paint(place(lathe(&roof, AROUND_TOWER).at(0.0, TOWER_TOP + 0.002, 0.0)), livery.roof);
    let tip = TOWER_TOP + if side == Side::South { 0.150 } else { 0.098 };
    parts.metal(place(ellipsoid(Vec3::splat(0.011), 10).at(0.0, tip, 0.0)), livery.metal);
}

fn keep(parts: &mut Parts, livery: &Livery) {
    parts.paint(
        bevelled_box(Vec3::new(2.0 * KEEP, KEEP_TOP - GROUND + 0.02, 2.0 * KEEP), 0.008).at(0.0, GROUND - 0.02, 0.0),
        livery.stone,
    );
    let skirt = Vec3::new(2.0 * KEEP + 0.030, 0.050, 2.0 * KEEP + 0.030);
    parts.paint(bevelled_box(skirt, 0.006).at(0.0, KEEP_TOP - 0.045, 0.0), livery.stone);
    let string = Vec3::new(2.0 * KEEP + 0.020, 0.016, 2.0 * KEEP + 0.020);
    for height in [0.43, KEEP_TOP - 0.052] {
        parts.paint(bevelled_box(string, 0.005).at(0.0, height, 0.0), livery.coping);
    }
    for quarter in 0..4 {
        let place = |shape: Shape| shape.at(0.0, 0.0, -KEEP).turned(FRAC_PI_2 * quarter as f32);
        parts.paint(
            place(merlons(0.224, 4, Vec3::new(0.034, 0.044, 0.022)).at(0.0, KEEP_TOP + 0.002, -0.004)),
            livery.stone,
        );
        for (x, y) in [(-0.040, 0.50), (0.040, 0.50), (0.0, 0.345)] {
            parts.paint(place(extrude(&arch(0.040, 0.072), 0.010, 0.003).at(x, y - 0.006, -0.001)), livery.coping);
            parts.paint(place(extrude(&arch(0.026, 0.058), 0.012, 0.0).at(x, y, -0.0015)), SHADOW);
        }
        // Buttresses at the corners.
        parts.paint(place(bevelled_box(Vec3::new(0.032, 0.34, 0.032), 0.005).at(-KEEP, GROUND, 0.0)), livery.coping);
    }
}

/// Eight-sided and pointed. Returns where the flag stands.
fn spire(parts: &mut Parts, livery: &Livery) -> f32 {
    let drum = extrude(&Outline::regular(8, 0.090), 0.075, 0.004)
        .transformed(Mat4::from_translation(Vec3::Y * (KEEP_TOP + 0.030)) * Mat4::from_rotation_x(FRAC_PI_2));
    parts.paint(drum, livery.stone);
    let foot = KEEP_TOP + 0.064;
    let roof = Profile::rounded(&[
        (0.0, foot, 0.0),
        (0.106, foot, 0.003),
        (0.082, foot + 0.040, 0.02),
        (0.012, foot + 0.300, 0.0),
        (0.0, foot + 0.302, 0.0),
    ]);
    parts.paint(lathe(&roof, 8), livery.roof);
    let tip = foot + 0.30;
    parts.metal(ellipsoid(Vec3::new(0.016, 0.014, 0.016), 12).at(0.0, tip, 0.0), livery.metal);
    tip
}

/// Round, on a drum with windows. Returns where the flag stands.
fn cupola(parts: &mut Parts, livery: &Livery) -> f32 {
    let drum = Profile::rounded(&[
        (0.090, KEEP_TOP - 0.01, 0.0),
        (0.086, KEEP_TOP + 0.085, 0.0),
        (0.098, KEEP_TOP + 0.092, 0.004),
        (0.098, KEEP_TOP + 0.106, 0.004),
        (0.0, KEEP_TOP + 0.106, 0.0),
    ]);
    parts.paint(lathe(&drum, AROUND_TOWER * 2), livery.stone);
    for index in 0..8 {
        let window =
            extrude(&arch(0.024, 0.058), 0.010, 0.0).at(0.0, KEEP_TOP + 0.018, -0.085).turned(TAU * index as f32 / 8.0);
        parts.paint(window, SHADOW);
    }
    let foot = KEEP_TOP + 0.104;
    let dome = Profile::rounded(&[
        (0.0, foot, 0.0),
        (0.090, foot, 0.002),
        (0.106, foot + 0.050, 0.04),
        (0.088, foot + 0.115, 0.05),
        (0.030, foot + 0.160, 0.04),
        (0.014, foot + 0.190, 0.02),
        (0.0, foot + 0.194, 0.0),
    ]);
    parts.paint(lathe(&dome, AROUND_TOWER * 2), livery.roof);
    let lantern = Profile::rounded(&[
        (0.010, foot + 0.170, 0.0),
        (0.024, foot + 0.172, 0.004),
        (0.024, foot + 0.190, 0.004),
        (0.012, foot + 0.200, 0.004),
        (0.018, foot + 0.214, 0.008),
        (0.0, foot + 0.232, 0.0),
    ]);
    parts.metal(lathe(&lantern, AROUND_TOWER), livery.metal);
    foot + 0.228
}

fn flag(parts: &mut Parts, livery: &Livery, foot: f32) {
    const LENGTH: f32 = 0.150;
    const STEPS: usize = 12;
    let height = 0.175;
    let pole = [(Vec3::Y * (foot - 0.02), 0.006), (Vec3::Y * (foot + height), 0.005)];
    parts.paint(tube(&pole, 8), OAK);
    parts.metal(ellipsoid(Vec3::splat(0.011), 10).at(0.0, foot + height, 0.0), livery.metal);
    // A swallow-tailed pennant that waves along its length.
    let top = foot + height - 0.012;
    let wave = |t: f32| 0.012 * (t * 7.0).sin() * t;
    let mut cloth = Shape::default();
    for step in 0..STEPS {
        let [t0, t1] = [step, step + 1].map(|s| s as f32 / STEPS as f32);
        let [high0, high1] = [t0, t1].map(|t| Vec3::new(LENGTH * t, top - 0.012 * t, wave(t)));
        let [low0, low1] = [t0, t1].map(|t| Vec3::new(LENGTH * t, top - 0.084 + 0.010 * t, wave(t)));
        let fork = |t: f32, high: Vec3, low: Vec3| {
            let open = ((t - 0.68) / 0.32).max(0.0) * 0.42;
            (high.lerp(low, 0.5 - open), high.lerp(low, 0.5 + open))
        };
        let ((up0, down0), (up1, down1)) = (fork(t0, high0, low0), fork(t1, high1, low1));
        for [a, b, c, d] in [[up0, up1, high1, high0], [low0, low1, down1, down0]] {
            cloth.flat_quad([a, b, c, d], [Vec2::ZERO; 4]);
            cloth.flat_quad([d, c, b, a], [Vec2::ZERO; 4]);
        }
    }
    parts.paint(cloth, livery.accent);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_fit_their_point_and_stand_on_the_board() {
        for side in Side::ALL {
            let Parts { painted, metal } = town(side);
            let (low, high) = painted.bounds();
            assert!(low.y.abs() < 1.0e-4);
            assert!((1.05..1.30).contains(&high.y), "{side:?} is {} tall", high.y);
            assert!(painted.radius() <= 0.381 && metal.radius() <= 0.381, "{} {}", painted.radius(), metal.radius());
            painted.assert_sound_normals();
        }
    }
}
