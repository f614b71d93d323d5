//! Registry of the games that have lessons. A new game is one line in [`LESSON_GAMES`].

use std::sync::{Arc, LazyLock};

use cannon_rules::any::AnyTimeline;
use cannon_rules::{PackedAction, cannon, tank_chess};
use serde_json::Value;

use super::error::LessonFault;
use super::game::{self, AnyGoal, LessonFile, LessonGame};
use super::{Lesson, LessonError, Place};

/// Embeds lesson files of a game's folder in `assets/lessons`.
macro_rules! lesson_files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$((
            concat!($folder, "/", $name, ".json"),
            include_str!(concat!("../../../../assets/lessons/", $folder, "/", $name, ".json")),
        )),+]
    };
}
pub(crate) use lesson_files;

/// All games with lessons, in the order in which menus list them.
pub static LESSON_GAMES: &[LessonGameEntry] =
    &[LessonGameEntry::of::<cannon::Position>(), LessonGameEntry::of::<tank_chess::Position>()];

/// Type-erased entry points of one game.
#[derive(Clone, Copy, Debug)]
pub struct LessonGameEntry {
    /// The game's identifier.
    pub id: &'static str,
    files: &'static [LessonFile],
    read_goal: fn(&Value) -> Result<Box<dyn AnyGoal>, (String, LessonFault)>,
    place: fn(&dyn AnyTimeline, &str) -> Option<Place>,
    action_places: fn(&dyn AnyTimeline, PackedAction) -> Vec<Place>,
}

impl LessonGameEntry {
    const fn of<G: LessonGame>() -> LessonGameEntry {
        LessonGameEntry {
            id: G::ID,
            files: G::LESSONS,
            read_goal: game::read_goal::<G>,
            place: game::place::<G>,
            action_places: game::action_places::<G>,
        }
    }

    /// Reads the files of the built-in lessons, in the order in which they are taught.
    pub fn read_files(&self) -> impl Iterator<Item = Result<Lesson, LessonError>> {
        self.files.iter().map(|(name, text)| Lesson::from_json(name, text))
    }

    pub(crate) fn read_goal(&self, value: &Value) -> Result<Box<dyn AnyGoal>, (String, LessonFault)> {
        (self.read_goal)(value)
    }

    /// The place with this name on the board of the game in progress; `None` if there is no such place.
    #[must_use]
    pub fn place(&self, timeline: &dyn AnyTimeline, name: &str) -> Option<Place> {
        (self.place)(timeline, name)
    }

    /// The places of an action at the current ply, to point at.
    #[must_use]
    pub fn action_places(&self, timeline: &dyn AnyTimeline, action: PackedAction) -> Vec<Place> {
        (self.action_places)(timeline, action)
    }
}

/// The entry of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static LessonGameEntry> {
    LESSON_GAMES.iter().find(|entry| entry.id == game)
}

/// The built-in lesson of a game with this identifier.
#[must_use]
pub fn find_lesson(game: &str, id: &str) -> Option<&'static Arc<Lesson>> {
    shipped(game).iter().find(|lesson| lesson.id == id)
}

/// The built-in lessons of a game in the order in which they are taught; none for an unknown game. They are read when
/// they are asked for first, and a test proves that all of them can be read.
#[must_use]
pub fn shipped(game: &str) -> &'static [Arc<Lesson>] {
    static LESSONS: LazyLock<Vec<(&'static str, Vec<Arc<Lesson>>)>> = LazyLock::new(|| {
        let read = |entry: &LessonGameEntry| entry.read_files().flatten().map(Arc::new).collect();
        LESSON_GAMES.iter().map(|entry| (entry.id, read(entry))).collect()
    });
    LESSONS.iter().find(|(id, _)| *id == game).map_or(&[], |(_, lessons)| lessons)
}
