//! Set-ups as text.
//!
//! ```text
//! 5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d [remarks]
//! ```
//!
//! Ranks 10 to 1, `d` and `l` for soldiers, `D` and `L` for towns, a number for that many empty points; then the side to move.
//! The third field is there only where it is needed. It holds remarks, separated by commas, in this order:
//!
//! - `da2-c2:2`: the cannon last shifted by `d`, from end to end, and how often in a row (with a limit on shifts only);
//! - `la2-c2:2`: the same of `l`;
//! - `x`: the town of the side to move has been taken, so that it is missing for good and not still to be placed.

use std::fmt;
use std::str::FromStr;

use super::{PieceKind, Point, Position, Ruleset, Setup, SetupError, ShiftRun};
use crate::rules::Side;

/// A part of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The ranks of the board.
    Board,
    /// The side to move.
    Side,
    /// Runs of shifts, and a town taken.
    Remarks,
}

/// What is wrong with a position text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}, column {column}: {fault}")]
pub struct PositionError {
    /// The part of the text at fault.
    pub field: Field,
    /// The character at fault, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: PositionFault,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A character that means nothing here.
    #[error("`{0}` means nothing here")]
    Letter(char),
    /// A rank with more or fewer than ten points.
    #[error("rank {rank} has {points} points instead of 10")]
    RankLength {
        /// The rank, counted from 1.
        rank: u8,
        /// Its points in the text.
        points: usize,
    },
    /// More or fewer than ten ranks.
    #[error("the board has {0} ranks instead of 10")]
    Ranks(usize),
    /// No field for the side to move.
    #[error("the side to move is missing: `d` or `l`")]
    NoSide,
    /// A side to move that is neither `d` nor `l`.
    #[error("the side to move is `d` or `l`")]
    WrongSide,
    /// A remark that is none.
    #[error("this is no remark; they look like `da2-c2:2` or `x`")]
    Remark,
    /// A remark made twice.
    #[error("this remark is made twice")]
    Repeated,
    /// More than three fields.
    #[error("nothing may follow the third field")]
    Surplus,
    /// It can be read, but not played from.
    #[error(transparent)]
    Setup(#[from] SetupError),
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

/// A piece of the text with the column (counted from 0) at which it begins.
type Part<'a> = (usize, &'a str);

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

/// The error at a column counted from 0.
fn fault<T>(field: Field, column: usize, fault: PositionFault) -> Result<T, PositionError> {
    Err(PositionError { field, column: column + 1, fault })
}

/// The three fields of a position text.
struct Fields<'a> {
    board: Part<'a>,
    side: Part<'a>,
    remarks: Option<Part<'a>>,
}

impl Fields<'_> {
    fn of(text: &str) -> Result<Fields<'_>, PositionError> {
        let mut parts = split((0, text), char::is_whitespace).into_iter().filter(|part| !part.1.is_empty());
        let end = text.chars().count();
        let Some(board) = parts.next() else { return fault(Field::Board, 0, PositionFault::Ranks(0)) };
        let Some(side) = parts.next() else { return fault(Field::Side, end, PositionFault::NoSide) };
        let remarks = parts.next();
        match parts.next() {
            Some(surplus) => fault(Field::Remarks, surplus.0, PositionFault::Surplus),
            None => Ok(Fields { board, side, remarks }),
        }
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    /// Reads what [`Display`](fmt::Display) writes, whether or not it can be played from.
    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields = Fields::of(text)?;
        let to_move = match fields.side.1 {
            "d" => Side::South,
            "l" => Side::North,
            _ => return fault(Field::Side, fields.side.0, PositionFault::WrongSide),
        };
        let mut setup = Setup::empty(to_move);
        for (point, _, piece) in read_board(fields.board)? {
            setup.set(point, Some(piece));
        }
        for remark in fields.remarks.map_or(Vec::new(), |remarks| split(remarks, |letter| letter == ',')) {
            read_remark(remark, &mut setup)?;
        }
        Ok(setup)
    }
}

/// The pieces of the board field with their columns.
fn read_board(board: Part) -> Result<Vec<(Point, usize, (Side, PieceKind))>, PositionError> {
    let ranks = split(board, |letter| letter == '/');
    let mut pieces = Vec::new();
    if ranks.len() != usize::from(Point::SIZE) {
        // The first rank too many, or the end of the field.
        let end = board.0 + board.1.chars().count();
        let column = ranks.get(usize::from(Point::SIZE)).map_or(end, |rank| rank.0);
        return fault(Field::Board, column, PositionFault::Ranks(ranks.len()));
    }
    for (rank, (start, text)) in (0..Point::SIZE).rev().zip(ranks) {
        let mut file = 0;
        let mut letters = text.chars().zip(start..).peekable();
        while let Some((letter, column)) = letters.next() {
            if letter == '1' && letters.next_if(|next| next.0 == '0').is_some() {
                file += 10;
            } else if let Some(empty @ 1..) = letter.to_digit(10) {
                file += empty as usize;
            } else if let Some(piece) = PieceKind::from_letter(letter) {
                // A point off the board is a rank too long, which is found when the rank is whole.
                let point = u8::try_from(file).ok().and_then(|file| Point::new(file, rank));
                pieces.extend(point.map(|point| (point, column, piece)));
                file += 1;
            } else {
                return fault(Field::Board, column, PositionFault::Letter(letter));
            }
        }
        if file != usize::from(Point::SIZE) {
            return fault(Field::Board, start, PositionFault::RankLength { rank: rank + 1, points: file });
        }
    }
    Ok(pieces)
}

/// Reads `da2-c2:2` or `x`.
fn read_remark((column, text): Part, setup: &mut Setup) -> Result<(), PositionError> {
    if text == "x" {
        if setup.town_taken {
            return fault(Field::Remarks, column, PositionFault::Repeated);
        }
        setup.town_taken = true;
        return Ok(());
    }
    let Some((side, run)) = read_run(text) else { return fault(Field::Remarks, column, PositionFault::Remark) };
    let known = &mut setup.runs[side.index()];
    if known.is_some() {
        return fault(Field::Remarks, column, PositionFault::Repeated);
    }
    *known = Some(run);
    Ok(())
}

fn read_run(text: &str) -> Option<(Side, ShiftRun)> {
    let (side, rest) = match text.split_at_checked(1)? {
        ("d", rest) => (Side::South, rest),
        ("l", rest) => (Side::North, rest),
        _ => return None,
    };
    let (ends, count) = rest.split_once(':')?;
    let (end, other) = ends.split_once('-')?;
    Some((side, ShiftRun::new(end.parse().ok()?, other.parse().ok()?, count.parse().ok()?)?))
}

/// Reads a position text down to the last level of trust.
pub(super) fn read_position(text: &str, rules: &Ruleset) -> Result<Position, PositionError> {
    let setup: Setup = text.parse()?;
    setup.position(rules).or_else(|error| locate(text, error))
}

/// Adds to what is wrong with a set-up where in its text that stands.
fn locate<T>(text: &str, error: SetupError) -> Result<T, PositionError> {
    let fields = Fields::of(text)?;
    let remarks = fields.remarks.unwrap_or(fields.side);
    let (field, column) = match error {
        SetupError::TwoTowns { second: at }
        | SetupError::TownOffHomeRank { at }
        | SetupError::TownInCorner { at }
        | SetupError::TooManySoldiers { at } => {
            let piece = read_board(fields.board)?.into_iter().find(|piece| piece.0 == at);
            (Field::Board, piece.map_or(fields.board.0, |piece| piece.1))
        }
        SetupError::TownMissing => (Field::Board, fields.board.0),
        SetupError::TownNotTaken => (Field::Remarks, remark_column(remarks, |text| text == "x")),
        SetupError::NoSuchCannon { side } | SetupError::OverShiftLimit { side, .. } => {
            let of_side = |text: &str| read_run(text).is_some_and(|run| run.0 == side);
            (Field::Remarks, remark_column(remarks, of_side))
        }
    };
    fault(field, column, error.into())
}

fn remark_column(remarks: Part, is_it: impl Fn(&str) -> bool) -> usize {
    let parts = split(remarks, |letter| letter == ',');
    parts.into_iter().find(|part| is_it(part.1)).map_or(remarks.0, |part| part.0)
}

impl fmt::Display for Setup {
    /// The text that [`FromStr`] reads back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Point::SIZE).rev() {
            let mut empty = 0;
            for file in 0..Point::SIZE {
                match Point::new(file, rank).and_then(|point| self.piece_at(point)) {
                    None => empty += 1,
                    Some((side, kind)) => {
                        write_empty(f, empty)?;
                        empty = 0;
                        write!(f, "{}", kind.letter(side))?;
                    }
                }
            }
            write_empty(f, empty)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(side_letter(self.to_move))?;
        let mut before = " ";
        for side in Side::ALL {
            if let Some(run) = self.runs[side.index()] {
                let [end, _, other] = run.soldiers();
                write!(f, "{before}{}{end}-{other}:{}", side_letter(side), run.count())?;
                before = ",";
            }
        }
        if self.town_taken { write!(f, "{before}x") } else { Ok(()) }
    }
}

fn write_empty(f: &mut fmt::Formatter<'_>, points: u8) -> fmt::Result {
    if points > 0 { write!(f, "{points}") } else { Ok(()) }
}

const fn side_letter(side: Side) -> &'static str {
    match side {
        Side::South => "d",
        Side::North => "l",
    }
}
