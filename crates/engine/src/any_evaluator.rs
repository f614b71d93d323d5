//! A type-erased evaluator.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::playable::Playable;

/// An evaluator of any game, used in place of the style's own: see [`SearchOptions::evaluator`](super::SearchOptions::evaluator).
#[derive(Clone)]
pub struct AnyEvaluator(Arc<dyn Any + Send + Sync>);

impl AnyEvaluator {
    pub(super) fn new<G: Playable>(evaluator: G::Evaluator) -> AnyEvaluator {
        AnyEvaluator(Arc::new(evaluator))
    }

    /// The evaluator, if it is one of this game.
    pub(super) fn of<G: Playable>(&self) -> Option<&G::Evaluator> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for AnyEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyEvaluator")
    }
}
