//! Tags: what stands before the moves.

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use serde_json::Value;

use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Record, RecordError};
use cannon_rules::tank_chess::BoardName;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};

use crate::builder::End;
use crate::error::shortened;
use crate::{Fault, FaultKind};

/// The tags of a game, as written.
#[derive(Debug, Default)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    /// Adds a tag. The first of several tags of a name counts.
    pub(super) fn add(&mut self, name: &str, value: String) {
        self.0.push((name.to_owned(), value));
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// A tag whose value must be readable if the tag is there.
    fn parsed<T>(&self, name: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, FaultKind> {
        let Some(value) = self.get(name) else { return Ok(None) };
        read(value).map(Some).ok_or_else(|| FaultKind::Tag { name, value: shortened(value) })
    }

    /// The game at its start.
    pub(super) fn begin(&self, default: GameId) -> Result<AnyTimeline, Fault> {
        self.try_begin(default).map_err(Fault::whole)
    }

    fn try_begin(&self, default: GameId) -> Result<AnyTimeline, FaultKind> {
        let game = self.parsed("Game", |name| name.to_ascii_lowercase().replace(' ', "-").parse().ok())?;
        let game = game.unwrap_or(default);
        let ruleset = self.parsed("Ruleset", |text| ruleset(game, text))?;
        let house_rules = self.parsed("HouseRules", house_rules)?.unwrap_or(HouseRules::NONE);
        let timeline = game.begin(ruleset.as_ref(), self.get("Start").or(self.get("FEN")), house_rules);
        timeline.map_err(|error| FaultKind::Record(RecordError::Setup(error)))
    }

    /// The names of the players. White is the side that begins.
    pub(super) fn players(&self, first: Side) -> Players {
        let mut players = Players::default();
        for side in Side::ALL {
            let seat = if side == Side::South { "South" } else { "North" };
            let color = if side == first { "White" } else { "Black" };
            players[side].name = self.get(seat).or(self.get(color)).map(str::to_owned);
        }
        players
    }

    /// The name of the game.
    pub(super) fn name(&self) -> Option<String> {
        self.get("Event").map(str::to_owned)
    }

    /// The name of the scheme from which the game started.
    pub(super) fn scheme(&self) -> Option<String> {
        self.get("Scheme").map(str::to_owned)
    }

    /// When the game began. Dates that are unknown in part count as unknown.
    pub(super) fn started(&self) -> Timestamp {
        let date = self.get("Date").and_then(|date| date.replace('.', "-").parse::<Date>().ok());
        let time = self.get("UTCTime").and_then(|time| time.parse::<Time>().ok()).unwrap_or(Time::midnight());
        let zoned = date.and_then(|date| date.to_datetime(time).to_zoned(TimeZone::UTC).ok());
        zoned.map_or(Timestamp::UNIX_EPOCH, |zoned| zoned.timestamp())
    }

    /// The number of moves of the game itself.
    pub(super) fn ply_count(&self) -> Result<Option<usize>, FaultKind> {
        self.parsed("PlyCount", |number| number.parse().ok())
    }

    /// The result: the winner by the word behind the moves, or else by a tag; the reason by a tag. Other programs have other words for
    /// reasons, which say nothing.
    pub(super) fn end(&self, written: Option<&str>, first: Side) -> Option<End> {
        let word = self.get("Termination").unwrap_or_default();
        let winner = match written.or(self.get("Result"))? {
            "1-0" => first,
            "0-1" => !first,
            "1/2-1/2" => return Some(End::Drawn(reason(word).unwrap_or(DrawReason::Agreement))),
            _ => return None,
        };
        Some(End::Won(winner, reason(word).unwrap_or(WinReason::Resignation)))
    }
}

/// The reason for a result by its word in records.
fn reason<T: serde::de::DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::String(word.to_owned())).ok()
}

/// The ruleset of a game by its name, or as JSON.
fn ruleset(game: GameId, text: &str) -> Option<Value> {
    let named = match game {
        GameId::Cannon => Ruleset::preset(text).map(|rules| serde_json::json!(rules)),
        GameId::TankChess => text.parse::<BoardName>().ok().map(|board| serde_json::json!({ "board": board })),
    };
    named.or_else(|| serde_json::from_str(text).ok())
}

/// The ruleset as a tag: its name if it has one, and otherwise JSON.
fn ruleset_text(record: &Record, timeline: &AnyTimeline) -> String {
    let name = timeline.ruleset_name().filter(|name| {
        let named =
            ruleset(record.game, name).and_then(|rules| record.game.begin(Some(&rules), None, HouseRules::NONE).ok());
        named.is_some_and(|named| named.ruleset() == timeline.ruleset())
    });
    name.map_or_else(|| timeline.ruleset().to_string(), str::to_owned)
}

/// Reads `repetition`, `quiet-turns=100`, both with a comma between them, or `none`.
fn house_rules(text: &str) -> Option<HouseRules> {
    let mut rules = HouseRules::NONE;
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "none") {
        match word.split_once('=') {
            None if word == "repetition" => rules.repetition = true,
            Some(("quiet-turns", turns)) => rules.quiet_turns = Some(turns.parse().ok()?),
            _ => return None,
        }
    }
    Some(rules)
}

fn house_rules_text(rules: HouseRules) -> String {
    let repetition = rules.repetition.then(|| "repetition".to_owned());
    let quiet = rules.quiet_turns.map(|turns| format!("quiet-turns={turns}"));
    [repetition, quiet].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The word for a result behind the moves.
pub(super) fn result_word(result: Option<Outcome>, first: Side) -> &'static str {
    match result {
        None => "*",
        Some(Outcome::Draw { .. }) => "1/2-1/2",
        Some(Outcome::Win { side, .. }) if side == first => "1-0",
        Some(Outcome::Win { .. }) => "0-1",
    }
}

/// Writes the tags of a record, a line each. `timeline` is the replayed record.
pub(super) fn tags_text(record: &Record, timeline: &AnyTimeline) -> String {
    let mut text = String::new();
    let mut add = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    add("Game", record.game.name());
    if let Some(name) = &record.name {
        add("Event", name);
    }
    add("Ruleset", &ruleset_text(record, timeline));
    if record.house_rules != HouseRules::NONE {
        add("HouseRules", &house_rules_text(record.house_rules));
    }
    for (name, value) in [("Start", &record.start), ("Scheme", &record.scheme)] {
        if let Some(value) = value {
            add(name, value);
        }
    }
    if record.started != Timestamp::UNIX_EPOCH {
        let time = record.started.to_zoned(TimeZone::UTC).datetime();
        add("Date", &time.date().to_string().replace('-', "."));
        add("UTCTime", &time.time().to_string());
    }
    for (name, side) in [("South", Side::South), ("North", Side::North)] {
        if let Some(player) = &record.players[side].name {
            add(name, player);
        }
    }
    add("Result", result_word(record.result, timeline.side_to_move_at(0)));
    if let Some(word) = record.result.and_then(termination) {
        add("Termination", &word);
    }
    add("PlyCount", &record.actions.len().to_string());
    text
}

/// The word for the reason of a result in records.
fn termination(result: Outcome) -> Option<String> {
    let word = match result {
        Outcome::Win { by, .. } => serde_json::to_value(by),
        Outcome::Draw { by } => serde_json::to_value(by),
    };
    word.ok()?.as_str().map(str::to_owned)
}
