//! Where the mixer's frames go: kira's idea of a backend.

use std::convert::Infallible;
use std::sync::{Mutex, PoisonError};

use kira::backend::{Backend, Renderer};

use super::Listening;

#[cfg(target_os = "linux")]
pub(super) use super::device::Loudspeaker;
#[cfg(any(target_os = "windows", target_os = "macos"))]
pub(super) use foreign::Loudspeaker;
#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
pub(super) use nowhere::Loudspeaker;

/// Frames a second of what is only recorded.
pub(super) const RECORDING_RATE: u32 = 48_000;

/// Where the mixer's frames go.
pub(super) enum Outlet {
    /// To a device, or nowhere in its stead.
    Loudspeaker(Loudspeaker),
    /// Nowhere, unless they are asked for.
    Recording(Option<Box<Mutex<Renderer>>>),
}

impl Outlet {
    /// While nobody listens, nothing is mixed and no device is held.
    pub(super) fn set_awake(&mut self, awake: bool) {
        if let Outlet::Loudspeaker(speaker) = self {
            speaker.set_awake(awake);
        }
    }

    /// The next stretch of the mix, left and right in turn. Empty if it goes to a loudspeaker.
    pub(super) fn render(&mut self, seconds: f32) -> Vec<f32> {
        const BLOCK: usize = 512;
        let Outlet::Recording(Some(renderer)) = self else { return Vec::new() };
        let renderer = renderer.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut mix = vec![0.0; 2 * (seconds * RECORDING_RATE as f32) as usize];
        for block in mix.chunks_mut(2 * BLOCK) {
            renderer.on_start_processing();
            renderer.process(block, 2);
        }
        mix
    }
}

impl Backend for Outlet {
    type Settings = Listening;
    /// Where there is no device, there is silence; that is no error.
    type Error = Infallible;

    fn setup(listening: Listening, buffer: usize) -> Result<(Self, u32), Infallible> {
        Ok(match listening {
            Listening::Loudspeaker => {
                let (speaker, rate) = Loudspeaker::find(buffer);
                (Outlet::Loudspeaker(speaker), rate)
            }
            Listening::Recording => (Outlet::Recording(None), RECORDING_RATE),
        })
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), Infallible> {
        match self {
            Outlet::Loudspeaker(speaker) => speaker.start(renderer),
            Outlet::Recording(recording) => *recording = Some(Box::new(Mutex::new(renderer))),
        }
        Ok(())
    }
}

#[cfg(any(target_os = "windows", target_os = "macos"))]
mod foreign {
    //! Kira's own way to a device, which needs no development package outside Linux.

    use kira::backend::cpal::{CpalBackend, CpalBackendSettings};
    use kira::backend::{Backend, Renderer};

    /// A device, if there is one.
    pub(in super::super) struct Loudspeaker(Option<CpalBackend>);

    impl Loudspeaker {
        /// The usual device, and how many frames a second it wants.
        pub(super) fn find(buffer: usize) -> (Loudspeaker, u32) {
            match CpalBackend::setup(CpalBackendSettings::default(), buffer) {
                Ok((backend, rate)) => (Loudspeaker(Some(backend)), rate),
                Err(_) => (Loudspeaker(None), super::RECORDING_RATE),
            }
        }

        /// Begins to give it frames.
        pub(super) fn start(&mut self, renderer: Renderer) {
            if let Some(backend) = &mut self.0
                && backend.start(renderer).is_err()
            {
                self.0 = None;
            }
        }

        /// The device stays open; the mixer's tracks are at rest while nobody listens.
        pub(super) fn set_awake(&mut self, _: bool) {}
    }
}

#[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
mod nowhere {
    //! Systems on which nobody has looked for a device yet.

    use kira::backend::Renderer;

    /// Silence.
    pub(in super::super) struct Loudspeaker;

    impl Loudspeaker {
        /// Nothing, at the rate of a recording.
        pub(super) fn find(_: usize) -> (Loudspeaker, u32) {
            (Loudspeaker, super::RECORDING_RATE)
        }

        /// Nothing begins.
        pub(super) fn start(&mut self, _: Renderer) {}

        /// Nothing wakes up.
        pub(super) fn set_awake(&mut self, _: bool) {}
    }
}
