//! Navigation between screens and menus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::editor::leave_to_title as leave_editor;
use crate::engines::EngineScreen;
use crate::parts::dialogs::Dialog;
use crate::parts::keyboard_focus::is_on_review_board;
use crate::parts::notices::Notices;
use crate::settings::Sheet;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::input::Selection;
use cannon_app_activities::review::Review;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request, TreeEdit};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::Button;
use cannon_rules::record::Record;
use cannon_rules::{GameId, PackedAction};

/// The menus that Back and Escape return to; the last one is the next to be shown.
#[derive(Resource, Clone, Debug, Default)]
struct MenuStack(Vec<Menu>);

/// A place to which the player returns from an exercise or from a study.
#[derive(Debug)]
struct Place {
    screen: Screen,
    menu: Menu,
    /// The menus behind it, to which Back leads from there.
    behind: Vec<Menu>,
    /// The request that brings back what was on the table. `None` if nothing was there that the player would miss.
    table: Option<Request>,
    /// The shown ply of a game.
    ply: usize,
    /// The actions that lead to the shown node of a study.
    line: Vec<PackedAction>,
    /// Whether a review here led back to the place before.
    review_leads_back: bool,
}

impl Place {
    /// Whether this game was studied here.
    fn is_study_of(&self, started: jiff::Timestamp) -> bool {
        matches!(&self.table, Some(Request::Study { record, .. }) if record.started == started)
    }

    /// Whether this game was reviewed here.
    fn is_review_of(&self, started: jiff::Timestamp) -> bool {
        self.menu == Menu::Review && matches!(&self.table, Some(Request::Load(record)) if record.started == started)
    }
}

/// The way back from an exercise or from a study: the places that the player has left for others, the last one at the end.
#[derive(Resource, Debug, Default)]
pub(crate) struct WayBack {
    places: Vec<Place>,
    /// Whether closing the review leads to the last place, from which it was opened, and not to the menu behind it.
    review_leads_back: bool,
    /// Whether the player has just come back to the rules.
    is_at_rules: bool,
}

impl WayBack {
    /// Whether the player has come back from an exercise to the rules. True only once.
    pub(crate) fn take_is_at_rules(&mut self) -> bool {
        std::mem::take(&mut self.is_at_rules)
    }
}

/// Asks the list of saved games for the games that reach a position.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct FindGames {
    /// The game of the position.
    pub(crate) game: GameId,
    /// The text of the position.
    pub(crate) position: String,
}

/// System parameter with which a screen opens and closes screens and menus and sends match requests.
#[derive(SystemParam)]
pub(crate) struct Navigator<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    menu_stack: ResMut<'w, MenuStack>,
    way_back: ResMut<'w, WayBack>,
    table: Res<'w, Match>,
    review: Res<'w, Review>,
    requests: MessageWriter<'w, MatchRequest>,
    sought_games: MessageWriter<'w, FindGames>,
}

impl Navigator<'_> {
    /// Opens another menu; closing it returns to the current one.
    pub(crate) fn open_menu(&mut self, menu: Menu) {
        if menu == Menu::Review {
            self.way_back.review_leads_back = false;
        }
        self.menu_stack.0.push(*self.menu.get());
        self.next_menu.set(menu);
    }

    /// Shows another menu in place of this one.
    pub(crate) fn switch_menu(&mut self, menu: Menu) {
        self.next_menu.set(menu);
    }

    /// Returns to the menu from which this one was opened. The review of a study leads back to the study, and the review of the game of an
    /// exercise to where the exercise was opened.
    pub(crate) fn close_menu(&mut self) {
        if *self.menu.get() == Menu::Review && self.way_back.review_leads_back {
            self.go_back();
            return;
        }
        let menu = self.menu_stack.0.pop().unwrap_or_default();
        self.next_menu.set(menu);
    }

    /// Shows the button that returns to the menu from which this one was opened.
    pub(crate) fn back_button(&mut self, ui: &mut egui::Ui, words: &Words) {
        if Button::new(words, "menu-back").min_width(120.0).show(ui).clicked() {
            self.close_menu();
        }
    }

    /// Closes all menus.
    pub(crate) fn close_all_menus(&mut self) {
        self.menu_stack.0.clear();
        self.next_menu.set(Menu::None);
    }

    /// Switches to the game and sends a request that starts, restarts or loads one.
    pub(crate) fn start_game(&mut self, request: Request) {
        self.way_back.places.clear();
        self.request(request);
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    /// Loads a recorded game and opens its review.
    pub(crate) fn open_review(&mut self, record: &Record) {
        self.way_back.places.clear();
        self.way_back.review_leads_back = false;
        self.show_review(record);
    }

    /// Loads a recorded game and opens its review. Closing the review leads back to this place.
    pub(crate) fn open_review_from_here(&mut self, record: &Record) {
        let here = self.here();
        self.way_back.places.push(here);
        self.way_back.review_leads_back = true;
        self.show_review(record);
    }

    /// Leaves an exercise for the review of the game from which it comes. Closing the review leads to where the exercise was opened.
    pub(crate) fn review_game_of_exercise(&mut self, record: &Record) {
        self.way_back.review_leads_back = !self.way_back.places.is_empty();
        self.show_review(record);
    }

    fn show_review(&mut self, record: &Record) {
        self.request(Request::Load(Box::new(record.clone())));
        self.next_screen.set(Screen::Play);
        self.menu_stack.0.clear();
        self.menu_stack.0.push(Menu::None);
        self.next_menu.set(Menu::Review);
    }

    /// Opens the study of a recorded game at a ply. Closing the study leads back to this place: to the open menu, and to what is on the
    /// table. A study that was left for a review is opened again instead.
    pub(crate) fn open_study(&mut self, record: Record, ply: usize) {
        let started = record.started;
        let is_in_review = *self.menu.get() == Menu::Review;
        if let Some(study) = self.way_back.places.pop_if(|place| is_in_review && place.is_study_of(started)) {
            let record = match study.table {
                Some(Request::Study { record, .. }) => record,
                _ => Box::new(record),
            };
            self.show_study(record, ply);
        } else {
            let here = self.here();
            self.way_back.places.push(here);
            self.show_study(Box::new(record), ply);
        }
    }

    /// Opens a model game at its first comment. Closing it leads back to this place.
    pub(crate) fn open_model_game(&mut self, record: Record) {
        let here = self.here();
        self.way_back.places.push(here);
        let ply = record.notes.first().map_or(0, |first| first.ply);
        self.request(Request::ReadModelGame { record: Box::new(record), ply });
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    fn show_study(&mut self, record: Box<Record>, ply: usize) {
        self.request(Request::Study { record, ply });
        // At the table already, the analysis goes on.
        NextState::set_if_neq(&mut self.next_screen, Screen::Play);
        self.close_all_menus();
    }

    /// Opens the review of the study on the table, or returns to the review from which the study was opened. Closing the review leads back
    /// to the study.
    pub(crate) fn review_study(&mut self) {
        let record = self.table.record();
        let review = self.way_back.places.pop_if(|place| place.is_review_of(record.started));
        if review.is_none() {
            let here = self.here();
            self.way_back.places.push(here);
        }
        self.show_review(&record);
        self.request(Request::ViewPly(self.ply_in_game()));
        self.way_back.review_leads_back = true;
        if let Some(Place { behind, review_leads_back, .. }) = review {
            (self.menu_stack.0, self.way_back.review_leads_back) = (behind, review_leads_back);
        }
    }

    /// Leaves the study on the table for the place from which it was opened, or else for the title. A game that was studied comes back
    /// with what the study has added to it.
    pub(crate) fn leave_study(&mut self) {
        if let Some(Place { table: Some(Request::Load(game)), .. }) = self.way_back.places.last_mut() {
            let studied = self.table.record();
            if studied.started == game.started && studied.actions == game.actions {
                **game = studied;
            }
        }
        self.go_back();
    }

    /// The ply of the game itself that a study shows, or at which the line in view leaves the game.
    fn ply_in_game(&self) -> usize {
        let timeline = self.table.timeline();
        let game = timeline.main_line();
        let is_shared = |&ply: &usize| timeline.node_at(ply) == game.get(ply).copied();
        (0..=timeline.ply()).take_while(is_shared).last().unwrap_or_default()
    }

    /// The place where the player is.
    fn here(&self) -> Place {
        let table = &self.table;
        let is_at_table = *self.screen.get() == Screen::Play;
        // A line of a review takes the place of its game on the table.
        let reviewed = self.review.session().filter(|_| self.review.shown_line().is_some());
        let request = || match (reviewed, table.is_study()) {
            (Some(session), _) => Some(Request::Load(Box::new(session.record.clone()))),
            (None, true) => {
                let (record, ply) = (Box::new(table.record()), table.shown_ply());
                let is_read = table.is_model_game();
                Some(if is_read { Request::ReadModelGame { record, ply } } else { Request::Study { record, ply } })
            }
            (None, false) => table.is_game().then(|| Request::Load(Box::new(table.record()))),
        };
        Place {
            screen: *self.screen.get(),
            menu: *self.menu.get(),
            behind: self.menu_stack.0.clone(),
            table: is_at_table.then(request).flatten(),
            ply: self
                .review
                .shown_line()
                .filter(|_| reviewed.is_some())
                .map_or(table.shown_ply(), |line| line.start_ply),
            line: (0..table.timeline().ply()).filter_map(|ply| table.timeline().action_at(ply)).collect(),
            review_leads_back: self.way_back.review_leads_back,
        }
    }

    /// Returns to the place that the player has left last. Without one, or if what was on its table is gone, the title opens.
    fn go_back(&mut self) {
        let Some(Place { screen, menu, behind, table, ply, line, review_leads_back }) = self.way_back.places.pop()
        else {
            self.open_title();
            return;
        };
        self.way_back.review_leads_back = review_leads_back;
        self.way_back.is_at_rules = menu == Menu::Rules;
        let is_gone = screen == Screen::Play && table.is_none();
        self.next_screen.set(if is_gone { Screen::Title } else { screen });
        self.menu_stack.0 = if is_gone { vec![Menu::Title] } else { behind };
        self.next_menu.set(if is_gone && menu == Menu::None { Menu::Title } else { menu });
        let is_study = matches!(table, Some(Request::Study { .. } | Request::ReadModelGame { .. }));
        if let Some(request) = table {
            self.request(request);
        }
        if is_study {
            self.request(Request::EditTree(TreeEdit::SelectLine(line)));
        } else if menu == Menu::Review {
            self.request(Request::ViewPly(ply));
        }
    }

    /// Switches to the table for what another system begins there, such as a lesson.
    pub(crate) fn open_table(&mut self) {
        self.way_back.places.clear();
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    /// Switches to the table for an exercise from which the player returns to this place.
    pub(crate) fn open_exercise_from_here(&mut self) {
        let here = self.here();
        self.way_back.places.push(here);
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    /// Leaves an exercise for the place from which it was opened, or else for the `list` from which such exercises are chosen.
    pub(crate) fn leave_exercise(&mut self, list: Menu) {
        if self.way_back.places.is_empty() {
            self.open_from_title(list);
        } else {
            self.go_back();
        }
    }

    /// Opens the list of saved games with those that reach the position that is shown on the table.
    pub(crate) fn find_games(&mut self) {
        let table = &self.table;
        let position = table.timeline().position_text_at(table.shown_ply());
        self.sought_games.write(FindGames { game: table.timeline().game(), position });
        self.open_menu(Menu::SavedGames);
    }

    /// Returns to the title, and opens one of its menus.
    pub(crate) fn open_from_title(&mut self, menu: Menu) {
        self.open_title();
        self.menu_stack.0.push(Menu::Title);
        self.next_menu.set(menu);
    }

    /// Opens the editor with the set-up that it holds.
    pub(crate) fn open_editor(&mut self) {
        self.next_screen.set(Screen::Editor);
        self.close_all_menus();
    }

    /// Returns to the title.
    pub(crate) fn open_title(&mut self) {
        self.way_back.places.clear();
        self.menu_stack.0.clear();
        self.next_screen.set(Screen::Title);
        self.next_menu.set(Menu::Title);
    }

    /// Sends a request to the match.
    pub(crate) fn request(&mut self, request: Request) {
        self.requests.write(MatchRequest::from_interface(request));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MenuStack>()
        .init_resource::<WayBack>()
        .add_message::<FindGames>()
        .add_systems(Update, handle_escape.in_set(AppSystems::React));
}

/// Lets the app begin with the menu with which the last session ended.
pub fn last_menu_plugin(app: &mut App) {
    app.add_systems(Startup, open_last_menu);
}

fn open_last_menu(settings: Res<Settings>, mut navigator: Navigator) {
    if settings.welcomed && settings.last_menu != Menu::Title {
        navigator.open_menu(settings.last_menu);
    }
}

/// Escape closes the dialog or menu in front, or the notice over the editor. Without any, the board handles Escape itself. While a text
/// field or dialog has the keyboard, Escape sends no command.
fn handle_escape(
    mut commands: MessageReader<Command>,
    mut open_dialog: ResMut<Dialog>,
    screen: Res<State<Screen>>,
    editor: Res<Editor>,
    (mut notices, mut sheet, mut engines): (ResMut<Notices>, ResMut<Sheet>, ResMut<EngineScreen>),
    selection: Res<Selection>,
    mut navigator: Navigator,
) {
    if !commands.read().any(|command| *command == Command::Cancel) {
        return;
    }
    if *open_dialog != Dialog::None {
        *open_dialog = Dialog::None;
    } else {
        match *navigator.menu.get() {
            Menu::None if *screen.get() == Screen::Editor && notices.text().is_some() => notices.close(),
            Menu::None if *screen.get() == Screen::Editor => leave_editor(&editor, &mut open_dialog, &mut navigator),
            Menu::None | Menu::Title | Menu::Welcome | Menu::Handover => {}
            // The keys are on the board of the review, and Escape leads back to the panel.
            menu if is_on_review_board(menu, &selection) => {}
            Menu::Engines if engines.bypass_change_detection().go_back() => {}
            Menu::Settings if sheet.bypass_change_detection().end_search() => {}
            Menu::Pause => navigator.close_all_menus(),
            Menu::Result if *screen.get() == Screen::Play => navigator.close_all_menus(),
            Menu::Result => navigator.open_title(),
            Menu::More
            | Menu::NewGame
            | Menu::GameOptions
            | Menu::SavedGames
            | Menu::Setups
            | Menu::Settings
            | Menu::Controls
            | Menu::Engines
            | Menu::About
            | Menu::Rules
            | Menu::Photo
            | Menu::Film
            | Menu::ThisGame
            | Menu::Share
            | Menu::Lessons
            | Menu::Profile
            | Menu::Puzzles
            | Menu::ModelGames
            | Menu::Review => navigator.close_menu(),
        }
    }
}
