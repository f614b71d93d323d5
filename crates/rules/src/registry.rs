//! The games there are. A new game is one line in [`GAMES`].

use serde_json::Value;

use super::any::{AnyTimeline, Unreadable};
use super::timeline::{HouseRules, Timeline};
use super::{Game, Refusal, cannon, tank_chess};

/// Every game the program knows, in the order in which it offers them.
pub const GAMES: &[GameEntry] = &[GameEntry::of::<cannon::Position>(), GameEntry::of::<tank_chess::Position>()];

/// How to begin a game without knowing its type.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The game's [`Game::ID`].
    pub id: &'static str,
    /// A new game; see [`GameEntry::begin`].
    begin: fn(Option<&Value>, Option<&str>, HouseRules) -> Result<Box<dyn AnyTimeline>, Unreadable>,
    /// See [`GameEntry::refusal_ids`].
    refusal_ids: fn() -> Vec<&'static str>,
}

impl GameEntry {
    const fn of<G: Game>() -> Self {
        GameEntry { id: G::ID, begin: begin::<G>, refusal_ids: refusal_ids::<G> }
    }

    /// Begins a game by the given ruleset (its JSON value; the game's default if `None`), from the given position text (the game's
    /// start if `None`).
    ///
    /// # Errors
    /// What is wrong with the ruleset or the position text.
    pub fn begin(
        &self,
        ruleset: Option<&Value>,
        position: Option<&str>,
        house: HouseRules,
    ) -> Result<Box<dyn AnyTimeline>, Unreadable> {
        (self.begin)(ruleset, position, house)
    }

    /// Identifiers of every message with which an action of the game can be refused, those of [`any`](super::any) included.
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
) -> Result<Box<dyn AnyTimeline>, Unreadable> {
    let rules = match ruleset {
        None => G::Ruleset::default(),
        Some(value) => {
            serde_json::from_value(value.clone()).map_err(|error| Unreadable(format!("ruleset: {error}")))?
        }
    };
    let start = match position {
        None => G::start(&rules),
        Some(text) => G::from_text(text, &rules).map_err(|error| Unreadable(format!("position: {error}")))?,
    };
    Ok(Box::new(Timeline::new(start, house)))
}
