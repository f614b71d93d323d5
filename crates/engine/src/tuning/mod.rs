//! Finding good weights for a linear evaluation, from positions of which it is known how their games ended (Texel's tuning method).
//!
//! - `mod.rs` hides the game's type: what a position's features are, and weights as text;
//! - [`mod@fit`] is the logistic regression.

pub mod fit;

use std::marker::PhantomData;

pub use fit::{Fit, Lessons, fit};

use super::playable::{Linear, Playable, WeightsError};
use super::{AnyEvaluator, Style};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Action, PackedAction};

/// What the tuner needs of a game.
pub trait Tunable: Sync {
    /// The weights in force.
    fn weights(&self) -> Vec<f64>;

    /// The name of the row to which each weight belongs, in the same order.
    fn names(&self) -> Vec<String>;

    /// The features of the position at the timeline's present ply, if it can be judged as it stands: if nobody's principal piece is in danger.
    fn features(&self, timeline: &dyn AnyTimeline) -> Option<Vec<(usize, f64)>>;

    /// Whether an action of the position takes nothing.
    fn is_quiet(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> bool;

    /// Reads a file of weights.
    ///
    /// # Errors
    /// Names the line at fault.
    fn read(&self, text: &str) -> Result<Vec<f64>, WeightsError>;

    /// The weights as a file.
    fn write(&self, weights: &[f64]) -> String;

    /// An evaluator that judges by the weights in a file.
    ///
    /// # Errors
    /// Names the line at fault.
    fn judgement(&self, text: &str) -> Result<AnyEvaluator, WeightsError>;
}

/// What the tuner needs of the game `G`.
pub(super) struct Tuner<G>(PhantomData<fn() -> G>);

impl<G> Tuner<G> {
    pub(super) const NEW: Tuner<G> = Tuner(PhantomData);
}

impl<G: Playable<Evaluator: Linear<G>>> Tunable for Tuner<G> {
    fn weights(&self) -> Vec<f64> {
        G::evaluator(Style::Plain).weights()
    }

    fn names(&self) -> Vec<String> {
        G::Evaluator::names()
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
        G::Evaluator::from_text(text).map(|evaluator| evaluator.weights())
    }

    fn write(&self, weights: &[f64]) -> String {
        G::evaluator(Style::Plain).with_weights(weights).to_text()
    }

    fn judgement(&self, text: &str) -> Result<AnyEvaluator, WeightsError> {
        G::Evaluator::from_text(text).map(|evaluator| AnyEvaluator::new::<G>(evaluator))
    }
}
