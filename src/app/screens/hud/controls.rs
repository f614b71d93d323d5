//! Buttons beside the board. They never take the keyboard: the keys belong to the board, and each button has one of its own.

use bevy::prelude::*;
use bevy_egui::egui;

use super::Wishes;
use crate::app::i18n::Words;
use crate::app::opponent::HintWanted;
use crate::app::play::{Ask, Match, Request};
use crate::app::states::Menu;
use crate::app::theme::widgets::Button;
use crate::app::theme::{Icon, measures};

/// A row of so many buttons, which are given their common width.
fn row_of<const COUNT: u8>(ui: &mut egui::Ui, buttons: impl FnOnce(&mut egui::Ui, f32)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let gaps = measures::BUTTON_GAP * f32::from(COUNT - 1);
        let width = (ui.available_width() - gaps) / f32::from(COUNT);
        buttons(ui, width);
    });
}

/// First, back, forward and live.
pub(super) fn steps(ui: &mut egui::Ui, words: &Words, game: &Match, asks: &mut MessageWriter<Ask>) {
    let shown = game.shown_ply();
    let live = game.shows_live();
    row_of::<4>(ui, |ui, width| {
        let mut step = |button: Button<'_>, enabled: bool, request: Request| {
            let button = button.mouse_only().enabled(enabled).width(width);
            if button.show(ui).clicked() {
                asks.write(Ask::interface(request));
            }
        };
        step(Button::icon(words, "hud-first", Icon::First), shown > 0, Request::Show(0));
        step(Button::icon(words, "hud-back", Icon::Back), shown > 0, Request::Show(shown.saturating_sub(1)));
        step(Button::icon(words, "hud-forward", Icon::Forward), !live, Request::Show(shown + 1));
        step(Button::icon(words, "hud-live", Icon::Last).chosen(!live), !live, Request::ShowLive);
    });
}

/// Undo, redo, hint, help and menu.
pub(super) fn buttons(ui: &mut egui::Ui, words: &Words, game: &Match, wishes: &mut Wishes<'_>) {
    row_of::<5>(ui, |ui, width| {
        let mut pressed = |name: &str, icon: Icon, enabled: bool| {
            let button = Button::icon(words, name, icon).mouse_only().enabled(enabled);
            button.width(width).height(measures::BUTTON_HEIGHT).show(ui).clicked()
        };
        if pressed("hud-undo", Icon::Undo, game.undo_target().is_some()) {
            wishes.asks.write(Ask::interface(Request::Undo));
        }
        if pressed("hud-redo", Icon::Redo, game.redo_target().is_some()) {
            wishes.asks.write(Ask::interface(Request::Redo));
        }
        if pressed("hud-hint", Icon::Hint, game.awaits_player()) {
            wishes.hints.write(HintWanted);
        }
        if pressed("hud-help", Icon::Help, true) {
            wishes.help.0 = true;
        }
        if pressed("hud-menu", Icon::Menu, true) {
            // After the end, what one wants next stands on the result.
            wishes.next_menu.set(if game.outcome().is_some() { Menu::Result } else { Menu::Pause });
        }
    });
}
