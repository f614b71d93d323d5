//! The computer player and other programs that play: searches as tasks, with their progress, thinking time and cancellation.
//!
//! A search belongs to one revision of the match. When the match changes, the search is cancelled. If its result has already been sent, the
//! gate drops it.

use bevy::prelude::*;

use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::states::{Menu, Screen};

pub mod analysis_memory;
pub mod background;
pub mod engines;
pub mod exhibition;
mod grandmaster;
mod hint;
mod live_analysis;
mod network;
mod own_scores;
mod pondering;
mod power;
mod search_task;
mod watching;

pub use engines::{EngineProblem, Identification, IdentifyRequest, SeatedEngines, SecondAdviser};
pub use exhibition::Exhibition;
pub use hint::{Hint, HintRequest};
pub use live_analysis::{LINES as ANALYSIS_LINES, LiveAnalysis, is_offered as is_analysis_offered};
pub use network::NetworkProblem;
pub use pondering::Pondering;
pub use power::OnBattery;
pub use search_task::Thinking;
pub use watching::{WatchPace, WatchRequest, Watching};

/// Adds the computer player with hints, live analysis and pondering.
pub fn plugin(app: &mut App) {
    app.add_plugins(engines::plugin)
        .init_resource::<Thinking>()
        .init_resource::<Hint>()
        .init_resource::<Watching>()
        .init_resource::<LiveAnalysis>()
        .init_resource::<Pondering>()
        .init_resource::<OnBattery>()
        .init_resource::<NetworkProblem>()
        .init_resource::<own_scores::OwnScores>()
        .init_resource::<analysis_memory::AnalysisMemory>()
        .add_message::<HintRequest>()
        .add_message::<WatchRequest>()
        .add_systems(Update, search_task::deliver_answer.in_set(AppSystems::Input))
        .add_systems(Update, power::watch_battery)
        .add_systems(
            Update,
            (
                watching::handle_requests,
                search_task::decline_offers_on_own_turn,
                own_scores::offer_draw,
                hint::request_on_key,
                search_task::cancel_outdated,
                search_task::start_search,
                hint::clear_outdated,
                live_analysis::toggle,
                live_analysis::follow_match,
                pondering::follow_match,
            )
                .chain()
                .in_set(AppSystems::React),
        )
        .add_systems(PostUpdate, request_frames(FrameRequest::TICK).run_if(needs_frames))
        .add_systems(OnExit(Screen::Play), (search_task::stop, live_analysis::stop, pondering::stop))
        .add_systems(Last, (search_task::stop, live_analysis::stop, pondering::stop).run_if(on_message::<AppExit>));
}

/// Run condition: a search goes on whose results the player sees.
fn needs_frames(analysis: Res<LiveAnalysis>, thinking: Res<Thinking>, menu: Res<State<Menu>>) -> bool {
    analysis.is_searching() || (thinking.is_searching() && *menu.get() == Menu::None)
}
