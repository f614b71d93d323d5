//! A device that discards frames at the rate at which a real device would play them, so that sounds end on time.

use std::thread;
use std::time::{Duration, Instant};

use super::{Device, DeviceError, LATENCY, RATE};

/// Accepts frames at the sample rate and discards them.
#[derive(Debug)]
pub(super) struct NullDevice {
    started: Instant,
    written: usize,
}

impl Default for NullDevice {
    fn default() -> Self {
        NullDevice { started: Instant::now(), written: 0 }
    }
}

impl Device for NullDevice {
    fn wait_writable(&mut self, timeout: Duration) -> Result<usize, DeviceError> {
        let due = (self.started.elapsed().as_secs_f64() * f64::from(RATE)) as usize;
        // After a suspend, or after another device was lost, the clock restarts instead of catching up.
        if due > self.written + 20 * LATENCY {
            *self = NullDevice::default();
        }
        thread::sleep(timeout.min(Duration::from_secs_f32(LATENCY as f32 / RATE as f32)));
        let due = (self.started.elapsed().as_secs_f64() * f64::from(RATE)) as usize;
        Ok(due.saturating_sub(self.written).max(1))
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        self.written += frames.len() / 2;
        Ok(())
    }
}
