//! The screens before a game, and what the program tells there about itself and about files.

pub(crate) mod about;
pub(crate) mod crash_report;
mod game_boxes;
pub(crate) mod open_file;
mod paste;
pub(crate) mod title;
pub(crate) mod welcome;
