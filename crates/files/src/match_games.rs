//! The games of a match, as `cannon match --out` writes them and as records that can be replayed.
//!
//! A file of a match has a line with the terms of the match, then a line for each game. Each line is a JSON object. Several files may have
//! been concatenated. [`parse`] reads only the terms that a game needs; the match runner checks all terms.

use std::fmt;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage, Value as Argument};
use cannon_rules::record::error::too_long;
use cannon_rules::record::{Player, Players, Record, RecordedAction, Seat, TimeControl};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};

/// Value of the field `format` in the first line of every file of a match.
pub const FORMAT: &str = cannon_formats::MATCH_FORMAT;
/// The version of the format.
pub const VERSION: u32 = 1;
/// Maximum size of a file, in bytes. A game takes one to three thousand bytes.
pub const MAX_BYTES: usize = 256 << 20;

/// A finished game of a match, as a line of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// The number of the game in its match, from 0.
    pub number: u64,
    /// The seed of the match.
    pub seed: u64,
    /// The random actions of the opening.
    pub opening: Vec<String>,
    /// The sides of the players.
    pub colours: Colours,
    /// The actions after the opening.
    pub actions: Vec<String>,
    /// Who won.
    pub result: MatchGameResult,
    /// Why the game ended.
    pub reason: EndReason,
    /// The fault of a player that lost by a fault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The number of all actions, including the opening.
    pub plies: usize,
}

/// The sides of the first and the second player of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// The side of the first player.
    pub first: Side,
    /// The side of the second player.
    pub second: Side,
}

/// The winner of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchGameResult {
    /// The first player.
    First,
    /// Neither player.
    Draw,
    /// The second player.
    Second,
}

/// Why a game ended. In a file it is a single word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, expecting = "invalid value: not a reason for the end of a game")]
pub enum EndReason {
    /// A player won on the board.
    Win(WinReason),
    /// The game was drawn on the board, or reached the maximum length.
    Draw(DrawReason),
    /// A player lost by a fault.
    Fault(PlayerFault),
}

/// A fault by which a player loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerFault {
    /// The player ended, could not be started, or found no action.
    Crash,
    /// The player answered with an illegal action.
    Illegal,
    /// The player did not answer in time.
    Timeout,
    /// The player's clock ran out.
    Clock,
}

impl EndReason {
    /// The result in the record of a game that ended for this reason. `None` for a game that was too long for its match.
    fn outcome(self, winner: Option<Side>) -> Option<Outcome> {
        let by = match self {
            EndReason::Win(by) => by,
            EndReason::Fault(PlayerFault::Clock) => WinReason::Time,
            EndReason::Draw(by @ (DrawReason::Repetition | DrawReason::QuietTurns)) => {
                return Some(Outcome::Draw { by });
            }
            EndReason::Fault(_) => WinReason::Fault,
            EndReason::Draw(_) => return None,
        };
        winner.map(|side| Outcome::Win { side, by })
    }
}

impl fmt::Display for EndReason {
    /// Writes the word for the reason in files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl From<Outcome> for EndReason {
    fn from(outcome: Outcome) -> EndReason {
        match outcome {
            Outcome::Win { by, .. } => EndReason::Win(by),
            Outcome::Draw { by } => EndReason::Draw(by),
        }
    }
}

impl PlayedGame {
    /// The side that won; `None` for a draw.
    pub const fn winner(&self) -> Option<Side> {
        match self.result {
            MatchGameResult::First => Some(self.colours.first),
            MatchGameResult::Draw => None,
            MatchGameResult::Second => Some(self.colours.second),
        }
    }

    /// The player that lost by a fault, if any: 0 for the first player, 1 for the second.
    pub const fn player_at_fault(&self) -> Option<usize> {
        let is_fault = matches!(self.reason, EndReason::Fault(_));
        match self.result {
            MatchGameResult::Second if is_fault => Some(0),
            MatchGameResult::First if is_fault => Some(1),
            _ => None,
        }
    }
}

/// The terms of a match that a game needs.
#[derive(Debug, Deserialize)]
struct Start {
    first: String,
    second: String,
    game: GameId,
    ruleset: Value,
    /// The position text from which games start; absent for the normal start, and if games take turns on several boards.
    #[serde(default)]
    start: Option<String>,
    /// The boards on which pairs of games take turns.
    #[serde(default)]
    boards: Vec<Board>,
}

/// A board of a match.
#[derive(Debug, Deserialize)]
struct Board {
    start: String,
}

impl Start {
    /// The position text from which the game with this number starts; `None` for the normal start.
    fn position(&self, number: u64) -> Option<&str> {
        match self.boards.len() as u64 {
            0 => self.start.as_deref(),
            boards => self.boards.get((number / 2 % boards) as usize).map(|board| board.start.as_str()),
        }
    }

    /// The record of a game. Files of matches have no times, so all records have the same time.
    fn record(&self, game: &PlayedGame) -> Record {
        let mut players = Players::default();
        players[game.colours.first] = player(&self.first);
        players[game.colours.second] = player(&self.second);
        let actions = game.opening.iter().chain(&game.actions);
        Record {
            name: None,
            started: Timestamp::UNIX_EPOCH,
            game: self.game,
            ruleset: self.ruleset.clone(),
            house_rules: HouseRules::DRAWS,
            start: self.position(game.number).map(str::to_owned),
            scheme: None,
            coach: None,
            study: false,
            players,
            actions: actions.map(|text| RecordedAction { text: text.clone(), clock_ms: None }).collect(),
            variations: Vec::new(),
            notes: Vec::new(),
            result: game.reason.outcome(game.winner()),
        }
    }
}

/// The player of a record for a player of a match: the computer at a level, or somebody with the name that the match has.
fn player(spec: &str) -> Player {
    match spec.strip_suffix(":book").unwrap_or(spec).parse() {
        Ok(seat @ Seat::Computer { .. }) => Player::new(seat, TimeControl::None),
        _ => Player { name: Some(spec.to_owned()), ..Player::new(Seat::Human, TimeControl::None) },
    }
}

/// A game of a match as a record.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchGame {
    /// The number of the game in its match, from 0. Concatenated files may have several games with a number.
    pub number: u64,
    /// The game.
    pub record: Record,
}

/// Error of a file of a match, or of the choice of a game in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The text exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// A line is not JSON, or a field in it is missing or of the wrong type.
    #[error("{0}")]
    Line(JsonError),
    /// The first line has another format.
    #[error("not a file of a match: the field `format` of its first line is not \"{FORMAT}\"")]
    WrongFormat,
    /// Written by a newer version of the program.
    #[error("a match of version {found}; this program reads version {VERSION}")]
    TooNew {
        /// The version in the file.
        found: u64,
    },
    /// The version is missing or not a positive whole number.
    #[error("the field `version` is missing or is no version")]
    BadVersion,
    /// The match has no finished game.
    #[error("the match has no finished game yet")]
    Empty,
    /// The file has several games, and none of them was chosen.
    #[error("{games} games; choose one by its number, such as --number {first}")]
    Several {
        /// The number of games.
        games: usize,
        /// The number of the first game.
        first: u64,
    },
    /// No game has the number that was chosen.
    #[error("no game has the number {number}; the numbers are {least} to {greatest}")]
    NoSuchGame {
        /// The number that was chosen.
        number: u64,
        /// The least number of a game.
        least: u64,
        /// The greatest number of a game.
        greatest: u64,
    },
    /// A number was chosen, but the file holds a single game.
    #[error("a single game, which has no number; leave out --number")]
    SingleGame,
}

impl ToMessage for MatchError {
    fn to_message(&self) -> Message {
        match self {
            MatchError::TooLong => too_long(MAX_BYTES),
            MatchError::Line(error) => error.to_message(),
            MatchError::WrongFormat => "error-match-format".into(),
            MatchError::TooNew { found } => Message::with(
                "error-too-new",
                [("found", Argument::number(*found)), ("newest", Argument::number(VERSION))],
            ),
            MatchError::BadVersion => "error-version".into(),
            MatchError::Empty => "error-match-empty".into(),
            MatchError::Several { games, first } => Message::with(
                "error-match-several",
                [("games", Argument::number(*games)), ("first", Argument::text(first))],
            ),
            MatchError::NoSuchGame { number, least, greatest } => Message::with(
                "error-match-number",
                [
                    ("number", Argument::text(number)),
                    ("least", Argument::text(least)),
                    ("greatest", Argument::text(greatest)),
                ],
            ),
            MatchError::SingleGame => "error-match-single".into(),
        }
    }
}

/// Reads the games of a file, in its order. They are not replayed. A last line without a line break is left out, because a match that was
/// interrupted may have written only a part of it.
///
/// ```
/// use cannon_files::match_games;
///
/// let text = r#"{"format":"cannon-match","version":1,"first":"level:3","second":"random","game":"cannon","ruleset":{}}
/// {"number":0,"seed":1,"opening":["@e1"],"colours":{"first":"south","second":"north"},"actions":["@f10"],"result":"draw","reason":"length","plies":2}
/// "#; let games = match_games::parse(text)?; assert_eq!((games.len(), games[0].record.actions.len()), (1, 2));
/// # Ok::<(), match_games::MatchError>(())
/// ```
///
/// # Errors
/// The text is too long, or a line is at fault. Never panics.
pub fn parse(text: &str) -> Result<Vec<MatchGame>, MatchError> {
    if text.len() > MAX_BYTES {
        return Err(MatchError::TooLong);
    }
    let mut games = Vec::new();
    let mut start: Option<Start> = None;
    for (number, line) in (1..).zip(text.split_inclusive('\n').take_while(|line| line.ends_with('\n'))) {
        let fault = |error: serde_json::Error| MatchError::Line(JsonError { line: number, ..JsonError::from(error) });
        let value: Value = serde_json::from_str(line).map_err(fault)?;
        if let Some(format) = value.get("format") {
            check_version(format, value.get("version"))?;
            start = Some(serde_json::from_str(line).map_err(fault)?);
        } else if let Some(start) = &start {
            let game: PlayedGame = serde_json::from_str(line).map_err(fault)?;
            games.push(MatchGame { number: game.number, record: start.record(&game) });
        } else {
            return Err(MatchError::WrongFormat);
        }
    }
    if start.is_some() { Ok(games) } else { Err(MatchError::WrongFormat) }
}

fn check_version(format: &Value, version: Option<&Value>) -> Result<(), MatchError> {
    if format.as_str() != Some(FORMAT) {
        return Err(MatchError::WrongFormat);
    }
    match version.and_then(Value::as_u64) {
        Some(found) if found == u64::from(VERSION) => Ok(()),
        Some(found) if found > u64::from(VERSION) => Err(MatchError::TooNew { found }),
        _ => Err(MatchError::BadVersion),
    }
}
