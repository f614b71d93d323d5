//! Hints: the action that the computer would play in the player's place.

use bevy::prelude::*;

use cannon_app_base::common::command::Command;
use cannon_app_base::play::Match;
use cannon_engine::reasons::Reason;
use cannon_rules::PackedAction;

/// The player asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintRequest;

/// The latest hint, until the match changes.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hint {
    recommendation: Option<Recommendation>,
}

/// A recommended action.
#[derive(Clone, Debug)]
struct Recommendation {
    action: PackedAction,
    /// The revision of the match for which it was found.
    revision: u64,
    /// Why it is good, the most important reason first.
    reasons: Vec<Reason>,
}

impl Hint {
    /// The recommended action.
    pub fn action(&self) -> Option<PackedAction> {
        self.recommendation.as_ref().map(|recommendation| recommendation.action)
    }

    /// Why the recommended action is good, the most important reason first.
    pub fn reasons(&self) -> &[Reason] {
        self.recommendation.as_ref().map_or(&[], |recommendation| &recommendation.reasons)
    }

    /// Sets the hint for the live position of the match. `pv` is the principal variation.
    pub(super) fn set(&mut self, game: &Match, action: PackedAction, pv: &[PackedAction]) {
        let reasons = cannon_engine::explain(game.timeline(), action, pv);
        self.recommendation = Some(Recommendation { action, revision: game.revision(), reasons });
    }
}

/// Requests a hint when its key is pressed. A study has the analysis instead.
pub(super) fn request_on_key(
    mut commands: MessageReader<Command>,
    game: Res<Match>,
    mut hints: MessageWriter<HintRequest>,
) {
    let is_pressed = commands.read().any(|command| *command == Command::Hint);
    if is_pressed && !game.is_study() {
        hints.write(HintRequest);
    }
}

/// Removes a hint for an older revision of the match.
pub(super) fn clear_outdated(mut hint: ResMut<Hint>, game: Res<Match>) {
    if hint.recommendation.as_ref().is_some_and(|recommendation| recommendation.revision != game.revision()) {
        hint.recommendation = None;
    }
}
