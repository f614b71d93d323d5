//! The tree of a type-erased game: variations and notes.

use super::{AnyRefusal, AnyTimeline, ParseError};
use crate::timeline::{Deleted, NodeId, Notes, NotesError};
use crate::{Action, Game, Outcome, PackedAction, Side, Spot};

/// The tree of the game. See [`Timeline`](crate::timeline::Timeline) for what a main line and a variation are.
impl AnyTimeline {
    /// See [`Timeline::node_count`](crate::timeline::Timeline::node_count).
    pub fn node_count(&self) -> usize {
        with_timeline!(self, timeline => timeline.node_count())
    }

    /// See [`Timeline::nodes`](crate::timeline::Timeline::nodes).
    pub fn nodes(&self) -> Vec<NodeId> {
        with_timeline!(self, timeline => timeline.nodes())
    }

    /// The node at the cursor.
    pub fn current_node(&self) -> NodeId {
        with_timeline!(self, timeline => timeline.current_node())
    }

    /// The node at `ply` of the line in view. `None` if there is no such ply.
    pub fn node_at(&self, ply: usize) -> Option<NodeId> {
        with_timeline!(self, timeline => timeline.node_at(ply))
    }

    /// The nodes of the line in view, from the root on.
    pub fn nodes_in_view(&self) -> &[NodeId] {
        with_timeline!(self, timeline => timeline.nodes_in_view())
    }

    /// The nodes of the game itself, from the root to its last action.
    pub fn main_line(&self) -> Vec<NodeId> {
        with_timeline!(self, timeline => timeline.main_line())
    }

    /// The last node of the game itself.
    pub fn main_end(&self) -> NodeId {
        with_timeline!(self, timeline => timeline.main_end())
    }

    /// See [`Timeline::redo_node`](crate::timeline::Timeline::redo_node).
    pub fn redo_node(&self) -> Option<NodeId> {
        with_timeline!(self, timeline => timeline.redo_node())
    }

    /// The node of the position before; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        with_timeline!(self, timeline => timeline.parent(node))
    }

    /// The continuations of a node, the main one first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        with_timeline!(self, timeline => timeline.children(node))
    }

    /// How a node goes on, as books print it: the main continuation, and the variations beside it. Whatever follows the end of the main line
    /// is a variation.
    pub fn continuations(&self, node: NodeId) -> (Option<NodeId>, &[NodeId]) {
        match self.children(node) {
            [main, variations @ ..] if node != self.main_end() => (Some(*main), variations),
            variations => (None, variations),
        }
    }

    /// A node and the nodes of its main continuation.
    pub fn with_main_continuation(&self, node: NodeId) -> Vec<NodeId> {
        let next = |node: &NodeId| self.children(*node).first().copied();
        std::iter::successors(Some(node), next).collect()
    }

    /// Number of actions from the initial position to a node.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        with_timeline!(self, timeline => timeline.ply_of(node))
    }

    /// The side to move at a node.
    pub fn side_to_move_of(&self, node: NodeId) -> Option<Side> {
        with_timeline!(self, timeline => timeline.position_of(node).map(Game::side_to_move))
    }

    /// The result at a node; `None` while the game goes on or if there is no such node.
    pub fn outcome_of(&self, node: NodeId) -> Option<Outcome> {
        with_timeline!(self, timeline => timeline.outcome_of(node))
    }

    /// The action that led to a node; `None` at the root.
    pub fn action_of(&self, node: NodeId) -> Option<PackedAction> {
        with_timeline!(self, timeline => timeline.action_of(node).map(Action::pack))
    }

    /// The action that led to a node in notation; `None` at the root.
    pub fn notation_of(&self, node: NodeId) -> Option<String> {
        with_timeline!(self, timeline => {
            let before = timeline.position_of(timeline.parent(node)?)?;
            Some(before.action_to_text(timeline.action_of(node)?))
        })
    }

    /// Text of the position of a node.
    pub fn position_text_of(&self, node: NodeId) -> Option<String> {
        with_timeline!(self, timeline => timeline.position_of(node).map(Game::to_text))
    }

    /// Parses an action in notation at a node. It need not be legal.
    ///
    /// # Errors
    /// Describes the first fault and its location.
    ///
    /// # Panics
    /// There is no such node.
    pub fn read_action_at(&self, node: NodeId, text: &str) -> Result<PackedAction, ParseError> {
        with_timeline!(self, timeline => {
            let position = timeline.position_of(node).unwrap_or_else(|| panic!("the timeline has the node {node:?}"));
            position.action_from_text(text).map(Action::pack).map_err(|error| ParseError::of(&error))
        })
    }

    /// The notes at a node.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        with_timeline!(self, timeline => timeline.notes(node))
    }

    /// See [`Timeline::set_notes`](crate::timeline::Timeline::set_notes).
    ///
    /// # Errors
    /// The notes are too long, the tree has no room for them, or a shape is not on the board. The timeline is unchanged then.
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) -> Result<(), NotesError> {
        with_timeline!(self, timeline => timeline.set_notes(node, notes))
    }

    /// Whether the board has this place.
    pub fn has_spot(&self, spot: Spot) -> bool {
        with_timeline!(self, timeline => timeline.position().has_spot(spot))
    }

    /// See [`Timeline::select`](crate::timeline::Timeline::select).
    pub fn select(&mut self, node: NodeId) -> bool {
        with_timeline!(self, timeline => timeline.select(node))
    }

    /// See [`Timeline::play_keeping`](crate::timeline::Timeline::play_keeping).
    ///
    /// # Errors
    /// The action is illegal, or the game is over. The timeline is unchanged then.
    pub fn play_keeping(&mut self, action: PackedAction) -> Result<(), AnyRefusal> {
        with_timeline!(self, timeline => {
            let action = Action::unpack(action).ok_or(AnyRefusal::not_an_action())?;
            timeline.play_keeping(action).map_err(AnyRefusal::from)
        })
    }

    /// See [`Timeline::add_variation`](crate::timeline::Timeline::add_variation).
    ///
    /// # Errors
    /// The action is illegal, the game is over at the node, or the tree is full. The timeline is unchanged then.
    pub fn add_variation(&mut self, parent: NodeId, action: PackedAction) -> Result<NodeId, AnyRefusal> {
        with_timeline!(self, timeline => {
            let action = Action::unpack(action).ok_or(AnyRefusal::not_an_action())?;
            timeline.add_variation(parent, action).map_err(AnyRefusal::from)
        })
    }

    /// Adds a variation of a record, for which there is more room.
    pub(crate) fn add_recorded(&mut self, parent: NodeId, action: PackedAction) -> Result<NodeId, AnyRefusal> {
        with_timeline!(self, timeline => {
            let action = Action::unpack(action).ok_or(AnyRefusal::not_an_action())?;
            timeline.add_recorded(parent, action).map_err(AnyRefusal::from)
        })
    }

    /// See [`Timeline::promote`](crate::timeline::Timeline::promote).
    pub fn promote(&mut self, node: NodeId) {
        with_timeline!(self, timeline => timeline.promote(node));
    }

    /// See [`Timeline::set_main_end`](crate::timeline::Timeline::set_main_end).
    pub fn set_main_end(&mut self, node: NodeId) -> bool {
        with_timeline!(self, timeline => timeline.set_main_end(node))
    }

    /// See [`Timeline::delete`](crate::timeline::Timeline::delete).
    pub fn delete(&mut self, node: NodeId) -> Option<Deleted> {
        with_timeline!(self, timeline => timeline.delete(node))
    }

    /// See [`Timeline::restore`](crate::timeline::Timeline::restore).
    pub fn restore(&mut self, deleted: &Deleted) -> Option<NodeId> {
        with_timeline!(self, timeline => timeline.restore(deleted))
    }
}
