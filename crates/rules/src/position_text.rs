//! What the position texts of all games have in common: fields between white space, and errors that say in which of them and where.
//!
//! ```text
//! <board, ranks from the highest down with `/` between them> <side to move> [<remarks with `,` between them>]
//! ```
//!
//! What the fields hold is each game's own.

use std::error::Error;
use std::fmt;

/// A part of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The ranks of the board.
    Board,
    /// The side to move.
    Side,
    /// What else a position needs, each game's own.
    Remarks,
}

/// What is wrong with a position text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}, column {column}: {fault}")]
pub struct PositionError<Fault: Error> {
    /// The part of the text at fault.
    pub field: Field,
    /// The character at fault, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
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

/// What a game calls a field that is missing, or one too many.
pub(super) trait FieldFault: Error {
    /// There is nothing at all.
    const NO_BOARD: Self;
    /// The text ends after the board.
    const NO_SIDE: Self;
    /// There is a fourth field.
    const SURPLUS: Self;
}

/// A piece of the text with the column (counted from 0) at which it begins.
pub(super) type Part<'a> = (usize, &'a str);

/// The error at a column counted from 0.
pub(super) fn fault<T, Fault: Error>(field: Field, column: usize, fault: Fault) -> Result<T, PositionError<Fault>> {
    Err(PositionError { field, column: column + 1, fault })
}

/// The fields of a position text.
pub(super) struct Fields<'a> {
    pub(super) board: Part<'a>,
    pub(super) side: Part<'a>,
    remarks: Option<Part<'a>>,
}

impl<'a> Fields<'a> {
    pub(super) fn of<Fault: FieldFault>(text: &'a str) -> Result<Fields<'a>, PositionError<Fault>> {
        let mut parts = split((0, text), char::is_whitespace).into_iter().filter(|part| !part.1.is_empty());
        let end = text.chars().count();
        let Some(board) = parts.next() else { return fault(Field::Board, 0, Fault::NO_BOARD) };
        let Some(side) = parts.next() else { return fault(Field::Side, end, Fault::NO_SIDE) };
        let remarks = parts.next();
        match parts.next() {
            Some(surplus) => fault(Field::Remarks, surplus.0, Fault::SURPLUS),
            None => Ok(Fields { board, side, remarks }),
        }
    }

    /// The ranks as they are written, the highest first.
    pub(super) fn ranks(&self) -> Vec<Part<'a>> {
        split(self.board, |letter| letter == '/')
    }

    /// The remarks as they are written.
    pub(super) fn remarks(&self) -> Vec<Part<'a>> {
        self.remarks.map_or(Vec::new(), |remarks| split(remarks, |letter| letter == ','))
    }

    /// Where the first such remark is; if there is none, where remarks begin or would have to follow.
    pub(super) fn remark_column(&self, is_it: impl Fn(&str) -> bool) -> usize {
        let found = self.remarks().into_iter().find(|remark| is_it(remark.1));
        found.or(self.remarks).unwrap_or(self.side).0
    }
}

/// Splits at white space or at a separator, keeping track of columns.
fn split(text: Part, separates: impl Fn(char) -> bool) -> Vec<Part> {
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

/// Writes so many empty places in a row, if there are any.
pub(super) fn write_empty(f: &mut fmt::Formatter<'_>, places: u8) -> fmt::Result {
    if places > 0 { write!(f, "{places}") } else { Ok(()) }
}
