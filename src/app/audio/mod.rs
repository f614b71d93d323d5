//! Audio: from [`PlaySound`](super::common::sound::PlaySound) messages to the output device.
//!
//! Animations send these messages for pieces, [`signals`] for events of the match, [`interface`] for buttons and panels. `desk` passes them
//! to the [`mixer`], which limits the number of voices, has a volume for each bus, and ends in a limiter. [`ear`] computes volume and panning
//! from the camera. [`rooms`] plays the ambience of the room and the music of the title. `shelf` decodes and caches the recordings.
//!
//! The mix goes to the crate `cannon-audio-output`. A missing device is silence, not an error. While nothing is audible, no device is
//! open and nothing is mixed.

use bevy::prelude::*;

use super::AppSystems;
use crate::app::common::PlayScore;

mod ear;
mod engine;
mod interface;
mod limiter;
mod mixer;
mod rooms;
mod signals;
mod sound_cache;
#[cfg(test)]
mod tests;
mod voices;

pub use cannon_audio_output::OutputMode;
pub use engine::AudioEngine;

/// Sound: a layer of its own, without which the game is the same in silence.
#[derive(Clone, Copy, Debug, Default)]
pub struct SoundPlugin {
    /// Where it goes.
    pub mode: OutputMode,
}

/// The systems that hear what has happened, after all else has.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Hear;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(Update, Hear.in_set(AppSystems::Animate).after(PlayScore));
        app.add_plugins((signals::plugin, interface::plugin, rooms::plugin));
        engine::plugin(app, self.mode);
    }
}
