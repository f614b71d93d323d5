//! Hints: what the computer would play in the player's place.

use bevy::prelude::*;

use crate::app::common::command::Command;
use crate::app::play::Match;
use cannon_rules::PackedAction;

/// The player asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintWanted;

/// The latest hint, as long as it is for the present position.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Hint {
    given: Option<(PackedAction, u64)>,
}

impl Hint {
    /// The action that is recommended.
    #[must_use]
    pub fn action(&self) -> Option<PackedAction> {
        self.given.map(|(action, _)| action)
    }

    pub(super) fn give(&mut self, action: PackedAction, revision: u64) {
        self.given = Some((action, revision));
    }
}

pub(super) fn ask_by_key(mut commands: MessageReader<Command>, mut hints: MessageWriter<HintWanted>) {
    if commands.read().any(|command| *command == Command::Hint) {
        hints.write(HintWanted);
    }
}

pub(super) fn forget_outdated(mut hint: ResMut<Hint>, game: Res<Match>) {
    if hint.given.is_some_and(|(_, revision)| revision != game.revision()) {
        hint.given = None;
    }
}
