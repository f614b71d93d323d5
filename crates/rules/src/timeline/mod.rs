//! Game in progress: all positions so far, the actions between them, and a cursor for undo and redo.
//!
//! The positions are a tree. The game is its main line; other branches are variations, which were taken back in play or added in a study.

mod branches;
pub mod notes;
mod tree;

use serde::{Deserialize, Serialize};

use super::{DrawReason, Game, Outcome};
use tree::{HistoryEntry, Node, Tree};

pub use notes::{Judgement, MAX_COMMENT_CHARS, Notes, NotesError, Shape, ShapeColor};
pub use tree::{Deleted, NodeId};

/// The game is drawn after this many actions. Neither the rules nor the house rules need end a game, and records have a
/// bounded length.
pub const MAX_ACTIONS: usize = 20_000;

/// Maximum number of positions in the tree of a game, with all its variations.
pub const MAX_NODES: usize = 50_000;

/// Number of occurrences of a position that make a repetition.
pub const REPETITION_COUNT: usize = 3;

/// Optional draw rules that the published rules do not contain. They depend on history, so the timeline applies them,
/// not the games. They are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The third occurrence of a position with the same side to move ends the game as a draw.
    pub repetition: bool,
    /// The game is drawn after this many consecutive turns (both sides counted) without an irreversible action, similar
    /// to the fifty-move rule of chess. `None` switches the rule off.
    pub quiet_turns: Option<u32>,
}

impl HouseRules {
    /// No draws by history, as in the published rules.
    pub const NONE: HouseRules = HouseRules { repetition: false, quiet_turns: None };

    /// Both rules on: threefold repetition, and 100 turns (50 per side) without an irreversible action.
    pub const DRAWS: HouseRules = HouseRules { repetition: true, quiet_turns: Some(100) };
}

/// A game in progress. Ply 0 is the initial position; ply n is the position after n actions.
///
/// Queries by ply are about the *line in view*: the main line, or the line that [`select`](Self::select) chose. The cursor
/// [`ply`](Self::ply) selects the current position in it. Actions beyond the cursor are kept for redo until a different action is played.
///
/// The *main line* is the game itself. [`play`](Self::play) and [`go_to`](Self::go_to) change it, so that it ends at the cursor. Other
/// branches are variations: [`add_variation`](Self::add_variation) adds them, and [`play_keeping`](Self::play_keeping) makes them of what
/// was taken back.
///
/// ```
/// use cannon_rules::Game;
/// use cannon_rules::cannon::{Position, Ruleset};
/// use cannon_rules::timeline::{HouseRules, NodeId, Timeline};
///
/// let mut game = Timeline::new(Position::start(&Ruleset::CLASSIC), HouseRules::DRAWS);
/// let place = game.position().action_from_text("@e1")?;
/// game.play(place).expect("e1 is free");
/// assert_eq!(game.ply(), 1);
///
/// // Undo: the action stays for redo.
/// game.go_to(0);
/// assert_eq!((game.ply(), game.last_ply()), (0, 1));
///
/// // Another action, beside the one that was taken back.
/// let other = game.position().action_from_text("@d1")?;
/// game.play_keeping(other).expect("d1 is free");
/// assert_eq!(game.children(NodeId::ROOT).len(), 2);
/// # Ok::<(), cannon_rules::cannon::ActionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    tree: Tree<G>,
    /// The nodes of the line in view; the index is the ply.
    line: Vec<NodeId>,
    ply: usize,
    /// The last node of the main line.
    main_end: NodeId,
    /// Whether the line in view leaves the main line.
    is_variation_in_view: bool,
    house_rules: HouseRules,
}

impl<G: Game> Timeline<G> {
    /// Starts a game from `start`.
    pub fn new(start: G, house_rules: HouseRules) -> Self {
        let root = NodeId::ROOT;
        Timeline {
            tree: Tree::new(start),
            line: vec![root],
            ply: 0,
            main_end: root,
            is_variation_in_view: false,
            house_rules,
        }
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.tree.node(self.line[self.ply]).position
    }

    /// The node at `ply` of the line in view, which may lie beyond the cursor.
    fn node_in_view(&self, ply: usize) -> Option<&Node<G>> {
        self.line.get(ply).map(|&node| self.tree.node(node))
    }

    /// The position at `ply`, which may lie beyond the cursor. `None` if there is no such ply.
    pub fn position_at(&self, ply: usize) -> Option<&G> {
        self.node_in_view(ply).map(|node| &node.position)
    }

    /// The position at `ply`, or the last position if `ply` is beyond the last ply.
    pub(crate) fn nearest_position(&self, ply: usize) -> &G {
        &self.tree.node(self.line[ply.min(self.last_ply())]).position
    }

    /// All actions of the line in view, oldest first, including those that can be redone.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = G::Action> + DoubleEndedIterator {
        // Every node but the root has an origin, and the root is only at ply 0.
        let played = |&node: &NodeId| self.tree.node(node).origin.map(|(_, action)| action);
        self.line[1..].iter().map(move |node| played(node).unwrap_or_else(|| unreachable!("the root follows no node")))
    }

    /// The action played at `ply` (from ply to ply + 1), which may lie beyond the cursor. `None` if there is none.
    pub fn action_at(&self, ply: usize) -> Option<G::Action> {
        self.node_in_view(ply + 1)?.origin.map(|(_, action)| action)
    }

    /// Number of actions that led to the current position.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Number of actions of the line in view, including those that can be redone.
    pub fn last_ply(&self) -> usize {
        self.line.len() - 1
    }

    /// The draw rules in force.
    pub fn house_rules(&self) -> HouseRules {
        self.house_rules
    }

    /// Moves the cursor to `ply`, or to the last ply if `ply` is beyond it, as undo and redo do. The main line ends there from now on.
    /// Returns the new cursor.
    pub fn go_to(&mut self, ply: usize) -> usize {
        self.adopt_line_in_view();
        self.ply = ply.min(self.last_ply());
        self.main_end = self.line[self.ply];
        self.ply
    }

    /// Makes the line in view the main continuation of each of its nodes.
    fn adopt_line_in_view(&mut self) {
        if std::mem::take(&mut self.is_variation_in_view) {
            self.line.iter().for_each(|&node| self.tree.move_first(node));
        }
    }

    /// Plays an action if it is legal and the game is not over, and discards the actions that could have been redone.
    ///
    /// # Errors
    /// The game is over, or the action is illegal. The timeline is unchanged then.
    pub fn play(&mut self, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        let current = self.line[self.ply];
        self.check(current, action)?;
        if let Some(&next) = self.line.get(self.ply + 1) {
            self.tree.discard(next);
        }
        self.advance_to_child(current, action);
        Ok(())
    }

    /// Plays an action if it is legal and the game is not over. Actions that could have been redone stay as a variation, unless the tree is
    /// full.
    ///
    /// # Errors
    /// The game is over, or the action is illegal. The timeline is unchanged then.
    pub fn play_keeping(&mut self, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        if self.tree.len() >= MAX_NODES {
            return self.play(action);
        }
        let current = self.line[self.ply];
        self.check(current, action)?;
        self.advance_to_child(current, action);
        Ok(())
    }

    /// Goes on from the current node by a legal action, which becomes the main continuation and the end of the main line.
    fn advance_to_child(&mut self, current: NodeId, action: G::Action) {
        self.adopt_line_in_view();
        let child = match self.tree.child(current, action) {
            Some(child) => {
                self.tree.move_first(child);
                child
            }
            None => self.tree.insert(current, action, 0),
        };
        self.line.truncate(self.ply + 1);
        self.line.push(child);
        self.ply += 1;
        self.main_end = child;
    }

    /// Checks that an action can be played at a node.
    fn check(&self, node: NodeId, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        if self.outcome_of(node).is_some() {
            return Err(PlayError::GameOver);
        }
        self.tree.node(node).position.validate(action).map_err(PlayError::Refused)
    }

    /// The result at the current ply, decided by the position, the length of the game or the house rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_of(self.line[self.ply])
    }

    /// The result at `ply`; `None` while the game goes on or if there is no such ply.
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        self.outcome_of(*self.line.get(ply)?)
    }

    /// The result at a node; `None` while the game goes on or if there is no such node.
    pub fn outcome_of(&self, node: NodeId) -> Option<Outcome> {
        let Node { position, history, ply, .. } = self.tree.get(node)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if *ply >= MAX_ACTIONS {
            return Some(Outcome::Draw { by: DrawReason::Length });
        }
        if self.house_rules.repetition && history.occurrences >= REPETITION_COUNT {
            return Some(Outcome::Draw { by: DrawReason::Repetition });
        }
        match self.house_rules.quiet_turns {
            Some(limit) if history.quiet_turns >= limit as usize => Some(Outcome::Draw { by: DrawReason::QuietTurns }),
            _ => None,
        }
    }

    /// How many times the position at `ply` has occurred up to then, with the same side to move. 0 if there is no such
    /// ply. It does not depend on the house rules.
    pub fn occurrences_at(&self, ply: usize) -> usize {
        self.history_at(ply).map_or(0, |history| history.occurrences)
    }

    /// Number of consecutive reversible turns that led to `ply`; 0 if there is no such ply.
    pub fn quiet_turns_at(&self, ply: usize) -> usize {
        self.history_at(ply).map_or(0, |history| history.quiet_turns)
    }

    fn history_at(&self, ply: usize) -> Option<&HistoryEntry> {
        self.node_in_view(ply).map(|node| &node.history)
    }
}

/// Error of [`Timeline::play`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<R> {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action is illegal.
    #[error(transparent)]
    Refused(R),
    /// The tree has as many positions as it may have.
    #[error("the game has {MAX_NODES} positions with its variations, and no room for more")]
    TreeFull,
}
