//! The computer player: the search as a task, its progress, its pace and its cancellation.
//!
//! A search belongs to one revision of the match. When the match moves on, the search is told to stop and its answer is dropped; the
//! gate drops it a second time should it have been sent already.

use bevy::prelude::*;

use super::AppSystems;
use super::states::Screen;

mod background;
mod draw_offers;
pub(super) mod exhibition;
mod hint;
mod search_task;

pub use exhibition::Exhibition;
pub use hint::{Hint, HintWanted};
pub use search_task::Thinking;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<Hint>()
        .add_message::<HintWanted>()
        .add_systems(Update, search_task::take_answer.in_set(AppSystems::Input))
        .add_systems(
            Update,
            (
                draw_offers::answer_offers,
                hint::ask_by_key,
                search_task::stop_outdated,
                search_task::start_search,
                hint::forget_outdated,
            )
                .chain()
                .in_set(AppSystems::React),
        )
        .add_systems(OnExit(Screen::Play), search_task::stop_with_game)
        .add_systems(Last, search_task::stop_on_exit);
}
