//! Widgets for the side to move and the rules of an edited position.

use bevy_egui::egui;

use super::named_position::NamedPosition;
use super::tools;
use crate::cannon::ruleset::{self, NAMED};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{Stepper, explanation, label, segmented_control};
use cannon_rules::cannon::Ruleset;
use cannon_rules::{GameId, Side};

/// Shows the widgets. Returns the position with the change, if there was one.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, position: &NamedPosition) -> Option<NamedPosition> {
    let mut changed = position.clone();
    label(ui, &words.text("position-side-to-move"));
    let names = Side::ALL.map(|side| words.side_in(GameId::Cannon, side));
    let options = [(Side::South, names[0].as_str()), (Side::North, names[1].as_str())];
    // The options are given names instead of text identifiers: an unknown identifier is shown as it is.
    if segmented_control(ui, words, "editor/to-move", &mut changed.setup.to_move, &options) {
        tools::forget_history(&mut changed.setup);
    }
    widgets::section(ui, &words.text("new-game-rules"), |ui| preset(ui, words, &mut changed.rules));
    widgets::section(ui, &words.text("new-game-switches"), |ui| ruleset::switches(ui, words, &mut changed.rules));
    if position.is_start() && changed.rules.first != position.rules.first {
        changed.setup.to_move = changed.rules.first;
    }
    (changed != *position).then_some(changed)
}

/// Shows the name of the rules between two buttons: the panel is too narrow for the names beside each other.
fn preset(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    let index = NAMED.iter().position(|(_, known, _)| known == rules);
    let [name, about] = index.map_or(["preset-custom", "preset-custom-about"], |index| NAMED[index].0);
    let stepper = Stepper {
        name: "editor/preset",
        text: words.text(name),
        can_decrease: index.is_some_and(|index| index > 0),
        can_increase: index.is_none_or(|index| index + 1 < NAMED.len()),
    };
    let step = stepper.show(ui, words);
    explanation(ui, &words.text(about));
    let wanted = index.map_or(0, |index| index.saturating_add_signed(step as isize));
    if let Some((_, chosen, _)) = NAMED.get(wanted).filter(|_| step != 0) {
        *rules = *chosen;
    }
}
