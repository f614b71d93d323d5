//! The tuner of linear evaluators: Texel's tuning method, which fits the weights to positions with known game results.
//!
//! - `mod.rs` has the features of positions, and the weights of a game's evaluator as text;
//! - the logistic regression is in a submodule.

pub mod regression;

pub use regression::{FitOptions, TrainingSet, fit};

use super::AnyEvaluator;
use super::playable::{Linear, Playable};
use super::weights::{self, Tapered, WeightRow, WeightsError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Style;
use cannon_rules::{Action, PackedAction, with_timeline};

/// The weights of a game's linear evaluator, for the tuner.
#[derive(Clone, Copy)]
pub struct Tuner {
    rows: fn() -> Vec<WeightRow>,
    weights: fn() -> Vec<Tapered>,
    evaluator: fn(Vec<Tapered>) -> AnyEvaluator,
}

impl Tuner {
    pub(super) const fn of<G: Playable<Evaluator: Linear<G>>>() -> Tuner {
        Tuner {
            rows: G::Evaluator::rows,
            weights: || G::evaluator(Style::PLAIN).weights().to_vec(),
            evaluator: |weights| AnyEvaluator::new::<G>(G::Evaluator::from_weights(weights)),
        }
    }

    /// The weights of the plain style, in hundredths of the smallest piece: the midgame and the endgame value of each weight in turn.
    pub fn weights(&self) -> Vec<f64> {
        weights::flatten(&(self.weights)())
    }

    /// The name of the row to which each weight belongs, in the same order.
    pub fn names(&self) -> Vec<String> {
        weights::row_names(&(self.rows)())
    }

    /// Parses a weights file.
    ///
    /// # Errors
    /// Returns the first error with its line.
    pub fn read(&self, text: &str) -> Result<Vec<f64>, WeightsError> {
        Ok(weights::flatten(&weights::read(text, &(self.rows)())?))
    }

    /// The weights, rounded, in the format of weights files.
    pub fn write(&self, weights: &[f64]) -> String {
        weights::write(&(self.rows)(), &weights::from_flat(weights))
    }

    /// An evaluator with the weights of a file.
    ///
    /// # Errors
    /// Returns the first error with its line.
    pub fn evaluator(&self, text: &str) -> Result<AnyEvaluator, WeightsError> {
        Ok((self.evaluator)(weights::read(text, &(self.rows)())?))
    }
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
