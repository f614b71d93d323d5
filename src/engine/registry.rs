//! The computer players there are. A new game is one line in [`PLAYERS`].

use std::sync::atomic::AtomicBool;

use super::playable::{Linear, Playable};
use super::tuning::{Tunable, Tuner};
use super::{Order, Report, search};
use crate::rules::any::AnyTimeline;
use crate::rules::{Action, PackedAction, cannon};

/// The computer player of every game that has one.
pub static PLAYERS: &[Player] = &[Player::of::<cannon::Position>()];

type Think = fn(&dyn AnyTimeline, &Order, &AtomicBool, &mut dyn FnMut(&Report)) -> Option<PackedAction>;

/// A computer player whose game's type is hidden.
#[derive(Clone, Copy)]
pub struct Player {
    /// The identifier of its game.
    pub game: &'static str,
    /// For tuning its evaluation.
    pub tuner: &'static dyn Tunable,
    think: Think,
}

impl Player {
    const fn of<G: Playable<Evaluator: Linear<G>>>() -> Player {
        Player { game: G::ID, tuner: &Tuner::<G>::NEW, think: think::<G> }
    }

    /// See [`super::think`].
    pub fn think(
        &self,
        timeline: &dyn AnyTimeline,
        order: &Order,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<PackedAction> {
        (self.think)(timeline, order, stop, report)
    }
}

/// The computer player of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static Player> {
    PLAYERS.iter().find(|player| player.game == game)
}

fn think<G: Playable>(
    timeline: &dyn AnyTimeline,
    order: &Order,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Report),
) -> Option<PackedAction> {
    search::choose(timeline.of::<G>()?, order, stop, report).map(Action::pack)
}
