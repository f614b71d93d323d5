//! The pause menu.

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
use crate::app::theme::Icon;
use crate::app::theme::widgets::{self, Button, Panel, places};

const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 672.0);
const ENTRY_HEIGHT: f32 = 43.0;

/// Shows the pause menu with its entries.
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
        let mut entry = |name: &str, icon: Icon, enabled: bool| {
            let button = Button::new(&words, name).menu().with_icon(icon).height(ENTRY_HEIGHT);
            button.enabled(enabled).width(width).show(ui).clicked()
        };
        if entry("pause-resume", Icon::Resume, true) {
            flow.close();
        }
        if editor.is_tried_in(&game) && entry("pause-to-editor", Icon::Editor, true) {
            flow.edit();
        }
        if entry("pause-save", Icon::Save, true) {
            *question = Question::SaveAs { name: suggested_name(&words, &game) };
        }
        if entry("pause-load", Icon::Games, true) {
            flow.open(Menu::SavedGames);
        }
        if entry("pause-restart", Icon::Again, true) {
            *question = Question::Restart;
        }
        if entry("pause-swap-sides", Icon::Swap, goes_on) {
            flow.ask(Request::SwapSides);
            flow.close();
        }
        if entry("pause-offer-draw", Icon::Draw, goes_on && game.has_person()) {
            flow.ask(Request::OfferDraw);
            flow.close();
        }
        if entry("pause-resign", Icon::GiveUp, goes_on && game.has_person()) {
            *question = Question::Resign;
        }
        if entry("pause-rules", Icon::Book, true) {
            flow.open(Menu::Rules);
        }
        if entry("pause-photo", Icon::Camera, true) {
            flow.open(Menu::Photo);
        }
        if entry("pause-film", Icon::Film, game.shown_ply() > 0) {
            flow.open(Menu::Film);
        }
        if entry("pause-settings", Icon::Settings, true) {
            flow.open(Menu::Settings);
        }
        if entry("pause-to-title", Icon::Leave, true) {
            flow.leave_game();
        }
    });
}
