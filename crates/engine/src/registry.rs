//! The computer players there are. A new game is one line in [`PLAYERS`].

use std::sync::atomic::AtomicBool;

use super::book::Book;
use super::book::shelf::{self, Shelf};
use super::book::turn::{Turn, Turnable};
use super::levels::{Level, Strength, Table};
use super::playable::{Linear, Playable};
use super::tuning::{Tunable, Tuner};
use super::{Order, Report, Style, search};
use super::{cannon::LEVELS as CANNON_LEVELS, tank_chess::LEVELS as TANK_CHESS_LEVELS};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Action, PackedAction, cannon, tank_chess};

/// The computer player of every game that has one.
pub static PLAYERS: &[Player] = &[
    Player::of::<cannon::Position>(&CANNON_LEVELS).turned_as::<cannon::Position>().with_books(&shelf::CANNON),
    Player::of::<tank_chess::Position>(&TANK_CHESS_LEVELS),
];

type Think =
    fn(&dyn AnyTimeline, &Order, &'static Strength, &AtomicBool, &mut dyn FnMut(&Report)) -> Option<PackedAction>;

/// A computer player whose game's type is hidden.
#[derive(Clone, Copy)]
pub struct Player {
    /// The identifier of its game.
    pub game: &'static str,
    /// For tuning its evaluation.
    pub tuner: &'static dyn Tunable,
    /// How its board is turned; `None` if the game is another one then.
    pub turn: Option<Turn>,
    levels: &'static Table,
    think: Think,
    taste: fn(PackedAction, Style) -> i32,
    shelf: Option<&'static Shelf>,
}

impl Player {
    const fn of<G: Playable<Evaluator: Linear<G>>>(levels: &'static Table) -> Player {
        let (think, taste) = (think::<G>, taste::<G>);
        Player { game: G::ID, tuner: &Tuner::<G>::NEW, turn: None, levels, think, taste, shelf: None }
    }

    /// What a level may see in this game, and what it gets wrong.
    #[must_use]
    pub fn strength(&self, level: Level) -> &'static Strength {
        &self.levels[usize::from(level.number() - Level::MIN.number())]
    }

    const fn turned_as<G: Turnable>(self) -> Player {
        Player { turn: Some(Turn::of::<G>()), ..self }
    }

    const fn with_books(self, shelf: &'static Shelf) -> Player {
        Player { shelf: Some(shelf), ..self }
    }

    /// The opening books of its game.
    #[must_use]
    pub fn books(&self) -> &'static [Book] {
        self.shelf.map_or(&[], Shelf::books)
    }

    /// The same as texts.
    #[must_use]
    pub fn texts(&self) -> &'static [&'static str] {
        self.shelf.map_or(&[], Shelf::texts)
    }

    /// What the opening books have for the present position, as far as the order lets it look.
    pub(super) fn consult(&self, timeline: &dyn AnyTimeline, order: &Order) -> Option<PackedAction> {
        let strength = self.strength(order.level);
        let closed = !order.book || order.lines.get() > 1 || timeline.ply() >= strength.book;
        if closed {
            return None;
        }
        let noise = strength.noise.unsigned_abs();
        let taste = |action| (self.taste)(action, order.style);
        self.books().iter().find_map(|book| book.choose(timeline, order.seed, noise, taste))
    }

    /// See [`super::think`].
    pub fn think(
        &self,
        timeline: &dyn AnyTimeline,
        order: &Order,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<PackedAction> {
        (self.think)(timeline, order, self.strength(order.level), stop, report)
    }
}

/// The computer player of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static Player> {
    PLAYERS.iter().find(|player| player.game == game)
}

/// What a level may see in the game with this identifier. `None` if the game has no computer player.
#[must_use]
pub fn strength(game: &str, level: Level) -> Option<&'static Strength> {
    find(game).map(|player| player.strength(level))
}

fn taste<G: Playable>(action: PackedAction, style: Style) -> i32 {
    G::Action::unpack(action).map_or(0, |action| G::taste(action, style))
}

fn think<G: Playable>(
    timeline: &dyn AnyTimeline,
    order: &Order,
    strength: &'static Strength,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Report),
) -> Option<PackedAction> {
    search::choose(timeline.of::<G>()?, order, strength, stop, report).map(Action::pack)
}
