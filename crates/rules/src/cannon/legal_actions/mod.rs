//! Legal actions: lists, counts, checks of single actions, and what cannons can do.

pub mod firing_lines;
pub(super) mod generate;
mod legality;
pub(super) mod reply_count;
pub mod shift_run;
pub(super) mod side_view;
