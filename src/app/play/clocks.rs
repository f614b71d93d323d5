//! Thinking time of both seats.

use std::time::Duration;

use bevy::prelude::*;

use super::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use crate::rules::record::{Players, TimeControl};
use crate::rules::{Outcome, Side, WinReason};

/// What is left on the clocks, for those seats that have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// Time left (South, North); `None` without a clock.
    remaining: [Option<Duration>; 2],
    /// Time added after each action (South, North).
    increments: [Duration; 2],
}

impl Clocks {
    /// Clocks as they stand before the first action.
    #[must_use]
    pub fn full(players: &Players) -> Self {
        let controls = [players.south.time, players.north.time];
        Clocks { remaining: controls.map(initial), increments: controls.map(increment) }
    }

    /// Clocks as a record has them.
    #[must_use]
    pub fn as_recorded(players: &Players) -> Self {
        let mut clocks = Clocks::full(players);
        clocks.restore([&players.south, &players.north].map(|player| player.remaining_ms.map(Duration::from_millis)));
        clocks
    }

    /// Time left for a side; `None` if it plays without a clock.
    #[must_use]
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        self.remaining[side.index()]
    }

    /// Sets what is left, as a record or an undo has it. Seats without a clock keep none.
    pub(super) fn restore(&mut self, remaining: [Option<Duration>; 2]) {
        for (mine, theirs) in self.remaining.iter_mut().zip(remaining) {
            if mine.is_some() && theirs.is_some() {
                *mine = theirs;
            }
        }
    }

    /// What is left for both (South, North).
    pub(super) fn snapshot(&self) -> [Option<Duration>; 2] {
        self.remaining
    }

    /// Lets time pass for a side. True if its flag has fallen.
    pub(super) fn pass(&mut self, side: Side, elapsed: Duration) -> bool {
        match &mut self.remaining[side.index()] {
            Some(left) => {
                *left = left.saturating_sub(elapsed);
                left.is_zero()
            }
            None => false,
        }
    }

    /// Adds the increment after a side's action.
    pub(super) fn add_increment(&mut self, side: Side) {
        if let Some(left) = &mut self.remaining[side.index()] {
            *left += self.increments[side.index()];
        }
    }

    /// Exchanges the clocks together with the seats.
    pub(super) fn swap(&mut self) {
        self.remaining.swap(0, 1);
        self.increments.swap(0, 1);
    }
}

fn initial(control: TimeControl) -> Option<Duration> {
    match control {
        TimeControl::None => None,
        TimeControl::Clock { base_ms, .. } => Some(Duration::from_millis(base_ms)),
    }
}

fn increment(control: TimeControl) -> Duration {
    match control {
        TimeControl::None => Duration::ZERO,
        TimeControl::Clock { increment_ms, .. } => Duration::from_millis(increment_ms),
    }
}

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
