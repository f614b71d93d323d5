//! The sections that explain the chosen rules.

use crate::new_game::NewGameDraft;
use cannon_app_base::play::Match;
use cannon_app_games::{self as games, Illustration, Tabletop};
use cannon_i18n::rulebook::{self, Block, Section, Topic};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

/// The topics of the screen, in reading order. Tips are a part of the rules of games that have some.
const TOPICS: [Topic; 3] = [Topic::Rules, Topic::Editions, Topic::About];

/// A section with its picture.
pub(super) struct IllustratedSection {
    pub(super) game: GameId,
    pub(super) heading: &'static str,
    pub(super) blocks: Vec<Block>,
    /// Identifier of a message on mouse and keys.
    pub(super) controls_id: Option<&'static str>,
    pub(super) illustration: Option<Box<dyn Illustration>>,
}

/// The sections for the chosen rules.
pub(super) struct Contents {
    /// Whether the rules in force are the rules of the match; otherwise they are the rules of the next game.
    pub(super) is_at_table: bool,
    /// The names of the game's presets.
    pub(super) presets: Vec<&'static str>,
    pub(super) sections: Vec<IllustratedSection>,
}

impl Contents {
    /// The sections for the rules of a preset of a game, or without a preset for the rules in force. These are the rules of the match if a
    /// match of this game is at the table, and otherwise the rules chosen on the New game screen.
    pub(super) fn new(table: &Tabletop, preset: Option<usize>, game: Option<&Match>, draft: &NewGameDraft) -> Contents {
        let at_table = game.map(Match::timeline).filter(|timeline| timeline.game() == table.id);
        let presets = (table.rulebook_presets)();
        let timeline = match (preset, at_table) {
            (None, Some(timeline)) => Some(timeline.clone()),
            (None, None) => draft.timeline_of(table.id),
            (Some(index), _) => {
                presets.get(index).and_then(|rules| table.id.begin(Some(&rules.ruleset), None, rules.house_rules).ok())
            }
        };
        Contents {
            is_at_table: at_table.is_some(),
            presets: presets.iter().map(|rules| rules.name_id).collect(),
            sections: timeline.map_or_else(Vec::new, |timeline| sections(table, &timeline)),
        }
    }
}

fn sections(table: &Tabletop, timeline: &AnyTimeline) -> Vec<IllustratedSection> {
    let sections = TOPICS.into_iter().flat_map(|topic| rulebook::page(topic, timeline));
    let illustrated = |Section { heading, blocks }| IllustratedSection {
        game: table.id,
        heading,
        blocks,
        controls_id: (table.controls_id)(heading),
        illustration: games::illustration(timeline, heading),
    };
    sections.map(illustrated).collect()
}
