//! The panel's buttons. They never take the keyboard focus, because the keys belong to the board and each button has its own key.

use bevy_egui::egui;

use super::Wishes;
use crate::app::common::command::Command;
use crate::app::games;
use crate::app::i18n::Words;
use crate::app::opponent::HintWanted;
use crate::app::play::{Match, MatchRequest, Request};
use crate::app::states::Menu;
use crate::app::theme::widgets::Button;
use crate::app::theme::{Icon, measures};

/// Shows a row of `count` buttons; `buttons` receives their common width.
fn row_of(ui: &mut egui::Ui, count: u8, buttons: impl FnOnce(&mut egui::Ui, f32)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let gaps = measures::BUTTON_GAP * f32::from(count - 1);
        let width = (ui.available_width() - gaps) / f32::from(count);
        buttons(ui, width);
    });
}

/// Shows the buttons to step through the game: first, back, replay the last turn, forward, live.
pub(super) fn steps(ui: &mut egui::Ui, words: &Words, game: &Match, wishes: &mut Wishes<'_>) {
    let shown = game.shown_ply();
    let live = game.shows_live();
    let asks = &mut wishes.asks;
    let commands = &mut wishes.commands;
    row_of(ui, 5, |ui, width| {
        let place = |button: Button<'_>, enabled: bool, ui: &mut egui::Ui| {
            button.mouse_only().enabled(enabled).width(width).show(ui).clicked()
        };
        let mut step = |button: Button<'_>, enabled: bool, request: Request, ui: &mut egui::Ui| {
            if place(button, enabled, ui) {
                asks.write(MatchRequest::interface(request));
            }
        };
        step(Button::icon(words, "hud-first", Icon::First), shown > 0, Request::Show(0), ui);
        step(Button::icon(words, "hud-back", Icon::Back), shown > 0, Request::Show(shown.saturating_sub(1)), ui);
        if place(Button::icon(words, "hud-show-again", Icon::Again), shown > 0, ui) {
            commands.write(Command::ShowAgain);
        }
        step(Button::icon(words, "hud-forward", Icon::Forward), !live, Request::Show(shown + 1), ui);
        step(Button::icon(words, "hud-live", Icon::Last).chosen(!live), !live, Request::ShowLive, ui);
    });
}

/// Shows the buttons for undo, redo, hint, board overlays (if the game has any), help and menu.
pub(super) fn buttons(ui: &mut egui::Ui, words: &Words, game: &Match, wishes: &mut Wishes<'_>) {
    let surveys = games::find(game.timeline().game()).is_some_and(|table| !table.surveys.is_empty());
    row_of(ui, if surveys { 6 } else { 5 }, |ui, width| {
        let mut pressed = |name: &str, icon: Icon, enabled: bool, on: bool| {
            let button = Button::icon(words, name, icon).mouse_only().enabled(enabled).chosen(on);
            button.width(width).height(measures::BUTTON_HEIGHT).show(ui).clicked()
        };
        if pressed("hud-undo", Icon::Undo, game.undo_target().is_some(), false) {
            wishes.asks.write(MatchRequest::interface(Request::Undo));
        }
        if pressed("hud-redo", Icon::Redo, game.redo_target().is_some(), false) {
            wishes.asks.write(MatchRequest::interface(Request::Redo));
        }
        if pressed("hud-hint", Icon::Hint, game.awaits_player(), false) {
            wishes.hints.write(HintWanted);
        }
        if surveys && pressed("hud-survey", Icon::Survey, true, wishes.survey.name(game).is_some()) {
            wishes.commands.write(Command::NextSurvey);
        }
        if pressed("hud-help", Icon::Help, true, false) {
            wishes.help.0 = true;
        }
        if pressed("hud-menu", Icon::Menu, true, false) {
            // After the end of the game the result screen offers the next steps.
            wishes.next_menu.set(if game.outcome().is_some() { Menu::Result } else { Menu::Pause });
        }
    });
}
