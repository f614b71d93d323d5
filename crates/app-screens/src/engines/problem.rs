//! The notice about a program for which the game waits.

use bevy::prelude::*;

use crate::parts::notices::Notices;
use cannon_app_activities::opponent::{EngineProblem, SeatedEngines};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;

/// Tells why another program does not play, when the game waits for it.
pub(super) fn notify_engine_problems(
    seated: Res<SeatedEngines>,
    (game, words): (Res<Match>, Res<Words>),
    mut reported: Local<Option<EngineProblem>>,
    mut notices: ResMut<Notices>,
) {
    let problem = seated.problem(&game).filter(|problem| !problem.is_loss);
    if problem == reported.as_ref() {
        return;
    }
    *reported = problem.cloned();
    if let Some(problem) = problem {
        let args = [("name", problem.name.clone().into()), ("reason", words.message(&problem.reason).into())];
        notices.show_about_game(words.format("notice-program", &args));
    }
}
