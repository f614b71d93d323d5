//! A learned evaluation of Cannon: an efficiently updatable network (NNUE). `docs/network.md` has the formulas and the format of the file.
//!
//! - `features` numbers the inputs: soldiers as a side sees them, in buckets by the files of the towns;
//! - `layers` has the arithmetic: sums of rows for the accumulator, and the output layer;
//! - `network` is a network, and `reader` reads it from the bytes of a file or says with a [`NetworkError`] why it cannot;
//! - [`NetworkEvaluator`] is the evaluator that the search carries along, and `entry` makes it known to the registry.

mod entry;
mod error;
mod evaluator;
mod features;
mod layers;
mod network;
mod reader;
#[cfg(test)]
mod tests;

pub(super) use entry::NetworkEntry;
pub use error::NetworkError;
pub use evaluator::{Accumulator, NetworkEvaluator};
pub use network::{Network, Role};

/// The size of the largest possible network file in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 20;
