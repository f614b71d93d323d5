//! The selection that a picture shows.

use super::{PictureOptions, RenderError};
use cannon_app_activities::input::Selection;
use cannon_app_base::play::Match;
use cannon_app_games as games;

/// The selection of a player who is about to play the action in the options.
///
/// # Errors
/// The action needs no selection before it is played.
pub(super) fn initial_selection(game: &Match, options: &PictureOptions) -> Result<Selection, RenderError> {
    let Some(action) = options.pending_action else { return Ok(Selection::default()) };
    let choice = games::live_position(game).and_then(|position| {
        position.choice_for_action(action).or_else(|| position.select_piece(position.piece_effect(action).from?))
    });
    let choice = choice.ok_or(RenderError::NothingToSelect)?;
    Ok(Selection::with_choice(choice, options.pointer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::Spot;
    use cannon_app_base::play::MatchSetup;

    /// The selected spot in a picture of a Cannon position in which an action is about to be played.
    fn selected(position: &str, action: &str) -> Result<Option<Spot>, RenderError> {
        let setup = MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() };
        let game = Match::new(&setup).expect("a position");
        let chosen = Some(game.timeline().read_action(action).expect("an action"));
        let selection =
            initial_selection(&game, &PictureOptions { pending_action: chosen, ..PictureOptions::default() })?;
        Ok(selection.selected())
    }

    #[test]
    fn piece_of_the_action_is_selected() {
        let step = selected("4L5/10/10/10/10/10/4d5/10/10/4D5 d", "e4-e5").expect("a selection");
        assert_eq!(step, Some(Spot::new(4, 3)));
    }

    #[test]
    fn action_without_selection_is_refused() {
        let town = selected(&Match::new(&MatchSetup::default()).expect("a game").timeline().position_text_at(0), "@e1");
        assert!(matches!(town, Err(RenderError::NothingToSelect)), "{town:?}");
    }
}
