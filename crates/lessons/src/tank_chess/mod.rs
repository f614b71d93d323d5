//! Lessons of Tank Chess.

mod predicate;

use cannon_rules::Spot;
use cannon_rules::tank_chess::{Action, Position};

use super::game::{LessonFile, LessonGame};
use super::shipped::game_files;

pub use predicate::{KindList, TankPredicate};

impl LessonGame for Position {
    type Predicate = TankPredicate;

    const LESSONS: &'static [LessonFile] = game_files!(
        "lessons/", "tank-chess":
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

    const MODEL_GAMES: &'static [LessonFile] = game_files!(
        "model-games/", "tank-chess":
        "chase",
        "escape",
        "hill",
        "mortar",
    );

    fn action_places(&self, action: Action) -> Vec<Spot> {
        [Some(action.from()), action.to(), action.target()].into_iter().flatten().map(Spot::from).collect()
    }
}
