//! The match: requests arrive as [`MatchRequest`] messages from all sources; the [`gate`] validates and executes them and reports
//! [`MatchEvent`] messages. Nothing else changes the [`Match`].

use bevy::prelude::*;

use super::AppSystems;
use crate::app::common::RunClocks;

mod clocks;
mod gate;
mod match_resource;
mod messages;
mod undo;

pub use clocks::{LOW_TIME, RunningClock, counted_step, is_clock_low};
pub use match_resource::{Match, MatchPurpose, MatchSetup, has_coach_by_default};
pub use messages::{MatchEvent, MatchRequest, Request, Source};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Match>().add_message::<MatchRequest>().add_message::<MatchEvent>().add_systems(
        Update,
        (clocks::run_clocks.in_set(RunClocks), gate::handle_requests).chain().in_set(AppSystems::Gate),
    );
}
