//! The messages that play sounds and stop loops.

use bevy::prelude::*;

use crate::common::sound::Sound;

/// Starts a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub sound: Sound,
    /// Its source.
    pub source: SoundSource,
    /// For a loop, the key by which it is stopped.
    pub loop_key: Option<LoopKey>,
}

impl PlaySound {
    /// A sound of the interface, which has no position.
    pub const fn non_positional(sound: Sound) -> Self {
        PlaySound { sound, source: SoundSource::Listener, loop_key: None }
    }

    /// A sound from a position on the table.
    pub const fn from_position(sound: Sound, place: Vec3) -> Self {
        PlaySound { sound, source: SoundSource::Position(place), loop_key: None }
    }

    /// The same sound with the key of a loop.
    pub const fn looped(self, hold: LoopKey) -> Self {
        PlaySound { loop_key: Some(hold), ..self }
    }
}

/// The source of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SoundSource {
    /// The listener's own position.
    Listener,
    /// A position in the world.
    Position(Vec3),
    /// An entity, whose movements the sound follows.
    Entity(Entity),
}

/// The key of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopKey {
    /// The ambience of the room.
    Ambience,
    /// Music.
    Music,
    /// A sound of an animation, by a serial number.
    AnimationSound(u64),
}

/// Fades out a loop.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopLoop(pub LoopKey);
