//! The header of a file of Tank Chess positions: how they were made, and the boards on which the games were played. `docs/datagen.md`
//! describes it for other programs.

use std::io::{self, Read};

use super::super::data_error::read_up_to;
use super::super::origin::Origin;
use cannon_rules::tank_chess::{ExitDirection, PositionError, Ruleset, Setup};

/// The first bytes of a file.
pub(in super::super) const MAGIC: [u8; 8] = *b"TANKCHTD";
/// The version of the format.
const VERSION: u16 = 1;
/// Length in bytes of the header without its boards.
pub(super) const FIXED_BYTES: usize = 72;
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
pub(super) enum HeaderFault {
    /// The system's error.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The file does not begin with [`MAGIC`].
    #[error("it does not begin with {:?}", MAGIC.escape_ascii().to_string())]
    Magic,
    /// The file has another version of the format.
    #[error("the format's version is {0} and not {VERSION}")]
    Version(u16),
    /// The number of boards is out of bounds.
    #[error("there are {0} boards, and not 1 to {MAX_BOARDS}")]
    Boards(u16),
    /// There is no such way to leave the board.
    #[error("the rule for leaving the board is {0} and neither 0 nor 1")]
    Exit(u8),
    /// The file ends within the header.
    #[error("the file ends at byte {0}, within the header")]
    Truncated(u64),
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

    /// The header as bytes.
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((self.boards.len() as u16).to_le_bytes());
        bytes.push(u8::from(self.exit == ExitDirection::Straight));
        bytes.extend(self.origin.encode());
        for text in self.boards.iter().flat_map(|board| [&board.name, &board.text]) {
            bytes.extend((text.len() as u16).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes
    }

    /// Reads a header from the start of a file. Returns it with its length in bytes.
    ///
    /// # Errors
    /// If the bytes are no header of this version.
    pub(super) fn read(input: &mut impl Read) -> Result<(Header, u64), HeaderFault> {
        let mut bytes = [0; FIXED_BYTES];
        let length = read_up_to(input, &mut bytes)?;
        // A file that is no training data at all gets an error that says so, and not an error about its length.
        if !bytes[..length].iter().zip(&MAGIC).all(|(ours, theirs)| ours == theirs) {
            return Err(HeaderFault::Magic);
        }
        if length < FIXED_BYTES {
            return Err(HeaderFault::Truncated(length as u64));
        }
        match u16::from_le_bytes([bytes[8], bytes[9]]) {
            VERSION => {}
            other => return Err(HeaderFault::Version(other)),
        }
        let count = u16::from_le_bytes([bytes[10], bytes[11]]);
        if !(1..=MAX_BOARDS).contains(&usize::from(count)) {
            return Err(HeaderFault::Boards(count));
        }
        let exit = match bytes[12] {
            0 => ExitDirection::Any,
            1 => ExitDirection::Straight,
            other => return Err(HeaderFault::Exit(other)),
        };
        let mut offset = FIXED_BYTES as u64;
        let boards = (0..count).map(|board| {
            let [name, text] = [read_text(input, board, &mut offset)?, read_text(input, board, &mut offset)?];
            StartBoard::new(name, text).map_err(|error| HeaderFault::Start { board, error })
        });
        let boards = boards.collect::<Result<_, _>>()?;
        Ok((Header { boards, exit, origin: Origin::decode(&bytes) }, offset))
    }
}

/// Reads a text of a board, which begins with its length in two bytes.
fn read_text(input: &mut impl Read, board: u16, offset: &mut u64) -> Result<String, HeaderFault> {
    let mut length = [0; 2];
    read_whole(input, &mut length, offset)?;
    let mut text = vec![0; usize::from(u16::from_le_bytes(length))];
    read_whole(input, &mut text, offset)?;
    String::from_utf8(text).map_err(|_| HeaderFault::Text(board))
}

/// Fills the buffer.
fn read_whole(input: &mut impl Read, buffer: &mut [u8], offset: &mut u64) -> Result<(), HeaderFault> {
    let length = read_up_to(input, buffer)?;
    *offset += length as u64;
    if length == buffer.len() { Ok(()) } else { Err(HeaderFault::Truncated(*offset)) }
}
