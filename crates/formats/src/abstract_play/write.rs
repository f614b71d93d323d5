//! Writing of records of Abstract Play.

use jiff::Timestamp;
use serde::Serialize;
use serde_json::{Value, json};

use cannon_rules::cannon::{Action, Position, Ruleset};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{Player, Record, RecordError};
use cannon_rules::timeline::Timeline;
use cannon_rules::{DrawReason, Game, GameId, Outcome, Side, WinReason};

use super::GAME;

/// Reason why a record cannot be written for Abstract Play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The record is of another game than Cannon.
    #[error("Abstract Play has no game like {0}")]
    OtherGame(GameId),
    /// The rules are not `classic`.
    #[error("Abstract Play has other rules; only games with the rules `classic` can be written")]
    OtherRules,
    /// The game did not begin from the usual start.
    #[error("Abstract Play has no games that begin from another position than the usual start")]
    OtherStart,
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl ToMessage for WriteError {
    fn to_message(&self) -> Message {
        match self {
            WriteError::OtherGame(game) => Message::from("error-abstract-play-game").message("game", game.name_id()),
            WriteError::OtherRules => "error-abstract-play-rules".into(),
            WriteError::OtherStart => "error-abstract-play-start".into(),
            WriteError::Record(error) => error.to_message(),
        }
    }
}

/// Writes a game of Cannon as JSON of Abstract Play, with its moves in the notation that most programs read. Variations, notes and clocks
/// are left out. `written` is the present time.
///
/// # Errors
/// The record is of another game, of other rules or from another start, or it cannot be replayed.
pub fn write(record: &Record, written: Timestamp) -> Result<String, WriteError> {
    let timeline = record.replay()?;
    let timeline = timeline.as_cannon().ok_or(WriteError::OtherGame(record.game))?;
    if *timeline.position().rules() != Ruleset::CLASSIC {
        return Err(WriteError::OtherRules);
    }
    if timeline.position_at(0) != Some(&Position::start(&Ruleset::CLASSIC)) {
        return Err(WriteError::OtherStart);
    }
    let mut moves: Vec<String> = timeline.actions().map(common_notation).collect();
    moves.extend(ending(timeline, record.result).map(str::to_owned));
    let game = GameRecord {
        header: Header {
            game: json!({ "name": GAME, "variants": [] }),
            site: json!({ "name": "Cannon" }),
            date_start: record.started,
            date_end: record.started,
            date_generated: written,
            players: [Side::South, Side::North].map(|side| player(&record.players[side], side, record.result)),
        },
        moves: moves.chunks(2).collect(),
    };
    // Serialising strings, numbers and string-keyed maps cannot fail.
    let mut text = serde_json::to_string_pretty(&game).unwrap_or_default();
    text.push('\n');
    Ok(text)
}

/// A record of Abstract Play.
#[derive(Serialize)]
struct GameRecord<'a> {
    header: Header,
    /// The moves in pairs.
    moves: Vec<&'a [String]>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Header {
    game: Value,
    site: Value,
    date_start: Timestamp,
    /// Our records do not tell when a game ended.
    date_end: Timestamp,
    date_generated: Timestamp,
    players: [Value; 2],
}

/// An action in the notation that Abstract Play, iggamecenter and most other programs have in common.
fn common_notation(action: Action) -> String {
    match action {
        Action::Place { at } => at.to_string(),
        Action::Step { from, to } | Action::Retreat { from, to } | Action::Shift { from, to } => format!("{from}-{to}"),
        Action::Capture { from, to } => format!("{from}x{to}"),
        Action::Shot { target } => format!("x{target}"),
    }
}

/// The word that follows the moves; `None` if they end the game, or if it goes on. Abstract Play ends a game by itself once the side to
/// move cannot save its town.
fn ending(timeline: &Timeline<Position>, result: Option<Outcome>) -> Option<&'static str> {
    match result? {
        Outcome::Win { by: WinReason::Resignation, side } => {
            let position = timeline.position();
            let is_end_of_theirs = position.side_to_move() != side && is_town_lost(position);
            (!is_end_of_theirs).then_some("resign")
        }
        Outcome::Win { by: WinReason::Time, .. } => Some("timeout"),
        Outcome::Draw { by: DrawReason::Agreement } => Some("drawaccepted"),
        Outcome::Win { .. } | Outcome::Draw { .. } => None,
    }
}

/// Whether the side to move can neither save its town nor take the other one.
fn is_town_lost(position: &Position) -> bool {
    let side = position.side_to_move();
    position.actions().into_iter().all(|action| {
        let after = position.after(action);
        after.outcome().is_none() && after.is_town_attacked(side)
    })
}

fn player(player: &Player, side: Side, result: Option<Outcome>) -> Value {
    let points = result.map(|result| match result.winner() {
        Some(winner) if winner == side => json!(1),
        Some(_) => json!(0),
        None => json!(0.5),
    });
    let mut value = json!({ "name": player.name.as_deref().unwrap_or_default() });
    if let Some(points) = points {
        value["result"] = points;
    }
    value
}
