//! The network of Tank Chess, which corrects the linear evaluation.
//!
//! - `offsets` numbers the offsets of units from a Command, and `features` the inputs: units, exits and lanes as a side sees them from both
//!   Commands;
//! - `network` is a network, and `reader` reads it from the bytes of a file;
//! - [`NetworkEvaluator`] is the evaluator that the search carries along, and [`Inputs`] has the inputs of a position for the training
//!   script.

mod evaluator;
mod features;
mod inputs;
mod network;
mod offsets;
mod reader;
#[cfg(test)]
mod tests;

pub use evaluator::{Accumulator, NetworkEvaluator};
pub use inputs::Inputs;
pub use network::Network;
