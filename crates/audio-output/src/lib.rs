//! Audio output: a [`kira`] backend that plays on the system's device or records into a buffer.
//!
//! On Linux, `device` plays through PulseAudio (or PipeWire) or ALSA without any development package. Windows and macOS use kira's own
//! `cpal` backend. Other systems are silent, and a missing device is not an error.

use std::convert::Infallible;

use kira::backend::{Backend, Renderer};

#[cfg(target_os = "linux")]
mod device;

#[cfg(any(target_os = "windows", target_os = "macos"))]
use cpal_device::Device;
#[cfg(target_os = "linux")]
use device::OutputThread as Device;
#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
use no_device::Device;

/// Sample rate of recordings, in frames per second.
pub const RECORDING_RATE: u32 = 48_000;

/// The state of the sound systems, one line each, for a report about problems. It opens each device for a moment.
pub fn examine() -> Vec<String> {
    #[cfg(target_os = "linux")]
    return device::examine();
    #[cfg(any(target_os = "windows", target_os = "macos"))]
    return vec![cpal_device::Device::examine()];
    #[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
    return vec!["this system has no sound output".to_owned()];
}

/// The destination of the mix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutputMode {
    /// The system's audio device, or silence if there is none.
    #[default]
    Device,
    /// A buffer that is filled only by [`AudioOutput::render`]. Tests use it.
    Recording,
}

/// A kira backend that plays on a device or records.
pub struct AudioOutput(Destination);

/// The device or recording of an output.
enum Destination {
    Device(Device),
    Recording(Option<Box<Renderer>>),
}

impl AudioOutput {
    /// Pauses or resumes the output. A paused output mixes nothing and holds no device.
    pub fn set_active(&mut self, active: bool) {
        if let Destination::Device(device) = &mut self.0 {
            device.set_active(active);
        }
    }

    /// Mixes the next `seconds` of a recording: interleaved stereo samples. Empty if the output is a device.
    pub fn render(&mut self, seconds: f32) -> Vec<f32> {
        const BLOCK: usize = 512;
        let Destination::Recording(Some(renderer)) = &mut self.0 else { return Vec::new() };
        let mut mix = vec![0.0; 2 * (seconds * RECORDING_RATE as f32) as usize];
        for block in mix.chunks_mut(2 * BLOCK) {
            renderer.on_start_processing();
            renderer.process(block, 2);
        }
        mix
    }
}

impl Backend for AudioOutput {
    type Settings = OutputMode;
    /// Without a device the output is silent, which is not an error.
    type Error = Infallible;

    fn setup(mode: OutputMode, buffer: usize) -> Result<(Self, u32), Infallible> {
        Ok(match mode {
            OutputMode::Device => {
                let (device, rate) = Device::new(buffer);
                (AudioOutput(Destination::Device(device)), rate)
            }
            OutputMode::Recording => (AudioOutput(Destination::Recording(None)), RECORDING_RATE),
        })
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), Infallible> {
        match &mut self.0 {
            Destination::Device(device) => device.start(renderer),
            Destination::Recording(recording) => *recording = Some(Box::new(renderer)),
        }
        Ok(())
    }
}

#[cfg(any(target_os = "windows", target_os = "macos"))]
mod cpal_device {
    //! The device that kira opens through cpal, which needs no development package outside Linux.

    use kira::backend::cpal::{CpalBackend, CpalBackendSettings};
    use kira::backend::{Backend, Renderer};

    /// The default output device, if there is one.
    pub(super) struct Device(Option<CpalBackend>);

    impl Device {
        /// Opens the default device; returns it with its sample rate in frames per second.
        pub(super) fn new(buffer: usize) -> (Device, u32) {
            match CpalBackend::setup(CpalBackendSettings::default(), buffer) {
                Ok((backend, rate)) => (Device(Some(backend)), rate),
                Err(_) => (Device(None), super::RECORDING_RATE),
            }
        }

        /// Whether there is a default device.
        pub(super) fn examine() -> String {
            let backend = CpalBackend::setup(CpalBackendSettings::default(), 512);
            backend
                .map_or_else(|error| format!("no device: {error}"), |(_, rate)| format!("default device at {rate} Hz"))
        }

        /// Starts playback.
        pub(super) fn start(&mut self, renderer: Renderer) {
            if let Some(backend) = &mut self.0
                && backend.start(renderer).is_err()
            {
                self.0 = None;
            }
        }

        /// Does nothing: the device stays open, and the mixer pauses its tracks.
        pub(super) fn set_active(&mut self, _: bool) {}
    }
}

#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
mod no_device {
    //! A silent device, for systems without a supported device.

    use kira::backend::Renderer;

    /// A silent output.
    pub(super) struct Device;

    impl Device {
        /// A silent output at the rate of recordings.
        pub(super) fn new(_: usize) -> (Device, u32) {
            (Device, super::RECORDING_RATE)
        }

        /// Does nothing.
        pub(super) fn start(&mut self, _: Renderer) {}

        /// Does nothing.
        pub(super) fn set_active(&mut self, _: bool) {}
    }
}
