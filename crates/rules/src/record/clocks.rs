//! Clocks of both players, with the remaining time at each ply. Pure arithmetic: the caller reports elapsed time.

use std::time::Duration;

use super::seat::MAX_CLOCK_MS;
use super::{Players, Record};
use crate::Side;
use crate::any::AnyTimeline;

/// Remaining time (South, North); `None` without a clock.
type RemainingTimes = [Option<Duration>; 2];

/// Remaining time of the players who have a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    remaining: RemainingTimes,
    /// Time added after each action (South, North).
    increments: [Duration; 2],
    /// Remaining time at each ply, for undo and for records. The first entry is the start of the game.
    history: Vec<RemainingTimes>,
}

impl Clocks {
    /// Full clocks, as before the first action.
    pub fn new(players: &Players) -> Self {
        let times = [players.south.time, players.north.time].map(|control| control.milliseconds());
        let remaining = times.map(|times| times.map(|[initial, _]| Duration::from_millis(initial)));
        let increments = times.map(|times| times.map_or(Duration::ZERO, |[_, added]| Duration::from_millis(added)));
        Clocks { remaining, increments, history: vec![remaining] }
    }

    /// Clocks as stored in a record; `timeline` is the replayed record.
    pub fn from_record(record: &Record, timeline: &AnyTimeline) -> Self {
        let mut clocks = Clocks::new(&record.players);
        let mut left = clocks.remaining;
        for (ply, action) in record.actions.iter().enumerate() {
            if let Some(clock) = action.clock_ms {
                left[timeline.side_to_move_at(ply).index()] = Some(Duration::from_millis(clock));
            }
            clocks.history.push(left);
        }
        clocks.restore(Side::ALL.map(|side| record.players[side].remaining_ms.map(Duration::from_millis)));
        clocks
    }

    /// Remaining time of a side; `None` if it has no clock.
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        self.remaining[side.index()]
    }

    /// Whether either side has a clock.
    pub fn is_timed(&self) -> bool {
        self.remaining.iter().any(Option::is_some)
    }

    /// Time added after each action of a side.
    pub fn increment(&self, side: Side) -> Duration {
        self.increments[side.index()]
    }

    /// Subtracts elapsed time from a side's clock. Returns true if its time has run out.
    pub fn elapse(&mut self, side: Side, elapsed: Duration) -> bool {
        match &mut self.remaining[side.index()] {
            Some(left) => {
                *left = left.saturating_sub(elapsed);
                left.is_zero()
            }
            None => false,
        }
    }

    /// Adds the increment after the action that a side played at `ply`, and discards the readings of later plies.
    pub fn finish_turn(&mut self, side: Side, ply: usize) {
        if let Some(left) = &mut self.remaining[side.index()] {
            // A record holds no longer time on a clock.
            *left = (*left + self.increments[side.index()]).min(Duration::from_millis(MAX_CLOCK_MS));
        }
        self.history.truncate(ply + 1);
        self.history.push(self.remaining);
    }

    /// Restores the remaining times at `ply`, for undo and redo.
    pub fn go_to(&mut self, ply: usize) {
        if let Some(&left) = self.history.get(ply) {
            self.restore(left);
        }
    }

    /// Swaps the clocks of the sides, as when the players swap seats.
    pub fn swap_sides(&mut self) {
        self.remaining.swap(0, 1);
        self.increments.swap(0, 1);
        for left in &mut self.history {
            left.swap(0, 1);
        }
    }

    /// Writes the remaining times, current and after each action, into the record of the same game.
    pub fn write_to(&self, record: &mut Record, timeline: &AnyTimeline) {
        for side in Side::ALL {
            record.players[side].remaining_ms = self.remaining(side).map(milliseconds);
        }
        for (ply, action) in record.actions.iter_mut().enumerate() {
            let actor = timeline.side_to_move_at(ply);
            let after = self.history.get(ply + 1).and_then(|left| left[actor.index()]);
            action.clock_ms = after.map(milliseconds);
        }
    }

    /// Sets the remaining times. Sides without a clock still have none.
    fn restore(&mut self, remaining: RemainingTimes) {
        for (mine, theirs) in self.remaining.iter_mut().zip(remaining) {
            if mine.is_some() && theirs.is_some() {
                *mine = theirs;
            }
        }
    }
}

/// A duration in milliseconds.
pub fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
