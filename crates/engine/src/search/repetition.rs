//! The history of positions for draw detection: the game since its last irreversible action, and the current line.

use cannon_rules::Game;
use cannon_rules::timeline::{HouseRules, Timeline};

/// Keys of past positions, the current one last.
pub(super) struct RepetitionHistory {
    house: HouseRules,
    /// Repetition key, and how many reversible turns led to the position.
    past: Vec<(u64, u32)>,
    /// Index of the root of the search.
    root: usize,
}

impl RepetitionHistory {
    pub(super) fn of<G: Game>(timeline: &Timeline<G>) -> RepetitionHistory {
        let ply = timeline.ply();
        let positions = (0..=ply).filter_map(|ply| timeline.position_at(ply));
        let mut quiet = 0;
        let mut past = Vec::with_capacity(ply + 128);
        for (n, position) in positions.enumerate() {
            if n > 0 {
                let irreversible = match (timeline.position_at(n - 1), timeline.actions().get(n - 1)) {
                    (Some(before), Some(&action)) => before.is_irreversible(action),
                    _ => true,
                };
                quiet = if irreversible { 0 } else { quiet + 1 };
            }
            past.push((position.repetition_key(), quiet));
        }
        RepetitionHistory { house: timeline.house_rules(), root: past.len() - 1, past }
    }

    /// Appends a position.
    pub(super) fn push<G: Game>(&mut self, position: &G, irreversible: bool) {
        let quiet = if irreversible { 0 } else { self.quiet() + 1 };
        self.past.push((position.repetition_key(), quiet));
    }

    /// Removes the current position.
    pub(super) fn pop(&mut self) {
        self.past.pop();
    }

    fn quiet(&self) -> u32 {
        self.past.last().map_or(0, |&(_, quiet)| quiet)
    }

    /// Whether the house rules make the present position a draw. A position that comes back once within the search counts
    /// too, because the side that can repeat once can repeat again.
    pub(super) fn is_draw(&self) -> bool {
        let Some((&(key, quiet), earlier)) = self.past.split_last() else { return false };
        if self.house.quiet_turns.is_some_and(|limit| quiet >= limit) {
            return true;
        }
        if !self.house.repetition || quiet < 4 {
            return false;
        }
        let mut seen = 0;
        let first = earlier.len().saturating_sub(quiet as usize);
        for index in (first..earlier.len()).rev().skip(3).step_by(2) {
            if earlier[index].0 == key {
                seen += 1;
                if index >= self.root || seen == 2 {
                    return true;
                }
            }
        }
        false
    }
}
