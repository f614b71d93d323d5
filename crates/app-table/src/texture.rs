//! Textures that are computed.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// All mip levels of a texture, the largest first, and their number. They end before a level would be lower than `lowest`, or where a side
/// cannot be halved.
pub(crate) fn mip_levels<P: Copy>(
    mut pixels: Vec<P>,
    (mut width, mut height): (u32, u32),
    lowest: u32,
    encode: impl Fn(P) -> [u8; 4],
    mean: impl Fn([P; 4]) -> P,
) -> (Vec<u8>, u32) {
    let mut data = Vec::with_capacity(pixels.len() * 16 / 3 + 4);
    let mut count = 0;
    loop {
        data.extend(pixels.iter().flat_map(|&pixel| encode(pixel)));
        count += 1;
        if !width.is_multiple_of(2) || !height.is_multiple_of(2) || height / 2 < lowest {
            return (data, count);
        }
        (width, height) = (width / 2, height / 2);
        pixels = pixel_blocks(&pixels, width as usize).map(&mean).collect();
    }
}

/// The blocks of four pixels that become the pixels of the next mip level, which is `width` pixels wide.
pub(crate) fn pixel_blocks<P: Copy>(pixels: &[P], width: usize) -> impl Iterator<Item = [P; 4]> {
    pixels.chunks_exact(width * 4).flat_map(move |rows| {
        let (above, below) = rows.split_at(width * 2);
        above.chunks_exact(2).zip(below.chunks_exact(2)).map(|(above, below)| [above[0], above[1], below[0], below[1]])
    })
}

/// An image from all its mip levels and their number, with filters.
pub(crate) fn mipped_image(
    (width, height): (u32, u32),
    format: TextureFormat,
    (data, levels): (Vec<u8>, u32),
    (edges, anisotropy): (ImageAddressMode, u16),
    usages: RenderAssetUsages,
) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, usages);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: edges,
        address_mode_v: edges,
        anisotropy_clamp: anisotropy,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// A square image for a sprite. `pixel` gives the brightness and the alpha at a position from -1 to 1, with y upward.
pub(crate) fn sprite_image(side: u32, pixel: impl Fn(Vec2) -> [f32; 2]) -> Image {
    let pixels = (0..side * side).flat_map(|index| {
        let position = (Vec2::new((index % side) as f32, (index / side) as f32) + 0.5) / side as f32 * 2.0 - 1.0;
        let [light, alpha] = pixel(position * Vec2::new(1.0, -1.0)).map(|value| (value.clamp(0.0, 1.0) * 255.0) as u8);
        [light, light, light, alpha]
    });
    let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    Image::new(size, TextureDimension::D2, pixels.collect(), format, RenderAssetUsages::default())
}
