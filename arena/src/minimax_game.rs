//! The interface that the `minimax` searches need in addition to [`Playable`], per game.

use cannon_engine::playable::Playable;
use cannon_rules::{Game, cannon, tank_chess};

/// A game that the `minimax` searches can play.
pub(crate) trait MinimaxGame: Playable {
    /// Calls `visit` once for every capture. Unlike [`Playable::for_each_capture`] it takes no attack information, which `minimax` cannot
    /// store with a node.
    fn for_each_noisy_action(&self, visit: impl FnMut(Self::Action));
}

impl MinimaxGame for cannon::Position {
    fn for_each_noisy_action(&self, visit: impl FnMut(cannon::Action)) {
        self.for_each_capture(visit);
    }
}

impl MinimaxGame for tank_chess::Position {
    fn for_each_noisy_action(&self, mut visit: impl FnMut(tank_chess::Action)) {
        let attack_map = self.attack_map(self.side_to_move());
        if let Some(command) = self.command(self.side_to_move()).filter(|_| attack_map.can_escape()) {
            visit(tank_chess::Action::Exit { from: command.square });
        }
        attack_map.for_each_kill(self, visit);
    }
}
