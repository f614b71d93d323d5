//! What is told of a game beside the board: its words, its rules and its choices.

use bevy_egui::egui;

use super::GameInput;
use crate::app::common::board::Spot;
use crate::app::i18n::Words;
use cannon_rules::Side;

/// The words and pages of a game.
pub trait GameText: GameInput {
    /// Identifier of the game's name.
    const NAME: &'static str;

    /// An action in notation than which none is longer: room is made for it where turns are listed.
    const LONGEST_NOTATION: &'static str;

    /// Identifier of the sentence that says whose turn it is and what is to be done, with `$side`, if the turn is of a special kind.
    fn turn_message(&self) -> Option<&'static str>;

    /// What must not be overlooked in this position, as identifiers of sentences with `$side`.
    fn warnings(&self) -> Vec<(&'static str, Side)>;

    /// What there is to say of `spot`, which the player points at, after this choice.
    fn remark(&self, choice: &Self::Choice, spot: Spot, words: &Words) -> Option<String> {
        let _ = (choice, spot, words);
        None
    }

    /// How many pieces a side has that it can lose one by one.
    fn pieces(&self, side: Side) -> u32;

    /// Minutes a side that clocks usually have, played by these rules.
    fn usual_minutes(rules: &Self::Ruleset) -> u32;

    /// Shows and changes the rules of the next game.
    fn choose_rules(ui: &mut egui::Ui, words: &Words, rules: &mut Self::Ruleset);

    /// The game explained, page by page.
    fn book() -> Vec<Page>;
}

/// One page of the explained rules.
pub struct Page {
    /// Identifier of its title.
    pub title: &'static str,
    /// Identifier of its text.
    pub text: &'static str,
    /// What is seen beside the text.
    pub picture: Option<Box<dyn Picture>>,
}

/// What is seen beside the text of a page.
pub trait Picture: Send + Sync {
    /// Shows it within `size`; `since` is how long the page has been open, in seconds.
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, since: f32);

    /// Whether anything on it moves.
    fn moves(&self) -> bool;
}
