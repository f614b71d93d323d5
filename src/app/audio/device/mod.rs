//! A loudspeaker on Linux: a thread that mixes what the device wants, and looks for another when it is gone.
//!
//! It asks, in this order: a sound server that speaks PulseAudio's protocol (PipeWire does, too), then ALSA, if its library is there.
//! Neither needs anything to build. Where neither answers, time passes all the same, so that sounds end when they should.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kira::backend::Renderer;

mod alsa;
mod pulse;
mod silent;
mod tagged;

/// Frames a second; sound servers and ALSA convert them to what their device wants.
const RATE: u32 = 48_000;
/// Frames that a device holds in advance: what happens is heard so much later.
const LATENCY: usize = RATE as usize / 20;
/// A device that wants nothing for so long is waited for no longer: time passes without it.
const PATIENCE: Duration = Duration::from_millis(100);
/// Between two attempts to find a device.
const RETRY: Duration = Duration::from_secs(5);
/// When nobody listens any more, so much is still played, for what is fading.
const FADE: Duration = Duration::from_millis(300);

/// Why a device cannot be used, or no longer.
#[derive(Debug, thiserror::Error)]
enum Gone {
    /// There is none of this kind, or it takes nothing.
    #[error("there is no such device: {0}")]
    Absent(&'static str),
    /// It failed.
    #[error("the device failed: {0}")]
    Failed(String),
}

/// Something that plays frames.
trait Device {
    /// Waits until it wants frames, no longer than `patience`; how many it wants.
    fn wanted(&mut self, patience: Duration) -> Result<usize, Gone>;

    /// Takes frames, left and right in turn.
    fn take(&mut self, frames: &[f32]) -> Result<(), Gone>;
}

/// What the game wants of the thread.
#[derive(Debug, Default)]
struct Wishes {
    awake: bool,
    closing: bool,
}

#[derive(Debug, Default)]
struct Shared {
    wishes: Mutex<Wishes>,
    changed: Condvar,
}

impl Shared {
    fn wishes(&self) -> MutexGuard<'_, Wishes> {
        self.wishes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The thread, seen from the game. It ends when this is dropped.
pub(super) struct Loudspeaker(Arc<Shared>);

impl Loudspeaker {
    /// The loudspeaker, and how many frames a second it takes. A device is looked for only when there is something to play.
    pub(super) fn find(_: usize) -> (Loudspeaker, u32) {
        (Loudspeaker(Arc::default()), RATE)
    }

    /// Begins to take frames.
    pub(super) fn start(&mut self, renderer: Renderer) {
        let shared = Arc::clone(&self.0);
        let thread =
            thread::Builder::new().name("sound".to_owned()).spawn(move || play(renderer, &shared, &find_device));
        if let Err(error) = thread {
            bevy::log::warn!("there is no sound: {error}");
        }
    }

    /// While nobody listens, the device is given back and nothing is mixed.
    pub(super) fn set_awake(&mut self, awake: bool) {
        let mut wishes = self.0.wishes();
        if wishes.awake != awake {
            wishes.awake = awake;
            self.0.changed.notify_all();
        }
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        self.0.wishes().closing = true;
        self.0.changed.notify_all();
    }
}

/// The first device that answers.
fn find_device() -> Option<Box<dyn Device>> {
    let mut reasons = Vec::new();
    for open in [pulse::open as fn() -> Result<Box<dyn Device>, Gone>, alsa::open] {
        match open() {
            Ok(device) => return Some(device),
            Err(reason) => reasons.push(reason.to_string()),
        }
    }
    bevy::log::debug!("no sound: {}", reasons.join("; "));
    None
}

/// Plays until the game closes.
fn play(mut renderer: Renderer, shared: &Shared, find: &dyn Fn() -> Option<Box<dyn Device>>) {
    let mut device: Option<Box<dyn Device>> = None;
    let mut next_attempt = Instant::now();
    let mut silence = silent::Clock::default();
    let mut mix = Vec::new();
    let mut left_to_fade = Duration::ZERO;
    loop {
        {
            let mut wishes = shared.wishes();
            if !wishes.awake && left_to_fade.is_zero() {
                device = None;
                while !wishes.awake && !wishes.closing {
                    wishes = shared.changed.wait(wishes).unwrap_or_else(PoisonError::into_inner);
                }
                silence = silent::Clock::default();
                next_attempt = Instant::now();
            }
            if wishes.closing {
                return;
            }
            if wishes.awake {
                left_to_fade = FADE;
            }
        }
        if device.is_none() && Instant::now() >= next_attempt {
            device = find();
            next_attempt = Instant::now() + RETRY;
        }
        let output: &mut dyn Device = match &mut device {
            Some(device) => &mut **device,
            None => &mut silence,
        };
        let outcome = output.wanted(PATIENCE).and_then(|wanted| {
            // A device at rest does not hold up time.
            let frames =
                if wanted == 0 { (PATIENCE.as_secs_f32() * RATE as f32) as usize } else { wanted.min(4 * LATENCY) };
            mix.clear();
            mix.resize(2 * frames, 0.0);
            renderer.on_start_processing();
            renderer.process(&mut mix, 2);
            left_to_fade = left_to_fade.saturating_sub(Duration::from_secs_f32(frames as f32 / RATE as f32));
            if wanted == 0 { Ok(()) } else { output.take(&mix) }
        });
        if let Err(reason) = outcome {
            bevy::log::debug!("{reason}");
            device = None;
            next_attempt = Instant::now() + RETRY;
        }
    }
}

#[cfg(test)]
mod tests;
