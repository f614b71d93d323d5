//! The engine: search, evaluation, levels and opening books for every game, from a beginner's level to full strength. It uses neither Bevy
//! nor files.
//!
//! Most callers need only [`choose_action`] or [`analyse_position`]. The modules:
//!
//! - [`levels`] defines the strength of each level, [`limits`] the limits of a search, [`Style`] playing styles, [`clock`] time management,
//!   [`draw`] draw offers, [`resign`] resignation, and [`pace`] a natural thinking time;
//! - [`book`] is the opening book;
//! - [`analysis`] finds the best lines of a position and assesses the actions of a game;
//! - [`reasons`] explains why an action is good, what it threatens, and what a careless action allows;
//! - [`engine()`] is the engine of a game, and `any_game` has the functions for a game in progress;
//! - [`playable`] is the interface between a game and the search; [`cannon`] and [`tank_chess`] implement it; `weights` and `feature_sink`
//!   serve linear evaluators;
//! - [`nnue`] has the networks that evaluate positions of both games, and [`score`] the scores;
//! - [`search`] is the search, one for all games; [`tuning`] fits the weights of the evaluators;
//! - [`rng`] is a seeded random generator for openings, matches and tests.

pub mod analysis;
mod any_evaluator;
mod any_game;
pub mod book;
pub mod cannon;
pub mod clock;
pub mod draw;
mod engine;
mod feature_sink;
pub mod levels;
pub mod limits;
pub mod nnue;
pub mod pace;
pub mod playable;
pub mod reasons;
pub mod resign;
pub mod rng;
pub mod score;
pub mod search;
mod search_info;
mod search_options;
mod stateless_rng;
pub mod tank_chess;
pub mod tuning;
mod weights;

pub use any_evaluator::AnyEvaluator;
pub use any_game::{analyse_position, choose_action, choose_action_in, danger, explain, threats_after};
pub use cannon_rules::record::Style;
pub use engine::{Engine, engine};
pub use levels::{Level, Strength};
pub use limits::Limits;
pub use score::Score;
pub use search::{SearchMemory, TableMemoryError};
pub use search_info::SearchInfo;
pub use search_options::SearchOptions;
pub use weights::{Tapered, WeightRow, WeightsError};

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct ReadmeDoctests;
