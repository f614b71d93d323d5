//! Tests of the output thread without a device and with a device that fails.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use kira::{AudioManager, AudioManagerSettings};

use super::*;
use crate::{AudioOutput, OutputMode};

/// A renderer with nothing to play.
fn renderer() -> Renderer {
    let settings = AudioManagerSettings { backend_settings: OutputMode::Recording, ..Default::default() };
    let Ok(mut manager) = AudioManager::<AudioOutput>::new(settings);
    let crate::Destination::Recording(renderer) = &mut manager.backend_mut().0 else {
        panic!("the output is a recording")
    };
    *renderer.take().expect("the manager has started it")
}

/// A device that fails after some writes.
struct FailingDevice {
    writes_left: usize,
    sender: Sender<usize>,
}

impl Device for FailingDevice {
    fn wait_writable(&mut self, _: Duration) -> Result<usize, DeviceError> {
        Ok(480)
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        let _ = self.sender.send(frames.len());
        self.writes_left = self.writes_left.checked_sub(1).ok_or(DeviceError::Unavailable("unplugged"))?;
        Ok(())
    }
}

#[test]
fn lost_device_is_not_reopened_at_once_and_the_thread_ends() {
    let shared = Shared::default();
    shared.requests().is_active = true;
    let (sender, receiver) = channel();
    let attempts = AtomicUsize::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            run_output(renderer(), &shared, &|| {
                attempts.fetch_add(1, Ordering::Relaxed);
                Some(Box::new(FailingDevice { writes_left: 3, sender: sender.clone() }))
            });
        });
        let lengths: Vec<usize> = receiver.iter().take(4).collect();
        assert_eq!(lengths, [960; 4]);
        shared.requests().is_closing = true;
        shared.changed.notify_all();
    });
    assert_eq!(attempts.into_inner(), 1, "the device is not reopened at once");
}

#[test]
fn paused_output_opens_no_device() {
    let shared = Shared::default();
    let attempts = AtomicUsize::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            run_output(renderer(), &shared, &|| {
                attempts.fetch_add(1, Ordering::Relaxed);
                None
            });
        });
        shared.requests().is_closing = true;
        shared.changed.notify_all();
    });
    assert_eq!(attempts.into_inner(), 0);
}
