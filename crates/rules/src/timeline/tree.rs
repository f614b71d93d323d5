//! The tree of positions behind a timeline. Each node has a position, and the action that led to it from the position of its parent.

use std::sync::Arc;

use super::notes::{Notes, NotesSize};
use crate::Game;

/// Identifier of a node in the tree of one timeline. It stays valid until the node is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node of the initial position.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a position relates to the positions before it. There is an entry for each position, because going back over the whole game for every
/// query takes long in a game of [`MAX_ACTIONS`](super::MAX_ACTIONS).
#[derive(Clone, Copy, Debug)]
pub(super) struct HistoryEntry {
    repetition_key: u64,
    /// Number of consecutive reversible turns that led to the position.
    pub(super) quiet_turns: usize,
    /// How many times the position has occurred so far.
    pub(super) occurrences: usize,
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node<G: Game> {
    pub(super) position: G,
    pub(super) history: HistoryEntry,
    /// The parent and the action that was played there. `None` for the root.
    pub(super) origin: Option<(NodeId, G::Action)>,
    /// Number of actions from the root.
    pub(super) ply: usize,
    /// The continuations, the main one first.
    pub(super) children: Vec<NodeId>,
    pub(super) notes: Notes,
}

/// All nodes of a timeline. Nodes that were deleted stay in memory, so that they can be restored, but no other node leads to them.
///
/// Clones share their nodes until one of them changes, so that a large tree can be handed to another thread within a frame.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Arc<Node<G>>>,
    /// Number of nodes that can be reached from the root.
    len: usize,
    /// The size of all notes. The notes of deleted nodes count, because the nodes can be restored.
    notes_size: NotesSize,
}

/// A node that was deleted with everything that follows it. See [`Timeline::restore`](super::Timeline::restore).
#[derive(Clone, Debug)]
pub struct Deleted {
    pub(super) node: NodeId,
    pub(super) parent: NodeId,
    /// The place among the continuations of the parent.
    index: usize,
    /// The end of the main line before.
    pub(super) main_end: NodeId,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(start: G) -> Tree<G> {
        let history = HistoryEntry { repetition_key: start.repetition_key(), quiet_turns: 0, occurrences: 1 };
        let (children, notes) = (Vec::new(), Notes::default());
        let root = Node { position: start, history, origin: None, ply: 0, children, notes };
        Tree { nodes: vec![Arc::new(root)], len: 1, notes_size: NotesSize::default() }
    }

    /// The size of all notes.
    pub(super) const fn notes_size(&self) -> NotesSize {
        self.notes_size
    }

    /// Replaces the notes of a node that is known to exist.
    pub(super) fn set_notes(&mut self, node: NodeId, notes: Notes) {
        let new_size = self.notes_size.without(&self.node(node).notes).with(&notes);
        self.node_mut(node).notes = notes;
        self.notes_size = new_size;
    }

    /// Number of nodes that can be reached from the root.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Node<G>> {
        self.nodes.get(node.index()).map(Arc::as_ref)
    }

    /// A node that is known to exist, such as a node of the line in view.
    pub(super) fn node(&self, node: NodeId) -> &Node<G> {
        &self.nodes[node.index()]
    }

    /// As [`node`](Self::node), to change it in this tree alone.
    fn node_mut(&mut self, node: NodeId) -> &mut Node<G> {
        Arc::make_mut(&mut self.nodes[node.index()])
    }

    /// The continuation of a node by an action, if the tree has it.
    pub(super) fn child(&self, parent: NodeId, action: G::Action) -> Option<NodeId> {
        let is_result = |child: &&NodeId| self.node(**child).origin.is_some_and(|(_, played)| played == action);
        self.node(parent).children.iter().find(is_result).copied()
    }

    /// Adds the result of a legal action at this place among the continuations of a node, or as the last one if there are fewer.
    pub(super) fn insert(&mut self, parent: NodeId, action: G::Action, place: usize) -> NodeId {
        let before = &self.node(parent).position;
        let (position, is_irreversible) = (before.after(action), before.is_irreversible(action));
        let history = self.history_after(parent, position.repetition_key(), is_irreversible);
        let ply = self.node(parent).ply + 1;
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let (origin, children, notes) = (Some((parent, action)), Vec::new(), Notes::default());
        self.nodes.push(Arc::new(Node { position, history, origin, ply, children, notes }));
        let siblings = &mut self.node_mut(parent).children;
        siblings.insert(place.min(siblings.len()), id);
        self.len += 1;
        id
    }

    /// The entry of a position that follows a node.
    fn history_after(&self, parent: NodeId, repetition_key: u64, is_irreversible: bool) -> HistoryEntry {
        let quiet_turns = if is_irreversible { 0 } else { self.node(parent).history.quiet_turns + 1 };
        let earlier = self.ancestors(parent).take(quiet_turns);
        let repeated = earlier.filter(|&past| self.node(past).history.repetition_key == repetition_key).count();
        HistoryEntry { repetition_key, quiet_turns, occurrences: repeated + 1 }
    }

    /// A node and the nodes before it, back to the root.
    pub(super) fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.node(node).origin.map(|(parent, _)| parent))
    }

    /// The nodes from the root to a node.
    pub(super) fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.ancestors(node).collect();
        path.reverse();
        path
    }

    /// The node that follows a node in its main continuation, and the nodes after it.
    pub(super) fn main_continuation(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(node).children.first(), |&&node| self.node(node).children.first()).copied()
    }

    /// The reachable nodes of the subtree of a node, the node included.
    pub(super) fn subtree(&self, node: NodeId) -> Vec<NodeId> {
        let mut found = vec![node];
        let mut next = 0;
        while let Some(&node) = found.get(next) {
            found.extend(&self.node(node).children);
            next += 1;
        }
        found
    }

    /// Makes a node the main continuation of its parent.
    pub(super) fn move_first(&mut self, node: NodeId) {
        let Some((parent, _)) = self.node(node).origin else { return };
        let siblings = &mut self.node_mut(parent).children;
        if let Some(index) = siblings.iter().position(|&child| child == node) {
            siblings[..=index].rotate_right(1);
        }
    }

    /// Takes a node with its subtree out of the tree. `None` for the root, and for a node that is not in the tree.
    pub(super) fn detach(&mut self, node: NodeId, main_end: NodeId) -> Option<Deleted> {
        let (parent, _) = self.get(node)?.origin?;
        let siblings = &mut self.node_mut(parent).children;
        let index = siblings.iter().position(|&child| child == node)?;
        siblings.remove(index);
        self.len -= self.subtree(node).len();
        Some(Deleted { node, parent, index, main_end })
    }

    /// Puts a detached node back in its place.
    pub(super) fn attach(&mut self, deleted: &Deleted) {
        let added = self.subtree(deleted.node).len();
        let siblings = &mut self.node_mut(deleted.parent).children;
        siblings.insert(deleted.index.min(siblings.len()), deleted.node);
        self.len += added;
    }

    /// Takes a node out of the tree for good, and frees the memory if its subtree was added last, as in a game without variations.
    pub(super) fn discard(&mut self, node: NodeId) {
        let subtree = self.subtree(node);
        let first = subtree.iter().map(|node| node.index()).min().unwrap_or(0);
        if self.detach(node, NodeId::ROOT).is_some() && self.nodes.len() - first == subtree.len() {
            for node in self.nodes.drain(first..) {
                self.notes_size = self.notes_size.without(&node.notes);
            }
        }
    }
}
