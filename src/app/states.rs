//! Where in the program the player is: a screen behind, perhaps a menu in front of it.

use bevy::prelude::*;

/// What the table shows.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title, with the table turning slowly behind it.
    #[default]
    Title,
    /// The player's game.
    Play,
    /// The set-up that the player makes.
    Editor,
}

/// The panel in front of the table. While one is open, the board takes no clicks and the clocks stand still.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Menu {
    /// The table is free.
    None,
    /// The title with its buttons.
    #[default]
    Title,
    /// Seats, rules, clocks and board of the next game.
    NewGame,
    /// Saved games, to load or delete.
    SavedGames,
    /// Set-ups to play, to edit or to delete.
    Setups,
    /// Graphics, controls, animation and hints.
    Settings,
    /// The game explained.
    Rules,
    /// The game is interrupted.
    Pause,
    /// The game is over.
    Result,
    /// Nothing but the table, to take a picture of it.
    Photo,
    /// What of the game is to be filmed, and how.
    Film,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>();
}
