//! Learned evaluations: efficiently updatable networks (NNUE). `docs/network.md` has the formulas and the formats of the files.
//!
//! - `layers` has the arithmetic: sums of rows for the accumulator, and the output layer;
//! - `file` reads what the files of all games have in common, or says with a [`NetworkError`] why it cannot;
//! - [`cannon`] and [`tank_chess`] have the inputs, the network and the evaluator of each game, and `entry` makes them known to the
//!   engines of the games.

pub mod cannon;
mod entry;
mod error;
mod file;
mod layers;
pub mod tank_chess;

pub(super) use entry::{CANNON, NetworkEntry, TANK_CHESS};
pub use error::NetworkError;
pub use file::update_checksum;
pub(crate) use file::{Format, HEADER};

/// The size of the largest possible network file in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 20;
