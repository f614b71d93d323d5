//! Where the player has left the program: the menu that was open last, to which the next session returns, and the game that was played
//! last.

use bevy::prelude::*;

use super::{Settings, saving};
use crate::play::{Match, MatchEvent};
use crate::states::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    let has_changed = state_changed::<Menu>.or_eager(state_changed::<Screen>);
    app.add_systems(
        Last,
        (remember.run_if(has_changed), follow_match.run_if(in_state(Screen::Play))).before(saving::save_after_delay),
    );
}

/// All screens show the game that the player began or opened last.
fn follow_match(mut events: MessageReader<MatchEvent>, played: Res<Match>, mut settings: ResMut<Settings>) {
    let game = played.timeline().game();
    let has_begun = events.read().any(|event| matches!(event, MatchEvent::Started));
    if has_begun && played.is_game() && settings.game != game {
        settings.game = game;
    }
}

fn remember(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut settings: ResMut<Settings>) {
    let kept = menu_to_keep(*screen.get(), *menu.get(), settings.last_menu);
    if settings.last_menu != kept {
        settings.last_menu = kept;
    }
}

/// The menu to which the next session returns if this session ends now. The title offers a game in progress, and keeps the set-up in the
/// editor. A lesson or a puzzle leads back to the list from which it was chosen, which is the menu `before`.
fn menu_to_keep(screen: Screen, menu: Menu, before: Menu) -> Menu {
    match (screen, menu) {
        (
            Screen::Title,
            Menu::NewGame
            | Menu::SavedGames
            | Menu::Rules
            | Menu::Lessons
            | Menu::Puzzles
            | Menu::ModelGames
            | Menu::Profile,
        ) => menu,
        (Screen::Play, _) if matches!(before, Menu::Lessons | Menu::Puzzles | Menu::ModelGames) => before,
        _ => Menu::Title,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lists_and_the_title_are_returned_to() {
        let title = |menu| menu_to_keep(Screen::Title, menu, Menu::Title);
        assert_eq!(title(Menu::Lessons), Menu::Lessons);
        assert_eq!(title(Menu::SavedGames), Menu::SavedGames);
        assert_eq!([Menu::Title, Menu::Settings, Menu::Welcome, Menu::Controls].map(title), [Menu::Title; 4]);
        assert_eq!(menu_to_keep(Screen::Play, Menu::None, Menu::Puzzles), Menu::Puzzles, "a puzzle");
        assert_eq!(menu_to_keep(Screen::Play, Menu::Rules, Menu::Lessons), Menu::Lessons, "rules during a lesson");
        assert_eq!(menu_to_keep(Screen::Play, Menu::None, Menu::NewGame), Menu::Title, "a game is resumed");
        assert_eq!(menu_to_keep(Screen::Editor, Menu::None, Menu::Rules), Menu::Title);
    }
}
