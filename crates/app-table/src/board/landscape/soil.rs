//! Soil: seamless textures of meadow, snow and sand, made from seeded noise. Relief is drawn into the colours, too, because the low quality
//! tier has no normal maps.

use bevy::prelude::*;

use super::super::texture::{self, SurfaceGrade, SurfaceSample};
use cannon_app_base::common::noise::{noise, rough_noise};
use cannon_appearance::GroundLook;

/// Width and height of the texture in pixels.
const SIZE: (u32, u32) = (1024, 1024);
/// Width and height that the texture covers, in squares.
pub(super) const SOIL_SIZE: f32 = 8.0;

/// A kind of ground.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Soil {
    /// The usual colour.
    color: Vec3,
    /// The colour of patches: dry grass, thin snow, gravel.
    patch: Vec3,
    /// The colour of the finest specks: earth, blades of grass, pebbles.
    speck: Vec3,
    /// The height of a point on the unit square.
    relief: fn(f32, f32, u32) -> f32,
    /// Brightness added where the relief is high and taken where it is low.
    relief_shade: f32,
    seed: u32,
}

const MEADOW: Soil = Soil {
    color: Vec3::new(0.314, 0.376, 0.227),
    patch: Vec3::new(0.403, 0.398, 0.253),
    speck: Vec3::new(0.263, 0.243, 0.155),
    relief: tufts,
    relief_shade: 0.30,
    seed: 211,
};

const SNOW: Soil = Soil {
    color: Vec3::new(0.307, 0.364, 0.446),
    patch: Vec3::new(0.330, 0.373, 0.436),
    speck: Vec3::new(0.262, 0.291, 0.330),
    relief: drifts,
    relief_shade: 0.17,
    seed: 223,
};

const SAND: Soil = Soil {
    color: Vec3::new(0.443, 0.354, 0.236),
    patch: Vec3::new(0.399, 0.325, 0.236),
    speck: Vec3::new(0.335, 0.265, 0.185),
    relief: ripples,
    relief_shade: 0.15,
    seed: 239,
};

/// Tufts of grass.
fn tufts(u: f32, v: f32, seed: u32) -> f32 {
    0.55 * noise(u, v, (72, 80), seed) + 0.45 * noise(u, v, (190, 170), seed + 1)
}

/// Snow drifts, which the wind has drawn out along u.
fn drifts(u: f32, v: f32, seed: u32) -> f32 {
    let bend = 0.035 * rough_noise(u, v, (3, 3), seed + 1);
    0.70 * rough_noise(u, v + bend, (7, 19), seed) + 0.30 * noise(u, v, (150, 160), seed + 2)
}

/// Ripples of sand across u.
fn ripples(u: f32, v: f32, seed: u32) -> f32 {
    /// Number of ripples on the texture.
    const RIPPLES: f32 = 44.0;
    let bend = rough_noise(u, v, (4, 4), seed);
    let wave = ((u + 0.5 * v + 0.12 * bend) * RIPPLES * std::f32::consts::TAU).sin();
    let strength = noise(u, v, (6, 6), seed + 4);
    0.5 + 0.34 * wave * strength + 0.5 * (noise(u, v, (170, 180), seed + 2) - 0.5)
}

impl Soil {
    /// The soil of a look. The board of wood has no soil and gets the soil of summer.
    pub(in super::super) const fn of(look: GroundLook) -> Soil {
        match look {
            GroundLook::Summer | GroundLook::Walnut => MEADOW,
            GroundLook::Winter => SNOW,
            GroundLook::Desert => SAND,
        }
    }

    /// The ground at (u, v) on the unit square.
    fn sample(&self, u: f32, v: f32) -> SurfaceSample {
        let seed = self.seed;
        let smooth = |low: f32, high: f32, value: f32| {
            let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        };
        let patches = smooth(0.44, 0.66, rough_noise(u, v, (5, 5), seed + 7));
        let relief = (self.relief)(u, v, seed + 11);
        let specks =
            smooth(0.62, 0.95, noise(u, v, (110, 130), seed + 17) * 0.6 + noise(u, v, (260, 230), seed + 18) * 0.4);
        let color = self.color.lerp(self.patch, 0.75 * patches).lerp(self.speck, 0.8 * specks);
        SurfaceSample { color: color * (1.0 + self.relief_shade * (relief - 0.5)), height: 2.2 * relief }
    }

    /// The material with its seamless textures.
    pub(in super::super) fn material(&self, grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
        let surface = texture::surface_material(SIZE, grade, images, |u, v| self.sample(u, v));
        StandardMaterial { perceptual_roughness: 0.95, reflectance: 0.15, ..surface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOILS: [Soil; 3] = [MEADOW, SNOW, SAND];

    #[test]
    fn soils_are_seamless_and_muted() {
        for soil in SOILS {
            for step in 0..40 {
                let t = step as f32 / 40.0;
                let are_close = |a: SurfaceSample, b: SurfaceSample| a.color.distance(b.color) < 0.03;
                assert!(are_close(soil.sample(0.0, t), soil.sample(0.999_999, t)), "{} at {t}", soil.seed);
                assert!(are_close(soil.sample(t, 0.0), soil.sample(t, 0.999_999)), "{} at {t}", soil.seed);
            }
            let colors: Vec<Vec3> = (0..400).map(|n| soil.sample(n as f32 * 0.0173, n as f32 * 0.0311).color).collect();
            let mean = colors.iter().sum::<Vec3>() / colors.len() as f32;
            assert!(colors.iter().all(|color| color.distance(mean) < 0.22), "{} competes with units", soil.seed);
        }
    }
}
