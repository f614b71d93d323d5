//! The interface between a game and the search: attack information, captures and quiet actions, move ordering, and evaluation.

use std::fmt::Debug;

use super::levels::OversightKind;
use super::weights::{self, Tapered, WeightRow, WeightsError};
use cannon_rules::record::Style;
use cannon_rules::splitmix::splitmix64;
use cannon_rules::{Action as _, Game};

/// A game that the engine can play.
///
/// The search uses copy-make: it copies a position for each action, so positions should be small values.
pub trait Playable: Game {
    /// Attack information about a position, computed once per node and shared by the methods below.
    type AttackInfo;

    /// The static evaluator.
    type Evaluator: Evaluator<Self>;

    /// Number of values of [`history_index`](Playable::history_index): the size of a history table.
    const HISTORY_SIZE: usize = 1 << 12;

    /// The binary logarithm of the number of successive [history indices](Playable::history_index) that stay together in the continuation
    /// history. In games with many actions, the values for the actions of a position then share cache lines.
    const HISTORY_BLOCK_BITS: u32 = 0;

    /// Number of evasions in a row that quiescence search tries for a side whose principal piece is in check.
    const MAX_EVASIONS: i32 = 2;

    /// The depth from which every quiet action is tried where only a win raises the score above beta. Below it, only actions that
    /// [threaten](Playable::threatens) to win are tried, because games with many actions cannot afford to try them all.
    const QUIET_WIN_DEPTH: i32 = 0;

    /// Computes the [attack information](Playable::AttackInfo) of the position from scratch.
    fn attack_info(&self) -> Self::AttackInfo;

    /// Computes the [attack information](Playable::AttackInfo) incrementally from the position before an action or a null move. A game may
    /// override it for speed; the result is equal to [`attack_info`](Playable::attack_info).
    fn attack_info_after(&self, _before: &Self, _attacks_before: &Self::AttackInfo) -> Self::AttackInfo {
        self.attack_info()
    }

    /// The evaluator of a playing style.
    fn evaluator(style: Style) -> &'static Self::Evaluator;

    /// The bonus that a style adds to the score of an action at the root, in hundredths of the smallest piece.
    fn style_bonus(_action: Self::Action, _style: Style) -> i32 {
        0
    }

    /// What a weak player may overlook about a legal action. `None` for actions that everyone sees, such as captures at hand.
    fn oversight(&self, _attacks: &Self::AttackInfo, _action: Self::Action) -> Option<Oversight> {
        None
    }

    /// Whether an action is a capture. The action need not be legal.
    fn is_capture(action: Self::Action) -> bool;

    /// Calls `visit` once for every legal capture. Games override it where they can generate captures alone.
    fn for_each_capture(&self, _attacks: &Self::AttackInfo, mut visit: impl FnMut(Self::Action)) {
        self.for_each_action(|action| {
            if Self::is_capture(action) {
                visit(action);
            }
        });
    }

    /// Calls `visit` with the captures that quiescence search tries: all of them, unless a game has many ways to capture the same piece
    /// and one of them stands for the others.
    fn for_each_quiescence_capture(&self, attacks: &Self::AttackInfo, visit: impl FnMut(Self::Action)) {
        self.for_each_capture(attacks, visit);
    }

    /// Calls `visit` once for every legal action that is not a capture. Games override it for speed, too.
    fn for_each_quiet(&self, _attacks: &Self::AttackInfo, mut visit: impl FnMut(Self::Action)) {
        self.for_each_action(|action| {
            if !Self::is_capture(action) {
                visit(action);
            }
        });
    }

    /// Calls `visit` once for every quiet action that may get the side to move out of check. Games with many actions leave out actions
    /// that certainly do not help.
    fn for_each_evasion(&self, attacks: &Self::AttackInfo, visit: impl FnMut(Self::Action)) {
        self.for_each_quiet(attacks, visit);
    }

    /// Calls `visit` once for every quiet action that the search tries: in check, the evasions.
    fn for_each_tried_quiet(&self, attacks: &Self::AttackInfo, visit: impl FnMut(Self::Action)) {
        if self.is_in_check(attacks) {
            self.for_each_evasion(attacks, visit);
        } else {
            self.for_each_quiet(attacks, visit);
        }
    }

    /// Late move pruning: the number of actions to try at `depth` before the remaining quiet actions are skipped. `improving` means that
    /// the static evaluation is above the static evaluation of two plies earlier; `pv_node` means a PV node.
    fn late_action_limit(_depth: i32, _improving: bool, _pv_node: bool) -> usize {
        usize::MAX
    }

    /// The number of quiet actions that are tried at the root in the iteration of this depth, and in the first iteration. The best of earlier
    /// iterations come first.
    fn root_action_limit(_depth: i32, _is_first: bool) -> usize {
        usize::MAX
    }

    /// Late move pruning in check: the number of evasions to try at nodes outside the PV, once an action is known that does not lose.
    fn evasion_limit(_depth: i32) -> usize {
        usize::MAX
    }

    /// The number of captures that quiescence search tries at a node that lies `plies` beyond the depth.
    fn quiescence_capture_limit(_plies: usize) -> usize {
        usize::MAX
    }

    /// The ordering score of a capture; higher is better: the value of the victim less the value at risk.
    fn capture_score(&self, _attacks: &Self::AttackInfo, _action: Self::Action) -> i32 {
        0
    }

    /// A function for the ordering scores of quiet actions, to which the values in the history tables are added. The function may keep what
    /// consecutive actions have in common, such as their unit.
    fn quiet_scorer<'a>(
        &'a self,
        _attacks: &'a Self::AttackInfo,
        _last: LastActions<Self::Action>,
    ) -> impl FnMut(Self::Action) -> i32 {
        |_| 0
    }

    /// An action that wins the game at once, as the capture of the enemy's principal piece does, if there is one.
    fn winning_action(&self, attacks: &Self::AttackInfo) -> Option<Self::Action>;

    /// Whether the side to move can win at once. Games override it where this is cheaper to tell than to find the
    /// [action](Playable::winning_action).
    fn can_win(&self, attacks: &Self::AttackInfo) -> bool {
        self.winning_action(attacks).is_some()
    }

    /// Whether the side to move is in check: the opponent could capture its principal piece if it were the opponent's turn.
    fn is_in_check(&self, attacks: &Self::AttackInfo) -> bool;

    /// A quick version of [`is_in_check`](Playable::is_in_check) without attack information, for pruning decisions. It may miss some
    /// checks.
    fn may_be_in_check(&self) -> bool {
        self.is_in_check(&self.attack_info())
    }

    /// Whether a quiet action threatens to win with the next action, by a quick test. The default asks whether the opponent
    /// [may be in check](Playable::may_be_in_check) afterwards.
    fn threatens(&self, _attacks: &Self::AttackInfo, action: Self::Action) -> bool {
        self.after(action).may_be_in_check()
    }

    /// The position after a null move, which passes the turn. `None` where passing could be an advantage (zugzwang: the side to move is
    /// running out of actions) or is meaningless.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// The index of the action in the history tables; it is the same in every position.
    ///
    /// The default hashes the action, so that different actions may share an index.
    fn history_index(action: Self::Action) -> usize {
        (splitmix64(u64::from(action.pack().bits())) % Self::HISTORY_SIZE as u64) as usize
    }
}

/// The last actions of a line. `None` where they are not known, and for a null move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastActions<A> {
    /// The last action of the opponent.
    pub enemy: Option<A>,
    /// The last action of the side to move.
    pub own: Option<A>,
}

impl<A> LastActions<A> {
    /// No known actions.
    pub const NONE: LastActions<A> = LastActions { enemy: None, own: None };
}

/// What a weak player may overlook. Actions with the same value are overlooked together, as all stances from which a unit hits the same
/// target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// The kind, on which the probability depends.
    pub kind: OversightKind,
    /// A number that tells what is overlooked apart from other things of this kind.
    pub subject: u32,
}

/// A static evaluator.
///
/// The part of an evaluation that can be updated incrementally is its *accumulator*: sums over the pieces of a linear evaluation, or the
/// first layer of a network (NNUE). The search carries it from node to node.
pub trait Evaluator<G: Playable>: Send + Sync + 'static {
    /// The incrementally updated part. It must not depend on the side to move.
    type Accumulator: Copy + PartialEq + Debug + Send + Sync;

    /// The share of a style that the search plays with, in percent: of the [bonus](Playable::style_bonus) of root actions, and of the terms
    /// that the style adds to the evaluation.
    const STYLE_PERCENT: i32 = 100;

    /// Computes the accumulator of a position from scratch.
    fn refresh(&self, position: &G) -> Self::Accumulator;

    /// The accumulator of `after`, the position that `action` leads to from `before`. Equal to [`refresh`](Evaluator::refresh) of `after`,
    /// but incremental where an evaluator overrides it.
    fn update(
        &self,
        _accumulator: &Self::Accumulator,
        _before: &G,
        _action: G::Action,
        after: &G,
    ) -> Self::Accumulator {
        self.refresh(after)
    }

    /// The evaluation for the side to move, in hundredths of the smallest piece. The search calls it only while the game goes on.
    fn evaluate(&self, accumulator: &Self::Accumulator, position: &G, attacks: &G::AttackInfo) -> i32;
}

/// An evaluator that is a weighted sum of features, so that its weights can be [tuned](super::tuning). Each weight has two numbers, one for
/// the full board and one for the bare board.
pub trait Linear<G: Playable>: Evaluator<G> + Sized {
    /// The rows of the weights file, in the order of the weights.
    fn rows() -> Vec<WeightRow>;

    /// The evaluator with these weights, as many as the [rows](Linear::rows) have.
    fn from_weights(weights: Vec<Tapered>) -> Self;

    /// The weights.
    fn weights(&self) -> &[Tapered];

    /// The non-zero features of a position from the side to move, with the indices of their numbers in
    /// [`Tuner::weights`](super::tuning::Tuner::weights). The [evaluation](Evaluator::evaluate) is their weighted sum up to rounding.
    fn features(position: &G) -> Vec<(usize, f64)>;

    /// The evaluator with the weights of a file.
    ///
    /// # Errors
    /// Returns the first error with its line.
    fn from_text(text: &str) -> Result<Self, WeightsError> {
        weights::read(text, &Self::rows()).map(Self::from_weights)
    }
}
