//! The format of a text, found out from the text itself.

use std::fmt;

use serde::Deserialize;
use serde::de::IgnoredAny;

use cannon_rules::message::Message;
use cannon_rules::{GameId, record};

use crate::tokens::{Kind, Tokens};
use crate::words::{game_of_move, without_number};
use crate::{Fault, FaultKind};

/// Value of the field `format` in the first line of the file of a match.
pub const MATCH_FORMAT: &str = "cannon-match";

/// Number of moves at the beginning that must have the shape of moves.
const PROBED_MOVES: usize = 4;
/// Number of bytes at the beginning of a damaged JSON text in which names of fields are looked for.
const PROBED_BYTES: usize = 4096;

/// A format of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// A saved game of this program.
    Record,
    /// The games of a match of this program.
    Match,
    /// JSON of Abstract Play: a game, or a list of games.
    AbstractPlay,
    /// SGF of boardspace.net.
    Boardspace,
    /// A game of Tank Chess in pairs of moves, as a public viewer of records has them.
    TankChessKifu,
    /// A list of moves, as pasted from chats and forums.
    MoveList,
    /// A text with tags, variations and comments, like the PGN of chess.
    Pgn,
    /// A PNG picture with the position that it shows. Texts are never of this format; see [`picture`](crate::picture).
    Picture,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 8] = [
        Format::Record,
        Format::Match,
        Format::AbstractPlay,
        Format::Boardspace,
        Format::TankChessKifu,
        Format::MoveList,
        Format::Pgn,
        Format::Picture,
    ];

    /// The name of the format for players.
    pub fn message(self) -> Message {
        match self {
            Format::Record => "format-record",
            Format::Match => "format-match",
            Format::AbstractPlay => "format-abstract-play",
            Format::Boardspace => "format-boardspace",
            Format::TankChessKifu => "format-tank-chess-kifu",
            Format::MoveList => "format-move-list",
            Format::Pgn => "format-pgn",
            Format::Picture => "format-picture",
        }
        .into()
    }
}

impl fmt::Display for Format {
    /// Writes the English name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Record => "saved game",
            Format::Match => "games of a match",
            Format::AbstractPlay => "Abstract Play JSON",
            Format::Boardspace => "boardspace SGF",
            Format::TankChessKifu => "Tank Chess kifu",
            Format::MoveList => "list of moves",
            Format::Pgn => "PGN",
            Format::Picture => "picture of a position",
        })
    }
}

/// The format of a text. The text need not be valid in it: a damaged text still has a format, as long as its beginning shows one.
///
/// ```
/// use cannon_formats::{Format, detect};
///
/// assert_eq!(detect("(;GM[Cannon] VV[1])"), Ok(Format::Boardspace));
/// assert_eq!(detect("1. e1 e10 2. a4-b5"), Ok(Format::MoveList));
/// assert!(detect("5L4/1l1l1l1l1l/10/10/10/10/10/10/1d8/4D5 d").is_err(), "a position is no game");
/// ```
///
/// # Errors
/// The text is in none of the formats.
pub fn detect(text: &str) -> Result<Format, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_start();
    let found = match text.as_bytes() {
        [b'(', rest @ ..] if rest.trim_ascii_start().starts_with(b";") => Some(Format::Boardspace),
        [b'[', rest @ ..] if rest.trim_ascii_start().first().is_some_and(u8::is_ascii_alphabetic) => Some(Format::Pgn),
        [b'[', rest @ ..] => list_format(rest),
        [b'{', ..] => object_format(text).or_else(|| format_of_moves(text)),
        _ => format_of_moves(text),
    };
    found.ok_or(Fault::whole(FaultKind::Unknown))
}

/// The fields that tell what a JSON object is.
#[derive(Deserialize)]
struct Fields {
    #[serde(default)]
    format: Option<String>,
    #[serde(default)]
    header: Option<IgnoredAny>,
    #[serde(default)]
    moves: Option<IgnoredAny>,
}

impl Fields {
    fn format(&self) -> Option<Format> {
        match self.format.as_deref() {
            Some(record::FORMAT) => Some(Format::Record),
            Some(MATCH_FORMAT) => Some(Format::Match),
            Some(_) => None,
            None => (self.header.is_some() || self.moves.is_some()).then_some(Format::AbstractPlay),
        }
    }
}

/// The format of a JSON list, given the text behind its bracket. Only Abstract Play has lists of games.
fn list_format(inside: &[u8]) -> Option<Format> {
    matches!(inside.trim_ascii_start(), [b'{' | b']', ..]).then_some(Format::AbstractPlay)
}

fn object_format(text: &str) -> Option<Format> {
    // Each line of the file of a match is an object. In other files, the first line is no whole object, or the only one.
    let first_line = text.lines().next().unwrap_or_default();
    match serde_json::from_str::<Fields>(first_line).or_else(|_| serde_json::from_str::<Fields>(text)) {
        Ok(fields) => fields.format(),
        Err(_) => format_of_damaged_object(text),
    }
}

/// The format of a text that is no JSON from some place on, by the names at its beginning.
fn format_of_damaged_object(text: &str) -> Option<Format> {
    let beginning = text.get(..text.floor_char_boundary(PROBED_BYTES)).unwrap_or(text);
    let has = |name: &str| beginning.contains(&format!("\"{name}\""));
    if has(MATCH_FORMAT) {
        Some(Format::Match)
    } else if has("format") {
        Some(Format::Record)
    } else {
        (has("header") || has("moves")).then_some(Format::AbstractPlay)
    }
}

/// The format of a text that begins with moves. Comments and numbers may stand before them.
fn format_of_moves(text: &str) -> Option<Format> {
    let mut game = None;
    let mut is_plain = true;
    let mut probed = 0;
    for token in Tokens::new(text) {
        let word = match token.ok()?.kind {
            Kind::Word(word) => word,
            Kind::Comment(_) => {
                is_plain = false;
                continue;
            }
            Kind::Open | Kind::Close | Kind::Tag(..) => break,
        };
        let action = without_number(word);
        is_plain &= action.len() == word.len();
        if action.is_empty() || action.trim_matches('.').is_empty() {
            continue;
        }
        match game_of_move(action) {
            Some(found) if game.is_none_or(|game| game == found) => game = Some(found),
            // A result, or a part of a move that stands apart from the rest.
            _ if probed > 0 => break,
            _ => return None,
        }
        probed += 1;
        if probed == PROBED_MOVES {
            break;
        }
    }
    match game? {
        GameId::TankChess if is_plain => Some(Format::TankChessKifu),
        _ => Some(Format::MoveList),
    }
}
