//! What the player can set once and for all. Kept between sessions by Bevy's settings store.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// All settings. Screens write them; everybody reads them and follows changes live.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
pub struct Settings {
    /// How much the picture may cost; `None` until the graphics adapter has been looked at.
    pub quality: Option<Quality>,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Cells or points.
    pub face: BoardFace,
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
    /// Size of the interface relative to what the display asks for.
    pub ui_scale: f32,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether pictures wait for the display.
    pub vsync: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            quality: None,
            animation: AnimationSpeed::Normal,
            face: BoardFace::Cells,
            coordinates: true,
            show_actions: true,
            show_threats: false,
            show_last_action: true,
            show_thinking: false,
            turn_camera: false,
            ui_scale: 1.0,
            fullscreen: false,
            vsync: true,
        }
    }
}

/// How much the picture may cost.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quality {
    /// Hard edges, one plain light: for software renderers and old integrated graphics.
    #[default]
    Low,
    /// Soft shadows, multisampling, bloom.
    Medium,
    /// Everything.
    High,
}

/// How fast pieces move.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// The two faces of the same board.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardFace {
    /// A chequered board; pieces stand in cells.
    #[default]
    Cells,
    /// Lines; pieces stand on their crossings.
    Points,
}
