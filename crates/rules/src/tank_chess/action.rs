//! What a player can do in a turn.

use serde::Deserialize;

use super::{Facing, Square};
use crate::PackedAction;

/// A turn. The way that the unit takes is no part of it: where several lead to the same square and facing, it takes the
/// [canonical one](super::path).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A unit drives or turns, and may fire then.
    Drive {
        /// The unit.
        from: Square,
        /// Where it ends.
        to: Square,
        /// Where it looks in the end.
        facing: Facing,
        /// The shot that it fires from there. Only shots that destroy something are actions: one that cannot penetrate changes
        /// nothing, so that it is the same as none.
        shot: Option<Shot>,
    },
    /// The Command leaves the board over the far edge.
    Exit {
        /// The Command.
        from: Square,
    },
}

/// Where a gun fires, seen from its unit's facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Straight ahead.
    Ahead,
    /// 45° to the left.
    Left,
    /// 45° to the right.
    Right,
}

impl Aim {
    /// All three.
    pub const ALL: [Aim; 3] = [Aim::Ahead, Aim::Left, Aim::Right];

    /// Where a shell flies, fired by a unit that faces this way.
    #[must_use]
    pub const fn from(self, facing: Facing) -> Facing {
        match self {
            Aim::Ahead => facing,
            Aim::Left => facing.left(),
            Aim::Right => facing.right(),
        }
    }

    /// Where a unit looks whose shell flies this way.
    #[must_use]
    pub const fn facing_for(self, flight: Facing) -> Facing {
        match self {
            Aim::Ahead => flight,
            Aim::Left => flight.right(),
            Aim::Right => flight.left(),
        }
    }
}

/// A shot, seen from where the unit stands and looks after its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shot {
    aim: Aim,
    distance: u8,
}

impl Shot {
    /// A shot at so many squares. `None` for 0 and beyond the largest board.
    #[must_use]
    pub const fn new(aim: Aim, distance: u8) -> Option<Shot> {
        if distance > 0 && distance < Square::MOST { Some(Shot { aim, distance }) } else { None }
    }

    /// The shot of a unit on `at`, looking towards `facing`, at `target`. `None` if the target does not lie ahead or 45° aside.
    #[must_use]
    pub fn at(at: Square, facing: Facing, target: Square) -> Option<Shot> {
        let (flight, distance) = at.bearing(target)?;
        let aim = Aim::ALL.into_iter().find(|aim| aim.from(facing) == flight)?;
        Shot::new(aim, distance)
    }

    /// Where it is fired, seen from the unit's facing.
    #[must_use]
    pub const fn aim(self) -> Aim {
        self.aim
    }

    /// How many squares away the target is.
    #[must_use]
    pub const fn distance(self) -> u8 {
        self.distance
    }

    /// What it hits, fired from this stance. `None` off the largest board.
    #[must_use]
    pub fn target(self, at: Square, facing: Facing) -> Option<Square> {
        at.toward(self.aim.from(facing), self.distance)
    }
}

impl Action {
    /// The unit that acts.
    #[must_use]
    pub const fn from(self) -> Square {
        match self {
            Action::Drive { from, .. } | Action::Exit { from } => from,
        }
    }

    /// Where the unit ends; `None` if it leaves the board.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        match self {
            Action::Drive { to, .. } => Some(to),
            Action::Exit { .. } => None,
        }
    }

    /// The square that is fired at, if there is a shot.
    #[must_use]
    pub fn target(self) -> Option<Square> {
        match self {
            Action::Drive { to, facing, shot, .. } => shot?.target(to, facing),
            Action::Exit { .. } => None,
        }
    }

    /// Whether it fires.
    #[must_use]
    pub const fn fires(self) -> bool {
        matches!(self, Action::Drive { shot: Some(_), .. })
    }
}

/// Set in a packed action if the Command leaves; the rest is its square then.
const EXIT: u32 = 1 << 30;

impl crate::Action for Action {
    /// From the lowest bit: ten bits for each square, three for the facing, seven for the shot (0 for none; otherwise the distance
    /// and, 32 for each, the aim counted from 1).
    fn pack(self) -> PackedAction {
        PackedAction::new(match self {
            Action::Drive { from, to, facing, shot } => {
                let shot = shot.map_or(0, |shot| (shot.aim as u32 + 1) << 5 | u32::from(shot.distance));
                from.index() as u32 | (to.index() as u32) << 10 | (facing.index() as u32) << 20 | shot << 23
            }
            Action::Exit { from } => EXIT | from.index() as u32,
        })
    }

    fn unpack(packed: PackedAction) -> Option<Action> {
        let bits = packed.bits();
        let from = Square::from_index((bits & 0x3ff) as u16)?;
        if bits & EXIT != 0 {
            return (bits == EXIT | from.index() as u32).then_some(Action::Exit { from });
        }
        let to = Square::from_index((bits >> 10 & 0x3ff) as u16)?;
        let facing = Facing::from_index((bits >> 20 & 7) as usize);
        let shot = match bits >> 23 {
            0 => None,
            shot => {
                let aim = *Aim::ALL.get((shot >> 5).checked_sub(1)? as usize)?;
                Some(Shot::new(aim, (shot & 0x1f) as u8)?)
            }
        };
        Some(Action::Drive { from, to, facing, shot })
    }
}
