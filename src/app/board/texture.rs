//! Textures computed at startup, with all their mip levels.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::common::mesh::Tangents;
use crate::appearance::Quality;

/// A sample of a computed surface.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// In sRGB, each channel from 0 to 1.
    pub(super) color: Vec3,
    /// In pixels of the texture.
    pub(super) height: f32,
}

/// Quality of the board's surfaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Grade {
    /// Colours only, at half the width and height: for renderers where each texture lookup is expensive, and for a quick start.
    Plain,
    /// With normal maps and anisotropic filtering.
    Fine,
}

impl Grade {
    /// The surface quality of a quality tier.
    pub(super) fn of(quality: Quality) -> Grade {
        if quality == Quality::Low { Grade::Plain } else { Grade::Fine }
    }

    /// The side of a texture that has `pixels` a side in fine quality.
    pub(super) const fn side(self, pixels: u32) -> u32 {
        match self {
            Grade::Plain => pixels / 2,
            Grade::Fine => pixels,
        }
    }

    /// The tangents of a mesh whose grain runs along an axis; normal maps need them.
    pub(super) const fn tangents(self, grain: Vec3) -> Tangents {
        match self {
            Grade::Plain => Tangents::None,
            Grade::Fine => Tangents::Along(grain),
        }
    }

    const fn anisotropy(self) -> u16 {
        match self {
            Grade::Plain => 1,
            Grade::Fine => 16,
        }
    }
}

/// A material with the colour and normal textures of a seamless surface, computed on all processors. `size` is the size in fine quality;
/// `surface` is sampled at (u, v) on the unit square.
pub(super) fn surface(
    size: (u32, u32),
    grade: Grade,
    images: &mut Assets<Image>,
    surface: impl Fn(f32, f32) -> Spot + Sync,
) -> StandardMaterial {
    let (width, height) = (grade.side(size.0), grade.side(size.1));
    let spots = computed(width, height, &surface);
    let colors = texture(spots.iter().map(|spot| spot.color).collect(), (width, height), Encoding::Color, grade);
    let base_color_texture = Some(images.add(colors));
    let normal_map_texture = (grade == Grade::Fine).then(|| images.add(relief(&spots, (width, height))));
    StandardMaterial { base_color_texture, normal_map_texture, ..default() }
}

/// The mean colour of a surface.
pub(super) fn mean_color(surface: impl Fn(f32, f32) -> Spot) -> Color {
    const SIDE: u32 = 24;
    let spots = (0..SIDE * SIDE).map(|index| {
        let [u, v] = [index % SIDE, index / SIDE].map(|place| (place as f32 + 0.5) / SIDE as f32);
        surface(u, v).color
    });
    let [r, g, b] = mixed(spots, SIDE * SIDE).to_array();
    Color::srgb(r, g, b)
}

/// The mean of `count` sRGB colours in linear light.
fn mixed(colors: impl Iterator<Item = Vec3>, count: u32) -> Vec3 {
    // A square approximates the sRGB curve.
    (colors.map(|color| color * color).sum::<Vec3>() / count as f32).map(f32::sqrt)
}

/// The normal map of sampled heights.
fn relief(spots: &[Spot], (width, height): (u32, u32)) -> Image {
    let at = |x: u32, y: u32| spots[(y % height * width + x % width) as usize].height;
    let normals = (0..width * height).map(|index| {
        let (x, y) = (index % width, index / width);
        let along = at(x + width - 1, y) - at(x + 1, y);
        let across = at(x, y + height - 1) - at(x, y + 1);
        Vec3::new(along, across, 2.0).normalize() * 0.5 + 0.5
    });
    texture(normals.collect(), (width, height), Encoding::Data, Grade::Fine)
}

fn computed(width: u32, height: u32, surface: &(impl Fn(f32, f32) -> Spot + Sync)) -> Vec<Spot> {
    let row = |y: u32| {
        let v = (y as f32 + 0.5) / height as f32;
        (0..width).map(move |x| surface((x as f32 + 0.5) / width as f32, v))
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let share = height.div_ceil(threads);
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let rows = (part * share).min(height)..((part + 1) * share).min(height);
                scope.spawn(move || rows.flat_map(row).collect::<Vec<_>>())
            })
            .collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    })
}

/// Meaning of a texture's channels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Encoding {
    /// Colours in sRGB.
    Color,
    /// Linear data, such as normals.
    Data,
}

fn texture(mut pixels: Vec<Vec3>, (mut width, mut height): (u32, u32), encoding: Encoding, grade: Grade) -> Image {
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
                    Encoding::Color => mixed(four.into_iter(), 4),
                    Encoding::Data => four.into_iter().sum::<Vec3>() / 4.0,
                }
            })
            .collect();
    }
    let format = match encoding {
        Encoding::Color => TextureFormat::Rgba8UnormSrgb,
        Encoding::Data => TextureFormat::Rgba8Unorm,
    };
    with_levels(size, format, data, levels, (ImageAddressMode::Repeat, grade))
}

/// A white texture with the given alpha, and its mip levels down to the height `lowest`.
pub(super) fn stencil(mut alpha: Vec<f32>, (mut width, mut height): (u32, u32), lowest: u32, grade: Grade) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut data = Vec::new();
    let mut levels = 0;
    loop {
        data.extend(alpha.iter().flat_map(|&alpha: &f32| [255, 255, 255, (alpha * 255.0 + 0.5) as u8]));
        levels += 1;
        if width == 1 || height / 2 < lowest.max(1) {
            break;
        }
        (width, height) = (width / 2, height / 2);
        let at = |x: u32, y: u32| alpha[(y * width * 2 + x) as usize];
        alpha = (0..width * height)
            .map(|index| {
                let (x, y) = (index % width * 2, index / width * 2);
                (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0
            })
            .collect();
    }
    with_levels(size, TextureFormat::Rgba8UnormSrgb, data, levels, (ImageAddressMode::ClampToEdge, grade))
}

fn with_levels(
    size: Extent3d,
    format: TextureFormat,
    data: Vec<u8>,
    levels: u32,
    (edges, grade): (ImageAddressMode, Grade),
) -> Image {
    // Kept in main memory as well, so that it can be uploaded again after the graphics device was lost.
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::default());
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: edges,
        address_mode_v: edges,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: grade.anisotropy(),
        ..default()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn textures_carry_all_their_levels() {
        let image = texture(vec![Vec3::ONE; 64], (8, 8), Encoding::Color, Grade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4 + 1) * 4));
        let image = stencil(vec![1.0; 64], (4, 16), 4, Grade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4) * 4));
    }

    #[test]
    fn surfaces_are_computed_row_by_row_in_order() {
        let spots = computed(3, 50, &|u, v| Spot { color: Vec3::new(u, v, 0.0), height: 0.0 });
        assert_eq!(spots.len(), 150);
        assert!(spots.windows(2).all(|pair| pair[0].color.y < pair[1].color.y || pair[0].color.x < pair[1].color.x));
    }
}
