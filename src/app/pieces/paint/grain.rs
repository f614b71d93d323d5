//! The wood grain of carved pieces: a seamless texture of seeded noise, along the grain and across the rings.

use bevy::prelude::*;

use crate::app::common::noise::{noise, rough_noise, scatter};

/// Width and height of the texture, in pixels.
const SIDE: u32 = 256;
/// Number of rings across the texture.
const RINGS: u32 = 9;
/// Displacement of the rings, as a share of the texture.
const WANDER: f32 = 0.07;
/// Factor of each colour channel on the darkest ring.
const LATE: Vec3 = Vec3::new(0.60, 0.47, 0.36);

/// The grain as linear factors of the base colour.
#[derive(Clone, Debug)]
pub(in crate::app::pieces) struct Grain(Vec<Vec3>);

impl Grain {
    /// Computes the texture.
    pub(in crate::app::pieces) fn new() -> Grain {
        let place = |at: u32| (at as f32 + 0.5) / SIDE as f32;
        Grain((0..SIDE * SIDE).map(|index| light(place(index % SIDE), place(index / SIDE))).collect())
    }

    /// The bilinearly filtered grain at texture coordinates, which repeat.
    pub(in crate::app::pieces) fn at(&self, place: Vec2) -> Vec3 {
        let place = (place - place.floor()) * SIDE as f32 - 0.5;
        let corner = place.floor();
        let part = place - corner;
        let [x, y] = [corner.x, corner.y].map(|at| (at as i32).rem_euclid(SIDE as i32) as u32);
        let pixel = |dx: u32, dy: u32| self.0[((y + dy) % SIDE * SIDE + (x + dx) % SIDE) as usize];
        pixel(0, 0).lerp(pixel(1, 0), part.x).lerp(pixel(0, 1).lerp(pixel(1, 1), part.x), part.y)
    }

    /// The side of the texture in pixels, and its pixels.
    pub(in crate::app::pieces) fn tile(&self) -> (u32, Vec<Vec3>) {
        (SIDE, self.0.clone())
    }
}

/// The grain at (u along it, v across the rings).
fn light(u: f32, v: f32) -> Vec3 {
    let bend = rough_noise(u, v, (2, 2), 71) - 0.5;
    let rings = (v + bend * WANDER) * RINGS as f32;
    let within = rings.rem_euclid(1.0);
    let ring = scatter(rings.rem_euclid(RINGS as f32) as u32, 5, 73);
    // A ring darkens slowly and ends sharply, and no two are alike.
    let late = within.powf(1.8 + 1.6 * ring) * (1.0 - ((within - 0.90) / 0.10).clamp(0.0, 1.0)) * (0.5 + 0.5 * ring);
    let fibre = noise(u, v, (9, 128), 77) - 0.5;
    let streak = noise(u, v, (3, 30), 78) - 0.5;
    let pore = ((noise(u, v, (20, 110), 79) - 0.74) / 0.14).clamp(0.0, 1.0);
    let shade = (0.14 + 0.75 * late + 0.18 * fibre + 0.26 * streak + 0.30 * pore).clamp(0.0, 1.0);
    Vec3::ONE.lerp(LATE, shade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grain_varies_and_repeats_without_a_seam() {
        let grain = Grain::new();
        let samples: Vec<f32> = (0..500).map(|n| grain.at(Vec2::new(n as f32 * 0.013, n as f32 * 0.037)).y).collect();
        let (low, high) =
            samples.iter().fold((1.0_f32, 0.0_f32), |(low, high), &value| (low.min(value), high.max(value)));
        assert!(high - low > 0.25 && low > 0.3 && high <= 1.0, "{low} to {high}");
        for step in 0..50_u8 {
            let v = f32::from(step) / 50.0;
            assert!(grain.at(Vec2::new(0.0, v)).abs_diff_eq(grain.at(Vec2::new(1.0, v)), 1.0e-3));
            assert!(grain.at(Vec2::new(v, 0.0)).abs_diff_eq(grain.at(Vec2::new(v, 1.0)), 1.0e-3));
        }
    }
}
