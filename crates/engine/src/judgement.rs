//! An evaluator whose game's type is hidden.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::playable::Playable;

/// What to judge positions by in place of a style's own evaluator: for [`Order::judge`](super::Order::judge).
#[derive(Clone)]
pub struct Judgement(Arc<dyn Any + Send + Sync>);

impl Judgement {
    pub(super) fn new<G: Playable>(evaluator: G::Evaluator) -> Judgement {
        Judgement(Arc::new(evaluator))
    }

    /// The evaluator, if it is one of this game.
    pub(super) fn of<G: Playable>(&self) -> Option<&G::Evaluator> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Judgement")
    }
}
