//! JSON format of positions, with squares by name, for people and other programs.
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
//!   "flags": {"w": "D1", "b": "D16"},
//!   "objective": {"survivors": {"least": 2}}
//! }
//! ```
//!
//! Wrecks, terrain, mines, flags and the [objective](Objective) are optional. Unknown fields (names, notes, counts) are ignored.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Side;
use crate::json_error::JsonError;
use crate::tank_chess::{
    Facing, Objective, Occupant, Position, Ruleset, Setup, SetupError, Square, TerrainKind, UnitTable,
};

/// Maximum size of a file, in bytes.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Error of reading a position file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFileError {
    /// The file exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The text is not JSON of the right shape.
    #[error(transparent)]
    Malformed(#[from] JsonError),
    /// An unknown unit letter.
    #[error("piece on {square}: there is no unit `{letter}`")]
    Unit {
        /// The square.
        square: Square,
        /// The letter in the file.
        letter: char,
    },
    /// An unknown terrain name.
    #[error("there is no terrain `{0}`")]
    Terrain(String),
    /// A square with two units, wrecks or kinds of terrain.
    #[error("{0} is named twice")]
    Duplicate(Square),
    /// The file can be parsed, but the set-up is not a valid position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

#[derive(Deserialize)]
struct File {
    size: u8,
    #[serde(with = "Colour")]
    side_to_move: Side,
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
    #[serde(default)]
    objective: Option<Objective>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePiece {
    #[serde(with = "Colour")]
    side: Side,
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

/// The names of the sides in a file.
#[derive(Deserialize)]
#[serde(remote = "Side")]
enum Colour {
    #[serde(rename = "w")]
    South,
    #[serde(rename = "b")]
    North,
}

/// Parses a position file without validating the position.
///
/// # Errors
/// The first fault found.
pub fn read_setup(text: &str) -> Result<Setup, PositionFileError> {
    if text.len() > MAX_BYTES {
        return Err(PositionFileError::TooLong);
    }
    let file: File = serde_json::from_str(text).map_err(|error| PositionFileError::Malformed(error.into()))?;
    let mut setup = Setup::empty(file.size, file.side_to_move);
    let mut place_terrain = |squares: &[Square], kind| {
        squares.iter().try_for_each(|&square| {
            let twice = setup.terrain(square).is_some();
            setup.set_terrain(square, Some(kind));
            if twice { Err(PositionFileError::Duplicate(square)) } else { Ok(()) }
        })
    };
    place_terrain(&file.obstacles, TerrainKind::obstacle())?;
    for (name, squares) in &file.terrain {
        let kind = TerrainKind::by_name(name);
        place_terrain(squares, kind.ok_or_else(|| PositionFileError::Terrain(name.chars().take(24).collect()))?)?;
    }
    let wrecks = file.wrecks.iter().map(|&square| Ok((square, Occupant::Wreck)));
    for standing in file.pieces.iter().map(FilePiece::occupant).chain(wrecks) {
        let (square, standing) = standing?;
        if setup.occupant(square).is_some() {
            return Err(PositionFileError::Duplicate(square));
        }
        setup.set(square, Some(standing));
    }
    setup.mines = file.mines.into_iter().collect();
    setup.flags = file.flags.map_or([None; 2], |flags| [Some(flags.w), Some(flags.b)]);
    setup.objective = file.objective;
    Ok(setup)
}

/// Parses a position file and validates the position.
///
/// # Errors
/// The first fault found.
pub fn read(text: &str, rules: &Ruleset) -> Result<Position, PositionFileError> {
    Ok(read_setup(text)?.position(rules)?)
}

impl FilePiece {
    fn occupant(&self) -> Result<(Square, Occupant), PositionFileError> {
        let &FilePiece { side, r#type: letter, square, facing } = self;
        match UnitTable::builtin().find(letter) {
            Some(kind) => Ok((square, Occupant::Unit { side, kind, facing })),
            None => Err(PositionFileError::Unit { square, letter }),
        }
    }
}
