//! No device at all: time passes, and that is all.

use std::thread;
use std::time::{Duration, Instant};

use super::{Device, Gone, LATENCY, RATE};

/// Wants frames as fast as they would be played.
#[derive(Debug)]
pub(super) struct Clock {
    since: Instant,
    taken: usize,
}

impl Default for Clock {
    fn default() -> Self {
        Clock { since: Instant::now(), taken: 0 }
    }
}

impl Device for Clock {
    fn wanted(&mut self, patience: Duration) -> Result<usize, Gone> {
        let due = (self.since.elapsed().as_secs_f64() * f64::from(RATE)) as usize;
        // A machine that was asleep, or this thread after a device is gone, begins anew instead of making up for it.
        if due > self.taken + 20 * LATENCY {
            *self = Clock::default();
        }
        thread::sleep(patience.min(Duration::from_secs_f32(LATENCY as f32 / RATE as f32)));
        let due = (self.since.elapsed().as_secs_f64() * f64::from(RATE)) as usize;
        Ok(due.saturating_sub(self.taken).max(1))
    }

    fn take(&mut self, frames: &[f32]) -> Result<(), Gone> {
        self.taken += frames.len() / 2;
        Ok(())
    }
}
