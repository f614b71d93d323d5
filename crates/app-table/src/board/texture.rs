//! Computed textures with all their mip levels.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageAddressMode;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use crate::parallel::compute_all;
use crate::texture::{mip_levels, mipped_image};
use cannon_app_base::common::mesh::Tangents;
use cannon_appearance::Quality;

/// Images stay in main memory too, so that they can be uploaded again after a loss of the graphics device.
const USAGES: RenderAssetUsages = RenderAssetUsages::all();

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
    pub(super) fn for_quality(quality: Quality) -> SurfaceGrade {
        if quality == Quality::Low { SurfaceGrade::Plain } else { SurfaceGrade::Fine }
    }

    /// The side of a texture whose side has `pixels` pixels in fine quality.
    pub(super) fn side(self, pixels: u32) -> u32 {
        if self == SurfaceGrade::Fine { pixels } else { pixels / 2 }
    }

    /// The tangents of a mesh whose grain runs along an axis. Normal maps need them.
    pub(super) fn tangents(self, grain: Vec3) -> Tangents {
        if self == SurfaceGrade::Fine { Tangents::Along(grain) } else { Tangents::None }
    }

    fn anisotropy(self) -> u16 {
        if self == SurfaceGrade::Fine { 16 } else { 1 }
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
    let size = (grade.side(size.0), grade.side(size.1));
    let samples = sample_surface(size, surface);
    let base_color_texture = Some(images.add(color_image(&samples, size, grade)));
    let normal_map_texture = (grade == SurfaceGrade::Fine).then(|| images.add(normal_map(&samples, size)));
    StandardMaterial { base_color_texture, normal_map_texture, ..default() }
}

/// A seamless texture of colours in sRGB, computed on all processors. `size` is the size in fine quality.
pub(super) fn color_texture(size: (u32, u32), grade: SurfaceGrade, color: impl Fn(f32, f32) -> Vec3 + Sync) -> Image {
    let size = (grade.side(size.0), grade.side(size.1));
    let samples = sample_surface(size, |u, v| SurfaceSample { color: color(u, v), height: 0.0 });
    color_image(&samples, size, grade)
}

fn color_image(samples: &[SurfaceSample], size: (u32, u32), grade: SurfaceGrade) -> Image {
    let colors = samples.iter().map(|sample| sample.color).collect();
    seamless_texture(colors, size, TextureFormat::Rgba8UnormSrgb, grade)
}

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

fn normal_map(samples: &[SurfaceSample], (width, height): (u32, u32)) -> Image {
    let height_at = |x: u32, y: u32| samples[(y % height * width + x % width) as usize].height;
    let normals = (0..width * height).map(|index| {
        let (x, y) = (index % width, index / width);
        let slope_x = height_at(x + width - 1, y) - height_at(x + 1, y);
        let slope_y = height_at(x, y + height - 1) - height_at(x, y + 1);
        Vec3::new(slope_x, slope_y, 2.0).normalize() * 0.5 + 0.5
    });
    seamless_texture(normals.collect(), (width, height), TextureFormat::Rgba8Unorm, SurfaceGrade::Fine)
}

/// Samples a surface row by row, on all processors.
fn sample_surface(
    (width, height): (u32, u32),
    surface: impl Fn(f32, f32) -> SurfaceSample + Sync,
) -> Vec<SurfaceSample> {
    let rows = compute_all(height as usize, |y| {
        let v = (y as f32 + 0.5) / height as f32;
        (0..width).map(|x| surface((x as f32 + 0.5) / width as f32, v)).collect::<Vec<_>>()
    });
    rows.concat()
}

/// A seamless texture with all its mip levels. Formats other than sRGB have linear data, such as normals.
fn seamless_texture(pixels: Vec<Vec3>, size: (u32, u32), format: TextureFormat, grade: SurfaceGrade) -> Image {
    let encode = |pixel: Vec3| {
        let [r, g, b] = (pixel.clamp(Vec3::ZERO, Vec3::ONE) * 255.0 + 0.5).to_array().map(|channel| channel as u8);
        [r, g, b, 255]
    };
    let mean = |block: [Vec3; 4]| {
        if format.is_srgb() {
            mean_in_linear_light(block.into_iter(), 4)
        } else {
            block.into_iter().sum::<Vec3>() / 4.0
        }
    };
    let levels = mip_levels(pixels, size, 1, encode, mean);
    // Anisotropic filtering is slow, and nobody sees it in normals.
    let anisotropy = if format.is_srgb() { grade.anisotropy() } else { 1 };
    mipped_image(size, format, levels, (ImageAddressMode::Repeat, anisotropy), USAGES)
}

/// A map of colours in linear light with an alpha, which does not repeat. It is computed row by row on all processors.
pub(super) fn map_image(side: u32, grade: SurfaceGrade, pixel: impl Fn(u32, u32) -> Vec4 + Sync) -> Image {
    // The table of the sRGB curve is indexed by the square root, which is near to the curve.
    let curve: Vec<u8> = (0..=1024_u16)
        .map(|index| {
            let value = f32::from(index) / 1024.0;
            (Color::linear_rgb(value * value, 0.0, 0.0).to_srgba().red * 255.0 + 0.5) as u8
        })
        .collect();
    let encode = |pixel: Vec4| {
        let [r, g, b] = pixel.truncate().clamp(Vec3::ZERO, Vec3::ONE).to_array();
        let [r, g, b] = [r, g, b].map(|value| curve[(value.sqrt() * 1024.0 + 0.5) as usize]);
        [r, g, b, (pixel.w.clamp(0.0, 1.0) * 255.0 + 0.5) as u8]
    };
    let rows = compute_all(side as usize, |y| (0..side).map(|x| pixel(x, y as u32)).collect::<Vec<_>>());
    let levels = mip_levels(rows.concat(), (side, side), 1, encode, |block| block.into_iter().sum::<Vec4>() / 4.0);
    let filter = (ImageAddressMode::ClampToEdge, grade.anisotropy());
    mipped_image((side, side), TextureFormat::Rgba8UnormSrgb, levels, filter, USAGES)
}

/// A seamless texture of four numbers from 0 to 1 in fine quality.
pub(super) fn data_image(side: u32, pixel: impl Fn(u32, u32) -> Vec4 + Sync) -> Image {
    let encode = |pixel: Vec4| (pixel.clamp(Vec4::ZERO, Vec4::ONE) * 255.0 + 0.5).to_array().map(|value| value as u8);
    let rows = compute_all(side as usize, |y| (0..side).map(|x| pixel(x, y as u32)).collect::<Vec<_>>());
    let levels = mip_levels(rows.concat(), (side, side), 1, encode, |block| block.into_iter().sum::<Vec4>() / 4.0);
    // Such textures are noise, in which nobody sees the blur that anisotropic filtering would remove.
    let filter = (ImageAddressMode::Repeat, 1);
    mipped_image((side, side), TextureFormat::Rgba8Unorm, levels, filter, USAGES)
}

/// A white texture with the given alpha, and its mip levels down to the height `lowest` in pixels.
pub(super) fn alpha_texture(alpha: Vec<f32>, size: (u32, u32), lowest: u32, grade: SurfaceGrade) -> Image {
    let encode = |alpha: f32| [255, 255, 255, (alpha * 255.0 + 0.5) as u8];
    let levels = mip_levels(alpha, size, lowest, encode, |block| block.into_iter().sum::<f32>() / 4.0);
    let filter = (ImageAddressMode::ClampToEdge, grade.anisotropy());
    mipped_image(size, TextureFormat::Rgba8UnormSrgb, levels, filter, USAGES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn textures_have_all_mip_levels() {
        let image = seamless_texture(vec![Vec3::ONE; 64], (8, 8), TextureFormat::Rgba8UnormSrgb, SurfaceGrade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4 + 1) * 4));
        let image = alpha_texture(vec![1.0; 64], (4, 16), 4, SurfaceGrade::Fine);
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        assert_eq!(image.data.map(|data| data.len()), Some((64 + 16 + 4) * 4));
    }

    #[test]
    fn surface_samples_are_ordered_row_by_row() {
        let samples = sample_surface((3, 50), |u, v| SurfaceSample { color: Vec3::new(u, v, 0.0), height: 0.0 });
        assert_eq!(samples.len(), 150);
        assert!(samples.windows(2).all(|pair| pair[0].color.y < pair[1].color.y || pair[0].color.x < pair[1].color.x));
    }
}
