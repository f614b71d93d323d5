//! The textures of a room: its light as KTX2 files and its backdrop as a PNG file, made from rendered panoramas by `assets/source/rooms`.

use bevy::asset::RenderAssetUsages;
use bevy::image::{
    CompressedImageFormats, ImageAddressMode, ImageSampler, ImageSamplerDescriptor, TextureError, ktx2_buffer_to_image,
};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use image::{ImageError, ImageFormat, RgbImage};

/// Width and height of a block of the picture that is one pixel of a small backdrop.
const BLOCK: (u32, u32) = (2, 3);

#[derive(Clone, Debug)]
pub(super) struct RoomTextures {
    /// A cube map of reflections whose mip levels grow rougher.
    pub(super) specular: Handle<Image>,
    /// A cube map of irradiance for matt surfaces.
    pub(super) diffuse: Handle<Image>,
    /// A band of an equirectangular picture of the surroundings, a little out of focus.
    pub(super) backdrop: Handle<Image>,
    pub(super) backdrop_size: BackdropSize,
}

/// The resolution of a backdrop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BackdropSize {
    /// The resolution of the file.
    Whole,
    /// A sixth of the pixels, which takes little memory.
    Small,
}

/// The reason why a texture of a room cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum RoomTextureError {
    #[error("the room texture {0}: there is no such file")]
    Missing(String),
    #[error("the room texture {name}: {error}")]
    Damaged { name: String, error: TextureError },
    #[error("the picture of a room {name}: {error}")]
    DamagedPicture { name: String, error: ImageError },
}

impl RoomTextures {
    /// Decodes the textures of the room with this name, such as `study`.
    ///
    /// # Errors
    /// A file is missing, is damaged, or has a format that Bevy does not support.
    pub(super) fn read(
        room: &str,
        backdrop_size: BackdropSize,
        images: &mut Assets<Image>,
    ) -> Result<RoomTextures, RoomTextureError> {
        let read = |part: &str| {
            let name = format!("{room}-{part}");
            match cannon_assets::room_texture(&name) {
                Some(bytes) => decode(&bytes).map_err(|error| RoomTextureError::Damaged { name, error }),
                None => Err(RoomTextureError::Missing(name)),
            }
        };
        let name = format!("{room}-backdrop");
        let picture = cannon_assets::room_picture(&name).ok_or_else(|| RoomTextureError::Missing(name.clone()))?;
        let picture = image::load_from_memory_with_format(&picture, ImageFormat::Png)
            .map_err(|error| RoomTextureError::DamagedPicture { name, error })?;
        let backdrop = images.add(backdrop_image(&picture.into_rgb8(), backdrop_size));
        let [specular, diffuse] = [read("specular")?, read("diffuse")?].map(|image| images.add(image));
        Ok(RoomTextures { specular, diffuse, backdrop, backdrop_size })
    }
}

/// The backdrop as a texture that repeats around the horizon.
fn backdrop_image(picture: &RgbImage, size: BackdropSize) -> Image {
    let block = match size {
        BackdropSize::Whole => (1, 1),
        BackdropSize::Small => BLOCK,
    };
    let (width, height) = (picture.width() / block.0, picture.height() / block.1);
    // A small backdrop has the means of blocks that overlap, so that it shows no steps where it is enlarged.
    let (across, down) = if size == BackdropSize::Small { (2 * block.0, 2 * block.1) } else { block };
    let margin = ((across - block.0) / 2, (down - block.1) / 2);
    let pixel = |index: u32| {
        let (left, top) = (index % width * block.0 + picture.width() - margin.0, index / width * block.1);
        let parts = (0..across * down).map(|part| {
            let (x, y) = (left + part % across, (top + part / across).saturating_sub(margin.1));
            picture.get_pixel(x % picture.width(), y.min(picture.height() - 1)).0
        });
        let sum = parts.fold([0; 3], |sum: [u32; 3], part| [0, 1, 2].map(|n| sum[n] + u32::from(part[n])));
        let [r, g, b] = sum.map(|sum| (sum / (across * down)) as u8);
        [r, g, b, 255]
    };
    let pixels = (0..width * height).flat_map(pixel).collect();
    let extent = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(extent, TextureDimension::D2, pixels, format, RenderAssetUsages::default());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::ClampToEdge,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Decodes a KTX2 file.
fn decode(bytes: &[u8]) -> Result<Image, TextureError> {
    ktx2_buffer_to_image(bytes, CompressedImageFormats::NONE, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_and_damaged_textures_are_errors() {
        let error = RoomTextures::read("cellar", BackdropSize::Whole, &mut Assets::default());
        let error = error.expect_err("there is no such room");
        assert!(error.to_string().contains("cellar-backdrop"), "{error}");
        assert!(decode(b"CANNROOM").is_err());
    }

    #[test]
    fn small_backdrop_has_the_mean_colours_of_the_picture_in_a_sixth_of_the_memory() {
        let picture = RgbImage::from_fn(16, 6, |x, y| image::Rgb([if x < 8 { 200 } else { 40 }, (y * 10) as u8, 7]));
        let bytes = |size: BackdropSize| backdrop_image(&picture, size).data.unwrap_or_default();
        let (whole, small) = (bytes(BackdropSize::Whole), bytes(BackdropSize::Small));
        assert_eq!((whole.len(), small.len()), (16 * 6 * 4, 8 * 2 * 4));
        assert_eq!(whole[..4], [200, 0, 7, 255]);
        // The second pixel of the first row: of the rows 0 to 4, with the first one twice.
        assert_eq!(small[4..8], [200, 16, 7, 255]);
        let [first, last] = [small[0], small[28]];
        assert!(first < 200 && last > 40, "the blocks overlap where the picture meets itself: {first} and {last}");
    }
}
