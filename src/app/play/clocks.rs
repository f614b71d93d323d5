//! Time passes.

use bevy::prelude::*;

use super::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use crate::rules::{Outcome, WinReason};

/// The clock of the side to move runs while the live game is in front: not behind a menu, not before the first action, not after the end.
pub(super) fn run_clocks(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut game: ResMut<Match>,
    mut events: MessageWriter<MatchEvent>,
) {
    if *screen.get() != Screen::Play
        || *menu.get() != Menu::None
        || game.outcome().is_some()
        || game.timeline().ply() == 0
    {
        return;
    }
    let side = game.timeline().side_to_move();
    if game.clocks().remaining(side).is_none() {
        return;
    }
    // Passing time is no change that anything else has to follow.
    if game.bypass_change_detection().pass_time(side, time.delta()) {
        let outcome = Outcome::Win { side: !side, by: WinReason::Time };
        game.end(outcome);
        events.write(MatchEvent::Ended(outcome));
    }
}
