//! The output thread on Linux. It mixes the frames that the device asks for, and looks for another device when the device is lost.
//!
//! It tries a sound server that speaks the PulseAudio protocol first (PipeWire does too), then ALSA if its library is installed.
//! Neither needs a development package. If neither answers, a null device consumes the frames, so that sounds still end on time.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kira::backend::Renderer;

use null_device::NullDevice;

mod alsa;
mod null_device;
mod pulse;

/// Sample rate in frames per second. Sound servers and ALSA resample it for their device.
const RATE: u32 = 48_000;
/// Device buffer in frames; it is the latency between an event and its sound.
const LATENCY: usize = RATE as usize / 20;
/// How long to wait for a device that accepts no frames before time advances without it.
const WAIT_TIMEOUT: Duration = Duration::from_millis(100);
/// The interval between two attempts to open a device.
const RETRY: Duration = Duration::from_secs(5);
/// How long playback goes on after a pause, so that sounds can fade out.
const FADE: Duration = Duration::from_millis(300);

/// The reason why a device cannot be used.
#[derive(Debug, thiserror::Error)]
enum DeviceError {
    /// There is no device of this kind, or it accepts no frames.
    #[error("there is no such device: {0}")]
    Unavailable(&'static str),
    /// The device reported an error.
    #[error("the device failed: {0}")]
    Failed(String),
}

/// A device that plays interleaved stereo frames.
trait Device {
    /// Waits up to `timeout` until the device accepts frames; returns their number.
    fn wait_writable(&mut self, timeout: Duration) -> Result<usize, DeviceError>;

    /// Plays interleaved stereo samples.
    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError>;
}

/// The state that the game requests of the thread.
#[derive(Debug, Default)]
struct Requests {
    /// Whether to play.
    is_active: bool,
    /// Whether to end the thread.
    is_closing: bool,
}

/// The requests, and the condition variable that tells the thread of changes.
#[derive(Debug, Default)]
struct Shared {
    requests: Mutex<Requests>,
    changed: Condvar,
}

impl Shared {
    fn requests(&self) -> MutexGuard<'_, Requests> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A handle to the output thread. The thread ends when the handle is dropped.
pub(crate) struct OutputThread(Arc<Shared>);

impl OutputThread {
    /// Creates the output and returns it with its sample rate. No device is opened until there is something to play.
    pub(crate) fn new(_: usize) -> (OutputThread, u32) {
        (OutputThread(Arc::default()), RATE)
    }

    pub(crate) fn start(&mut self, renderer: Renderer) {
        let shared = Arc::clone(&self.0);
        let thread =
            thread::Builder::new().name("sound".to_owned()).spawn(move || run_output(renderer, &shared, &open_device));
        if let Err(error) = thread {
            tracing::warn!("cannot start the audio thread: {error}");
        }
    }

    /// Pauses or resumes the output. A paused output releases its device and mixes nothing.
    pub(crate) fn set_active(&mut self, active: bool) {
        let mut requests = self.0.requests();
        if requests.is_active != active {
            requests.is_active = active;
            self.0.changed.notify_all();
        }
    }
}

impl Drop for OutputThread {
    fn drop(&mut self) {
        self.0.requests().is_closing = true;
        self.0.changed.notify_all();
    }
}

/// The sound systems by name, the preferred one first.
const SYSTEMS: [(&str, fn() -> Result<Box<dyn Device>, DeviceError>); 2] =
    [("PulseAudio or PipeWire", pulse::open), ("ALSA", alsa::open)];

/// Opens the first device that answers.
fn open_device() -> Option<Box<dyn Device>> {
    let mut reasons = Vec::new();
    for (_, open) in SYSTEMS {
        match open() {
            Ok(device) => return Some(device),
            Err(reason) => reasons.push(reason.to_string()),
        }
    }
    tracing::debug!("no audio device: {}", reasons.join("; "));
    None
}

/// For each sound system its name, and whether it has a device that can be opened, or why not.
pub(crate) fn examine() -> Vec<String> {
    let answer = |open: fn() -> Result<Box<dyn Device>, DeviceError>| match open() {
        Ok(_) => "has a device".to_owned(),
        Err(reason) => reason.to_string(),
    };
    SYSTEMS.iter().map(|(name, open)| format!("{name}: {}", answer(*open))).collect()
}

/// Runs the output thread until the handle is dropped.
fn run_output(mut renderer: Renderer, shared: &Shared, find: &dyn Fn() -> Option<Box<dyn Device>>) {
    let mut device: Option<Box<dyn Device>> = None;
    let mut next_attempt = Instant::now();
    let mut silence = NullDevice::default();
    let mut mix = Vec::new();
    let mut fade_left = Duration::ZERO;
    loop {
        {
            let mut requests = shared.requests();
            if !requests.is_active && fade_left.is_zero() {
                device = None;
                while !requests.is_active && !requests.is_closing {
                    requests = shared.changed.wait(requests).unwrap_or_else(PoisonError::into_inner);
                }
                silence = NullDevice::default();
                next_attempt = Instant::now();
            }
            if requests.is_closing {
                return;
            }
            if requests.is_active {
                fade_left = FADE;
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
        let outcome = output.wait_writable(WAIT_TIMEOUT).and_then(|wanted| {
            // A device that accepts nothing must not stop the mixer's clock.
            let frames =
                if wanted == 0 { (WAIT_TIMEOUT.as_secs_f32() * RATE as f32) as usize } else { wanted.min(4 * LATENCY) };
            mix.clear();
            mix.resize(2 * frames, 0.0);
            renderer.on_start_processing();
            renderer.process(&mut mix, 2);
            fade_left = fade_left.saturating_sub(Duration::from_secs_f32(frames as f32 / RATE as f32));
            if wanted == 0 { Ok(()) } else { output.write(&mix) }
        });
        if let Err(reason) = outcome {
            tracing::debug!("{reason}");
            device = None;
            next_attempt = Instant::now() + RETRY;
        }
    }
}

#[cfg(test)]
mod tests;
