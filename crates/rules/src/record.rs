//! A game as players keep it: who sat where, by which rules, what was played and how it ended. Saved games, the autosave and
//! files handed to the command line are all this, as versioned JSON text.
//!
//! Two levels of trust. [`Record::from_json`] gives a value whose shape is right; [`Record::replay`] plays it move by move and
//! gives a game that can be continued. Nothing here reads a clock or a file: the caller says when the game began.

pub mod clocks;
pub mod error;
pub mod seat;
mod style;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::any::AnyTimeline;
use super::registry::{self, GameEntry};
use super::timeline::HouseRules;
use super::{DrawReason, Outcome, WinReason};

pub use clocks::Clocks;
pub use error::{ActionFault, RecordError};
pub use seat::{LEVELS, Player, Players, Seat, TimeControl};
pub use style::{Style, UnknownStyle};

/// Most actions that are replayed, and most that a game has: a bound on the work that a file from a stranger can ask for.
pub use super::timeline::MAX_ACTIONS;

/// What the field `format` of every record says.
pub const FORMAT: &str = "cannon-record";
/// The newest version that can be read. What is written is of the oldest version that holds all of it, so that older programs read it, too,
/// and one that cannot says that the record is too new for it instead of taking it for damaged.
pub const VERSION: u64 = 2;
/// The version of a record that names no scheme.
const WITHOUT_SCHEME: u64 = 1;
/// Longest text that is read, in bytes. A game of a thousand turns takes about 20 thousand.
pub const MAX_BYTES: usize = 4 << 20;

/// A game as players keep it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What the player called the saved game.
    pub name: Option<String>,
    /// When the game began.
    pub started: Timestamp,
    /// The game's [`Game::ID`](super::Game::ID).
    pub game: String,
    /// The ruleset, as the game's JSON value.
    pub ruleset: Value,
    /// The draw rules in force.
    pub house: HouseRules,
    /// The position text that the game began from, if not from the game's normal start.
    pub start: Option<String>,
    /// What the maker of the set-up at the start calls it, if it is a player's own.
    pub scheme: Option<String>,
    /// Who sits where.
    pub players: Players,
    /// What was played, oldest first.
    pub actions: Vec<RecordedAction>,
    /// How the game ended, if it has.
    pub result: Option<Outcome>,
}

/// One turn of a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    /// The action in the game's notation.
    pub text: String,
    /// Time left to the player who acted, after the turn, in milliseconds. `None` without a clock.
    pub clock_ms: Option<u64>,
}

impl Record {
    /// What a game in progress looks like on paper: everything up to its present ply. The result is filled in if the position or the
    /// house rules ended the game; resignation, time and agreement are the caller's to add.
    #[must_use]
    pub fn from_timeline(timeline: &dyn AnyTimeline, players: Players, started: Timestamp) -> Record {
        let ruleset = timeline.ruleset();
        let start = timeline.position_text_at(0);
        let normal = registry::find(timeline.game())
            .and_then(|game| game.begin(Some(&ruleset), None, timeline.house()).ok())
            .is_some_and(|fresh| fresh.position_text_at(0) == start);
        let actions = (0..timeline.ply())
            .filter_map(|ply| timeline.notation_at(ply))
            .map(|text| RecordedAction { text, clock_ms: None })
            .collect();
        Record {
            name: None,
            started,
            game: timeline.game().to_owned(),
            ruleset,
            house: timeline.house(),
            start: (!normal).then_some(start),
            scheme: None,
            players,
            actions,
            result: timeline.outcome(),
        }
    }

    /// Reads a record. The actions are not replayed yet: a list of saved games needs only the rest.
    ///
    /// # Errors
    /// What is wrong and where: no JSON, another format, a newer version, a field of the wrong shape, an unknown game, a number out
    /// of bounds. Never panics.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLong { limit: MAX_BYTES });
        }
        let value: Value = serde_json::from_str(text).map_err(|error| RecordError::not_json(&error))?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordError::AnotherFormat);
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(WITHOUT_SCHEME..=VERSION) => {}
            Some(found) if found > VERSION => return Err(RecordError::TooNew { found }),
            _ => return Err(RecordError::BadVersion),
        }
        // Read from the text once more, since only then the error knows its line.
        let file: File = serde_json::from_str(text).map_err(|error| RecordError::field(&error))?;
        file.into_record()
    }

    /// The record as JSON text that [`from_json`](Record::from_json) reads back to an equal value. Ends with a line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        let value = File::from(self);
        // A tree of strings, numbers and string-keyed maps always has a JSON text.
        let mut text = serde_json::to_string_pretty(&value).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Plays the record move by move. The timeline stands at the last action; its outcome says nothing of resignation, time and
    /// agreement, which are in [`result`](Record::result).
    ///
    /// # Errors
    /// What is wrong with the game, the ruleset, the start, an action (which, and why) or the result.
    pub fn replay(&self) -> Result<Box<dyn AnyTimeline>, RecordError> {
        if self.actions.len() > MAX_ACTIONS {
            return Err(RecordError::TooManyActions { limit: MAX_ACTIONS });
        }
        let mut timeline = game(&self.game)?
            .begin(Some(&self.ruleset), self.start.as_deref(), self.house)
            .map_err(RecordError::Setup)?;
        for (index, action) in self.actions.iter().enumerate() {
            let fault = |fault| RecordError::Action { number: index + 1, text: error::shortened(&action.text), fault };
            let packed = timeline.read_action(&action.text).map_err(|error| fault(ActionFault::Unreadable(error)))?;
            timeline.play(packed).map_err(|refused| fault(ActionFault::Refused(refused)))?;
        }
        self.check_result(timeline.outcome())?;
        Ok(timeline)
    }

    /// A result that the board alone can show must be the one it shows; the others need a game that has not ended on the board.
    fn check_result(&self, on_board: Option<Outcome>) -> Result<(), RecordError> {
        let Some(written) = self.result else { return Ok(()) };
        let by_players = matches!(
            written,
            Outcome::Win { by: WinReason::Resignation | WinReason::Time, .. }
                | Outcome::Draw { by: DrawReason::Agreement }
        );
        let agrees = if by_players { on_board.is_none() } else { on_board == Some(written) };
        if agrees { Ok(()) } else { Err(RecordError::Result { written, on_board }) }
    }
}

fn game(id: &str) -> Result<&'static GameEntry, RecordError> {
    registry::find(id).ok_or_else(|| RecordError::UnknownGame(error::shortened(id)))
}

/// The JSON text's shape. Clocks stand in a list beside the actions, so that a person reads the game undisturbed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    started: Timestamp,
    game: String,
    ruleset: Value,
    house: HouseRules,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scheme: Option<String>,
    players: Players,
    actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    clocks_ms: Vec<Option<u64>>,
    #[serde(default)]
    result: Option<Outcome>,
}

impl From<&Record> for File {
    fn from(record: &Record) -> File {
        let mut clocks_ms: Vec<Option<u64>> = record.actions.iter().map(|action| action.clock_ms).collect();
        if clocks_ms.iter().all(Option::is_none) {
            clocks_ms.clear();
        }
        File {
            format: FORMAT.to_owned(),
            version: if record.scheme.is_some() { VERSION } else { WITHOUT_SCHEME },
            name: record.name.clone(),
            started: record.started,
            game: record.game.clone(),
            ruleset: record.ruleset.clone(),
            house: record.house,
            start: record.start.clone(),
            scheme: record.scheme.clone(),
            players: record.players.clone(),
            actions: record.actions.iter().map(|action| action.text.clone()).collect(),
            clocks_ms,
            result: record.result,
        }
    }
}

impl File {
    fn into_record(self) -> Result<Record, RecordError> {
        game(&self.game)?;
        self.players.check()?;
        if !self.clocks_ms.is_empty() && self.clocks_ms.len() != self.actions.len() {
            return Err(RecordError::Clocks { clocks: self.clocks_ms.len(), actions: self.actions.len() });
        }
        if let Some(index) = self.clocks_ms.iter().position(|clock| clock.is_some_and(|ms| ms > seat::MAX_MS)) {
            return Err(RecordError::ClockTooLong { number: index + 1 });
        }
        let clocks = self.clocks_ms.into_iter().chain(std::iter::repeat(None));
        let actions =
            self.actions.into_iter().zip(clocks).map(|(text, clock_ms)| RecordedAction { text, clock_ms }).collect();
        Ok(Record {
            name: self.name,
            started: self.started,
            game: self.game,
            ruleset: self.ruleset,
            house: self.house,
            start: self.start,
            scheme: self.scheme,
            players: self.players,
            actions,
            result: self.result,
        })
    }
}
