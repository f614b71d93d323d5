//! What is left on both clocks, and what was left at each ply. Pure arithmetic: whoever plays says how much time has passed.

use std::time::Duration;

use super::seat::MAX_MS;
use super::{Players, Record, TimeControl};
use crate::Side;
use crate::any::AnyTimeline;

/// Time left (South, North); `None` without a clock.
type Left = [Option<Duration>; 2];

/// What is left on the clocks, for those seats that have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    remaining: Left,
    /// Time added after each action (South, North).
    increments: [Duration; 2],
    /// What was left at each ply, for undo and for records: one entry a ply, the start included.
    history: Vec<Left>,
}

impl Clocks {
    /// Clocks as they stand before the first action.
    #[must_use]
    pub fn full(players: &Players) -> Self {
        let controls = [players.south.time, players.north.time];
        let remaining = controls.map(initial);
        Clocks { remaining, increments: controls.map(increment), history: vec![remaining] }
    }

    /// Clocks as a record has them; `timeline` is the record, replayed.
    #[must_use]
    pub fn as_recorded(record: &Record, timeline: &dyn AnyTimeline) -> Self {
        let mut clocks = Clocks::full(&record.players);
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

    /// Time left for a side; `None` if it plays without a clock.
    #[must_use]
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        self.remaining[side.index()]
    }

    /// Whether there is a clock on the table at all.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.remaining.iter().any(Option::is_some)
    }

    /// Time added after each action of a side.
    #[must_use]
    pub fn increment(&self, side: Side) -> Duration {
        self.increments[side.index()]
    }

    /// Lets time pass for a side. True if its flag has fallen.
    pub fn pass(&mut self, side: Side, elapsed: Duration) -> bool {
        match &mut self.remaining[side.index()] {
            Some(left) => {
                *left = left.saturating_sub(elapsed);
                left.is_zero()
            }
            None => false,
        }
    }

    /// Adds the increment after the action that a side played at `ply`, and forgets what was left after later ones.
    pub fn played(&mut self, side: Side, ply: usize) {
        if let Some(left) = &mut self.remaining[side.index()] {
            // More than that no record may hold.
            *left = (*left + self.increments[side.index()]).min(Duration::from_millis(MAX_MS));
        }
        self.history.truncate(ply + 1);
        self.history.push(self.remaining);
    }

    /// Gives back what was left at `ply`, as undo and redo do.
    pub fn go_to(&mut self, ply: usize) {
        if let Some(&left) = self.history.get(ply) {
            self.restore(left);
        }
    }

    /// Exchanges the clocks together with the seats.
    pub fn swap(&mut self) {
        self.remaining.swap(0, 1);
        self.increments.swap(0, 1);
        for left in &mut self.history {
            left.swap(0, 1);
        }
    }

    /// Writes what is left, now and after each action, into the record of the same game.
    pub fn write_to(&self, record: &mut Record, timeline: &dyn AnyTimeline) {
        for side in Side::ALL {
            record.players[side].remaining_ms = self.remaining(side).map(milliseconds);
        }
        for (ply, action) in record.actions.iter_mut().enumerate() {
            let actor = timeline.side_to_move_at(ply);
            let after = self.history.get(ply + 1).and_then(|left| left[actor.index()]);
            action.clock_ms = after.map(milliseconds);
        }
    }

    /// Sets what is left. Seats without a clock keep none.
    fn restore(&mut self, remaining: Left) {
        for (mine, theirs) in self.remaining.iter_mut().zip(remaining) {
            if mine.is_some() && theirs.is_some() {
                *mine = theirs;
            }
        }
    }
}

fn initial(control: TimeControl) -> Option<Duration> {
    match control {
        TimeControl::None => None,
        TimeControl::Clock { base_ms, .. } => Some(Duration::from_millis(base_ms)),
    }
}

fn increment(control: TimeControl) -> Duration {
    match control {
        TimeControl::None => Duration::ZERO,
        TimeControl::Clock { increment_ms, .. } => Duration::from_millis(increment_ms),
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
