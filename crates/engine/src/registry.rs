//! The list of engines. A new game is one line in [`ENGINES`].

pub use super::engine_entry::EngineEntry;
use super::levels::{Level, Strength};
use super::{cannon, tank_chess};

/// The engines of all games that have one.
pub static ENGINES: &[EngineEntry] = &[cannon::ENGINE, tank_chess::ENGINE];

/// The engine of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static EngineEntry> {
    ENGINES.iter().find(|engine| engine.game == game)
}

/// The strength parameters of a level in the game with this identifier. `None` if the game has no engine.
#[must_use]
pub fn strength(game: &str, level: Level) -> Option<&'static Strength> {
    find(game).map(|engine| engine.strength(level))
}
