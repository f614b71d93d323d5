//! The textures of a room as KTX2 files, made from a rendered panorama by `assets/source/rooms`.

use bevy::image::{
    CompressedImageFormats, ImageAddressMode, ImageSampler, ImageSamplerDescriptor, TextureError, ktx2_buffer_to_image,
};
use bevy::prelude::*;

#[derive(Clone, Debug)]
pub(super) struct RoomTextures {
    /// A cube map of reflections whose mip levels grow rougher.
    pub(super) specular: Handle<Image>,
    /// A cube map of irradiance for matt surfaces.
    pub(super) diffuse: Handle<Image>,
    /// A blurred equirectangular picture of the surroundings.
    pub(super) backdrop: Handle<Image>,
}

/// The reason why a texture of a room cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum RoomTextureError {
    #[error("the room texture {0}: there is no such file")]
    Missing(String),
    #[error("the room texture {name}: {error}")]
    Damaged { name: String, error: TextureError },
}

impl RoomTextures {
    /// Decodes the textures of the room with this name, such as `study`.
    ///
    /// # Errors
    /// A file is missing, is damaged, or has a format that Bevy does not support.
    pub(super) fn read(room: &str, images: &mut Assets<Image>) -> Result<RoomTextures, RoomTextureError> {
        let read = |part: &str| {
            let name = format!("{room}-{part}");
            match cannon_assets::room_texture(&name) {
                Some(bytes) => decode(&bytes).map_err(|error| RoomTextureError::Damaged { name, error }),
                None => Err(RoomTextureError::Missing(name)),
            }
        };
        let mut backdrop = read("backdrop")?;
        backdrop.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::ClampToEdge,
            ..ImageSamplerDescriptor::linear()
        });
        let [specular, diffuse] = [read("specular")?, read("diffuse")?].map(|image| images.add(image));
        Ok(RoomTextures { specular, diffuse, backdrop: images.add(backdrop) })
    }
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
        let error = RoomTextures::read("cellar", &mut Assets::default()).expect_err("there is no such room");
        assert!(error.to_string().contains("cellar-backdrop"), "{error}");
        assert!(decode(b"CANNROOM").is_err());
    }
}
