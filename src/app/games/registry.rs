//! The games that can be played on the table. A new game is one line in [`TABLES`].

use std::sync::LazyLock;

use bevy_egui::egui;
use serde_json::Value;

use super::{AnyPosition, Page, Tabletop, Workshop, cannon, tank_chess};
use crate::app::common::Tone;
use crate::app::common::command::{BINDINGS, Binding};
use crate::app::common::marks::MarkKind;
use crate::app::common::pieces::paint::PaintTable;
use crate::app::common::pieces::{Model, PropModel};
use crate::app::common::sound::{Sound, sounds};
use crate::app::i18n::Words;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

/// Every game that has a table, in the order in which they are offered.
pub static TABLES: &[Table] = &[Table::of::<cannon::Position>(), Table::of::<tank_chess::Position>()];

/// What the table needs of a game without knowing its type.
pub struct Table {
    /// The game's identifier, as in the rules' registry.
    pub game: &'static str,
    /// Identifier of its name.
    pub name: &'static str,
    /// See [`GameText::LONGEST_NOTATION`](super::GameText::LONGEST_NOTATION).
    pub longest_notation: &'static str,
    /// See [`BoardGame::MODELS`](super::BoardGame::MODELS).
    pub models: &'static [&'static Model],
    /// See [`BoardGame::PROPS`](super::BoardGame::PROPS).
    pub props: &'static [&'static PropModel],
    /// See [`BoardGame::PAINTS`](super::BoardGame::PAINTS).
    pub paints: PaintTable,
    /// See [`BoardGame::SOUNDS`](super::BoardGame::SOUNDS).
    pub sounds: &'static [Sound],
    /// See [`BoardGame::LIGHT`](super::BoardGame::LIGHT).
    pub light: Side,
    /// See [`Presentation::SURVEYS`](super::Presentation::SURVEYS).
    pub surveys: &'static [&'static str],
    /// See [`GameInput::KEYS`](super::GameInput::KEYS).
    pub keys: &'static [Binding],
    /// See [`GameInput::GESTURES`](super::GameInput::GESTURES).
    pub gestures: &'static [(&'static str, &'static str)],
    /// See [`BoardGame::WORKSHOP`](super::BoardGame::WORKSHOP).
    pub workshop: Option<&'static Workshop>,
    /// See [`BoardGame::HAS_FACES`](super::BoardGame::HAS_FACES).
    pub has_faces: bool,
    /// See [`Presentation::MARKS`](super::Presentation::MARKS).
    pub marks: &'static [&'static MarkKind],
    position_at: fn(&dyn AnyTimeline, usize) -> Option<&dyn AnyPosition>,
    usual_minutes: fn(Option<&Value>) -> u32,
    choose_rules: fn(&mut egui::Ui, &Words, &mut Option<Value>),
    book: fn() -> Vec<Page>,
}

impl Table {
    const fn of<G: Tabletop>() -> Table {
        Table {
            game: G::ID,
            name: G::NAME,
            longest_notation: G::LONGEST_NOTATION,
            models: G::MODELS,
            props: G::PROPS,
            paints: G::PAINTS,
            sounds: G::SOUNDS,
            light: G::LIGHT,
            surveys: G::SURVEYS,
            keys: G::KEYS,
            gestures: G::GESTURES,
            workshop: G::WORKSHOP,
            has_faces: G::HAS_FACES,
            marks: G::MARKS,
            position_at: position_at::<G>,
            usual_minutes: |rules| G::usual_minutes(&ruleset_of::<G>(rules)),
            choose_rules: choose_rules::<G>,
            book: G::book,
        }
    }

    /// What a side's pieces are like.
    #[must_use]
    pub fn tone(&self, side: Side) -> Tone {
        if side == self.light { Tone::Light } else { Tone::Dark }
    }

    /// The position at a ply. `None` if there is no such ply, or the timeline is another game's.
    #[must_use]
    pub fn position_at<'a>(&self, timeline: &'a dyn AnyTimeline, ply: usize) -> Option<&'a dyn AnyPosition> {
        (self.position_at)(timeline, ply)
    }

    /// Minutes a side that clocks usually have. The rules are a JSON value; `None` stands for the game's default.
    #[must_use]
    pub fn usual_minutes(&self, rules: Option<&Value>) -> u32 {
        (self.usual_minutes)(rules)
    }

    /// Shows and changes the rules of the next game, kept as their JSON value; `None` stands for the game's default.
    pub fn choose_rules(&self, ui: &mut egui::Ui, words: &Words, rules: &mut Option<Value>) {
        (self.choose_rules)(ui, words, rules);
    }

    /// See [`GameText::rulebook`](super::GameText::book).
    #[must_use]
    pub fn book(&self) -> Vec<Page> {
        (self.book)()
    }
}

/// All keys: those that all games share, and those of each game, each once.
static ALL_KEYS: LazyLock<Vec<Binding>> = LazyLock::new(|| {
    let mut keys = BINDINGS.to_vec();
    for binding in TABLES.iter().flat_map(|table| table.keys) {
        if !keys.contains(binding) {
            keys.push(*binding);
        }
    }
    keys
});

/// The keys of all games.
#[must_use]
pub fn bindings() -> &'static [Binding] {
    &ALL_KEYS
}

/// All sounds: those that all games share, and those of each game.
pub fn all_sounds() -> impl Iterator<Item = Sound> {
    sounds::ALL.iter().chain(TABLES.iter().flat_map(|table| table.sounds)).copied()
}

/// The table of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static Table> {
    TABLES.iter().find(|table| table.game == game)
}

/// What a side's pieces are like in the game with this identifier. Where there is no table, South's are dark.
#[must_use]
pub fn tone(game: &str, side: Side) -> Tone {
    let without = if side == Side::South { Tone::Dark } else { Tone::Light };
    find(game).map_or(without, |table| table.tone(side))
}

fn position_at<G: Tabletop>(timeline: &dyn AnyTimeline, ply: usize) -> Option<&dyn AnyPosition> {
    timeline.downcast_ref::<G>()?.position_at(ply).map(|position| position as &dyn AnyPosition)
}

fn ruleset_of<G: Tabletop>(value: Option<&Value>) -> G::Ruleset {
    value.and_then(|value| serde_json::from_value(value.clone()).ok()).unwrap_or_default()
}

fn choose_rules<G: Tabletop>(ui: &mut egui::Ui, words: &Words, value: &mut Option<Value>) {
    let before = ruleset_of::<G>(value.as_ref());
    let mut rules = before.clone();
    G::choose_rules(ui, words, &mut rules);
    if rules != before {
        // A ruleset of plain switches always has a JSON value.
        *value = serde_json::to_value(rules).ok();
    }
}
