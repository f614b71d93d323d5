//! Texts about a position, and pictures of the rulebook.

use bevy_egui::egui;

use super::Choice;
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::Icon;
use cannon_rules::{PackedAction, Side};

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

    /// A remark on the given choice and the place at which the player points, or what to do next.
    fn choice_text(&self, choice: &Choice, spot: Option<Spot>, words: &Words) -> Option<String>;

    /// A legal action in this position in a few words that begin with the piece, such as "soldier from d3 to d4". Empty for a number that is no
    /// action of the game.
    fn move_text(&self, action: PackedAction, words: &Words) -> String;

    /// The kind of a legal action, and the place or places that tell it apart, such as "d4". `None` for a number that is no action of the
    /// game.
    fn move_sign(&self, action: PackedAction) -> Option<(Icon, String)>;

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
