//! The first screen of a new player: language, size of the interface and motion, and then to learn or to play.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::settings::{languages, scale_stepper};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Panel, toggle};
use cannon_app_base::theme::{measures, widgets};

const SIZE: egui::Vec2 = egui::Vec2::new(560.0, 470.0);
/// Width of the two buttons.
const BUTTON_WIDTH: f32 = 200.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Welcome)));
}

/// Opens the screen if nobody has seen it yet.
pub fn open_at_first_start(settings: Res<Settings>, mut next_menu: ResMut<NextState<Menu>>) {
    if !settings.welcomed {
        next_menu.set(Menu::Welcome);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    mut requests: MessageWriter<SettingsRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut edited = settings.clone();
    let mut next = None;
    let panel = Panel { name: "panel/welcome", heading: words.text("welcome-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            widgets::paragraph(ui, &words.text("welcome-about"));
            ui.add_space(measures::MEDIUM);
            widgets::label(ui, &words.text("settings-language"));
            languages(ui, words.language(), &mut edited.language);
            ui.add_space(measures::SMALL);
            scale_stepper(ui, &words, &mut edited);
            ui.add_space(measures::SMALL);
            let about = Some("settings-reduced-motion-about");
            toggle(ui, &words, "settings-reduced-motion", &mut edited.reduced_motion, about);
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            if Button::new(&words, "welcome-learn").primary().min_width(BUTTON_WIDTH).show(ui).clicked() {
                next = Some(Menu::Lessons);
            }
            if Button::new(&words, "welcome-play").min_width(BUTTON_WIDTH).show(ui).clicked() {
                next = Some(Menu::NewGame);
            }
        },
    );
    if let Some(menu) = next {
        edited.welcomed = true;
        navigator.switch_menu(menu);
    }
    if edited != *settings {
        requests.write(SettingsRequest(edited));
    }
}
