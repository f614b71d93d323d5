//! One learner in one lesson, as a pure value. The caller shows the [timeline](LessonSession::timeline), the
//! [stage](LessonSession::stage) and the answers to the learner's actions.

use std::collections::BTreeSet;
use std::sync::Arc;

use cannon_rules::any::{AnyRefusal, AnyTimeline};
use cannon_rules::{PackedAction, Side, Spot};

use super::{Lesson, Message, Task, Turn};

/// Number of failed tries in one turn after which the hint points.
pub const TRIES_BEFORE_HINT: u32 = 2;

/// What the learner sees now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage<'a> {
    /// The learner's turn. [`LessonSession::try_action`] judges an action.
    Turn {
        /// What to do.
        text: &'a Message,
        /// The learner's side.
        learner: Side,
        /// The places of the pieces that have to move, if the text names them.
        movers: &'a [Spot],
        /// The places of the goal, if the text names them.
        goals: &'a [Spot],
        /// Places at which the hint points, once it has been earned by failed tries or asked for.
        hint: Option<&'a [Spot]>,
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
    /// A task is on, and the timeline begins at the position of the task.
    NextTask,
    /// The lesson is at its end.
    Finished,
    /// The learner is to move, so nothing happened.
    Waiting,
}

/// A learner's way through a lesson.
#[derive(Clone, Debug)]
pub struct LessonSession {
    lesson: Arc<Lesson>,
    task: usize,
    cursor: Cursor,
    timeline: AnyTimeline,
    /// Failed tries in the current turn. A hint that is asked for counts as enough of them.
    failed_tries: u32,
    solved_tasks: BTreeSet<usize>,
}

/// Place within a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cursor {
    /// This turn.
    At(usize),
    /// The task is solved.
    Solved,
}

impl LessonSession {
    /// Begins a lesson.
    pub fn new(lesson: Arc<Lesson>) -> LessonSession {
        // A lesson has at least one task.
        let timeline = lesson.tasks[0].start.clone();
        LessonSession {
            lesson,
            task: 0,
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

    /// Index of the current task; the number of tasks at the end of the lesson.
    pub fn task(&self) -> usize {
        self.task
    }

    /// The game as it stands: the position of the task, and the actions played since.
    pub fn timeline(&self) -> &AnyTimeline {
        &self.timeline
    }

    /// Indices of the tasks solved in this session. Skipped tasks are not among them.
    pub fn solved_tasks(&self) -> &BTreeSet<usize> {
        &self.solved_tasks
    }

    /// Whether the lesson is at its end.
    pub fn is_finished(&self) -> bool {
        self.task >= self.lesson.tasks.len()
    }

    /// What the learner sees now.
    pub fn stage(&self) -> Stage<'_> {
        let Some(task) = self.lesson.tasks.get(self.task) else { return Stage::Finished };
        let Some((_, at)) = self.current_turn() else { return Stage::Solved { text: task.done.as_ref() } };
        let Turn { text, movers, goals, hint, .. } = &task.turns[at];
        let hint = (self.failed_tries >= TRIES_BEFORE_HINT).then_some(hint.as_slice());
        Stage::Turn { text, learner: task.learner, movers, goals, hint, seconds: task.seconds }
    }

    /// The places of the units whose armour is shown now.
    pub fn armour(&self) -> &[Spot] {
        self.current_turn().map_or(&[], |(task, at)| &task.turns[at].armour)
    }

    /// The actions that are stored as solutions of the current turn, the model solution first; none in other stages.
    pub fn solutions(&self) -> &[PackedAction] {
        self.current_turn().map_or(&[], |(task, at)| &task.turns[at].solutions)
    }

    /// The current task and the index of its turn, if the learner is to move.
    fn current_turn(&self) -> Option<(&Task, usize)> {
        let task = self.lesson.tasks.get(self.task)?;
        match self.cursor {
            Cursor::At(at) if at < task.turns.len() => Some((task, at)),
            Cursor::At(_) | Cursor::Solved => None,
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
        self.solved_tasks.insert(self.task);
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

    /// Begins the next task after a solved one.
    pub fn proceed(&mut self) -> Proceeded {
        match self.cursor {
            _ if self.is_finished() => Proceeded::Finished,
            Cursor::Solved => self.go_to_task(self.task + 1),
            Cursor::At(_) => Proceeded::Waiting,
        }
    }

    /// Begins a task anew. Beyond the last task is the end of the lesson.
    pub fn go_to_task(&mut self, task: usize) -> Proceeded {
        self.task = task.min(self.lesson.tasks.len());
        self.cursor = Cursor::At(0);
        self.failed_tries = 0;
        let Some(task) = self.lesson.tasks.get(self.task) else { return Proceeded::Finished };
        self.timeline = task.start.clone();
        Proceeded::NextTask
    }

    /// Begins the current task anew.
    pub fn restart_task(&mut self) -> Proceeded {
        self.go_to_task(self.task)
    }

    /// Goes back: to the start of a task that is under way, or else to the task before.
    pub fn go_back(&mut self) -> Proceeded {
        match self.cursor {
            Cursor::At(0) if self.task == 0 => Proceeded::Waiting,
            Cursor::At(0) => self.go_to_task(self.task - 1),
            Cursor::At(_) | Cursor::Solved => self.restart_task(),
        }
    }

    /// Whether there is something to go back to.
    pub fn can_go_back(&self) -> bool {
        self.task > 0 || self.cursor != Cursor::At(0)
    }

    /// Leaves the current task, which does not count as solved unless it is.
    pub fn skip(&mut self) -> Proceeded {
        self.go_to_task(self.task + 1)
    }
}
