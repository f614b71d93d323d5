//! Woods: rings, streaks, fibres and pores as textures made from seeded noise.

use bevy::prelude::*;

use super::texture::{self, Grade, Spot};
use crate::app::common::noise::{noise, rough_noise};

/// Width (along the grain) and height (across it, where details are finer) of a texture, in pixels.
const SIZE: (u32, u32) = (256, 1024);
/// Length that a texture covers, in board units.
pub(super) const WOOD_SIZE: f32 = 3.2;

/// The parameters of a wood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Species {
    /// Colour between the rings.
    early: Vec3,
    /// Colour on the rings.
    late: Vec3,
    /// Rings across the texture.
    rings: f32,
    /// Displacement of the rings, as a share of the texture.
    wander: f32,
    /// Contrast of the rings.
    figure: f32,
    /// Contrast of broad streaks along the grain.
    streaks: f32,
    /// Darkness of the pores.
    pores: f32,
    roughness: f32,
    /// Reflectance of the finish.
    gloss: f32,
    seed: u32,
}

/// For light cells.
pub(super) const MAPLE: Species = Species {
    early: Vec3::new(0.815, 0.680, 0.490),
    late: Vec3::new(0.690, 0.525, 0.340),
    rings: 17.0,
    wander: 0.075,
    figure: 0.34,
    streaks: 0.26,
    pores: 0.05,
    roughness: 0.36,
    gloss: 0.30,
    seed: 11,
};

/// For dark cells.
pub(super) const WALNUT: Species = Species {
    early: Vec3::new(0.410, 0.275, 0.185),
    late: Vec3::new(0.205, 0.120, 0.078),
    rings: 21.0,
    wander: 0.085,
    figure: 0.42,
    streaks: 0.55,
    pores: 0.34,
    roughness: 0.38,
    gloss: 0.30,
    seed: 23,
};

/// For the field with lines.
pub(super) const CHERRY: Species = Species {
    early: Vec3::new(0.690, 0.465, 0.285),
    late: Vec3::new(0.545, 0.325, 0.180),
    rings: 15.0,
    wander: 0.075,
    figure: 0.36,
    streaks: 0.36,
    pores: 0.12,
    roughness: 0.36,
    gloss: 0.30,
    seed: 37,
};

/// For the frame.
pub(super) const MAHOGANY: Species = Species {
    early: Vec3::new(0.300, 0.165, 0.112),
    late: Vec3::new(0.168, 0.082, 0.054),
    rings: 25.0,
    wander: 0.05,
    figure: 0.40,
    streaks: 0.46,
    pores: 0.34,
    roughness: 0.30,
    gloss: 0.33,
    seed: 41,
};

/// For the desk in the study.
pub(super) const DESK: Species = Species {
    early: Vec3::new(0.285, 0.172, 0.108),
    late: Vec3::new(0.150, 0.082, 0.052),
    rings: 17.0,
    wander: 0.08,
    figure: 0.50,
    streaks: 0.55,
    pores: 0.40,
    roughness: 0.34,
    gloss: 0.34,
    seed: 59,
};

/// For the table in the field: bare, weathered wood.
pub(super) const OAK: Species = Species {
    early: Vec3::new(0.470, 0.385, 0.290),
    late: Vec3::new(0.330, 0.255, 0.180),
    rings: 15.0,
    wander: 0.06,
    figure: 0.55,
    streaks: 0.45,
    pores: 0.55,
    roughness: 0.72,
    gloss: 0.30,
    seed: 67,
};

impl Species {
    /// The grain at (u along it, v across it) on the unit square.
    fn grain(&self, u: f32, v: f32) -> Spot {
        let seed = self.seed;
        let bend = rough_noise(u, v, (2, 3), seed) - 0.5;
        let ripple = noise(u, v, (9, 40), seed + 5) - 0.5;
        let across = v + bend * self.wander + ripple * 0.006;
        // The spacing of the rings varies. Their number is an integer, so that the texture is seamless.
        let rings = across * self.rings + 2.2 * (noise(u, across, (1, 5), seed + 2) - 0.5);
        let within = rings.rem_euclid(1.0);
        // A ring darkens slowly and ends sharply.
        let late = within * within * (1.0 - ((within - 0.86) / 0.14).clamp(0.0, 1.0));
        let streak = 0.6 * noise(u, across, (2, 22), seed + 8) + 0.4 * noise(u, across, (4, 70), seed + 6) - 0.5;
        let fibre = noise(u, v, (20, 460), seed + 7) - 0.5;
        let pore = ((noise(u, v, (34, 400), seed + 9) - 0.72) / 0.18).clamp(0.0, 1.0) * (0.4 + 0.6 * within);
        let cloud = rough_noise(u, v, (4, 4), seed + 13) - 0.5;
        let shade = 0.36 + late * self.figure + self.streaks * streak + 0.15 * fibre + 0.22 * cloud;
        let color = self.early.lerp(self.late, shade.clamp(0.0, 1.0)) * (1.0 - 0.6 * self.pores * pore);
        Spot { color, height: 0.10 * fibre - 0.34 * self.pores * pore }
    }

    /// The material with its seamless textures. The grain runs along u.
    pub(super) fn material(&self, grade: Grade, images: &mut Assets<Image>) -> StandardMaterial {
        self.finished(texture::surface(SIZE, grade, images, |u, v| self.grain(u, v)))
    }

    /// The material in its mean colour, for areas too small to show a texture.
    pub(super) fn in_one_color(&self) -> StandardMaterial {
        self.finished(texture::mean_color(|u, v| self.grain(u, v)).into())
    }

    fn finished(&self, surface: StandardMaterial) -> StandardMaterial {
        StandardMaterial { perceptual_roughness: self.roughness, reflectance: self.gloss, ..surface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn woods_are_no_flat_colours_and_differ_in_lightness() {
        let lightness = |species: &Species| -> Vec<f32> {
            (0..400).map(|n| species.grain(n as f32 * 0.0173, n as f32 * 0.0311).color.element_sum() / 3.0).collect()
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
    fn grain_goes_on_over_the_seams() {
        for species in [MAPLE, WALNUT, CHERRY, MAHOGANY, DESK, OAK] {
            for step in 0..40 {
                let t = step as f32 / 40.0;
                let near = |a: Spot, b: Spot| a.color.distance(b.color) < 0.05;
                assert!(near(species.grain(0.0, t), species.grain(0.999_999, t)));
                assert!(near(species.grain(t, 0.0), species.grain(t, 0.999_999)));
            }
        }
    }
}
