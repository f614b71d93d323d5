//! Danger on the places in reach of the selected piece. The marks are computed only when the piece or the position changes.
//!
//! They help to choose a place. Once the player has chosen one, they would only cover the board: the inspector's card then tells the danger
//! there.

use bevy::prelude::*;

use cannon_app_activities::input::Selection;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::Mark;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_app_games::Choice;

use super::UpdateBoardOverlay;

/// The marks of danger for the selected piece; none while they are turned off, or while more than the piece is chosen.
#[derive(Resource, Clone, Debug, Default)]
pub struct DangerMarks {
    /// The revision of the match and the piece.
    inputs: Option<(u64, Spot)>,
    marks: Vec<Mark>,
}

impl DangerMarks {
    /// The message identifier of the name of what the marks show. `None` if there are none.
    pub fn name(&self) -> Option<&'static str> {
        (!self.marks.is_empty()).then_some("survey-danger")
    }

    /// The marks.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }
}

/// Adds the system, which needs no rendering.
pub fn danger_plugin(app: &mut App) {
    app.init_resource::<DangerMarks>()
        .add_systems(Update, update_marks.in_set(UpdateBoardOverlay).in_set(AppSystems::Project));
}

/// Recomputes the marks if their inputs have changed.
fn update_marks(mut danger: ResMut<DangerMarks>, game: Res<Match>, selection: Res<Selection>, settings: Res<Settings>) {
    let position = games::live_position(&game).filter(|_| settings.show_danger && game.awaits_player());
    // A choice without a previous stage consists of the piece alone.
    let is_piece_alone = |choice: &&Choice| position.is_some_and(|position| position.previous_stage(choice).is_none());
    let inputs = selection.choice().filter(is_piece_alone).map(|choice| (game.revision(), choice.piece()));
    if danger.inputs == inputs {
        return;
    }
    let marks = inputs.and_then(|(_, spot)| Some(position?.danger_marks(spot))).unwrap_or_default();
    *danger = DangerMarks { inputs, marks };
}
