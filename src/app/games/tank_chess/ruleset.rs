//! On which board Tank Chess is played.

use bevy_egui::egui;

use crate::app::i18n::Words;
use crate::app::theme::widgets::{self, choice};
use crate::rules::tank_chess::{BoardName, Ruleset};

/// The boards with the identifiers of their names and explanations.
const BOARDS: [(&str, &str, &str); 12] = [
    ("basic-16", "board-basic-16", "board-basic-16-about"),
    ("basic-20", "board-basic-20", "board-basic-20-about"),
    ("skirmish", "board-skirmish", "board-skirmish-about"),
    ("mine-belt", "board-mine-belt", "board-mine-belt-about"),
    ("two-fords", "board-two-fords", "board-two-fords-about"),
    ("hedgerows", "board-hedgerows", "board-hedgerows-about"),
    ("capture-the-flag", "board-capture-the-flag", "board-capture-the-flag-about"),
    ("open-plain", "board-open-plain", "board-open-plain-about"),
    ("city-blocks", "board-city-blocks", "board-city-blocks-about"),
    ("long-corridors", "board-long-corridors", "board-long-corridors-about"),
    ("proving-ground", "board-proving-ground", "board-proving-ground-about"),
    ("grand-battle", "board-grand-battle", "board-grand-battle-about"),
];

/// The choice of a board.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    widgets::section(ui, &words.text("new-game-rules"), |ui| {
        let options: Vec<(BoardName, &str)> =
            BoardName::all().filter_map(|board| Some((board, words_of(board)?.0))).collect();
        choice(ui, words, "new-game/tank-board", &mut rules.board, &options);
        if let Some((_, about)) = words_of(rules.board) {
            widgets::explanation(ui, &words.text(about));
        }
    });
}

fn words_of(board: BoardName) -> Option<(&'static str, &'static str)> {
    BOARDS.iter().find(|(name, ..)| *name == board.name()).map(|&(_, name, about)| (name, about))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_words() {
        assert!(BoardName::all().all(|board| words_of(board).is_some()));
    }
}
