//! The textures of a room as KTX2 files, made from a rendered panorama by `assets/source/rooms`.

use bevy::image::{
    CompressedImageFormats, ImageAddressMode, ImageSampler, ImageSamplerDescriptor, TextureError, ktx2_buffer_to_image,
};
use bevy::prelude::*;

/// The textures of a room.
#[derive(Clone, Debug)]
pub(super) struct RoomTextures {
    /// A cube map of reflections whose mip levels grow rougher.
    pub(super) specular: Image,
    /// A cube map of irradiance for matt surfaces.
    pub(super) diffuse: Image,
    /// A blurred equirectangular picture of the surroundings.
    pub(super) backdrop: Image,
}

/// The reason why the textures of a room cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the room texture {name}: {fault}")]
pub(super) struct RoomTextureError {
    /// The file's name.
    name: String,
    fault: Fault,
}

#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("there is no such file")]
    Missing,
    #[error("{0}")]
    Texture(#[from] TextureError),
}

impl RoomTextures {
    /// Decodes the textures of the room with this name, such as `study`.
    ///
    /// # Errors
    /// A file is missing, is damaged, or has a format that Bevy does not support.
    pub(super) fn read(room: &str) -> Result<RoomTextures, RoomTextureError> {
        let read = |part: &str| {
            let name = format!("{room}-{part}");
            let bytes = cannon_assets::room_texture(&name).ok_or(Fault::Missing);
            bytes.and_then(|bytes| decode(&bytes)).map_err(|fault| RoomTextureError { name, fault })
        };
        let mut backdrop = read("backdrop")?;
        backdrop.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::ClampToEdge,
            ..ImageSamplerDescriptor::linear()
        });
        Ok(RoomTextures { specular: read("specular")?, diffuse: read("diffuse")?, backdrop })
    }
}

/// Decodes a KTX2 file.
fn decode(bytes: &[u8]) -> Result<Image, Fault> {
    Ok(ktx2_buffer_to_image(bytes, CompressedImageFormats::NONE, false)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_and_damaged_textures_are_errors() {
        let error = RoomTextures::read("cellar").expect_err("there is no such room");
        assert!(error.to_string().contains("cellar-backdrop"), "{error}");
        assert!(decode(b"CANNROOM").is_err());
    }
}
