//! Registry of all games. A new game is one line in [`GAMES`].

use serde_json::Value;

use super::any::{AnyTimeline, ParseError};
use super::json_error::JsonError;
use super::record::Style;
use super::timeline::{HouseRules, Timeline};
use super::{Game, Refusal, cannon, tank_chess};

/// All games, in the order in which menus list them.
pub const GAMES: &[GameEntry] = &[GameEntry::of::<cannon::Position>(), GameEntry::of::<tank_chess::Position>()];

/// Type-erased entry points of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The game's [`Game::ID`].
    pub id: &'static str,
    /// The game's [`Game::STYLES`].
    pub styles: &'static [Style],
    /// See [`GameEntry::begin`].
    begin: fn(Option<&Value>, Option<&str>, HouseRules) -> Result<Box<dyn AnyTimeline>, ParseError>,
    /// See [`GameEntry::refusal_ids`].
    refusal_ids: fn() -> Vec<&'static str>,
}

impl GameEntry {
    const fn of<G: Game>() -> Self {
        GameEntry { id: G::ID, styles: G::STYLES, begin: begin::<G>, refusal_ids: refusal_ids::<G> }
    }

    /// Starts a game under `ruleset` (a JSON value; the game's default if `None`) from `position` (a position text; the
    /// game's initial position if `None`).
    ///
    /// # Errors
    /// The ruleset or the position text is invalid.
    pub fn begin(
        &self,
        ruleset: Option<&Value>,
        position: Option<&str>,
        house: HouseRules,
    ) -> Result<Box<dyn AnyTimeline>, ParseError> {
        (self.begin)(ruleset, position, house)
    }

    /// Message identifiers of all reasons why an action of this game can be refused, including those of
    /// [`any`](super::any).
    #[must_use]
    pub fn refusal_ids(&self) -> Vec<&'static str> {
        (self.refusal_ids)()
    }
}

/// The game with this identifier.
#[must_use]
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|entry| entry.id == id)
}

fn refusal_ids<G: Game>() -> Vec<&'static str> {
    let own = G::Refusal::ALL.iter().map(Refusal::message_id);
    own.chain(["refused-not-an-action"]).collect()
}

fn begin<G: Game>(
    ruleset: Option<&Value>,
    position: Option<&str>,
    house: HouseRules,
) -> Result<Box<dyn AnyTimeline>, ParseError> {
    let rules = match ruleset {
        None => G::Ruleset::default(),
        Some(value) => {
            let fault = |error| ParseError::in_part("ruleset", "error-in-ruleset", &JsonError::from(error));
            serde_json::from_value::<G::Ruleset>(value.clone()).map_err(fault)?
        }
    };
    let start = match position {
        None => G::start(&rules),
        Some(text) => {
            let fault = |error| ParseError::in_part("position", "error-in-position", &error);
            G::from_text(text, &rules).map_err(fault)?
        }
    };
    Ok(Box::new(Timeline::new(start, house)))
}
