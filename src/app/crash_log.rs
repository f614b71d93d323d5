//! The facts and events for the report of a crash, and the threads whose panic is a crash.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use cannon_app_base::common::AppSystems;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_table::adapter;
use cannon_crash_report::{push_event, set_fact};

/// Beginnings of the names of the threads on which the game depends, beside the main thread: Bevy's pools, the searches, and autosave. The
/// program does not outlive Bevy's renderer, whose thread has no name, and it plays on without sound, gamepads and the threads of libraries.
pub(super) const THREADS: [&str; 6] =
    ["Compute Task Pool", "Async Compute Task Pool", "IO Task Pool", "autosave", "background search", "puzzle making"];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (note_match, note_screens).in_set(AppSystems::React)).add_systems(
        Update,
        (note_adapter.run_if(resource_added::<RenderAdapterInfo>), note_settings.run_if(resource_changed::<Settings>)),
    );
}

/// Notes what happens in the game, and the game itself, so that a crash can be repeated.
fn note_match(mut events: MessageReader<MatchEvent>, game: Res<Match>) {
    let mut has_changed = false;
    for event in events.read() {
        push_event(format!("{event:?}"));
        has_changed |= !matches!(event, MatchEvent::ViewChanged | MatchEvent::TreeChanged | MatchEvent::Refused(_));
    }
    if has_changed {
        set_fact("game", game.record().to_json());
    }
}

/// Notes which screen and menu are open.
fn note_screens(screen: Res<State<Screen>>, menu: Res<State<Menu>>) {
    if screen.is_changed() || menu.is_changed() {
        push_event(format!("screen {:?}, menu {:?}", screen.get(), menu.get()));
    }
}

fn note_adapter(adapter: Res<RenderAdapterInfo>) {
    set_fact("graphics adapter", adapter::describe(&adapter));
}

fn note_settings(settings: Res<Settings>) {
    set_fact("settings", serde_json::to_string(&*settings).unwrap_or_default());
}
