//! Textures of a model, with all their mip levels.
//!
//! Averaging normals in the smaller mip levels would make rough surfaces look smooth. The length that averaged normals lose is therefore
//! added to the roughness (as in Toksvig's method).

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::error::Fault;
use super::read::picture_bytes;

/// Roughness of most slots, relative to which the variance of the normals becomes a factor of roughness.
const USUAL_ROUGHNESS: f32 = 0.45;
/// Sides must be a multiple of this, so that they can be halved often enough.
const COARSEST: u32 = 32;
/// Anisotropic filtering, which keeps textures sharp at grazing angles.
const ANISOTROPY: u16 = 8;

/// The three textures of a model.
#[derive(Debug)]
pub(in crate::app::pieces) struct Pictures {
    /// Red: occlusion; green: factor of roughness; blue: 255.
    pub(in crate::app::pieces) orm: Picture,
    /// Normals in tangent space, x and y.
    pub(in crate::app::pieces) normal: Picture,
    /// Factor of the base colour: darker in crevices, brighter on rubbed edges.
    pub(in crate::app::pieces) wear: Picture,
}

/// A square texture with its mip levels, the largest first.
#[derive(Debug)]
pub(in crate::app::pieces) struct Picture {
    /// Width and height of the largest level, in pixels.
    pub(in crate::app::pieces) side: u32,
    pub(in crate::app::pieces) format: TextureFormat,
    /// All mip levels, one after the other.
    pub(in crate::app::pieces) data: Vec<u8>,
}

impl Pictures {
    /// Decodes the textures of a file, or `None` if it has none. `stain` may change the wear texture before its mip levels are computed.
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
    /// The texture as a Bevy image, which repeats if `repeated` and is clamped to its edges otherwise.
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

    /// Builds an sRGB texture with mip levels from linear colours.
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

/// Approximate conversion from an sRGB channel to linear light: a square instead of the exact curve.
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

/// A pixel of the occlusion, roughness and normal textures.
#[derive(Clone, Copy)]
struct Texel {
    occlusion: f32,
    /// Fourth power of the roughness factor, which can be averaged linearly.
    roughness: f32,
    /// Sum of normals divided by their number: shorter than 1 where they differ.
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
    // The largest level is copied from the file.
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

/// The average of four texels.
fn merged(four: [Texel; 4]) -> Texel {
    Texel {
        occlusion: four.iter().map(|texel| texel.occlusion).sum::<f32>() * 0.25,
        roughness: four.iter().map(|texel| texel.roughness).sum::<f32>() * 0.25,
        normal: four.iter().map(|texel| texel.normal).sum::<Vec3>() * 0.25,
    }
}

/// The four pixels of the previous level behind each pixel of a level with `size` pixels a side.
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
        // Two by two pixels, half of which have a tilted normal.
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
