//! Which keys give commands, and which move the focus from widget to widget.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::help::HelpOpen;
use crate::parts::dialogs::{Dialog, draw_offer_to_human};
use crate::parts::notices::Notices;
use crate::settings::controls::KeyCapture;
use cannon_app_activities::coach::Coach;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::KeyboardTaken;
use cannon_app_base::play::Match;
use cannon_app_base::states::{Menu, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            update_keyboard_taken.after(UiLayer::Foreground),
            keep_tab_for_board.before(UiLayer::Hud),
            focus_first_widget_on_arrow.after(UiLayer::Hud).before(UiLayer::Menu),
        ),
    );
}

/// Keys send no commands while a text field has the focus, or while help or a dialog is open without a menu, because the board would react
/// to them as well. In the editor, keys also send no commands while any widget has the focus; in a study, only the keys that move the
/// focus do not.
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
    // An open list takes Escape and the arrow keys for itself.
    let is_typing = |context: &egui::Context| context.text_edit_focused() || egui::Popup::is_any_open(context);
    let context = contexts.ctx_mut().ok();
    let typing = context.as_ref().is_some_and(|context| is_typing(context));
    let has_focus = context.is_some_and(|context| context.memory(|memory| memory.focused().is_some()));
    let is_over_board =
        matches!(*open_dialog, Dialog::Repetition | Dialog::PuzzleHelp(_) | Dialog::LeaveGuess | Dialog::GuessResult);
    let dialog_open = (in_editor && *open_dialog != Dialog::None) || is_over_board;
    let takes_all = typing
        || (in_editor && has_focus)
        || help.0
        || capture.is_active()
        || dialog_open
        || (notices.has_focus() && *menu.get() == Menu::None)
        || coach.warning().is_some()
        || draw_offer_to_human(&game, *menu.get()).is_some();
    taken.set_if_neq(match (takes_all, in_study && has_focus) {
        (true, _) => KeyboardTaken::AllKeys,
        (false, true) => KeyboardTaken::FocusKeys,
        (false, false) => KeyboardTaken::No,
    });
}

/// Whether the keys move over the board of a review, and not through its panel.
pub(crate) fn is_on_review_board(menu: Menu, selection: &Selection) -> bool {
    menu == Menu::Review && selection.cursor().is_some()
}

/// In a study, Tab leads from piece to piece on the board, as in a game, for as long as no widget of the panel has the keyboard; in a review,
/// while there is a cursor on its board. Egui would give the focus to the panel as well. This runs before the panel is drawn.
fn keep_tab_for_board(
    mut contexts: EguiContexts,
    game: Res<Match>,
    (screen, menu, selection): (Res<State<Screen>>, Res<State<Menu>>, Res<Selection>),
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let in_study = *screen.get() == Screen::Play && *menu.get() == Menu::None && game.is_study();
    let on_board = in_study || is_on_review_board(*menu.get(), &selection);
    let is_pressed = context.input(|input| input.key_pressed(egui::Key::Tab));
    if on_board && is_pressed && context.memory(|memory| memory.focused().is_none()) {
        context.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// An arrow key gives the focus to the first widget of an open menu or dialog; from there egui moves it. This runs before the menus are
/// drawn, because egui assigns the focus while widgets are added. The list of saved games gives it to the first game itself.
fn focus_first_widget_on_arrow(
    mut contexts: EguiContexts,
    (menu, selection): (Res<State<Menu>>, Res<Selection>),
    open_dialog: Res<Dialog>,
    taken: Res<KeyboardTaken>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if is_on_review_board(*menu.get(), &selection) {
        return;
    }
    let leads_to_game = *menu.get() == Menu::SavedGames && arrow_seeks_game(context, &open_dialog);
    let is_in_front = *menu.get() != Menu::None || *taken != KeyboardTaken::No;
    if is_in_front && !leads_to_game && arrow_seeks_focus(context) {
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
