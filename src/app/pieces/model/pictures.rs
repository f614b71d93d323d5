//! The pictures of a model, with all their smaller versions, so that nothing shimmers from afar.
//!
//! Where a normal stands for many that differ, as in the smaller versions, the surface seems smooth and is not: what the normals lose
//! there in length goes into the roughness.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::error::Fault;
use super::read::picture_bytes;

/// How rough most slots are, in terms of which the variance of normals becomes a factor of roughness.
const USUAL_ROUGHNESS: f32 = 0.45;
/// Sides are a multiple of this, so that they can be halved often enough.
const COARSEST: u32 = 32;
/// How sharp pictures stay at grazing angles.
const ANISOTROPY: u16 = 8;

/// The three pictures of a model.
#[derive(Debug)]
pub(in crate::app::pieces) struct Pictures {
    /// Red: occlusion; green: a factor of roughness; blue: full.
    pub(in crate::app::pieces) orm: Picture,
    /// Normals in tangent space, x and y.
    pub(in crate::app::pieces) normal: Picture,
    /// By how much the colour is darker in crevices and brighter on rubbed edges.
    pub(in crate::app::pieces) wear: Picture,
}

/// A square picture with its smaller versions, the largest first.
#[derive(Debug)]
pub(in crate::app::pieces) struct Picture {
    /// Pixels a side.
    pub(in crate::app::pieces) side: u32,
    pub(in crate::app::pieces) format: TextureFormat,
    /// All versions one after the other.
    pub(in crate::app::pieces) data: Vec<u8>,
}

impl Pictures {
    /// Reads the pictures of a file; `stain` may change the wear of its surface before there are smaller versions of it. `None` if it has
    /// none.
    pub(super) fn read(
        document: &gltf::Document,
        data: &[u8],
        stain: impl FnOnce(&mut [Vec3], u32),
    ) -> Result<Option<Pictures>, Fault> {
        if document.images().len() == 0 {
            return Ok(None);
        }
        let orm = pixels(document, data, "orm")?;
        let normal = pixels(document, data, "normal")?;
        let wear = pixels(document, data, "wear")?;
        let side = orm.side;
        for (name, other) in [("normal", normal.side), ("wear", wear.side)] {
            if other != side {
                return Err(Fault::PictureSize { name, width: other, height: other });
            }
        }
        let mut wear: Vec<Vec3> =
            wear.pixels.iter().map(|pixel| Vec3::from_array(pixel.map(|byte| light(share(byte))))).collect();
        stain(&mut wear, side);
        Ok(Some(surface(side, &orm.pixels, &normal.pixels, &wear)))
    }
}

impl Picture {
    /// As the engine draws it. `repeated`, its left edge meets its right one.
    pub(in crate::app::pieces) fn into_image(self, repeated: bool) -> Image {
        let size = Extent3d { width: self.side, height: self.side, depth_or_array_layers: 1 };
        let mut image = Image::new_uninit(size, TextureDimension::D2, self.format, RenderAssetUsages::RENDER_WORLD);
        image.data = Some(self.data);
        image.texture_descriptor.mip_level_count = self.side.trailing_zeros() + 1;
        let mode = if repeated { ImageAddressMode::Repeat } else { ImageAddressMode::ClampToEdge };
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: mode,
            address_mode_v: mode,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            anisotropy_clamp: ANISOTROPY,
            ..default()
        });
        image
    }

    /// A picture of colours, given as light, with its smaller versions.
    pub(in crate::app::pieces) fn of_light(side: u32, mut pixels: Vec<Vec3>) -> Picture {
        let mut data = Vec::with_capacity(pixels.len() * 16 / 3 + 4);
        let mut size = side as usize;
        loop {
            data.extend(pixels.iter().flat_map(|&light| colour(light)));
            if !size.is_multiple_of(2) {
                break;
            }
            size /= 2;
            pixels = fours(&pixels, size).map(|four| four.into_iter().sum::<Vec3>() * 0.25).collect();
        }
        Picture { side, format: TextureFormat::Rgba8UnormSrgb, data }
    }
}

/// Light of a colour's channel, and back. Squares are near enough.
fn light(channel: f32) -> f32 {
    channel * channel
}

fn colour(light: Vec3) -> [u8; 4] {
    let [r, g, b] = light.to_array().map(|light| byte(light.sqrt()));
    [r, g, b, 255]
}

struct Pixels {
    side: u32,
    pixels: Vec<[u8; 3]>,
}

fn pixels(document: &gltf::Document, data: &[u8], name: &'static str) -> Result<Pixels, Fault> {
    let image = document.images().find(|image| image.name() == Some(name)).ok_or(Fault::NoPicture(name))?;
    let bytes = picture_bytes(&image, data).ok_or(Fault::NoPicture(name))?;
    let decoded = image::load_from_memory_with_format(bytes, image::ImageFormat::Png)
        .map_err(|error| Fault::Picture { name, error })?
        .into_rgb8();
    let (width, height) = decoded.dimensions();
    if width != height || !width.is_multiple_of(COARSEST) {
        return Err(Fault::PictureSize { name, width, height });
    }
    Ok(Pixels { side: width, pixels: decoded.pixels().map(|pixel| pixel.0).collect() })
}

/// A place of a surface.
#[derive(Clone, Copy)]
struct Texel {
    occlusion: f32,
    /// Fourth power of the factor of roughness: what averages.
    roughness: f32,
    /// As long as the normals that it stands for agree.
    normal: Vec3,
}

fn surface(side: u32, orm: &[[u8; 3]], normal: &[[u8; 3]], wear: &[Vec3]) -> Pictures {
    let mut texels: Vec<Texel> = orm
        .iter()
        .zip(normal)
        .map(|(orm, normal)| Texel {
            occlusion: share(orm[0]),
            roughness: share(orm[1]).powi(4),
            normal: Vec3::from_array(normal.map(|byte| share(byte) * 2.0 - 1.0)).normalize_or(Vec3::Z),
        })
        .collect();
    // The largest versions are as they were painted.
    let mut orm: Vec<u8> = orm.iter().flat_map(|&[occlusion, roughness, _]| [occlusion, roughness, 255, 255]).collect();
    let mut normal: Vec<u8> = normal.iter().flat_map(|&[x, y, _]| [x, y]).collect();
    let mut size = side as usize;
    while size.is_multiple_of(2) {
        size /= 2;
        texels = fours(&texels, size).map(merged).collect();
        for texel in &texels {
            let length = texel.normal.length();
            let agreed = length.clamp(0.3, 1.0);
            let variance = (1.0 - agreed) / agreed / USUAL_ROUGHNESS.powi(4);
            let roughness = (texel.roughness + variance).min(1.0).sqrt().sqrt();
            orm.extend([byte(texel.occlusion), byte(roughness), 255, 255]);
            let direction = texel.normal / length.max(1.0e-6) * 0.5 + 0.5;
            normal.extend([byte(direction.x), byte(direction.y)]);
        }
    }
    Pictures {
        orm: Picture { side, format: TextureFormat::Rgba8Unorm, data: orm },
        normal: Picture { side, format: TextureFormat::Rg8Unorm, data: normal },
        wear: Picture::of_light(side, wear.to_vec()),
    }
}

/// One texel for four.
fn merged(four: [Texel; 4]) -> Texel {
    Texel {
        occlusion: four.iter().map(|texel| texel.occlusion).sum::<f32>() * 0.25,
        roughness: four.iter().map(|texel| texel.roughness).sum::<f32>() * 0.25,
        normal: four.iter().map(|texel| texel.normal).sum::<Vec3>() * 0.25,
    }
}

/// What each pixel of a version with `size` pixels a side stands for in the version before.
fn fours<T: Copy>(pixels: &[T], size: usize) -> impl Iterator<Item = [T; 4]> + '_ {
    pixels.chunks_exact(size * 4).flat_map(move |rows| {
        let (above, below) = rows.split_at(size * 2);
        above.chunks_exact(2).zip(below.chunks_exact(2)).map(|(above, below)| [above[0], above[1], below[0], below[1]])
    })
}

fn share(byte: u8) -> f32 {
    f32::from(byte) / 255.0
}

fn byte(share: f32) -> u8 {
    (share * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_versions_carry_on_what_they_stand_for() {
        let flat = [128, 128, 255];
        let steep = [255, 128, 128];
        // Two by two: half of it looks aside.
        let made = surface(2, &[[200, 60, 0]; 4], &[flat, steep, flat, steep], &[Vec3::splat(0.25); 4]);
        assert_eq!(made.orm.data.len(), (4 + 1) * 4);
        assert_eq!(&made.orm.data[..4], [200, 60, 255, 255]);
        let (occlusion, roughness) = (made.orm.data[16], made.orm.data[17]);
        assert_eq!(occlusion, 200);
        assert!(roughness > 150, "normals that differ look rough from afar: {roughness}");
        assert_eq!(made.wear.data[16], 128);
        let same = surface(2, &[[200, 60, 0]; 4], &[flat; 4], &[Vec3::ONE; 4]);
        assert_eq!(same.orm.data[17], 60, "and those that agree do not");
    }
}
