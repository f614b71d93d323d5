//! Rows of the settings: the widget of each, its explanation, and the text in which a search looks.

use bevy_egui::egui::{Memory, Ui};

use super::{Button, Stepper, beside_name, named_choice, picture_choice, slider, toggle};
use crate::i18n::Words;
use crate::settings::rows::{Edit, Row};
use crate::settings::{Adviser, Settings};
use crate::theme::measures;
use cannon_appearance::{BoardFace, Quality};
use cannon_i18n::{LANGUAGES, Language};

/// The choices of the quality with the identifiers of their names.
const QUALITIES: [(Option<Quality>, &str); 4] = [
    (None, "quality-automatic"),
    (Some(Quality::Low), "quality-low"),
    (Some(Quality::Medium), "quality-medium"),
    (Some(Quality::High), "quality-high"),
];
/// The faces of boards with the identifiers of their names.
const FACES: [(BoardFace, &str); 2] = [(BoardFace::Cells, "face-cells"), (BoardFace::Points, "face-points")];
/// The width of a stepper for a percentage.
const STEPPER_WIDTH: f32 = 150.0;

/// What a row leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenedByRow {
    /// The screen for keys and buttons.
    Keys,
    /// The screen for other programs.
    Engines,
    /// The page of experts.
    Advanced,
}

/// What rows show and change.
pub struct SettingRows<'a> {
    /// The words in the language of the player.
    pub words: &'a Words,
    /// The settings with the changes of this frame.
    pub edited: Settings,
    /// The active quality, which the game decides until the player chooses one.
    pub quality: Quality,
    /// The preset of rules and the face of the board that belongs to it, if the board has several faces.
    pub printed: Option<(&'static str, BoardFace)>,
    /// What the player has opened in this frame.
    pub opened: Option<OpenedByRow>,
    /// Whether the player has asked for the help of the adviser.
    pub is_coach_called: bool,
}

impl SettingRows<'_> {
    /// Shows a row. Returns whether the player points at it, or has the keyboard there.
    pub fn show(&mut self, ui: &mut Ui, row: &Row) -> bool {
        let rect = ui.scope(|ui| self.edit(ui, row)).response.rect.expand(1.0);
        let focused = ui.memory(Memory::focused).filter(|&id| {
            let widget = ui.ctx().read_response(id);
            widget.is_some_and(|widget| rect.contains_rect(widget.rect))
        });
        if let (Some(id), Some(about)) = (focused, self.about(row)) {
            ui.ctx().accesskit_node_builder(id, |node| node.set_description(about));
        }
        focused.is_some() || ui.rect_contains_pointer(rect)
    }

    fn edit(&mut self, ui: &mut Ui, row: &Row) {
        let SettingRows { words, edited, .. } = self;
        match &row.edit {
            Edit::Switch(value) => {
                toggle(ui, words, row.id, value(edited), None);
            }
            Edit::Choice(choice) => {
                let options: Vec<(usize, &str)> = choice.options.iter().copied().enumerate().collect();
                let mut index = (choice.chosen)(edited);
                if named_choice(ui, words, row.id, &mut index, &options) {
                    (choice.choose)(edited, index);
                }
            }
            Edit::Pictures(choice, pictures) => {
                let options = choice.options.iter().copied().zip(pictures.iter().copied());
                if let Some(index) = picture_choice(ui, words, row.id, (choice.chosen)(edited), options) {
                    (choice.choose)(edited, index);
                }
            }
            Edit::Percent(value, range, step) => {
                let factor = value(edited);
                let percent = (*factor * 100.0).round() as i32;
                let stepper = Stepper {
                    name: row.id,
                    text: words.format("settings-percent", &[("percent", percent.into())]),
                    can_decrease: *factor > range.start() + 0.01,
                    can_increase: *factor < range.end() - 0.01,
                };
                let steps = beside_name(ui, &words.text(row.id), STEPPER_WIDTH, |ui| stepper.show(ui, words));
                if steps != 0 {
                    let wanted = (*factor / step).round() + steps as f32;
                    *factor = (wanted * step).clamp(*range.start(), *range.end());
                }
            }
            Edit::Volume(value) => {
                let is_active =
                    !edited.sound.muted && (row.id == "settings-volume-master" || edited.sound.is_audible());
                slider(ui, words, row.id, value(edited), is_active);
            }
            Edit::Adviser => {
                let mut adviser = edited.adviser;
                if named_choice(ui, words, row.id, &mut adviser, &Adviser::OPTIONS) {
                    edited.choose_adviser(adviser);
                    self.is_coach_called = adviser.helps();
                }
            }
            Edit::Quality => {
                if named_choice(ui, words, row.id, &mut edited.quality, &QUALITIES) {
                    // The automatic choice measures again.
                    edited.measured_quality = None;
                }
            }
            Edit::Face => {
                let Some((preset, printed)) = self.printed else { return };
                let mut face = edited.face_or(preset, printed);
                if named_choice(ui, words, row.id, &mut face, &FACES) {
                    edited.faces.insert(preset.to_owned(), face);
                }
            }
            Edit::Language => {
                let width = |name: &str| Button::labelled("", name.to_owned()).needed_width(ui.painter());
                let needed: f32 = LANGUAGES.iter().map(|entry| width(entry.name) + measures::BUTTON_GAP).sum();
                let current = words.language();
                let show = |ui: &mut Ui| languages(ui, current, &mut edited.language);
                beside_name(ui, &words.text(row.id), needed, show);
            }
            Edit::Keys => {
                if Button::new(words, row.id).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                    self.opened = Some(OpenedByRow::Keys);
                }
            }
            Edit::Engines => {
                if Button::new(words, row.id).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                    self.opened = Some(OpenedByRow::Engines);
                }
            }
            Edit::Advanced => {
                if Button::new(words, row.id).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                    self.opened = Some(OpenedByRow::Advanced);
                }
            }
        }
    }

    /// The explanation of a row, as its setting stands.
    pub fn about(&self, row: &Row) -> Option<String> {
        let id = match (&row.edit, self.edited.quality) {
            (Edit::Quality, None) => {
                let active = self.words.text(quality_name_id(self.quality));
                return Some(self.words.format("quality-automatic-about", &[("quality", active.into())]));
            }
            (Edit::Quality, Some(Quality::Low)) => "quality-low-about",
            (Edit::Quality, Some(Quality::Medium)) => "quality-medium-about",
            (Edit::Quality, Some(Quality::High)) => "quality-high-about",
            (Edit::Adviser, _) if self.edited.adviser == Adviser::Warn => "settings-adviser-warn-about",
            (Edit::Adviser, _) => self.edited.adviser.about_id(),
            _ => row.about?,
        };
        Some(self.words.text(id))
    }
}

/// The message identifier of the name of a quality.
pub fn quality_name_id(quality: Quality) -> &'static str {
    match quality {
        Quality::Low => "quality-low",
        Quality::Medium => "quality-medium",
        Quality::High => "quality-high",
    }
}

/// The text in which a search looks for a row: its name, its explanation and the names of its options.
pub fn searched_text(words: &Words, row: &Row) -> String {
    let options: Vec<&str> = match &row.edit {
        Edit::Choice(choice) | Edit::Pictures(choice, _) => choice.options.to_vec(),
        Edit::Adviser => Adviser::OPTIONS.iter().flat_map(|(adviser, id)| [*id, adviser.about_id()]).collect(),
        Edit::Quality => QUALITIES.iter().map(|(_, id)| *id).collect(),
        Edit::Face => FACES.iter().map(|(_, id)| *id).collect(),
        _ => Vec::new(),
    };
    let ids = [row.id].into_iter().chain(row.about).chain(options);
    ids.map(|id| words.text(id)).collect::<Vec<_>>().join("\n")
}

/// Shows each language by its own name, which is not translated. `current` is the language in use, which is the system's until the player
/// chooses one.
pub fn languages(ui: &mut Ui, current: Language, language: &mut Option<Language>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        for entry in LANGUAGES {
            let name = format!("settings-language/{}", entry.tag);
            let button = Button::labelled(&name, entry.name.to_owned()).selected(current == entry.language);
            if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                *language = Some(entry.language);
            }
        }
    });
}
