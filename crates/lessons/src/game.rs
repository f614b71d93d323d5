//! What a game adds to lessons: its predicates, places and files. Type-erased goals serve the rest of the crate.

use std::fmt::Debug;

use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, Game, PackedAction};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::LessonFault;
use super::goal::Goal;
use super::{Message, Place};

/// A file of a lesson: its name and its text.
pub type LessonFile = (&'static str, &'static str);

/// A game with lessons, implemented by its position type.
pub trait LessonGame: Game {
    /// The predicates of its goals.
    type Predicate: Predicate<Position = Self>;

    /// The built-in lessons in the order in which they are taught.
    const LESSONS: &'static [LessonFile];

    /// The place with this name, if it is on the board of this position.
    fn place(&self, name: &str) -> Option<Place>;

    /// The places of an action, to point at: where it starts, where it goes, and what it hits.
    fn action_places(&self, action: Self::Action) -> Vec<Place>;
}

/// A predicate over an action of the learner and the position after it.
pub trait Predicate: DeserializeOwned + Debug + Send + Sync + 'static {
    /// The position type of the game.
    type Position: Game;

    /// Whether an action meets the predicate.
    fn is_met(&self, played: &Played<'_, Self::Position>) -> bool;

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

/// A goal of any game.
pub(crate) trait AnyGoal: Debug + Send + Sync {
    /// Why a legal action at the current ply misses the goal; `None` if it reaches it.
    fn missed(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> Option<Message>;

    /// See [`Goal::for_each_message`].
    fn for_each_message(&self, visit: &mut dyn FnMut(&str));
}

/// The goal of a task of game `G`.
#[derive(Debug)]
struct GoalOf<G: LessonGame>(Goal<G::Predicate>);

impl<G: LessonGame> AnyGoal for GoalOf<G> {
    fn missed(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> Option<Message> {
        let not_an_action = || Some(Message::new("refused-not-an-action"));
        let Some(before) = timeline.downcast_ref::<G>().map(Timeline::position) else { return not_an_action() };
        let Some(action) = G::Action::unpack(action) else { return not_an_action() };
        let mut after = before.clone();
        after.play(action);
        let played = Played { before, action, after: &after };
        self.0.missed(&|predicate: &G::Predicate| predicate.is_met(&played))
    }

    fn for_each_message(&self, visit: &mut dyn FnMut(&str)) {
        self.0.for_each_message(visit);
    }
}

pub(crate) fn read_goal<G: LessonGame>(value: &Value) -> Result<Box<dyn AnyGoal>, (String, LessonFault)> {
    Goal::from_json(value).map(|goal| Box::new(GoalOf::<G>(goal)) as Box<dyn AnyGoal>)
}

pub(crate) fn place<G: LessonGame>(timeline: &dyn AnyTimeline, name: &str) -> Option<Place> {
    timeline.downcast_ref::<G>()?.position().place(name)
}

pub(crate) fn action_places<G: LessonGame>(timeline: &dyn AnyTimeline, action: PackedAction) -> Vec<Place> {
    let places = || Some(timeline.downcast_ref::<G>()?.position().action_places(G::Action::unpack(action)?));
    places().unwrap_or_default()
}
