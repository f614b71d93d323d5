//! The help panel. One page has the [`keys`] and mouse gestures, the other the [`legend`] of the marks on the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::bindings::{Bindings, InputDevice, PressedChords};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{Button, Panel, segmented_control};
use cannon_app_table::marks::mark_look;

mod keys;
mod legend;

pub(super) use keys::is_used_in;
use keys::key_table;

/// Whether the help panel is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HelpOpen(pub bool);

/// A page of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Controls,
    Marks,
}

const SIZE: egui::Vec2 = egui::Vec2::new(880.0, 640.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HelpOpen>()
        .add_systems(Update, toggle_with_key.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground).run_if(|open: Res<HelpOpen>| open.0));
}

/// Opens help with its key unless a dialog is open, and closes it with the help or cancel key. Open help takes the keyboard, so no commands
/// are sent and the closing keys are read directly.
fn toggle_with_key(
    mut commands: MessageReader<Command>,
    pressed: Res<PressedChords>,
    bindings: Res<Bindings>,
    open_dialog: Res<Dialog>,
    mut open: ResMut<HelpOpen>,
) {
    let requested = commands.read().any(|command| *command == Command::ToggleHelp);
    if open.0 {
        let mut given = pressed.0.iter().flat_map(|&chord| bindings.commands(chord));
        if given.any(|command| matches!(command, Command::ToggleHelp | Command::Cancel)) {
            open.0 = false;
        }
    } else if requested && *open_dialog == Dialog::None {
        open.0 = true;
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    bindings: Res<Bindings>,
    device: Res<InputDevice>,
    (game, layout): (Res<Match>, Res<BoardLayout>),
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    (mut page, mut is_new_page): (Local<Page>, Local<bool>),
    mut open: ResMut<HelpOpen>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let panel = Panel { name: "panel/help", heading: words.text("help-heading"), size: SIZE };
    let (mut close, mut chosen_page) = (false, *page);
    panel.show_with_tabs_and_footer(
        context,
        |ui| {
            let pages = [(Page::Controls, "help-controls"), (Page::Marks, "help-marks")];
            segmented_control(ui, &words, "help", &mut chosen_page, &pages);
        },
        |ui| {
            if *is_new_page {
                widgets::scroll_to_top(ui);
            }
            match *page {
                Page::Controls => key_table(ui, &words, (&bindings, *device), game.timeline().game()),
                Page::Marks => {
                    let look = mark_look(&settings, *layout);
                    legend::show(ui, (&words, &look), game.timeline().game(), *screen.get() == Screen::Editor);
                }
            }
        },
        |ui| close = Button::new(&words, "help-close").min_width(120.0).show(ui).clicked(),
    );
    *is_new_page = chosen_page != *page;
    *page = chosen_page;
    if close {
        open.0 = false;
    }
}
