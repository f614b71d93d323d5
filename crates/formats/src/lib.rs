//! Other programs' records of Cannon and Tank Chess, and notations of games as text. Nothing here reads a file or a clock.
//!
//! - [`detect`](detect()) tells which format a text is in, and [`read`] reads all games of a text in a format of other programs.
//! - [`abstract_play`] reads and writes the JSON of Abstract Play, [`boardspace`] reads the SGF of boardspace.net, [`move_list`] reads
//!   lists of moves from chats and forums and the records of a viewer of Tank Chess, and [`pgn`] reads and writes a text like the PGN of
//!   chess.
//! - [`picture`] writes positions into PNG files, and reads them back.
//! - [`Import`] is a game that was read, with the place where the reader stopped. [`Fault`] is an error with its place.
//!
//! Our own saved games are read by [`cannon_rules::record`], and the games of matches by `cannon-files`.

#![forbid(unsafe_code)]

pub mod abstract_play;
pub mod boardspace;
mod builder;
pub mod detect;
pub mod error;
pub mod move_list;
pub mod pgn;
pub mod picture;
mod tokens;
mod words;

use cannon_rules::record::Record;

pub use detect::{Format, MATCH_FORMAT, detect};
pub use error::{Fault, FaultKind, Place};

/// Maximum size of a text with several games, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// Maximum number of games in a text. More games are not read.
pub const MAX_GAMES: usize = 100_000;

/// A game from a text of another program. [`Record::replay`] accepts its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The game, up to the fault if there is one.
    pub record: Record,
    /// Where and why the reader stopped; `None` if it read the whole game.
    pub stopped: Option<Fault>,
}

/// Reads all games of a text in a format of other programs. A game of which nothing can be read is an error at its place in the list.
///
/// ```
/// use cannon_formats::{Format, read};
///
/// let games = read("1. e1 f10 2. a4-b5 *", Format::MoveList);
/// let game = games[0].as_ref().expect("a legal game");
/// assert_eq!((game.record.actions.len(), &game.stopped), (3, &None));
/// ```
///
/// Our own records are read, too, as lists of one game. The files of matches and pictures are no such texts: the list has one
/// fault.
pub fn read(text: &str, format: Format) -> Vec<Result<Import, Fault>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match format {
        Format::Record => vec![own_record(text)],
        Format::Match | Format::Picture => vec![Err(Fault::whole(FaultKind::Unknown))],
        Format::AbstractPlay => abstract_play::read(text),
        Format::Boardspace => boardspace::read(text),
        Format::MoveList | Format::TankChessKifu => vec![move_list::read(text, None)],
        Format::Pgn => pgn::read(text),
    }
}

fn own_record(text: &str) -> Result<Import, Fault> {
    let record = Record::from_json(text).map_err(|error| Fault::whole(FaultKind::Record(error)))?;
    Ok(Import { record, stopped: None })
}
