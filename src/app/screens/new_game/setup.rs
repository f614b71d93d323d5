//! The chosen set-up on the New game screen, for games with more than one.

use bevy_egui::egui;

use super::draft::Draft;
use crate::app::i18n::Words;
use crate::app::screens::setups::{PREVIEW, preview};
use crate::app::theme::widgets::{self, Button};
use crate::app::theme::{fonts, measures, palette};

/// The button that was clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Opens the list of set-ups.
    Choose,
    /// Opens the editor.
    Edit,
}

/// Shows the chosen set-up and returns the clicked button. Shows nothing for games that always begin in the same way.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, draft: &Draft) -> Option<Wish> {
    let design = draft.design()?;
    let mut wish = None;
    widgets::section(ui, &words.text("new-game-setup"), |ui| {
        widgets::card(ui, |ui| {
            ui.horizontal_top(|ui| {
                preview(ui, design, PREVIEW);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let name = egui::RichText::new(design.name()).font(fonts::bold(fonts::size::BODY));
                    ui.add(egui::Label::new(name.color(palette::ink::BRIGHT)).truncate());
                    widgets::explanation(ui, &design.extent(words));
                    widgets::explanation(ui, design.about());
                });
            });
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            let width = (ui.available_width() - measures::BUTTON_GAP) / 2.0;
            let button = |name| Button::new(words, name).width(width).height(measures::CONTROL_HEIGHT);
            if button("new-game-choose-setup").show(ui).clicked() {
                wish = Some(Wish::Choose);
            }
            if button("title-editor").named("new-game/editor").show(ui).clicked() {
                wish = Some(Wish::Edit);
            }
        });
    });
    wish
}
