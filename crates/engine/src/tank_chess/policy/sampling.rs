//! Samples of the positions inside a search, which differ from the positions of games: in most of them, a side has just played badly.

use std::sync::{Arc, Mutex, PoisonError};

use super::super::{AttackInfo, ExitDistances, LinearEvaluator, plain_evaluator};
use super::situation::LastSquares;
use crate::AnyEvaluator;
use crate::playable::Evaluator;
use cannon_rules::Game;
use cannon_rules::splitmix::splitmix64;
use cannon_rules::tank_chess::{Action, Position};

/// A position inside a search, with the last actions before it.
pub type SampledPosition = (Position, LastSquares);

/// Collects samples of the positions that a search evaluates.
#[derive(Clone, Debug)]
pub struct Sampler {
    /// One in this many positions is a sample.
    divisor: u64,
    seed: u64,
    samples: Arc<Mutex<Vec<SampledPosition>>>,
}

/// The plain linear evaluator, which leaves samples.
#[derive(Debug)]
struct SamplingEvaluator {
    inner: &'static LinearEvaluator,
    sampler: Sampler,
}

impl Sampler {
    /// A sampler of one in `divisor` positions. The key of a position and the seed decide whether it is one of them.
    pub fn new(divisor: u64, seed: u64) -> Sampler {
        Sampler { divisor: divisor.max(1), seed, samples: Arc::default() }
    }

    /// The linear evaluator of the plain style, which leaves samples with this sampler.
    pub fn evaluator(&self) -> AnyEvaluator {
        AnyEvaluator::new::<Position>(SamplingEvaluator { inner: plain_evaluator(), sampler: self.clone() })
    }

    /// Takes the samples that searches have left since the last call, in the order of the searches.
    pub fn take(&self) -> Vec<SampledPosition> {
        std::mem::take(&mut self.samples.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn visit(&self, position: &Position, last: LastSquares) {
        if splitmix64(position.key() ^ self.seed).is_multiple_of(self.divisor) {
            self.samples.lock().unwrap_or_else(PoisonError::into_inner).push((*position, last));
        }
    }
}

impl Evaluator<Position> for SamplingEvaluator {
    type Accumulator = (ExitDistances, LastSquares);

    fn refresh(&self, position: &Position) -> (ExitDistances, LastSquares) {
        (self.inner.refresh(position), LastSquares::default())
    }

    fn update(
        &self,
        (distances, last): &(ExitDistances, LastSquares),
        _: &Position,
        action: Action,
        _: &Position,
    ) -> (ExitDistances, LastSquares) {
        (*distances, LastSquares { enemy: action.to(), own: last.enemy })
    }

    fn evaluate(
        &self,
        (distances, last): &(ExitDistances, LastSquares),
        position: &Position,
        attacks: &AttackInfo,
    ) -> i32 {
        self.sampler.visit(position, *last);
        self.inner.evaluate(distances, position, attacks)
    }
}
