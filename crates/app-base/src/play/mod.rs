//! The match: requests arrive as [`MatchRequest`] messages from all sources; the [`gate`] validates and executes them and reports
//! [`MatchEvent`] messages. Nothing else changes the [`Match`].

use bevy::prelude::*;

use crate::common::{AppSystems, FrameRequest, RunClocks, request_frames};

mod board_view;
mod clocks;
mod gate;
mod match_resource;
mod messages;
mod tree_edits;

pub use board_view::BoardView;
pub use clocks::{LOW_TIME, RunningClock, counted_step, is_clock_low};
pub use match_resource::{Match, MatchPurpose, MatchSetup, has_coach_by_default};
pub use messages::{MatchEvent, MatchRequest, Request, Source, TreeEdit};
pub use tree_edits::StudySnapshot;

/// The system that executes requests, within [`AppSystems::Gate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandleRequests;

/// Adds the match, its gate and its clocks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Match>()
        .init_resource::<BoardView>()
        .add_message::<MatchRequest>()
        .add_message::<MatchEvent>()
        .add_systems(
            Update,
            (clocks::run_clocks.in_set(RunClocks), gate::handle_requests.in_set(HandleRequests))
                .chain()
                .in_set(AppSystems::Gate),
        )
        .add_systems(PostUpdate, request_frames(FrameRequest::TICK).run_if(clocks::is_clock_running));
}
