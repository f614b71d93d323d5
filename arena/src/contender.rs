//! What differs from game to game when the crate's search plays it.

use cannon_engine::playable::Playable;
use cannon_rules::{Game, cannon as points, tank_chess};

/// A game that the crate's search can play against the computer player.
pub(crate) trait Contender: Playable {
    /// Calls `visit` once for every action that takes something: what [`Playable::for_each_forcing`] lists, without the look at the
    /// position, for which the crate has no place to keep it.
    fn for_each_take(&self, visit: impl FnMut(Self::Action));
}

impl Contender for points::Position {
    fn for_each_take(&self, visit: impl FnMut(points::Action)) {
        self.for_each_capture(visit);
    }
}

impl Contender for tank_chess::Position {
    fn for_each_take(&self, mut visit: impl FnMut(tank_chess::Action)) {
        let battery = self.battery(self.side_to_move());
        if let Some(command) = self.command(self.side_to_move()).filter(|_| battery.can_escape()) {
            visit(tank_chess::Action::Exit { from: command.square });
        }
        battery.for_each_kill(self, visit);
    }
}
