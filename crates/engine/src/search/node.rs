//! A node of the search tree: a position with its attack information and accumulator.

use crate::playable::{Evaluator, Playable};

/// A position with its attack information and the evaluator's accumulator.
pub(super) struct Node<G: Playable, E: Evaluator<G>> {
    pub(super) position: G,
    pub(super) attacks: G::AttackInfo,
    pub(super) accumulator: E::Accumulator,
}

impl<G: Playable, E: Evaluator<G>> Node<G, E> {
    /// A node computed from scratch.
    pub(super) fn new(evaluator: &E, position: G) -> Node<G, E> {
        Node { attacks: position.attack_info(), accumulator: evaluator.refresh(&position), position }
    }

    /// The position after an action. [`child_from`](Node::child_from) makes it a node, which costs more.
    pub(super) fn position_after(&self, action: G::Action) -> G {
        super::after(&self.position, action)
    }

    /// The child node of `next`, the [position after](Node::position_after) `action`.
    pub(super) fn child_from(&self, evaluator: &E, action: G::Action, next: G) -> Node<G, E> {
        let attacks = next.attack_info_after(&self.position, &self.attacks);
        Node {
            attacks,
            accumulator: evaluator.update(&self.accumulator, &self.position, action, &next),
            position: next,
        }
    }

    /// The child node after an action.
    pub(super) fn child(&self, evaluator: &E, action: G::Action) -> Node<G, E> {
        self.child_from(evaluator, action, self.position_after(action))
    }

    /// The node after a null move, if the game allows one here.
    pub(super) fn null_move(&self) -> Option<Node<G, E>> {
        let position = self.position.null_move()?;
        let attacks = position.attack_info_after(&self.position, &self.attacks);
        Some(Node { attacks, accumulator: self.accumulator, position })
    }
}
