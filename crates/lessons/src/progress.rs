//! Progress of a learner, in a form that can be stored.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Lesson, LessonSession, shipped};

/// Which lessons and tasks a learner has done, by game and lesson. Entries of unknown games and lessons are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    games: BTreeMap<String, BTreeMap<String, LessonProgress>>,
}

/// What a learner has done of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// Numbers of the solved tasks, counted from 0.
    pub solved: BTreeSet<usize>,
    /// Whether the learner has once solved all tasks. It stays when the lesson is repeated or gets more tasks.
    pub completed: bool,
}

impl Progress {
    /// Adds what was solved in a session. Returns whether the lesson is completed for the first time.
    pub fn record(&mut self, session: &LessonSession) -> bool {
        let lesson = session.lesson();
        let entry = self.games.entry(lesson.game.to_owned()).or_default().entry(lesson.id.clone()).or_default();
        entry.solved.extend(session.solved_tasks());
        let is_new = !entry.completed && (0..lesson.tasks().count()).all(|task| entry.solved.contains(&task));
        entry.completed |= is_new;
        is_new
    }

    /// What was done of a lesson; nothing if it is unknown.
    #[must_use]
    pub fn of(&self, lesson: &Lesson) -> LessonProgress {
        self.games.get(lesson.game).and_then(|game| game.get(&lesson.id)).cloned().unwrap_or_default()
    }

    /// Whether a lesson is completed.
    #[must_use]
    pub fn is_completed(&self, lesson: &Lesson) -> bool {
        self.of(lesson).completed
    }

    /// Index of the first built-in lesson of a game that is not completed; `None` if all are.
    #[must_use]
    pub fn next_lesson(&self, game: &str) -> Option<usize> {
        shipped(game).iter().position(|lesson| !self.is_completed(lesson))
    }
}
