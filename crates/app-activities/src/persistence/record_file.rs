//! Saving to the file that was named on the command line: its game is written back to it, in addition to the autosave, until another game
//! starts.

use std::path::PathBuf;

use bevy::prelude::*;

use super::Autosaved;
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::{Match, MatchEvent};

/// The file that was named on the command line, until another game starts.
#[derive(Resource, Clone, Debug, Default)]
pub struct RecordFile(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordFile>().add_systems(Update, save_on_change.in_set(AppSystems::React));
}

/// Writes the game to the file after every change of the match.
fn save_on_change(
    mut events: MessageReader<MatchEvent>,
    mut file: ResMut<RecordFile>,
    mut start_of_named: Local<Option<jiff::Timestamp>>,
    mut autosaved: ResMut<Autosaved>,
    game: Res<Match>,
) {
    if !game.is_game() {
        events.clear();
        return;
    }
    let mut has_changed = false;
    for event in events.read() {
        match event {
            // The first game that starts is the game of the file. It may be left and resumed; a game with another start time is a different
            // game.
            MatchEvent::Started if *start_of_named.get_or_insert(game.started_at()) != game.started_at() => {
                file.0 = None
            }
            MatchEvent::Played { .. }
            | MatchEvent::LivePlyChanged
            | MatchEvent::SeatsSwapped
            | MatchEvent::LevelChanged
            | MatchEvent::TreeChanged
            | MatchEvent::Ended(_) => {
                has_changed = true;
            }
            _ => {}
        }
    }
    if has_changed
        && let Some(path) = &file.0
        && let Err(error) = cannon_files::write_record(path, &game.record())
    {
        autosaved.record_failure(&error);
    }
}
