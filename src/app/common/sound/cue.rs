//! What can be asked of whoever plays sounds.

use bevy::prelude::*;

use crate::app::common::sound::Sound;

/// Something can be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// What.
    pub sound: Sound,
    /// Whence.
    pub whence: Whence,
    /// Loops are held by whoever began them, and sound until they are released.
    pub hold: Option<Hold>,
}

impl PlaySound {
    /// A sound of the interface, which comes from nowhere on the table.
    #[must_use]
    pub const fn here(sound: Sound) -> Self {
        PlaySound { sound, whence: Whence::Here, hold: None }
    }

    /// A sound from a place on the table.
    #[must_use]
    pub const fn at(sound: Sound, place: Vec3) -> Self {
        PlaySound { sound, whence: Whence::Place(place), hold: None }
    }

    /// The same sound, held.
    #[must_use]
    pub const fn held(self, hold: Hold) -> Self {
        PlaySound { hold: Some(hold), ..self }
    }
}

/// Where a sound comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Whence {
    /// From where the player sits.
    Here,
    /// From a place in the world.
    Place(Vec3),
    /// From a body, wherever it goes.
    Body(Entity),
}

/// Tells one held sound from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hold {
    /// The room's quiet.
    Room,
    /// Music.
    Music,
    /// A cue of a score, by its number.
    Cue(u64),
}

/// A held sound is to fade.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReleaseSound(pub Hold);
