//! Players of a game: human or computer, their names and time controls.

use std::ops::{Index, IndexMut, RangeInclusive};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{RecordError, Style, UnknownStyle};
use crate::Side;
use crate::message::{Message, ToMessage};

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
pub fn rank_number(level: i8) -> u8 {
    let (first, last) = (*LEVELS.start(), *LEVELS.end());
    (level.clamp(first, last) - first).unsigned_abs() + 1
}

/// The name of the rank of a level among [`RANKS`]. Levels outside [`LEVELS`] are clamped.
pub fn rank_name(level: i8) -> &'static str {
    RANKS[usize::from(rank_number(level)) - 1]
}

/// Who controls a side: a human, the computer, or another program.
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
    /// Another program, whose name is the name of the player.
    Program,
}

impl Seat {
    /// The computer player at a level, in the plain style.
    pub const fn computer(level: i8) -> Seat {
        Seat::Computer { level, style: Style::PLAIN }
    }

    /// Whether no human controls the side, but the computer or another program.
    pub const fn is_computer(self) -> bool {
        matches!(self, Seat::Computer { .. } | Seat::Program)
    }
}

/// Error of parsing a [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatError {
    /// The text begins like no player.
    #[error("expected `human`, a rank ({}), `rank:1` to `rank:{}`, or a rank with a style such as `ensign:fox`", RANKS.join(", "), RANKS.len())]
    Player,
    /// There is no such style.
    #[error(transparent)]
    Style(#[from] UnknownStyle),
}

impl ToMessage for SeatError {
    fn to_message(&self) -> Message {
        match self {
            SeatError::Player => {
                Message::from("error-value-seat").text("ranks", RANKS.join(", ")).text("most", RANKS.len())
            }
            SeatError::Style(error) => error.to_message(),
        }
    }
}

impl FromStr for Seat {
    type Err = SeatError;

    /// Reads `human`, or a rank of the computer by its name or number, which a style may follow. A level may stand for its rank, as `ai:5` or
    /// `level:5`.
    ///
    /// ```
    /// use cannon_rules::record::Seat;
    ///
    /// for text in ["ensign", "rank:7", "ai:5", "level:5", "ensign:plain"] {
    ///     assert_eq!(text.parse(), Ok(Seat::computer(5)), "{text}");
    /// }
    /// assert_eq!("human".parse(), Ok(Seat::Human));
    /// assert!("rank:17".parse::<Seat>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Seat, SeatError> {
        if text == "human" {
            return Ok(Seat::Human);
        }
        let (word, rest) = first_word(text);
        let (level, style) = match RANKS.iter().position(|rank| *rank == word) {
            Some(index) => (Some(*LEVELS.start() + index as i8), rest),
            None => {
                let (number, style) = rest.map_or(("", None), first_word);
                let number = number.parse::<i8>().ok();
                let level = match word {
                    "rank" => number.and_then(|rank| rank.checked_add(*LEVELS.start() - 1)),
                    "ai" | "level" => number,
                    _ => None,
                };
                (level, style)
            }
        };
        let level = level.filter(|level| LEVELS.contains(level)).ok_or(SeatError::Player)?;
        Ok(Seat::Computer { level, style: style.map_or(Ok(Style::PLAIN), str::parse)? })
    }
}

/// The text before the first colon, and the text behind it.
fn first_word(text: &str) -> (&str, Option<&str>) {
    text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)))
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
    pub const fn minutes(minutes: u32, increment_seconds: u32) -> TimeControl {
        TimeControl::Clock { base_ms: minutes as u64 * 60_000, increment_ms: increment_seconds as u64 * 1000 }
    }

    /// The initial time and the increment, in milliseconds. `None` without a clock.
    pub(super) const fn milliseconds(self) -> Option<[u64; 2]> {
        match self {
            TimeControl::None => None,
            TimeControl::Clock { base_ms, increment_ms } => Some([base_ms, increment_ms]),
        }
    }
}

/// The player of one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name of the player, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Human, computer or another program.
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
    pub const fn new(seat: Seat, time: TimeControl) -> Player {
        let remaining_ms = match time {
            TimeControl::None => None,
            TimeControl::Clock { base_ms, .. } => Some(base_ms),
        };
        Player { name: None, seat, time, remaining_ms }
    }

    /// The name of the program that has the seat, which is empty if nobody named it. `None` if another player has the seat.
    pub fn program(&self) -> Option<&str> {
        (self.seat == Seat::Program).then(|| self.name.as_deref().unwrap_or_default())
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
            let [base, increment] = player.time.milliseconds().unwrap_or_default();
            if base.max(increment).max(player.remaining_ms.unwrap_or(0)) > MAX_CLOCK_MS {
                return Err(RecordError::TimeTooLong(side));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_from_1_and_levels_from_minus_1() {
        for (level, rank) in LEVELS.zip(1..) {
            let name = rank_name(level);
            assert_eq!(rank_number(level), rank);
            for text in [name, &format!("rank:{rank}"), &format!("level:{level}"), &format!("ai:{level}")] {
                assert_eq!(text.parse(), Ok(Seat::computer(level)), "{text}");
                let fox = Seat::Computer { level, style: Style::new("fox") };
                assert_eq!(format!("{text}:fox").parse(), Ok(fox), "{text}");
            }
        }
        assert_eq!((rank_name(-1), rank_name(14), LEVELS.count()), ("drummer", "grandmaster", RANKS.len()));
        for text in
            ["", "rank", "rank:0", "rank:17", "rank:-128", "level:15", "ai:-2", "ai:drummer", "robot", "human:fox"]
        {
            assert_eq!(text.parse::<Seat>(), Err(SeatError::Player), "{text}");
        }
        for text in ["drummer:brave", "rank:1:", "ai:3:fox:book"] {
            assert!(matches!(text.parse::<Seat>(), Err(SeatError::Style(_))), "{text}");
        }
    }
}
