//! Danger on the places in reach of the selected piece. The marks are computed only when the piece or the position changes.

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::board::Spot;
use crate::app::common::marks::Mark;
use crate::app::games::{self, AnyChoice};
use crate::app::input::Selection;
use crate::app::play::Match;
use crate::app::settings::Settings;

use super::UpdateBoardOverlay;

/// The marks of danger for the selected piece; none while they are turned off or a destination is chosen.
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
    // Once a destination is chosen, the card of the turn tells the danger there, and the other squares no longer matter.
    let choice = selection.choice().filter(|choice| !choice.has_destination());
    let selected = choice.map(AnyChoice::piece).filter(|_| settings.show_danger && game.awaits_player());
    let inputs = selected.map(|spot| (game.revision(), spot));
    if danger.inputs == inputs {
        return;
    }
    let position = games::live_position(&game);
    let marks = inputs.and_then(|(_, spot)| Some(position?.danger_marks(spot))).unwrap_or_default();
    *danger = DangerMarks { inputs, marks };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::MatchSetup;

    /// White's medium tank on D3 and Black's light tank on D8.
    const DUEL: &str = "11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w";

    #[test]
    fn danger_is_marked_until_a_destination_is_chosen() {
        let setup =
            MatchSetup { game: "tank-chess".to_owned(), position: Some(DUEL.to_owned()), ..MatchSetup::default() };
        let game = Match::new(&setup).expect("a position");
        let position = games::live_position(&game).expect("the game is known");
        let unit = position.select_piece(Spot::new(3, 2)).expect("the tank can act");
        let drive = game.timeline().read_action("D3>D4/N").expect("an action");
        let stance = position.choice_for_action(drive).expect("a choice");
        let choices = [None, Some(unit), Some(stance)];
        let mut app = App::new();
        app.add_plugins(danger_plugin)
            .insert_resource(Settings { show_danger: true, ..Settings::default() })
            .insert_resource(game);
        let are_marked = choices.map(|choice| {
            app.insert_resource(choice.map_or_else(Selection::default, |choice| Selection::with_choice(choice, None)));
            app.update();
            !app.world().resource::<DangerMarks>().marks().is_empty()
        });
        assert_eq!(are_marked, [false, true, false]);
    }
}
