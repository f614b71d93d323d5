//! Texts of a game, its rules and its rulebook.

use bevy_egui::egui;

use super::{GameInput, InspectorCard, InspectorQuery};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::sound::Sound;
use cannon_app_base::i18n::Words;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::timeline::{HouseRules, Timeline};

/// The texts of a game, the widgets for its rules, and its rulebook.
pub trait GameText: GameInput {
    /// Message identifier of the game's name.
    const NAME_ID: &'static str;

    /// The longest possible notation of an action, from which the width of the move list follows.
    const LONGEST_NOTATION: &'static str;

    /// The sounds of the [warnings](Self::warnings), by message identifier. Warnings without an entry are silent.
    const WARNING_SOUNDS: &'static [(&'static str, Sound)];

    /// Identifier of a message with `$side` that announces the turn, if the turn is of a special kind.
    fn turn_message(&self) -> Option<&'static str>;

    /// A reminder of a goal of this board beside the usual ones, and how far it has been reached.
    fn goal_text(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }

    /// Warnings about this position, as identifiers of messages with `$side`.
    fn warnings(&self) -> Vec<(&'static str, Side)>;

    /// A remark about `spot`, at which the player points, with the given choice.
    fn hover_text(&self, choice: &Self::Choice, spot: Spot, words: &Words) -> Option<String> {
        let _ = (choice, spot, words);
        None
    }

    /// Height of the inspector's card in points, which holds most cards without scrolling.
    const INSPECTOR_HEIGHT: f32;

    /// For sections of the rules, by the identifier of the heading, the identifier of the lesson in which a player can try them.
    const LESSONS_OF_SECTIONS: &'static [(&'static str, &'static str)];

    /// Identifier of the message that the inspector shows while there is no card.
    const INSPECTOR_HINT_ID: &'static str;

    /// The inspector's card about the place at which the player points, or about the chosen turn. It may tell what happened there before.
    /// `None` if there is nothing to tell, or if there is no such ply.
    fn inspect(
        timeline: &Timeline<Self>,
        query: InspectorQuery<'_, Self::Choice>,
        words: &Words,
    ) -> Option<InspectorCard>;

    /// The number of a side's pieces, not counting those whose loss ends the game.
    fn piece_count(&self, side: Side) -> u32;

    /// The usual time on the clock of each side under these rules, in minutes.
    fn default_minutes(rules: &Self::Ruleset) -> u32;

    /// Identifier of a message about the times that the published rules recommend, if they do.
    const CLOCK_ADVICE_ID: Option<&'static str> = None;

    /// Shows widgets for the rules of the next game and changes them.
    fn rules_ui(ui: &mut egui::Ui, words: &Words, rules: &mut Self::Ruleset);

    /// Identifier of a message that explains the formats.
    const FORMATS_ABOUT_ID: &'static str;

    /// The formats in which the game is played, casual games first.
    const FORMATS: &'static [GameFormat<Self::Ruleset>];

    /// Rulesets that the rulebook can describe besides the one in force, with the message identifiers of their names.
    fn rulebook_presets() -> Vec<(&'static str, Self::Ruleset)>;

    /// The picture beside a section of the rulebook, which is given by its heading, in a game with this start.
    fn illustration(start: &Self, heading: &str) -> Option<Box<dyn Illustration>>;

    /// Identifier of a message on how the player does at the board what a section of the rulebook explains.
    fn controls_id(heading: &str) -> Option<&'static str> {
        let _ = heading;
        None
    }

    /// The reference sheet of the rules, to print.
    fn reference_page(paper: Paper, words: &Localizer) -> Page;
}

/// A format of play, such as a tournament: the rules that it recommends in addition to those of a preset.
pub struct GameFormat<R> {
    /// Message identifier of the name.
    pub name_id: &'static str,
    /// The draw rules.
    pub house_rules: HouseRules,
    /// Changes a ruleset to one for this format.
    pub apply: fn(&mut R),
}

/// A picture beside the text of a page.
pub trait Illustration: Send + Sync {
    /// Shows the picture within `size`. `elapsed` is the time since the page was opened, in seconds.
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, elapsed: f32);

    /// The moments before and after each movement, in seconds since the page was opened. Empty for a picture without movement.
    fn still_moments(&self) -> Vec<f32>;
}
