//! The app's states: the screen, and the menu in front of it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The screen, which determines what the table shows.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title screen, in front of the slowly turning table.
    #[default]
    Title,
    /// The player's game.
    Play,
    /// The set-up editor.
    Editor,
}

/// The panel in front of the table. While a panel is open, the board takes no clicks and the clocks stand still.
///
/// The settings keep a menu of the title for the next session, by its name in snake case.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Menu {
    /// No panel.
    None,
    /// The main menu of the title screen.
    #[default]
    Title,
    /// The second page of the title: the editors, the rules, the program, and the way out.
    More,
    /// Opponent, side, clock and coach of a new game.
    NewGame,
    /// Rules, start, style and other clocks of a new game.
    GameOptions,
    /// Saved games, to load or delete.
    SavedGames,
    /// Set-ups to play, to edit or to delete.
    Setups,
    /// Graphics, controls, animation and hints.
    Settings,
    /// Other programs as opponents and advisers.
    Engines,
    /// Language, size and motion, when the game is started for the first time.
    Welcome,
    /// The keys and buttons of all commands.
    Controls,
    /// Who made the games, the licences, and a report about this computer.
    About,
    /// The rules of the game.
    Rules,
    /// The pause menu.
    Pause,
    /// What is rarely done with the game on the table: to start over, to change the opponent, or to review it so far.
    ThisGame,
    /// The ways to share the game on the table.
    Share,
    /// The curtain between two people at one computer.
    Handover,
    /// The result of the game.
    Result,
    /// Photo mode: only the table, to take a picture of it.
    Photo,
    /// Options for the export of the game as an animation.
    Film,
    /// The puzzles of each game, to begin one.
    Puzzles,
    /// The players, their ratings and results.
    Profile,
    /// The lessons of each game, to begin one.
    Lessons,
    /// The model games of each game, to read one.
    ModelGames,
    /// The review of the game: the table beside the analysis of its actions.
    Review,
}

impl Menu {
    /// Whether the table is seen and not covered, so that the camera can be moved.
    pub const fn shows_table(self) -> bool {
        matches!(self, Menu::None | Menu::Photo | Menu::Review)
    }
}

/// Adds the states for screens and menus.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>();
}
