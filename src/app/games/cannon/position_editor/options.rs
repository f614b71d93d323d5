//! Widgets for the side to move and the rules of an edited position.

use bevy_egui::egui;

use super::named_position::NamedPosition;
use super::tools;
use crate::app::games::cannon::ruleset;
use crate::app::i18n::Words;
use crate::app::theme::widgets::{label, segmented_control};
use cannon_rules::cannon::Position;
use cannon_rules::{Game, Side};

/// Shows the widgets. Returns the position with the change, if there was one.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, position: &NamedPosition) -> Option<NamedPosition> {
    let mut changed = position.clone();
    label(ui, &words.text("position-side-to-move"));
    let names = Side::ALL.map(|side| words.side_in(Position::ID, side));
    let options = [(Side::South, names[0].as_str()), (Side::North, names[1].as_str())];
    // The options are given names instead of text identifiers: an unknown identifier is shown as it is.
    if segmented_control(ui, words, "editor/to-move", &mut changed.setup.to_move, &options) {
        tools::forget_history(&mut changed.setup);
    }
    ruleset::show(ui, words, &mut changed.rules);
    (changed != *position).then_some(changed)
}
