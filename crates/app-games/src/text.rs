//! Texts about a position, and pictures of the rulebook.

use bevy_egui::egui;

use super::Choice;
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_rules::Side;

/// The texts of a position.
pub trait GameText {
    /// Identifier of a message with `$side` that announces the turn, if the turn is of a special kind.
    fn turn_message(&self) -> Option<&'static str>;

    /// A reminder of a goal of this board beside the usual goals, and how far it has been reached.
    fn goal_text(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }

    /// Warnings about this position, as identifiers of messages with `$side`.
    fn warnings(&self) -> Vec<(&'static str, Side)>;

    /// A remark about `spot`, at which the player points, with the given choice.
    fn hover_text(&self, choice: &Choice, spot: Spot, words: &Words) -> Option<String> {
        let _ = (choice, spot, words);
        None
    }

    /// The number of a side's pieces, not counting pieces whose loss ends the game.
    fn piece_count(&self, side: Side) -> u32;
}

/// A picture beside the text of a page.
pub trait Illustration: Send + Sync {
    /// Shows the picture within `size`. `elapsed` is the time since the page was opened, in seconds.
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, elapsed: f32);

    /// The moments before and after each movement, in seconds since the page was opened. Empty for a picture without movement.
    fn still_moments(&self) -> Vec<f32>;
}
