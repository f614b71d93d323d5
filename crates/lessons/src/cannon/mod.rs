//! Lessons of Cannon.

mod predicate;

use cannon_rules::Spot;
use cannon_rules::cannon::{Action, Position};

use super::game::{LessonFile, LessonGame};
use super::shipped::game_files;

pub use predicate::{ActionKind, CannonPredicate};

impl LessonGame for Position {
    type Predicate = CannonPredicate;

    const LESSONS: &'static [LessonFile] = game_files!(
        "lessons/", "cannon":
        "town",
        "step",
        "capture",
        "retreat",
        "cannon",
        "shift",
        "shot",
        "four",
        "defence",
        "threats",
        "no-action",
        "plan",
    );

    const MODEL_GAMES: &'static [LessonFile] = game_files!(
        "model-games/", "cannon":
        "flank",
        "runner",
        "guard",
        "shots",
        "recapture",
        "no-move",
    );

    fn action_places(&self, action: Action) -> Vec<Spot> {
        let shooters = match action {
            Action::Shot { target } => {
                self.firing_lines(target).first().map(|line| [line.rear, line.middle, line.muzzle])
            }
            _ => None,
        };
        let from = action.from().into_iter().chain(shooters.into_iter().flatten());
        from.chain([action.target()]).map(Spot::from).collect()
    }
}
