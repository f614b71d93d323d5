//! Texts about positions of Cannon.

use crate::GameText;
use cannon_rules::Side;
use cannon_rules::cannon::Position;

impl GameText for Position {
    fn turn_message(&self) -> Option<&'static str> {
        self.is_placing_town().then_some("hud-places-town")
    }

    /// Towns that the enemy could take next turn.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let sides = Side::ALL.into_iter().filter(|&side| self.is_town_attacked(side));
        sides.map(|side| ("hud-town-under-fire", side)).collect()
    }

    /// Towns do not count, because losing one ends the game.
    fn piece_count(&self, side: Side) -> u32 {
        self.soldiers(side).count()
    }
}
