//! The settings screen. Every change takes effect at once.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::help;
use crate::new_game::NewGameDraft;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::bindings::{Bindings, InputDevice};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::{
    AnimationSpeed, CAMERA_SPEED_RANGE, LargeTargets, SCENE_BRIGHTNESS_RANGE, SCENE_CONTRAST_RANGE, Settings,
    SettingsError, SettingsProblem, SettingsRequest, UI_SCALE_RANGE, Volumes,
};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::forbidden;
use cannon_app_base::theme::widgets::{Button, Column, Panel, Stepper, segmented_control, slider, toggle, two_columns};
use cannon_app_base::theme::{measures, widgets};
use cannon_app_games as games;
use cannon_app_games::{PrintedFace, Tabletop, tabletops};
use cannon_appearance::{BadgeMode, BoardFace, BoardLook, GroundLook, PieceSet, Quality, Room};
use cannon_files::system_error;
use cannon_i18n::{LANGUAGES, Language};

pub(crate) mod controls;
pub(crate) mod vision_settings;

const SIZE: egui::Vec2 = egui::Vec2::new(960.0, 650.0);
/// Change of the interface scale per click.
const SCALE_STEP: f32 = 0.1;
/// Change of the camera's speed per click.
const CAMERA_SPEED_STEP: f32 = 0.25;
/// Step of the brightness and the contrast of the scene.
const SCENE_STEP: f32 = 0.1;

/// Shows the settings in two columns and the key bindings below them.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    mut requests: MessageWriter<SettingsRequest>,
    problem: Res<SettingsProblem>,
    game: Res<Match>,
    draft: Res<NewGameDraft>,
    screen: Res<State<Screen>>,
    quality: Option<Res<ActiveQuality>>,
    (bindings, device): (Res<Bindings>, Res<InputDevice>),
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    // Widgets edit a copy, because a mutable borrow of the resource would mark it as changed in every frame.
    let mut edited = settings.clone();
    let quality = quality.map_or_else(|| settings.quality.unwrap_or_default(), |active| active.0);
    let at_title = *screen.get() == Screen::Title;
    let printed = if at_title { draft.printed_face() } else { games::printed_face(game.timeline()) };
    let (mut reset, mut change_keys) = (false, false);
    let panel = Panel { name: "panel/settings", heading: words.text("settings-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = &problem.0 {
                let text = settings_error_text(&words, problem);
                ui.add(egui::Label::new(egui::RichText::new(text).color(*forbidden::RED)).wrap());
            }
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    widgets::section(ui, &words.text("settings-graphics"), |ui| {
                        graphics(ui, &words, &mut edited, quality);
                    });
                    widgets::section(ui, &words.text("settings-interface"), |ui| interface(ui, &words, &mut edited));
                    widgets::section(ui, &words.text("settings-vision"), |ui| {
                        vision_settings::show(ui, &words, &mut edited.vision);
                        scene(ui, &words, &mut edited);
                    });
                    widgets::section(ui, &words.text("settings-sound"), |ui| {
                        sound(ui, &words, &mut edited.sound);
                        toggle(ui, &words, "settings-captions", &mut edited.captions, Some("settings-captions-about"));
                        let signals = &mut edited.visual_signals;
                        toggle(ui, &words, "settings-visual-signals", signals, Some("settings-visual-signals-about"));
                    });
                }
                Column::Right => {
                    widgets::section(ui, &words.text("settings-table"), |ui| table(ui, &words, &mut edited, printed));
                    widgets::section(ui, &words.text("settings-hints"), |ui| hints(ui, &words, &mut edited));
                    widgets::section(ui, &words.text("settings-computer"), |ui| computer(ui, &words, &mut edited));
                    widgets::section(ui, &words.text("settings-two-people"), |ui| two_people(ui, &words, &mut edited));
                }
            });
            widgets::section(ui, &words.text("settings-controls"), |ui| {
                let speed = (CAMERA_SPEED_RANGE, CAMERA_SPEED_STEP);
                percent_stepper(ui, &words, "settings-camera-speed", &mut edited.camera_speed, speed);
                ui.add_space(measures::SMALL);
                change_keys = Button::new(&words, "settings-change-keys").show(ui).clicked();
                ui.add_space(measures::SMALL);
                help::key_table(ui, &words, (&bindings, *device), game.timeline().game());
            });
        },
        |ui| {
            navigator.back_button(ui, &words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let button = Button::new(&words, "settings-reset").enabled(*settings != settings.reset());
                reset = button.min_width(160.0).show(ui).clicked();
            });
        },
    );
    if reset {
        *open_dialog = Dialog::ResetSettings;
    }
    if edited != *settings {
        requests.write(SettingsRequest(edited));
    }
    if change_keys {
        navigator.open_menu(Menu::Controls);
    }
}

/// The text of an error while reading or writing the settings.
fn settings_error_text(words: &Words, problem: &SettingsError) -> String {
    match problem {
        SettingsError::Io { path, source } => {
            let reason = words.message(&system_error::message(path, source));
            words.format("settings-failed", &[("reason", reason.into())])
        }
        SettingsError::Damaged { path, aside, reason } => {
            let (aside, reason) = (aside.display().to_string(), words.message(&reason.message(path)));
            words.format("settings-damaged", &[("file", aside.into()), ("reason", reason.into())])
        }
    }
}

/// `quality` is the active quality; the graphics adapter decides it until the player chooses one.
fn graphics(ui: &mut egui::Ui, words: &Words, settings: &mut Settings, mut quality: Quality) {
    widgets::label(ui, &words.text("settings-quality"));
    let tiers = [(Quality::Low, "quality-low"), (Quality::Medium, "quality-medium"), (Quality::High, "quality-high")];
    if segmented_control(ui, words, "settings-quality", &mut quality, &tiers) {
        settings.quality = Some(quality);
    }
    let about = match quality {
        Quality::Low => "quality-low-about",
        Quality::Medium => "quality-medium-about",
        Quality::High => "quality-high-about",
    };
    widgets::explanation(ui, &words.text(about));
    toggle(ui, words, "settings-fullscreen", &mut settings.fullscreen, None);
    toggle(ui, words, "settings-vsync", &mut settings.vsync, Some("settings-vsync-about"));
}

fn interface(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    scale_stepper(ui, words, settings);
    widgets::label(ui, &words.text("settings-large-targets"));
    let targets = [
        (LargeTargets::WhenTouched, "large-targets-when-touched"),
        (LargeTargets::Always, "large-targets-always"),
        (LargeTargets::Never, "large-targets-never"),
    ];
    segmented_control(ui, words, "settings-large-targets", &mut settings.large_targets, &targets);
    toggle(ui, words, "settings-reduced-motion", &mut settings.reduced_motion, Some("settings-reduced-motion-about"));
    toggle(ui, words, "settings-notices-stay", &mut settings.notices_stay, Some("settings-notices-stay-about"));
    widgets::label(ui, &words.text("settings-language"));
    languages(ui, words.language(), &mut settings.language);
}

/// The size of the interface, which the first screen shows, too.
pub(crate) fn scale_stepper(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    percent_stepper(ui, words, "settings-scale", &mut settings.ui_scale, (UI_SCALE_RANGE, SCALE_STEP));
}

/// A stepper for a factor, shown in percent, within a range and by a step, with its label above.
fn percent_stepper(
    ui: &mut egui::Ui,
    words: &Words,
    name: &str,
    factor: &mut f32,
    (range, step): (RangeInclusive<f32>, f32),
) {
    widgets::label(ui, &words.text(name));
    let percent = (*factor * 100.0).round() as i32;
    let stepper = Stepper {
        name,
        text: words.format("settings-percent", &[("percent", percent.into())]),
        can_decrease: *factor > range.start() + 0.01,
        can_increase: *factor < range.end() - 0.01,
    };
    let steps = stepper.show(ui, words);
    if steps != 0 {
        let wanted = (*factor / step).round() + steps as f32;
        *factor = (wanted * step).clamp(*range.start(), *range.end());
    }
}

/// Brightness and contrast of the table and the room.
fn scene(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    let brightness = (SCENE_BRIGHTNESS_RANGE, SCENE_STEP);
    percent_stepper(ui, words, "settings-scene-brightness", &mut settings.scene_brightness, brightness);
    let contrast = (SCENE_CONTRAST_RANGE, SCENE_STEP);
    percent_stepper(ui, words, "settings-scene-contrast", &mut settings.scene_contrast, contrast);
}

/// Aids for two people who share a computer.
fn two_people(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    toggle(ui, words, "settings-turn-camera", &mut settings.turn_camera, Some("settings-turn-camera-about"));
    toggle(ui, words, "settings-handover", &mut settings.handover, Some("settings-handover-about"));
    let clocks = &mut settings.opposite_clocks;
    toggle(ui, words, "settings-opposite-clocks", clocks, Some("settings-opposite-clocks-about"));
}

/// Shows each language by its own name, which is not translated. `current` is the language in use, which is the system's until the player
/// chooses one.
pub(crate) fn languages(ui: &mut egui::Ui, current: Language, language: &mut Option<Language>) {
    ui.horizontal_wrapped(|ui| {
        for entry in LANGUAGES {
            let name = format!("settings-language/{}", entry.tag);
            let button = Button::labelled(&name, entry.name.to_owned()).selected(current == entry.language);
            if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                *language = Some(entry.language);
            }
        }
    });
}

fn sound(ui: &mut egui::Ui, words: &Words, volumes: &mut Volumes) {
    let audible = volumes.is_audible();
    slider(ui, words, "settings-volume-master", &mut volumes.master, !volumes.muted);
    slider(ui, words, "settings-volume-effects", &mut volumes.effects, audible);
    slider(ui, words, "settings-volume-ambience", &mut volumes.ambience, audible);
    slider(ui, words, "settings-volume-music", &mut volumes.music, audible);
    toggle(ui, words, "settings-music-in-play", &mut volumes.music_in_play, None);
    toggle(ui, words, "settings-mono", &mut volumes.mono, Some("settings-mono-about"));
    toggle(ui, words, "settings-mute", &mut volumes.muted, None);
}

fn computer(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    toggle(ui, words, "settings-natural-pace", &mut settings.natural_pace, Some("settings-natural-pace-about"));
    let resigns = &mut settings.computer_resigns;
    toggle(ui, words, "settings-computer-resigns", resigns, Some("settings-computer-resigns-about"));
    toggle(ui, words, "settings-ponder", &mut settings.ponder, Some("settings-ponder-about"));
}

/// `printed` is the face of the board that belongs to the rules of the game, if it has several faces.
fn table(ui: &mut egui::Ui, words: &Words, settings: &mut Settings, printed: Option<PrintedFace>) {
    widgets::label(ui, &words.text("settings-animation"));
    let speeds = [
        (AnimationSpeed::Off, "animation-off"),
        (AnimationSpeed::Fast, "animation-fast"),
        (AnimationSpeed::Normal, "animation-normal"),
        (AnimationSpeed::Slow, "animation-slow"),
    ];
    segmented_control(ui, words, "settings-animation", &mut settings.animation, &speeds);
    widgets::label(ui, &words.text("settings-pieces"));
    let sets = [
        (PieceSet::PaintedTin, "pieces-tin"),
        (PieceSet::CarvedWood, "pieces-wood"),
        (PieceSet::MetalAndGlass, "pieces-glass"),
        (PieceSet::Plain, "pieces-plain"),
    ];
    segmented_control(ui, words, "settings-pieces", &mut settings.pieces, &sets);
    widgets::label(ui, &words.text("settings-badges"));
    let modes = [
        (BadgeMode::WhenSmall, "badges-when-small"),
        (BadgeMode::Always, "badges-always"),
        (BadgeMode::Never, "badges-never"),
    ];
    segmented_control(ui, words, "settings-badges", &mut settings.badges, &modes);
    widgets::explanation(ui, &words.text("settings-badges-about"));
    if let Some(printed) = printed {
        widgets::label(ui, &words.text("settings-face"));
        let faces = [(BoardFace::Cells, "face-cells"), (BoardFace::Points, "face-points")];
        let mut face = printed.or_chosen(settings);
        if segmented_control(ui, words, "settings-face", &mut face, &faces) {
            settings.faces.insert(printed.preset.to_owned(), face);
        }
        widgets::explanation(ui, &words.text("settings-face-about"));
    }
    for game in tabletops() {
        board_look(ui, words, settings, game);
    }
    widgets::label(ui, &words.text("settings-room"));
    let rooms = [(Room::Study, "room-study"), (Room::Field, "room-field")];
    segmented_control(ui, words, "settings-room", &mut settings.room, &rooms);
    toggle(ui, words, "settings-fold-panel", &mut settings.fold_panel, None);
    toggle(ui, words, "settings-panel-left", &mut settings.panel_left, None);
    toggle(ui, words, "settings-coordinates", &mut settings.coordinates, None);
    toggle(ui, words, "settings-follow-camera", &mut settings.follow_camera, Some("settings-follow-camera-about"));
}

/// The looks among which the board of a game can be chosen.
fn board_look(ui: &mut egui::Ui, words: &Words, settings: &mut Settings, game: &Tabletop) {
    let name = words.game(game.id);
    widgets::label(ui, &words.format("settings-board", &[("game", name.into())]));
    match game.surface {
        BoardSurface::Inlaid => {
            let boards = [(BoardLook::Walnut, "board-walnut"), (BoardLook::Slate, "board-slate")];
            segmented_control(ui, words, "settings-board", &mut settings.board, &boards);
        }
        BoardSurface::Landscape => {
            let grounds = [
                (GroundLook::Summer, "ground-summer"),
                (GroundLook::Winter, "ground-winter"),
                (GroundLook::Desert, "ground-desert"),
                (GroundLook::Walnut, "ground-walnut"),
            ];
            segmented_control(ui, words, "settings-board/landscape", &mut settings.ground, &grounds);
        }
    }
}

fn hints(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    toggle(ui, words, "settings-show-movable", &mut settings.show_movable, Some("settings-show-movable-about"));
    toggle(ui, words, "settings-show-actions", &mut settings.show_actions, None);
    toggle(ui, words, "settings-show-last", &mut settings.show_last_action, None);
    toggle(ui, words, "settings-show-threats", &mut settings.show_threats, Some("settings-show-threats-about"));
    toggle(ui, words, "settings-show-danger", &mut settings.show_danger, Some("settings-show-danger-about"));
    toggle(ui, words, "settings-show-cannons", &mut settings.show_cannons, None);
    toggle(ui, words, "settings-show-inspector", &mut settings.show_inspector, Some("settings-show-inspector-about"));
    toggle(ui, words, "settings-show-thinking", &mut settings.show_thinking, Some("settings-show-thinking-about"));
}
