//! What somebody at the table has chosen and points at, in pictures that show it.

use super::{PictureOptions, RenderError};
use crate::app::games;
use crate::app::input::Selection;
use crate::app::play::Match;

/// What is chosen and pointed at in the picture.
///
/// # Errors
/// If nothing is chosen before the action is played.
pub(super) fn selection(game: &Match, options: &PictureOptions) -> Result<Selection, RenderError> {
    let Some(action) = options.chosen else { return Ok(Selection::default()) };
    let choice = games::live(game)
        .and_then(|position| position.choice_for(action).or_else(|| position.take_up(position.deed(action).from?)));
    let choice = choice.ok_or(RenderError::NoChoice)?;
    Ok(Selection::of(choice, options.pointer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::board::Spot;
    use crate::app::play::MatchSetup;

    /// What is selected in a picture of a game of Cannon that begins with this position, if an action is chosen.
    fn selected(position: &str, action: &str) -> Result<Option<Spot>, RenderError> {
        let setup = MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() };
        let game = Match::new(&setup).expect("a position");
        let chosen = Some(game.timeline().read_action(action).expect("an action"));
        let selection = selection(&game, &PictureOptions { chosen, ..PictureOptions::default() })?;
        Ok(selection.selected())
    }

    #[test]
    fn the_piece_of_the_chosen_action_is_selected() {
        let step = selected("4L5/10/10/10/10/10/4d5/10/10/4D5 d", "e4-e5").expect("a choice");
        assert_eq!(step, Some(Spot::new(4, 3)));
    }

    #[test]
    fn where_nothing_is_chosen_first_there_is_no_such_picture() {
        let town = selected(&Match::new(&MatchSetup::default()).expect("a game").timeline().position_text_at(0), "@e1");
        assert!(matches!(town, Err(RenderError::NoChoice)), "{town:?}");
    }
}
