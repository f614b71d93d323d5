//! Lessons as values. [`Lesson::from_json`] makes them, so that they are always valid.

use cannon_rules::any::AnyTimeline;
use cannon_rules::{GameId, PackedAction, Side, Spot};

use super::Message;
use super::game::AnyGoal;

/// A lesson: one idea, practised in tasks.
#[derive(Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// Its identifier, unique among the lessons of the game. Progress is kept by it.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Its title.
    pub title: Message,
    /// Its idea in one sentence.
    pub idea: Message,
    /// The kinds of actions that the lesson is the first to teach.
    pub teaches: Vec<String>,
    /// The tasks in order, at least one. Progress is kept by their indices.
    pub tasks: Vec<Task>,
}

/// A position in which the learner has to reach a goal, in one turn or in several.
#[derive(Debug)]
pub struct Task {
    /// The game at the start.
    pub start: AnyTimeline,
    /// The learner's side, which is to move at the start.
    pub learner: Side,
    /// The learner's turns, at least one.
    pub turns: Vec<Turn>,
    /// What the task has shown, to be said when it is solved.
    pub done: Option<Message>,
    /// Time for each turn in seconds, in lessons about clocks.
    pub seconds: Option<u16>,
}

/// One turn of the learner in a task.
#[derive(Debug)]
pub struct Turn {
    /// What to do.
    pub text: Message,
    pub(crate) goal: AnyGoal,
    /// Actions that reach the goal, at least one. The first is the model solution; other actions that reach the
    /// goal are accepted, too.
    pub solutions: Vec<PackedAction>,
    /// Actions that a learner may well try, and why they are wrong.
    pub wrong: Vec<WrongAction>,
    /// The places of the pieces that the text names as those to move.
    pub movers: Vec<Spot>,
    /// The places that the text names as the goal.
    pub goals: Vec<Spot>,
    /// Places at which the hint points.
    pub hint: Vec<Spot>,
    /// Places of units whose armour is shown during the turn.
    pub armour: Vec<Spot>,
    /// Replies of the opponent before the next turn: the first legal one is played. Empty in the last turn.
    pub replies: Vec<PackedAction>,
}

/// A legal action that misses the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAction {
    /// The action.
    pub action: PackedAction,
    /// Why it is wrong.
    pub reason: Message,
}

impl Turn {
    /// Why a legal action in this turn is wrong; `None` if it reaches the goal. `timeline` is the game before the
    /// action.
    pub fn missed(&self, timeline: &AnyTimeline, action: PackedAction) -> Option<Message> {
        let reason = self.goal.missed(timeline, action)?;
        let listed = self.wrong.iter().find(|wrong| wrong.action == action);
        Some(listed.map_or(reason, |wrong| wrong.reason.clone()))
    }

    /// The first reply that is legal at the current ply; `None` if the opponent has none.
    pub fn reply(&self, timeline: &AnyTimeline) -> Option<PackedAction> {
        self.replies.iter().copied().find(|&reply| timeline.notation(reply).is_some())
    }
}

impl Lesson {
    /// Calls `visit` with the identifier of every message of the lesson, in the order in which a learner meets them.
    pub fn for_each_message(&self, mut visit: impl FnMut(&str)) {
        visit(&self.title.id);
        visit(&self.idea.id);
        self.tasks.iter().for_each(|task| task.for_each_message(&mut visit));
    }
}

impl Task {
    fn for_each_message(&self, visit: &mut dyn FnMut(&str)) {
        for turn in &self.turns {
            visit(&turn.text.id);
            turn.goal.for_each_message(visit);
            turn.wrong.iter().for_each(|wrong| visit(&wrong.reason.id));
        }
        if let Some(done) = &self.done {
            visit(&done.id);
        }
    }
}
