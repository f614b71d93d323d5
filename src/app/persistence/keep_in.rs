//! The game that was named on the command line is kept in its file, too, until another game is begun.

use std::path::PathBuf;

use bevy::prelude::*;

use super::Autosaved;
use crate::app::AppSystems;
use crate::app::play::{Match, MatchEvent};

/// The file that the command line named, as long as its game is on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeepIn(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeepIn>().add_systems(Update, keep.in_set(AppSystems::React));
}

fn keep(
    mut happened: MessageReader<MatchEvent>,
    mut file: ResMut<KeepIn>,
    mut named: Local<Option<jiff::Timestamp>>,
    mut autosaved: ResMut<Autosaved>,
    game: Res<Match>,
) {
    if game.is_exhibition() {
        happened.clear();
        return;
    }
    let mut changed = false;
    for event in happened.read() {
        match event {
            // The first game to start is the one that was named. It may be left for the title and resumed; one that began at another
            // time is another.
            MatchEvent::Started if *named.get_or_insert(game.started()) != game.started() => file.0 = None,
            MatchEvent::Played { .. } | MatchEvent::Moved | MatchEvent::SeatsSwapped | MatchEvent::Ended(_) => {
                changed = true;
            }
            _ => {}
        }
    }
    if changed
        && let Some(path) = &file.0
        && let Err(error) = cannon_files::write_record(path, &game.record())
    {
        autosaved.note_not_kept(&error);
    }
}
