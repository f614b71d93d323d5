//! The inspector's card about a place of the board: a value that a game fills in and the head-up display shows.

use bevy_egui::egui::{Painter, Rect};

use cannon_app_base::common::board::Spot;
use cannon_rules::Side;

use super::Choice;

/// The question that a card answers.
#[derive(Clone, Copy, Debug)]
pub struct InspectorQuery<'a> {
    /// The ply of the position in question.
    pub ply: usize,
    /// The place under the pointer or the cursor, if any.
    pub spot: Option<Spot>,
    /// The parts of a turn that the player has chosen so far.
    pub choice: Option<&'a Choice>,
    /// The side whose player reads the card.
    pub viewer: Side,
}

/// The card about a piece, about terrain, or about the chosen turn before it is played.
pub struct InspectorCard {
    /// The name of the piece or terrain.
    pub name: String,
    /// Where it is, and to whom it belongs.
    pub place: String,
    /// The picture beside the name.
    pub picture: Picture,
    /// A larger drawing with figures.
    pub plan: Option<Plan>,
    /// Its properties, one short text each.
    pub facts: Vec<String>,
    /// Lists below the properties.
    pub sections: Vec<CardSection>,
    /// The attackers of the piece: from where each could strike, and where it would hit.
    pub attacks: Vec<[Spot; 2]>,
}

/// A picture that fills a rectangle.
pub type Picture = Box<dyn Fn(&Painter, Rect) + Send + Sync>;

/// A drawing with figures, and the same in words.
pub struct Plan {
    /// The drawing.
    pub picture: Picture,
    /// The text for those who cannot see it.
    pub description: String,
}

/// The value of `$when` in texts about what a side can do in its turn, which is on now or comes later.
pub(super) fn turn_time(is_on: bool) -> &'static str {
    if is_on { "now" } else { "later" }
}

/// A list with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSection {
    /// The heading, or the whole message if there are no lines.
    pub heading: String,
    /// Whether the section is good or bad news for the player.
    pub mood: Mood,
    /// The entries.
    pub lines: Vec<String>,
}

/// Whether something is good or bad news for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Plain information.
    Neutral,
    /// An advantage.
    Good,
    /// A danger.
    Bad,
}

impl CardSection {
    /// A message without a list.
    pub fn message(mood: Mood, heading: String) -> CardSection {
        CardSection { heading, mood, lines: Vec::new() }
    }
}
