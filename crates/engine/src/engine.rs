//! The engines of all games: their levels, books and networks.

use std::sync::atomic::AtomicBool;

use super::analysis::WinModel;
use super::book::Book;
use super::book::rotation::BoardRotation;
use super::levels::{Level, LevelTable, Strength};
use super::nnue::{NetworkEntry, NetworkError};
use super::playable::{Linear, Playable};
use super::search::{self, SearchCall};
use super::tuning::Tuner;
use super::{AnyEvaluator, SearchInfo, SearchOptions, cannon, tank_chess};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Style;
use cannon_rules::{Action, GameId, PackedAction, with_timeline};

/// What the engine of one game has of its own, besides the evaluation and the ordering of actions in [`Playable`].
#[derive(Clone, Copy)]
pub struct Engine {
    /// The weights of the linear evaluator, for the tuner.
    pub tuner: Tuner,
    /// The rotation of the game's board. `None` if the game is not equivalent on the rotated board.
    pub rotation: Option<BoardRotation>,
    levels: &'static LevelTable,
    win_model: WinModel,
    linear_evaluator: fn() -> AnyEvaluator,
    style_bonus: fn(PackedAction, Style) -> i32,
    /// The opening books, which are read on first use.
    books: fn() -> &'static [Book],
    network: &'static NetworkEntry,
}

/// The engine of a game.
///
/// ```
/// use cannon_engine::{Level, engine};
/// use cannon_rules::GameId;
///
/// assert!(engine(GameId::Cannon).strength(Level::MAX).book_plies > 0);
/// ```
pub fn engine(game: GameId) -> &'static Engine {
    match game {
        GameId::Cannon => &cannon::ENGINE,
        GameId::TankChess => &tank_chess::ENGINE,
    }
}

impl Engine {
    pub(super) const fn of<G: Playable<Evaluator: Linear<G>>>(
        levels: &'static LevelTable,
        win_model: WinModel,
        network: &'static NetworkEntry,
        rotation: Option<BoardRotation>,
        books: fn() -> &'static [Book],
    ) -> Engine {
        Engine {
            tuner: Tuner::of::<G>(),
            rotation,
            levels,
            win_model,
            linear_evaluator: AnyEvaluator::linear::<G>,
            style_bonus: style_bonus::<G>,
            books,
            network,
        }
    }

    /// The strength parameters of a level in this game.
    pub fn strength(&self, level: Level) -> &'static Strength {
        &self.levels[level.index()]
    }

    /// The curve from scores to win percentages.
    pub const fn win_model(&self) -> WinModel {
        self.win_model
    }

    /// An evaluator with the network in the bytes of a file, in the variants of all styles.
    ///
    /// # Errors
    /// If the file is damaged.
    pub fn read_network(&self, bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
        (self.network.read)(bytes)
    }

    /// The evaluator with the network that is built in, in the variants of all styles.
    ///
    /// # Errors
    /// If the built-in network is damaged.
    pub fn built_in_network(&self) -> Result<AnyEvaluator, NetworkError> {
        self.network.built_in.clone()
    }

    /// Why the levels that should evaluate with the network do not: the error of the built-in network. `None` if the network is sound, or
    /// no level uses it.
    pub fn network_problem(&self) -> Option<NetworkError> {
        if self.network.serves_levels { self.network.built_in.as_ref().err().cloned() } else { None }
    }

    /// The linear evaluator, in the variants of all styles. Levels up to 10 use it. Higher levels use it if they use no network or if the
    /// built-in network is damaged.
    pub fn linear_evaluator(&self) -> AnyEvaluator {
        (self.linear_evaluator)()
    }

    /// The opening books of the game.
    pub fn books(&self) -> &'static [Book] {
        (self.books)()
    }

    /// The book action for the current position, if the options allow one.
    pub(super) fn book_action(&self, timeline: &AnyTimeline, options: &SearchOptions) -> Option<PackedAction> {
        let strength = self.strength(options.level);
        let skip_book = !options.use_book || options.lines.get() > 1 || timeline.ply() >= strength.book_plies;
        if skip_book {
            return None;
        }
        let evaluation_noise = strength.evaluation_noise.unsigned_abs();
        let style_bonus = |action| (self.style_bonus)(action, options.style);
        self.books().iter().find_map(|book| book.choose(timeline, options.seed, evaluation_noise, style_bonus))
    }

    /// See [`super::choose_action`].
    pub fn search_action(
        &self,
        timeline: &AnyTimeline,
        options: &SearchOptions,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<PackedAction> {
        let strength = self.strength(options.level);
        let uses_network = strength.uses_network && self.network.serves_levels && options.evaluator.is_none();
        let evaluator = if uses_network { self.network.built_in.as_ref().ok() } else { None };
        let with_network =
            evaluator.map(|evaluator| SearchOptions { evaluator: Some(evaluator.clone()), ..options.clone() });
        let call = SearchCall { options: with_network.as_ref().unwrap_or(options), strength, stop, on_info };
        with_timeline!(timeline, timeline => search::choose(timeline, call).map(Action::pack))
    }
}

fn style_bonus<G: Playable>(action: PackedAction, style: Style) -> i32 {
    G::Action::unpack(action).map_or(0, |action| G::style_bonus(action, style))
}
