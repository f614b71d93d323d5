//! The egui screens, from the title to the result, with the panels beside the board, the dialogs and the help. Each has its own file or
//! folder.
//!
//! `table_card` shows what the coach says, and `notices` stand in the strip above the board (`hud::status`), so that no text covers the
//! board or another one. `navigation` navigates between screens, `dialogs` holds the confirmation dialogs, and [`widget_rects`]
//! records the rectangle of every named widget. Screens do not change the game or the settings themselves; they send requests.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme;
use cannon_app_base::theme::ThemeSystems;
use cannon_app_table::loading_screen;

mod about;
mod analysis;
mod animation_export;
mod captions;
mod coach;
mod controls;
mod crash_report;
mod dialogs;
mod editor;
mod evaluation_graph;
mod fade_in;
mod gamepad_focus;
mod handover;
mod help;
mod hud;
mod lesson_text;
mod lessons;
mod navigation;
mod new_game;
mod notices;
mod open_file;
mod output_folders;
mod page_printer;
mod pause;
mod photo;
mod profile;
mod puzzles;
mod rating_curve;
mod repetition;
mod result;
mod resume_summary;
mod review;
mod rules;
mod saved_games;
mod screen_reader;
mod settings;
mod setups;
mod side_panel;
mod signals;
mod table_card;
mod text;
mod text_box;
mod title;
mod vision_settings;
mod welcome;
pub mod widget_rects;

pub use about::{AboutScreen, SystemReporter};
pub use animation_export::AnimationExport;
pub use help::HelpOpen;
pub use navigation::last_menu_plugin;
pub use notices::{FileManagerFailed, PartLost, ShowInFolder};
pub use open_file::FilesToOpen;
pub use output_folders::{DocumentFolder, PictureFolder};
pub use welcome::open_at_first_start;

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
            .run_if(not(in_state(Menu::Review))),
    );
    app.add_plugins((
        fade_in::plugin,
        navigation::plugin,
        hud::plugin,
        (notices::plugin, open_file::plugin, resume_summary::plugin),
        (dialogs::plugin, repetition::plugin, crash_report::plugin),
        (
            controls::plugin,
            gamepad_focus::plugin,
            help::plugin,
            lessons::plugin,
            table_card::plugin,
            profile::plugin,
            puzzles::plugin,
        ),
        (about::plugin, new_game::plugin),
        saved_games::plugin,
        setups::plugin,
        editor::plugin,
        rules::plugin,
        (result::plugin, review::plugin),
        (photo::plugin, screen_reader::plugin, captions::plugin, signals::plugin, welcome::plugin, handover::plugin),
        animation_export::plugin,
        widget_rects::plugin,
    ));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            title::show.run_if(in_state(Menu::Title)),
            pause::show.run_if(in_state(Menu::Pause)),
            settings::show.run_if(in_state(Menu::Settings)),
        )
            .in_set(UiLayer::Menu),
    );
}

#[cfg(test)]
mod tests;
