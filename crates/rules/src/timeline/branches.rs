//! Variations of a timeline: reading the tree, adding to it and taking from it.

use super::notes::{
    MAX_ALL_COMMENT_CHARS, MAX_ALL_SHAPES, MAX_COMMENT_CHARS, MAX_SHAPES, Notes, NotesError, NotesSize, Shape,
};
use super::tree::{Deleted, NodeId};
use super::{MAX_ACTIONS, MAX_NODES, PlayError, Timeline};
use crate::Game;

/// The tree of the game.
impl<G: Game> Timeline<G> {
    /// Number of positions, with those of all variations.
    pub fn node_count(&self) -> usize {
        self.tree.len()
    }

    /// All nodes, with those of all variations. The root comes first, and no node before its parent.
    pub fn nodes(&self) -> Vec<NodeId> {
        self.tree.subtree(NodeId::ROOT)
    }

    /// The node at the cursor.
    pub fn current_node(&self) -> NodeId {
        self.line[self.ply]
    }

    /// The node at `ply` of the line in view. `None` if there is no such ply.
    pub fn node_at(&self, ply: usize) -> Option<NodeId> {
        self.line.get(ply).copied()
    }

    /// The nodes of the line in view, from the root on.
    pub fn nodes_in_view(&self) -> &[NodeId] {
        &self.line
    }

    /// The nodes of the game itself, from the root to its last action.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.tree.path(self.main_end)
    }

    /// The last node of the game itself.
    pub fn main_end(&self) -> NodeId {
        self.main_end
    }

    /// The node of the first action that could be redone: the game has been taken back, and its earlier continuation is still in view.
    pub fn redo_node(&self) -> Option<NodeId> {
        let next = *self.line.get(self.ply + 1)?;
        (self.current_node() == self.main_end).then_some(next)
    }

    /// The node of the position before; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.tree.get(node)?.origin.map(|(parent, _)| parent)
    }

    /// The continuations of a node, the main one first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.tree.get(node).map_or(&[], |node| &node.children)
    }

    /// Number of actions from the initial position to a node.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.tree.get(node).map(|node| node.ply)
    }

    /// The position of a node.
    pub fn position_of(&self, node: NodeId) -> Option<&G> {
        self.tree.get(node).map(|node| &node.position)
    }

    /// The action that led to a node; `None` at the root.
    pub fn action_of(&self, node: NodeId) -> Option<G::Action> {
        self.tree.get(node)?.origin.map(|(_, action)| action)
    }

    /// The notes at a node.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.tree.get(node).map(|node| &node.notes)
    }

    /// Replaces the notes at a node. Nothing happens if there is no such node.
    ///
    /// # Errors
    /// The notes are too long, the tree has no room for them, or a shape is not on the board. The timeline is unchanged then.
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) -> Result<(), NotesError> {
        let Some(old) = self.notes(node) else { return Ok(()) };
        let (new_size, old_size) = (NotesSize::default().with(&notes), NotesSize::default().with(old));
        let in_all = self.tree.notes_size().without(old).with(&notes);
        let spots = |shape: &Shape| [Some(shape.from), shape.to].into_iter().flatten();
        let is_off_board = |shape: &&Shape| spots(shape).any(|spot| !self.position().has_spot(spot));
        if new_size.comment_chars > MAX_COMMENT_CHARS {
            return Err(NotesError::CommentTooLong);
        }
        if new_size.shapes > MAX_SHAPES {
            return Err(NotesError::TooManyShapes);
        }
        if let Some(&shape) = notes.shapes.iter().find(is_off_board) {
            return Err(NotesError::OffBoard(shape));
        }
        if new_size.comment_chars > old_size.comment_chars && in_all.comment_chars > MAX_ALL_COMMENT_CHARS {
            return Err(NotesError::AllCommentsTooLong);
        }
        if new_size.shapes > old_size.shapes && in_all.shapes > MAX_ALL_SHAPES {
            return Err(NotesError::TooManyShapesInAll);
        }
        self.tree.set_notes(node, notes);
        Ok(())
    }

    /// Brings a node into view, with the cursor at it: the main line if the node is part of it, otherwise the line through the node with its
    /// main continuation. The main line stays what it is. Returns whether there is such a node.
    pub fn select(&mut self, node: NodeId) -> bool {
        if self.tree.get(node).is_none() {
            return false;
        }
        let main_line = self.main_line();
        let path = self.tree.path(node);
        self.ply = path.len() - 1;
        self.is_variation_in_view = !main_line.starts_with(&path);
        self.line = if self.is_variation_in_view {
            path.into_iter().chain(self.tree.main_continuation(node)).collect()
        } else {
            main_line
        };
        true
    }

    /// Adds a variation: the result of an action at a node, as its last continuation. If the tree has it, it stays where it is. Neither the
    /// line in view nor the main line changes. Returns the node of the result, which may have been there before.
    ///
    /// # Errors
    /// The game is over at the node, the action is illegal, there is no such node, or the tree is full.
    pub fn add_variation(&mut self, parent: NodeId, action: G::Action) -> Result<NodeId, PlayError<G::Refusal>> {
        self.add_within(MAX_NODES, parent, action)
    }

    /// As [`add_variation`](Self::add_variation), for a tree that has been recorded: a game goes on when its tree is full, and its main line
    /// may have become a variation since.
    pub(crate) fn add_recorded(&mut self, parent: NodeId, action: G::Action) -> Result<NodeId, PlayError<G::Refusal>> {
        self.add_within(MAX_NODES + MAX_ACTIONS, parent, action)
    }

    fn add_within(&mut self, limit: usize, parent: NodeId, action: G::Action) -> Result<NodeId, PlayError<G::Refusal>> {
        if self.tree.get(parent).is_none() {
            return Err(PlayError::GameOver);
        }
        self.check(parent, action)?;
        match self.tree.child(parent, action) {
            Some(child) => Ok(child),
            None if self.tree.len() >= limit => Err(PlayError::TreeFull),
            None => Ok(self.tree.insert(parent, action, usize::MAX)),
        }
    }

    /// Makes a node the main continuation of its parent. If the main line went on in another way there, it goes through the node now, to the
    /// end of its main continuation; the line that was the main one becomes a variation.
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        let main_line = self.main_line();
        let ply = self.tree.node(node).ply;
        let leaves_main_line =
            main_line.get(ply - 1) == Some(&parent) && main_line.get(ply).is_some_and(|&next| next != node);
        self.tree.move_first(node);
        if leaves_main_line {
            self.main_end = self.tree.main_continuation(node).last().unwrap_or(node);
        }
        self.select(self.current_node());
    }

    /// Lets the main line end at a node. Its nodes become the main continuations of their parents. Returns whether there is such a node.
    pub fn set_main_end(&mut self, node: NodeId) -> bool {
        if self.tree.get(node).is_none() {
            return false;
        }
        for node in self.tree.path(node) {
            self.tree.move_first(node);
        }
        self.main_end = node;
        self.select(self.current_node())
    }

    /// Deletes a node with everything that follows it. If the cursor or the main line passed through the node, it ends at the parent. `None`
    /// for the root, which stays, and if there is no such node.
    pub fn delete(&mut self, node: NodeId) -> Option<Deleted> {
        let (parent, main_end) = (self.parent(node)?, self.main_end);
        let is_behind = |end: NodeId| self.tree.ancestors(end).any(|ancestor| ancestor == node);
        let (ends_main_line, moves_cursor) = (is_behind(main_end), is_behind(self.current_node()));
        let deleted = self.tree.detach(node, main_end)?;
        if ends_main_line {
            self.main_end = parent;
        }
        self.select(if moves_cursor { parent } else { self.current_node() });
        Some(deleted)
    }

    /// Puts back what [`delete`](Self::delete) has taken from this timeline, and selects it. The main line is as long as before, unless it
    /// has changed since. Nothing happens if the place of the node was deleted, too, or if it is not deleted any more. Returns the node that
    /// is selected then.
    pub fn restore(&mut self, deleted: &Deleted) -> Option<NodeId> {
        let Deleted { node, parent, main_end, .. } = *deleted;
        let (_, action) = self.tree.get(node)?.origin?;
        if !self.is_in_tree(parent) || self.tree.child(parent, action).is_some() {
            return None;
        }
        self.tree.attach(deleted);
        if self.main_end == parent {
            self.main_end = main_end;
        }
        self.select(node);
        Some(node)
    }

    /// Whether a node can be reached from the root.
    fn is_in_tree(&self, node: NodeId) -> bool {
        let leads_to = |&(parent, child): &(NodeId, NodeId)| self.tree.node(parent).children.contains(&child);
        let steps = self.tree.path(node);
        steps.windows(2).all(|step| leads_to(&(step[0], step[1])))
    }
}
