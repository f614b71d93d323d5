//! The principal variations of all plies.

use crate::score::MAX_PLY;

/// A triangular PV table: the principal variation from each ply of the current line on.
pub(super) struct PvTable<A> {
    lines: Vec<Vec<A>>,
}

impl<A: Copy> PvTable<A> {
    pub(super) fn new() -> Self {
        PvTable { lines: vec![Vec::new(); MAX_PLY + 2] }
    }

    /// Clears the principal variation at `ply`.
    pub(super) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// Sets the principal variation at `ply` to `action` followed by the principal variation of the next ply.
    pub(super) fn set(&mut self, ply: usize, action: A) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&lower[0]);
    }

    pub(super) fn at(&self, ply: usize) -> &[A] {
        &self.lines[ply]
    }
}
