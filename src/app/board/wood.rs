//! Woods: grain, fibres and pores as textures made from seeded noise.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::noise::{noise, rough_noise, scatter};

/// Pixels of a texture along each side.
const SIZE: u32 = 1024;
/// How many board units a texture covers.
pub(super) const WOOD_SIZE: f32 = 3.2;

/// What makes one wood look different from another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Species {
    /// Between the rings.
    early: Vec3,
    /// On the rings.
    late: Vec3,
    /// Rings across the texture.
    rings: u32,
    /// How far the rings wander, as a share of the texture.
    wander: f32,
    /// How strongly the rings show.
    figure: f32,
    /// How dark the pores are.
    pores: f32,
    roughness: f32,
    varnish: f32,
    seed: u32,
}

/// Light cells.
pub(super) const MAPLE: Species = Species {
    early: Vec3::new(0.80, 0.625, 0.405),
    late: Vec3::new(0.66, 0.465, 0.27),
    rings: 11,
    wander: 0.16,
    figure: 0.55,
    pores: 0.10,
    roughness: 0.50,
    varnish: 0.22,
    seed: 11,
};

/// Dark cells.
pub(super) const WALNUT: Species = Species {
    early: Vec3::new(0.345, 0.205, 0.12),
    late: Vec3::new(0.185, 0.098, 0.055),
    rings: 15,
    wander: 0.20,
    figure: 0.80,
    pores: 0.45,
    roughness: 0.52,
    varnish: 0.22,
    seed: 23,
};

/// The field of the board with lines.
pub(super) const CHERRY: Species = Species {
    early: Vec3::new(0.665, 0.43, 0.235),
    late: Vec3::new(0.50, 0.285, 0.14),
    rings: 9,
    wander: 0.22,
    figure: 0.70,
    pores: 0.20,
    roughness: 0.50,
    varnish: 0.22,
    seed: 37,
};

/// The frame.
pub(super) const MAHOGANY: Species = Species {
    early: Vec3::new(0.255, 0.108, 0.062),
    late: Vec3::new(0.135, 0.050, 0.030),
    rings: 19,
    wander: 0.10,
    figure: 0.75,
    pores: 0.50,
    roughness: 0.42,
    varnish: 0.45,
    seed: 41,
};

/// The table under the board.
pub(super) const OAK: Species = Species {
    early: Vec3::new(0.205, 0.135, 0.085),
    late: Vec3::new(0.105, 0.064, 0.040),
    rings: 13,
    wander: 0.12,
    figure: 0.9,
    pores: 0.65,
    roughness: 0.68,
    varnish: 0.0,
    seed: 59,
};

/// One spot of a wood.
struct Grain {
    color: Vec3,
    height: f32,
}

impl Species {
    /// The grain at (u along it, v across it) on the unit square.
    fn grain(&self, u: f32, v: f32) -> Grain {
        let seed = self.seed;
        let bend = rough_noise(u, v, (2, 2), seed) - 0.5;
        let ripple = noise(u, v, (7, 24), seed + 5) - 0.5;
        let rings = (v + bend * self.wander + ripple * 0.008) * self.rings as f32;
        let within = rings.rem_euclid(1.0);
        let ring = scatter(rings.rem_euclid(self.rings as f32) as u32, 3, seed);
        // A ring darkens slowly and ends sharply, each a little differently.
        let late =
            within.powf(1.6 + 2.0 * ring) * (1.0 - ((within - 0.93) / 0.07).clamp(0.0, 1.0)) * (0.55 + 0.45 * ring);
        let fibre = noise(u, v, (24, 420), seed + 7) - 0.5;
        let streak = noise(u, v, (5, 90), seed + 8) - 0.5;
        let pore = ((noise(u, v, (46, 360), seed + 9) - 0.70) / 0.16).clamp(0.0, 1.0) * (0.35 + 0.65 * within);
        let cloud = rough_noise(u, v, (3, 5), seed + 13) - 0.5;
        let shade = (late * self.figure + 0.16 * fibre + 0.22 * streak + 0.30 * cloud + 0.12).clamp(0.0, 1.0);
        let color = self.early.lerp(self.late, shade) * (1.0 - self.pores * 0.55 * pore) * (1.0 + 0.08 * fibre);
        Grain { color, height: 0.35 * fibre - 0.9 * self.pores.sqrt() * pore - 0.25 * late }
    }

    /// The material, with its textures. Textures repeat without a seam; the grain runs along u.
    pub(super) fn material(&self, images: &mut Assets<Image>) -> StandardMaterial {
        let grains: Vec<Grain> = (0..SIZE * SIZE)
            .map(|index| {
                let place = |at: u32| (at as f32 + 0.5) / SIZE as f32;
                self.grain(place(index % SIZE), place(index / SIZE))
            })
            .collect();
        let height = |x: u32, y: u32| grains[(y % SIZE * SIZE + x % SIZE) as usize].height;
        let normals = (0..SIZE * SIZE).map(|index| {
            const RELIEF: f32 = 0.35;
            let (x, y) = (index % SIZE, index / SIZE);
            let slope = |ahead: f32, behind: f32| (behind - ahead) * RELIEF;
            let across = slope(height(x, y + 1), height(x, y + SIZE - 1));
            let along = slope(height(x + 1, y), height(x + SIZE - 1, y));
            Vec3::new(along, across, 1.0).normalize() * 0.5 + 0.5
        });
        let normals = normals.collect();
        let colors = grains.iter().map(|grain| grain.color).collect();
        StandardMaterial {
            base_color_texture: Some(images.add(texture(colors, SIZE, SIZE, Encoding::Color))),
            normal_map_texture: Some(images.add(texture(normals, SIZE, SIZE, Encoding::Data))),
            perceptual_roughness: self.roughness,
            reflectance: 0.33,
            clearcoat: self.varnish,
            clearcoat_perceptual_roughness: 0.25,
            ..default()
        }
    }
}

/// What the numbers of a texture mean.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Encoding {
    /// Colours in sRGB.
    Color,
    /// Numbers as they are.
    Data,
}

/// A repeating texture with all its smaller versions.
fn texture(mut pixels: Vec<Vec3>, mut width: u32, mut height: u32, encoding: Encoding) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut data = Vec::with_capacity(pixels.len() * 16 / 3);
    let mut levels = 0;
    loop {
        data.extend(pixels.iter().flat_map(|&pixel| {
            let [r, g, b] = (pixel.clamp(Vec3::ZERO, Vec3::ONE) * 255.0 + 0.5).to_array().map(|channel| channel as u8);
            [r, g, b, 255]
        }));
        levels += 1;
        if width == 1 || height == 1 {
            break;
        }
        (width, height) = (width / 2, height / 2);
        let at = |x: u32, y: u32| pixels[(y * width * 2 + x) as usize];
        pixels = (0..width * height)
            .map(|index| {
                let (x, y) = (index % width * 2, index / width * 2);
                let four = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
                match encoding {
                    // Light adds up; squares are near enough to it.
                    Encoding::Color => (four.into_iter().map(|color| color * color).sum::<Vec3>() / 4.0).map(f32::sqrt),
                    Encoding::Data => four.into_iter().sum::<Vec3>() / 4.0,
                }
            })
            .collect();
    }
    let format = match encoding {
        Encoding::Color => TextureFormat::Rgba8UnormSrgb,
        Encoding::Data => TextureFormat::Rgba8Unorm,
    };
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = sharp_sampler(ImageAddressMode::Repeat);
    image
}

/// A sampler that stays sharp at grazing angles.
pub(super) fn sharp_sampler(address_mode: ImageAddressMode) -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: address_mode,
        address_mode_v: address_mode,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 16,
        ..default()
    })
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
        assert!(mean(&maple) > 2.0 * mean(&walnut));
        for values in [maple, walnut] {
            let mean = mean(&values);
            assert!(values.iter().any(|value| (value - mean).abs() > 0.08 * mean));
        }
    }

    #[test]
    fn textures_carry_all_their_levels() {
        let image = texture(vec![Vec3::ONE; 64], 8, 8, Encoding::Color);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4 + 1) * 4));
    }
}
