//! Text format of set-ups, similar to FEN.
//!
//! ```text
//! 5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d [remarks]
//! ```
//!
//! The board field lists ranks 10 to 1, with `d` and `l` for soldiers, `D` and `L` for towns, and a number for that
//! many empty points. The second field is the side to move. The optional third field holds remarks, separated by
//! commas, in this order:
//!
//! - `da2-c2:2`: the ends of the cannon last shifted by `d`, and its number of consecutive shifts (only with a limit on
//!   shifts);
//! - `la2-c2:2`: the same for `l`;
//! - `x`: the town of the side to move has been taken. A missing town is otherwise still to be placed.

use std::fmt;
use std::str::FromStr;

use super::{PieceKind, Point, Position, Ruleset, Setup, SetupError, ShiftRun};
use crate::Side;
use crate::position_text::{self, Field, FieldFault, Fields, Token, error_at, write_empty};

/// Parse error of a position text, with its location.
pub type PositionError = position_text::PositionError<PositionFault>;

/// Kinds of faults in a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// An unexpected character.
    #[error("`{0}` means nothing here")]
    Letter(char),
    /// A rank with more or fewer than ten points.
    #[error("rank {rank} has {points} points instead of 10")]
    RankLength {
        /// The rank, counted from 1.
        rank: u8,
        /// Number of points in the text.
        points: usize,
    },
    /// More or fewer than ten ranks.
    #[error("the board has {0} ranks instead of 10")]
    Ranks(usize),
    /// The field for the side to move is missing.
    #[error("the side to move is missing: `d` or `l`")]
    NoSide,
    /// A side to move that is neither `d` nor `l`.
    #[error("the side to move is `d` or `l`")]
    WrongSide,
    /// An unknown or malformed remark.
    #[error("this is no remark; they look like `da2-c2:2` or `x`")]
    Remark,
    /// A duplicate remark.
    #[error("this remark is made twice")]
    Repeated,
    /// More than three fields.
    #[error("nothing may follow the third field")]
    Surplus,
    /// The text can be parsed, but the set-up is not a valid position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FieldFault for PositionFault {
    const NO_BOARD: PositionFault = PositionFault::Ranks(0);
    const NO_SIDE: PositionFault = PositionFault::NoSide;
    const SURPLUS: PositionFault = PositionFault::Surplus;
}

impl FromStr for Setup {
    type Err = PositionError;

    /// Parses the format that [`Display`](fmt::Display) writes. The set-up need not be a valid position.
    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields = Fields::parse(text)?;
        let to_move = match fields.side.1 {
            "d" => Side::South,
            "l" => Side::North,
            _ => return error_at(Field::Side, fields.side.0, PositionFault::WrongSide),
        };
        let mut setup = Setup::empty(to_move);
        for (point, _, piece) in read_board(&fields)? {
            setup.set(point, Some(piece));
        }
        for remark in fields.remarks() {
            read_remark(remark, &mut setup)?;
        }
        Ok(setup)
    }
}

/// The pieces of the board field with their columns.
fn read_board(fields: &Fields) -> Result<Vec<(Point, usize, (Side, PieceKind))>, PositionError> {
    let ranks = fields.ranks();
    let mut pieces = Vec::new();
    if ranks.len() != usize::from(Point::SIZE) {
        // Column of the first surplus rank, or of the end of the field.
        let end = fields.board.0 + fields.board.1.chars().count();
        let column = ranks.get(usize::from(Point::SIZE)).map_or(end, |rank| rank.0);
        return error_at(Field::Board, column, PositionFault::Ranks(ranks.len()));
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
                // A point off the board means that the rank is too long, which is reported at the end of the rank.
                let point = u8::try_from(file).ok().and_then(|file| Point::new(file, rank));
                pieces.extend(point.map(|point| (point, column, piece)));
                file += 1;
            } else {
                return error_at(Field::Board, column, PositionFault::Letter(letter));
            }
        }
        if file != usize::from(Point::SIZE) {
            return error_at(Field::Board, start, PositionFault::RankLength { rank: rank + 1, points: file });
        }
    }
    Ok(pieces)
}

/// Reads `da2-c2:2` or `x`.
fn read_remark((column, text): Token, setup: &mut Setup) -> Result<(), PositionError> {
    if text == "x" {
        if setup.town_taken {
            return error_at(Field::Remarks, column, PositionFault::Repeated);
        }
        setup.town_taken = true;
        return Ok(());
    }
    let Some((side, run)) = read_run(text) else { return error_at(Field::Remarks, column, PositionFault::Remark) };
    let known = &mut setup.shift_runs[side.index()];
    if known.is_some() {
        return error_at(Field::Remarks, column, PositionFault::Repeated);
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

/// Parses a position text and validates the position.
pub(super) fn read_position(text: &str, rules: &Ruleset) -> Result<Position, PositionError> {
    let setup: Setup = text.parse()?;
    setup.position(rules).or_else(|error| locate(text, error))
}

/// Adds the location in the text to a set-up error.
fn locate<T>(text: &str, error: SetupError) -> Result<T, PositionError> {
    let fields = Fields::parse(text)?;
    let (field, column) = match error {
        SetupError::TwoTowns { second: at }
        | SetupError::TownOffHomeRank { at }
        | SetupError::TownInCorner { at }
        | SetupError::TooManySoldiers { at } => {
            let piece = read_board(&fields)?.into_iter().find(|piece| piece.0 == at);
            (Field::Board, piece.map_or(fields.board.0, |piece| piece.1))
        }
        SetupError::TownMissing => (Field::Board, fields.board.0),
        SetupError::TownNotTaken => (Field::Remarks, fields.remark_column(|text| text == "x")),
        SetupError::NoSuchCannon { side } | SetupError::OverShiftLimit { side, .. } => {
            let of_side = |text: &str| read_run(text).is_some_and(|run| run.0 == side);
            (Field::Remarks, fields.remark_column(of_side))
        }
    };
    error_at(field, column, error.into())
}

impl fmt::Display for Setup {
    /// Writes the text that [`FromStr`] parses back.
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
            if let Some(run) = self.shift_runs[side.index()] {
                let [end, _, other] = run.soldiers();
                write!(f, "{before}{}{end}-{other}:{}", side_letter(side), run.count())?;
                before = ",";
            }
        }
        if self.town_taken { write!(f, "{before}x") } else { Ok(()) }
    }
}

const fn side_letter(side: Side) -> &'static str {
    match side {
        Side::South => "d",
        Side::North => "l",
    }
}
