//! The thread without any device, and with ones that fail.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use kira::{AudioManager, AudioManagerSettings};

use super::*;
use crate::app::audio::Listening;
use crate::app::audio::outlet::Outlet;

/// A renderer with nothing to play.
fn renderer() -> Renderer {
    let settings = AudioManagerSettings { backend_settings: Listening::Recording, ..Default::default() };
    let Ok(mut manager) = AudioManager::<Outlet>::new(settings);
    let Outlet::Recording(renderer) = manager.backend_mut() else { panic!("it is to be recorded") };
    renderer.take().expect("it has been started").into_inner().expect("nobody else has it")
}

/// Takes a few frames, and is gone.
struct Fragile {
    lasts: usize,
    told: Sender<usize>,
}

impl Device for Fragile {
    fn wanted(&mut self, _: Duration) -> Result<usize, Gone> {
        Ok(480)
    }

    fn take(&mut self, frames: &[f32]) -> Result<(), Gone> {
        let _ = self.told.send(frames.len());
        self.lasts = self.lasts.checked_sub(1).ok_or(Gone::Absent("pulled out"))?;
        Ok(())
    }
}

#[test]
fn a_device_that_vanishes_leaves_silence_and_no_hanging_thread() {
    let shared = Shared::default();
    shared.wishes().awake = true;
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
        shared.wishes().closing = true;
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
        shared.wishes().closing = true;
        shared.changed.notify_all();
    });
    assert_eq!(found.into_inner(), 0);
}
