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

use crate::Side;
use crate::cannon::{PieceKind, Point, Setup, SetupError, ShiftRun};
use crate::position_text::{self, Field, FieldFault, Fields, Token, error_at, write_position};

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
    const WRONG_SIDE: PositionFault = PositionFault::WrongSide;
    const SURPLUS: PositionFault = PositionFault::Surplus;
}

/// The letters of South and North as the side to move.
const SIDE_LETTERS: [&str; 2] = ["d", "l"];

/// The remark that the town of the side to move has been taken.
const TOWN_TAKEN: &str = "x";

impl FromStr for Setup {
    type Err = PositionError;

    /// Parses the format that [`Display`](fmt::Display) writes. The set-up need not be a valid position.
    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields = Fields::parse(text)?;
        let mut setup = Setup::empty(fields.side_to_move(SIDE_LETTERS)?);
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
    if text == TOWN_TAKEN {
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
    let (side, rest) =
        Side::ALL.into_iter().find_map(|side| Some((side, text.strip_prefix(SIDE_LETTERS[side.index()])?)))?;
    let (ends, count) = rest.split_once(':')?;
    let (end, other) = ends.split_once('-')?;
    Some((side, ShiftRun::new(end.parse().ok()?, other.parse().ok()?, count.parse().ok()?)?))
}

/// The location in the text of a set-up error.
pub(crate) fn locate(error: &SetupError, fields: &Fields) -> Result<(Field, usize), PositionError> {
    Ok(match *error {
        SetupError::TwoTowns(at)
        | SetupError::TownOffHomeRank(at)
        | SetupError::TownInCorner(at)
        | SetupError::TooManySoldiers(at) => {
            let piece = read_board(fields)?.into_iter().find(|piece| piece.0 == at);
            (Field::Board, piece.map_or(fields.board.0, |piece| piece.1))
        }
        SetupError::TownMissing => (Field::Board, fields.board.0),
        SetupError::TownNotTaken => (Field::Remarks, fields.remark_column(|text| text == TOWN_TAKEN)),
        SetupError::NoSuchCannon(side) | SetupError::OverShiftLimit { side, .. } => {
            let of_side = |text: &str| read_run(text).is_some_and(|run| run.0 == side);
            (Field::Remarks, fields.remark_column(of_side))
        }
    })
}

impl fmt::Display for Setup {
    /// Writes the text that [`FromStr`] parses back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |file, rank| {
            let (side, kind) = Point::new(file, rank).and_then(|point| self.piece_at(point))?;
            Some(kind.letter(side).to_string())
        };
        let run = |side: Side| {
            let run = self.shift_runs[side.index()]?;
            let [end, _, other] = run.soldiers();
            Some(format!("{}{end}-{other}:{}", SIDE_LETTERS[side.index()], run.count()))
        };
        let mut remarks: Vec<String> = Side::ALL.into_iter().filter_map(run).collect();
        if self.town_taken {
            remarks.push(TOWN_TAKEN.to_owned());
        }
        write_position(f, Point::SIZE, piece, SIDE_LETTERS[self.to_move.index()], &remarks)
    }
}
