//! The menu of the title that was open last, to which the next session returns.

use bevy::prelude::*;

use super::{Settings, saving};
use crate::states::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    let has_changed = state_changed::<Menu>.or_eager(state_changed::<Screen>);
    app.add_systems(Last, remember.run_if(has_changed).before(saving::save_after_delay));
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
            Menu::NewGame | Menu::SavedGames | Menu::Rules | Menu::Lessons | Menu::Puzzles | Menu::Profile,
        ) => menu,
        (Screen::Play, _) if matches!(before, Menu::Lessons | Menu::Puzzles) => before,
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
