//! The panel's buttons. They never take the keyboard focus, because the keys belong to the board and each button has its own key.

use bevy_egui::egui;

use super::HudRequests;
use crate::parts::shapes::button_row;
use cannon_app_activities::opponent::HintRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, measures};
use cannon_app_games as games;

/// Shows the buttons to step through the game: first, back, replay the last turn, forward, live; and the button for the analysis.
pub(super) fn replay_buttons(ui: &mut egui::Ui, words: &Words, game: &Match, requests: &mut HudRequests<'_>) {
    let shown = game.shown_ply();
    let live = game.shows_live();
    let match_requests = &mut requests.match_requests;
    let commands = &mut requests.commands;
    let is_analysed = requests.analysis.is_on();
    button_row(ui, 6, |ui, width| {
        let is_clicked = |button: Button<'_>, enabled: bool, ui: &mut egui::Ui| {
            button.not_focusable().enabled(enabled).min_width(width).show(ui).clicked()
        };
        let mut step = |button: Button<'_>, enabled: bool, request: Request, ui: &mut egui::Ui| {
            if is_clicked(button, enabled, ui) {
                match_requests.write(MatchRequest::from_interface(request));
            }
        };
        step(Button::icon(words, "hud-first", Icon::ViewFirst), shown > 0, Request::ViewPly(0), ui);
        step(
            Button::icon(words, "hud-back", Icon::ViewPrevious),
            shown > 0,
            Request::ViewPly(shown.saturating_sub(1)),
            ui,
        );
        if is_clicked(Button::icon(words, "hud-show-again", Icon::Replay), shown > 0, ui) {
            commands.write(Command::ReplayLastAction);
        }
        step(Button::icon(words, "hud-forward", Icon::ViewNext), !live, Request::ViewPly(shown + 1), ui);
        step(Button::icon(words, "hud-live", Icon::ViewLive).selected(!live), !live, Request::ViewLive, ui);
        if is_clicked(Button::icon(words, "hud-analyse", Icon::Analysis).selected(is_analysed), true, ui) {
            commands.write(Command::ToggleAnalysis);
        }
    });
}

/// Shows the buttons for undo, redo, hint, board overlays (if the game has any), folding the panel, help and menu.
pub(super) fn action_buttons(ui: &mut egui::Ui, words: &Words, game: &Match, requests: &mut HudRequests<'_>) {
    let has_overlays = !games::tabletop(game.timeline().game()).board_overlays.is_empty();
    button_row(ui, if has_overlays { 7 } else { 6 }, |ui, width| {
        let mut pressed = |name: &str, icon: Icon, enabled: bool, on: bool| {
            icon_button(words, name, icon, width).enabled(enabled).selected(on).show(ui).clicked()
        };
        if pressed("hud-undo", Icon::Undo, game.undo_target().is_some(), false) {
            requests.match_requests.write(MatchRequest::from_interface(Request::Undo));
        }
        if pressed("hud-redo", Icon::Redo, game.redo_target().is_some(), false) {
            requests.match_requests.write(MatchRequest::from_interface(Request::Redo));
        }
        if pressed("hud-hint", Icon::Hint, game.awaits_player(), false) {
            requests.hint_requests.write(HintRequest);
        }
        if has_overlays && pressed("hud-survey", Icon::BoardOverlay, true, requests.overlay.name(game).is_some()) {
            requests.commands.write(Command::NextBoardOverlay);
        }
        last_buttons(ui, words, width, requests);
    });
}

/// A button of the last row of the panel.
pub(super) fn icon_button<'a>(words: &Words, name: &'a str, icon: Icon, width: f32) -> Button<'a> {
    Button::icon(words, name, icon).not_focusable().min_width(width).height(measures::BUTTON_HEIGHT)
}

/// Shows the last three buttons of the last row: folding the panel, help and menu.
pub(super) fn last_buttons(ui: &mut egui::Ui, words: &Words, width: f32, requests: &mut HudRequests<'_>) {
    if icon_button(words, "hud-fold", Icon::FoldPanel, width).show(ui).clicked() {
        requests.commands.write(Command::TogglePanel);
    }
    if icon_button(words, "hud-help", Icon::Help, width).show(ui).clicked() {
        requests.help.0 = true;
    }
    if icon_button(words, "hud-menu", Icon::Menu, width).show(ui).clicked() {
        requests.next_menu.set(Menu::Pause);
    }
}
