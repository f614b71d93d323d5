//! Actions of Tank Chess.

use serde::Deserialize;

use super::{Facing, Square};
use crate::PackedAction;

/// One player's turn. It does not contain the path of the unit: where several paths lead to the same square and facing,
/// the unit takes the [canonical path](super::path).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A unit drives or turns, and may fire afterwards.
    Drive {
        /// Square of the unit.
        from: Square,
        /// Destination.
        to: Square,
        /// Facing after the move.
        facing: Facing,
        /// The shot fired after the move. Only shots that destroy a unit are actions: any other shot has the same
        /// effect as none.
        shot: Option<Shot>,
    },
    /// The Command leaves the board over the far edge.
    Exit {
        /// Square of the Command.
        from: Square,
    },
}

/// Direction of fire relative to the unit's facing.
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
    /// All three directions.
    pub const ALL: [Aim; 3] = [Aim::Ahead, Aim::Left, Aim::Right];

    /// Direction of flight of a shot from a unit with this facing.
    #[inline]
    pub const fn from(self, facing: Facing) -> Facing {
        match self {
            Aim::Ahead => facing,
            Aim::Left => facing.left(),
            Aim::Right => facing.right(),
        }
    }

    /// Facing of a unit whose shot flies in this direction.
    #[inline]
    pub const fn facing_for(self, flight: Facing) -> Facing {
        match self {
            Aim::Ahead => flight,
            Aim::Left => flight.right(),
            Aim::Right => flight.left(),
        }
    }
}

/// A shot, relative to the unit's square and facing after its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shot {
    aim: Aim,
    distance: u8,
}

impl Shot {
    /// A shot at a target this many squares away. `None` for 0 and beyond the largest board.
    #[inline]
    pub const fn new(aim: Aim, distance: u8) -> Option<Shot> {
        if distance > 0 && distance < Square::MAX_SIZE { Some(Shot { aim, distance }) } else { None }
    }

    /// The shot of a unit on `at` with this facing at `target`. `None` if the target is not in line straight ahead or
    /// 45° to either side.
    #[inline]
    pub fn at(at: Square, facing: Facing, target: Square) -> Option<Shot> {
        let (flight, distance) = at.bearing(target)?;
        let aim = Aim::ALL.into_iter().find(|aim| aim.from(facing) == flight)?;
        Shot::new(aim, distance)
    }

    /// Direction relative to the unit's facing.
    #[inline]
    pub const fn aim(self) -> Aim {
        self.aim
    }

    /// Distance to the target in squares.
    #[inline]
    pub const fn distance(self) -> u8 {
        self.distance
    }

    /// The target square for a unit on `at` with this facing. `None` off the largest board.
    #[inline]
    pub fn target(self, at: Square, facing: Facing) -> Option<Square> {
        at.toward(self.aim.from(facing), self.distance)
    }
}

impl Action {
    /// Square of the acting unit.
    #[inline]
    pub const fn from(self) -> Square {
        match self {
            Action::Drive { from, .. } | Action::Exit { from } => from,
        }
    }

    /// Destination of the unit; `None` if it leaves the board.
    #[inline]
    pub const fn to(self) -> Option<Square> {
        match self {
            Action::Drive { to, .. } => Some(to),
            Action::Exit { .. } => None,
        }
    }

    /// Target square of the shot, if there is one.
    #[inline]
    pub fn target(self) -> Option<Square> {
        match self {
            Action::Drive { to, facing, shot, .. } => shot?.target(to, facing),
            Action::Exit { .. } => None,
        }
    }

    /// Whether the action contains a shot.
    #[inline]
    pub const fn fires(self) -> bool {
        matches!(self, Action::Drive { shot: Some(_), .. })
    }
}

/// Flag of packed exits. The remaining bits are the Command's square.
const EXIT: u32 = 1 << 30;

impl crate::Action for Action {
    /// From the lowest bit: ten bits for each square, three for the facing, and seven for the shot. The shot is 0 for
    /// none, and otherwise has the distance in the lower five bits and the aim, counted from 1, in the upper two.
    #[inline]
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
