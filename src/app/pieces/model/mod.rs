//! Model files: the glTF models that `assets/source/README.md` describes, embedded in the program.
//!
//! [`gltf_binary`] parses a file, [`mod@read`] splits it into parts with a mesh for each material slot, and [`textures`] decodes its
//! textures with all mip levels. [`running_gear`] animates tracks and wheels. [`wood`] applies one continuous grain to a whole model. This
//! module needs no Bevy app, so files can be read on any thread.

mod error;
mod gltf_binary;
mod read;
mod running_gear;
mod textures;
mod vehicle_track;
mod wheels;
mod wood;

#[cfg(test)]
mod tests;

pub(super) use error::ModelError;
#[cfg(test)]
pub(super) use read::bounds;
#[cfg(any(test, fuzzing))]
pub(in crate::app) use read::read_bytes;
pub(super) use read::{FilePart, Geometry, ModelFile, read};
pub(super) use running_gear::RunningGear;
#[cfg(test)]
pub(super) use tests::shared;
pub(super) use textures::{MippedTexture, ModelTextures};
use vehicle_track::VehicleTrack;
pub(super) use wood::Wood;
