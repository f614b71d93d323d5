//! The closed list of games. Every crate that offers something for each game has one exhaustive `match` on [`GameId`] or
//! [`AnyTimeline`], so that a new game is a list of compile errors.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::any::{AnyTimeline, ParseError};
use super::json_error::JsonError;
use super::message::{MAX_NAME_CHARS, Message, ToMessage, quoted};
use super::record::Style;
use super::timeline::{HouseRules, Timeline};
use super::{Game, Refusal, cannon, tank_chess};

/// A game that the program offers. The type-erased layer serves exactly these games; the traits of rules and search are open to others.
///
/// ```
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// assert_eq!("tank-chess".parse(), Ok(GameId::TankChess));
/// let timeline = GameId::TankChess.begin(None, None, HouseRules::NONE)?;
/// assert_eq!(timeline.game(), GameId::TankChess);
/// # Ok::<(), cannon_rules::any::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Cannon, by David E. Whitcher.
    #[default]
    Cannon,
    /// Tank Chess, by Dragan and Predrag Lazovic.
    TankChess,
}

impl GameId {
    /// All games, in the order in which menus list them.
    pub const ALL: [GameId; 2] = [GameId::Cannon, GameId::TankChess];

    /// The word for the game in files, on the command line and in message identifiers.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Cannon => "cannon",
            GameId::TankChess => "tank-chess",
        }
    }

    /// The message with the game's name for players.
    pub const fn name_id(self) -> &'static str {
        match self {
            GameId::Cannon => "game-cannon",
            GameId::TankChess => "game-tank-chess",
        }
    }

    /// The playing styles of the computer in this game, the plain one first.
    pub const fn styles(self) -> &'static [Style] {
        match self {
            GameId::Cannon => cannon::Position::STYLES,
            GameId::TankChess => tank_chess::Position::STYLES,
        }
    }

    /// Starts a game under `ruleset` (a JSON value; the game's default if `None`) from `position` (a position text; the
    /// game's initial position if `None`).
    ///
    /// # Errors
    /// The ruleset or the position text is invalid.
    pub fn begin(
        self,
        ruleset: Option<&Value>,
        position: Option<&str>,
        house: HouseRules,
    ) -> Result<AnyTimeline, ParseError> {
        match self {
            GameId::Cannon => begin(ruleset, position, house).map(AnyTimeline::Cannon),
            GameId::TankChess => begin(ruleset, position, house).map(AnyTimeline::TankChess),
        }
    }

    /// Message identifiers of all reasons why an action of this game can be refused, including those of
    /// [`any`](super::any).
    pub fn refusal_ids(self) -> Vec<&'static str> {
        match self {
            GameId::Cannon => refusal_ids::<cannon::Refusal>(),
            GameId::TankChess => refusal_ids::<tank_chess::Refusal>(),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Error of parsing the word for a game: the text at fault, shortened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{0}`")]
pub struct UnknownGame(pub String);

impl ToMessage for UnknownGame {
    fn to_message(&self) -> Message {
        Message::from("error-unknown-game").text("game", &self.0)
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        let found = GameId::ALL.into_iter().find(|game| game.name() == name);
        found.ok_or_else(|| UnknownGame(quoted(name, MAX_NAME_CHARS)))
    }
}

fn refusal_ids<R: Refusal>() -> Vec<&'static str> {
    R::ALL.iter().map(Refusal::message_id).chain(["refused-not-an-action"]).collect()
}

fn begin<G: Game>(
    ruleset: Option<&Value>,
    position: Option<&str>,
    house: HouseRules,
) -> Result<Timeline<G>, ParseError> {
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
    Ok(Timeline::new(start, house))
}
