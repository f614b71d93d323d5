//! Hints: the action that the computer would play in the player's place.

use bevy::prelude::*;

use crate::app::common::command::Command;
use crate::app::play::Match;
use cannon_rules::PackedAction;

/// The player asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintRequest;

/// The latest hint, until the match changes.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Hint {
    /// The action, and the revision of the match for which it was found.
    recommendation: Option<(PackedAction, u64)>,
}

impl Hint {
    /// The recommended action.
    #[must_use]
    pub fn action(&self) -> Option<PackedAction> {
        self.recommendation.map(|(action, _)| action)
    }

    /// Sets the hint for a revision of the match.
    pub(super) fn set(&mut self, action: PackedAction, revision: u64) {
        self.recommendation = Some((action, revision));
    }
}

/// Requests a hint when its key is pressed.
pub(super) fn request_on_key(mut commands: MessageReader<Command>, mut hints: MessageWriter<HintRequest>) {
    if commands.read().any(|command| *command == Command::Hint) {
        hints.write(HintRequest);
    }
}

/// Removes a hint for an older revision of the match.
pub(super) fn clear_outdated(mut hint: ResMut<Hint>, game: Res<Match>) {
    if hint.recommendation.is_some_and(|(_, revision)| revision != game.revision()) {
        hint.recommendation = None;
    }
}
