//! Positions as JSON files: squares by name, as a person or another program writes them.
//!
//! ```json
//! {
//!   "size": 16,
//!   "side_to_move": "w",
//!   "obstacles": ["K2", "K3"],
//!   "pieces": [{"side": "b", "type": "M", "square": "I2", "facing": "NE"}],
//!   "wrecks": ["C4"],
//!   "terrain": {"hedge": ["D4"], "water": ["E5"]},
//!   "mines": ["F6"],
//!   "flags": {"w": "D1", "b": "D16"}
//! }
//! ```
//!
//! Wrecks, terrain, mines and flags may be missing. Further fields (names, notes, counts) mean nothing.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Facing, Position, Ruleset, Setup, SetupError, Square, Standing, TerrainKind, Units};
use crate::Side;

/// Longest text that is read, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// What is wrong with a position file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFileError {
    /// Longer than any position.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// No JSON, or not with these fields.
    #[error("{0}")]
    Shape(String),
    /// A type that no unit has.
    #[error("piece on {square}: there is no unit `{letter}`")]
    Unit {
        /// Where.
        square: Square,
        /// Its letter as written.
        letter: char,
    },
    /// A name that no terrain has.
    #[error("there is no terrain `{0}`")]
    Terrain(String),
    /// Two things on one square that cannot be.
    #[error("{0} is named twice")]
    Twice(Square),
    /// It can be read, but not played from.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

#[derive(Deserialize)]
struct File {
    size: u8,
    side_to_move: Colour,
    obstacles: Vec<Square>,
    pieces: Vec<FilePiece>,
    #[serde(default)]
    wrecks: Vec<Square>,
    #[serde(default)]
    terrain: BTreeMap<String, Vec<Square>>,
    #[serde(default)]
    mines: Vec<Square>,
    #[serde(default)]
    flags: Option<Flags>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePiece {
    side: Colour,
    r#type: char,
    square: Square,
    facing: Facing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    w: Square,
    b: Square,
}

#[derive(Clone, Copy, Deserialize)]
enum Colour {
    #[serde(rename = "w")]
    White,
    #[serde(rename = "b")]
    Black,
}

impl Colour {
    const fn side(self) -> Side {
        match self {
            Colour::White => Side::South,
            Colour::Black => Side::North,
        }
    }
}

/// Reads a position file down to the middle level of trust.
///
/// # Errors
/// What is wrong, and where.
pub fn read_setup(text: &str) -> Result<Setup, PositionFileError> {
    if text.len() > MAX_BYTES {
        return Err(PositionFileError::TooLong);
    }
    let file: File = serde_json::from_str(text).map_err(|error| PositionFileError::Shape(error.to_string()))?;
    let mut setup = Setup::empty(file.size, file.side_to_move.side());
    let mut place_terrain = |squares: &[Square], kind| {
        squares.iter().try_for_each(|&square| {
            let twice = setup.terrain(square).is_some();
            setup.set_terrain(square, Some(kind));
            if twice { Err(PositionFileError::Twice(square)) } else { Ok(()) }
        })
    };
    place_terrain(&file.obstacles, TerrainKind::obstacle())?;
    for (name, squares) in &file.terrain {
        let kind = TerrainKind::named(name);
        place_terrain(squares, kind.ok_or_else(|| PositionFileError::Terrain(name.chars().take(24).collect()))?)?;
    }
    let wrecks = file.wrecks.iter().map(|&square| Ok((square, Standing::Wreck)));
    for standing in file.pieces.iter().map(FilePiece::standing).chain(wrecks) {
        let (square, standing) = standing?;
        if setup.standing(square).is_some() {
            return Err(PositionFileError::Twice(square));
        }
        setup.set(square, Some(standing));
    }
    setup.mines = file.mines.into_iter().collect();
    setup.flags = file.flags.map_or([None; 2], |flags| [Some(flags.w), Some(flags.b)]);
    Ok(setup)
}

/// Reads a position file.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str, rules: &Ruleset) -> Result<Position, PositionFileError> {
    Ok(read_setup(text)?.position(rules)?)
}

impl FilePiece {
    fn standing(&self) -> Result<(Square, Standing), PositionFileError> {
        let &FilePiece { side, r#type: letter, square, facing } = self;
        match Units::all().find(letter) {
            Some(kind) => Ok((square, Standing::Unit { side: side.side(), kind, facing })),
            None => Err(PositionFileError::Unit { square, letter }),
        }
    }
}
