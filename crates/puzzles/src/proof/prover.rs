//! The prover: an exhaustive search of all actions and replies to a depth.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use cannon_rules::{Side, WinReason};

use crate::game::{PuzzleGame, after, is_won_by};

/// A proof needed more positions than it may visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the proof needs more positions than it may visit")]
pub struct NodeLimitReached;

/// The result of a proof, unless it reached its limit.
pub type Proved<T> = Result<T, NodeLimitReached>;

/// An exhaustive search with a cache of results. Its methods fail if the node limit is reached.
///
/// ```
/// use cannon_puzzles::proof::Prover;
/// use cannon_rules::Game;
/// use cannon_rules::cannon::{Position, Ruleset};
///
/// // Two soldiers attack a town without defenders: it falls within three plies and not sooner.
/// let position = Position::from_text("1L8/10/d9/2d7/10/9l/10/10/10/8D1 d", &Ruleset::CLASSIC)?;
/// let mut prover = Prover::new(1_000_000);
/// assert_eq!(prover.wins(&position, 1), Ok(false));
/// assert_eq!(prover.wins(&position, 3), Ok(true));
/// # Ok::<(), cannon_rules::cannon::PositionError>(())
/// ```
#[derive(Debug)]
pub struct Prover<G: PuzzleGame> {
    /// Wins by this reason do not count.
    ignored: Option<WinReason>,
    /// The number of positions that may still be visited.
    nodes_left: u64,
    /// Cached results by position key and number of plies: whether the side to move can force a win.
    wins: HashMap<(u64, u8), bool, BuildHasherDefault<KeyHasher>>,
    /// The action that last won, and the reply that last refuted an action, by remaining plies. They are tried first.
    winners: [Option<G::Action>; MAX_PLIES],
    refutations: [Option<G::Action>; MAX_PLIES],
}

/// The number of lengths of a proof, in plies, with their own slots in `winners` and `refutations`. Longer proofs share the last slot.
const MAX_PLIES: usize = 12;
/// The maximum number of cached results. Later results are not cached, and are computed again.
const MAX_CACHED: usize = 4 << 20;

impl<G: PuzzleGame> Prover<G> {
    /// A prover that visits at most this number of positions.
    pub fn new(max_nodes: u64) -> Prover<G> {
        Prover {
            ignored: None,
            nodes_left: max_nodes,
            wins: HashMap::default(),
            winners: [None; MAX_PLIES],
            refutations: [None; MAX_PLIES],
        }
    }

    /// A prover for which wins by this reason do not count.
    pub fn ignoring(reason: WinReason, max_nodes: u64) -> Prover<G> {
        Prover { ignored: Some(reason), ..Prover::new(max_nodes) }
    }

    /// Whether the side to move can force a win within this number of plies, including its next action.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn wins(&mut self, position: &G, plies: u8) -> Proved<bool> {
        self.visit()?;
        let side = position.side_to_move();
        if plies > 0 && position.can_win_at_once(self.ignored) {
            return Ok(true);
        }
        if plies < 3 || position.outcome().is_some() {
            // A side can lose by its own action, as when a Command drives into water.
            return Ok(is_won_by(position, side, self.ignored));
        }
        let key = (position.key(), plies);
        if let Some(&known) = self.wins.get(&key) {
            return Ok(known);
        }
        let found = self.find_win(position, plies)?;
        if self.wins.len() < MAX_CACHED {
            self.wins.insert(key, found);
        }
        Ok(found)
    }

    fn find_win(&mut self, position: &G, plies: u8) -> Proved<bool> {
        let slot = usize::from(plies).min(MAX_PLIES - 1);
        let first = self.winners[slot].filter(|&action| position.validate(action).is_ok());
        if let Some(action) = first
            && self.loses(&after(position, action), plies - 1)?
        {
            return Ok(true);
        }
        for action in position.actions() {
            if Some(action) != first && self.loses(&after(position, action), plies - 1)? {
                self.winners[slot] = Some(action);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the side to move has lost, or loses within this number of plies against best play.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn loses(&mut self, position: &G, plies: u8) -> Proved<bool> {
        self.visit()?;
        if position.outcome().is_some() {
            return Ok(is_won_by(position, !position.side_to_move(), self.ignored));
        }
        if plies < 2 {
            return Ok(false);
        }
        let slot = usize::from(plies).min(MAX_PLIES - 1);
        let first = self.refutations[slot].filter(|&action| position.validate(action).is_ok());
        if let Some(action) = first
            && !self.wins(&after(position, action), plies - 1)?
        {
            return Ok(false);
        }
        for action in position.actions() {
            if Some(action) != first && !self.wins(&after(position, action), plies - 1)? {
                self.refutations[slot] = Some(action);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The actions with which the side to move forces a win within this number of plies, at least one.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn winning_actions(&mut self, position: &G, plies: u8) -> Proved<Vec<G::Action>> {
        self.filter_actions(position, |prover, next| prover.loses(next, plies - 1))
    }

    /// The actions after which the enemy cannot force a win within this number of plies, at least one, counted from this position.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn defending_actions(&mut self, position: &G, plies: u8) -> Proved<Vec<G::Action>> {
        self.filter_actions(position, |prover, next| Ok(!prover.wins(next, plies - 1)?))
    }

    /// The actions with which the side to move forces a win, or a gain of at least `pieces` pieces after this number of plies, at least
    /// one.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn gaining_actions(&mut self, position: &G, plies: u8, pieces: i32) -> Proved<Vec<G::Action>> {
        let side = position.side_to_move();
        let min_balance = balance(position, side) + pieces;
        self.filter_actions(position, |prover, next| prover.forces_balance(next, plies - 1, side, min_balance))
    }

    /// Whether a side can force a win, or a lead of at least `min_balance` pieces after this number of plies.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn forces_balance(&mut self, position: &G, plies: u8, side: Side, min_balance: i32) -> Proved<bool> {
        self.visit()?;
        if position.outcome().is_some() {
            return Ok(is_won_by(position, side, None));
        }
        if plies == 0 {
            return Ok(balance(position, side) >= min_balance);
        }
        let is_own_turn = position.side_to_move() == side;
        if position.can_win_at_once(None) {
            return Ok(is_own_turn);
        }
        let decides = |prover: &mut Prover<G>, action| {
            Ok(prover.forces_balance(&after(position, action), plies - 1, side, min_balance)? == is_own_turn)
        };
        let mut captures = Vec::new();
        position.for_each_capture(|action| captures.push(action));
        for &action in &captures {
            if decides(self, action)? {
                return Ok(is_own_turn);
            }
        }
        if plies == 1 && !is_own_turn {
            // The enemy cannot win at once, and its other actions change nothing in its favour.
            let has_other = captures.len() as u64 != position.action_count();
            return Ok(!has_other || balance(position, side) >= min_balance);
        }
        for action in position.actions() {
            if !captures.contains(&action) && decides(self, action)? {
                return Ok(is_own_turn);
            }
        }
        Ok(!is_own_turn)
    }

    /// The legal actions after which the position passes a test.
    fn filter_actions(
        &mut self,
        position: &G,
        mut accepts: impl FnMut(&mut Prover<G>, &G) -> Proved<bool>,
    ) -> Proved<Vec<G::Action>> {
        let mut accepted = Vec::new();
        for action in position.actions() {
            if accepts(self, &after(position, action))? {
                accepted.push(action);
            }
        }
        Ok(accepted)
    }

    #[inline]
    fn visit(&mut self) -> Proved<()> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(NodeLimitReached)?;
        Ok(())
    }
}

/// The number of pieces by which a side is ahead.
pub(crate) fn balance<G: PuzzleGame>(position: &G, side: Side) -> i32 {
    position.piece_count(side) as i32 - position.piece_count(!side) as i32
}

/// A hasher for position keys, which are hashes already.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, number: u8) {
        self.0 = self.0.rotate_left(8) ^ u64::from(number);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 ^= number;
    }
}
