//! Audio: from [`PlaySound`](cannon_app_base::common::sound::PlaySound) messages to the output device.
//!
//! Animations send these messages for pieces, [`event_sounds`] for events of the match, [`widget_sounds`] for buttons and panels.
//! [`engine`] passes them to the [`mixer`], which has a volume for each bus, can mix in [`mono`], and ends in a [`limiter`]; [`voices`]
//! limits the number of voices. [`listener`] computes volume and panning from the camera. [`background_sounds`] plays the ambience of the
//! room and the music of the title. [`sound_cache`] decodes and caches the recordings.
//!
//! The mix goes to the crate `cannon-audio-output`. A missing device is silence, not an error. While nothing is audible, no device is
//! open and nothing is mixed.

use bevy::prelude::*;

use cannon_app_base::common::{AppSystems, UpdateIsAnimating};

mod background_sounds;
mod engine;
mod event_sounds;
mod limiter;
mod listener;
mod mixer;
mod mono;
mod sound_cache;
#[cfg(test)]
mod tests;
mod voices;
mod widget_sounds;

pub use cannon_audio_output::OutputMode;
pub use engine::AudioEngine;

/// The plugin for sound. The game works without it, but is silent.
#[derive(Clone, Copy, Debug, Default)]
pub struct SoundPlugin {
    /// The destination of the mix.
    pub mode: OutputMode,
}

/// The systems that request sounds, after all other systems of the frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SoundRequestSystems;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(Update, SoundRequestSystems.in_set(AppSystems::Animate).after(UpdateIsAnimating));
        app.add_plugins((event_sounds::plugin, widget_sounds::plugin, background_sounds::plugin));
        engine::plugin(app, self.mode);
    }
}
