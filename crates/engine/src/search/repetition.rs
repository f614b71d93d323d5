//! The history of positions for draw detection: the game since its last irreversible action, and the current line.

use super::params::REPETITION_PENALTY;
use crate::score::Value;
use cannon_rules::Game;
use cannon_rules::timeline::{HouseRules, Timeline};

/// Keys of past positions, the current one last.
pub(super) struct RepetitionHistory {
    house_rules: HouseRules,
    /// Repetition key, and how many reversible turns led to the position.
    positions: Vec<(u64, u32)>,
    /// Index of the root of the search.
    root_index: usize,
}

impl RepetitionHistory {
    pub(super) fn of<G: Game>(timeline: &Timeline<G>) -> RepetitionHistory {
        let ply = timeline.ply();
        let mut positions = Vec::with_capacity(ply + 128);
        let past = (0..=ply).filter_map(|ply| Some((ply, timeline.position_at(ply)?)));
        positions.extend(past.map(|(ply, position)| (position.repetition_key(), timeline.quiet_turns_at(ply) as u32)));
        RepetitionHistory { house_rules: timeline.house_rules(), root_index: positions.len() - 1, positions }
    }

    /// Appends a position.
    pub(super) fn push<G: Game>(&mut self, position: &G, irreversible: bool) {
        let reversible_turns = if irreversible { 0 } else { self.reversible_turns() + 1 };
        self.positions.push((position.repetition_key(), reversible_turns));
    }

    /// Removes the current position.
    pub(super) fn pop(&mut self) {
        self.positions.pop();
    }

    fn reversible_turns(&self) -> u32 {
        self.positions.last().map_or(0, |&(_, quiet)| quiet)
    }

    /// The value of the current position for the side to move if it is a draw by history: by the house rules, or because the game would go
    /// round without them. A position that comes back once within the search counts as repeated too, because the side that can repeat once
    /// can repeat again.
    ///
    /// Without the rule of repetition, a recurring position is worth a little less than a draw to the side that is to move at the root:
    /// that side then leaves the cycle unless it stands worse.
    pub(super) fn draw_value(&self, ply: usize) -> Option<Value> {
        let (&(key, reversible_turns), earlier) = self.positions.split_last()?;
        if self.house_rules.quiet_turns.is_some_and(|limit| reversible_turns >= limit) {
            return Some(0);
        }
        if reversible_turns < 4 || !self.recurs(key, reversible_turns, earlier) {
            return None;
        }
        let is_root_side = ply.is_multiple_of(2);
        Some(match (self.house_rules.repetition, is_root_side) {
            (true, _) => 0,
            (false, true) => -REPETITION_PENALTY,
            (false, false) => REPETITION_PENALTY,
        })
    }

    /// Whether a position has occurred before within the search, or twice in the game.
    fn recurs(&self, key: u64, reversible_turns: u32, earlier: &[(u64, u32)]) -> bool {
        let mut occurrences = 0;
        let first = earlier.len().saturating_sub(reversible_turns as usize);
        for index in (first..earlier.len()).rev().skip(3).step_by(2) {
            if earlier[index].0 == key {
                occurrences += 1;
                if index >= self.root_index || occurrences == 2 {
                    return true;
                }
            }
        }
        false
    }
}
