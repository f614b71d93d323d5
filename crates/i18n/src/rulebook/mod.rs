//! The rulebook: pages that speak of the rules in force in a game, chosen from its ruleset, start and draw rules.
//!
//! The functions here are pure. They list message identifiers, which the window and the terminal show in their own ways:
//!
//! ```
//! use cannon_i18n::{Localizer, rulebook};
//! use cannon_rules::GameId;
//! use cannon_rules::timeline::HouseRules;
//!
//! let ruleset = serde_json::json!({ "board": "two-fords" });
//! let game = GameId::TankChess.begin(Some(&ruleset), None, HouseRules::NONE)?;
//! let words = Localizer::default();
//! for section in rulebook::page(rulebook::Topic::Rules, &game) {
//!     println!("{}: {} blocks", words.text(section.heading), section.blocks.len());
//! }
//! # Ok::<(), cannon_rules::any::ParseError>(())
//! ```
//!
//! `page` has the parts of pages. Each game has a file with its pages, and [`editions`] compares the published rules of Cannon.

pub mod cannon;
pub mod editions;
mod page;
pub mod tank_chess;
#[cfg(test)]
mod tests;

use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;

pub use cannon_rules::message::{Message, Value};
pub use page::{Block, Section, Table};

/// A page of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The rules in force.
    Rules,
    /// Advice on playing well.
    Tips,
    /// The published versions of the rules, side by side.
    Editions,
    /// Who made the game, and which parts of it are the project's own.
    About,
}

impl Topic {
    /// All topics, in the order in which they are listed.
    pub const ALL: [Topic; 4] = [Topic::Rules, Topic::Tips, Topic::Editions, Topic::About];

    /// The word for the topic in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Rules => "rules",
            Topic::Tips => "tips",
            Topic::Editions => "editions",
            Topic::About => "about",
        }
    }

    /// The topic with this name, ignoring case.
    pub fn find(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name().eq_ignore_ascii_case(name))
    }
}

/// The sections of a page for the game in progress. Empty if the game has no page on this topic.
pub fn page(topic: Topic, game: &AnyTimeline) -> Vec<Section> {
    match game {
        AnyTimeline::Cannon(game) => cannon::page(topic, game),
        AnyTimeline::TankChess(game) => tank_chess::page(topic, game),
    }
}

/// The topics on which the game has pages.
pub fn topics(game: &AnyTimeline) -> Vec<Topic> {
    Topic::ALL.into_iter().filter(|&topic| !page(topic, game).is_empty()).collect()
}

/// The section on draws. `quiet_id` is the message on too many turns in a row without an irreversible action.
fn draws(house: HouseRules, quiet_id: &'static str) -> Section {
    let mut texts: Vec<Message> = Vec::new();
    if house == HouseRules::NONE {
        texts.push("rules-draws-none".into());
    }
    if house.repetition {
        texts.push("rules-draws-repetition".into());
    }
    if let Some(turns) = house.quiet_turns {
        texts.push(Message::with(quiet_id, [("turns", Value::Number(turns))]));
    }
    texts.push("rules-draws-agreed".into());
    Section::new("rules-draws", texts)
}
