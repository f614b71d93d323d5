//! Textures of a model, with all their mip levels.
//!
//! Averaging normals in the smaller mip levels would make rough surfaces look smooth. Therefore the variance of the averaged normals, which
//! shows in their length, is added to the roughness (as in Toksvig's method).

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageAddressMode;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use image::RgbImage;

use super::error::Fault;
use super::read::image_bytes;
use crate::texture::{mip_levels, mipped_image, pixel_blocks};

/// Roughness of most slots. Roughness textures are factors of the slot's roughness, so the variance of the normals is divided by it.
const TYPICAL_ROUGHNESS: f32 = 0.45;
/// The side of a texture must be a multiple of this, so that it can be halved often enough.
const SIDE_MULTIPLE: u32 = 32;
/// Level of anisotropic filtering, which keeps textures sharp at grazing angles.
const ANISOTROPY: u16 = 8;

#[derive(Debug)]
pub(in crate::pieces) struct ModelTextures {
    /// Red: occlusion; green: factor of the roughness; blue: 255.
    pub(in crate::pieces) orm: MippedTexture,
    /// Normals in tangent space, x and y.
    pub(in crate::pieces) normal: MippedTexture,
    /// Factor of the base colour: darker in crevices, brighter on worn edges, brown from mud, black from soot.
    pub(in crate::pieces) wear: MippedTexture,
}

/// A square texture with its mip levels, the largest first.
#[derive(Debug)]
pub(in crate::pieces) struct MippedTexture {
    /// Width and height of the largest level, in pixels.
    pub(in crate::pieces) side: u32,
    pub(in crate::pieces) format: TextureFormat,
    /// All mip levels, one after the other.
    pub(in crate::pieces) data: Vec<u8>,
}

impl ModelTextures {
    /// Decodes the textures of a file. `None` if it has none. `stain` may change the wear texture before its mip levels are computed; its
    /// arguments are the pixels in linear light and the side of the texture.
    pub(super) fn read(
        document: &gltf::Document,
        data: &[u8],
        stain: impl FnOnce(&mut [Vec3], u32),
    ) -> Result<Option<ModelTextures>, Fault> {
        if document.images().len() == 0 {
            return Ok(None);
        }
        let orm = decode_texture(document, data, "orm")?;
        let normal = decode_texture(document, data, "normal")?;
        let wear = decode_texture(document, data, "wear")?;
        let side = orm.width();
        for (name, other_side) in [("normal", normal.width()), ("wear", wear.width())] {
            if other_side != side {
                return Err(Fault::InvalidTextureSize { name, width: other_side, height: other_side });
            }
        }
        let linear = |pixel: &image::Rgb<u8>| Vec3::from_array(pixel.0.map(|byte| srgb_to_linear(byte_to_unit(byte))));
        let mut wear: Vec<Vec3> = wear.pixels().map(linear).collect();
        stain(&mut wear, side);
        let [orm, normal] = [&orm, &normal].map(|image| image.as_raw().as_chunks::<3>().0);
        Ok(Some(compute_mip_levels(side, orm, normal, &wear)))
    }
}

impl MippedTexture {
    /// The texture as a Bevy image, which repeats if `is_repeated` and is clamped to its edges otherwise.
    pub(in crate::pieces) fn into_image(self, is_repeated: bool) -> Image {
        let edges = if is_repeated { ImageAddressMode::Repeat } else { ImageAddressMode::ClampToEdge };
        let levels = self.side.trailing_zeros() + 1;
        let filter = (edges, ANISOTROPY);
        mipped_image((self.side, self.side), self.format, (self.data, levels), filter, RenderAssetUsages::RENDER_WORLD)
    }

    /// Builds an sRGB texture with mip levels from linear colours.
    pub(in crate::pieces) fn from_linear(side: u32, pixels: Vec<Vec3>) -> MippedTexture {
        let mean = |block: [Vec3; 4]| block.into_iter().sum::<Vec3>() * 0.25;
        let (data, _) = mip_levels(pixels, (side, side), 1, linear_to_srgb, mean);
        MippedTexture { side, format: TextureFormat::Rgba8UnormSrgb, data }
    }
}

/// Converts an sRGB channel to linear light, approximately: by a square instead of the exact curve.
fn srgb_to_linear(channel: f32) -> f32 {
    channel * channel
}

fn linear_to_srgb(linear: Vec3) -> [u8; 4] {
    let [r, g, b] = linear.to_array().map(|linear| unit_to_byte(linear.sqrt()));
    [r, g, b, 255]
}

/// Decodes a square texture.
fn decode_texture(document: &gltf::Document, data: &[u8], name: &'static str) -> Result<RgbImage, Fault> {
    let image = document.images().find(|image| image.name() == Some(name)).ok_or(Fault::MissingTexture(name))?;
    let encoded = image_bytes(&image, data).ok_or(Fault::MissingTexture(name))?;
    let decoded = image::load_from_memory_with_format(encoded, image::ImageFormat::Png)
        .map_err(|error| Fault::UnreadableTexture { name, error })?
        .into_rgb8();
    let (width, height) = decoded.dimensions();
    if width != height || !width.is_multiple_of(SIDE_MULTIPLE) {
        return Err(Fault::InvalidTextureSize { name, width, height });
    }
    Ok(decoded)
}

/// A pixel of the occlusion, roughness and normal textures.
#[derive(Clone, Copy)]
struct Texel {
    occlusion: f32,
    /// Fourth power of the roughness factor, which can be averaged linearly.
    roughness: f32,
    /// The mean of the normals, shorter than 1 where they differ.
    normal: Vec3,
}

fn compute_mip_levels(side: u32, orm: &[[u8; 3]], normal: &[[u8; 3]], wear: &[Vec3]) -> ModelTextures {
    let mut texels: Vec<Texel> = orm
        .iter()
        .zip(normal)
        .map(|(orm, normal)| Texel {
            occlusion: byte_to_unit(orm[0]),
            roughness: byte_to_unit(orm[1]).powi(4),
            normal: Vec3::from_array(normal.map(|byte| byte_to_unit(byte) * 2.0 - 1.0)).normalize_or(Vec3::Z),
        })
        .collect();
    // The largest level is copied from the file.
    let mut orm: Vec<u8> = orm.iter().flat_map(|&[occlusion, roughness, _]| [occlusion, roughness, 255, 255]).collect();
    let mut normal: Vec<u8> = normal.iter().flat_map(|&[x, y, _]| [x, y]).collect();
    let mut size = side as usize;
    while size.is_multiple_of(2) {
        size /= 2;
        texels = pixel_blocks(&texels, size).map(average_texel).collect();
        for texel in &texels {
            let length = texel.normal.length();
            let clamped_length = length.clamp(0.3, 1.0);
            let variance = (1.0 - clamped_length) / clamped_length / TYPICAL_ROUGHNESS.powi(4);
            let roughness = (texel.roughness + variance).min(1.0).sqrt().sqrt();
            orm.extend([unit_to_byte(texel.occlusion), unit_to_byte(roughness), 255, 255]);
            let direction = texel.normal / length.max(1.0e-6) * 0.5 + 0.5;
            normal.extend([unit_to_byte(direction.x), unit_to_byte(direction.y)]);
        }
    }
    ModelTextures {
        orm: MippedTexture { side, format: TextureFormat::Rgba8Unorm, data: orm },
        normal: MippedTexture { side, format: TextureFormat::Rg8Unorm, data: normal },
        wear: MippedTexture::from_linear(side, wear.to_vec()),
    }
}

fn average_texel(texels: [Texel; 4]) -> Texel {
    Texel {
        occlusion: texels.iter().map(|texel| texel.occlusion).sum::<f32>() * 0.25,
        roughness: texels.iter().map(|texel| texel.roughness).sum::<f32>() * 0.25,
        normal: texels.iter().map(|texel| texel.normal).sum::<Vec3>() * 0.25,
    }
}

fn byte_to_unit(byte: u8) -> f32 {
    f32::from(byte) / 255.0
}

fn unit_to_byte(value: f32) -> u8 {
    (value * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mip_levels_average_values_and_turn_normal_variance_into_roughness() {
        let flat = [128, 128, 255];
        let steep = [255, 128, 128];
        // Two by two pixels, half of which have a tilted normal.
        let textures = compute_mip_levels(2, &[[200, 60, 0]; 4], &[flat, steep, flat, steep], &[Vec3::splat(0.25); 4]);
        assert_eq!(textures.orm.data.len(), (4 + 1) * 4);
        assert_eq!(&textures.orm.data[..4], [200, 60, 255, 255]);
        let (occlusion, roughness) = (textures.orm.data[16], textures.orm.data[17]);
        assert_eq!(occlusion, 200);
        assert!(roughness > 150, "differing normals increase the roughness: {roughness}");
        assert_eq!(textures.wear.data[16], 128);
        let flat_textures = compute_mip_levels(2, &[[200, 60, 0]; 4], &[flat; 4], &[Vec3::ONE; 4]);
        assert_eq!(flat_textures.orm.data[17], 60, "equal normals keep the roughness");
    }
}
