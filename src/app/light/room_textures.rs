//! The textures of a room as KTX2 files, made from a rendered panorama by `assets/source/rooms`.

use bevy::image::{
    CompressedImageFormats, ImageAddressMode, ImageSampler, ImageSamplerDescriptor, TextureError, ktx2_buffer_to_image,
};
use bevy::prelude::*;

/// The texture files of a room, compiled into the program.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoomTextureFiles {
    /// A cube map of reflections whose mip levels grow rougher.
    pub(super) specular: &'static [u8],
    /// A cube map of irradiance for matt surfaces.
    pub(super) diffuse: &'static [u8],
    /// A blurred equirectangular picture of the surroundings.
    pub(super) backdrop: &'static [u8],
}

/// The textures of a room, decoded.
#[derive(Clone, Debug)]
pub(super) struct RoomTextures {
    pub(super) specular: Image,
    pub(super) diffuse: Image,
    pub(super) backdrop: Image,
}

impl RoomTextureFiles {
    /// Decodes the three files.
    ///
    /// # Errors
    /// A file is damaged or has a format that Bevy does not support.
    pub(super) fn decode(&self) -> Result<RoomTextures, TextureError> {
        let decode = |file| ktx2_buffer_to_image(file, CompressedImageFormats::NONE, false);
        let mut backdrop = decode(self.backdrop)?;
        backdrop.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::ClampToEdge,
            ..ImageSamplerDescriptor::linear()
        });
        Ok(RoomTextures { specular: decode(self.specular)?, diffuse: decode(self.diffuse)?, backdrop })
    }
}
