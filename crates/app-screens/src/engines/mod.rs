//! The screen for other programs that play and advise: the list of programs, and the [`form`] for one of them.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::opponent::{Identification, IdentifyRequest};
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{EngineEntry, MAX_ENGINES, Settings, SettingsRequest};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, FileChoice, FileChooser, Panel, beside_name, drop_down};
use cannon_app_base::theme::{Icon, measures, widgets};

mod form;
mod problem;

use form::{Form, FormAction};

const SIZE: egui::Vec2 = egui::Vec2::new(760.0, 640.0);
/// The width that the choice of the second adviser needs, in points.
const ADVISER_WIDTH: f32 = 260.0;

/// What is shown: the list or, if there is one, the form.
#[derive(Resource, Default)]
pub(crate) struct EngineScreen {
    form: Option<Form>,
    /// The dialog that chooses the file of the program.
    chooser: Option<FileChooser>,
}

impl EngineScreen {
    /// Closes the dialog or else the form. Returns whether there was one.
    pub(crate) fn go_back(&mut self) -> bool {
        self.chooser.take().is_some() || self.form.take().is_some()
    }

    /// Removes the program with this name from the list in the settings, and closes its form.
    pub(crate) fn remove(&mut self, name: &str, settings: &mut Settings) {
        self.form = None;
        settings.engines.retain(|known| known.name != name);
        if settings.second_adviser.as_deref() == Some(name) {
            settings.second_adviser = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineScreen>()
        .add_systems(Update, problem::notify_engine_problems.in_set(AppSystems::React).run_if(in_state(Screen::Play)))
        .add_systems(OnExit(Menu::Engines), |mut screen: ResMut<EngineScreen>| *screen = EngineScreen::default())
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Engines)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    identification: Res<Identification>,
    (mut screen, mut open_dialog): (ResMut<EngineScreen>, ResMut<Dialog>),
    mut questions: MessageWriter<IdentifyRequest>,
    mut requests: MessageWriter<SettingsRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let screen = screen.bypass_change_detection();
    let mut edited = settings.clone();
    if let Some(form) = &mut screen.form {
        match form.show(context, &words, &settings, &identification) {
            None => {}
            Some(FormAction::ChooseFile) => {
                let (name, heading) = ("panel/choose-program", words.text("engines-choose-file"));
                screen.chooser = Some(FileChooser::of_one_file(&words, name, &heading, form.folder()));
            }
            Some(FormAction::Ask(entry)) => {
                questions.write(IdentifyRequest(Some(entry)));
            }
            Some(FormAction::Back) => screen.form = None,
            Some(FormAction::Remove(name)) => *open_dialog = Dialog::RemoveProgram(name),
            Some(FormAction::Save(entry)) => {
                form.write_to(&mut edited, entry);
                screen.form = None;
            }
        }
    } else {
        match show_list(context, &words, &mut edited, &mut navigator) {
            None => {}
            Some(Opened::New) => screen.form = Some(Form::new()),
            Some(Opened::Program(entry)) => {
                questions.write(IdentifyRequest(Some(entry.clone())));
                screen.form = Some(Form::of(entry));
            }
        }
    }
    show_chooser(context, screen);
    if edited != *settings {
        requests.write(SettingsRequest(edited));
    }
}

/// Shows the dialog that chooses the file of the program while it is open.
fn show_chooser(context: &egui::Context, screen: &mut EngineScreen) {
    let Some(chooser) = &mut screen.chooser else { return };
    match chooser.show(context) {
        FileChoice::Pending => return,
        FileChoice::Cancelled => {}
        FileChoice::Chosen(files) => {
            if let (Some(form), Some(file)) = (&mut screen.form, files.into_iter().next()) {
                form.choose_file(&file);
            }
        }
    }
    screen.chooser = None;
}

/// What is opened from the list.
enum Opened {
    /// The form for a new program.
    New,
    /// The form for a program of the list.
    Program(EngineEntry),
}

/// Shows the list, and changes the second adviser in the settings.
fn show_list(
    context: &egui::Context,
    words: &Words,
    settings: &mut Settings,
    navigator: &mut Navigator<'_>,
) -> Option<Opened> {
    let (mut opened, mut is_new) = (None, false);
    let panel = Panel { name: "panel/engines", heading: words.text("engines-heading"), size: SIZE };
    let engines = &settings.engines;
    let mut adviser =
        settings.second_adviser.as_ref().and_then(|name| engines.iter().position(|entry| entry.name == *name));
    panel.show_with_footer(
        context,
        |ui| {
            ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
            widgets::explanation(ui, &words.text("engines-about"));
            for (index, entry) in engines.iter().enumerate() {
                let name = format!("engines/{}", index + 1);
                let command = format!("{} {}", entry.program, entry.arguments);
                let button = Button::labelled(&name, entry.name.clone()).detail(command);
                if button.min_width(ui.available_width()).show(ui).clicked() {
                    opened = Some(Opened::Program(entry.clone()));
                }
            }
            if engines.is_empty() {
                widgets::paragraph(ui, &words.text("engines-none"));
                return;
            }
            ui.add_space(measures::SMALL);
            let label = words.text("engines-second-adviser");
            let numbers: Vec<String> = (1..=engines.len()).map(|number| number.to_string()).collect();
            let none = (None, "none", words.text("engines-no-adviser"));
            let programs = engines.iter().zip(&numbers).enumerate();
            let programs = programs.map(|(index, (entry, number))| (Some(index), number.as_str(), entry.name.clone()));
            let options: Vec<_> = std::iter::once(none).chain(programs).collect();
            beside_name(ui, &label, ADVISER_WIDTH, |ui| {
                drop_down(ui, ("engines-second-adviser", &label), &mut adviser, &options);
            });
            widgets::explanation(ui, &words.text("engines-second-adviser-about"));
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let button = Button::new(words, "engines-add").with_icon(Icon::Plus).primary();
                is_new = button.enabled(engines.len() < MAX_ENGINES).show(ui).clicked();
            });
        },
    );
    settings.second_adviser = adviser.and_then(|index| engines.get(index)).map(|entry| entry.name.clone());
    opened.or(is_new.then_some(Opened::New))
}
