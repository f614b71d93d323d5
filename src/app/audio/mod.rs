//! What is heard.
//!
//! Whatever happens is told as a [`PlaySound`] message: by the player of scores for what pieces do, by [`signals`] for what the match
//! answers, by [`interface`] for what is pressed. `desk` hands them to the [`mixer`], which has a bound on voices, a volume for each
//! bus and a limiter at its end; [`ear`] says how each sounds from where the camera is. [`rooms`] keeps up the quiet of the room and
//! the title's music. [`sounds`] is the table of them all, `shelf` decodes them.
//!
//! The mixer's frames go to an [`outlet`]: on Linux a thread of our own with a [`device`] that it finds by itself, elsewhere kira's. With
//! no device there is silence and nothing else. While nothing is to be heard, no device is open and nothing is mixed.

use bevy::prelude::*;

use super::AppSystems;
use super::effects::PlayScore;

mod cue;
mod desk;
#[cfg(target_os = "linux")]
mod device;
mod ear;
mod interface;
mod limiter;
mod mixer;
mod outlet;
mod rooms;
mod shelf;
mod signals;
mod sounds;
#[cfg(test)]
mod tests;
mod voices;

pub use cue::{Hold, PlaySound, ReleaseSound, Whence};
pub use desk::Desk;
pub use sounds::{Bus, Sound};

/// Whether sounds reach a loudspeaker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listening {
    /// They do, if there is one.
    #[default]
    Loudspeaker,
    /// They are only mixed when asked for ([`Desk::render`]), for tests.
    Recording,
}

/// Sound: a layer of its own, without which the game is the same in silence.
#[derive(Clone, Copy, Debug, Default)]
pub struct SoundPlugin {
    /// Where it goes.
    pub listening: Listening,
}

/// The systems that hear what has happened, after all else has.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Hear;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(Update, Hear.in_set(AppSystems::Animate).after(PlayScore));
        app.add_plugins((signals::plugin, interface::plugin, rooms::plugin));
        desk::plugin(app, self.listening);
    }
}

/// The messages alone: for those who send them whether anybody listens or not.
pub(super) fn messages_plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_message::<ReleaseSound>();
}
