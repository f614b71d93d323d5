//! Moves of units, whether or not they fire.
//!
//! `reach` computes on bitboards where a unit can go, and [`path`] finds the path that it takes, with its side effects.
//! [`exit_steps`] measures a Command's distance to the far edge.

pub mod exit_steps;
pub mod path;
pub(super) mod reach;
