//! The sound volumes.

use serde::{Deserialize, Serialize};

use crate::common::sound::Bus;

/// Volumes from 0 (silent) to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Volume of all sounds together.
    pub master: f32,
    /// Sound effects in the game and in menus.
    pub effects: f32,
    /// Ambient sounds of the room.
    pub ambience: f32,
    /// Music.
    pub music: f32,
    /// Whether all sound is off (key M).
    pub muted: bool,
    /// Whether the title music continues during games.
    pub music_in_play: bool,
    /// Whether both ears hear the same.
    pub mono: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Volumes {
            master: 0.8,
            effects: 1.0,
            ambience: 0.9,
            music: 0.7,
            muted: false,
            music_in_play: false,
            mono: false,
        }
    }
}

impl Volumes {
    /// Whether any bus is audible.
    pub fn is_audible(&self) -> bool {
        !self.muted && self.master > 0.0 && [self.effects, self.ambience, self.music].iter().any(|volume| *volume > 0.0)
    }

    /// The volume of a bus, without the master volume; 0 if nothing is audible.
    pub fn of(&self, bus: Bus) -> f32 {
        match bus {
            _ if !self.is_audible() => 0.0,
            Bus::Effects => self.effects,
            Bus::Ambience => self.ambience,
            Bus::Music => self.music,
        }
    }

    /// The volumes clamped to 0 to 1, as the file may have been edited by hand. Values that are not finite get the default.
    pub(super) fn clamped(self) -> Self {
        let defaults = Volumes::default();
        let clamp = |volume: f32, default: f32| if volume.is_finite() { volume.clamp(0.0, 1.0) } else { default };
        Volumes {
            master: clamp(self.master, defaults.master),
            effects: clamp(self.effects, defaults.effects),
            ambience: clamp(self.ambience, defaults.ambience),
            music: clamp(self.music, defaults.music),
            ..self
        }
    }
}
