//! The egui screens, from the title to the result, with the panels beside the board, the dialogs and the help. Each has its own file or
//! folder.
//!
//! At the table, all that the game says stands in one ribbon below the board (`hud::bar`), so that no text covers the board or another one.
//! `navigation` navigates between screens, `dialogs` holds the confirmation dialogs, and [`widget_rects`]
//! records the rectangle of every named widget. Screens do not change the game or the settings themselves; they send requests.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme;
use cannon_app_base::theme::ThemeSystems;
use cannon_app_table::loading_screen;

mod at_table;
mod editor;
mod engines;
mod guess;
mod help;
mod hud;
mod learning;
mod new_game;
mod output;
mod parts;
mod profile;
mod review;
mod saved_games;
mod screen_reader;
mod settings;
mod start;
mod study;
pub mod widget_rects;

pub use help::HelpOpen;
pub use output::output_folders::{DocumentFolder, PictureFolder};
pub use parts::navigation::last_menu_plugin;
pub use parts::notices::{FileManagerFailed, PartLost, ShowInFolder};
pub use start::about::SystemReporter;
pub use start::open_file::FilesToOpen;
pub use start::welcome::open_at_first_start;

/// The order in which the interface is drawn within a frame, from back to front.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum UiLayer {
    /// Effects over the 3D view and behind all panels.
    Background,
    /// Panels beside the board.
    Hud,
    /// The open menu.
    Menu,
    /// Dialogs, help and notices, in front of everything.
    Foreground,
    /// Records the rectangles of the drawn widgets.
    CollectRects,
}

/// Adds all screens, panels and dialogs.
pub fn plugin(app: &mut App) {
    app.init_resource::<PictureFolder>().init_resource::<DocumentFolder>();
    app.configure_sets(
        EguiPrimaryContextPass,
        (ThemeSystems, UiLayer::Background, UiLayer::Hud, UiLayer::Menu, UiLayer::Foreground, UiLayer::CollectRects)
            .chain(),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (UiLayer::Background, UiLayer::Hud, UiLayer::Menu, UiLayer::Foreground)
            .run_if(theme::fonts_ready)
            .run_if(loading_screen::are_panels_visible),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        UiLayer::Hud
            .run_if(in_state(Screen::Play))
            .run_if(not(in_state(Menu::Photo)))
            .run_if(not(in_state(Menu::Settings)))
            .run_if(not(in_state(Menu::Review))),
    );
    app.add_plugins((
        at_table::fade_in::plugin,
        (parts::navigation::plugin, parts::keyboard_focus::plugin),
        hud::plugin,
        (parts::notices::plugin, start::open_file::plugin, at_table::resume_summary::plugin),
        (parts::dialogs::plugin, at_table::repetition::plugin, start::crash_report::plugin),
        (
            settings::plugin,
            parts::gamepad_focus::plugin,
            help::plugin,
            learning::lessons::plugin,
            profile::plugin,
            learning::puzzles::plugin,
            learning::model_games::plugin,
        ),
        (start::title::plugin, start::about::plugin, new_game::plugin),
        (saved_games::plugin, guess::plugin, engines::plugin),
        editor::setups::plugin,
        editor::plugin,
        learning::chapters::plugin,
        (at_table::result::plugin, review::plugin, study::plugin),
        (
            output::photo::plugin,
            screen_reader::plugin,
            at_table::captions::plugin,
            at_table::signals::plugin,
            start::welcome::plugin,
            at_table::handover::plugin,
        ),
        (output::animation_export::plugin, output::share::plugin),
        widget_rects::plugin,
    ));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            at_table::pause::show.run_if(in_state(Menu::Pause)),
            at_table::pause::show_second_page.run_if(in_state(Menu::ThisGame)),
        )
            .in_set(UiLayer::Menu),
    );
}

#[cfg(test)]
mod tests;
