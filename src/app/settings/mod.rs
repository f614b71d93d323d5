//! What the player can set once and for all, kept between sessions in a file of its own (`file`).
//!
//! Bevy's own settings store would overwrite a damaged file without a word, so it is not used.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::appearance::{BoardFace, BoardLook, PieceSet, Quality, Room};
use cannon_i18n::Language;

mod file;
mod keeping;
mod keys;
mod volumes;
mod window;

pub use file::SettingsError;
pub use keeping::{SettingsFile, SettingsProblem, ThisRun};
pub use volumes::Volumes;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SettingsRequest>()
        .add_plugins((keeping::plugin, keys::plugin, window::plugin))
        .add_systems(Last, apply_requests.before(keeping::write_when_settled));
}

/// Asks for new settings, as the settings screen does. They apply from the end of the frame on.
#[derive(Message, Clone, Debug)]
pub struct SettingsRequest(pub Settings);

fn apply_requests(mut requests: MessageReader<SettingsRequest>, mut settings: ResMut<Settings>) {
    if let Some(SettingsRequest(wanted)) = requests.read().last() {
        settings.set_if_neq(wanted.clone());
    }
}

/// The smallest and the largest size of the interface that can be set.
pub const UI_SCALES: std::ops::RangeInclusive<f32> = 0.7..=1.6;

/// All settings. Screens change them by [`SettingsRequest`]s; all systems read them and follow changes at once.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How much the picture may cost; `None` for what suits the graphics adapter.
    pub quality: Option<Quality>,
    /// What pieces are made of.
    pub pieces: PieceSet,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Cells or points.
    pub face: BoardFace,
    /// What the board is made of.
    pub board: BoardLook,
    /// Where the table stands.
    pub room: Room,
    /// Whether the computer takes its time over a hard choice and less over an easy one; otherwise it plays as soon as it can.
    pub natural_pace: bool,
    /// Whether files and ranks are written on the frame.
    pub coordinates: bool,
    /// Whether a selected piece shows what it can do.
    pub show_actions: bool,
    /// Whether pieces that could be taken next turn are marked (key T).
    pub show_threats: bool,
    /// Whether the last action stays marked.
    pub show_last_action: bool,
    /// Whether a line tells what the computer is thinking.
    pub show_thinking: bool,
    /// In hot-seat games, whether the camera turns to the side to move.
    pub turn_camera: bool,
    /// Whether the camera, close to the board, follows what happens on it.
    pub follow_camera: bool,
    /// Whether nothing moves that need not: no idle motion, no shaking camera, no flashes, no transitions.
    pub reduced_motion: bool,
    /// Size of the interface relative to what the display asks for.
    pub ui_scale: f32,
    /// How loud everything is.
    pub sound: Volumes,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether pictures wait for the display.
    pub vsync: bool,
    /// The language of every text.
    #[serde(with = "file::language")]
    pub language: Language,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            quality: None,
            pieces: PieceSet::PaintedTin,
            animation: AnimationSpeed::Normal,
            face: BoardFace::Cells,
            board: BoardLook::Walnut,
            room: Room::Study,
            natural_pace: true,
            coordinates: true,
            show_actions: true,
            show_threats: false,
            show_last_action: true,
            show_thinking: false,
            turn_camera: false,
            follow_camera: true,
            reduced_motion: false,
            ui_scale: 1.0,
            sound: Volumes::default(),
            fullscreen: false,
            vsync: true,
            language: Language::English,
        }
    }
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnimationSpeed {
    /// Pieces are simply where they belong.
    Off,
    /// Twice as fast as normal.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// Half as fast, to watch.
    Slow,
}

impl AnimationSpeed {
    /// By what the time of animations is multiplied; `None` for no animation.
    #[must_use]
    pub const fn factor(self) -> Option<f32> {
        match self {
            AnimationSpeed::Off => None,
            AnimationSpeed::Fast => Some(2.0),
            AnimationSpeed::Normal => Some(1.0),
            AnimationSpeed::Slow => Some(0.5),
        }
    }
}

#[cfg(test)]
mod tests;
