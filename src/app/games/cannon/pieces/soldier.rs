//! The soldiers: turned figures on a pedestal. Dark wears the tall shako with a plume, Light the broad bicorne.
//!
//! A soldier stands on y = 0 and looks along -z.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::livery::{BOXWOOD, IRON, Livery, OAK, STEEL, livery};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Outline, Profile, Shape, bevelled_box, ellipsoid, extrude, lathe, ribbon, tube};
use crate::rules::Side;

/// Segments around a turned part.
const AROUND: usize = 36;
/// Segments around a small part.
const AROUND_SMALL: usize = 14;
/// How much less deep than wide a figure is.
const FLATNESS: f32 = 0.84;
/// Where the hat sits.
const BROW: f32 = 0.735;

/// A soldier of the given side.
pub(super) fn soldier(side: Side) -> Parts {
    let livery = livery(side);
    let mut parts = Parts::default();
    pedestal(&mut parts, livery);
    figure(&mut parts, livery);
    arms(&mut parts, livery);
    musket(&mut parts);
    match side {
        Side::South => shako(&mut parts, livery),
        Side::North => bicorne(&mut parts, livery),
    }
    parts
}

/// The turned base that both armies share in shape.
fn pedestal(parts: &mut Parts, livery: &Livery) {
    let foot = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.292, 0.0, 0.006),
        (0.302, 0.014, 0.012),
        (0.302, 0.044, 0.016),
        (0.276, 0.056, 0.01),
        (0.262, 0.060, 0.006),
        (0.262, 0.072, 0.0),
        (0.0, 0.072, 0.0),
    ]);
    parts.paint(lathe(&foot, AROUND), livery.dusk);
    let ring =
        Profile::rounded(&[(0.240, 0.070, 0.0), (0.266, 0.070, 0.008), (0.266, 0.088, 0.008), (0.240, 0.088, 0.0)]);
    parts.metal(lathe(&ring, AROUND), livery.metal);
    let dome = Profile::rounded(&[
        (0.246, 0.084, 0.0),
        (0.246, 0.096, 0.008),
        (0.205, 0.118, 0.03),
        (0.168, 0.124, 0.02),
        (0.150, 0.136, 0.01),
        (0.0, 0.136, 0.0),
    ]);
    parts.paint(lathe(&dome, AROUND), livery.coat);
}

/// The coat from hem to collar.
fn coat_profile() -> Profile {
    Profile::rounded(&[
        (0.0, 0.128, 0.0),
        (0.172, 0.128, 0.008),
        (0.184, 0.142, 0.012),
        (0.160, 0.250, 0.06),
        (0.122, 0.385, 0.05),
        (0.128, 0.430, 0.03),
        (0.164, 0.535, 0.06),
        (0.158, 0.592, 0.035),
        (0.096, 0.618, 0.03),
        (0.060, 0.630, 0.0),
        (0.0, 0.630, 0.0),
    ])
}

/// A point of the coat's surface at a height and an angle from the front (positive towards the right arm), with its normal.
fn on_coat(coat: &Profile, height: f32, angle: f32) -> (Vec3, Vec3) {
    let radius = coat.radius_at(height);
    let (sin, cos) = angle.sin_cos();
    let point = Vec3::new(radius * sin, height, -radius * cos * FLATNESS);
    let lean = (coat.radius_at(height - 0.01) - coat.radius_at(height + 0.01)) / 0.02;
    (point, Vec3::new(sin * FLATNESS, lean * FLATNESS, -cos).normalize())
}

fn figure(parts: &mut Parts, livery: &Livery) {
    let coat = coat_profile();
    parts.paint(lathe(&coat, AROUND).scaled(1.0, 1.0, FLATNESS), livery.coat);

    // The hem of the skirt in the second tone, the waist belt, and its buckle.
    let hem =
        Profile::rounded(&[(0.168, 0.131, 0.0), (0.189, 0.140, 0.006), (0.1855, 0.164, 0.006), (0.166, 0.168, 0.0)]);
    parts.paint(lathe(&hem, AROUND).scaled(1.0, 1.0, FLATNESS), livery.accent);
    let belt =
        Profile::rounded(&[(0.112, 0.372, 0.0), (0.134, 0.374, 0.008), (0.136, 0.408, 0.008), (0.116, 0.412, 0.0)]);
    parts.paint(lathe(&belt, AROUND).scaled(1.0, 1.0, FLATNESS), livery.belt);
    let (buckle, _) = on_coat(&coat, 0.391, 0.0);
    parts.metal(bevelled_box(Vec3::new(0.05, 0.042, 0.014), 0.005).at(0.0, 0.370, buckle.z - 0.014), livery.metal);

    // Two belts across chest and back.
    for turn in [0.0, PI] {
        for hand in [-1.0, 1.0] {
            let path: Vec<_> = (0..=14)
                .map(|step| {
                    let t = step as f32 / 14.0;
                    on_coat(&coat, 0.600 - 0.205 * t, turn + hand * (0.95 - 1.75 * t))
                })
                .collect();
            parts.paint(ribbon(&path, 0.036, 0.007), livery.belt);
        }
    }
    let (plate, normal) = on_coat(&coat, 0.49, 0.0);
    parts.metal(
        ellipsoid(Vec3::new(0.026, 0.030, 0.010), AROUND_SMALL).transformed(facing(plate, normal)),
        livery.metal,
    );
    for height in [0.43, 0.555] {
        let (button, normal) = on_coat(&coat, height, 0.0);
        parts.metal(ellipsoid(Vec3::new(0.010, 0.010, 0.008), 8).transformed(facing(button, normal)), livery.metal);
    }
    for height in [0.20, 0.26, 0.32] {
        let (button, normal) = on_coat(&coat, height, 0.0);
        parts.metal(ellipsoid(Vec3::new(0.010, 0.010, 0.008), 8).transformed(facing(button, normal)), livery.metal);
    }

    let collar =
        Profile::rounded(&[(0.04, 0.612, 0.0), (0.076, 0.612, 0.008), (0.080, 0.652, 0.012), (0.062, 0.656, 0.0)]);
    parts.paint(lathe(&collar, AROUND_SMALL * 2), livery.accent);
    let head = Profile::rounded(&[
        (0.0, 0.630, 0.0),
        (0.050, 0.636, 0.02),
        (0.076, 0.672, 0.03),
        (0.084, 0.715, 0.035),
        (0.078, 0.770, 0.03),
        (0.0, 0.800, 0.0),
    ]);
    parts.paint(lathe(&head, AROUND_SMALL * 2), BOXWOOD);
    parts.paint(ellipsoid(Vec3::new(0.011, 0.015, 0.016), 10).at(0.0, 0.698, -0.083), BOXWOOD);
}

/// A transform that puts a thing made around the origin, facing -z, on a surface.
fn facing(point: Vec3, normal: Vec3) -> Mat4 {
    Transform::from_translation(point).looking_to(normal, Vec3::Y).to_matrix()
}

fn arms(parts: &mut Parts, livery: &Livery) {
    // The right arm holds the musket; the left hangs at the seam.
    let right = [
        (Vec3::new(0.130, 0.590, 0.000), 0.030),
        (Vec3::new(0.168, 0.572, 0.000), 0.050),
        (Vec3::new(0.192, 0.520, 0.006), 0.049),
        (Vec3::new(0.208, 0.450, 0.008), 0.044),
        (Vec3::new(0.204, 0.405, -0.016), 0.042),
        (Vec3::new(0.200, 0.385, -0.060), 0.040),
        (Vec3::new(0.200, 0.380, -0.090), 0.036),
    ];
    let left = [
        (Vec3::new(-0.130, 0.590, 0.000), 0.030),
        (Vec3::new(-0.168, 0.572, 0.000), 0.050),
        (Vec3::new(-0.194, 0.520, 0.004), 0.049),
        (Vec3::new(-0.208, 0.450, 0.002), 0.044),
        (Vec3::new(-0.204, 0.380, -0.010), 0.041),
        (Vec3::new(-0.196, 0.330, -0.022), 0.038),
    ];
    for (arm, cuff_end) in [(&right[..], 6), (&left[..], 5)] {
        parts.paint(tube(arm, AROUND_SMALL), livery.coat);
        let (wrist, before) = (arm[cuff_end], arm[cuff_end - 1]);
        let along = (wrist.0 - before.0).normalize_or(Vec3::NEG_Y);
        let cuff = [
            (wrist.0 - along * 0.028, wrist.1 + 0.004),
            (wrist.0 - along * 0.024, wrist.1 + 0.009),
            (wrist.0 + along * 0.006, wrist.1 + 0.009),
            (wrist.0 + along * 0.010, wrist.1 + 0.004),
        ];
        parts.paint(tube(&cuff, AROUND_SMALL), livery.accent);
        let hand = wrist.0 + along * 0.022;
        parts.paint(ellipsoid(Vec3::new(0.032, 0.034, 0.032), AROUND_SMALL).at(hand.x, hand.y, hand.z), BOXWOOD);
    }
    let epaulette = Profile::rounded(&[
        (0.0, -0.018, 0.0),
        (0.052, -0.022, 0.006),
        (0.058, -0.006, 0.008),
        (0.044, 0.010, 0.014),
        (0.020, 0.020, 0.014),
        (0.0, 0.021, 0.0),
    ]);
    parts.metal_pair(
        lathe(&epaulette, AROUND_SMALL + 4).transformed(
            Mat4::from_translation(Vec3::new(0.168, 0.606, 0.0))
                * Mat4::from_rotation_z(-0.32)
                * Mat4::from_scale(Vec3::new(1.05, 1.0, 0.9)),
        ),
        livery.metal,
    );
}

fn musket(parts: &mut Parts) {
    let at = |shape: Shape| shape.at(0.200, 0.0, -0.122);
    let stock = Profile::rounded(&[
        (0.0, 0.150, 0.0),
        (0.026, 0.152, 0.006),
        (0.024, 0.250, 0.03),
        (0.015, 0.330, 0.03),
        (0.016, 0.640, 0.01),
        (0.0, 0.645, 0.0),
    ]);
    parts.paint(at(lathe(&stock, AROUND_SMALL).scaled(0.8, 1.0, 1.15)), OAK);
    let barrel = Profile::rounded(&[(0.0, 0.40, 0.0), (0.0105, 0.40, 0.0), (0.0095, 0.800, 0.002), (0.0, 0.802, 0.0)]);
    parts.metal(at(lathe(&barrel, 10)).at(0.0, 0.0, -0.011), STEEL);
    for height in [0.46, 0.60] {
        let band = Profile::rounded(&[
            (0.010, height, 0.0),
            (0.021, height, 0.003),
            (0.021, height + 0.016, 0.003),
            (0.010, height + 0.016, 0.0),
        ]);
        parts.metal(at(lathe(&band, AROUND_SMALL)).at(0.0, 0.0, -0.004), STEEL);
    }
    let bayonet = Profile::rounded(&[(0.0, 0.790, 0.0), (0.0075, 0.792, 0.0), (0.006, 0.860, 0.0), (0.0, 0.915, 0.0)]);
    parts.metal(at(lathe(&bayonet, 6)).at(-0.008, 0.0, -0.011), STEEL);
}

/// Tall, flaring to the top, with a plume: Dark's hat.
fn shako(parts: &mut Parts, livery: &Livery) {
    let cap = Profile::rounded(&[
        (0.074, BROW - 0.010, 0.0),
        (0.093, BROW - 0.008, 0.006),
        (0.092, BROW + 0.020, 0.004),
        (0.106, BROW + 0.135, 0.008),
        (0.112, BROW + 0.140, 0.004),
        (0.112, BROW + 0.154, 0.006),
        (0.098, BROW + 0.158, 0.006),
        (0.090, BROW + 0.150, 0.004),
        (0.0, BROW + 0.146, 0.0),
    ]);
    parts.paint(lathe(&cap, AROUND), livery.hat);
    let band = Profile::rounded(&[
        (0.086, BROW + 0.000, 0.0),
        (0.0965, BROW + 0.001, 0.003),
        (0.0965, BROW + 0.018, 0.003),
        (0.086, BROW + 0.020, 0.0),
    ]);
    parts.metal(lathe(&band, AROUND), livery.metal);
    let edge = Profile::rounded(&[
        (0.100, BROW + 0.138, 0.0),
        (0.1145, BROW + 0.140, 0.003),
        (0.1145, BROW + 0.150, 0.003),
        (0.100, BROW + 0.152, 0.0),
    ]);
    parts.metal(lathe(&edge, AROUND), livery.metal);

    // The peak over the eyes.
    let arc = |radius: f32, push: f32| {
        (0..=10).map(move |step| {
            let angle = PI * (0.12 + 0.76 * step as f32 / 10.0);
            Vec2::new(radius * angle.cos(), radius * angle.sin() + push)
        })
    };
    let peak = Outline::new(arc(0.092, 0.034).chain(arc(0.086, -0.004).collect::<Vec<_>>().into_iter().rev()));
    let peak = extrude(&peak, 0.010, 0.003).transformed(
        Mat4::from_translation(Vec3::new(0.0, BROW - 0.006, 0.0)) * Mat4::from_rotation_x(-PI / 2.0 - 0.20),
    );
    parts.paint(peak, IRON);

    // The plate, and the plume above it.
    let plate = Outline::new(
        [(0.0, -0.034), (0.026, -0.012), (0.026, 0.022), (0.0, 0.036), (-0.026, 0.022), (-0.026, -0.012)]
            .map(Vec2::from),
    );
    let plate = extrude(&plate, 0.010, 0.003)
        .transformed(Mat4::from_translation(Vec3::new(0.0, BROW + 0.072, -0.101)) * Mat4::from_rotation_x(0.12));
    parts.metal(plate, livery.metal);
    let plume = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.016, 0.004, 0.004),
        (0.026, 0.040, 0.03),
        (0.034, 0.095, 0.03),
        (0.024, 0.134, 0.02),
        (0.0, 0.144, 0.0),
    ]);
    parts.paint(lathe(&plume, AROUND_SMALL + 4).at(0.0, BROW + 0.120, -0.100), livery.accent);
}

/// Broad, worn from ear to ear: Light's hat.
fn bicorne(parts: &mut Parts, livery: &Livery) {
    const STEPS: usize = 18;
    let along = |step: usize| 2.0 * step as f32 / STEPS as f32 - 1.0;
    // Across the face: the brim rises to the tips, the crown bulges above the head.
    let brim = |t: f32| Vec2::new(0.182 * t, BROW - 0.004 + 0.030 * t * t - 0.052 * t.powi(6));
    let crown = |t: f32| Vec2::new(0.182 * t, BROW + 0.012 + 0.118 * (1.0 - t.abs().powf(2.2)).max(0.0).powf(0.62));
    let outline =
        Outline::new((0..=STEPS).map(|step| brim(along(step))).chain((1..STEPS).rev().map(|step| crown(along(step)))));
    for (turn, lean) in [(0.030, 0.10), (-0.030, -0.10)] {
        // Two flaps that lean together at the top.
        let flap = extrude(&outline, 0.030, 0.010).transformed(
            Mat4::from_translation(Vec3::new(0.0, BROW, turn * 1.75))
                * Mat4::from_rotation_x(-lean)
                * Mat4::from_translation(Vec3::new(0.0, -BROW, 0.0)),
        );
        parts.paint(flap, livery.hat);
        let edge: Vec<_> = (0..=STEPS).map(|step| (crown(along(step)).extend(0.0), 0.0085)).collect();
        let edge = tube(&edge, 8).transformed(
            Mat4::from_translation(Vec3::new(0.0, BROW, turn * 1.75))
                * Mat4::from_rotation_x(-lean)
                * Mat4::from_translation(Vec3::new(0.0, -BROW, 0.0)),
        );
        parts.metal(edge, livery.metal);
    }
    parts.paint(ellipsoid(Vec3::new(0.098, 0.085, 0.080), AROUND_SMALL * 2).at(0.0, BROW + 0.012, 0.0), livery.hat);
    let cockade = Profile::rounded(&[(0.0, 0.0, 0.0), (0.032, 0.0, 0.004), (0.034, 0.010, 0.006), (0.0, 0.016, 0.0)]);
    let on_front =
        Mat4::from_translation(Vec3::new(0.0, BROW + 0.072, -0.057)) * Mat4::from_rotation_x(-PI / 2.0 + 0.10);
    parts.paint(lathe(&cockade, AROUND_SMALL + 4).transformed(on_front), livery.accent);
    let boss = ellipsoid(Vec3::new(0.012, 0.008, 0.012), 10).at(0.0, 0.014, 0.0);
    parts.metal(boss.transformed(on_front), livery.metal);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soldiers_fit_their_point_and_stand_on_the_board() {
        for side in Side::ALL {
            let Parts { painted, metal } = soldier(side);
            let (low, high) = painted.bounds();
            assert!(low.y.abs() < 1.0e-4, "{side:?} stands at {}", low.y);
            assert!((0.82..1.05).contains(&high.y.max(metal.bounds().1.y)), "{side:?} is {} tall", high.y);
            assert!(painted.radius() < 0.38 && metal.radius() < 0.38);
            painted.assert_sound_normals();
        }
    }

    #[test]
    fn the_armies_differ_in_silhouette() {
        let (dark, light) = (soldier(Side::South).painted.bounds().1, soldier(Side::North).painted.bounds().1);
        assert!(dark.y > light.y + 0.08, "the shako with its plume stands out above the bicorne");
    }
}
