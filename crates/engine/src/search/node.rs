//! A position on the way through the search, with what is known about it.

use crate::playable::{Evaluator, Playable};

/// A position, what a look at it tells, and what is carried along for judging it.
pub(super) struct Node<G: Playable> {
    pub(super) position: G,
    pub(super) sight: G::Sight,
    pub(super) tally: <G::Evaluator as Evaluator<G>>::Tally,
}

impl<G: Playable> Node<G> {
    /// A position of which nothing is known yet.
    pub(super) fn new(evaluator: &G::Evaluator, position: G) -> Node<G> {
        Node { sight: position.look(), tally: evaluator.tally(&position), position }
    }

    /// The position after an action. [`arrive`](Node::arrive) makes it a node, which costs more.
    pub(super) fn played(&self, action: G::Action) -> G {
        super::after(&self.position, action)
    }

    /// The node of a position that [`played`](Node::played) led to.
    pub(super) fn arrive(&self, evaluator: &G::Evaluator, action: G::Action, next: G) -> Node<G> {
        let sight = next.look_after(&self.position, &self.sight);
        Node { sight, tally: evaluator.follow(&self.tally, &self.position, action, &next), position: next }
    }

    /// The node after an action.
    pub(super) fn after(&self, evaluator: &G::Evaluator, action: G::Action) -> Node<G> {
        self.arrive(evaluator, action, self.played(action))
    }

    /// The node after a free turn for the enemy, where there can be one.
    pub(super) fn passed(&self) -> Option<Node<G>> {
        let position = self.position.passed()?;
        let sight = position.look_after(&self.position, &self.sight);
        Some(Node { sight, tally: self.tally, position })
    }
}
