//! Navigation between screens and menus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::editor::leave_to_title as leave_editor;
use crate::engines::EngineScreen;
use crate::help::HelpOpen;
use crate::parts::dialogs::{Dialog, draw_offer_to_human};
use crate::parts::notices::Notices;
use crate::settings::Sheet;
use crate::settings::controls::KeyCapture;
use cannon_app_activities::coach::Coach;
use cannon_app_activities::editor::Editor;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, KeyboardTaken};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::Button;
use cannon_rules::GameId;
use cannon_rules::record::Record;

/// The menus that Back and Escape return to; the last one is the next to be shown.
#[derive(Resource, Clone, Debug, Default)]
struct MenuStack(Vec<Menu>);

/// The menu to which the player returns from an exercise, unless it is the list from which such exercises are chosen, and the game that was on
/// the table before the exercise.
#[derive(Debug)]
struct ExerciseOrigin {
    menu: Menu,
    game: Option<Box<Record>>,
}

/// The way back from an exercise.
#[derive(Resource, Debug, Default)]
pub(crate) struct ExerciseReturn {
    origin: Option<ExerciseOrigin>,
    /// Whether the player has just come back to the rules.
    is_back: bool,
}

impl ExerciseReturn {
    /// Whether the player has come back from an exercise to the rules. True only once.
    pub(crate) fn take_is_back(&mut self) -> bool {
        std::mem::take(&mut self.is_back)
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
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    menu_stack: ResMut<'w, MenuStack>,
    exercise_return: ResMut<'w, ExerciseReturn>,
    requests: MessageWriter<'w, MatchRequest>,
    sought_games: MessageWriter<'w, FindGames>,
}

impl Navigator<'_> {
    /// Opens another menu; closing it returns to the current one.
    pub(crate) fn open_menu(&mut self, menu: Menu) {
        self.menu_stack.0.push(*self.menu.get());
        self.next_menu.set(menu);
    }

    /// Shows another menu in place of this one.
    pub(crate) fn switch_menu(&mut self, menu: Menu) {
        self.next_menu.set(menu);
    }

    /// Returns to the menu from which this one was opened.
    pub(crate) fn close_menu(&mut self) {
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
        self.request(request);
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    /// Loads a recorded game and opens its review.
    pub(crate) fn open_review(&mut self, record: &Record) {
        self.request(Request::Load(Box::new(record.clone())));
        self.next_screen.set(Screen::Play);
        self.menu_stack.0.clear();
        self.menu_stack.0.push(Menu::None);
        self.next_menu.set(Menu::Review);
    }

    /// Opens the study of a recorded game at a ply.
    pub(crate) fn open_study(&mut self, record: Record, ply: usize) {
        self.start_game(Request::Study { record: Box::new(record), ply });
    }

    /// Switches to the table for what another system begins there, such as a lesson.
    pub(crate) fn open_table(&mut self) {
        self.exercise_return.origin = None;
        self.next_screen.set(Screen::Play);
        self.close_all_menus();
    }

    /// Switches to the table for an exercise from which the player returns to the open menu and to the game behind it, if there is one.
    pub(crate) fn open_exercise_from_here(&mut self, game: Option<Record>) {
        let menu = *self.menu.get();
        self.open_table();
        self.exercise_return.origin = Some(ExerciseOrigin { menu, game: game.map(Box::new) });
    }

    /// Leaves an exercise for the menu from which it was opened, or else for the `list` from which such exercises are chosen.
    pub(crate) fn leave_exercise(&mut self, list: Menu) {
        let Some(ExerciseOrigin { menu, game }) = self.exercise_return.origin.take() else {
            self.open_from_title(list);
            return;
        };
        match game {
            Some(record) => {
                self.request(Request::Load(record));
                self.menu_stack.0 = vec![Menu::Pause];
                self.next_menu.set(menu);
            }
            None => self.open_from_title(menu),
        }
        self.exercise_return.is_back = menu == Menu::Rules;
    }

    /// Opens the list of saved games with those that reach the position that is shown on the table.
    pub(crate) fn find_games(&mut self, table: &Match) {
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
        self.exercise_return.origin = None;
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
        .init_resource::<ExerciseReturn>()
        .add_message::<FindGames>()
        .add_systems(Update, handle_escape.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, update_keyboard_taken.after(UiLayer::Foreground))
        .add_systems(EguiPrimaryContextPass, keep_tab_for_board.before(UiLayer::Hud))
        .add_systems(EguiPrimaryContextPass, focus_first_widget_on_arrow.after(UiLayer::Hud).before(UiLayer::Menu));
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
            | Menu::Review => navigator.close_menu(),
        }
    }
}

/// Keys send no commands while a text field has the focus, or while help or a dialog is open without a menu, because the board would react
/// to them as well. In the editor and
/// in a study, keys also send no commands while any widget has the focus.
fn update_keyboard_taken(
    mut contexts: EguiContexts,
    help: Res<HelpOpen>,
    game: Res<Match>,
    open_dialog: Res<Dialog>,
    screen: Res<State<Screen>>,
    (menu, coach, capture, notices): (Res<State<Menu>>, Res<Coach>, Res<KeyCapture>, Res<Notices>),
    mut taken: ResMut<KeyboardTaken>,
) {
    let in_editor = *screen.get() == Screen::Editor && *menu.get() == Menu::None;
    let in_study = *screen.get() == Screen::Play && *menu.get() == Menu::None && game.is_study();
    let has_focus = |context: &egui::Context| {
        // An open list takes Escape and the arrow keys for itself.
        context.text_edit_focused()
            || egui::Popup::is_any_open(context)
            || ((in_editor || in_study) && context.memory(|memory| memory.focused().is_some()))
    };
    let typing = contexts.ctx_mut().is_ok_and(|context| has_focus(context));
    let is_over_board = matches!(*open_dialog, Dialog::Repetition | Dialog::PuzzleHelp(_) | Dialog::GuessResult);
    let dialog_open = (in_editor && *open_dialog != Dialog::None) || is_over_board;
    let keyboard_taken = typing
        || help.0
        || capture.is_active()
        || dialog_open
        || (notices.has_focus() && *menu.get() == Menu::None)
        || coach.warning().is_some()
        || draw_offer_to_human(&game, *menu.get()).is_some();
    if taken.0 != keyboard_taken {
        taken.0 = keyboard_taken;
    }
}

/// In a study, Tab leads from piece to piece on the board, as in a game, for as long as no widget of the panel has the keyboard. Egui would
/// give the focus to the panel as well. This runs before the panel is drawn.
fn keep_tab_for_board(
    mut contexts: EguiContexts,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let on_board = *screen.get() == Screen::Play && *menu.get() == Menu::None && game.is_study();
    let is_pressed = context.input(|input| input.key_pressed(egui::Key::Tab));
    if on_board && is_pressed && context.memory(|memory| memory.focused().is_none()) {
        context.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// An arrow key gives the focus to the first widget of an open menu or dialog; from there egui moves it. This runs before the menus are
/// drawn, because egui assigns the focus while widgets are added. The list of saved games gives it to the first game itself.
fn focus_first_widget_on_arrow(
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    open_dialog: Res<Dialog>,
    taken: Res<KeyboardTaken>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let leads_to_game = *menu.get() == Menu::SavedGames && arrow_seeks_game(context, &open_dialog);
    if (*menu.get() != Menu::None || taken.0) && !leads_to_game && arrow_seeks_focus(context) {
        context.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
    }
}

/// Whether an arrow key leads into the list of saved games, which is open: no dialog and no list of commands is in front of it.
pub(crate) fn arrow_seeks_game(context: &egui::Context, open_dialog: &Dialog) -> bool {
    *open_dialog == Dialog::None && !egui::Popup::is_any_open(context) && arrow_seeks_focus(context)
}

/// Whether an arrow key is pressed while no widget has the focus.
fn arrow_seeks_focus(context: &egui::Context) -> bool {
    let arrows = [egui::Key::ArrowDown, egui::Key::ArrowUp, egui::Key::ArrowLeft, egui::Key::ArrowRight];
    let is_pressed = context.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    is_pressed && context.memory(|memory| memory.focused().is_none())
}
