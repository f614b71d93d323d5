//! Analysis of positions and of whole games at full strength.
//!
//! - [`best_lines`] returns the best lines in a position (multi-PV);
//! - [`analyse_game`] searches every position of a game and assesses each action;
//! - [`assessment`] defines how much an action cost, its annotation (`?!`, `?`, `??`) and its class;
//! - [`WinModel`] turns scores into win percentages, from which [`accuracy`] follows;
//! - [`json`] writes an analysis as JSON.

pub mod accuracy;
pub mod assessment;
mod game;
pub mod json;
mod lines;
mod win_model;

pub use accuracy::PercentageChange;
pub use assessment::{ActionClass, ActionScores, Annotation, Assessment, TurningPoint, assess, assess_placement};
pub use game::{
    ActionAnalysis, REVIEW_LIMITS, REVIEW_LINES, REVIEW_MEBIBYTES, SideSummary, analyse_game, review_options,
};
pub(crate) use lines::last_complete_iteration;
pub use lines::{best_lines, pv_notation};
pub use win_model::WinModel;
