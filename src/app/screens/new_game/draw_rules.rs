//! The draw rules on the New game screen: draws by repetition or without captures.

use bevy_egui::egui;

use super::draft::NewGameDraft;
use crate::app::i18n::Words;
use crate::app::theme::widgets::{self, toggle};

/// Default number of turns without a capture, counted for both sides together, after which the game is drawn.
const QUIET_TURNS: u32 = 100;

/// Shows the draw rules and applies changes to them.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("new-game-draws"), |ui| {
        let mut house = draft.house_rules();
        let before = house;
        toggle(ui, words, "draw-repetition", &mut house.repetition, Some("draw-repetition-about"));
        let mut quiet = house.quiet_turns.is_some();
        toggle(ui, words, "draw-quiet", &mut quiet, Some("draw-quiet-about"));
        house.quiet_turns = quiet.then_some(house.quiet_turns.unwrap_or(QUIET_TURNS));
        if house != before {
            draft.set_house_rules(house);
        }
    });
}
