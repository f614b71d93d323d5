//! A node of the search tree: a position with its attack information and accumulator.

use std::cell::OnceCell;

use crate::playable::{Evaluator, Playable};

/// A position with its attack information and the evaluator's accumulator.
pub(super) struct Node<'a, G: Playable, E: Evaluator<G>> {
    pub(super) position: G,
    pub(super) accumulator: E::Accumulator,
    /// The node before the last action. `None` at the root.
    parent: Option<&'a Node<'a, G, E>>,
    /// Computed when it is first asked for: nodes that the tables know are often cut off without it.
    attacks: OnceCell<G::AttackInfo>,
}

impl<'a, G: Playable, E: Evaluator<G>> Node<'a, G, E> {
    /// The root of a search.
    pub(super) fn root(evaluator: &E, position: G) -> Node<'a, G, E> {
        Node { accumulator: evaluator.refresh(&position), position, parent: None, attacks: OnceCell::new() }
    }

    /// The child node of `next`, the position after `action`.
    pub(super) fn child_from(&'a self, evaluator: &E, action: G::Action, next: G) -> Node<'a, G, E> {
        Node {
            accumulator: evaluator.update(&self.accumulator, &self.position, action, &next),
            position: next,
            parent: Some(self),
            attacks: OnceCell::new(),
        }
    }

    /// The child node after an action.
    pub(super) fn child(&'a self, evaluator: &E, action: G::Action) -> Node<'a, G, E> {
        self.child_from(evaluator, action, self.position.after(action))
    }

    /// The node after a null move, if the game allows one here.
    pub(super) fn null_move(&'a self) -> Option<Node<'a, G, E>> {
        let position = self.position.null_move()?;
        Some(Node { accumulator: self.accumulator, position, parent: Some(self), attacks: OnceCell::new() })
    }

    /// The attack information of the position.
    pub(super) fn attacks(&self) -> &G::AttackInfo {
        self.attacks.get_or_init(|| match self.parent {
            Some(parent) => self.position.attack_info_after(&parent.position, parent.attacks()),
            None => self.position.attack_info(),
        })
    }
}
