//! The computer players there are. A new game is one line in [`PLAYERS`].

use std::sync::atomic::AtomicBool;

use super::book::Book;
use super::book::book_set::{self, BookSet};
use super::book::rotation::{BoardRotation, Rotatable};
use super::levels::{Level, Strength, Table};
use super::playable::{Linear, Playable};
use super::tuning::{Tunable, Tuner};
use super::{SearchInfo, SearchOptions, Style, search};
use super::{cannon::LEVELS as CANNON_LEVELS, tank_chess::LEVELS as TANK_CHESS_LEVELS};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Action, PackedAction, cannon, tank_chess};

/// The computer player of every game that has one.
pub static ENGINES: &[EngineEntry] = &[
    EngineEntry::of::<cannon::Position>(&CANNON_LEVELS)
        .with_rotation::<cannon::Position>()
        .with_books(&book_set::CANNON),
    EngineEntry::of::<tank_chess::Position>(&TANK_CHESS_LEVELS),
];

type Think = fn(
    &dyn AnyTimeline,
    &SearchOptions,
    &'static Strength,
    &AtomicBool,
    &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction>;

/// A computer player whose game's type is hidden.
#[derive(Clone, Copy)]
pub struct EngineEntry {
    /// The identifier of its game.
    pub game: &'static str,
    /// For tuning its evaluation.
    pub tuner: &'static dyn Tunable,
    /// How its board is turned; `None` if the game is another one then.
    pub rotation: Option<BoardRotation>,
    levels: &'static Table,
    think: Think,
    style_bonus: fn(PackedAction, Style) -> i32,
    book_set: Option<&'static BookSet>,
}

impl EngineEntry {
    const fn of<G: Playable<Evaluator: Linear<G>>>(levels: &'static Table) -> EngineEntry {
        let (think, taste) = (think::<G>, style_bonus::<G>);
        EngineEntry {
            game: G::ID,
            tuner: &Tuner::<G>::NEW,
            rotation: None,
            levels,
            think,
            style_bonus: taste,
            book_set: None,
        }
    }

    /// What a level may see in this game, and what it gets wrong.
    #[must_use]
    pub fn strength(&self, level: Level) -> &'static Strength {
        &self.levels[usize::from(level.number() - Level::MIN.number())]
    }

    const fn with_rotation<G: Rotatable>(self) -> EngineEntry {
        EngineEntry { rotation: Some(BoardRotation::of::<G>()), ..self }
    }

    const fn with_books(self, shelf: &'static BookSet) -> EngineEntry {
        EngineEntry { book_set: Some(shelf), ..self }
    }

    /// The opening books of its game.
    #[must_use]
    pub fn books(&self) -> &'static [Book] {
        self.book_set.map_or(&[], BookSet::books)
    }

    /// The same as texts.
    #[must_use]
    pub fn texts(&self) -> &'static [&'static str] {
        self.book_set.map_or(&[], BookSet::texts)
    }

    /// What the opening books have for the present position, as far as the order lets it look.
    pub(super) fn book_action(&self, timeline: &dyn AnyTimeline, order: &SearchOptions) -> Option<PackedAction> {
        let strength = self.strength(order.level);
        let closed = !order.book || order.lines.get() > 1 || timeline.ply() >= strength.book;
        if closed {
            return None;
        }
        let noise = strength.noise.unsigned_abs();
        let taste = |action| (self.style_bonus)(action, order.style);
        self.books().iter().find_map(|book| book.choose(timeline, order.seed, noise, taste))
    }

    /// See [`super::think`].
    pub fn think(
        &self,
        timeline: &dyn AnyTimeline,
        order: &SearchOptions,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&SearchInfo),
    ) -> Option<PackedAction> {
        (self.think)(timeline, order, self.strength(order.level), stop, report)
    }
}

/// The computer player of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static EngineEntry> {
    ENGINES.iter().find(|player| player.game == game)
}

/// What a level may see in the game with this identifier. `None` if the game has no computer player.
#[must_use]
pub fn strength(game: &str, level: Level) -> Option<&'static Strength> {
    find(game).map(|player| player.strength(level))
}

fn style_bonus<G: Playable>(action: PackedAction, style: Style) -> i32 {
    G::Action::unpack(action).map_or(0, |action| G::style_bonus(action, style))
}

fn think<G: Playable>(
    timeline: &dyn AnyTimeline,
    order: &SearchOptions,
    strength: &'static Strength,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction> {
    search::choose(timeline.of::<G>()?, order, strength, stop, report).map(Action::pack)
}
