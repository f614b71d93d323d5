//! Analysis of positions and of whole games at full strength.
//!
//! - [`best_lines`] returns the best lines in a position (multi-PV);
//! - [`analyse_game`] searches every position of a game and assesses each action;
//! - [`assessment`] defines how much an action cost, and its annotation (`?!`, `?`, `??`).

pub mod assessment;
mod game;
mod lines;

pub use assessment::{Annotation, Assessment, TurningPoint, assess};
pub use game::{ActionAnalysis, SideSummary, analyse_game};
pub use lines::{best_lines, pv_notation};
