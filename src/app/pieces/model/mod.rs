//! Model files: what artists make, as `assets/source/README.md` describes it, read from within the program.
//!
//! [`mod@read`] takes one apart into parts with a mesh for each slot, and [`pictures`] unpacks its pictures
//! with all their smaller versions. [`runner`] knows how links and wheels go round. [`wood`] lays grain through a whole model. Nothing here needs the engine to run, so that files can be read on any thread.

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
