//! Results of games, as a profile keeps them.

use std::cmp::Ordering;
use std::time::Duration;

use cannon_rules::Side;
use cannon_rules::record::{Record, Seat, Style};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::computer_ratings;
use super::glicko2::OpponentRating;
use super::log::LogEntry;
use super::variant::variant;

/// The result of a game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerResult {
    /// The player won.
    Won,
    /// The game was drawn.
    Drawn,
    /// The player lost.
    Lost,
}

impl PlayerResult {
    /// The score in the formulas of ratings.
    pub const fn score(self) -> f64 {
        match self {
            PlayerResult::Won => 1.0,
            PlayerResult::Drawn => 0.5,
            PlayerResult::Lost => 0.0,
        }
    }
}

/// The opponent in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The computer.
    Computer {
        /// The level.
        level: i8,
        /// Name of the style, which may be one of another version of the program.
        #[serde(default = "plain", skip_serializing_if = "is_plain")]
        style: String,
    },
    /// Another person at the same machine.
    Person {
        /// The name, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The person's rating before the game. `None` for a guest without a profile; the game then changes no rating.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<OpponentRating>,
    },
}

fn plain() -> String {
    Style::PLAIN.name().to_owned()
}

fn is_plain(style: &String) -> bool {
    style == Style::PLAIN.name()
}

/// A finished game of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The word for the game, which may be one of another version of the program.
    pub game: String,
    /// When the game began. Together with `game` and `side` it identifies the game: each counts once.
    pub started: Timestamp,
    /// When the game ended.
    pub ended: Timestamp,
    /// The player's side.
    pub side: Side,
    /// The opponent.
    pub opponent: Opponent,
    /// The player's result.
    pub result: PlayerResult,
    /// Name of the preset of rules, or `custom`.
    pub rules: String,
    /// Where the game was played: name of a built-in board, [`SCHEME_PREFIX`](super::SCHEME_PREFIX) and the name of a player-made scheme,
    /// or [`POSITION`](super::POSITION). `None` on the usual board of a game that has one only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The player's time at the board, in seconds.
    #[serde(default)]
    pub seconds: u64,
    /// Whether the game may change the rating.
    pub rated: bool,
}

/// Why a record gives no result for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGameResult {
    /// The game has no result yet.
    #[error("the game has not ended")]
    NotFinished,
    /// The computer plays the side.
    #[error("the computer plays {0:?}")]
    NoPerson(Side),
}

impl GameResult {
    /// The result of a finished game for the person who played `side`.
    ///
    /// `person` is the rating of the other side before the game if that is a person with a profile. The game is rated if it began with the
    /// usual initial position of its rules. The caller may clear `rated`, for instance after help by the computer.
    ///
    /// # Errors
    /// The record has no result, or the computer played the side.
    pub fn from_record(
        record: &Record,
        side: Side,
        person: Option<OpponentRating>,
        ended: Timestamp,
        time_at_board: Duration,
    ) -> Result<GameResult, NoGameResult> {
        let outcome = record.result.ok_or(NoGameResult::NotFinished)?;
        if record.players[side].seat.is_computer() {
            return Err(NoGameResult::NoPerson(side));
        }
        let result = match outcome.winner() {
            Some(winner) if winner == side => PlayerResult::Won,
            Some(_) => PlayerResult::Lost,
            None => PlayerResult::Drawn,
        };
        let other = &record.players[!side];
        let opponent = match other.seat {
            Seat::Computer { level, style } => Opponent::Computer { level, style: style.name().to_owned() },
            // A program has no rating, and counts as somebody with its name.
            Seat::Human | Seat::Program => Opponent::Person { name: other.name.clone(), rating: person },
        };
        let (rules, board) = variant(record);
        Ok(GameResult {
            game: record.game.name().to_owned(),
            started: record.started,
            ended,
            side,
            opponent,
            result,
            rules,
            board,
            seconds: time_at_board.as_secs(),
            rated: record.start.is_none() && other.seat != Seat::Program,
        })
    }

    /// The opponent's rating, if the game is rated and the rating is known.
    pub fn rated_opponent(&self) -> Option<OpponentRating> {
        match &self.opponent {
            _ if !self.rated => None,
            Opponent::Computer { level, style } => computer_ratings::computer(self.game.parse().ok()?, *level, style),
            Opponent::Person { rating, .. } => *rating,
        }
    }
}

impl LogEntry for GameResult {
    type Key<'a> = (Timestamp, &'a str, Side);
    const MAX_ENTRIES: usize = 50_000;

    fn key(&self) -> Self::Key<'_> {
        (self.started, &self.game, self.side)
    }

    fn time(&self) -> Timestamp {
        self.ended
    }

    /// The first result of a game counts: taking back the last turn of a lost game does not undo the loss.
    fn precedence(&self, other: &Self) -> Ordering {
        let tie_break = |result: &GameResult| serde_json::to_string(result).unwrap_or_default();
        other.ended.cmp(&self.ended).then_with(|| tie_break(other).cmp(&tie_break(self)))
    }
}
