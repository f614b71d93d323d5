//! The tuner of linear evaluators: Texel's tuning method, which fits the weights to positions with known game results.
//!
//! - `mod.rs` has the features of positions, and the weights of a game's evaluator as text;
//! - the logistic regression is in a submodule.

pub mod regression;

use std::marker::PhantomData;

pub use regression::{FitOptions, TrainingSet, fit};

use super::playable::{Linear, Playable};
use super::{AnyEvaluator, WeightsError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Style;
use cannon_rules::{Action, PackedAction, with_timeline};

/// The weights of a game's linear evaluator, for the tuner.
pub trait Tunable: Sync {
    /// The weights of the plain style.
    fn weights(&self) -> Vec<f64>;

    /// The name of the row to which each weight belongs, in the same order.
    fn names(&self) -> Vec<String>;

    /// Parses a weights file.
    ///
    /// # Errors
    /// Returns the first error with its line.
    fn read(&self, text: &str) -> Result<Vec<f64>, WeightsError>;

    /// The weights in the format of weights files.
    fn write(&self, weights: &[f64]) -> String;

    /// An evaluator with the weights of a file.
    ///
    /// # Errors
    /// Returns the first error with its line.
    fn evaluator(&self, text: &str) -> Result<AnyEvaluator, WeightsError>;
}

/// The features of the timeline's current position. `None` if a static evaluation is meaningless because the game is over or a
/// principal piece is in check.
pub fn features(timeline: &AnyTimeline) -> Option<Vec<(usize, f64)>> {
    with_timeline!(timeline, timeline => features_of(timeline.position()))
}

/// Whether an action is a quiet action of the timeline's current position.
pub fn is_quiet(timeline: &AnyTimeline, action: PackedAction) -> bool {
    with_timeline!(timeline, timeline => is_quiet_in(timeline.position(), action))
}

fn features_of<G: Playable<Evaluator: Linear<G>>>(position: &G) -> Option<Vec<(usize, f64)>> {
    let attacks = position.attack_info();
    let decided = position.outcome().is_some() || position.can_win(&attacks) || position.is_in_check(&attacks);
    (!decided).then(|| G::Evaluator::features(position))
}

fn is_quiet_in<G: Playable>(position: &G, action: PackedAction) -> bool {
    let mut quiet = false;
    position.for_each_quiet(&position.attack_info(), |other| quiet |= other.pack() == action);
    quiet
}

/// The implementation of [`Tunable`] for the game `G`.
pub(super) struct Tuner<G>(PhantomData<fn() -> G>);

impl<G> Tuner<G> {
    pub(super) const NEW: Tuner<G> = Tuner(PhantomData);
}

impl<G: Playable<Evaluator: Linear<G>>> Tunable for Tuner<G> {
    fn weights(&self) -> Vec<f64> {
        G::evaluator(Style::PLAIN).numbers()
    }

    fn names(&self) -> Vec<String> {
        G::Evaluator::number_names()
    }

    fn read(&self, text: &str) -> Result<Vec<f64>, WeightsError> {
        G::Evaluator::from_text(text).map(|evaluator| evaluator.numbers())
    }

    fn write(&self, weights: &[f64]) -> String {
        G::Evaluator::from_numbers(weights).to_text()
    }

    fn evaluator(&self, text: &str) -> Result<AnyEvaluator, WeightsError> {
        G::Evaluator::from_text(text).map(|evaluator| AnyEvaluator::new::<G>(evaluator))
    }
}
