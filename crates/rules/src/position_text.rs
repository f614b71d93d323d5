//! Shared parts of the position text formats: fields separated by white space, run lengths of empty places, and errors with
//! field and column.
//!
//! ```text
//! <board, ranks from the highest down with `/` between them> <side to move> [<remarks with `,` between them>]
//! ```
//!
//! Each game defines the contents of its fields.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::Side;
use super::message::{Message, ToMessage};

/// A field of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The ranks of the board.
    Board,
    /// The side to move.
    Side,
    /// Additional state of the position, such as counters.
    Remarks,
}

/// Parse error of a position text, with its location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}, column {column}: {fault}")]
pub struct PositionError<Fault: Error> {
    /// The field at fault.
    pub field: Field,
    /// Column of the character at fault, counted from 1.
    pub column: usize,
    /// The kind of fault.
    pub fault: Fault,
}

impl<Fault: Error + ToMessage> ToMessage for PositionError<Fault> {
    fn to_message(&self) -> Message {
        let id = match self.field {
            Field::Board => "error-in-board",
            Field::Side => "error-in-side",
            Field::Remarks => "error-in-remarks",
        };
        Message::from(id).number("column", self.column).message("reason", self.fault.to_message())
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Board => "board",
            Field::Side => "side to move",
            Field::Remarks => "remarks",
        })
    }
}

/// Faults that every position text format has.
pub(super) trait FieldFault: Error {
    /// The text is empty.
    const NO_BOARD: Self;
    /// The text ends after the board.
    const NO_SIDE: Self;
    /// The side to move is neither of the two letters.
    const WRONG_SIDE: Self;
    /// There is a fourth field.
    const SURPLUS: Self;
}

/// A substring with its first column, counted from 0.
pub(super) type Token<'a> = (usize, &'a str);

/// Returns an error at a column counted from 0.
pub(super) fn error_at<T, Fault: Error>(field: Field, column: usize, fault: Fault) -> Result<T, PositionError<Fault>> {
    Err(PositionError { field, column: column + 1, fault })
}

/// The fields of a position text.
pub(super) struct Fields<'a> {
    pub(super) board: Token<'a>,
    pub(super) side: Token<'a>,
    remarks: Option<Token<'a>>,
}

impl<'a> Fields<'a> {
    pub(super) fn parse<Fault: FieldFault>(text: &'a str) -> Result<Fields<'a>, PositionError<Fault>> {
        let mut parts = split((0, text), char::is_whitespace).into_iter().filter(|part| !part.1.is_empty());
        let end = text.chars().count();
        let Some(board) = parts.next() else { return error_at(Field::Board, 0, Fault::NO_BOARD) };
        let Some(side) = parts.next() else { return error_at(Field::Side, end, Fault::NO_SIDE) };
        let remarks = parts.next();
        match parts.next() {
            Some(surplus) => error_at(Field::Remarks, surplus.0, Fault::SURPLUS),
            None => Ok(Fields { board, side, remarks }),
        }
    }

    /// The side to move, from the letters of South and North.
    pub(super) fn side_to_move<Fault: FieldFault>(&self, letters: [&str; 2]) -> Result<Side, PositionError<Fault>> {
        let found = Side::ALL.into_iter().find(|side| letters[side.index()] == self.side.1);
        found.map_or_else(|| error_at(Field::Side, self.side.0, Fault::WRONG_SIDE), Ok)
    }

    /// The ranks as written, from the highest down.
    pub(super) fn ranks(&self) -> Vec<Token<'a>> {
        split(self.board, |letter| letter == '/')
    }

    /// The remarks as written.
    pub(super) fn remarks(&self) -> Vec<Token<'a>> {
        self.remarks.map_or(Vec::new(), |remarks| split(remarks, |letter| letter == ','))
    }

    /// Column of the first remark that matches; otherwise the column of the remarks field, or of the side field if
    /// there are no remarks.
    pub(super) fn remark_column(&self, is_it: impl Fn(&str) -> bool) -> usize {
        let found = self.remarks().into_iter().find(|remark| is_it(remark.1));
        found.or(self.remarks).unwrap_or(self.side).0
    }
}

/// Splits at every character that `separates` accepts, keeping track of columns.
fn split(text: Token, separates: impl Fn(char) -> bool) -> Vec<Token> {
    let (mut parts, mut start, mut column) = (Vec::new(), (text.0, 0), text.0);
    for (byte, letter) in text.1.char_indices() {
        if separates(letter) {
            parts.push((start.0, &text.1[start.1..byte]));
            start = (column + 1, byte + letter.len_utf8());
        }
        column += 1;
    }
    parts.push((start.0, &text.1[start.1..]));
    parts
}

/// Parses a position text: reads the set-up, validates it, and adds the location in the text to an error of the set-up.
pub(super) fn read_position<Setup, Position, SetupError, Fault>(
    text: &str,
    validate: impl FnOnce(&Setup) -> Result<Position, SetupError>,
    locate: impl FnOnce(&SetupError, &Fields) -> Result<(Field, usize), PositionError<Fault>>,
) -> Result<Position, PositionError<Fault>>
where
    Setup: FromStr<Err = PositionError<Fault>>,
    Fault: FieldFault + From<SetupError>,
{
    let setup: Setup = text.parse()?;
    validate(&setup).or_else(|error| {
        let (field, column) = locate(&error, &Fields::parse(text)?)?;
        error_at(field, column, error.into())
    })
}

/// Writes a position text. `place` returns the text of an occupied place of the board, given its file and rank.
pub(super) fn write_position(
    f: &mut fmt::Formatter<'_>,
    size: u8,
    place: impl Fn(u8, u8) -> Option<String>,
    side: &str,
    remarks: &[String],
) -> fmt::Result {
    for rank in (0..size).rev() {
        let mut empty = 0;
        for file in 0..size {
            let Some(text) = place(file, rank) else {
                empty += 1;
                continue;
            };
            write_empty(f, empty)?;
            empty = 0;
            f.write_str(&text)?;
        }
        write_empty(f, empty)?;
        f.write_str(if rank > 0 { "/" } else { " " })?;
    }
    f.write_str(side)?;
    if remarks.is_empty() { Ok(()) } else { write!(f, " {}", remarks.join(",")) }
}

/// Writes the number of consecutive empty places, unless it is 0.
fn write_empty(f: &mut fmt::Formatter<'_>, places: u8) -> fmt::Result {
    if places > 0 { write!(f, "{places}") } else { Ok(()) }
}
