//! The clocks of the match.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Match, MatchEvent};
use crate::common::OpenQuestion;
use crate::states::{Menu, Screen};
use cannon_rules::{Outcome, Side, WinReason};

/// System parameter that tells whose clock runs.
#[derive(SystemParam)]
pub struct RunningClock<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    question: Res<'w, OpenQuestion>,
}

impl RunningClock<'_> {
    /// The side whose clock runs: the side to move, if the game is on the screen and not over, whatever ply is shown. No clock runs while a
    /// menu or a question of the coach is open, before the first action or after the end.
    pub fn side(&self, game: &Match) -> Option<Side> {
        let at_board = *self.screen.get() == Screen::Play && *self.menu.get() == Menu::None && !self.question.0;
        let is_running = game.outcome().is_none() && game.timeline().ply() > 0;
        let side = game.timeline().side_to_move();
        (at_board && is_running && game.clocks().remaining(side).is_some()).then_some(side)
    }
}

/// Run condition: a clock runs.
pub(super) fn is_clock_running(clock: Option<RunningClock>, game: Res<Match>) -> bool {
    clock.is_some_and(|clock| clock.side(&game).is_some())
}

/// A clock with at most this much time left runs low.
pub const LOW_TIME: Duration = Duration::from_secs(30);

/// Whether a side has a clock and little time left on it.
pub fn is_clock_low(game: &Match, side: Side) -> bool {
    game.clocks().remaining(side).is_some_and(|left| left <= LOW_TIME)
}

/// A frame that lasts longer than this shows that the computer was suspended or the program stopped. A running clock is updated several
/// times a second.
const MAX_STEP: Duration = Duration::from_secs(10);

/// The part of a frame's time that clocks count: all of it, or nothing if the computer was suspended meanwhile.
pub fn counted_step(frame: Duration) -> Duration {
    if frame > MAX_STEP { Duration::ZERO } else { frame }
}

/// Advances the running clock, and ends the game when its time is up. The time of a suspension does not count.
pub(super) fn run_clocks(
    time: Res<Time<Real>>,
    clock: RunningClock,
    mut game: ResMut<Match>,
    mut events: MessageWriter<MatchEvent>,
) {
    let Some(side) = clock.side(&game) else { return };
    // Without change detection, because nothing else has to react to the time on a clock.
    if game.bypass_change_detection().pass_time(side, counted_step(time.delta())) {
        let outcome = Outcome::Win { side: !side, by: WinReason::Time };
        game.end(outcome);
        events.write(MatchEvent::Ended(outcome));
    }
}
