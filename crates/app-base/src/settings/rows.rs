//! The table of the settings that a player sees: the page of each, its name and explanation, how it is edited, and so also what a reset
//! makes of it. The screen of the settings draws this table and searches in it.

use std::ops::RangeInclusive;

use super::{
    Adviser, AnimationSpeed, CAMERA_SPEED_RANGE, LargeTargets, SCENE_BRIGHTNESS_RANGE, SCENE_CONTRAST_RANGE, Settings,
    UI_SCALE_RANGE,
};
use crate::theme::LookPicture;
use cannon_appearance::{
    BadgeMode, BoardFace, BoardLook, ColorScheme, CursorColor, CursorWeight, GroundLook, InterfaceTheme, PieceSet,
    PieceSize, Room,
};

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Language, help, and what is played against whom.
    Game,
    /// Pieces, boards and room.
    #[default]
    Look,
    /// Volumes, captions and signals.
    Sound,
    /// Keys, gamepads and the camera.
    Controls,
    /// Sizes, colours and motion.
    Accessibility,
    /// Quality and the window.
    Graphics,
    /// What only experts change, one level deeper than the other pages.
    Advanced,
}

impl Page {
    /// The pages that have a tab.
    pub const TABS: [Page; 6] =
        [Page::Look, Page::Game, Page::Sound, Page::Controls, Page::Accessibility, Page::Graphics];

    /// The identifier of the name.
    pub const fn name_id(self) -> &'static str {
        match self {
            Page::Game => "settings-game",
            Page::Look => "settings-look",
            Page::Sound => "settings-sound",
            Page::Controls => "settings-controls",
            Page::Accessibility => "settings-accessibility",
            Page::Graphics => "settings-graphics",
            Page::Advanced => "settings-advanced",
        }
    }

    /// The rows, from top to bottom.
    pub fn rows(self) -> impl Iterator<Item = &'static Row> {
        ROWS.iter().filter(move |row| row.page == self)
    }

    /// These settings with the values of a new installation on this page.
    #[must_use]
    pub fn reset(self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        self.rows().for_each(|row| row.edit.reset(&mut settings));
        settings
    }
}

/// A setting.
#[derive(Debug)]
pub struct Row {
    /// The page on which it stands.
    pub page: Page,
    /// The identifier of its name, which is also the name of its widget.
    pub id: &'static str,
    /// The identifier of its explanation, if it has one that is always the same.
    pub about: Option<&'static str>,
    /// How it is edited.
    pub edit: Edit,
}

/// How a setting is edited.
#[derive(Debug)]
pub enum Edit {
    /// By a switch.
    Switch(fn(&mut Settings) -> &mut bool),
    /// By a choice between names.
    Choice(Choice),
    /// By a choice between pictures.
    Pictures(Choice, &'static [LookPicture]),
    /// By a stepper, as a percentage.
    Percent(fn(&mut Settings) -> &mut f32, RangeInclusive<f32>, f32),
    /// By a slider from 0 to 1.
    Volume(fn(&mut Settings) -> &mut f32),
    /// By a choice between [`Adviser::OPTIONS`], which also calls the coach to the game on the table.
    Adviser,
    /// By a choice of a quality. Until there is one, the graphics adapter decides.
    Quality,
    /// By a choice of the face of the board for the rules of the game.
    Face,
    /// By a choice of a language. A reset does not change it, so that the player can still read the screen.
    Language,
    /// On a screen of its own, for keys and buttons, which has a reset of its own.
    Keys,
    /// On a screen of its own, for other programs, which stay at a reset.
    Engines,
    /// This row leads to the page of experts.
    Advanced,
}

/// A choice between several values.
#[derive(Debug)]
pub struct Choice {
    /// The identifiers of the names of the values.
    pub options: &'static [&'static str],
    /// The index of the chosen value.
    pub chosen: fn(&Settings) -> usize,
    /// Chooses the value of an index.
    pub choose: fn(&mut Settings, usize),
}

impl Edit {
    /// Gives the setting the value of a new installation.
    fn reset(&self, settings: &mut Settings) {
        let mut new = Settings::default();
        match self {
            Edit::Switch(value) => *value(settings) = *value(&mut new),
            Edit::Percent(value, ..) | Edit::Volume(value) => *value(settings) = *value(&mut new),
            Edit::Choice(choice) | Edit::Pictures(choice, _) => (choice.choose)(settings, (choice.chosen)(&new)),
            Edit::Adviser => settings.choose_adviser(new.adviser),
            Edit::Quality => (settings.quality, settings.measured_quality) = (None, None),
            Edit::Face => settings.faces.clear(),
            Edit::Language | Edit::Keys | Edit::Engines | Edit::Advanced => {}
        }
    }
}

impl Settings {
    /// The face of the board for a preset of rules: the face that the player has chosen, or else the printed one.
    pub fn face_or(&self, preset: &str, printed: BoardFace) -> BoardFace {
        self.faces.get(preset).copied().unwrap_or(printed)
    }

    /// Sets the adviser. The marks of all threatened pieces, which a key shows, go: the adviser says what is marked by itself.
    pub fn choose_adviser(&mut self, adviser: Adviser) {
        (self.adviser, self.show_threats) = (adviser, false);
    }
}

/// A choice between values of a field.
macro_rules! choice {
    ($($field:ident).+: $($value:path => $id:literal),+) => {
        Choice {
            options: &[$($id),+],
            chosen: |settings| [$($value),+].iter().position(|value| *value == settings.$($field).+).unwrap_or_default(),
            choose: |settings, index| {
                if let Some(value) = [$($value),+].get(index) {
                    settings.$($field).+ = *value;
                }
            },
        }
    };
}

/// A switch for a field.
macro_rules! switch {
    ($($field:ident).+) => {
        Edit::Switch(|settings| &mut settings.$($field).+)
    };
}

/// A row with its page, its identifier, the identifier of its explanation if it has one, and how it is edited.
macro_rules! row {
    ($page:ident, $id:literal, $about:literal, $edit:expr) => {
        Row { page: Page::$page, id: $id, about: Some($about), edit: $edit }
    };
    ($page:ident, $id:literal, $edit:expr) => {
        Row { page: Page::$page, id: $id, about: None, edit: $edit }
    };
}

/// Where the panel beside the board stands, if it is shown at all.
const SIDE_PANEL: Choice = Choice {
    options: &["side-panel-off", "side-panel-left", "side-panel-right"],
    chosen: |settings| match (settings.fold_panel, settings.panel_left) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    },
    choose: |settings, index| {
        settings.fold_panel = index == 0;
        settings.panel_left = index == 1;
    },
};

/// Change of the text size, the camera's speed, and the brightness and contrast of the scene per click.
const SCALE_STEP: f32 = 0.1;
/// See [`SCALE_STEP`].
const CAMERA_SPEED_STEP: f32 = 0.25;

/// All rows, in their order on their pages.
#[rustfmt::skip]
pub static ROWS: &[Row] = &[
    row!(Look, "settings-pieces", Edit::Pictures(
        choice!(pieces: PieceSet::PaintedTin => "pieces-tin", PieceSet::CarvedWood => "pieces-wood",
            PieceSet::MetalAndGlass => "pieces-glass", PieceSet::Plain => "pieces-plain"),
        &[LookPicture::Pieces(PieceSet::PaintedTin), LookPicture::Pieces(PieceSet::CarvedWood),
            LookPicture::Pieces(PieceSet::MetalAndGlass), LookPicture::Pieces(PieceSet::Plain)],
    )),
    row!(Look, "settings-board", Edit::Pictures(
        choice!(board: BoardLook::Walnut => "board-walnut", BoardLook::Slate => "board-slate"),
        &[LookPicture::Board(BoardLook::Walnut), LookPicture::Board(BoardLook::Slate)],
    )),
    row!(Look, "settings-ground", Edit::Pictures(
        choice!(ground: GroundLook::Summer => "ground-summer", GroundLook::Winter => "ground-winter",
            GroundLook::Desert => "ground-desert", GroundLook::Walnut => "ground-walnut"),
        &[LookPicture::Ground(GroundLook::Summer), LookPicture::Ground(GroundLook::Winter),
            LookPicture::Ground(GroundLook::Desert), LookPicture::Ground(GroundLook::Walnut)],
    )),
    row!(Look, "settings-room", Edit::Pictures(
        choice!(room: Room::Study => "room-study", Room::Field => "room-field"),
        &[LookPicture::Room(Room::Study), LookPicture::Room(Room::Field)],
    )),
    row!(Look, "settings-face", "settings-face-about", Edit::Face),
    row!(Look, "settings-coordinates", switch!(coordinates)),
    row!(Look, "settings-badges", "settings-badges-about", Edit::Choice(
        choice!(badges: BadgeMode::WhenSmall => "badges-when-small",
            BadgeMode::Always => "badges-always", BadgeMode::Never => "badges-never"),
    )),
    row!(Look, "settings-side-panel", "settings-side-panel-about", Edit::Choice(SIDE_PANEL)),

    row!(Game, "settings-language", Edit::Language),
    row!(Game, "settings-adviser", Edit::Adviser),
    row!(Game, "settings-animation", Edit::Choice(
        choice!(animation: AnimationSpeed::Off => "animation-off", AnimationSpeed::Fast => "animation-fast",
            AnimationSpeed::Normal => "animation-normal", AnimationSpeed::Slow => "animation-slow"),
    )),
    row!(Game, "settings-show-actions", switch!(show_actions)),
    row!(Game, "settings-show-movable", "settings-show-movable-about", switch!(show_movable)),
    row!(Game, "settings-show-last", switch!(show_last_action)),
    row!(Game, "settings-show-inspector", "settings-show-inspector-about", switch!(show_inspector)),
    row!(Game, "settings-computer-resigns", "settings-computer-resigns-about", switch!(computer_resigns)),
    row!(Game, "settings-handover", "settings-handover-about", switch!(handover)),
    row!(Game, "settings-opposite-clocks", "settings-opposite-clocks-about", switch!(opposite_clocks)),
    row!(Game, "settings-advanced", "settings-advanced-about", Edit::Advanced),

    row!(Sound, "settings-volume-master", Edit::Volume(|settings| &mut settings.sound.master)),
    row!(Sound, "settings-volume-effects", Edit::Volume(|settings| &mut settings.sound.effects)),
    row!(Sound, "settings-volume-ambience", Edit::Volume(|settings| &mut settings.sound.ambience)),
    row!(Sound, "settings-volume-music", Edit::Volume(|settings| &mut settings.sound.music)),
    row!(Sound, "settings-music-in-play", switch!(sound.music_in_play)),
    row!(Sound, "settings-mono", "settings-mono-about", switch!(sound.mono)),
    row!(Sound, "settings-mute", switch!(sound.muted)),
    row!(Sound, "settings-captions", "settings-captions-about", switch!(captions)),
    row!(Sound, "settings-visual-signals", "settings-visual-signals-about", switch!(visual_signals)),

    row!(Controls, "settings-change-keys", "settings-change-keys-about", Edit::Keys),
    row!(Controls, "controls-rumble", switch!(rumble)),
    row!(Controls, "settings-camera-speed", "settings-camera-speed-about",
        Edit::Percent(|settings| &mut settings.camera_speed, CAMERA_SPEED_RANGE, CAMERA_SPEED_STEP)),
    row!(Controls, "settings-follow-camera", "settings-follow-camera-about", switch!(follow_camera)),
    row!(Controls, "settings-turn-camera", "settings-turn-camera-about", switch!(turn_camera)),

    row!(Accessibility, "settings-scale", Edit::Percent(|settings| &mut settings.ui_scale, UI_SCALE_RANGE, SCALE_STEP)),
    row!(Accessibility, "settings-large-targets", Edit::Choice(
        choice!(large_targets: LargeTargets::WhenTouched => "large-targets-when-touched",
            LargeTargets::Always => "large-targets-always", LargeTargets::Never => "large-targets-never"),
    )),
    row!(Accessibility, "settings-theme", "settings-theme-about", Edit::Choice(
        choice!(vision.theme: InterfaceTheme::Standard => "theme-standard",
            InterfaceTheme::HighContrast => "theme-high-contrast"),
    )),
    row!(Accessibility, "settings-colors", "settings-colors-about", Edit::Choice(
        choice!(vision.colors: ColorScheme::Standard => "colors-standard",
            ColorScheme::Protanopia => "colors-protanopia", ColorScheme::Deuteranopia => "colors-deuteranopia",
            ColorScheme::Tritanopia => "colors-tritanopia", ColorScheme::Greyscale => "colors-greyscale"),
    )),
    row!(Accessibility, "settings-side-numbers", "settings-side-numbers-about", switch!(vision.side_numbers)),
    row!(Accessibility, "settings-piece-size", "settings-piece-size-about", Edit::Choice(
        choice!(vision.piece_size: PieceSize::Normal => "piece-size-normal",
            PieceSize::Large => "piece-size-large", PieceSize::Largest => "piece-size-largest"),
    )),
    row!(Accessibility, "settings-cursor-color", Edit::Choice(
        choice!(vision.cursor_color: CursorColor::White => "cursor-white",
            CursorColor::Yellow => "cursor-yellow", CursorColor::Black => "cursor-black"),
    )),
    row!(Accessibility, "settings-reduced-motion", "settings-reduced-motion-about", switch!(reduced_motion)),
    row!(Accessibility, "settings-notices-stay", "settings-notices-stay-about", switch!(notices_stay)),

    row!(Graphics, "settings-quality", Edit::Quality),
    row!(Graphics, "settings-fullscreen", switch!(fullscreen)),
    row!(Graphics, "settings-scene-brightness",
        Edit::Percent(|settings| &mut settings.scene_brightness, SCENE_BRIGHTNESS_RANGE, SCALE_STEP)),
    row!(Graphics, "settings-scene-contrast",
        Edit::Percent(|settings| &mut settings.scene_contrast, SCENE_CONTRAST_RANGE, SCALE_STEP)),
    row!(Graphics, "settings-advanced", "settings-advanced-about", Edit::Advanced),

    row!(Advanced, "settings-vsync", "settings-vsync-about", switch!(vsync)),
    row!(Advanced, "settings-natural-pace", "settings-natural-pace-about", switch!(natural_pace)),
    row!(Advanced, "settings-ponder", "settings-ponder-about", switch!(ponder)),
    row!(Advanced, "settings-keep-tries", "settings-keep-tries-about", switch!(keep_tries)),
    row!(Advanced, "settings-engines", "settings-engines-about", Edit::Engines),
    row!(Advanced, "settings-show-thinking", "settings-show-thinking-about", switch!(show_thinking)),
    row!(Advanced, "settings-show-cannons", switch!(show_cannons)),
    row!(Advanced, "settings-show-notation", "settings-show-notation-about", switch!(show_notation)),
    row!(Advanced, "settings-show-danger", "settings-show-danger-about", switch!(show_danger)),
    row!(Advanced, "settings-cursor-weight", Edit::Choice(
        choice!(vision.cursor_weight: CursorWeight::Thin => "cursor-thin", CursorWeight::Thick => "cursor-thick"),
    )),
];
