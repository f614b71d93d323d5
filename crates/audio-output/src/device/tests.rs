//! The thread without any device, and with ones that fail.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use kira::{AudioManager, AudioManagerSettings};

use super::*;
use crate::{AudioOutput, OutputMode};

/// A renderer with nothing to play.
fn renderer() -> Renderer {
    let settings = AudioManagerSettings { backend_settings: OutputMode::Recording, ..Default::default() };
    let Ok(mut manager) = AudioManager::<AudioOutput>::new(settings);
    let crate::Destination::Recording(renderer) = &mut manager.backend_mut().0 else { panic!("it is to be recorded") };
    renderer.take().expect("it has been started").into_inner().expect("nobody else has it")
}

/// Takes a few frames, and is gone.
struct Fragile {
    lasts: usize,
    told: Sender<usize>,
}

impl Device for Fragile {
    fn wait_writable(&mut self, _: Duration) -> Result<usize, DeviceError> {
        Ok(480)
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        let _ = self.told.send(frames.len());
        self.lasts = self.lasts.checked_sub(1).ok_or(DeviceError::Absent("pulled out"))?;
        Ok(())
    }
}

#[test]
fn a_device_that_vanishes_leaves_silence_and_no_hanging_thread() {
    let shared = Shared::default();
    shared.requests().active = true;
    let (told, heard) = channel();
    let found = AtomicUsize::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            play(renderer(), &shared, &|| {
                found.fetch_add(1, Ordering::Relaxed);
                Some(Box::new(Fragile { lasts: 3, told: told.clone() }))
            });
        });
        let taken: Vec<usize> = heard.iter().take(4).collect();
        assert_eq!(taken, [960; 4]);
        shared.requests().closing = true;
        shared.changed.notify_all();
    });
    assert_eq!(found.into_inner(), 1, "it is not looked for again at once");
}

#[test]
fn while_nobody_listens_no_device_is_looked_for() {
    let shared = Shared::default();
    let found = AtomicUsize::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            play(renderer(), &shared, &|| {
                found.fetch_add(1, Ordering::Relaxed);
                None
            });
        });
        shared.requests().closing = true;
        shared.changed.notify_all();
    });
    assert_eq!(found.into_inner(), 0);
}
