//! Proofs by exhaustive search of all actions and replies. They use only the rules and not the engine.
//!
//! - [`prover`] answers whether a side wins, holds out, or gains material by force within a number of plies;
//! - [`claims`] states what a theme claims about a position and its solution, and proves it;
//! - [`line`](mod@line) finds and checks the solution beyond its first action.

pub mod claims;
pub mod line;
pub mod prover;

pub use claims::{ClaimError, Proof};
pub use prover::{NodeLimitReached, Prover};
