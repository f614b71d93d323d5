//! Thinking time of both seats.

use std::time::Duration;

use bevy::prelude::*;

use super::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use crate::rules::record::TimeControl;
use crate::rules::{Outcome, Side, WinReason};

/// What is left on the clocks, for those seats that have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    controls: [TimeControl; 2],
    remaining: [Option<Duration>; 2],
}

impl Clocks {
    /// Full clocks by the given controls (South, North).
    #[must_use]
    pub fn new(controls: [TimeControl; 2]) -> Self {
        Clocks { controls, remaining: controls.map(|control| control.initial()) }
    }

    /// The time controls (South, North).
    #[must_use]
    pub fn controls(&self) -> [TimeControl; 2] {
        self.controls
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
            *left += self.controls[side.index()].increment();
        }
    }

    /// Exchanges the clocks together with the seats.
    pub(super) fn swap(&mut self) {
        self.controls.swap(0, 1);
        self.remaining.swap(0, 1);
    }
}

/// The clock of the side to move runs while the live game is in front: not behind a menu, not before the first action, not after the end.
pub(super) fn run_clocks(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut game: ResMut<Match>,
    mut events: MessageWriter<MatchEvent>,
) {
    if *screen.get() != Screen::Play || *menu.get() != Menu::None || game.outcome().is_some() || game.timeline().ply() == 0 {
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
