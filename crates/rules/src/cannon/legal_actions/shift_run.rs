//! Consecutive shifts of the same cannon, for the limit on shifts.
//!
//! The tournament rule says that the same cannon may not shift more than N times in a row, in whatever direction,
//! unless its owner uses another cannon or moves a single soldier in between. The published texts leave some cases
//! open, which are decided as follows:
//!
//! - A cannon is the same as long as it consists of the same three soldiers, which are tracked through their shifts. In
//!   a line of four soldiers, the two groups of three are different cannons. Where a town can be part of a cannon, it
//!   counts like a soldier here.
//! - Enemy actions do not end a run, unless they take one of the three soldiers: the cannon no longer exists then.
//! - A shot by the same cannon neither ends the run nor counts towards it.
//! - A shot names its target, not its cannon. If another cannon could have fired the shot, that cannon is assumed to
//!   have fired, and the run ends: ambiguity is resolved in favour of the player.

use crate::cannon::bitboard::Bitboard;
use crate::cannon::{Action, Point, Position, shifting_soldiers};
use crate::{Game, Side};

/// A run of consecutive shifts of one cannon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShiftRun {
    /// The end with the lower point number. The ends are sorted so that a run does not depend on the direction of the
    /// last shift.
    low: Point,
    high: Point,
    count: u8,
}

impl ShiftRun {
    /// A run of the cannon with these two end points. `None` if they are not two points apart in a line, or if the
    /// count is 0.
    pub fn new(end: Point, other: Point, count: u8) -> Option<ShiftRun> {
        midpoint(end, other)?;
        if count == 0 {
            return None;
        }
        Some(ShiftRun { low: end.min(other), high: end.max(other), count })
    }

    /// Current points of the three pieces.
    pub fn soldiers(self) -> [Point; 3] {
        // `new` guarantees that the ends have a midpoint.
        [self.low, midpoint(self.low, self.high).unwrap_or(self.low), self.high]
    }

    /// Current points of the three pieces as a set.
    pub fn soldier_set(self) -> Bitboard {
        self.soldiers().into_iter().collect()
    }

    /// Number of consecutive shifts.
    pub const fn count(self) -> u8 {
        self.count
    }

    /// Whether this cannon has these two end points, in either order.
    pub(crate) fn has_ends(self, end: Point, other: Point) -> bool {
        self.low == end.min(other) && self.high == end.max(other)
    }
}

/// The midpoint of two points that are two steps apart in one of the eight directions.
pub(crate) fn midpoint(a: Point, b: Point) -> Option<Point> {
    let files = b.file() as i8 - a.file() as i8;
    let ranks = b.rank() as i8 - a.rank() as i8;
    let two = |n: i8| n == 0 || n.abs() == 2;
    if !two(files) || !two(ranks) || (files, ranks) == (0, 0) {
        return None;
    }
    a.offset(files / 2, ranks / 2)
}

impl Position {
    /// Number of consecutive shifts already made by the cannon that would shift from `from` to `to`.
    pub(crate) fn shift_count_before(&self, from: Point, to: Point) -> u8 {
        match (self.shift_run(self.side_to_move()), shifting_soldiers(from, to)) {
            (Some(run), Some([rear, _, muzzle])) if run.has_ends(rear, muzzle) => run.count,
            _ => 0,
        }
    }

    /// Number of pseudo-legal shifts that the shift limit forbids.
    pub(crate) fn shifts_over_limit(&self) -> u32 {
        match (self.rules().shift_limit, self.shift_run(self.side_to_move())) {
            (Some(limit), Some(run)) if run.count >= limit => {
                let (soldiers, empty) = (self.soldiers(self.side_to_move()), self.empty());
                let ends = [(run.low, run.high), (run.high, run.low)].into_iter();
                let fronts =
                    ends.filter(|&(_, rear)| soldiers.contains(rear)).filter_map(|(end, rear)| beyond(end, rear));
                fronts.filter(|&front| empty.contains(front)).count() as u32
            }
            _ => 0,
        }
    }

    /// The runs of both sides after the side to move plays `action`. The module documentation has the rules.
    pub(crate) fn runs_after(&self, action: Action) -> [Option<ShiftRun>; 2] {
        let (us, them) = (self.side_to_move().index(), (!self.side_to_move()).index());
        let mut runs = Side::ALL.map(|side| self.shift_run(side));
        match action {
            Action::Place { .. } => {}
            Action::Step { .. } | Action::Retreat { .. } | Action::Capture { .. } => runs[us] = None,
            Action::Shift { from, to } => {
                let count = self.shift_count_before(from, to).saturating_add(1);
                runs[us] = shifting_soldiers(from, to).and_then(|[_, middle, _]| ShiftRun::new(middle, to, count));
            }
            Action::Shot { target } => {
                let by_another =
                    |run: ShiftRun| self.firing_lines(target).iter().any(|line| !run.has_ends(line.rear, line.muzzle));
                runs[us] = runs[us].filter(|&run| !by_another(run));
            }
        }
        if let Action::Capture { to: lost, .. } | Action::Shot { target: lost } = action {
            runs[them] = runs[them].filter(|run| !run.soldier_set().contains(lost));
        }
        runs
    }
}

/// The point one step beyond `end` on the line from `other`, which is two steps away from `end`.
fn beyond(end: Point, other: Point) -> Option<Point> {
    let step = |to: u8, from: u8| (to as i8 - from as i8) / 2;
    end.offset(step(end.file(), other.file()), step(end.rank(), other.rank()))
}
