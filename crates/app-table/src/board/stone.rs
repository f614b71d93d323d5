//! Slate: textures of fine-grained stone with faint layers and a few veins, made from seeded noise.

use bevy::prelude::*;

use super::texture::{self, SurfaceGrade, SurfaceSample};
use cannon_app_base::common::noise::{noise, rough_noise};

const SIZE: (u32, u32) = (512, 512);

#[derive(Clone, Copy, Debug)]
pub(super) struct Slate {
    color: Vec3,
    /// Colour added in the lighter areas.
    highlight: Vec3,
    /// Brightness added in veins.
    vein_brightness: f32,
    roughness: f32,
    seed: u32,
}

/// For dark cells and the field with lines.
pub(super) const DARK_SLATE: Slate = Slate {
    color: Vec3::new(0.232, 0.252, 0.275),
    highlight: Vec3::new(0.070, 0.074, 0.076),
    vein_brightness: 0.10,
    roughness: 0.44,
    seed: 71,
};

/// For light cells: slightly green.
pub(super) const PALE_SLATE: Slate = Slate {
    color: Vec3::new(0.620, 0.640, 0.618),
    highlight: Vec3::new(0.085, 0.080, 0.072),
    vein_brightness: 0.07,
    roughness: 0.50,
    seed: 83,
};

/// For the frame.
pub(super) const BLACK_SLATE: Slate = Slate {
    color: Vec3::new(0.128, 0.136, 0.150),
    highlight: Vec3::new(0.045, 0.046, 0.048),
    vein_brightness: 0.05,
    roughness: 0.40,
    seed: 97,
};

impl Slate {
    /// The surface at (u, v) on the unit square.
    fn sample(&self, u: f32, v: f32) -> SurfaceSample {
        let seed = self.seed;
        let clouds = rough_noise(u, v, (5, 4), seed);
        let layers = noise(u, v + 0.05 * clouds, (3, 26), seed + 1) - 0.5;
        let grain = noise(u, v, (190, 230), seed + 2) - 0.5;
        let coarse = noise(u, v, (60, 70), seed + 3) - 0.5;
        // A vein lies where low-frequency noise crosses its mean.
        let crossing = (rough_noise(u, v, (3, 3), seed + 4) - 0.5).abs();
        let vein = (1.0 - crossing / 0.006).clamp(0.0, 1.0) * (noise(u, v, (4, 4), seed + 5) - 0.45).max(0.0) * 2.0;
        let brightness = (0.9 * clouds + 0.30 * layers + 0.35 * grain + 0.25 * coarse).clamp(0.0, 1.2);
        SurfaceSample {
            color: self.color + self.highlight * (brightness - 0.45) + vein * self.vein_brightness,
            height: 0.16 * grain + 0.10 * coarse,
        }
    }

    /// The material with its seamless textures.
    pub(super) fn material(&self, grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
        self.with_finish(texture::surface_material(SIZE, grade, images, |u, v| self.sample(u, v)))
    }

    /// The material in its mean colour, for areas too small for a texture.
    pub(super) fn mean_color_material(&self) -> StandardMaterial {
        self.with_finish(texture::mean_color(|u, v| self.sample(u, v)).into())
    }

    fn with_finish(&self, surface: StandardMaterial) -> StandardMaterial {
        StandardMaterial { perceptual_roughness: self.roughness, reflectance: 0.32, ..surface }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slates_of_dark_cells_light_cells_and_frame_differ_in_brightness() {
        let mean = |slate: &Slate| {
            (0..400).map(|n| slate.sample(n as f32 * 0.0173, n as f32 * 0.0311).color.element_sum()).sum::<f32>()
        };
        assert!(mean(&PALE_SLATE) > 2.0 * mean(&DARK_SLATE));
        assert!(mean(&DARK_SLATE) > 1.4 * mean(&BLACK_SLATE));
    }
}
