//! Model files: the glTF models that `assets/source/README.md` describes, embedded in the program.
//!
//! [`mod@read`] splits a file into parts with a mesh for each material slot, and [`textures`] decodes its textures with all mip levels.
//! [`running_gear`] animates tracks and wheels. [`wood`] applies one continuous grain to a whole model. This module needs no Bevy app, so
//! files can be read on any thread.

mod error;
mod read;
mod running_gear;
#[cfg(any(test, feature = "checks"))]
mod shared;
mod textures;
mod vehicle_track;
mod wheels;
mod wood;

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(super) use read::bounds;
pub(super) use read::{FilePart, Geometry, ModelFile, read};
pub(super) use running_gear::RunningGear;
#[cfg(any(test, feature = "checks"))]
pub(super) use shared::shared;
pub(super) use textures::{MippedTexture, ModelTextures};
use vehicle_track::VehicleTrack;
