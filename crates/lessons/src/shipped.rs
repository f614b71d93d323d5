use std::sync::{Arc, LazyLock};

use cannon_rules::{GameId, cannon, tank_chess};

use super::game::{LessonFile, LessonGame};
use super::{Lesson, LessonError};

/// Embeds files of a game's folder in a folder of `assets`, whose name ends with a slash.
macro_rules! game_files {
    ($kind:literal, $folder:literal: $($name:literal),* $(,)?) => {
        &[$((
            concat!($folder, "/", $name, ".json"),
            include_str!(concat!("../../../../assets/", $kind, $folder, "/", $name, ".json")),
        )),*]
    };
}
pub(crate) use game_files;

/// The files of a game's lessons.
const fn files(game: GameId) -> &'static [LessonFile] {
    match game {
        GameId::Cannon => cannon::Position::LESSONS,
        GameId::TankChess => tank_chess::Position::LESSONS,
    }
}

/// Reads the files of the lessons of a game, in the order in which they are taught.
pub fn read_files(game: GameId) -> impl Iterator<Item = Result<Lesson, LessonError>> {
    files(game).iter().map(|(name, text)| Lesson::from_json(name, text))
}

/// The lesson of a game with this identifier.
pub fn find_lesson(game: GameId, id: &str) -> Option<&'static Arc<Lesson>> {
    shipped(game).iter().find(|lesson| lesson.id == id)
}

/// The lessons of a game in the order in which they are taught. The first call reads them, and a test proves that all of
/// them can be read.
pub fn shipped(game: GameId) -> &'static [Arc<Lesson>] {
    static CANNON: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| read(GameId::Cannon));
    static TANK_CHESS: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| read(GameId::TankChess));
    match game {
        GameId::Cannon => &CANNON,
        GameId::TankChess => &TANK_CHESS,
    }
}

/// The kinds of actions that only lessons after the one with this index teach.
pub fn untaught_after(game: GameId, index: usize) -> impl Iterator<Item = &'static str> {
    let lessons = shipped(game);
    let later = lessons.iter().skip(index + 1).flat_map(|lesson| &lesson.teaches);
    let is_taught =
        move |kind: &str| lessons.iter().take(index + 1).any(|lesson| lesson.teaches.iter().any(|k| k == kind));
    later.map(String::as_str).filter(move |kind| !is_taught(kind))
}

fn read(game: GameId) -> Vec<Arc<Lesson>> {
    read_files(game).flatten().map(Arc::new).collect()
}
