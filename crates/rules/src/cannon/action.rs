//! Actions of Cannon.

use super::Point;
use crate::PackedAction;

/// One player's turn. A shot does not name the cannon that fires it: if two cannons can hit the same target, the
/// resulting position is the same. [`super::Position::firing_lines`] lists the cannons for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Places the town, on a side's first turn.
    Place {
        /// The point of the town.
        at: Point,
    },
    /// A soldier moves one point straight or diagonally forward.
    Step {
        /// The soldier.
        from: Point,
        /// The empty destination.
        to: Point,
    },
    /// A soldier captures an adjacent enemy piece straight forward, diagonally forward or sideways.
    Capture {
        /// The soldier.
        from: Point,
        /// The captured piece.
        to: Point,
    },
    /// A soldier next to an enemy moves two points backwards in a line.
    Retreat {
        /// The soldier.
        from: Point,
        /// The empty point two points behind it.
        to: Point,
    },
    /// A cannon moves one point along its line: the rear soldier goes to the new front.
    Shift {
        /// The rear soldier.
        from: Point,
        /// The empty point in front of the other end.
        to: Point,
    },
    /// A cannon removes a piece two or three points beyond its muzzle.
    Shot {
        /// The piece removed.
        target: Point,
    },
}

impl Action {
    /// The origin of the moving soldier. `None` for shots and placements.
    #[inline]
    pub const fn from(self) -> Option<Point> {
        match self {
            Action::Place { .. } | Action::Shot { .. } => None,
            Action::Step { from, .. }
            | Action::Capture { from, .. }
            | Action::Retreat { from, .. }
            | Action::Shift { from, .. } => Some(from),
        }
    }

    /// The point at which the action is aimed: the destination, the point of the town or the target of the shot.
    #[inline]
    pub const fn target(self) -> Point {
        match self {
            Action::Place { at } => at,
            Action::Step { to, .. }
            | Action::Capture { to, .. }
            | Action::Retreat { to, .. }
            | Action::Shift { to, .. } => to,
            Action::Shot { target } => target,
        }
    }

    /// The action after rotating the board by 180°, as the opponent sees it.
    #[inline]
    pub const fn rotated(self) -> Action {
        match self {
            Action::Place { at } => Action::Place { at: at.rotated() },
            Action::Step { from, to } => Action::Step { from: from.rotated(), to: to.rotated() },
            Action::Capture { from, to } => Action::Capture { from: from.rotated(), to: to.rotated() },
            Action::Retreat { from, to } => Action::Retreat { from: from.rotated(), to: to.rotated() },
            Action::Shift { from, to } => Action::Shift { from: from.rotated(), to: to.rotated() },
            Action::Shot { target } => Action::Shot { target: target.rotated() },
        }
    }
}

impl crate::Action for Action {
    /// Seven bits for each point, three for the kind.
    fn pack(self) -> PackedAction {
        let (kind, from) = match self {
            Action::Place { .. } => (0, None),
            Action::Step { from, .. } => (1, Some(from)),
            Action::Capture { from, .. } => (2, Some(from)),
            Action::Retreat { from, .. } => (3, Some(from)),
            Action::Shift { from, .. } => (4, Some(from)),
            Action::Shot { .. } => (5, None),
        };
        let from = from.map_or(0, |point| point.index() as u32);
        PackedAction::new(kind << 14 | from << 7 | self.target().index() as u32)
    }

    fn unpack(packed: PackedAction) -> Option<Action> {
        let bits = packed.bits();
        let to = Point::from_index((bits & 0x7f) as u8)?;
        let from = Point::from_index((bits >> 7 & 0x7f) as u8)?;
        let action = match bits >> 14 {
            0 => Action::Place { at: to },
            1 => Action::Step { from, to },
            2 => Action::Capture { from, to },
            3 => Action::Retreat { from, to },
            4 => Action::Shift { from, to },
            5 => Action::Shot { target: to },
            _ => return None,
        };
        // Reject placements and shots with unused bits set, which `pack` never produces.
        (action.pack() == packed).then_some(action)
    }
}
