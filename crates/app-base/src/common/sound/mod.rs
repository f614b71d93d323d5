//! The sounds of the game and the messages that play them.

use bevy::prelude::*;

mod cue;
pub mod sounds;

pub use cue::{LoopKey, PlaySound, SoundSource, StopLoop};
pub use sounds::{Bus, LOOP_MARGIN, Sound, SoundEntry};

/// Registers the messages, so that they can be sent whether or not anything plays them.
pub fn plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_message::<StopLoop>();
}
