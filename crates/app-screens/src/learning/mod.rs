//! *Learn*: the lessons, the chapters of the rules, the puzzles with the player's own mistakes, and the model games.

use bevy_egui::egui;

pub(crate) mod chapters;
pub(crate) mod lessons;
pub(crate) mod mistakes;
pub(crate) mod model_games;
pub(crate) mod puzzles;

/// The size of the panel, which is the same for all of them.
const SIZE: egui::Vec2 = egui::Vec2::new(1040.0, 660.0);
