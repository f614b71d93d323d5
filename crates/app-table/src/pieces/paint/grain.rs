//! The wood grain of carved pieces: a seamless texture made from seeded noise, with u along the grain and v across the rings.

use bevy::prelude::*;

use cannon_app_base::common::noise::{noise, rough_noise, scatter};

/// Width and height of the texture, in pixels.
const SIDE: u32 = 256;
/// Number of rings across the texture.
const RINGS: u32 = 9;
/// Amplitude of the displacement of the rings, as a share of the texture.
const RING_DISPLACEMENT: f32 = 0.07;
/// Factor of each colour channel at the darkest part of a ring.
const LATEWOOD_FACTOR: Vec3 = Vec3::new(0.60, 0.47, 0.36);

/// A grain texture, as linear factors of the base colour.
#[derive(Clone, Debug)]
pub(in crate::pieces) struct Grain(Vec<Vec3>);

impl Grain {
    /// Computes the texture.
    pub(in crate::pieces) fn new() -> Grain {
        let coordinate = |index: u32| (index as f32 + 0.5) / SIDE as f32;
        Grain((0..SIDE * SIDE).map(|index| grain_factor(coordinate(index % SIDE), coordinate(index / SIDE))).collect())
    }

    /// The grain at texture coordinates, bilinearly filtered. The texture repeats.
    pub(in crate::pieces) fn sample(&self, coordinates: Vec2) -> Vec3 {
        let coordinates = (coordinates - coordinates.floor()) * SIDE as f32 - 0.5;
        let corner = coordinates.floor();
        let fraction = coordinates - corner;
        let [x, y] = [corner.x, corner.y].map(|pixel_index| (pixel_index as i32).rem_euclid(SIDE as i32) as u32);
        let pixel = |dx: u32, dy: u32| self.0[((y + dy) % SIDE * SIDE + (x + dx) % SIDE) as usize];
        pixel(0, 0).lerp(pixel(1, 0), fraction.x).lerp(pixel(0, 1).lerp(pixel(1, 1), fraction.x), fraction.y)
    }

    /// The side of the texture in pixels, and its pixels.
    pub(in crate::pieces) fn pixels(&self) -> (u32, Vec<Vec3>) {
        (SIDE, self.0.clone())
    }
}

/// The grain at (u, v).
fn grain_factor(u: f32, v: f32) -> Vec3 {
    let displacement = rough_noise(u, v, (2, 2), 71) - 0.5;
    let rings = (v + displacement * RING_DISPLACEMENT) * RINGS as f32;
    let ring_phase = rings.rem_euclid(1.0);
    let ring = scatter(rings.rem_euclid(RINGS as f32) as u32, 5, 73);
    // A ring darkens slowly and ends sharply. The rings differ in contrast.
    let latewood =
        ring_phase.powf(1.8 + 1.6 * ring) * (1.0 - ((ring_phase - 0.90) / 0.10).clamp(0.0, 1.0)) * (0.5 + 0.5 * ring);
    let fibre = noise(u, v, (9, 128), 77) - 0.5;
    let streak = noise(u, v, (3, 30), 78) - 0.5;
    let pore = ((noise(u, v, (20, 110), 79) - 0.74) / 0.14).clamp(0.0, 1.0);
    let shade = (0.14 + 0.75 * latewood + 0.18 * fibre + 0.26 * streak + 0.30 * pore).clamp(0.0, 1.0);
    Vec3::ONE.lerp(LATEWOOD_FACTOR, shade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grain_varies_and_repeats_without_a_seam() {
        let grain = Grain::new();
        let samples: Vec<f32> =
            (0..500).map(|n| grain.sample(Vec2::new(n as f32 * 0.013, n as f32 * 0.037)).y).collect();
        let (min, max) = samples.iter().fold((1.0_f32, 0.0_f32), |(min, max), &value| (min.min(value), max.max(value)));
        assert!(max - min > 0.25 && min > 0.3 && max <= 1.0, "{min} to {max}");
        for step in 0..50_u8 {
            let v = f32::from(step) / 50.0;
            assert!(grain.sample(Vec2::new(0.0, v)).abs_diff_eq(grain.sample(Vec2::new(1.0, v)), 1.0e-3));
            assert!(grain.sample(Vec2::new(v, 0.0)).abs_diff_eq(grain.sample(Vec2::new(v, 1.0)), 1.0e-3));
        }
    }
}
