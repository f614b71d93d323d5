//! Reading of records of Abstract Play.

use std::fmt;

use jiff::Timestamp;
use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer as _};
use serde_json::Value;

use cannon_rules::json_error::JsonError;
use cannon_rules::{DrawReason, GameId, Side, WinReason};

use super::GAME;
use crate::builder::{Builder, End};
use crate::error::shortened;
use crate::{Fault, FaultKind, Import, MAX_BYTES, MAX_GAMES, Place};

/// Maximum number of characters of a player's name.
const MAX_NAME: usize = 100;

/// Reads one record, or a list of records. The result has an entry for each record. If the text is no valid JSON from some place on, the
/// entry at which that happens is the last one.
pub fn read(text: &str) -> Vec<Result<Import, Fault>> {
    if text.len() > MAX_BYTES {
        return vec![Err(Fault::whole(FaultKind::TooLong(MAX_BYTES)))];
    }
    let mut games = Vec::new();
    let mut json = serde_json::Deserializer::from_str(text);
    let list = json.deserialize_any(Games(&mut games)).and_then(|()| json.end());
    // A list that is too long has an error of its own at its end.
    if let Err(error) = list
        && games.len() <= MAX_GAMES
    {
        games.push(Err(json_fault(&error)));
    }
    games
}

fn json_fault(error: &serde_json::Error) -> Fault {
    Fault::whole(FaultKind::Json(JsonError::from(error)))
}

/// Reads the records one by one, so that a long list is never in memory as a whole.
struct Games<'a>(&'a mut Vec<Result<Import, Fault>>);

impl<'de> Visitor<'de> for Games<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game, or a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(game) = list.next_element::<Value>()? {
            if self.0.len() == MAX_GAMES {
                self.0.push(Err(Fault::whole(FaultKind::TooManyGames)));
                return Err(de::Error::custom("too many games"));
            }
            self.0.push(game_of(&game));
        }
        Ok(())
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<(), A::Error> {
        let game = Value::deserialize(de::value::MapAccessDeserializer::new(map))?;
        self.0.push(game_of(&game));
        Ok(())
    }
}

/// The game of one record.
fn game_of(game: &Value) -> Result<Import, Fault> {
    let header = Header::read(game).map_err(Fault::whole)?;
    let fault = || Fault::whole(FaultKind::Field("moves"));
    let rounds = game.get("moves").and_then(Value::as_array).ok_or_else(fault)?;
    let ruleset = serde_json::json!(cannon_rules::cannon::Ruleset::CLASSIC);
    let mut builder = Builder::new(GameId::Cannon, &ruleset).map_err(Fault::whole)?;
    builder.started = header.started;
    builder.players.south.name.clone_from(&header.names[0]);
    builder.players.north.name.clone_from(&header.names[1]);
    let mut ending = Ending::Board;
    let stopped = play_rounds(&mut builder, rounds, &mut ending).err();
    let end = ending.end(header.result, builder.timeline.side_to_move());
    builder.finish(end, stopped)
}

/// Plays all moves. The ending is set to what the last move says, if that is none on the board.
fn play_rounds(builder: &mut Builder, rounds: &[Value], ending: &mut Ending) -> Result<(), Fault> {
    for (round, turns) in rounds.iter().enumerate() {
        let at = |turn: usize, kind| Fault { place: Place::Turn { round: round + 1, turn: turn + 1 }, kind };
        let turns = turns.as_array().ok_or_else(|| at(0, FaultKind::Field("moves")))?;
        for (turn, value) in turns.iter().enumerate() {
            // A game that ended with the first player's move has nothing in place of the second one.
            if value.is_null() {
                continue;
            }
            let text = value.as_str().or_else(|| value.get("move")?.as_str());
            let text = text.ok_or_else(|| at(turn, FaultKind::Field("move")))?;
            if *ending != Ending::Board {
                return Err(at(turn, FaultKind::AfterEnd(shortened(text))));
            }
            match Ending::of_move(text) {
                Some(found) => *ending = found,
                None => builder.play(text).map_err(|kind| at(turn, kind))?,
            }
        }
    }
    Ok(())
}

/// How a game ended, by its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// By its moves.
    Board,
    Resignation,
    Time,
    Draw,
    Abandoned,
}

impl Ending {
    /// The ending that a word in place of a move stands for; `None` for a move.
    fn of_move(text: &str) -> Option<Ending> {
        let word = text.trim().to_ascii_lowercase();
        match word.as_str() {
            "resign" | "resigned" => Some(Ending::Resignation),
            "timeout" => Some(Ending::Time),
            "draw" | "drawaccepted" | "drawagreed" => Some(Ending::Draw),
            "abandoned" | "gameabandoned" | "abandon" => Some(Ending::Abandoned),
            _ => None,
        }
    }

    /// The end of the game, given the result in the header and the side to move. If the header does not tell who won, the side to move
    /// lost. A game that ended by its moves while the rules leave it open ended because a side could not save its town: it resigned.
    fn end(self, result: Option<Winner>, to_move: Side) -> Option<End> {
        let winner = match result {
            Some(Winner::Nobody) => None,
            Some(Winner::Side(side)) => Some(side),
            None if self == Ending::Board => return None,
            None => Some(!to_move),
        };
        let by = match self {
            Ending::Abandoned => return None,
            Ending::Draw => return Some(End::Drawn(DrawReason::Agreement)),
            Ending::Time => WinReason::Time,
            Ending::Board | Ending::Resignation => WinReason::Resignation,
        };
        Some(winner.map_or(End::Drawn(DrawReason::Agreement), |side| End::Won(side, by)))
    }
}

/// The winner that a header names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    Side(Side),
    Nobody,
}

/// What the header of a record says.
struct Header {
    /// The names of South and North.
    names: [Option<String>; 2],
    started: Timestamp,
    result: Option<Winner>,
}

impl Header {
    fn read(game: &Value) -> Result<Header, FaultKind> {
        let header = game.get("header").filter(|header| header.is_object()).ok_or(FaultKind::Field("header"))?;
        check_game(header)?;
        let players = match header.get("players") {
            None => &[],
            Some(players) => players.as_array().map(Vec::as_slice).ok_or(FaultKind::Field("players"))?,
        };
        let [south, north] = match players {
            [] => [&Value::Null; 2],
            [south, north] => [south, north],
            _ => return Err(FaultKind::Field("players")),
        };
        let results = [south, north].map(|player| player.get("result").and_then(Value::as_f64));
        Ok(Header { names: [south, north].map(name), started: started(header), result: winner(results) })
    }
}

/// Checks that the game is Cannon without variants.
fn check_game(header: &Value) -> Result<(), FaultKind> {
    let game = header.get("game").ok_or(FaultKind::Field("header.game"))?;
    let name = game.get("name").and_then(Value::as_str).ok_or(FaultKind::Field("header.game.name"))?;
    if !name.trim().eq_ignore_ascii_case(GAME) {
        return Err(FaultKind::OtherGame(shortened(name)));
    }
    let variants = match game.get("variants") {
        None | Some(Value::Null) => return Ok(()),
        Some(variants) => variants.as_array().ok_or(FaultKind::Field("header.game.variants"))?,
    };
    match variants.first() {
        None => Ok(()),
        Some(Value::String(variant)) => Err(FaultKind::Variant(shortened(variant))),
        Some(_) => Err(FaultKind::Field("header.game.variants")),
    }
}

fn name(player: &Value) -> Option<String> {
    let text = |field| player.get(field).and_then(Value::as_str).map(str::trim).filter(|name| !name.is_empty());
    text("name").or_else(|| text("userid")).map(|name| name.chars().take(MAX_NAME).collect())
}

/// The dates of a header. Other values than texts say nothing.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Dates {
    date_start: Value,
    date_end: Value,
}

/// When the game began, or else when it ended.
fn started(header: &Value) -> Timestamp {
    let Dates { date_start, date_end } = Dates::deserialize(header).unwrap_or_default();
    let mut dates = [date_start, date_end].into_iter().filter_map(|date| date.as_str()?.parse().ok());
    dates.next().unwrap_or(Timestamp::UNIX_EPOCH)
}

/// The winner by the points of South and North. A draw has half a point for each; without any points, nothing is known.
fn winner(results: [Option<f64>; 2]) -> Option<Winner> {
    let [south, north] = [results[0]?, results[1]?];
    if south == 0.0 && north == 0.0 {
        return None;
    }
    Some(match south.total_cmp(&north) {
        std::cmp::Ordering::Greater => Winner::Side(Side::South),
        std::cmp::Ordering::Equal => Winner::Nobody,
        std::cmp::Ordering::Less => Winner::Side(Side::North),
    })
}
