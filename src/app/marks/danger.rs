//! Danger on the places in reach of the selected piece. The marks are computed only when the piece or the position changes.

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::board::Spot;
use crate::app::common::marks::Mark;
use crate::app::games;
use crate::app::input::Selection;
use crate::app::play::Match;
use crate::app::settings::Settings;

use super::UpdateBoardOverlay;

/// The marks of danger for the selected piece; none while they are turned off.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct DangerMarks {
    /// The revision of the match and the piece.
    inputs: Option<(u64, Spot)>,
    marks: Vec<Mark>,
}

impl DangerMarks {
    /// The marks.
    pub(super) fn marks(&self) -> &[Mark] {
        &self.marks
    }
}

/// Adds the system, which needs no rendering.
pub(in crate::app) fn danger_plugin(app: &mut App) {
    app.init_resource::<DangerMarks>()
        .add_systems(Update, update_marks.in_set(UpdateBoardOverlay).in_set(AppSystems::Project));
}

/// Recomputes the marks if their inputs have changed.
fn update_marks(mut danger: ResMut<DangerMarks>, game: Res<Match>, selection: Res<Selection>, settings: Res<Settings>) {
    let selected = selection.selected().filter(|_| settings.show_danger && game.awaits_player());
    let inputs = selected.map(|spot| (game.revision(), spot));
    if danger.inputs == inputs {
        return;
    }
    let position = games::live_position(&game);
    let marks = inputs.and_then(|(_, spot)| Some(position?.danger_marks(spot))).unwrap_or_default();
    *danger = DangerMarks { inputs, marks };
}
