//! What is heard.
//!
//! Whatever happens is told as a [`PlaySound`] message: by the player of scores for what pieces do, by [`signals`] for what the match
//! answers, by [`interface`] for what is pressed. `desk` hands them to the [`mixer`], which has a bound on voices, a volume for each
//! bus and a limiter at its end; [`ear`] says how each sounds from where the camera is. [`rooms`] keeps up the quiet of the room and
//! the title's music. [`sounds`] is the table of them all, `shelf` decodes them.
//!
//! The mix goes to the crate `cannon-audio-output`. A missing device is silence, not an error. While nothing is audible, no device is
//! open and nothing is mixed.

use bevy::prelude::*;

use super::AppSystems;
use crate::app::common::PlayScore;

mod desk;
mod ear;
mod interface;
mod limiter;
mod mixer;
mod rooms;
mod shelf;
mod signals;
#[cfg(test)]
mod tests;
mod voices;

pub use cannon_audio_output::OutputMode;
pub use desk::Desk;

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
        desk::plugin(app, self.mode);
    }
}
