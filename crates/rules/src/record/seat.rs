//! Players of a game: human or computer, their names and time controls.

use std::ops::{Index, IndexMut, RangeInclusive};

use serde::{Deserialize, Serialize};

use super::{RecordError, Style};
use crate::Side;

/// Range of computer levels: -1 and 0 are for beginners, 1 to 13 rise in even steps, and 14 is as strong as the machine.
pub const LEVELS: RangeInclusive<i8> = -1..=14;
/// The names of the computer's ranks in English, as words of the command line, the easiest first. Each level has a rank: rank 1, the
/// drummer, is level -1, and rank 16, the grandmaster, is level 14.
pub const RANKS: [&str; (*LEVELS.end() - *LEVELS.start() + 1) as usize] = [
    "drummer",
    "cadet",
    "recruit",
    "private",
    "corporal",
    "sergeant",
    "ensign",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "general",
    "marshal",
    "field-marshal",
    "generalissimo",
    "grandmaster",
];
/// Maximum time on a clock: 100 hours, in milliseconds.
pub(super) const MAX_CLOCK_MS: u64 = 100 * 60 * 60 * 1000;

/// The number of the rank of a level, which players read: 1 for the easiest level, 16 for the highest. Levels outside [`LEVELS`] are
/// clamped.
#[must_use]
pub fn rank_number(level: i8) -> u8 {
    let (first, last) = (*LEVELS.start(), *LEVELS.end());
    (level.clamp(first, last) - first).unsigned_abs() + 1
}

/// Who controls a side: a human or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// A human at this machine.
    #[default]
    Human,
    /// The computer player.
    Computer {
        /// Playing strength, within [`LEVELS`].
        level: i8,
        /// Playing style.
        #[serde(default, skip_serializing_if = "Style::is_plain")]
        style: Style,
    },
}

impl Seat {
    /// The computer player at a level, in the plain style.
    #[must_use]
    pub const fn computer(level: i8) -> Seat {
        Seat::Computer { level, style: Style::PLAIN }
    }

    /// Whether the computer controls the side.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        matches!(self, Seat::Computer { .. })
    }
}

/// Time control of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// Unlimited time.
    #[default]
    None,
    /// Initial time plus increment; the player loses when the time runs out.
    Clock {
        /// Time at the start, in milliseconds.
        base_ms: u64,
        /// Time added after each turn, in milliseconds.
        increment_ms: u64,
    },
}

impl TimeControl {
    /// A clock with this many minutes, and an increment in seconds.
    #[must_use]
    pub const fn minutes(minutes: u32, increment_seconds: u32) -> TimeControl {
        TimeControl::Clock { base_ms: minutes as u64 * 60_000, increment_ms: increment_seconds as u64 * 1000 }
    }
}

/// The player of one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name of the player, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Human or computer.
    pub seat: Seat,
    /// The time control.
    #[serde(default)]
    pub time: TimeControl,
    /// Remaining time in milliseconds. `None` without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remaining_ms: Option<u64>,
}

impl Player {
    /// A player without a name and with a full clock.
    #[must_use]
    pub const fn new(seat: Seat, time: TimeControl) -> Player {
        let remaining_ms = match time {
            TimeControl::None => None,
            TimeControl::Clock { base_ms, .. } => Some(base_ms),
        };
        Player { name: None, seat, time, remaining_ms }
    }
}

/// The players of both sides, indexed by [`Side`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// The player of South.
    pub south: Player,
    /// The player of North.
    pub north: Player,
}

impl Players {
    /// Players without names or clocks.
    #[must_use]
    pub const fn untimed(south: Seat, north: Seat) -> Players {
        Players { south: Player::new(south, TimeControl::None), north: Player::new(north, TimeControl::None) }
    }

    /// Checks that levels and times are within their bounds.
    pub(super) fn validate(&self) -> Result<(), RecordError> {
        for side in Side::ALL {
            let player = &self[side];
            if let Seat::Computer { level, .. } = player.seat
                && !LEVELS.contains(&level)
            {
                return Err(RecordError::Level { side, level });
            }
            let (base, increment) = match player.time {
                TimeControl::None => (0, 0),
                TimeControl::Clock { base_ms, increment_ms } => (base_ms, increment_ms),
            };
            if base.max(increment).max(player.remaining_ms.unwrap_or(0)) > MAX_CLOCK_MS {
                return Err(RecordError::TimeTooLong { side });
            }
        }
        Ok(())
    }
}

impl Index<Side> for Players {
    type Output = Player;

    fn index(&self, side: Side) -> &Player {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl IndexMut<Side> for Players {
    fn index_mut(&mut self, side: Side) -> &mut Player {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
