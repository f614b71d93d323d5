//! Time passes.

use bevy::prelude::*;

use super::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use cannon_rules::{Outcome, Side, WinReason};

/// The side whose clock runs: that of the side to move while the game goes on in front of the player, whatever ply is on show. No clock runs
/// behind a menu, before the first action or after the end.
#[must_use]
pub fn running_clock(game: &Match, screen: Screen, menu: Menu) -> Option<Side> {
    let at_table = screen == Screen::Play && menu == Menu::None;
    let goes_on = game.outcome().is_none() && game.timeline().ply() > 0;
    let side = game.timeline().side_to_move();
    (at_table && goes_on && game.clocks().remaining(side).is_some()).then_some(side)
}

/// Lets time pass on the clock that runs.
pub(super) fn run_clocks(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut game: ResMut<Match>,
    mut events: MessageWriter<MatchEvent>,
) {
    let Some(side) = running_clock(&game, *screen.get(), *menu.get()) else { return };
    // Passing time is no change that anything else has to follow.
    if game.bypass_change_detection().pass_time(side, time.delta()) {
        let outcome = Outcome::Win { side: !side, by: WinReason::Time };
        game.end(outcome);
        events.write(MatchEvent::Ended(outcome));
    }
}
