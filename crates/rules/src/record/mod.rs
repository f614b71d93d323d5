//! Game records: players, rules, actions, variations, notes and result of a game as versioned JSON text. Saved games, the autosave and
//! files passed on the command line all use this format.
//!
//! Validation has two steps. [`Record::from_json`] checks the shape of the data; [`Record::replay`] plays the actions
//! one by one and returns a game that can be continued. Nothing here reads a clock or a file: the caller passes in the
//! start time.

pub mod clocks;
pub mod error;
pub mod seat;
mod style;
pub mod variations;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::any::AnyTimeline;
use super::serde_help::is_default;
use super::timeline::{HouseRules, NodeId};
use super::{GameId, Outcome, Side, WinReason};

pub use clocks::Clocks;
pub use error::{LineError, RecordError, ReplayError};
pub use seat::{LEVELS, Player, Players, RANKS, Seat, SeatError, TimeControl, rank_name, rank_number};
pub use style::{Style, UnknownStyle};
pub use variations::{RecordedNotes, Variation};

/// Maximum number of actions in a game and in a record that is replayed. It bounds the work that an untrusted file can
/// cause.
pub use super::timeline::MAX_ACTIONS;

/// Value of the field `format` in every record.
pub const FORMAT: &str = "cannon-record";
/// The newest format version that can be read. A record is written in the oldest version that can hold it, so that
/// older programs can read it where possible, and otherwise report it as too new instead of damaged.
pub const VERSION: u64 = 3;
/// The version of a game between people and the computer, with neither variations nor notes.
const VERSION_WITHOUT_TREE: u64 = 2;
/// The version of a record that has neither a scheme nor a choice about the coach, either.
const FIRST_VERSION: u64 = 1;
/// Maximum size of a record text, in bytes. A game of a thousand turns takes about 20,000 bytes, and the largest tree with the longest
/// comments about 12 million.
pub const MAX_BYTES: usize = 16 << 20;

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Name given by the player.
    pub name: Option<String>,
    /// When the game began.
    pub started: Timestamp,
    /// The game.
    pub game: GameId,
    /// The ruleset, as the game's JSON value.
    pub ruleset: Value,
    /// The draw rules in force.
    pub house_rules: HouseRules,
    /// Text of the initial position, if it differs from the usual initial position of the ruleset.
    pub start: Option<String>,
    /// Name of the player-made scheme that the game started from.
    pub scheme: Option<String>,
    /// Whether the coach helps a person who plays against the computer. `None` for what is usual at the level.
    pub coach: Option<bool>,
    /// Whether it is a study rather than a game: a tree of lines that a person goes on writing.
    pub study: bool,
    /// The players of both sides.
    pub players: Players,
    /// The actions, oldest first.
    pub actions: Vec<RecordedAction>,
    /// What was tried or studied beside the actions of the game.
    pub variations: Vec<Variation>,
    /// What is noted at positions of the game and of variations.
    pub notes: Vec<RecordedNotes>,
    /// The result, if the game has ended.
    pub result: Option<Outcome>,
}

/// One turn of a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    /// The action in the game's notation.
    pub text: String,
    /// Remaining time of the acting player after the turn, in milliseconds. `None` without a clock.
    pub clock_ms: Option<u64>,
}

impl Record {
    /// Records the main line of a timeline, its variations and its notes, but not the actions that could be redone. The result is set if
    /// the position or the house rules ended the game; the caller adds a resignation, a loss on time or an agreed draw.
    pub fn from_timeline(timeline: &AnyTimeline, players: Players, started: Timestamp) -> Record {
        Record::without(timeline.redo_node(), timeline, players, started)
    }

    /// As [`from_timeline`](Self::from_timeline), but with the actions that could be redone as a variation.
    pub fn with_redo(timeline: &AnyTimeline, players: Players, started: Timestamp) -> Record {
        Record::without(None, timeline, players, started)
    }

    fn without(omitted: Option<NodeId>, timeline: &AnyTimeline, players: Players, started: Timestamp) -> Record {
        let ruleset = timeline.ruleset();
        let start = timeline.position_text_at(0);
        let normal = (timeline.game())
            .begin(Some(&ruleset), None, timeline.house_rules())
            .is_ok_and(|fresh| fresh.position_text_at(0) == start);
        let actions = (timeline.main_line().into_iter())
            .filter_map(|node| timeline.notation_of(node))
            .map(|text| RecordedAction { text, clock_ms: None })
            .collect();
        let (variations, notes) = variations::of_timeline(timeline, omitted);
        Record {
            name: None,
            started,
            game: timeline.game(),
            ruleset,
            house_rules: timeline.house_rules(),
            start: (!normal).then_some(start),
            scheme: None,
            coach: None,
            study: false,
            players,
            actions,
            variations,
            notes,
            result: timeline.outcome_of(timeline.main_end()),
        }
    }

    /// Parses a record without replaying its actions: a list of saved games needs only the other fields.
    ///
    /// # Errors
    /// The text is not JSON, has another format or a newer version, or a field has the wrong shape, names an unknown
    /// game or is out of range. Never panics.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLong);
        }
        let value: Value = serde_json::from_str(text).map_err(|error| RecordError::NotJson(error.into()))?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordError::WrongFormat);
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(FIRST_VERSION..=VERSION) => {}
            Some(found) if found > VERSION => return Err(RecordError::TooNew(found)),
            _ => return Err(RecordError::BadVersion),
        }
        // Parse the text again instead of the value, because only then serde reports line and column.
        let file: File = serde_json::from_str(text).map_err(|error| RecordError::Field(error.into()))?;
        file.into_record()
    }

    /// The record as JSON text, which [`from_json`](Record::from_json) parses back to an equal value. Ends with a line
    /// break.
    pub fn to_json(&self) -> String {
        let value = File::from(self);
        // Serialising strings, numbers and string-keyed maps cannot fail.
        let mut text = serde_json::to_string_pretty(&value).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Replays the actions and adds the variations and notes. The returned timeline stands at the last action. Its outcome
    /// does not include resignation, loss on time or agreement, which only [`result`](Record::result) has.
    ///
    /// # Errors
    /// The game is unknown, the ruleset, initial position, an action, a variation or a note is invalid, or the result does not
    /// match the final position.
    pub fn replay(&self) -> Result<AnyTimeline, RecordError> {
        if self.actions.len() > MAX_ACTIONS {
            return Err(RecordError::TooManyActions);
        }
        let mut timeline = (self.game)
            .begin(Some(&self.ruleset), self.start.as_deref(), self.house_rules)
            .map_err(RecordError::Setup)?;
        for (index, action) in self.actions.iter().enumerate() {
            let fault = |fault| RecordError::Action { number: index + 1, text: error::truncated(&action.text), fault };
            let packed = timeline.read_action(&action.text).map_err(|error| fault(ReplayError::Unreadable(error)))?;
            timeline.play(packed).map_err(|refused| fault(ReplayError::Refused(refused)))?;
        }
        self.check_result(timeline.game(), timeline.outcome())?;
        variations::replay(&mut timeline, &self.variations, &self.notes)?;
        Ok(timeline)
    }

    /// The oldest version that can hold the record.
    fn version(&self) -> u64 {
        let has_program = Side::ALL.iter().any(|&side| self.players[side].seat == Seat::Program)
            || matches!(self.result, Some(Outcome::Win { by: WinReason::Fault, .. }));
        if self.study || !self.variations.is_empty() || !self.notes.is_empty() || has_program {
            VERSION
        } else if self.scheme.is_some() || self.coach.is_some() {
            VERSION_WITHOUT_TREE
        } else {
            FIRST_VERSION
        }
    }

    /// Checks the result. A result decided on the board must match the final position; a result decided by the players
    /// requires a game that has not ended on the board.
    fn check_result(&self, game: GameId, on_board: Option<Outcome>) -> Result<(), RecordError> {
        let Some(written) = self.result else { return Ok(()) };
        let agrees = if written.is_declared() { on_board.is_none() } else { on_board == Some(written) };
        if agrees { Ok(()) } else { Err(RecordError::Result { game, written, on_board }) }
    }
}

/// The JSON layout. Clock readings are a list of their own, so that the actions stay readable for people.
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    coach: Option<bool>,
    #[serde(default, skip_serializing_if = "is_default")]
    study: bool,
    players: Players,
    actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    clocks_ms: Vec<Option<u64>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<RecordedNotes>,
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
            version: record.version(),
            name: record.name.clone(),
            started: record.started,
            game: record.game.name().to_owned(),
            ruleset: record.ruleset.clone(),
            house: record.house_rules,
            start: record.start.clone(),
            scheme: record.scheme.clone(),
            coach: record.coach,
            study: record.study,
            players: record.players.clone(),
            actions: record.actions.iter().map(|action| action.text.clone()).collect(),
            clocks_ms,
            variations: record.variations.clone(),
            notes: record.notes.clone(),
            result: record.result,
        }
    }
}

impl File {
    fn into_record(self) -> Result<Record, RecordError> {
        let game: GameId = self.game.parse()?;
        self.players.validate()?;
        if !self.clocks_ms.is_empty() && self.clocks_ms.len() != self.actions.len() {
            return Err(RecordError::Clocks { clocks: self.clocks_ms.len(), actions: self.actions.len() });
        }
        if let Some(index) = self.clocks_ms.iter().position(|clock| clock.is_some_and(|ms| ms > seat::MAX_CLOCK_MS)) {
            return Err(RecordError::ClockTooLong(index + 1));
        }
        let clocks = self.clocks_ms.into_iter().chain(std::iter::repeat(None));
        let actions =
            self.actions.into_iter().zip(clocks).map(|(text, clock_ms)| RecordedAction { text, clock_ms }).collect();
        Ok(Record {
            name: self.name,
            started: self.started,
            game,
            ruleset: self.ruleset,
            house_rules: self.house,
            start: self.start,
            scheme: self.scheme,
            coach: self.coach,
            study: self.study,
            players: self.players,
            actions,
            variations: self.variations,
            notes: self.notes,
            result: self.result,
        })
    }
}
