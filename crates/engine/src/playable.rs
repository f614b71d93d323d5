//! What a game tells the search beyond its rules.

use std::fmt::Debug;

use super::Style;
use cannon_rules::Game;

/// A game that the computer can play.
///
/// Positions are copied at every step of the search, so they should be small values.
pub trait Playable: Game {
    /// What one look at a position tells, once for all the questions that the search has about it.
    type Sight;

    /// Who judges how positions stand.
    type Evaluator: Evaluator<Self>;

    /// Number of values that [`slot`](Playable::slot) can have.
    const SLOTS: usize;

    /// Plies beyond the depth in which a side whose principal piece is in danger tries everything to rescue it.
    const RESCUES: i32;

    /// With so many plies left or more, every quiet action is tried where nothing but a win will do; with fewer, only those that
    /// [threaten](Playable::threatens) to win. Games with many actions cannot afford to try them all.
    const QUIET_WIN_DEPTH: i32 = 0;

    /// Looks at the position: the costly part of everything below that takes a [`Sight`](Playable::Sight).
    fn look(&self) -> Self::Sight;

    /// The same where one knows what a look at another position told: the one before an action or a free turn. Games for which that makes it
    /// quicker use it; the answer is the same.
    fn look_after(&self, _before: &Self, _seen: &Self::Sight) -> Self::Sight {
        self.look()
    }

    /// The judge of a style.
    fn evaluator(style: Style) -> &'static Self::Evaluator;

    /// How much more a player of this style likes to play an action than its value says, in hundredths of the smallest piece.
    fn taste(action: Self::Action, style: Style) -> i32;

    /// Whether an action takes something. It need not be legal.
    fn is_forcing(action: Self::Action) -> bool;

    /// Calls `visit` once for every legal action that takes something.
    fn for_each_forcing(&self, sight: &Self::Sight, visit: impl FnMut(Self::Action));

    /// Calls `visit` with the takes that are followed beyond the depth: all of them, unless a game has so many ways to take the same thing
    /// that one must stand for the others.
    fn for_each_followed(&self, sight: &Self::Sight, visit: impl FnMut(Self::Action)) {
        self.for_each_forcing(sight, visit);
    }

    /// Calls `visit` once for every other legal action.
    fn for_each_quiet(&self, sight: &Self::Sight, visit: impl FnMut(Self::Action));

    /// Calls `visit` once for every quiet action that may save the principal piece of the side to move, which is in danger. Games with many
    /// actions leave out what surely does not help.
    fn for_each_rescue(&self, sight: &Self::Sight, visit: impl FnMut(Self::Action)) {
        self.for_each_quiet(sight, visit);
    }

    /// How many actions to try at most in a position with `depth` plies left, the most promising first: the rest of the quiet ones is left
    /// out. `improving` says that the side to move stands better than at its last turn, `wide` that the value itself is wanted, and not only
    /// whether it is above a bound.
    fn most_tried(depth: i32, improving: bool, wide: bool) -> usize;

    /// The same where the principal piece is in danger, the value itself is not wanted, and one action is known that does not lose.
    fn most_rescues(_depth: i32) -> usize {
        usize::MAX
    }

    /// How many takes to follow at most in a position so many plies beyond the depth, the most promising first.
    fn most_followed(_plies: usize) -> usize {
        usize::MAX
    }

    /// How promising a forcing action looks, more being better: what it takes, less what it risks.
    fn rank_forcing(&self, sight: &Self::Sight, action: Self::Action) -> i32;

    /// How promising a quiet action looks before anything is known about it. Small against the search's own experience.
    fn rank_quiet(&self, sight: &Self::Sight, action: Self::Action) -> i32;

    /// An action of the side to move that wins the game at once, if there is one that takes the enemy's principal piece.
    fn winning_take(&self, sight: &Self::Sight) -> Option<Self::Action>;

    /// Whether the side to move could win at once by taking the enemy's principal piece. The cheap form of
    /// [`winning_take`](Playable::winning_take).
    fn can_win(&self, sight: &Self::Sight) -> bool;

    /// Whether the side *not* to move could win at once by taking the principal piece, if it were its turn.
    fn is_in_danger(&self, sight: &Self::Sight) -> bool;

    /// The same without a look, for deciding what not to leave out: quick, and it may miss some dangers.
    fn is_exposed(&self) -> bool;

    /// Whether a quiet action threatens to win with the next, as far as can be seen at a glance: by leaving the enemy
    /// [exposed](Playable::is_exposed), if by nothing else.
    fn threatens(&self, _sight: &Self::Sight, action: Self::Action) -> bool {
        let mut after = self.clone();
        after.play(action);
        after.is_exposed()
    }

    /// The position with the turn passed to the other side, for finding out what the enemy threatens. `None` where passing
    /// could be an advantage (the side to move is running out of actions) or makes no sense.
    fn passed(&self) -> Option<Self>;

    /// A small number for the action, the same in every position: where the search keeps its experience with it.
    fn slot(action: Self::Action) -> usize;
}

/// Judges the positions of a game without looking ahead.
///
/// What can be known about a position from the one before it is carried along each variation as a *tally* and brought up to date
/// action by action: sums over the pieces of a linear evaluation, say, or the first layer of a network ("accumulator").
pub trait Evaluator<G: Playable>: Send + Sync + 'static {
    /// What is carried along. It must not depend on whose turn it is.
    type Tally: Copy + PartialEq + Debug + Send + Sync;

    /// The tally of a position, from nothing.
    fn tally(&self, position: &G) -> Self::Tally;

    /// The tally of `after`, to which `action` leads from the position `before` with the tally `tally`. The same as
    /// [`tally`](Evaluator::tally) of `after`, but quick.
    fn follow(&self, tally: &Self::Tally, before: &G, action: G::Action, after: &G) -> Self::Tally;

    /// How the position stands for the side to move, in hundredths of the smallest piece. Only called where the game goes on.
    fn value(&self, tally: &Self::Tally, position: &G, sight: &G::Sight) -> i32;
}

/// An evaluator whose values are sums of features, each times a weight of its own: it can be [tuned](super::tuning).
pub trait Linear<G: Playable>: Evaluator<G> + Sized {
    /// The weights, in hundredths of the smallest piece.
    fn weights(&self) -> Vec<f64>;

    /// The name of the row to which each weight belongs in the evaluator's file, in the same order.
    fn names() -> Vec<String>;

    /// The evaluator with these weights instead, rounded. There must be as many as [`weights`](Linear::weights) has.
    #[must_use]
    fn with_weights(&self, weights: &[f64]) -> Self;

    /// The features of a position that are not 0, with their weights' indices, from the side to move: the
    /// [value](Evaluator::value) is the sum of features times weights, but for rounding.
    fn features(position: &G) -> Vec<(usize, f64)>;

    /// The evaluator's weights as a readable file.
    fn to_text(&self) -> String;

    /// Reads what [`to_text`](Linear::to_text) wrote.
    ///
    /// # Errors
    /// Names the line at fault.
    fn from_text(text: &str) -> Result<Self, WeightsError>;
}

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A name that no weight has.
    #[error("line {line}: there is no weight `{name}`")]
    Unknown {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        name: String,
    },
    /// A name that has been there before.
    #[error("line {line}: `{name}` is there twice")]
    Twice {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        name: String,
    },
    /// A row with too many or too few numbers.
    #[error("line {line}: `{name}` needs {wanted} pairs of numbers, not {found}")]
    Count {
        /// Counted from 1.
        line: usize,
        /// The row.
        name: String,
        /// How many it has.
        wanted: usize,
        /// How many stand there.
        found: usize,
    },
    /// Something that is no pair of weights.
    #[error("line {line}: `{text}` is not two whole numbers from -{most} to {most} with a slash between them")]
    Pair {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        text: String,
        /// Largest weight.
        most: i32,
    },
    /// A row that is not in the file.
    #[error("`{name}` is missing")]
    Missing {
        /// The row.
        name: String,
    },
}
