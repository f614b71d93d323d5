//! Guessing the moves of a recorded game: the dialog that asks for the side, and the result. The table itself is in `hud::guess`.

use bevy::prelude::*;

use crate::parts::navigation::Navigator;
use cannon_app_activities::guess::GuessRequest;
use cannon_app_base::states::Menu;

mod result;
mod side_choice;

pub(crate) use side_choice::GuessOffer;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((side_choice::plugin, result::plugin));
}

/// Ends the guessing, and leads back to where it began.
pub(crate) fn leave(requests: &mut MessageWriter<GuessRequest>, navigator: &mut Navigator<'_>) {
    requests.write(GuessRequest::Leave);
    navigator.leave_exercise(Menu::SavedGames);
}
