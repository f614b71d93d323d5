//! The interface between a game and its reasons.

use std::fmt::Debug;

use crate::playable::Playable;
use cannon_rules::any::ListedGame;
use cannon_rules::message::Message;

/// A game whose actions can be explained: it names the motifs of an action, and values what actions take.
pub trait Explainable: Playable + ListedGame {
    /// What an action achieves.
    type Motif: Motif;
    /// What a side could do if it were to move: a threat of the opponent, or the loss that a careless action allows.
    type Threat: Threat;

    /// What a legal action of the side to move achieves, the most important first.
    fn motifs(&self, action: Self::Action, line: &Line<'_, Self::Action>) -> Vec<Self::Motif>;

    /// What the side to move threatens after it plays this legal action, the most important first: what it could do if it were to move
    /// again. Threats to win at once are always listed, other threats only if they are new.
    fn threats(&self, action: Self::Action) -> Vec<Self::Threat>;

    /// What an action of the side to move takes or wins. `None` if it takes nothing.
    fn taken_by(&self, action: Self::Action) -> Option<Self::Threat>;

    /// The value of what an action of the side to move takes, less what it loses itself, in hundredths of the smallest piece.
    fn gain(&self, action: Self::Action) -> i32;

    /// All actions of the side to move that take something or win the game, with their value, the most valuable first. Games in which many
    /// actions take the same piece may leave out actions that differ only in the attacker's place.
    fn gains(&self) -> Vec<(Self::Action, i32)>;

    /// The most that the side to move can gain with one action, by a quick test; 0 or more.
    fn best_gain(&self) -> i32;

    /// The actions of the side to move, first the actions that are most likely to prevent the opponent's `reply`.
    fn alternatives(&self, _reply: Self::Action) -> Vec<Self::Action> {
        self.actions()
    }

    /// Whether the side not to move could win with one action if it were to move.
    fn threatens_to_win(&self) -> bool;
}

/// What is known around an action: the action before it, and the actions expected after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a, A> {
    /// The opponent's last action. `None` at the start of a game.
    pub previous: Option<A>,
    /// The actions expected after the explained one, the opponent's reply first; empty if unknown.
    pub next: &'a [A],
}

impl<A> Default for Line<'_, A> {
    fn default() -> Self {
        Line { previous: None, next: &[] }
    }
}

/// Whether standing threats are listed: threats to win at once that were there before the action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Standing threats are listed.
    Listed,
    /// Only new threats are listed.
    LeftOut,
}

/// What an action achieves.
pub trait Motif: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The sentence for the player of the action, who is addressed as "you". Its identifier is `reason-` and the name of the motif.
    fn sentence(&self) -> Message;
}

/// What a side could do if it were to move.
pub trait Threat: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The sentence about the opponent's last action, for the player whom it threatens. Its identifier is `opponent-` and the name of the
    /// motif.
    fn as_threat(&self) -> Message;

    /// The sentence about a careless action, for its player. Its identifier is `danger-` and the name of the motif.
    fn as_danger(&self) -> Message;

    /// The place from which the attacker strikes, and the place of its victim. `None` if nothing is attacked.
    fn attack(&self) -> Option<[Place; 2]>;
}

/// File and rank of a place of the board, both from 0.
pub type Place = (u8, u8);
