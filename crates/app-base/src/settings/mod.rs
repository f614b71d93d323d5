//! The player's settings, which are saved between sessions in a JSON file (`file`).
//!
//! Bevy's own settings store is not used, because it overwrites a damaged file without a warning.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::common::AppSystems;
use crate::common::bindings::OwnBindings;
use crate::common::command::Command;
use crate::states::Menu;
use cannon_appearance::{BadgeMode, BoardFace, BoardLook, GroundLook, PieceSet, Quality, Room};
use cannon_i18n::Language;
use cannon_rules::GameId;

mod adviser;
mod engines;
mod file;
pub mod rows;
mod saving;
mod vision;
mod volumes;
mod where_left;
mod window_place;

pub use adviser::Adviser;
pub use engines::{ENGINE_SECONDS, EngineEntry, MAX_ENGINE_NAME, MAX_ENGINES};
pub use file::{SettingsError, SettingsFault, parse, to_json};
pub use saving::{SettingsFile, SettingsOverrides, SettingsProblem};
pub use vision::Vision;
pub use volumes::Volumes;
pub use window_place::{MIN_WINDOW_SIZE, USUAL_WINDOW_SIZE, WindowPlace};

/// Adds the settings and their file.
pub fn plugin(app: &mut App) {
    app.add_message::<SettingsRequest>()
        .add_plugins((saving::plugin, window_place::plugin, where_left::plugin))
        .add_systems(Update, toggle_with_keys.in_set(AppSystems::React))
        .add_systems(Last, apply_requests.before(saving::save_after_delay));
}

/// Requests new settings. They replace the current ones at the end of the frame.
#[derive(Message, Clone, Debug)]
pub struct SettingsRequest(pub Settings);

fn apply_requests(mut requests: MessageReader<SettingsRequest>, mut settings: ResMut<Settings>) {
    if let Some(SettingsRequest(requested)) = requests.read().last() {
        settings.set_if_neq(requested.clone());
    }
}

/// Switches settings by their keys.
fn toggle_with_keys(mut commands: MessageReader<Command>, mut settings: ResMut<Settings>) {
    for command in commands.read() {
        match command {
            Command::ToggleThreats => settings.show_threats = !settings.show_threats,
            Command::ToggleDanger => settings.show_danger = !settings.show_danger,
            Command::TogglePanel => settings.fold_panel = !settings.fold_panel,
            Command::ToggleThinking => settings.show_thinking = !settings.show_thinking,
            Command::ToggleMute => settings.sound.muted = !settings.sound.muted,
            Command::ToggleFullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// The range of [`Settings::ui_scale`].
pub const UI_SCALE_RANGE: std::ops::RangeInclusive<f32> = 0.8..=2.5;

/// The range of [`Settings::camera_speed`].
pub const CAMERA_SPEED_RANGE: std::ops::RangeInclusive<f32> = 0.25..=3.0;

/// The range of [`Settings::scene_brightness`].
pub const SCENE_BRIGHTNESS_RANGE: std::ops::RangeInclusive<f32> = 0.5..=2.0;

/// The range of [`Settings::scene_contrast`].
pub const SCENE_CONTRAST_RANGE: std::ops::RangeInclusive<f32> = 0.7..=1.5;

/// The values of [`Settings::grandmaster_seconds`].
pub const GRANDMASTER_SECONDS: [u32; 4] = [1, 3, 10, 30];

/// All settings. Screens change them with [`SettingsRequest`]; all other systems read them and apply changes at once.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Rendering quality; `None` for the quality that suits the graphics adapter, or the quality that was measured.
    pub quality: Option<Quality>,
    /// The quality to which the game has stepped down because its frames were late; `None` if it has not.
    pub measured_quality: Option<Quality>,
    /// Look of the pieces.
    pub pieces: PieceSet,
    /// Speed of the animations.
    pub animation: AnimationSpeed,
    /// The face of the board that the player has chosen for each preset of rules, by the name of the preset. A preset without an entry is
    /// played on the face that its published text describes.
    pub faces: BTreeMap<String, BoardFace>,
    /// When badges stand over units.
    pub badges: BadgeMode,
    /// Material of inlaid boards.
    pub board: BoardLook,
    /// Look of boards that show a landscape.
    pub ground: GroundLook,
    /// Room in which the table stands.
    pub room: Room,
    /// Whether the computer takes longer over hard choices than over easy ones; otherwise it plays as soon as its search ends.
    pub natural_pace: bool,
    /// Seconds that the Grandmaster takes for a turn, one of [`GRANDMASTER_SECONDS`]. On a clock it takes what the clock allows.
    pub grandmaster_seconds: u32,
    /// The other programs that the player has added.
    #[serde(deserialize_with = "file::lenient")]
    pub engines: Vec<EngineEntry>,
    /// The name of the program among [`engines`](Self::engines) that advises beside the computer.
    pub second_adviser: Option<String>,
    /// Whether the Grandmaster thinks during the player's turns as well.
    pub ponder: bool,
    /// Whether the computer resigns lost games and offers draws in even ones.
    pub computer_resigns: bool,
    /// Whether the board's frame shows coordinates.
    pub coordinates: bool,
    /// Whether the pieces that can act are marked while none is selected.
    pub show_movable: bool,
    /// Whether the legal actions of the selected piece are marked.
    pub show_actions: bool,
    /// How much unasked help the player gets in games with the coach.
    #[serde(deserialize_with = "file::lenient")]
    pub adviser: Adviser,
    /// Whether pieces that can be captured in the next turn are marked (key T).
    pub show_threats: bool,
    /// Whether squares in reach are marked by the danger there (key D).
    pub show_danger: bool,
    /// Whether bands lie under the player's cannons.
    pub show_cannons: bool,
    /// Whether a card beside the board describes what is under the pointer.
    pub show_inspector: bool,
    /// Whether the panel beside the board is closed.
    pub fold_panel: bool,
    /// Whether the panel beside the board stands at the left.
    pub panel_left: bool,
    /// Whether lists name moves in notation instead of signs.
    pub show_notation: bool,
    /// Whether the explorer stands in the panel of a study and of a review.
    pub show_explorer: bool,
    /// The games that the explorer counts.
    #[serde(deserialize_with = "file::lenient")]
    pub explored_games: ExploredGames,
    /// Whether the last action stays marked.
    pub show_last_action: bool,
    /// Whether what is taken back stays in the game as a variation.
    pub keep_tries: bool,
    /// Whether depth, score and principal variation of the computer's search are shown.
    pub show_thinking: bool,
    /// Whether the camera turns to the side to move in games between two humans.
    pub turn_camera: bool,
    /// Whether a board between two humans is covered after each turn until the next player uncovers it.
    pub handover: bool,
    /// Whether the clocks between two humans also stand upside down at the far edge, for a player who sits opposite.
    pub opposite_clocks: bool,
    /// The speed of the camera in the hands of the player, as a factor.
    pub camera_speed: f32,
    /// Whether a camera close to the board follows the action.
    pub follow_camera: bool,
    /// Whether unnecessary motion is off: idle animations, camera shake, flashes and transitions.
    pub reduced_motion: bool,
    /// Scale of the interface, relative to the display's scale factor.
    pub ui_scale: f32,
    /// When buttons and rows are large enough for fingers.
    pub large_targets: LargeTargets,
    /// Brightness of the table and the room, as a factor.
    pub scene_brightness: f32,
    /// Contrast of the table and the room, as a factor.
    pub scene_contrast: f32,
    /// Contrast, colours and sizes for the eyes.
    #[serde(deserialize_with = "file::lenient")]
    pub vision: Vision,
    /// Sound volumes.
    pub sound: Volumes,
    /// Size and place of the window.
    #[serde(deserialize_with = "file::lenient")]
    pub window: WindowPlace,
    /// The game that is chosen on the title. All screens show this one.
    #[serde(deserialize_with = "file::lenient")]
    pub game: GameId,
    /// The menu of the title to which the next session returns.
    #[serde(deserialize_with = "file::lenient")]
    pub last_menu: Menu,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether frames wait for the display's vertical sync.
    pub vsync: bool,
    /// Whether the player has seen the first screen. It is false only while there is no file of settings.
    pub welcomed: bool,
    /// The games to which a new player has not been introduced yet. There is none for players who have played version 1.0.
    #[serde(deserialize_with = "file::lenient")]
    pub new_games: Vec<GameId>,
    /// Whether notices stay until the player closes them.
    pub notices_stay: bool,
    /// Whether words are shown for sounds that carry meaning.
    pub captions: bool,
    /// Whether a frame around the board signals the turn, warnings and a low clock.
    pub visual_signals: bool,
    /// Whether gamepads rumble when something hits hard.
    pub rumble: bool,
    /// The layout of keys, and the chords of commands that the player has changed.
    #[serde(deserialize_with = "file::lenient")]
    pub bindings: OwnBindings,
    /// Language of the interface; `None` for the language of the system.
    #[serde(with = "file::language")]
    pub language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            quality: None,
            measured_quality: None,
            pieces: PieceSet::PaintedTin,
            animation: AnimationSpeed::Normal,
            faces: BTreeMap::new(),
            badges: BadgeMode::WhenSmall,
            board: BoardLook::Walnut,
            ground: GroundLook::Summer,
            room: Room::Study,
            natural_pace: true,
            grandmaster_seconds: 3,
            engines: Vec::new(),
            second_adviser: None,
            ponder: true,
            computer_resigns: true,
            coordinates: true,
            show_movable: false,
            show_actions: true,
            adviser: Adviser::Warn,
            show_threats: false,
            show_danger: false,
            show_cannons: true,
            show_inspector: true,
            fold_panel: true,
            panel_left: false,
            show_notation: false,
            show_explorer: false,
            explored_games: ExploredGames::Own,
            show_last_action: true,
            keep_tries: true,
            show_thinking: false,
            turn_camera: false,
            handover: false,
            opposite_clocks: false,
            camera_speed: 1.0,
            follow_camera: true,
            reduced_motion: false,
            ui_scale: 1.0,
            large_targets: LargeTargets::WhenTouched,
            scene_brightness: 1.0,
            scene_contrast: 1.0,
            vision: Vision::default(),
            sound: Volumes::default(),
            window: WindowPlace::default(),
            game: GameId::Cannon,
            last_menu: Menu::Title,
            fullscreen: false,
            vsync: true,
            welcomed: false,
            new_games: Vec::new(),
            notices_stay: false,
            captions: false,
            visual_signals: false,
            rumble: true,
            bindings: OwnBindings::default(),
            language: None,
        }
    }
}

/// When buttons and rows of the interface are large enough for fingers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LargeTargets {
    /// Once a finger has touched the window.
    #[default]
    WhenTouched,
    /// In any case.
    Always,
    /// Never.
    Never,
}

/// The games that the explorer counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExploredGames {
    /// The games of the library.
    #[default]
    Own,
    /// A collection of games that the computer played.
    Computer,
}

/// Speed of the animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnimationSpeed {
    /// No animation: pieces jump to their squares.
    Off,
    /// Twice as fast as normal.
    Fast,
    /// The designed speed.
    #[default]
    Normal,
    /// Half as fast as normal.
    Slow,
}

impl AnimationSpeed {
    /// The factor by which animation time runs faster than real time; `None` for no animation.
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
