//! The clocks of the draft.

use cannon_rules::Side;
use cannon_rules::record::TimeControl;

/// Milliseconds in a minute.
const MINUTE_MS: u64 = 60_000;
/// Milliseconds in a second.
const SECOND_MS: u64 = 1_000;

/// The clock of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ClockDraft {
    /// Minutes for the game; 0 for no clock.
    pub(super) minutes: u32,
    /// Increment in seconds for every turn.
    pub(super) increment: u32,
}

impl ClockDraft {
    pub(super) fn time_control(self) -> TimeControl {
        match self.minutes {
            0 => TimeControl::None,
            minutes => TimeControl::minutes(minutes, self.increment),
        }
    }
}

impl From<TimeControl> for ClockDraft {
    /// The clock of a record, in whole minutes and seconds.
    fn from(time: TimeControl) -> ClockDraft {
        let whole = |time: u64, unit: u64| u32::try_from(time.div_ceil(unit)).unwrap_or(u32::MAX);
        match time {
            TimeControl::None => ClockDraft::default(),
            TimeControl::Clock { base_ms, increment_ms } => {
                ClockDraft { minutes: whole(base_ms, MINUTE_MS), increment: whole(increment_ms, SECOND_MS) }
            }
        }
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClocksDraft {
    pub(super) sides: [ClockDraft; 2],
    /// Whether the player has chosen a time for each side. Otherwise both sides have the same.
    pub(super) are_different: bool,
}

impl ClocksDraft {
    /// Clocks with these times.
    pub(super) fn new(sides: [ClockDraft; 2]) -> Self {
        ClocksDraft { sides, are_different: sides[0] != sides[1] }
    }

    /// The clock of a side.
    pub(super) fn of(&self, side: Side) -> ClockDraft {
        self.sides[side.index()]
    }

    /// Gives both sides this clock.
    pub(super) fn set_both(&mut self, clock: ClockDraft) {
        *self = ClocksDraft { sides: [clock; 2], are_different: false };
    }

    /// Gives each side a time of its own, or both the time of South.
    pub(super) fn set_different(&mut self, are_different: bool) {
        self.are_different = are_different;
        if !are_different {
            self.sides[1] = self.sides[0];
        }
    }

    /// Changes the clock of a side, or the clocks of both sides if they share their time.
    pub(super) fn set(&mut self, side: Side, clock: ClockDraft) {
        if self.are_different {
            self.sides[side.index()] = clock;
        } else {
            self.sides = [clock; 2];
        }
    }
}
