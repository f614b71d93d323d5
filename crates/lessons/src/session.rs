//! One learner in one lesson, as a pure value. The caller shows the [timeline](LessonSession::timeline), the
//! [stage](LessonSession::stage) and the answers to the learner's actions.

use std::collections::BTreeSet;
use std::sync::Arc;

use cannon_rules::any::{AnyRefusal, AnyTimeline};
use cannon_rules::{PackedAction, Side};

use super::{Lesson, Message, Place, Step, Task, Turn};

/// Number of failed tries in one turn after which the hint points.
pub const TRIES_BEFORE_HINT: u32 = 2;

/// What the learner sees now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage<'a> {
    /// A scene: a text and the places that it is about. [`LessonSession::proceed`] plays on.
    Beat {
        /// The text.
        text: &'a Message,
        /// Places to point at.
        marks: &'a [Place],
        /// The action that [`LessonSession::proceed`] will play.
        action: Option<PackedAction>,
    },
    /// The learner's turn. [`LessonSession::try_action`] judges an action.
    Turn {
        /// What to do.
        text: &'a Message,
        /// The learner's side.
        learner: Side,
        /// The places of the pieces that have to move, if the text names them.
        movers: &'a [Place],
        /// The places of the goal, if the text names them.
        goals: &'a [Place],
        /// Places at which the hint points, once it has been earned by failed tries or asked for.
        hint: Option<&'a [Place]>,
        /// Time for the turn in seconds, if the lesson has a clock. [`LessonSession::run_out_of_time`] ends it.
        seconds: Option<u16>,
    },
    /// A task is solved. [`LessonSession::proceed`] goes on.
    Solved {
        /// What the task has shown.
        text: Option<&'a Message>,
    },
    /// The end of the lesson.
    Finished,
}

/// Answer to an action of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The action was played, and solves the task.
    Solved {
        /// What the task has shown.
        text: Option<Message>,
    },
    /// The action was played, and so was the opponent's reply. The next turn of the task is on.
    Continue {
        /// The reply.
        reply: PackedAction,
    },
    /// The action is legal, but misses the goal. It was not played.
    Wrong {
        /// Why it is wrong.
        reason: Message,
    },
    /// The rules refuse the action. It was not played.
    Illegal {
        /// The rule that it breaks.
        refusal: AnyRefusal,
    },
    /// It is not the learner's turn.
    NotNow,
}

/// Answer to [`LessonSession::proceed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proceeded {
    /// An action of the scene was played.
    Played(PackedAction),
    /// The next text of the same scene is on, without an action.
    NextText,
    /// The next step is on, and the timeline begins at the position of the step.
    NextStep,
    /// The lesson is at its end.
    Finished,
    /// The learner is to move, so nothing happened.
    Waiting,
}

/// A learner's way through a lesson.
#[derive(Clone, Debug)]
pub struct LessonSession {
    lesson: Arc<Lesson>,
    step: usize,
    cursor: Cursor,
    timeline: AnyTimeline,
    /// Failed tries in the current turn. A hint that is asked for counts as enough of them.
    failed_tries: u32,
    solved_tasks: BTreeSet<usize>,
}

/// Place within a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cursor {
    /// This beat of a scene, or turn of a task.
    At(usize),
    /// The task is solved.
    Solved,
}

impl LessonSession {
    /// Begins a lesson.
    pub fn new(lesson: Arc<Lesson>) -> LessonSession {
        // A lesson has at least one step.
        let timeline = lesson.steps[0].start().clone();
        LessonSession {
            lesson,
            step: 0,
            cursor: Cursor::At(0),
            timeline,
            failed_tries: 0,
            solved_tasks: BTreeSet::new(),
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Index of the current step; the number of steps at the end of the lesson.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The game as it stands: the position of the step, and the actions played since.
    pub fn timeline(&self) -> &AnyTimeline {
        &self.timeline
    }

    /// Numbers of the tasks solved in this session, counted from 0. Skipped tasks are not among them.
    pub fn solved_tasks(&self) -> &BTreeSet<usize> {
        &self.solved_tasks
    }

    /// Whether the lesson is at its end.
    pub fn is_finished(&self) -> bool {
        self.step >= self.lesson.steps.len()
    }

    /// What the learner sees now.
    pub fn stage(&self) -> Stage<'_> {
        match (self.lesson.steps.get(self.step), self.cursor) {
            (Some(Step::Scene(scene)), Cursor::At(at)) => {
                scene.beats.get(at).map_or(Stage::Solved { text: None }, |beat| Stage::Beat {
                    text: &beat.text,
                    marks: &beat.marks,
                    action: beat.action,
                })
            }
            (Some(Step::Task(task)), Cursor::At(at)) if at < task.turns.len() => {
                let turn = &task.turns[at];
                let hint = (self.failed_tries >= TRIES_BEFORE_HINT).then_some(turn.hint.as_slice());
                let Turn { text, movers, goals, .. } = turn;
                Stage::Turn { text, learner: task.learner, movers, goals, hint, seconds: task.seconds }
            }
            (Some(step), _) => Stage::Solved { text: step.task().and_then(|task| task.done.as_ref()) },
            (None, _) => Stage::Finished,
        }
    }

    /// The places of the units whose armour is shown now.
    pub fn armour(&self) -> &[Place] {
        match (self.lesson.steps.get(self.step), self.cursor) {
            (Some(Step::Scene(scene)), Cursor::At(at)) => scene.beats.get(at).map_or(&[], |beat| &beat.armour),
            (Some(Step::Task(task)), Cursor::At(at)) => task.turns.get(at).map_or(&[], |turn| &turn.armour),
            _ => &[],
        }
    }

    /// The actions that are stored as solutions of the current turn, the model solution first; none in other stages.
    pub fn solutions(&self) -> &[PackedAction] {
        self.current_turn().map_or(&[], |(task, at)| &task.turns[at].solutions)
    }

    /// The current task and the index of its turn, if the learner is to move.
    fn current_turn(&self) -> Option<(&Task, usize)> {
        match (self.lesson.steps.get(self.step)?, self.cursor) {
            (Step::Task(task), Cursor::At(at)) if at < task.turns.len() => Some((task, at)),
            _ => None,
        }
    }

    /// Judges an action of the learner. Only an action that reaches the goal is played.
    pub fn try_action(&mut self, action: PackedAction) -> Attempt {
        let Some((task, at)) = self.current_turn() else { return Attempt::NotNow };
        let turn = &task.turns[at];
        let mut after = self.timeline.clone();
        if let Err(refusal) = after.play(action) {
            self.failed_tries += 1;
            return Attempt::Illegal { refusal };
        }
        if let Some(reason) = turn.missed(&self.timeline, action) {
            self.failed_tries += 1;
            return Attempt::Wrong { reason };
        }
        let reply = turn.reply(&after).filter(|_| at + 1 < task.turns.len());
        let text = task.done.clone();
        let reply = reply.filter(|&reply| after.play(reply).is_ok());
        self.timeline = after;
        self.failed_tries = 0;
        if let Some(reply) = reply {
            self.cursor = Cursor::At(at + 1);
            return Attempt::Continue { reply };
        }
        self.cursor = Cursor::Solved;
        self.solved_tasks.extend(self.lesson.task_number(self.step));
        Attempt::Solved { text }
    }

    /// The learner has used up the time of the turn, which counts as a failed try.
    pub fn run_out_of_time(&mut self) -> Attempt {
        if self.current_turn().is_none() {
            return Attempt::NotNow;
        }
        self.failed_tries += 1;
        Attempt::Wrong { reason: Message::new("lesson-out-of-time") }
    }

    /// Shows the hint of the current turn at once.
    pub fn ask_for_hint(&mut self) {
        if self.current_turn().is_some() {
            self.failed_tries = TRIES_BEFORE_HINT;
        }
    }

    /// Goes on: plays the next action of a scene, shows its next text, or begins the next step after a scene or a solved
    /// task.
    pub fn proceed(&mut self) -> Proceeded {
        let Some(step) = self.lesson.steps.get(self.step) else { return Proceeded::Finished };
        let (Step::Scene(scene), Cursor::At(at)) = (step, self.cursor) else {
            return if self.cursor == Cursor::Solved { self.begin_next_step() } else { Proceeded::Waiting };
        };
        let (action, beats) = (scene.beats.get(at).and_then(|beat| beat.action), scene.beats.len());
        let played = action.filter(|&action| self.timeline.play(action).is_ok());
        self.cursor = if at + 1 < beats { Cursor::At(at + 1) } else { Cursor::Solved };
        match played {
            Some(action) => Proceeded::Played(action),
            None if self.cursor == Cursor::Solved => self.begin_next_step(),
            None => Proceeded::NextText,
        }
    }

    fn begin_next_step(&mut self) -> Proceeded {
        self.go_to_step(self.step + 1);
        if self.is_finished() { Proceeded::Finished } else { Proceeded::NextStep }
    }

    /// Begins a step anew. Beyond the last step is the end of the lesson.
    pub fn go_to_step(&mut self, step: usize) {
        self.step = step.min(self.lesson.steps.len());
        self.cursor = Cursor::At(0);
        self.failed_tries = 0;
        if let Some(step) = self.lesson.steps.get(self.step) {
            self.timeline = step.start().clone();
        }
    }

    /// Begins the current step anew.
    pub fn restart_step(&mut self) {
        self.go_to_step(self.step);
    }

    /// Goes back: to the text before in a scene, to the start of a task that is under way, or else to the step before.
    pub fn go_back(&mut self) -> Proceeded {
        let is_scene = matches!(self.lesson.steps.get(self.step), Some(Step::Scene(_)));
        match self.cursor {
            Cursor::At(at) if at > 0 && is_scene => {
                self.restart_step();
                for _ in 1..at {
                    self.proceed();
                }
            }
            Cursor::At(0) if self.step == 0 => return Proceeded::Waiting,
            Cursor::At(0) => self.go_to_step(self.step - 1),
            Cursor::At(_) | Cursor::Solved => self.restart_step(),
        }
        Proceeded::NextStep
    }

    /// Whether there is something to go back to.
    pub fn can_go_back(&self) -> bool {
        self.step > 0 || self.cursor != Cursor::At(0)
    }

    /// Leaves the current step. A task that is not solved does not count as solved.
    pub fn skip(&mut self) -> Proceeded {
        if self.is_finished() { Proceeded::Finished } else { self.begin_next_step() }
    }
}
