//! The traits by which a game adds its predicates, places and files to lessons. The rest of the crate uses [`AnyGoal`] and
//! the functions for a game in progress of any kind.

use std::fmt::Debug;

use cannon_rules::any::AnyTimeline;
use cannon_rules::{Action, Game, GameId, PackedAction, Spot, cannon, tank_chess};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Message;
use super::error::LessonFault;
use super::goal::Goal;

/// A file of a lesson: its name and its text.
pub type LessonFile = (&'static str, &'static str);

/// A game with lessons, implemented by its position type.
pub trait LessonGame: Game {
    /// The predicates of its goals.
    type Predicate: Predicate<Position = Self>;

    /// The built-in lessons in the order in which they are taught.
    const LESSONS: &'static [LessonFile];

    /// The built-in model games in the order in which they are listed.
    const MODEL_GAMES: &'static [LessonFile];

    /// The places of an action, to point at: where it starts, where it goes, and what it hits.
    fn action_places(&self, action: Self::Action) -> Vec<Spot>;
}

/// A predicate over an action of the learner and the position after it.
pub trait Predicate: DeserializeOwned + Debug + Send + Sync + 'static {
    /// The position type of the game.
    type Position: Game;

    /// Whether an action meets the predicate.
    fn is_met(&self, played: &Played<'_, Self::Position>) -> bool;

    /// The places of the pieces that have to act in this position. Empty for predicates that do not name them.
    fn movers(&self, _before: &Self::Position) -> Vec<Spot> {
        Vec::new()
    }

    /// The places that have to be reached in this position. Empty for predicates that do not name them.
    fn goals(&self, _before: &Self::Position) -> Vec<Spot> {
        Vec::new()
    }

    /// Why an action that misses the predicate is wrong.
    fn unmet_message(&self) -> Message;

    /// Why an action that meets the predicate is wrong where the goal excludes it.
    fn met_message(&self) -> Message;
}

/// A legal action of the learner, with the positions before and after it.
#[derive(Debug)]
pub struct Played<'a, G: Game> {
    /// The position before the action. The learner is to move.
    pub before: &'a G,
    /// The action.
    pub action: G::Action,
    /// The position after it.
    pub after: &'a G,
}

/// The goal of a task of any game.
#[derive(Debug)]
pub(crate) enum AnyGoal {
    /// A goal of Cannon.
    Cannon(Goal<<cannon::Position as LessonGame>::Predicate>),
    /// A goal of Tank Chess.
    TankChess(Goal<<tank_chess::Position as LessonGame>::Predicate>),
}

impl AnyGoal {
    /// Reads a goal of a game.
    ///
    /// # Errors
    /// See [`Goal::from_json`].
    pub(crate) fn from_json(game: GameId, value: &Value) -> Result<AnyGoal, (String, LessonFault)> {
        match game {
            GameId::Cannon => Goal::from_json(value).map(AnyGoal::Cannon),
            GameId::TankChess => Goal::from_json(value).map(AnyGoal::TankChess),
        }
    }

    /// Why a legal action at the current ply misses the goal; `None` if it reaches it.
    pub(crate) fn missed(&self, timeline: &AnyTimeline, action: PackedAction) -> Option<Message> {
        match (self, timeline) {
            (AnyGoal::Cannon(goal), AnyTimeline::Cannon(game)) => missed(goal, game.position(), action),
            (AnyGoal::TankChess(goal), AnyTimeline::TankChess(game)) => missed(goal, game.position(), action),
            (AnyGoal::Cannon(_) | AnyGoal::TankChess(_), _) => Some(not_an_action()),
        }
    }

    /// The places of the pieces that have to act at the current ply, and the places that have to be reached.
    pub(crate) fn named_places(&self, timeline: &AnyTimeline) -> [Vec<Spot>; 2] {
        match (self, timeline) {
            (AnyGoal::Cannon(goal), AnyTimeline::Cannon(game)) => named_places(goal, game.position()),
            (AnyGoal::TankChess(goal), AnyTimeline::TankChess(game)) => named_places(goal, game.position()),
            (AnyGoal::Cannon(_) | AnyGoal::TankChess(_), _) => Default::default(),
        }
    }

    /// See [`Goal::for_each_message`].
    pub(crate) fn for_each_message(&self, visit: &mut dyn FnMut(&str)) {
        match self {
            AnyGoal::Cannon(goal) => goal.for_each_message(visit),
            AnyGoal::TankChess(goal) => goal.for_each_message(visit),
        }
    }
}

fn missed<G: LessonGame>(goal: &Goal<G::Predicate>, before: &G, action: PackedAction) -> Option<Message> {
    let Some(action) = G::Action::unpack(action) else { return Some(not_an_action()) };
    let mut after = before.clone();
    after.play(action);
    let played = Played { before, action, after: &after };
    goal.missed(&|predicate: &G::Predicate| predicate.is_met(&played))
}

fn named_places<G: LessonGame>(goal: &Goal<G::Predicate>, before: &G) -> [Vec<Spot>; 2] {
    let [mut movers, mut goals] = [const { Vec::new() }; 2];
    goal.for_each_required(&mut |predicate: &G::Predicate| {
        movers.extend(predicate.movers(before));
        goals.extend(predicate.goals(before));
    });
    [movers, goals]
}

fn not_an_action() -> Message {
    Message::new("refused-not-an-action")
}

/// The place with this name on the board of the game in progress. `None` if there is no such place.
pub(crate) fn place(timeline: &AnyTimeline, name: &str) -> Option<Spot> {
    name.parse().ok().filter(|&spot| timeline.has_spot(spot))
}

/// The places of an action at the current ply, to point at. Empty for a number that is no action of the game.
pub(crate) fn action_places(timeline: &AnyTimeline, action: PackedAction) -> Vec<Spot> {
    match timeline {
        AnyTimeline::Cannon(game) => action_places_in(game.position(), action),
        AnyTimeline::TankChess(game) => action_places_in(game.position(), action),
    }
}

fn action_places_in<G: LessonGame>(position: &G, action: PackedAction) -> Vec<Spot> {
    G::Action::unpack(action).map_or_else(Vec::new, |action| position.action_places(action))
}
