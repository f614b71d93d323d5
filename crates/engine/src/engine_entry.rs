//! The engine of a game, type-erased.

use std::sync::atomic::AtomicBool;

use super::analysis::WinModel;
use super::book::Book;
use super::book::book_set::BookSet;
use super::book::rotation::BoardRotation;
use super::levels::{Level, LevelTable, Strength};
use super::nnue::{NetworkEntry, NetworkError};
use super::playable::{Linear, Playable};
use super::reasons::{Danger, Explainable, Reason, ReasonsEntry};
use super::tuning::{Tunable, Tuner};
use super::{AnyEvaluator, SearchInfo, SearchOptions, search};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Style;
use cannon_rules::{Action, PackedAction};

type SearchFn = fn(
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
    reasons: ReasonsEntry,
    levels: &'static LevelTable,
    win_model: WinModel,
    linear_evaluator: fn() -> AnyEvaluator,
    think: SearchFn,
    style_bonus: fn(PackedAction, Style) -> i32,
    book_set: Option<&'static BookSet>,
    network: Option<NetworkEntry>,
}

impl EngineEntry {
    pub(super) const fn of<G: Explainable<Evaluator: Linear<G>>>(
        levels: &'static LevelTable,
        win_model: WinModel,
    ) -> EngineEntry {
        let (search_action, style_bonus) = (search_action::<G>, style_bonus::<G>);
        EngineEntry {
            game: G::ID,
            tuner: &Tuner::<G>::NEW,
            rotation: None,
            reasons: ReasonsEntry::of::<G>(),
            levels,
            win_model,
            linear_evaluator: AnyEvaluator::linear::<G>,
            think: search_action,
            style_bonus,
            book_set: None,
            network: None,
        }
    }

    /// The strength parameters of a level in this game.
    #[must_use]
    pub fn strength(&self, level: Level) -> &'static Strength {
        &self.levels[level.index()]
    }

    /// The curve from scores to win percentages.
    #[must_use]
    pub const fn win_model(&self) -> WinModel {
        self.win_model
    }

    pub(super) const fn with_rotation(self, rotation: BoardRotation) -> EngineEntry {
        EngineEntry { rotation: Some(rotation), ..self }
    }

    pub(super) const fn with_books(self, book_set: &'static BookSet) -> EngineEntry {
        EngineEntry { book_set: Some(book_set), ..self }
    }

    pub(super) const fn with_network(self, network: NetworkEntry) -> EngineEntry {
        EngineEntry { network: Some(network), ..self }
    }

    /// An evaluator with the network in the bytes of a file, in the variants of all styles.
    ///
    /// # Errors
    /// If the game has no evaluation by a network, or the file is damaged.
    pub fn read_network(&self, bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
        let network = self.network.ok_or(NetworkError::Unsupported { game: self.game })?;
        (network.read)(bytes)
    }

    /// The evaluator with the network that is built in, in the variants of all styles.
    ///
    /// # Errors
    /// If the game has no evaluation by a network, or the one that is built in is damaged.
    pub fn built_in_network(&self) -> Result<AnyEvaluator, NetworkError> {
        let network = self.network.ok_or(NetworkError::Unsupported { game: self.game })?;
        (network.built_in)().clone()
    }

    /// Why the levels that should evaluate with the network do not: the error of the one that is built in. `None` if it is sound, or no
    /// level uses it.
    #[must_use]
    pub fn network_problem(&self) -> Option<NetworkError> {
        let network = self.network.filter(|network| network.serves_levels)?;
        (network.built_in)().as_ref().err().cloned()
    }

    /// The linear evaluator, in the variants of all styles. It is that of levels 10 and below, and of the others if they use no network,
    /// or the one that is built in is damaged.
    #[must_use]
    pub fn linear_evaluator(&self) -> AnyEvaluator {
        (self.linear_evaluator)()
    }

    /// The opening books of its game.
    #[must_use]
    pub fn books(&self) -> &'static [Book] {
        self.book_set.map_or(&[], BookSet::books)
    }

    /// See [`super::explain`].
    #[must_use]
    pub fn explain(&self, timeline: &dyn AnyTimeline, action: PackedAction, pv: &[PackedAction]) -> Vec<Reason> {
        (self.reasons.explain)(timeline, action, pv)
    }

    /// See [`super::threats_after`].
    #[must_use]
    pub fn threats_after(&self, timeline: &dyn AnyTimeline) -> Vec<Reason> {
        (self.reasons.threats_after)(timeline)
    }

    /// See [`super::danger`].
    #[must_use]
    pub fn danger(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> Option<Danger> {
        (self.reasons.danger)(timeline, action)
    }

    /// The book action for the present position, if the options allow one.
    pub(super) fn book_action(&self, timeline: &dyn AnyTimeline, options: &SearchOptions) -> Option<PackedAction> {
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
        timeline: &dyn AnyTimeline,
        options: &SearchOptions,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<PackedAction> {
        let strength = self.strength(options.level);
        let may_use_network = strength.uses_network && options.evaluator.is_none();
        let network = self.network.filter(|network| network.serves_levels && may_use_network);
        let evaluator = network.and_then(|network| (network.built_in)().as_ref().ok());
        let with_network =
            evaluator.map(|evaluator| SearchOptions { evaluator: Some(evaluator.clone()), ..options.clone() });
        (self.think)(timeline, with_network.as_ref().unwrap_or(options), strength, stop, on_info)
    }
}

fn style_bonus<G: Playable>(action: PackedAction, style: Style) -> i32 {
    G::Action::unpack(action).map_or(0, |action| G::style_bonus(action, style))
}

fn search_action<G: Playable>(
    timeline: &dyn AnyTimeline,
    options: &SearchOptions,
    strength: &'static Strength,
    stop: &AtomicBool,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction> {
    search::choose(timeline.downcast_ref::<G>()?, options, strength, stop, on_info).map(Action::pack)
}
