//! Computed textures with all their mip levels.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::parallel::compute_all;
use cannon_app_base::common::mesh::Tangents;
use cannon_appearance::Quality;

/// A sample of a computed surface.
#[derive(Clone, Copy, Debug)]
pub(super) struct SurfaceSample {
    /// The colour in sRGB, each channel from 0 to 1.
    pub(super) color: Vec3,
    /// The height, in pixels of the texture.
    pub(super) height: f32,
}

/// The quality of the surfaces of board and table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SurfaceGrade {
    /// Only colour textures, at half the width and height: for renderers with expensive texture lookups, and for a quick start.
    Plain,
    /// With normal maps and anisotropic filtering.
    Fine,
}

impl SurfaceGrade {
    /// The surface quality of a quality tier.
    pub(super) fn for_quality(quality: Quality) -> SurfaceGrade {
        if quality == Quality::Low { SurfaceGrade::Plain } else { SurfaceGrade::Fine }
    }

    /// The side of a texture whose side has `pixels` pixels in fine quality.
    pub(super) const fn side(self, pixels: u32) -> u32 {
        match self {
            SurfaceGrade::Plain => pixels / 2,
            SurfaceGrade::Fine => pixels,
        }
    }

    /// The tangents of a mesh whose grain runs along an axis. Normal maps need them.
    pub(super) const fn tangents(self, grain: Vec3) -> Tangents {
        match self {
            SurfaceGrade::Plain => Tangents::None,
            SurfaceGrade::Fine => Tangents::Along(grain),
        }
    }

    const fn anisotropy(self) -> u16 {
        match self {
            SurfaceGrade::Plain => 1,
            SurfaceGrade::Fine => 16,
        }
    }
}

/// A material with the colour and normal textures of a seamless surface, computed on all processors. `size` is the size in fine quality;
/// `surface` is sampled at (u, v) on the unit square.
pub(super) fn surface_material(
    size: (u32, u32),
    grade: SurfaceGrade,
    images: &mut Assets<Image>,
    surface: impl Fn(f32, f32) -> SurfaceSample + Sync,
) -> StandardMaterial {
    let (width, height) = (grade.side(size.0), grade.side(size.1));
    let samples = sample_surface(width, height, &surface);
    let colors =
        seamless_texture(samples.iter().map(|sample| sample.color).collect(), (width, height), Encoding::Color, grade);
    let base_color_texture = Some(images.add(colors));
    let normal_map_texture = (grade == SurfaceGrade::Fine).then(|| images.add(normal_map(&samples, (width, height))));
    StandardMaterial { base_color_texture, normal_map_texture, ..default() }
}

/// A seamless texture of colours in sRGB, computed on all processors. `size` is the size in fine quality.
pub(super) fn color_texture(size: (u32, u32), grade: SurfaceGrade, color: impl Fn(f32, f32) -> Vec3 + Sync) -> Image {
    let (width, height) = (grade.side(size.0), grade.side(size.1));
    let samples = sample_surface(width, height, &|u, v| SurfaceSample { color: color(u, v), height: 0.0 });
    seamless_texture(samples.iter().map(|sample| sample.color).collect(), (width, height), Encoding::Color, grade)
}

/// The mean colour of a surface.
pub(super) fn mean_color(surface: impl Fn(f32, f32) -> SurfaceSample) -> Color {
    const SIDE: u32 = 24;
    let samples = (0..SIDE * SIDE).map(|index| {
        let [u, v] = [index % SIDE, index / SIDE].map(|position| (position as f32 + 0.5) / SIDE as f32);
        surface(u, v).color
    });
    let [r, g, b] = mean_in_linear_light(samples, SIDE * SIDE).to_array();
    Color::srgb(r, g, b)
}

/// The mean of `count` sRGB colours in linear light.
fn mean_in_linear_light(colors: impl Iterator<Item = Vec3>, count: u32) -> Vec3 {
    // A square approximates the sRGB curve.
    (colors.map(|color| color * color).sum::<Vec3>() / count as f32).map(f32::sqrt)
}

/// The normal map of sampled heights.
fn normal_map(samples: &[SurfaceSample], (width, height): (u32, u32)) -> Image {
    let height_at = |x: u32, y: u32| samples[(y % height * width + x % width) as usize].height;
    let normals = (0..width * height).map(|index| {
        let (x, y) = (index % width, index / width);
        let slope_x = height_at(x + width - 1, y) - height_at(x + 1, y);
        let slope_y = height_at(x, y + height - 1) - height_at(x, y + 1);
        Vec3::new(slope_x, slope_y, 2.0).normalize() * 0.5 + 0.5
    });
    seamless_texture(normals.collect(), (width, height), Encoding::Data, SurfaceGrade::Fine)
}

/// Samples a surface row by row, on all processors.
fn sample_surface(
    width: u32,
    height: u32,
    surface: &(impl Fn(f32, f32) -> SurfaceSample + Sync),
) -> Vec<SurfaceSample> {
    let rows = compute_all(height as usize, |y| {
        let v = (y as f32 + 0.5) / height as f32;
        (0..width).map(|x| surface((x as f32 + 0.5) / width as f32, v)).collect::<Vec<_>>()
    });
    rows.concat()
}

/// The meaning of a texture's channels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Encoding {
    /// Colours in sRGB.
    Color,
    /// Linear data, such as normals.
    Data,
}

/// A seamless texture with all its mip levels.
fn seamless_texture(
    mut pixels: Vec<Vec3>,
    (mut width, mut height): (u32, u32),
    encoding: Encoding,
    grade: SurfaceGrade,
) -> Image {
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
        let pixel = |x: u32, y: u32| pixels[(y * width * 2 + x) as usize];
        pixels = (0..width * height)
            .map(|index| {
                let (x, y) = (index % width * 2, index / width * 2);
                let block = [pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1)];
                match encoding {
                    Encoding::Color => mean_in_linear_light(block.into_iter(), 4),
                    Encoding::Data => block.into_iter().sum::<Vec3>() / 4.0,
                }
            })
            .collect();
    }
    let format = match encoding {
        Encoding::Color => TextureFormat::Rgba8UnormSrgb,
        Encoding::Data => TextureFormat::Rgba8Unorm,
    };
    image_with_mip_levels(size, format, data, levels, (ImageAddressMode::Repeat, grade))
}

/// A white texture with the given alpha, and its mip levels down to the height `lowest` in pixels.
pub(super) fn alpha_texture(
    mut alpha: Vec<f32>,
    (mut width, mut height): (u32, u32),
    lowest: u32,
    grade: SurfaceGrade,
) -> Image {
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
        let pixel = |x: u32, y: u32| alpha[(y * width * 2 + x) as usize];
        alpha = (0..width * height)
            .map(|index| {
                let (x, y) = (index % width * 2, index / width * 2);
                (pixel(x, y) + pixel(x + 1, y) + pixel(x, y + 1) + pixel(x + 1, y + 1)) / 4.0
            })
            .collect();
    }
    image_with_mip_levels(size, TextureFormat::Rgba8UnormSrgb, data, levels, (ImageAddressMode::ClampToEdge, grade))
}

/// An image from the data of all its mip levels.
fn image_with_mip_levels(
    size: Extent3d,
    format: TextureFormat,
    data: Vec<u8>,
    levels: u32,
    (edges, grade): (ImageAddressMode, SurfaceGrade),
) -> Image {
    // The image stays in main memory too, so that it can be uploaded again after a loss of the graphics device.
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
    fn textures_have_all_mip_levels() {
        let image = seamless_texture(vec![Vec3::ONE; 64], (8, 8), Encoding::Color, SurfaceGrade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4 + 1) * 4));
        let image = alpha_texture(vec![1.0; 64], (4, 16), 4, SurfaceGrade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4) * 4));
    }

    #[test]
    fn surface_samples_are_ordered_row_by_row() {
        let samples = sample_surface(3, 50, &|u, v| SurfaceSample { color: Vec3::new(u, v, 0.0), height: 0.0 });
        assert_eq!(samples.len(), 150);
        assert!(samples.windows(2).all(|pair| pair[0].color.y < pair[1].color.y || pair[0].color.x < pair[1].color.x));
    }
}
