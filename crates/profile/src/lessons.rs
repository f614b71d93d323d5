//! Progress in lessons.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// What a player has done of one lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonProgress {
    /// When the lesson was last worked on.
    pub changed: Timestamp,
    /// Numbers of the solved tasks, counted from 0.
    #[serde(default)]
    pub solved: BTreeSet<usize>,
    /// Whether the lesson was once completed.
    #[serde(default)]
    pub completed: bool,
}

/// Progress by game and lesson. The callers choose the identifiers; entries of unknown lessons are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Lessons(BTreeMap<String, BTreeMap<String, LessonProgress>>);

impl Lessons {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn get(&self, game: &str, lesson: &str) -> Option<&LessonProgress> {
        self.0.get(game)?.get(lesson)
    }

    /// The lessons of a game that the player has begun.
    pub(crate) fn of_game(&self, game: &str) -> impl Iterator<Item = (&str, &LessonProgress)> {
        self.0.get(game).into_iter().flatten().map(|(lesson, progress)| (lesson.as_str(), progress))
    }

    /// Adds progress in a lesson: solved tasks stay solved, and a completed lesson stays completed.
    pub(crate) fn add(&mut self, game: String, lesson: String, progress: LessonProgress) {
        let lessons = self.0.entry(game).or_default();
        let Some(own) = lessons.get_mut(&lesson) else {
            lessons.insert(lesson, progress);
            return;
        };
        own.changed = own.changed.max(progress.changed);
        own.solved.extend(progress.solved);
        own.completed |= progress.completed;
    }

    /// Adds the progress of another copy.
    pub(crate) fn merge(&mut self, other: Lessons) {
        for (game, lessons) in other.0 {
            for (lesson, progress) in lessons {
                self.add(game.clone(), lesson, progress);
            }
        }
    }

    /// When a lesson was last worked on.
    pub(crate) fn last_time(&self) -> Option<Timestamp> {
        self.0.values().flat_map(BTreeMap::values).map(|progress| progress.changed).max()
    }

    /// Drops the lessons that were last worked on up to a time. Tasks have no times of their own: they all stay if one was solved later.
    pub(crate) fn drop_until(&mut self, time: Timestamp) {
        for lessons in self.0.values_mut() {
            lessons.retain(|_, progress| progress.changed > time);
        }
        self.0.retain(|_, lessons| !lessons.is_empty());
    }
}
