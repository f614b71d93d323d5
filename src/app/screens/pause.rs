//! The menu in front of an interrupted game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::flow::Flow;
use super::questions::Question;
use super::saved_games::suggested_name;
use super::words;
use crate::app::editor::Editor;
use crate::app::i18n::Words;
use crate::app::play::{Match, Request};
use crate::app::states::Menu;
use crate::app::theme::widgets::{self, Button, Panel, places};

const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 584.0);
const ENTRY_HEIGHT: f32 = 43.0;

/// Shows what can be done with the game.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    editor: Res<Editor>,
    mut flow: Flow,
    mut question: ResMut<Question>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let goes_on = game.outcome().is_none();
    let mut size = SIZE;
    if editor.is_tried_in(&game) {
        size.y += ENTRY_HEIGHT + 1.0;
    }
    let panel = Panel { name: "panel/pause", heading: words.text("pause-heading"), size };
    let about = words::game_and_setup_of(&words, &game);
    panel.show(context, |ui| {
        let place = widgets::explanation(ui, &about).rect;
        places::note(ui.ctx(), &format!("pause-game={about}"), place);
        ui.spacing_mut().item_spacing.y = 1.0;
        let width = ui.available_width();
        let mut entry = |name: &str, enabled: bool| {
            Button::new(&words, name).menu().height(ENTRY_HEIGHT).enabled(enabled).width(width).show(ui).clicked()
        };
        if entry("pause-resume", true) {
            flow.close();
        }
        if editor.is_tried_in(&game) && entry("pause-to-editor", true) {
            flow.edit();
        }
        if entry("pause-save", true) {
            *question = Question::SaveAs { name: suggested_name(&words, &game) };
        }
        if entry("pause-load", true) {
            flow.open(Menu::SavedGames);
        }
        if entry("pause-restart", true) {
            *question = Question::Restart;
        }
        if entry("pause-swap-sides", goes_on) {
            flow.ask(Request::SwapSides);
            flow.close();
        }
        if entry("pause-offer-draw", goes_on && game.has_person()) {
            flow.ask(Request::OfferDraw);
            flow.close();
        }
        if entry("pause-resign", goes_on && game.has_person()) {
            *question = Question::Resign;
        }
        if entry("pause-rules", true) {
            flow.open(Menu::Rules);
        }
        if entry("pause-settings", true) {
            flow.open(Menu::Settings);
        }
        if entry("pause-to-title", true) {
            flow.leave_game();
        }
    });
}
