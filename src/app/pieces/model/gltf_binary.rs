//! Parsing of glTF binaries, with the checks that the library `gltf` leaves to its callers: it panics on a file that fails one of them.

use gltf::accessor::DataType::{self, F32, U8, U16, U32};
use gltf::accessor::Dimensions::{self, Scalar, Vec2, Vec3, Vec4};
use gltf::json::validation::Checked;
use gltf::{Accessor, Document, Gltf, Image, Primitive, Semantic, buffer};

use super::error::Fault;

/// Length of the header of a glTF binary, in bytes.
const HEADER_LENGTH: u32 = 12;

/// Parses a glTF binary into its document and the bytes of its binary chunk.
///
/// # Errors
/// If the file is damaged, the document breaks the rules of glTF, or there is no binary chunk.
pub(super) fn parse(bytes: &[u8]) -> Result<(Document, Vec<u8>), Fault> {
    check_header(bytes)?;
    let Gltf { document, blob } = Gltf::from_slice_without_validation(bytes)?;
    let data = blob.ok_or(Fault::NoBinaryChunk)?;
    let root = document.into_json();
    // The validation looks up these accessors before it checks that they exist.
    let position = Checked::Valid(Semantic::Positions);
    for primitive in root.meshes.iter().flat_map(|mesh| &mesh.primitives) {
        if let Some(accessor) = primitive.attributes.get(&position)
            && accessor.value() >= root.accessors.len()
        {
            return Err(Fault::NoAccessor(accessor.value()));
        }
    }
    Ok((Document::from_json(root)?, data))
}

/// Checks the length in the header, from which the library subtracts that of the header.
fn check_header(bytes: &[u8]) -> Result<(), Fault> {
    let is_binary = bytes.starts_with(b"glTF");
    let length = bytes.get(8..12).and_then(|length| length.try_into().ok()).map(u32::from_le_bytes);
    match length {
        Some(length) if is_binary && length < HEADER_LENGTH => Err(Fault::InvalidLength(length)),
        _ => Ok(()),
    }
}

/// Checks that the attributes of a primitive have types that can be read, and lie in the binary chunk. An absent attribute passes.
///
/// # Errors
/// The name of the first attribute that cannot be read.
pub(super) fn check_attributes(primitive: &Primitive<'_>, data: &[u8]) -> Result<(), &'static str> {
    let attributes: [(_, _, &[Dimensions], &[DataType]); 6] = [
        ("positions", primitive.get(&Semantic::Positions), &[Vec3], &[F32]),
        ("normals", primitive.get(&Semantic::Normals), &[Vec3], &[F32]),
        ("tangents", primitive.get(&Semantic::Tangents), &[Vec4], &[F32]),
        ("texture coordinates", primitive.get(&Semantic::TexCoords(0)), &[Vec2], &[U8, U16, F32]),
        ("colours", primitive.get(&Semantic::Colors(0)), &[Vec3, Vec4], &[U8, U16, F32]),
        ("indices", primitive.indices(), &[Scalar], &[U8, U16, U32]),
    ];
    for (name, accessor, dimensions, types) in attributes {
        if let Some(accessor) = accessor {
            let has_type = dimensions.contains(&accessor.dimensions()) && types.contains(&accessor.data_type());
            if !has_type || !is_in_chunk(&accessor, data) {
                return Err(name);
            }
        }
    }
    Ok(())
}

/// Whether all elements of an accessor, and at least one, lie in the binary chunk.
fn is_in_chunk(accessor: &Accessor<'_>, data: &[u8]) -> bool {
    let Some(view) = accessor.view() else { return false };
    let size = accessor.size();
    let stride = view.stride().unwrap_or(size);
    let end = || {
        let last = accessor.count().checked_sub(1)?;
        last.checked_mul(stride)?.checked_add(accessor.offset())?.checked_add(size)
    };
    accessor.sparse().is_none()
        && stride >= size
        && end().is_some_and(|end| end <= view.length())
        && view_bytes(&view, data).is_some()
}

/// The bytes of a texture. `None` if they are in another file or end beyond the binary chunk.
pub(super) fn image_bytes<'a>(document: &Document, image: &Image<'_>, data: &'a [u8]) -> Option<&'a [u8]> {
    // `Image::source` panics if the file does not give the type of the image.
    let index = document.as_json().images.get(image.index())?.buffer_view?;
    view_bytes(&document.views().nth(index.value())?, data)
}

fn view_bytes<'a>(view: &buffer::View<'_>, data: &'a [u8]) -> Option<&'a [u8]> {
    let end = view.offset().checked_add(view.length())?;
    data.get(view.offset()..end)
}
