//! The form for one program: its name, its file, its arguments, its time for a turn, and the options that it has itself.

use std::path::{Path, PathBuf};

use bevy_egui::egui;

use cannon_app_activities::opponent::{Identification, engines};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{ENGINE_SECONDS, EngineEntry, MAX_ENGINE_NAME, Settings};
use cannon_app_base::theme::palette::forbidden;
use cannon_app_base::theme::widgets::{Button, Panel, beside_name, drop_down, index_stepper, named_rects, section};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_engine_driver::{EngineOption, Identity, OptionKind};

use super::SIZE;

/// The width that a field needs, in points.
const FIELD_WIDTH: f32 = 300.0;
/// The maximum number of characters of a path, of arguments and of the value of an option.
const MAX_TEXT: usize = 1000;
/// Options of programs that this program sets itself, by the game.
const OWN_OPTIONS: [&str; 3] = ["Game", "Rules", "Seed"];

/// The form.
pub(super) struct Form {
    entry: EngineEntry,
    /// The name in the list; `None` for a new program.
    known_as: Option<String>,
    /// Whether the program is being asked, and gives its own name to a program without a name.
    takes_name: bool,
}

/// What the player does with the form.
pub(super) enum FormAction {
    /// Choose the file of the program in a dialog.
    ChooseFile,
    /// Ask the program what it says about itself.
    Ask(EngineEntry),
    /// Save the program.
    Save(EngineEntry),
    /// Remove the program with this name from the list.
    Remove(String),
    /// Go back to the list and change nothing.
    Back,
}

/// A button below the form.
enum Footer {
    Back,
    Remove,
    Save,
}

impl Form {
    /// The form for a new program.
    pub(super) fn new() -> Form {
        Form { entry: EngineEntry::default(), known_as: None, takes_name: false }
    }

    /// The form for a program of the list.
    pub(super) fn of(entry: EngineEntry) -> Form {
        Form { known_as: Some(entry.name.clone()), entry, takes_name: false }
    }

    /// The folder of the program.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        Path::new(&self.entry.program).parent().map(Path::to_owned)
    }

    /// Takes over a chosen file, and its name if the program has none yet.
    pub(super) fn choose_file(&mut self, file: &Path) {
        self.entry.program = file.display().to_string();
        if self.entry.name.trim().is_empty() {
            let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            self.entry.name = stem.chars().take(MAX_ENGINE_NAME).collect();
        }
    }

    /// Puts the program into the list, at its place or at the end.
    pub(super) fn write_to(&self, settings: &mut Settings, entry: EngineEntry) {
        if settings.second_adviser.is_some() && settings.second_adviser == self.known_as {
            settings.second_adviser = Some(entry.name.clone());
        }
        match settings.engines.iter_mut().find(|known| Some(&known.name) == self.known_as.as_ref()) {
            Some(known) => *known = entry,
            None => settings.engines.push(entry),
        }
    }

    /// Shows the form over the whole panel.
    pub(super) fn show(
        &mut self,
        context: &egui::Context,
        words: &Words,
        settings: &Settings,
        identification: &Identification,
    ) -> Option<FormAction> {
        let (mut action, mut footer) = (None, None);
        let panel = Panel { name: "panel/engine", heading: words.text("engines-form-heading"), size: SIZE };
        let known_as = self.known_as.clone();
        self.take_name(identification);
        let problem = self.problem(words, settings);
        let wrong_option =
            identification.answer(&self.entry).and_then(|answer| self.wrong_option(answer.as_ref().ok()?));
        let (entry, takes_name) = (&mut self.entry, &mut self.takes_name);
        panel.show_with_footer(
            context,
            |ui| {
                ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
                field(ui, words, "engines-name", &mut entry.name, MAX_ENGINE_NAME);
                field(ui, words, "engines-program", &mut entry.program, MAX_TEXT);
                if Button::new(words, "engines-choose-file").height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                    action = Some(FormAction::ChooseFile);
                }
                field(ui, words, "engines-arguments", &mut entry.arguments, MAX_TEXT);
                widgets::explanation(ui, &words.text("engines-arguments-about"));
                seconds(ui, words, &mut entry.seconds);
                ui.add_space(measures::SMALL);
                let can_ask = !entry.program.trim().is_empty() && !identification.is_running();
                if Button::new(words, "engines-ask").enabled(can_ask).show(ui).clicked() {
                    action = Some(FormAction::Ask(entry.clone()));
                    *takes_name = true;
                }
                match identification.answer(entry) {
                    None if identification.is_running() => {
                        widgets::explanation(ui, &words.text("engines-asking"));
                    }
                    None => {}
                    Some(Err(reason)) => complaint(ui, &words.message(reason)),
                    Some(Ok(identity)) => show_identity(ui, words, entry, identity),
                }
            },
            |ui| {
                ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
                if Button::new(words, "menu-back").named("engines/back").show(ui).clicked() {
                    footer = Some(Footer::Back);
                }
                if known_as.is_some() && Button::new(words, "engines-remove").danger().show(ui).clicked() {
                    footer = Some(Footer::Remove);
                }
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let can_save = problem.is_none() && wrong_option.is_none();
                    if Button::new(words, "engines-save").primary().enabled(can_save).show(ui).clicked() {
                        footer = Some(Footer::Save);
                    }
                    if let Some(problem) = problem.or(wrong_option.map(|option| wrong_text(words, option))) {
                        complaint(ui, &problem);
                    }
                });
            },
        );
        match footer {
            None => action,
            Some(Footer::Back) => Some(FormAction::Back),
            Some(Footer::Remove) => known_as.map(FormAction::Remove),
            Some(Footer::Save) => Some(FormAction::Save(trimmed(entry.clone()))),
        }
    }

    /// Why the program cannot be saved.
    fn problem(&self, words: &Words, settings: &Settings) -> Option<String> {
        let name = self.entry.name.trim();
        let is_other = |known: &&EngineEntry| known.name == name && Some(&known.name) != self.known_as.as_ref();
        if self.entry.program.trim().is_empty() {
            Some(words.text("engines-program-missing"))
        } else if name.is_empty() {
            Some(words.text("engines-name-missing"))
        } else if settings.engines.iter().find(is_other).is_some() {
            Some(words.text("engines-name-taken"))
        } else {
            engines::command_of(&self.entry).err().map(|error| words.error(&error))
        }
    }

    /// An option whose value the program does not allow.
    fn wrong_option<'a>(&self, identity: &'a Identity) -> Option<&'a EngineOption> {
        let is_wrong =
            |option: &&EngineOption| self.entry.options.get(&option.name).is_some_and(|value| !option.allows(value));
        identity.options.iter().find(is_wrong)
    }

    /// Gives a program without a name the name that it has itself, when it answers for the first time.
    fn take_name(&mut self, identification: &Identification) {
        if !self.takes_name || identification.is_running() {
            return;
        }
        self.takes_name = false;
        let identity = identification.answer(&self.entry).and_then(|answer| answer.as_ref().ok());
        if let Some(name) = identity.and_then(|identity| identity.name.as_ref())
            && self.entry.name.trim().is_empty()
        {
            self.entry.name = name.chars().take(MAX_ENGINE_NAME).collect();
        }
    }
}

/// Which values an option can have.
fn wrong_text(words: &Words, option: &EngineOption) -> String {
    let name = ("name", option.name.clone().into());
    match &option.kind {
        OptionKind::Spin(range) => {
            let bounds = [range.start(), range.end()].map(ToString::to_string);
            let [least, most] = bounds;
            words.format("engines-option-range", &[name, ("least", least.into()), ("most", most.into())])
        }
        _ => words.format("engines-option-wrong", &[name]),
    }
}

/// The program without blanks around its name and path.
fn trimmed(entry: EngineEntry) -> EngineEntry {
    EngineEntry { name: entry.name.trim().to_owned(), program: entry.program.trim().to_owned(), ..entry }
}

/// Shows what the program says about itself, with its options.
fn show_identity(ui: &mut egui::Ui, words: &Words, entry: &mut EngineEntry, identity: &Identity) {
    let name = identity.name.clone().unwrap_or_else(|| entry.name.clone());
    widgets::explanation(ui, &words.format("engines-answer", &[("name", name.into())]));
    let is_shown =
        |option: &&EngineOption| option.kind != OptionKind::Button && !OWN_OPTIONS.contains(&option.name.as_str());
    let options: Vec<&EngineOption> = identity.options.iter().filter(is_shown).collect();
    if options.is_empty() {
        return;
    }
    section(ui, &words.text("engines-options"), |ui| {
        for option in options {
            let before = entry.options.get(&option.name).unwrap_or(&option.default);
            let mut value = before.clone();
            show_option(ui, words, option, &mut value);
            if value != *before {
                // Options with their usual value are not set, so that a later version of the program may have another one.
                match value == option.default {
                    true => entry.options.remove(&option.name),
                    false => entry.options.insert(option.name.clone(), value),
                };
            }
        }
    });
}

/// Shows an option with the control that fits its kind.
fn show_option(ui: &mut egui::Ui, words: &Words, option: &EngineOption, value: &mut String) {
    let name = format!("engines/option/{}", option.name);
    let choices = match &option.kind {
        OptionKind::Check => {
            vec![("true".to_owned(), words.text("engines-on")), ("false".to_owned(), words.text("engines-off"))]
        }
        OptionKind::Combo(values) => values.iter().map(|value| (value.clone(), value.clone())).collect(),
        OptionKind::Spin(_) | OptionKind::Button | OptionKind::Text => Vec::new(),
    };
    if choices.is_empty() {
        beside_name(ui, &option.name, FIELD_WIDTH, |ui| text_edit(ui, (&name, &option.name), value, MAX_TEXT));
        return;
    }
    let mut chosen = choices.iter().position(|(choice, _)| choice == value);
    let options: Vec<_> = choices
        .iter()
        .enumerate()
        .map(|(index, (choice, text))| (Some(index), choice.as_str(), text.clone()))
        .collect();
    let is_changed =
        beside_name(ui, &option.name, FIELD_WIDTH, |ui| drop_down(ui, (&name, &option.name), &mut chosen, &options));
    if let Some((choice, _)) = chosen.filter(|_| is_changed).and_then(|index| choices.get(index)) {
        value.clone_from(choice);
    }
}

/// Shows the time for a turn.
fn seconds(ui: &mut egui::Ui, words: &Words, seconds: &mut u32) {
    let index = ENGINE_SECONDS.iter().position(|known| known >= seconds).unwrap_or(ENGINE_SECONDS.len() - 1);
    let text = words.format("engines-seconds", &[("number", (*seconds).into())]);
    let chosen = index_stepper(ui, words, ("engines/seconds", text), index, ENGINE_SECONDS.len());
    if chosen != index {
        *seconds = ENGINE_SECONDS[chosen];
    }
}

/// Shows a field with its name, which has this identifier.
fn field(ui: &mut egui::Ui, words: &Words, id: &str, value: &mut String, max_chars: usize) {
    let label = words.text(id);
    beside_name(ui, &label, FIELD_WIDTH, |ui| text_edit(ui, (id, &label), value, max_chars));
}

fn text_edit(ui: &mut egui::Ui, (name, label): (&str, &str), value: &mut String, max_chars: usize) {
    // The arrows up and down lead on to other widgets, as a gamepad has no other way out.
    let filter = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
    let field = egui::TextEdit::singleline(value).char_limit(max_chars).event_filter(filter);
    let field = field.vertical_align(egui::Align::Center).desired_width(f32::INFINITY);
    let field = field.margin(egui::Margin::symmetric(10, 4));
    let response = ui.add(field.min_size(egui::vec2(0.0, measures::CONTROL_HEIGHT)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, label));
    named_rects::record(ui.ctx(), name, response.rect);
}

/// Shows what is wrong.
fn complaint(ui: &mut egui::Ui, text: &str) {
    let font = fonts::text(fonts::size::SMALL);
    ui.add(egui::Label::new(egui::RichText::new(text).font(font).color(*forbidden::RED)).wrap());
}
