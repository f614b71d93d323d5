//! The egui screens: title, new game, head-up display, pause, settings, saved games, set-ups, editor panels, rules, result and help. Each
//! has its own file or folder.
//!
//! `flow` navigates between screens, `questions` holds the confirmation dialogs, `notices` shows short messages, and [`probe`] records
//! the rectangle of every named widget. Screens do not change the game or the settings themselves; they send requests.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::loading_screen;
use super::states::{Menu, Screen};
use super::theme::{self, ThemeSystems};

mod editor;
mod fade;
mod film;
mod flow;
mod help;
mod hud;
mod new_game;
mod notices;
mod pause;
mod photo;
mod pictures;
pub mod probe;
mod questions;
mod result;
mod rules;
mod saved_games;
mod settings;
mod setups;
mod title;
mod words;

pub use film::Film;
pub use help::HelpOpen;
pub use pictures::PictureFolder;

/// The order in which the interface is drawn within a frame, from back to front.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Layer {
    /// Effects over the 3D view and behind all panels.
    Behind,
    /// Panels beside the board.
    Hud,
    /// The open menu.
    Menu,
    /// Dialogs, help and notices, in front of everything.
    Front,
    /// Records the rectangles of the drawn widgets.
    Probe,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PictureFolder>();
    app.configure_sets(
        EguiPrimaryContextPass,
        (ThemeSystems, Layer::Behind, Layer::Hud, Layer::Menu, Layer::Front, Layer::Probe).chain(),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (Layer::Behind, Layer::Hud, Layer::Menu, Layer::Front)
            .run_if(theme::is_on)
            .run_if(loading_screen::shows_panels),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        Layer::Hud.run_if(in_state(Screen::Play)).run_if(not(in_state(Menu::Photo))),
    );
    app.add_plugins((
        fade::plugin,
        flow::plugin,
        hud::plugin,
        notices::plugin,
        questions::plugin,
        help::plugin,
        new_game::plugin,
        saved_games::plugin,
        setups::plugin,
        editor::plugin,
        rules::plugin,
        result::plugin,
        photo::plugin,
        film::plugin,
        probe::plugin,
    ));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            title::show.run_if(in_state(Menu::Title)),
            pause::show.run_if(in_state(Menu::Pause)),
            settings::show.run_if(in_state(Menu::Settings)),
        )
            .in_set(Layer::Menu),
    );
}

#[cfg(test)]
mod tests;
