//! What a player can do in a turn.

use super::Point;
use crate::PackedAction;

/// A turn. Two cannons that can hit the same target give one action, since the target disappears and nothing else changes;
/// which cannon fires is a matter of looks ([`super::Position::firing_lines`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The side's first turn: its town is placed.
    Place {
        /// Where.
        at: Point,
    },
    /// A soldier goes one point straight or diagonally forward.
    Step {
        /// The soldier.
        from: Point,
        /// The empty point it goes to.
        to: Point,
    },
    /// A soldier takes an enemy piece straight forward, diagonally forward or sideways.
    Capture {
        /// The soldier.
        from: Point,
        /// The enemy piece it takes.
        to: Point,
    },
    /// A threatened soldier goes back two points in one line.
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
        /// The empty point before the other end.
        to: Point,
    },
    /// A cannon removes a piece two or three points beyond its muzzle.
    Shot {
        /// The piece that is hit.
        target: Point,
    },
}

impl Action {
    /// The piece that acts, if the action names one (a shot and a placement do not).
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        match self {
            Action::Place { .. } | Action::Shot { .. } => None,
            Action::Step { from, .. }
            | Action::Capture { from, .. }
            | Action::Retreat { from, .. }
            | Action::Shift { from, .. } => Some(from),
        }
    }

    /// The point the action is aimed at: where the piece arrives, the town is placed or the shot lands.
    #[must_use]
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

    /// The same action seen from the other side of the table: the board turned by half a turn.
    #[must_use]
    pub const fn turned(self) -> Action {
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
        // A placement or a shot with anything in the unused bits is not one that `pack` made.
        (action.pack() == packed).then_some(action)
    }
}
