//! The description of a sound, and the sounds that all games share.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

/// A mixer bus with a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Pieces, signals and the interface.
    Effects,
    /// The ambience of the room.
    Ambience,
    /// Music.
    Music,
}

/// The description of a sound.
#[derive(Debug)]
pub struct SoundEntry {
    /// The bus on which it is mixed.
    pub bus: Bus,
    /// Its priority from 0 to 10. When voices run out, those with the lowest priority stop.
    pub priority: u8,
    /// The names of its recordings, one of which is played. The first one identifies the sound.
    pub takes: &'static [&'static str],
    /// The length of a loop in frames of the recording, as the script that makes the sounds prints it. `None` for sounds that end by
    /// themselves.
    pub period: Option<usize>,
    /// The sound that replaces it at a distance, if there is one.
    pub distant: Option<Sound>,
    /// The message that is shown in its place to players who do not hear it. `None` if it carries no meaning of its own.
    pub caption: Option<&'static str>,
}

/// A sound of the game, by its description.
#[derive(Clone, Copy, Debug, Deref)]
pub struct Sound(pub &'static SoundEntry);

impl Sound {
    /// The sound that is heard at a distance, which may be the same.
    pub fn distant(self) -> Sound {
        self.0.distant.unwrap_or(self)
    }

    fn id(self) -> Option<&'static str> {
        self.0.takes.first().copied()
    }
}

impl PartialEq for Sound {
    fn eq(&self, other: &Sound) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Sound {}

impl Hash for Sound {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

/// Defines sounds as constants, and the list `ALL` of them. Each has a bus, a priority, its recordings, and possibly the length of its
/// loop, the sound that replaces it at a distance, and the message of its caption.
#[macro_export]
macro_rules! sounds {
    ($($(#[$about:meta])+ $name:ident: $bus:ident $priority:literal [$($take:literal),+] $(loop $period:literal)? $(distant $distant:ident)?
        $(caption $caption:literal)?;)+) => {
        $(
            $(#[$about])+
            pub const $name: $crate::common::sound::Sound =
                $crate::common::sound::Sound(&$crate::common::sound::SoundEntry {
                    bus: $crate::common::sound::Bus::$bus,
                    priority: $priority,
                    takes: &[$($take),+],
                    period: $crate::sounds!(@option $($period)?),
                    distant: $crate::sounds!(@option $($distant)?),
                    caption: $crate::sounds!(@option $($caption)?),
                });
        )+

        /// All sounds of this module.
        pub const ALL: &[$crate::common::sound::Sound] = &[$($name),+];
    };
    (@option) => { None };
    (@option $value:expr) => { Some($value) };
}

sounds! {
    /// A heavy piece is set down.
    PLACE: Effects 4 ["place-1", "place-2", "place-3"] caption "caption-piece";
    /// A piece is picked up.
    SELECT: Effects 2 ["select-1", "select-2"];
    /// A rocket rises and bursts.
    FIREWORK: Effects 2 ["firework-1", "firework-2", "firework-3"];
    /// The pointer enters a button.
    HOVER: Effects 0 ["hover"];
    /// A button is pressed.
    PRESS: Effects 5 ["press-1", "press-2"];
    /// A panel opens.
    OPEN: Effects 1 ["open"];
    /// A panel closes.
    CLOSE: Effects 1 ["close"];
    /// An action is refused.
    REFUSED: Effects 6 ["refused"] caption "caption-refused";
    /// One of the last seconds on a clock.
    CLOCK_TICK: Effects 6 ["watch-tick"] caption "caption-tick";
    /// Time is running short.
    CLOCK_WARNING: Effects 8 ["watch-warning"] caption "caption-time";
    /// A principal piece is in check.
    CHECK: Effects 9 ["check"] caption "caption-check";
    /// A principal piece can leave the board.
    ESCAPE: Effects 9 ["escape"] caption "caption-escape";
    /// The player, or one of two players, has won.
    VICTORY: Effects 10 ["victory"] caption "caption-fanfare";
    /// The computer has won.
    DEFEAT: Effects 10 ["defeat"];
    /// The game is drawn.
    DRAW: Effects 10 ["draw"];
    /// The study in the evening.
    STUDY_AMBIENCE: Ambience 10 ["ambience-study"] loop 1_411_200;
    /// The camp in the field.
    FIELD_AMBIENCE: Ambience 10 ["ambience-field"] loop 1_764_000;
    /// The music of the title screen.
    TITLE_MUSIC: Music 10 ["music-title"] loop 3_024_000;
}

/// Number of frames by which the file of a loop is longer at each end than the loop, so that artefacts of the decoder are not heard.
pub const LOOP_MARGIN: usize = 4_410;
