//! The header of a file of Tank Chess positions: how they were made, and the boards on which the games were played. `docs/datagen.md`
//! describes it for other programs.

use std::io::Read;

use super::super::data_error::{DataError, read_up_to};
use super::super::format::{Format, FormatError, HEADER_BYTES, TrainingRecord};
use super::super::origin::Origin;
use super::record::{self, RecordFault};
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;
use cannon_rules::tank_chess::{ExitDirection, Position, PositionError, Ruleset, Setup};
use cannon_rules::timeline::{HouseRules, Timeline};

/// Maximum number of boards, because a record has one byte for the number of its board.
pub(super) const MAX_BOARDS: usize = 255;

/// A board on which games were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StartBoard {
    /// Its name, which tells people where positions come from.
    pub(super) name: String,
    /// The position text of the start.
    pub(super) text: String,
    /// The set-up of the start. All positions have its size, terrain, flags and objective.
    pub(super) setup: Setup,
}

impl StartBoard {
    /// The board with this name and this start.
    ///
    /// # Errors
    /// If the text is no position text.
    pub(super) fn new(name: String, text: String) -> Result<StartBoard, PositionError> {
        let setup = text.parse()?;
        Ok(StartBoard { name, text, setup })
    }
}

/// The header of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Header {
    /// The boards, on which games take turns.
    pub(super) boards: Vec<StartBoard>,
    /// How Commands leave the board.
    pub(super) exit: ExitDirection,
    /// How the positions were made. The balance is in hundredths of a light tank.
    pub(super) origin: Origin,
}

/// An error in a header.
#[derive(Debug, thiserror::Error)]
pub(in super::super) enum HeaderFault {
    /// The number of boards is out of bounds.
    #[error("there are {0} boards, and not 1 to {MAX_BOARDS}")]
    Boards(u16),
    /// There is no such way to leave the board.
    #[error("the rule for leaving the board is {0} and neither 0 nor 1")]
    Exit(u8),
    /// A text is not UTF-8.
    #[error("a text of board {0} is not UTF-8")]
    Text(u16),
    /// The start of a board cannot be read.
    #[error("board {board}: {error}")]
    Start {
        /// The number of the board, from 0.
        board: u16,
        /// What is wrong.
        error: PositionError,
    },
}

impl Header {
    /// The rules of all positions.
    pub(super) fn rules(&self) -> Ruleset {
        Ruleset { exit: self.exit, ..Ruleset::default() }
    }
}

impl Format for Header {
    type Position = Position;
    type HeaderFault = HeaderFault;
    type RecordFault = RecordFault;

    const MAGIC: [u8; 8] = *b"TANKCHTD";
    const VERSION: u16 = 1;
    const MAX_SCORE: i16 = 3_000;
    const MAX_PLIES: usize = 600;
    const MIN_RECORD_BYTES: usize = record::FIXED_BYTES;
    const GROUPS: &'static str = "boards";

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn with_origin(&self, origin: Origin) -> Header {
        Header { origin, ..self.clone() }
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = Header::MAGIC.to_vec();
        bytes.extend(Header::VERSION.to_le_bytes());
        bytes.extend((self.boards.len() as u16).to_le_bytes());
        bytes.push(u8::from(self.exit == ExitDirection::Straight));
        bytes.extend(self.origin.encode());
        for text in self.boards.iter().flat_map(|board| [&board.name, &board.text]) {
            bytes.extend((text.len() as u16).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes
    }

    fn read_header(
        start: &[u8; HEADER_BYTES],
        input: &mut impl Read,
        offset: &mut u64,
    ) -> Result<Header, FormatError<Header>> {
        let count = u16::from_le_bytes([start[10], start[11]]);
        if !(1..=MAX_BOARDS).contains(&usize::from(count)) {
            return Err(DataError::Header(HeaderFault::Boards(count)));
        }
        let exit = match start[12] {
            0 => ExitDirection::Any,
            1 => ExitDirection::Straight,
            other => return Err(DataError::Header(HeaderFault::Exit(other))),
        };
        let boards = (0..count).map(|board| {
            let [name, text] = [read_text(input, board, offset)?, read_text(input, board, offset)?];
            StartBoard::new(name, text).map_err(|error| DataError::Header(HeaderFault::Start { board, error }))
        });
        let boards = boards.collect::<Result<_, FormatError<Header>>>()?;
        Ok(Header { boards, exit, origin: Origin::decode(start) })
    }

    fn record_length(start: &[u8]) -> Result<usize, RecordFault> {
        record::length(start)
    }

    fn decode_record(&self, bytes: &[u8]) -> Result<TrainingRecord<Position>, RecordFault> {
        record::decode(bytes, self)
    }

    fn encode_record(record: &TrainingRecord<Position>) -> Vec<u8> {
        record::encode(record)
    }

    fn key(record: &[u8]) -> &[u8] {
        &record[record::KEY_START..]
    }

    fn group_names(&self) -> Vec<&str> {
        self.boards.iter().map(|board| &*board.name).collect()
    }

    fn starts(&self) -> Result<Vec<(u8, AnyTimeline)>, CliError> {
        let start = |(number, board): (u8, &StartBoard)| {
            let position = board.setup.position(&self.rules()).map_err(bad_input)?;
            Ok((number, Timeline::new(position, HouseRules::DRAWS).into()))
        };
        (0..).zip(&self.boards).map(start).collect()
    }

    fn undecided(timeline: &AnyTimeline) -> Option<&Position> {
        timeline.as_tank_chess().map(Timeline::position).filter(|position| record::is_undecided(position))
    }

    fn unit_count(position: &Position) -> usize {
        Side::ALL.iter().map(|&side| position.units(side).len()).sum()
    }
}

/// Reads a text of a board, which begins with its length in two bytes.
fn read_text(input: &mut impl Read, board: u16, offset: &mut u64) -> Result<String, FormatError<Header>> {
    let mut length = [0; 2];
    read_whole(input, &mut length, offset)?;
    let mut text = vec![0; usize::from(u16::from_le_bytes(length))];
    read_whole(input, &mut text, offset)?;
    String::from_utf8(text).map_err(|_| DataError::Header(HeaderFault::Text(board)))
}

/// Fills the buffer.
fn read_whole(input: &mut impl Read, buffer: &mut [u8], offset: &mut u64) -> Result<(), FormatError<Header>> {
    let length = read_up_to(input, buffer)?;
    *offset += length as u64;
    if length == buffer.len() { Ok(()) } else { Err(DataError::Truncated { offset: *offset, part: "the header" }) }
}
