//! Where undo and redo lead.

use super::Match;

impl Match {
    /// Where undo leads: one ply back, or to the last turn of a person if the computer plays one seat. `None` if there is nothing to take back.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.timeline().ply()).rev().find(|&earlier| self.turn_of_person(earlier))
    }

    /// Where redo leads: one ply on, or to the next turn of a person; to the end if there is none. `None` if nothing has been taken back.
    #[must_use]
    pub fn redo_target(&self) -> Option<usize> {
        let (ply, last) = (self.timeline().ply(), self.timeline().last_ply());
        (ply < last).then(|| (ply + 1..=last).find(|&later| self.turn_of_person(later)).unwrap_or(last))
    }

    /// Whether a person is on turn at `ply`. If no person plays at all, every turn counts.
    fn turn_of_person(&self, ply: usize) -> bool {
        !self.has_person() || !self.seat(self.timeline().side_to_move_at(ply)).is_computer()
    }
}
