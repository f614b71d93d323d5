//! How the screens follow each other.

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

/// The menus that Back and Escape return to, one after the other, the next one last.
#[derive(Resource, Clone, Debug, Default)]
struct Behind(Vec<Menu>);

/// Where a screen can lead.
#[derive(SystemParam)]
pub(super) struct Flow<'w> {
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    behind: ResMut<'w, Behind>,
    requests: MessageWriter<'w, MatchRequest>,
}

impl Flow<'_> {
    /// To another menu, which leads back here.
    pub(super) fn open(&mut self, menu: Menu) {
        self.behind.0.push(*self.menu.get());
        self.next_menu.set(menu);
    }

    /// To the menu that this one was opened from.
    pub(super) fn back(&mut self) {
        let menu = self.behind.0.pop().unwrap_or_default();
        self.next_menu.set(menu);
    }

    /// To the table.
    pub(super) fn close(&mut self) {
        self.behind.0.clear();
        self.next_menu.set(Menu::None);
    }

    /// To the table, with a request that puts a game on it.
    pub(super) fn play(&mut self, request: Request) {
        self.ask(request);
        self.next_screen.set(Screen::Play);
        self.close();
    }

    /// To the editor, with what is on its bench.
    pub(super) fn edit(&mut self) {
        self.next_screen.set(Screen::Editor);
        self.close();
    }

    /// To the title.
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

/// Escape leads out of the front-most thing: a question or a menu. On the table it belongs to the board, and while the keyboard is taken it
/// is no command.
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

/// While a text is being typed, letters are no commands. Nor is any key while help or a question stands in front of the free table: the
/// board would follow it as well. In the editor, whatever has the keyboard keeps it.
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

/// Arrows bring the keyboard into whatever is in front of the table; from there egui moves it on. Egui gives the keyboard away while widgets
/// are drawn, so this must be known before.
fn start_with_arrows(mut contexts: EguiContexts, menu: Res<State<Menu>>, taken: Res<KeyboardTaken>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let arrow = context.input(|input| input.key_pressed(egui::Key::ArrowDown) || input.key_pressed(egui::Key::ArrowUp));
    if arrow && (*menu.get() != Menu::None || taken.0) && context.memory(|memory| memory.focused().is_none()) {
        context.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
    }
}
