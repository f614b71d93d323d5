//! What can be said of a position before any of its actions is tried: whether they need be, and which.

use super::node::Node;
use super::params::*;
use super::quiescence::Beyond;
use super::tree::Quest;
use super::worker::Worker;
use crate::playable::Playable;
use crate::score::{INFINITE, Value, WIN_BOUND};

/// What must not be missed in a position, whatever it costs to look for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stake {
    /// Nothing: what looks bad may be left out.
    Nothing,
    /// What saves the principal piece.
    Rescue,
    /// What wins: nothing else will do.
    Win,
    /// Anything: something is to be proved, or a win or loss is within the window.
    Everything,
}

/// What is known about a position before any action is tried.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// How it stands without looking ahead; nothing while the principal piece is in danger.
    standing: Value,
    /// Whether the side to move stands better than at its last turn: then the search may expect more of this position.
    pub(super) improving: bool,
    /// What must not be missed.
    stake: Stake,
    /// Whether the value itself is asked for, and not only a bound.
    wide: bool,
}

impl Outlook {
    /// Whether a quiet action need not be tried after so many others.
    pub(super) fn is_hopeless<G: Playable>(self, quest: Quest, tried: usize) -> bool {
        let Quest { depth, alpha, .. } = quest;
        match self.stake {
            Stake::Nothing => {
                let late = tried >= G::most_tried(depth, self.improving, self.wide);
                let futile =
                    depth <= FUTILITY_DEPTH && self.standing + FUTILITY_BASE + FUTILITY_MARGIN * depth <= alpha;
                late || !self.wide && futile
            }
            Stake::Rescue => !self.wide && tried >= G::most_rescues(depth),
            Stake::Win => depth < G::QUIET_WIN_DEPTH,
            Stake::Everything => false,
        }
    }
}

impl<G: Playable> Worker<'_, G> {
    /// What is known about a position whose principal piece is in danger, or is not.
    pub(super) fn outlook(&mut self, node: &Node<G>, quest: Quest, ply: usize, danger: bool) -> Outlook {
        let standing = if danger { -INFINITE } else { self.evaluate(node) };
        self.standings[ply] = (!danger).then_some(standing);
        let before = ply.checked_sub(2).and_then(|ply| self.standings[ply]);
        let wide = quest.is_wide();
        let stake = if self.thorough {
            Stake::Everything
        } else if danger {
            Stake::Rescue
        } else if quest.beta.abs() < WIN_BOUND {
            Stake::Nothing
        } else if quest.beta > 0 && !wide {
            Stake::Win
        } else {
            Stake::Everything
        };
        Outlook { standing, improving: !danger && before.is_none_or(|before| standing > before), stake, wide }
    }

    /// The value of a position that promises so much or so little that its actions need not be tried. `free` says whether the enemy may be
    /// given a free turn.
    pub(super) fn cut_short(
        &mut self,
        node: &Node<G>,
        quest: Quest,
        ply: usize,
        outlook: Outlook,
        free: bool,
    ) -> Option<Value> {
        let Quest { depth, alpha, beta } = quest;
        let Outlook { standing, improving, stake, wide } = outlook;
        if wide || stake != Stake::Nothing {
            return None;
        }
        let plies = depth - i32::from(improving);
        if depth <= REVERSE_FUTILITY_DEPTH && standing - REVERSE_FUTILITY_MARGIN * plies >= beta {
            return Some(standing);
        }
        if depth <= RAZOR_DEPTH && standing + RAZOR_BASE + RAZOR_MARGIN * depth <= alpha {
            let value = self.quiesce(node, alpha, beta, ply, Beyond::first::<G>());
            if self.stopped || value <= alpha {
                return Some(value);
            }
        }
        if free && depth >= NULL_DEPTH && standing >= beta { self.pass(node, depth, beta, ply) } else { None }
    }

    /// Whether the position is still worth `beta` after a free turn for the enemy: then the best action surely is.
    fn pass(&mut self, node: &Node<G>, depth: i32, beta: Value, ply: usize) -> Option<Value> {
        let passed = node.passed()?;
        self.path.push(&passed.position, true);
        self.played[ply + 1] = None;
        let quest = Quest::scout(0, beta - 1).passed_on(depth - 1 - null_reduction(depth));
        let value = -self.search(&passed, quest, ply + 1, false);
        self.path.pop();
        // A win found after a free turn is none that is proved.
        (!self.stopped && value >= beta).then_some(if value >= WIN_BOUND { beta } else { value })
    }
}
