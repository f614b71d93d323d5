//! Model files: the glTF models that `assets/source/README.md` describes, embedded in the program.
//!
//! [`mod@read`] splits a file into parts with a mesh for each material slot, and [`pictures`] decodes its textures with all mip levels.
//! [`runner`] animates tracks and wheels. [`wood`] applies one continuous grain to a whole model. Nothing here needs a running Bevy app, so
//! files can be read on any thread.

mod band;
mod error;
mod pictures;
mod read;
mod runner;
mod wheels;
mod wood;

#[cfg(test)]
mod tests;

use band::Band;
pub(super) use error::ModelError;
pub(super) use pictures::{Picture, Pictures};
#[cfg(test)]
pub(super) use read::bounds;
pub(super) use read::{FilePart, Geometry, ModelFile, read};
pub(super) use runner::Runner;
pub(super) use wood::Wood;
