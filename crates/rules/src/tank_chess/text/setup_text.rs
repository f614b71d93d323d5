//! Text format of set-ups, similar to FEN.
//!
//! ```text
//! 3hS2mS1cS1mS2hS2/1#2##10/…/2HN2MN1CN1MN2HN3 w [remarks]
//! ```
//!
//! The board field lists the ranks from the highest down, file A first, separated by `/`:
//!
//! | symbol | square |
//! |---|---|
//! | a number | that many empty squares |
//! | `HN`, `lSW` | a unit by its letter, upper case for White (South), lower case for Black (North), and its facing |
//! | `x` | a wreck |
//! | `*` | a mine |
//! | `#` `~` `%` `=` | terrain: obstacle, water, hedge, low obstacle |
//! | `~(AN)`, `%(x)` | a unit or wreck on terrain |
//!
//! The second field is the side to move, `w` or `b`. The optional third field holds remarks, separated by commas:
//!
//! - `flags:D1-D16`: the flags, White's first;
//! - the objective and its state: see [`super::objective_text`];
//! - `exit`: the Command of the side not to move has left the board (it was not destroyed).

use std::fmt;
use std::str::FromStr;

use super::objective_text;
use crate::Side;
use crate::position_text::{self, Field, FieldFault, Fields, Token, error_at, write_position};
use crate::tank_chess::{Facing, Occupant, Setup, SetupError, Square, TerrainKind, UnitTable};

/// Parse error of a position text, with its location.
pub type PositionError = position_text::PositionError<PositionFault>;

/// Kinds of faults in a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// An unexpected character.
    #[error("`{0}` means nothing here")]
    Letter(char),
    /// A unit without a facing.
    #[error("the unit's facing is missing: N, NE, E, SE, S, SW, W or NW")]
    Facing,
    /// The closing parenthesis after a unit or wreck on terrain is missing.
    #[error("`)` is expected here")]
    Parenthesis,
    /// The number of squares in a rank differs from the number of ranks.
    #[error("rank {rank} has {squares} squares, but there are {ranks} ranks")]
    RankLength {
        /// The rank, counted from 1.
        rank: usize,
        /// Number of squares in the text.
        squares: usize,
        /// Number of ranks in the text.
        ranks: usize,
    },
    /// Too many ranks, or none.
    #[error("the board has {0} ranks")]
    Ranks(usize),
    /// The field for the side to move is missing.
    #[error("the side to move is missing: `w` or `b`")]
    NoSide,
    /// A side to move that is neither `w` nor `b`.
    #[error("the side to move is `w` or `b`")]
    WrongSide,
    /// An unknown or malformed remark.
    #[error(
        "this is no remark; they look like `flags:D1-D16`, `exit`, `hold:H8+I9/3`, `held:w2`, `escort:G16+H16-I1+J1`, `depots:D2-M15/1`, `destroyed` or `survivors:2`"
    )]
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
const SIDE_LETTERS: [&str; 2] = ["w", "b"];

impl FromStr for Setup {
    type Err = PositionError;

    /// Parses the format that [`Display`](fmt::Display) writes. The set-up need not be a valid position.
    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields = Fields::parse(text)?;
        let to_move = fields.side_to_move(SIDE_LETTERS)?;
        let mut setup = read_board(&fields)?.setup;
        setup.to_move = to_move;
        for remark in fields.remarks() {
            read_remark(remark, &mut setup)?;
        }
        Ok(setup)
    }
}

/// A parsed board field, with the column of each square.
struct ParsedBoard {
    setup: Setup,
    columns: Vec<(Square, usize)>,
}

fn read_board(fields: &Fields) -> Result<ParsedBoard, PositionError> {
    let ranks = fields.ranks();
    let size = ranks.len();
    let Some(known) = u8::try_from(size).ok().filter(|&size| size <= Square::MAX_SIZE) else {
        return error_at(Field::Board, ranks[usize::from(Square::MAX_SIZE)].0, PositionFault::Ranks(size));
    };
    let mut read = ParsedBoard { setup: Setup::empty(known, Side::South), columns: Vec::new() };
    for (rank, (start, text)) in (0..known).rev().zip(ranks) {
        let squares = RankParser { letters: text.chars().collect(), at: 0, start, file: 0 }.parse(rank, &mut read)?;
        if squares != size {
            let rank = usize::from(rank) + 1;
            return error_at(Field::Board, start, PositionFault::RankLength { rank, squares, ranks: size });
        }
    }
    Ok(read)
}

/// Parser of one rank.
struct RankParser {
    letters: Vec<char>,
    /// Index of the next character.
    at: usize,
    /// Column of the first character, counted from 0.
    start: usize,
    file: usize,
}

impl RankParser {
    fn fault<T>(&self, what: PositionFault) -> Result<T, PositionError> {
        error_at(Field::Board, self.start + self.at, what)
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    /// Parses the rank into `board` and returns the number of squares in the text.
    fn parse(mut self, rank: u8, board: &mut ParsedBoard) -> Result<usize, PositionError> {
        while let Some(letter) = self.peek() {
            if letter.is_ascii_digit() {
                self.file += self.number()?;
                continue;
            }
            let column = self.start + self.at;
            // A square off the board means that the rank is too long, which is reported at the end of the rank.
            let square = u8::try_from(self.file).ok().and_then(|file| Square::new(file, rank));
            let (terrain, standing, mine) = self.square()?;
            if let Some(square) = square {
                board.columns.push((square, column));
                board.setup.set_terrain(square, terrain);
                board.setup.set(square, standing);
                if mine {
                    board.setup.mines.insert(square);
                }
            }
            self.file += 1;
        }
        Ok(self.file)
    }

    /// Parses a number of empty squares.
    fn number(&mut self) -> Result<usize, PositionError> {
        let digits: String = self.letters[self.at..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
        match digits.parse() {
            Ok(number @ 1..=99) if !digits.starts_with('0') => {
                self.at += digits.len();
                Ok(number)
            }
            _ => self.fault(PositionFault::Letter(digits.chars().next().unwrap_or('0'))),
        }
    }

    /// Parses one square: its terrain, its unit or wreck, and whether it has a mine.
    fn square(&mut self) -> Result<(Option<TerrainKind>, Option<Occupant>, bool), PositionError> {
        if self.peek() == Some('*') {
            self.at += 1;
            return Ok((None, None, true));
        }
        let Some(terrain) = self.peek().and_then(TerrainKind::by_symbol) else {
            return Ok((None, Some(self.occupant()?), false));
        };
        self.at += 1;
        if self.peek() != Some('(') {
            return Ok((Some(terrain), None, false));
        }
        self.at += 1;
        let standing = self.occupant()?;
        if self.peek() != Some(')') {
            return self.fault(PositionFault::Parenthesis);
        }
        self.at += 1;
        Ok((Some(terrain), Some(standing), false))
    }

    fn occupant(&mut self) -> Result<Occupant, PositionError> {
        let Some(letter) = self.peek() else { return self.fault(PositionFault::Parenthesis) };
        if letter == 'x' {
            self.at += 1;
            return Ok(Occupant::Wreck);
        }
        let Some(kind) = UnitTable::builtin().find(letter) else { return self.fault(PositionFault::Letter(letter)) };
        self.at += 1;
        let ahead: String = self.letters[self.at..].iter().take(2).collect();
        // Facings are upper case, so a following lower-case unit of Black is not mistaken for part of a facing.
        let upper: String = ahead.chars().take_while(char::is_ascii_uppercase).collect();
        let Some((facing, length)) = Facing::parse_prefix(&upper) else { return self.fault(PositionFault::Facing) };
        self.at += length;
        let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
        Ok(Occupant::Unit { side, kind, facing })
    }
}

/// Reads one remark.
fn read_remark((column, text): Token, setup: &mut Setup) -> Result<(), PositionError> {
    let repeated = match (text, read_flags(text)) {
        (EXIT, _) => std::mem::replace(&mut setup.command_left, true),
        (_, Some(flags)) => std::mem::replace(&mut setup.flags, flags.map(Some)) != [None; 2],
        _ => match objective_text::read_remark(text, setup) {
            Some(repeated) => repeated,
            None => return error_at(Field::Remarks, column, PositionFault::Remark),
        },
    };
    if repeated { error_at(Field::Remarks, column, PositionFault::Repeated) } else { Ok(()) }
}

const EXIT: &str = "exit";
const FLAGS: &str = "flags:";

fn read_flags(text: &str) -> Option<[Square; 2]> {
    let (south, north) = text.strip_prefix(FLAGS)?.split_once('-')?;
    Some([south.parse().ok()?, north.parse().ok()?])
}

/// The location in the text of a set-up error.
pub(crate) fn locate(error: &SetupError, fields: &Fields) -> Result<(Field, usize), PositionError> {
    let is_flags = |text: &str| text.starts_with(FLAGS);
    Ok(match (error, error.square()) {
        (SetupError::Flag { .. } | SetupError::FlagPair, _) => (Field::Remarks, fields.remark_column(is_flags)),
        (SetupError::Objective(error), _) => {
            let is_it = |text: &str| objective_text::is_remark_about(*error, text);
            (Field::Remarks, fields.remark_column(is_it))
        }
        (SetupError::CommandHasNotLeft, _) => (Field::Remarks, fields.remark_column(|text| text == EXIT)),
        (_, Some(at)) => match read_board(fields)?.columns.into_iter().find(|(square, _)| *square == at) {
            Some((_, column)) => (Field::Board, column),
            // A flag or a marked square off the board is in no rank, so the fault is in the remark.
            None => (Field::Remarks, fields.remark_column(|text| names_square(text, at))),
        },
        (_, None) => (Field::Board, fields.board.0),
    })
}

/// Whether a remark names a square.
fn names_square(text: &str, square: Square) -> bool {
    text.split([':', '+', '-', '/']).any(|part| part.parse() == Ok(square))
}

impl Setup {
    /// Symbol of a square for board drawings: a unit's letter, a wreck, a mine or terrain. `None` for empty squares.
    pub fn symbol(&self, square: Square) -> Option<char> {
        match self.occupant(square) {
            Some(Occupant::Wreck) => Some('x'),
            Some(Occupant::Unit { side, kind, .. }) => {
                let letter = UnitTable::builtin()[kind].letter;
                Some(if side == Side::South { letter } else { letter.to_ascii_lowercase() })
            }
            None if self.mines.contains(square) => Some('*'),
            None => self.terrain(square).map(|kind| kind.terrain().symbol),
        }
    }

    /// The text of a square. `None` for empty squares.
    fn square_text(&self, square: Square) -> Option<String> {
        let symbol = self.symbol(square)?;
        let unit = match self.occupant(square) {
            None => return Some(symbol.to_string()),
            Some(Occupant::Wreck) => symbol.to_string(),
            Some(Occupant::Unit { facing, .. }) => format!("{symbol}{facing}"),
        };
        Some(match self.terrain(square) {
            Some(kind) => format!("{}({unit})", kind.terrain().symbol),
            None => unit,
        })
    }
}

impl fmt::Display for Setup {
    /// Writes the text that [`FromStr`] parses back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut remarks = Vec::new();
        if let [Some(south), Some(north)] = self.flags {
            remarks.push(format!("{FLAGS}{south}-{north}"));
        }
        if self.command_left {
            remarks.push(EXIT.to_owned());
        }
        remarks.extend(objective_text::remarks(self));
        let square = |file, rank| Square::new(file, rank).and_then(|square| self.square_text(square));
        write_position(f, self.size, square, SIDE_LETTERS[self.to_move.index()], &remarks)
    }
}
