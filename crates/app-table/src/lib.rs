//! The table: board, pieces, marks, effects, camera, light and sound, all of them a projection of the match and of what players do with it.
//! [`render`] makes pictures and animations of the table without a window.
//!
//! [`CorePlugin`] adds everything below the table, so that tests can play without graphics. [`TablePlugin`] adds the table.

use bevy::prelude::*;
use cannon_app_activities::{
    coach, editor, exercise, explorer, first_game, guess, input, lessons, model_games, opponent, persistence, practice,
    profile, puzzles, review, setup_study, study,
};
use cannon_app_base::{common, i18n, play, settings, states};

pub mod adapter;
pub mod audio;
pub mod board;
pub mod camera;
pub mod effects;
pub mod light;
pub mod loading_screen;
pub mod marks;
mod noise;
mod parallel;
pub mod pieces;
pub mod render;
mod texture;

/// Despawns all these entities.
fn despawn_all(commands: &mut Commands, entities: impl IntoIterator<Item = Entity>) {
    for entity in entities {
        commands.entity(entity).despawn();
    }
}

/// The game without graphics and sound: match, gate, computer player, clocks, selection, storage.
pub struct CorePlugin;

impl Plugin for CorePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            common::plugin,
            states::plugin,
            settings::plugin,
            i18n::plugin,
            play::plugin,
            editor::plugin,
            opponent::plugin,
            (
                coach::plugin,
                review::plugin,
                exercise::plugin,
                explorer::plugin,
                study::plugin,
                (lessons::plugin, model_games::plugin),
                first_game::plugin,
                puzzles::plugin,
                practice::plugin,
                guess::plugin,
                setup_study::plugin,
                profile::plugin,
            ),
            board::layout_plugin,
            input::plugin,
            (pieces::projection_plugin, pieces::captured_plugin, effects::carried_plugin),
            marks::board_overlay_plugin,
            (marks::danger_plugin, marks::formations_plugin),
            persistence::plugin,
        ));
    }
}

/// The table: board, pieces, marks, effects, camera and light.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((board::plugin, pieces::plugin, marks::plugin, effects::plugin, camera::plugin, light::plugin));
    }
}
