//! The network of Cannon.
//!
//! - `features` numbers the inputs: soldiers as a side sees them, in buckets by the files of the towns;
//! - `network` is a network, and `reader` reads it from the bytes of a file;
//! - [`NetworkEvaluator`] is the evaluator that the search carries along.

mod evaluator;
mod features;
mod network;
mod reader;
#[cfg(test)]
mod tests;

pub use evaluator::{Accumulator, NetworkEvaluator};
pub use network::{Network, Role};
