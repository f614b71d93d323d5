//! Lessons of Tank Chess.

mod predicate;

use cannon_rules::tank_chess::{Action, Position, Square};

use super::Place;
use super::game::{LessonFile, LessonGame};
use super::shipped::lesson_files;

pub use predicate::{KindList, TankPredicate};

impl LessonGame for Position {
    type Predicate = TankPredicate;

    const LESSONS: &'static [LessonFile] = lesson_files!(
        "tank-chess":
        "drive",
        "reverse",
        "fire",
        "range",
        "armour",
        "ricochet",
        "cover",
        "check",
        "escape",
        "destroyer",
        "mortar",
        "house-units",
        "house-terrain",
        "clocks",
        "plan",
    );

    fn place(&self, name: &str) -> Option<Place> {
        name.parse().ok().filter(|square: &Square| square.is_on(self.board().size())).map(place)
    }

    fn action_places(&self, action: Action) -> Vec<Place> {
        [Some(action.from()), action.to(), action.target()].into_iter().flatten().map(place).collect()
    }
}

fn place(square: Square) -> Place {
    Place { file: square.file(), rank: square.rank() }
}
