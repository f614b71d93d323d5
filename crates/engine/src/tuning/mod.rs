//! The tuner of linear evaluators: Texel's tuning method, which fits the weights to positions with known game results.
//!
//! - `mod.rs` has the type-erased interface to a game: features of positions, and weights as text;
//! - the logistic regression is in a submodule.

pub mod regression;

use std::marker::PhantomData;

pub use regression::{FitOptions, TrainingSet, fit};

use super::playable::{Linear, Playable};
use super::{AnyEvaluator, WeightsError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Style;
use cannon_rules::{Action, PackedAction};

/// The type-erased interface of a game for the tuner.
pub trait Tunable: Sync {
    /// The weights of the plain style.
    fn weights(&self) -> Vec<f64>;

    /// The name of the row to which each weight belongs, in the same order.
    fn names(&self) -> Vec<String>;

    /// The features of the timeline's current position. `None` if a static evaluation is meaningless because the game is over or a
    /// principal piece is in check.
    fn features(&self, timeline: &dyn AnyTimeline) -> Option<Vec<(usize, f64)>>;

    /// Whether an action is a quiet action of the current position.
    fn is_quiet(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> bool;

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

    fn features(&self, timeline: &dyn AnyTimeline) -> Option<Vec<(usize, f64)>> {
        let position = timeline.downcast_ref::<G>()?.position();
        let attacks = position.attack_info();
        let decided = position.outcome().is_some() || position.can_win(&attacks) || position.is_in_check(&attacks);
        (!decided).then(|| G::Evaluator::features(position))
    }

    fn is_quiet(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> bool {
        let mut quiet = false;
        if let Some(timeline) = timeline.downcast_ref::<G>() {
            let position = timeline.position();
            position.for_each_quiet(&position.attack_info(), |other| quiet |= other.pack() == action);
        }
        quiet
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
