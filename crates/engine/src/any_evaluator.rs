//! Type-erased evaluators.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::playable::{Evaluator, Linear, Playable};
use super::search::{self, SearchCall};
use cannon_rules::timeline::Timeline;

/// An evaluator of any game, used in place of the style's own: see [`SearchOptions::evaluator`](super::SearchOptions::evaluator).
///
/// It may be of another type than the game's [own](Playable::Evaluator), and may have a variant for each style.
#[derive(Clone)]
pub struct AnyEvaluator {
    evaluators: Arc<dyn Any + Send + Sync>,
    network: Option<u32>,
}

impl AnyEvaluator {
    /// The game's linear evaluators of all styles.
    pub(super) fn linear<G: Playable<Evaluator: Linear<G>>>() -> AnyEvaluator {
        let of_style = |&style| G::Evaluator::from_weights(G::evaluator(style).weights().to_vec());
        AnyEvaluator::by_style(G::STYLES.iter().map(of_style).collect())
    }

    /// The same evaluator for all styles.
    pub(super) fn new<G: Playable>(evaluator: impl Evaluator<G>) -> AnyEvaluator {
        AnyEvaluator::by_style(vec![evaluator])
    }

    /// An evaluator for each style, in the order of [`Game::STYLES`](cannon_rules::Game::STYLES). The first evaluator, for the plain style,
    /// also serves styles beyond the end of the list.
    pub(super) fn by_style<G: Playable>(evaluators: Vec<impl Evaluator<G>>) -> AnyEvaluator {
        let evaluators: Box<dyn SearchEvaluators<G>> = Box::new(ByStyle(evaluators));
        AnyEvaluator { evaluators: Arc::new(evaluators), network: None }
    }

    /// The same evaluator, marked with the checksum of its network.
    pub(super) fn with_network(self, checksum: u32) -> AnyEvaluator {
        AnyEvaluator { network: Some(checksum), ..self }
    }

    /// The checksum of the evaluator's network, as it stands in the network's file; `None` for an evaluator without a network.
    pub const fn network_checksum(&self) -> Option<u32> {
        self.network
    }

    /// The static evaluation of a position for its side to move, in the plain style; `None` if the evaluator is of another game.
    pub fn evaluate<G: Playable>(&self, position: &G) -> Option<i32> {
        self.of::<G>()?.evaluate(position)
    }

    /// The evaluators, if they are of this game.
    pub(super) fn of<G: Playable>(&self) -> Option<&dyn SearchEvaluators<G>> {
        self.evaluators.downcast_ref::<Box<dyn SearchEvaluators<G>>>().map(|evaluators| &**evaluators)
    }
}

impl fmt::Debug for AnyEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyEvaluator")
    }
}

/// Evaluators of the game `G` whose type is erased. The search is compiled for each type of evaluator, and the type is chosen once for
/// each search.
pub(super) trait SearchEvaluators<G: Playable>: Send + Sync {
    /// Chooses an action with the evaluator of the options' style. See [`super::choose_action`].
    fn choose(&self, timeline: &Timeline<G>, call: SearchCall<'_>) -> Option<G::Action>;

    /// The static evaluation of a position for its side to move, in the plain style.
    fn evaluate(&self, position: &G) -> Option<i32>;
}

/// See [`AnyEvaluator::by_style`].
struct ByStyle<E>(Vec<E>);

impl<G: Playable, E: Evaluator<G>> SearchEvaluators<G> for ByStyle<E> {
    fn choose(&self, timeline: &Timeline<G>, call: SearchCall<'_>) -> Option<G::Action> {
        let style = G::STYLES.iter().position(|&style| style == call.options.style);
        let evaluator = style.and_then(|style| self.0.get(style)).or(self.0.first())?;
        search::choose_with(evaluator, timeline, call)
    }

    fn evaluate(&self, position: &G) -> Option<i32> {
        let evaluator = self.0.first()?;
        Some(evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info()))
    }
}
