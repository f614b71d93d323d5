//! Room files: the light and the backdrop of a room, made from a rendered panorama by `assets/source/rooms`, where the format is
//! described.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// What every room file begins with.
const SIGNATURE: &[u8] = b"CANNROOM";
/// Bytes of the signature and the four measures after it.
const HEAD: usize = SIGNATURE.len() + 16;
/// Bytes of a pixel: three colours with a shared exponent.
const PIXEL: usize = 4;
const FACES: usize = 6;
/// No picture of a room is wider.
const WIDEST: u32 = 4096;

/// Why bytes are no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum RoomFileError {
    /// They begin with something else.
    #[error("this is no room file")]
    Signature,
    /// A picture has no pixels, too many, or more levels than it can have.
    #[error("a room file has pictures of impossible measures")]
    Measures,
    /// Bytes are missing, or there are too many.
    #[error("a room file of these measures has {expected} bytes, not {found}")]
    Length {
        /// What the measures ask for.
        expected: usize,
        /// What is there.
        found: usize,
    },
}

/// The pictures of a room.
#[derive(Clone, Debug)]
pub(super) struct RoomPictures {
    /// What surfaces mirror: a cube map, rougher from level to level.
    pub(super) reflections: Image,
    /// By what light matt surfaces are seen: a cube map.
    pub(super) diffuse: Image,
    /// All that is around, out of focus: rows from the zenith down, north in the middle.
    pub(super) backdrop: Image,
}

/// Reads a room file.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(bytes: &[u8]) -> Result<RoomPictures, RoomFileError> {
    let head = bytes.get(..HEAD).filter(|head| head.starts_with(SIGNATURE)).ok_or(RoomFileError::Signature)?;
    let measure = |index: usize| {
        let at = SIGNATURE.len() + index * 4;
        u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]])
    };
    let [side, levels, diffuse_side, width] = [0, 1, 2, 3].map(measure);
    let possible = [side, diffuse_side, width].into_iter().all(|measure| (1..=WIDEST).contains(&measure))
        && width.is_multiple_of(2)
        && (1..=side.ilog2() + 1).contains(&levels);
    if !possible {
        return Err(RoomFileError::Measures);
    }
    let area = |width: u32, height: u32| width as usize * height as usize * PIXEL;
    let reflections = (0..levels).map(|level| area(side >> level, side >> level)).sum::<usize>() * FACES;
    let diffuse = area(diffuse_side, diffuse_side) * FACES;
    let backdrop = area(width, width / 2);
    let (expected, found) = (HEAD + reflections + diffuse + backdrop, bytes.len());
    if expected != found {
        return Err(RoomFileError::Length { expected, found });
    }
    let (reflections, rest) = bytes[HEAD..].split_at(reflections);
    let (diffuse, backdrop) = rest.split_at(diffuse);
    Ok(RoomPictures {
        reflections: cube_map(side, levels, reflections),
        diffuse: cube_map(diffuse_side, 1, diffuse),
        backdrop: panorama(width, backdrop),
    })
}

fn picture(size: Extent3d, data: &[u8]) -> Image {
    let mut image =
        Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgb9e5Ufloat, RenderAssetUsages::default());
    image.data = Some(data.to_vec());
    image
}

fn cube_map(side: u32, levels: u32, data: &[u8]) -> Image {
    let mut image = picture(Extent3d { width: side, height: side, depth_or_array_layers: FACES as u32 }, data);
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

fn panorama(width: u32, data: &[u8]) -> Image {
    let mut image = picture(Extent3d { width, height: width / 2, depth_or_array_layers: 1 }, data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::ClampToEdge,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file([side, levels, diffuse, width]: [u32; 4], pixels: usize) -> Vec<u8> {
        let measures = [side, levels, diffuse, width].into_iter().flat_map(u32::to_le_bytes);
        SIGNATURE.iter().copied().chain(measures).chain(std::iter::repeat_n(0, pixels * PIXEL)).collect()
    }

    #[test]
    fn a_file_of_the_right_length_is_read() {
        // Six faces of 4 x 4, 2 x 2 and 1; six faces of 2 x 2; 8 x 4.
        let pictures = read(&file([4, 3, 2, 8], 6 * 21 + 6 * 4 + 32)).expect("a sound file");
        assert_eq!(pictures.reflections.texture_descriptor.mip_level_count, 3);
        assert_eq!(pictures.backdrop.size(), UVec2::new(8, 4));
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(read(b"").expect_err("empty"), RoomFileError::Signature);
        assert_eq!(read(b"PNG and more than the head would need").expect_err("strange"), RoomFileError::Signature);
        for measures in [[0, 1, 2, 8], [4, 9, 2, 8], [4, 0, 2, 8], [4, 1, u32::MAX, 8], [4, 1, 2, 7]] {
            assert_eq!(read(&file(measures, 400)).expect_err("impossible"), RoomFileError::Measures, "{measures:?}");
        }
        for pixels in [181, 183] {
            assert!(matches!(read(&file([4, 3, 2, 8], pixels)), Err(RoomFileError::Length { .. })), "{pixels}");
        }
    }
}
