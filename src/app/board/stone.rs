//! Slate: fine-grained stone with faint layers and a few veins, as textures made from seeded noise.

use bevy::prelude::*;

use super::texture::{self, Grade, Spot};
use crate::app::common::noise::{noise, rough_noise};

const SIZE: (u32, u32) = (512, 512);

/// The parameters of a slate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slate {
    color: Vec3,
    /// Colour that is added in the lighter areas.
    bloom: Vec3,
    /// Brightness that is added in veins.
    veins: f32,
    roughness: f32,
    seed: u32,
}

/// For dark cells and the field with lines.
pub(super) const DARK_SLATE: Slate = Slate {
    color: Vec3::new(0.232, 0.252, 0.275),
    bloom: Vec3::new(0.070, 0.074, 0.076),
    veins: 0.10,
    roughness: 0.44,
    seed: 71,
};

/// For light cells: honed, with a green tinge.
pub(super) const PALE_SLATE: Slate = Slate {
    color: Vec3::new(0.620, 0.640, 0.618),
    bloom: Vec3::new(0.085, 0.080, 0.072),
    veins: 0.07,
    roughness: 0.50,
    seed: 83,
};

/// For the frame.
pub(super) const BLACK_SLATE: Slate = Slate {
    color: Vec3::new(0.128, 0.136, 0.150),
    bloom: Vec3::new(0.045, 0.046, 0.048),
    veins: 0.05,
    roughness: 0.40,
    seed: 97,
};

impl Slate {
    fn stone(&self, u: f32, v: f32) -> Spot {
        let seed = self.seed;
        let cloud = rough_noise(u, v, (5, 4), seed);
        let bed = noise(u, v + 0.05 * cloud, (3, 26), seed + 1) - 0.5;
        let grain = noise(u, v, (190, 230), seed + 2) - 0.5;
        let coarse = noise(u, v, (60, 70), seed + 3) - 0.5;
        // A vein lies where slow noise crosses its mean.
        let crossing = (rough_noise(u, v, (3, 3), seed + 4) - 0.5).abs();
        let vein = (1.0 - crossing / 0.006).clamp(0.0, 1.0) * (noise(u, v, (4, 4), seed + 5) - 0.45).max(0.0) * 2.0;
        let light = (0.9 * cloud + 0.30 * bed + 0.35 * grain + 0.25 * coarse).clamp(0.0, 1.2);
        Spot {
            color: self.color + self.bloom * (light - 0.45) + vein * self.veins,
            height: 0.16 * grain + 0.10 * coarse,
        }
    }

    /// The material with its seamless textures.
    pub(super) fn material(&self, grade: Grade, images: &mut Assets<Image>) -> StandardMaterial {
        self.finished(texture::surface(SIZE, grade, images, |u, v| self.stone(u, v)))
    }

    /// The material in its mean colour, for areas too small to show a texture.
    pub(super) fn in_one_color(&self) -> StandardMaterial {
        self.finished(texture::mean_color(|u, v| self.stone(u, v)).into())
    }

    fn finished(&self, surface: StandardMaterial) -> StandardMaterial {
        StandardMaterial { perceptual_roughness: self.roughness, reflectance: 0.32, ..surface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_and_light_cells_of_slate_are_told_apart() {
        let mean = |slate: &Slate| {
            (0..400).map(|n| slate.stone(n as f32 * 0.0173, n as f32 * 0.0311).color.element_sum()).sum::<f32>()
        };
        assert!(mean(&PALE_SLATE) > 2.0 * mean(&DARK_SLATE));
        assert!(mean(&DARK_SLATE) > 1.4 * mean(&BLACK_SLATE));
    }
}
