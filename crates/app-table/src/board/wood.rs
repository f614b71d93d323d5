//! Wood: textures with rings, streaks, fibres and pores, made from seeded noise.

use bevy::prelude::*;

use super::texture::{self, SurfaceGrade, SurfaceSample};
use cannon_app_base::common::noise::{noise, rough_noise};

/// Width and height of a texture in pixels in fine quality. The grain runs along the width; details are finer across it.
const SIZE: (u32, u32) = (512, 1024);
/// The same for plain quality, in which textures have half this width and height.
const PLAIN_SIZE: (u32, u32) = (256, 1024);
/// Width and height that a texture covers, in board units.
pub(super) const WOOD_SIZE: f32 = 3.2;

#[derive(Clone, Copy, Debug)]
pub(super) struct WoodSpecies {
    /// Colour of the early wood, between the rings.
    earlywood: Vec3,
    /// Colour of the late wood, on the rings.
    latewood: Vec3,
    /// Number of rings across the texture.
    rings: f32,
    /// Amplitude of the displacement of the rings, as a share of the texture.
    ring_displacement: f32,
    ring_contrast: f32,
    /// Contrast of the broad streaks along the grain.
    streak_contrast: f32,
    pore_darkness: f32,
    roughness: f32,
    reflectance: f32,
    seed: u32,
}

/// For light cells.
pub(super) const MAPLE: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.815, 0.680, 0.490),
    latewood: Vec3::new(0.690, 0.525, 0.340),
    rings: 17.0,
    ring_displacement: 0.075,
    ring_contrast: 0.34,
    streak_contrast: 0.26,
    pore_darkness: 0.05,
    roughness: 0.36,
    reflectance: 0.30,
    seed: 11,
};

/// For dark cells.
pub(super) const WALNUT: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.410, 0.275, 0.185),
    latewood: Vec3::new(0.205, 0.120, 0.078),
    rings: 21.0,
    ring_displacement: 0.085,
    ring_contrast: 0.42,
    streak_contrast: 0.55,
    pore_darkness: 0.34,
    roughness: 0.38,
    reflectance: 0.30,
    seed: 23,
};

/// For the field with lines.
pub(super) const CHERRY: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.690, 0.465, 0.285),
    latewood: Vec3::new(0.545, 0.325, 0.180),
    rings: 15.0,
    ring_displacement: 0.075,
    ring_contrast: 0.36,
    streak_contrast: 0.36,
    pore_darkness: 0.12,
    roughness: 0.36,
    reflectance: 0.30,
    seed: 37,
};

/// For the lighter squares of a board without strong contrasts.
pub(super) const BUTTERNUT: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.564, 0.413, 0.282),
    latewood: Vec3::new(0.423, 0.293, 0.190),
    rings: 15.0,
    ring_displacement: 0.075,
    ring_contrast: 0.34,
    streak_contrast: 0.34,
    pore_darkness: 0.14,
    roughness: 0.50,
    reflectance: 0.28,
    seed: 29,
};

/// For the darker squares of a board without strong contrasts.
pub(super) const ELM: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.500, 0.359, 0.250),
    latewood: Vec3::new(0.374, 0.252, 0.166),
    rings: 18.0,
    ring_displacement: 0.080,
    ring_contrast: 0.36,
    streak_contrast: 0.38,
    pore_darkness: 0.18,
    roughness: 0.50,
    reflectance: 0.28,
    seed: 31,
};

/// For the frame.
pub(super) const MAHOGANY: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.300, 0.165, 0.112),
    latewood: Vec3::new(0.168, 0.082, 0.054),
    rings: 25.0,
    ring_displacement: 0.05,
    ring_contrast: 0.40,
    streak_contrast: 0.46,
    pore_darkness: 0.34,
    roughness: 0.30,
    reflectance: 0.33,
    seed: 41,
};

/// For the desk in the study.
pub(super) const DESK: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.285, 0.172, 0.108),
    latewood: Vec3::new(0.150, 0.082, 0.052),
    rings: 17.0,
    ring_displacement: 0.08,
    ring_contrast: 0.50,
    streak_contrast: 0.55,
    pore_darkness: 0.40,
    roughness: 0.34,
    reflectance: 0.34,
    seed: 59,
};

/// For the table in the field: weathered wood without varnish.
pub(super) const OAK: WoodSpecies = WoodSpecies {
    earlywood: Vec3::new(0.470, 0.385, 0.290),
    latewood: Vec3::new(0.330, 0.255, 0.180),
    rings: 15.0,
    ring_displacement: 0.06,
    ring_contrast: 0.55,
    streak_contrast: 0.45,
    pore_darkness: 0.55,
    roughness: 0.72,
    reflectance: 0.30,
    seed: 67,
};

impl WoodSpecies {
    /// The grain at (u, v) on the unit square. The grain runs along u.
    fn sample(&self, u: f32, v: f32) -> SurfaceSample {
        let seed = self.seed;
        let displacement = rough_noise(u, v, (2, 3), seed) - 0.5;
        let ripple = noise(u, v, (9, 40), seed + 5) - 0.5;
        let displaced_v = v + displacement * self.ring_displacement + ripple * 0.006;
        // The spacing of the rings varies. Their number is an integer, so that the texture is seamless.
        let rings = displaced_v * self.rings + 2.2 * (noise(u, displaced_v, (1, 5), seed + 2) - 0.5);
        let ring_phase = rings.rem_euclid(1.0);
        // A ring darkens slowly and ends sharply.
        let latewood = ring_phase * ring_phase * (1.0 - ((ring_phase - 0.86) / 0.14).clamp(0.0, 1.0));
        let streak =
            0.6 * noise(u, displaced_v, (2, 22), seed + 8) + 0.4 * noise(u, displaced_v, (4, 70), seed + 6) - 0.5;
        let fibre = 0.6 * noise(u, v, (56, 500), seed + 7) + 0.4 * noise(u, displaced_v, (22, 230), seed + 10) - 0.5;
        // Pores are short dashes, most of them in late wood.
        let pore = ((noise(u, v, (84, 420), seed + 9) - 0.70) / 0.16).clamp(0.0, 1.0) * (0.35 + 0.65 * ring_phase);
        let clouds = rough_noise(u, v, (4, 4), seed + 13) - 0.5;
        let shade = 0.36 + latewood * self.ring_contrast + self.streak_contrast * streak + 0.34 * fibre + 0.18 * clouds;
        let color = self.earlywood.lerp(self.latewood, shade.clamp(0.0, 1.0)) * (1.0 - 0.6 * self.pore_darkness * pore);
        SurfaceSample { color, height: 0.10 * fibre - 0.34 * self.pore_darkness * pore }
    }

    /// The material with its seamless textures.
    pub(super) fn material(&self, grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
        let size = if grade == SurfaceGrade::Fine { SIZE } else { PLAIN_SIZE };
        self.with_finish(texture::surface_material(size, grade, images, |u, v| self.sample(u, v)))
    }

    /// The material in its mean colour, for areas too small for a texture.
    pub(super) fn mean_color_material(&self) -> StandardMaterial {
        self.with_finish(texture::mean_color(|u, v| self.sample(u, v)).into())
    }

    fn with_finish(&self, surface: StandardMaterial) -> StandardMaterial {
        StandardMaterial { perceptual_roughness: self.roughness, reflectance: self.reflectance, ..surface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn woods_vary_in_lightness_and_differ_from_each_other() {
        let lightness = |wood: &WoodSpecies| -> Vec<f32> {
            (0..400).map(|n| wood.sample(n as f32 * 0.0173, n as f32 * 0.0311).color.element_sum() / 3.0).collect()
        };
        let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
        let (maple, walnut) = (lightness(&MAPLE), lightness(&WALNUT));
        assert!(mean(&maple) > 1.8 * mean(&walnut));
        for values in [maple, walnut] {
            let mean = mean(&values);
            assert!(values.iter().any(|value| (value - mean).abs() > 0.06 * mean));
        }
    }

    #[test]
    fn grain_is_seamless() {
        for species in [MAPLE, WALNUT, CHERRY, BUTTERNUT, ELM, MAHOGANY, DESK, OAK] {
            for step in 0..40 {
                let t = step as f32 / 40.0;
                let are_close = |a: SurfaceSample, b: SurfaceSample| a.color.distance(b.color) < 0.05;
                assert!(are_close(species.sample(0.0, t), species.sample(0.999_999, t)));
                assert!(are_close(species.sample(t, 0.0), species.sample(t, 0.999_999)));
            }
        }
    }
}
