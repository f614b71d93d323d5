//! The coach's words, which stand on the card beside the board: the question before an action that loses something, and a hint with its
//! reasons.

use bevy_egui::egui;

use crate::parts::shapes::wrapped;
use cannon_app_activities::coach::Warning;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::{fonts, widgets};
use cannon_engine::reasons::Reason;
use cannon_rules::PackedAction;

/// The largest number of reasons for a hint.
const MAX_REASONS: usize = 3;

/// Shows the question whether an action is to be played although it loses something. The board beside it shows what would happen.
pub(crate) fn question(ui: &mut egui::Ui, words: &Words, game: &Match, action: PackedAction, warning: &Warning) {
    let action = game.timeline().notation(action).unwrap_or_default();
    let heading = words.format("coach-heading", &[("action", action.into())]);
    wrapped(ui, &heading, fonts::display(fonts::size::SECTION), *ink::BRIGHT);
    widgets::paragraph(ui, &words.message(&warning.danger.reason.sentence));
}

/// Shows the hint and, once the player has asked for them, its reasons.
pub(crate) fn hint(ui: &mut egui::Ui, words: &Words, game: &Match, action: PackedAction, reasons: Option<&[Reason]>) {
    let notation = game.timeline().notation(action).unwrap_or_default();
    let text = words.format("coach-hint-action", &[("action", notation.into())]);
    wrapped(ui, &text, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let Some(reasons) = reasons else { return };
    if reasons.is_empty() {
        widgets::explanation(ui, &words.text("coach-hint-no-reason"));
    }
    for reason in reasons.iter().take(MAX_REASONS) {
        widgets::paragraph(ui, &words.message(&reason.sentence));
    }
}
