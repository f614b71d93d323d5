//! Legal actions, found from what units can reach and destroy.
//!
//! `generate` lists and counts them, and `legality` checks a single action and names the rule that it breaks.
//! [`move_preview`] lists moves and targets for display.

pub(super) mod generate;
mod legality;
pub mod move_preview;
