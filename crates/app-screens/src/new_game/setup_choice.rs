//! The chosen set-up on the New game screen, for games with more than one.

use bevy_egui::egui;

use super::draft::NewGameDraft;
use crate::editor::setups::{PREVIEW_SIZE, preview};
use crate::parts::text;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::widgets::shapes::{button_row, truncated};
use cannon_app_base::theme::{fonts, measures, palette, widgets};
use cannon_appearance::GroundLook;

/// The button that was clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetupButton {
    /// Opens the list of set-ups.
    ChooseAnother,
    /// Opens the editor.
    OpenEditor,
}

/// Shows the chosen set-up and returns the clicked button. Shows nothing for games that always begin in the same way.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, draft: &NewGameDraft, look: GroundLook) -> Option<SetupButton> {
    let design = draft.chosen_setup()?;
    let mut pressed = None;
    widgets::section(ui, &text::in_terms_of(words, "new-game-setup", draft.game), |ui| {
        widgets::card(ui, |ui| {
            ui.horizontal_top(|ui| {
                preview(ui, design, PREVIEW_SIZE, look);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    truncated(ui, &design.title(words), fonts::bold(fonts::size::BODY), *palette::ink::BRIGHT);
                    widgets::explanation(ui, &design.summary(words));
                    widgets::explanation(ui, &design.description(words));
                });
            });
        });
        button_row(ui, 2, |ui, width| {
            let button = |name, id| {
                let label = text::in_terms_of(words, id, draft.game);
                Button::labelled(name, label).min_width(width).height(measures::CONTROL_HEIGHT)
            };
            if button("new-game-choose-setup", "new-game-choose-setup").show(ui).clicked() {
                pressed = Some(SetupButton::ChooseAnother);
            }
            if button("new-game/editor", "title-editor").show(ui).clicked() {
                pressed = Some(SetupButton::OpenEditor);
            }
        });
    });
    pressed
}
