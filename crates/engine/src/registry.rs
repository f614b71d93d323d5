//! The list of engines. A new game is one line in [`ENGINES`].

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

/// The engines of all games that have one.
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

/// The engine of a game, type-erased.
#[derive(Clone, Copy)]
pub struct EngineEntry {
    /// The identifier of its game.
    pub game: &'static str,
    /// The tuner of its evaluator.
    pub tuner: &'static dyn Tunable,
    /// The rotation of its board. `None` if the game is not equivalent on the rotated board.
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

    /// The strength parameters of a level in this game.
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

    /// The texts of the opening books.
    #[must_use]
    pub fn texts(&self) -> &'static [&'static str] {
        self.book_set.map_or(&[], BookSet::texts)
    }

    /// The book action for the present position, if the options allow one.
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

    /// See [`super::choose_action`].
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

/// The engine of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static EngineEntry> {
    ENGINES.iter().find(|player| player.game == game)
}

/// The strength parameters of a level in the game with this identifier. `None` if the game has no engine.
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
    search::choose(timeline.downcast_ref::<G>()?, order, strength, stop, report).map(Action::pack)
}
