//! What the player does on the screens: choosing games, ranks and players, saved games, the editor, and playing.

use bevy::prelude::*;
use bevy_egui::egui;
use cannon_rules::GameId;

use super::TestPlayer;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::editor::{Edit, Editor, SetupDocument};
use cannon_app_activities::persistence::GameLibrary;
use cannon_app_base::play::{MatchRequest, MatchSetup, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::settings::rows::Page;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_library::{Filter, Library, LibraryEntry};

impl TestPlayer {
    /// Chooses a game by its box on the title.
    pub(in crate::tests) fn choose_game(&mut self, game: GameId) {
        self.click(&format!("title-game/{game}"));
        assert_eq!(self.app.world().resource::<Settings>().game, game);
    }

    /// Turns to a page of the open settings.
    pub(in crate::tests) fn open_settings_page(&mut self, page: Page) {
        self.click(&format!("settings/page/{}", page.name_id()));
    }

    /// Scrolls the sheet of the settings until a widget is in view.
    pub(in crate::tests) fn scroll_settings_to(&mut self, name: &str) {
        let (x, bottom) = (40.0, self.size.y - 80.0 * self.zoom());
        for _ in 0..40 {
            if self.widget_rect(name).is_some_and(|rect| rect.max.y <= bottom) {
                return;
            }
            self.point_at(x, self.size.y / 2.0);
            self.scroll(-60.0);
        }
        panic!("`{name}` cannot be reached");
    }

    /// Clicks an entry of the title that stands behind *More*.
    pub(in crate::tests) fn click_more(&mut self, entry: &str) {
        self.click("title-more");
        assert_eq!(self.menu(), Menu::More);
        self.click(entry);
    }

    /// The width in which the row of ranks is seen, which is the width of the choice of opponents above it.
    pub(in crate::tests) fn rank_row(&self) -> Rect {
        let kind = |name: &str| {
            self.widget_rect(&format!("new-game/opponent/new-game-{name}")).expect("the kinds of opponents")
        };
        kind("computer").union(kind("watch"))
    }

    /// Scrolls the row of ranks until the card with this number is wholly in view.
    pub(in crate::tests) fn scroll_to_rank(&mut self, number: usize) {
        self.scroll_to_opponent(&format!("new-game/rank/{number}"));
    }

    /// Scrolls the row of opponents until the card with this name is wholly in view.
    pub(in crate::tests) fn scroll_to_opponent(&mut self, name: &str) {
        let row = self.rank_row();
        let card = self.widget_rect(name).expect("a card for each opponent");
        // Over the row, the wheel would move the row instead of the screen.
        let below = (card.max.y + 8.0).max(self.size.y / 2.0);
        if below < self.size.y - 100.0 {
            self.point_at(row.center().x, below);
            self.scroll(3000.0);
        }
        for _ in 0..200 {
            let card = self.widget_rect(name).expect("a card for each opponent");
            let beyond = (card.max.x - row.max.x - 0.5).max(0.0) - (row.min.x - 0.5 - card.min.x).max(0.0);
            if beyond == 0.0 {
                return;
            }
            self.point_at(row.center().x, card.center().y);
            self.scroll(-beyond.clamp(-60.0, 60.0));
        }
        panic!("{name} cannot be reached");
    }

    /// Chooses an opponent of the row of ranks.
    pub(in crate::tests) fn choose_rank(&mut self, number: usize) {
        self.scroll_to_rank(number);
        self.click(&format!("new-game/rank/{number}"));
    }

    /// Gives the player at the board another name, on the open screen of the profile.
    pub(in crate::tests) fn rename_player(&mut self, name: &str) {
        self.click("profile/name");
        self.type_into("profile/name", name);
        self.press(egui::Key::Enter, KeyCode::Enter);
    }

    /// Adds a player of this name, on the open screen of the profile.
    pub(in crate::tests) fn add_player(&mut self, name: &str) {
        self.click("profile/players");
        self.click("profile-add");
        self.type_into("profile/name", name);
        self.press(egui::Key::Enter, KeyCode::Enter);
    }

    /// Gives the game on the table a name in the library.
    pub(in crate::tests) fn name_game(&mut self, name: &str) {
        let record = self.game().record();
        let library = self.app.world().resource::<GameLibrary>();
        library.save(&record).expect("the game is saved");
        let rename = |library: &mut Library| {
            let is_game =
                |entry: &&LibraryEntry| entry.details.as_ref().is_ok_and(|game| game.started == record.started);
            let file = library.list(&Filter::default()).into_iter().find(is_game).expect("the game").file.clone();
            library.rename(&file, name)
        };
        library.with(rename).expect("the game gets its name");
    }

    /// Chooses a command of the menu of a game on the shelf, or of the first game without a name.
    pub(in crate::tests) fn choose_for_game(&mut self, name: Option<&str>, command: &str) {
        let start = format!("saved-more/{}", name.unwrap_or_default());
        let rects = self.app.world().resource::<WidgetRects>();
        let (button, _) = rects.iter().find(|(widget, _)| widget.starts_with(&start)).expect("a game");
        let button = button.to_owned();
        self.click(&button);
        self.click(command);
    }

    /// Leaves the table for the title.
    pub(in crate::tests) fn open_title(&mut self) {
        self.click("hud-menu");
        self.click("pause-to-title");
    }

    /// Opens the panel with the list of moves.
    pub(in crate::tests) fn open_panel(&mut self) {
        self.app.world_mut().resource_mut::<Settings>().fold_panel = false;
        self.frames(2);
    }

    /// Starts a game between two humans.
    pub(in crate::tests) fn start_hot_seat(&mut self) {
        let world = self.app.world_mut();
        world.write_message(MatchRequest::from_interface(Request::Start(Box::default())));
        world.resource_mut::<NextState<Screen>>().set(Screen::Play);
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        self.frames(4);
    }

    /// Opens the scheme editor with the first built-in scheme.
    pub(in crate::tests) fn open_editor(&mut self) {
        self.open_editor_of(GameId::TankChess);
    }

    /// Opens the editor of a game with its first built-in set-up.
    pub(in crate::tests) fn open_editor_of(&mut self, game: GameId) {
        let table = games::tabletop(game);
        let built_in = (table.editor_support.builtin_setups)();
        let design = built_in[0].design.clone();
        let world = self.app.world_mut();
        world.write_message(Edit::Open { game: table.id, design, file: None, is_saved: true });
        world.resource_mut::<NextState<Screen>>().set(Screen::Editor);
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        self.frames(4);
    }

    /// Sends an edit to the editor, as pointer and keys do.
    pub(in crate::tests) fn edit(&mut self, edit: Edit) {
        self.app.world_mut().write_message(edit);
        self.frames(3);
    }

    /// The edited set-up.
    pub(in crate::tests) fn document(&self) -> &SetupDocument {
        self.app.world().resource::<Editor>().document().expect("a scheme is open")
    }

    /// Sends a request to the match.
    pub(in crate::tests) fn request(&mut self, request: Request) {
        self.app.world_mut().write_message(MatchRequest::from_interface(request));
        self.frames(3);
    }

    /// Starts a game of Cannon between two humans from a position.
    pub(in crate::tests) fn start_from_position(&mut self, position: &str) {
        self.start_hot_seat();
        let position = Some(position.to_owned());
        self.request(Request::Start(Box::new(MatchSetup { position, ..MatchSetup::default() })));
    }

    /// Plays an action given in notation.
    pub(in crate::tests) fn play(&mut self, action: &str) {
        let action = self.game().timeline().read_action(action).expect("legal");
        self.request(Request::Play { action, animation_variant: None });
    }

    /// Plays one of the legal actions; different numbers usually choose different actions.
    pub(in crate::tests) fn play_any(&mut self, choice: usize) {
        let actions = self.game().timeline().actions();
        self.request(Request::Play { action: actions[choice * 7 % actions.len()], animation_variant: None });
    }
}
