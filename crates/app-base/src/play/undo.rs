//! The targets of undo and redo.

use super::Match;

impl Match {
    /// The ply to which undo leads: one ply back or, against the computer, the last turn of a person. `None` if there is nothing to undo.
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.timeline().ply()).rev().find(|&earlier| self.is_human_turn(earlier))
    }

    /// The ply to which redo leads: one ply forward or, against the computer, the next turn of a person or the end. `None` if nothing has
    /// been undone.
    pub fn redo_target(&self) -> Option<usize> {
        let (ply, last) = (self.timeline().ply(), self.timeline().last_ply());
        (ply < last).then(|| (ply + 1..=last).find(|&later| self.is_human_turn(later)).unwrap_or(last))
    }

    /// Whether it is the turn of a person at `ply`. If both sides are computers, every turn counts.
    fn is_human_turn(&self, ply: usize) -> bool {
        !self.has_human() || !self.seat(self.timeline().side_to_move_at(ply)).is_computer()
    }
}
