//! Navigation between screens and menus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::editor::leave as leave_editor;
use super::help::HelpOpen;
use super::questions::{Question, offer_to_pass_on};
use crate::app::AppSystems;
use crate::app::common::KeyboardTaken;
use crate::app::common::command::Command;
use crate::app::editor::Editor;
use crate::app::play::{Match, MatchRequest, Request};
use crate::app::states::{Menu, Screen};

/// The menus that Back and Escape return to; the last one is the next to be shown.
#[derive(Resource, Clone, Debug, Default)]
struct Behind(Vec<Menu>);

/// System parameter with which a screen opens and closes screens and menus and sends match requests.
#[derive(SystemParam)]
pub(super) struct Flow<'w> {
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    behind: ResMut<'w, Behind>,
    requests: MessageWriter<'w, MatchRequest>,
}

impl Flow<'_> {
    /// Opens another menu; closing it returns to the current one.
    pub(super) fn open(&mut self, menu: Menu) {
        self.behind.0.push(*self.menu.get());
        self.next_menu.set(menu);
    }

    /// Returns to the menu from which this one was opened.
    pub(super) fn back(&mut self) {
        let menu = self.behind.0.pop().unwrap_or_default();
        self.next_menu.set(menu);
    }

    /// Closes all menus.
    pub(super) fn close(&mut self) {
        self.behind.0.clear();
        self.next_menu.set(Menu::None);
    }

    /// Switches to the game and sends a request that starts, restarts or loads one.
    pub(super) fn play(&mut self, request: Request) {
        self.ask(request);
        self.next_screen.set(Screen::Play);
        self.close();
    }

    /// Opens the editor with the set-up that it holds.
    pub(super) fn edit(&mut self) {
        self.next_screen.set(Screen::Editor);
        self.close();
    }

    /// Returns to the title.
    pub(super) fn leave_game(&mut self) {
        self.behind.0.clear();
        self.next_screen.set(Screen::Title);
        self.next_menu.set(Menu::Title);
    }

    /// Sends a request to the match.
    pub(super) fn ask(&mut self, request: Request) {
        self.requests.write(MatchRequest::interface(request));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>()
        .add_systems(Update, step_back.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, tell_who_has_keyboard.after(Layer::Front))
        .add_systems(EguiPrimaryContextPass, start_with_arrows.after(Layer::Hud).before(Layer::Menu));
}

/// Escape closes the dialog or menu in front. Without either, the board handles Escape itself. While a text field or dialog has the
/// keyboard, Escape sends no command.
fn step_back(
    mut commands: MessageReader<Command>,
    mut question: ResMut<Question>,
    screen: Res<State<Screen>>,
    editor: Res<Editor>,
    mut flow: Flow,
) {
    if !commands.read().any(|command| *command == Command::Cancel) {
        return;
    }
    if *question != Question::None {
        *question = Question::None;
    } else {
        match *flow.menu.get() {
            Menu::None if *screen.get() == Screen::Editor => leave_editor(&editor, &mut question, &mut flow),
            Menu::None | Menu::Title => {}
            Menu::Pause => flow.close(),
            Menu::Result if *screen.get() == Screen::Play => flow.close(),
            Menu::Result => flow.leave_game(),
            Menu::NewGame
            | Menu::SavedGames
            | Menu::Setups
            | Menu::Settings
            | Menu::Rules
            | Menu::Photo
            | Menu::Film => flow.back(),
        }
    }
}

/// Keys send no commands while a text field has the focus, or while help or a dialog is open without a menu, because the board would react
/// to them as well. In the editor, keys also send no commands while any widget has the focus.
fn tell_who_has_keyboard(
    mut contexts: EguiContexts,
    help: Res<HelpOpen>,
    game: Res<Match>,
    question: Res<Question>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut taken: ResMut<KeyboardTaken>,
) {
    let edits = *screen.get() == Screen::Editor && *menu.get() == Menu::None;
    let held = |context: &egui::Context| {
        context.text_edit_focused() || (edits && context.memory(|memory| memory.focused().is_some()))
    };
    let typing = contexts.ctx_mut().is_ok_and(|context| held(context));
    let asked = edits && *question != Question::None;
    let now = typing || help.0 || asked || offer_to_pass_on(&game, *menu.get()).is_some();
    if taken.0 != now {
        taken.0 = now;
    }
}

/// An arrow key gives the focus to the first widget of an open menu or dialog; from there egui moves it. This runs before the menus are
/// drawn, because egui assigns the focus while widgets are added.
fn start_with_arrows(mut contexts: EguiContexts, menu: Res<State<Menu>>, taken: Res<KeyboardTaken>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let arrow = context.input(|input| input.key_pressed(egui::Key::ArrowDown) || input.key_pressed(egui::Key::ArrowUp));
    if arrow && (*menu.get() != Menu::None || taken.0) && context.memory(|memory| memory.focused().is_none()) {
        context.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
    }
}
