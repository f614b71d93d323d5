//! Games in the SGF of boardspace.net.
//!
//! The rules are `blue-panther`: White stands at rank 10 and begins. A file has properties such as `GM[Cannon]` and `P0[id "Ann"]`, and
//! then a node for each operation of a player, such as `; P0[6 Pickb B 7]`. Robots write whole moves (`OnBoard`, `Move`, `Capture`,
//! `Retreat`, `Slide`, `Shoot2`, `Shoot3`). What people do at the board is written as they did it: `Pick` and `Drop` are about the rack
//! beside the board, `Pickb` and `Dropb` about points, and a piece may be put back and picked again until `Done`.
//!
//! A pair of points says which action is meant, as distance and target tell the kinds of actions apart: see
//! [`Position::infer_action`](cannon_rules::cannon::Position::infer_action).
//!
//! The reader follows the grammar of the program; it was not tried with files of the site.

mod operations;
mod sgf;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::fmt::strtime;
use jiff::tz::TimeZone;

use cannon_rules::GameId;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::MAX_BYTES;

use crate::builder::Builder;
use crate::error::shortened;
use crate::{Fault, FaultKind, Import, MAX_GAMES};
use operations::Table;
use sgf::{Property, Sgf};

/// The name of the game in files.
const GAME: &str = "Cannon";
/// Maximum number of characters of a player's name.
const MAX_NAME: usize = 100;

/// Reads the games of a text, usually one.
pub fn read(text: &str) -> Vec<Result<Import, Fault>> {
    if text.len() > MAX_BYTES {
        return vec![Err(Fault::whole(FaultKind::TooLong(MAX_BYTES)))];
    }
    let mut games = Vec::new();
    let mut sgf = Sgf::new(text);
    loop {
        if games.len() == MAX_GAMES {
            games.push(Err(Fault::whole(FaultKind::TooManyGames)));
            return games;
        }
        games.push(game(&mut sgf));
        if !sgf.skip_to_next_game() {
            return games;
        }
    }
}

/// Reads the game at which the text stands.
fn game(sgf: &mut Sgf<'_>) -> Result<Import, Fault> {
    sgf.begin_game()?;
    let ruleset = serde_json::json!(Ruleset::BLUE_PANTHER);
    let mut builder = Builder::new(GameId::Cannon, &ruleset).map_err(Fault::whole)?;
    let mut table = Table::default();
    let mut names = [None, None];
    let mut stopped = None;
    loop {
        let step = sgf.next_property().and_then(|property| match property {
            Some(property) => use_property(&property, &mut builder, &mut table, &mut names).map(|()| true),
            None => Ok(false),
        });
        match step {
            Ok(true) => {}
            Ok(false) => break,
            Err(fault @ Fault { kind: FaultKind::OtherGame(_), .. }) => return Err(fault),
            Err(fault) => {
                stopped = Some(fault);
                break;
            }
        }
    }
    for (player, name) in names.into_iter().enumerate() {
        builder.players[table.side_of(player)].name = name;
    }
    builder.finish(table.end(), stopped)
}

/// Takes what a property says into the game. Unknown properties say nothing.
fn use_property(
    property: &Property<'_>,
    builder: &mut Builder,
    table: &mut Table,
    names: &mut [Option<String>; 2],
) -> Result<(), Fault> {
    let value = property.value.trim();
    let player = match property.name {
        "GM" if !value.eq_ignore_ascii_case(GAME) => {
            return Err(property.fault(FaultKind::OtherGame(shortened(value))));
        }
        "DT" => {
            builder.started = date(value).unwrap_or(Timestamp::UNIX_EPOCH);
            return Ok(());
        }
        "P0" => 0,
        "P1" => 1,
        _ => return Ok(()),
    };
    match name(value) {
        Some(name) => names[player] = Some(name).filter(|name| !name.is_empty()),
        None => table.operate(property, player, builder)?,
    }
    Ok(())
}

/// The name in `id "Ann"`; `None` if the value is an operation.
fn name(value: &str) -> Option<String> {
    let (word, rest) = value.split_once(char::is_whitespace)?;
    let is_id = word.eq_ignore_ascii_case("id");
    is_id.then(|| rest.trim().trim_matches('"').trim().chars().take(MAX_NAME).collect())
}

/// Reads a date in one of the forms of the site: of ISO 8601, with slashes, or as Java writes dates. The time zone of the latter is
/// unknown.
fn date(text: &str) -> Option<Timestamp> {
    let at = |time: DateTime| time.to_zoned(TimeZone::UTC).ok().map(|time| time.timestamp());
    if let Ok(time) = text.parse() {
        return Some(time);
    }
    if let Ok(time) = text.replace('/', "-").parse() {
        return at(time);
    }
    let words: Vec<&str> = text.split_whitespace().take(7).collect();
    let &[_, month, day, time, _, year] = words.as_slice() else { return None };
    let parsed = strtime::parse("%b %d %H:%M:%S %Y", format!("{month} {day} {time} {year}")).ok()?;
    at(parsed.to_datetime().ok()?)
}
