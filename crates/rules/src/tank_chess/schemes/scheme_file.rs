//! JSON file format of schemes, with the board drawn as a grid of one symbol per square.
//!
//! ```json
//! {
//!   "format": "tank-chess-scheme",
//!   "version": 1,
//!   "name": "Crossroads",
//!   "about": "Made for long guns.",
//!   "grid": ["...h..m.c.m..h..", "…"],
//!   "facings": {"C3": "NE"},
//!   "under": {"D2": "hedge"},
//!   "flags": {"white": "D1", "black": "D16"},
//!   "objective": {"hold": {"squares": ["H8", "I9"], "turns": 3}}
//! }
//! ```
//!
//! The first line of the grid is the highest rank, and its first character file A. `.` is an empty square, `*` a mine
//! and `x` a wreck; terrain has its symbol, and units have their letter, upper case for White and lower case for Black.
//! Units face forward unless `facings` says otherwise. `under` is the terrain under units and wrecks. `about` and
//! everything after the grid are optional. [`Objective`] has the forms of the objective.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::json_error::JsonError;
use crate::tank_chess::{Facing, Objective, Occupant, Scheme, Setup, Square, TerrainKind, UnitTable};

/// Value of the field `format` in every scheme file.
pub const FORMAT: &str = "tank-chess-scheme";
/// Format version that is written, and the newest that can be read.
pub const VERSION: u64 = 1;
/// Maximum size of a file, in bytes. The largest board takes about a kilobyte.
pub const MAX_BYTES: usize = 1 << 16;

/// Error of reading a scheme file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeFileError {
    /// The file exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The text is not JSON of the right shape.
    #[error(transparent)]
    Malformed(#[from] JsonError),
    /// The text is JSON, but not a scheme.
    #[error("not a scheme: its field `format` is not \"{FORMAT}\"")]
    WrongFormat,
    /// Written by a newer version of the program.
    #[error("a scheme of version {0}; this program reads up to version {VERSION}")]
    TooNew(u64),
    /// Too many lines in the grid.
    #[error("the grid has {0} lines; boards have at most {most}", most = Square::MAX_SIZE)]
    Ranks(usize),
    /// The length of a line differs from the number of lines.
    #[error("line {line} of the grid has {squares} squares, but the grid has {lines} lines")]
    RankLength {
        /// The line, counted from 1 at the top.
        line: usize,
        /// Number of squares in the line.
        squares: usize,
        /// Number of lines in the grid.
        lines: usize,
    },
    /// An unknown symbol.
    #[error("line {line} of the grid, column {column}: `{sign}` means nothing here")]
    UnknownSymbol {
        /// The line, counted from 1 at the top.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// The symbol.
        sign: char,
    },
    /// A facing for a square without a unit.
    #[error("facings: no unit stands on {0}")]
    NoUnit(Square),
    /// Terrain under an empty square, or an unknown terrain name.
    #[error("under: on {at} there is nothing that stands on terrain, or there is no terrain `{name}`")]
    Under {
        /// The square.
        at: Square,
        /// Name of the terrain.
        name: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    about: String,
    grid: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    facings: BTreeMap<Square, Facing>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    under: BTreeMap<Square, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flags: Option<Flags>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    objective: Option<Objective>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    white: Square,
    black: Square,
}

/// Parses a scheme file. [`Scheme::validate`] checks whether the scheme can be played.
///
/// # Errors
/// The first fault found. Never panics.
pub fn read(text: &str) -> Result<Scheme, SchemeFileError> {
    if text.len() > MAX_BYTES {
        return Err(SchemeFileError::TooLong);
    }
    let shape = |error: serde_json::Error| SchemeFileError::Malformed(error.into());
    let value: serde_json::Value = serde_json::from_str(text).map_err(shape)?;
    if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(SchemeFileError::WrongFormat);
    }
    match value.get("version").and_then(serde_json::Value::as_u64) {
        Some(found) if found > VERSION => return Err(SchemeFileError::TooNew(found)),
        _ => {}
    }
    // Parse the text again instead of the value, because only then serde reports line and column.
    let file: File = serde_json::from_str(text).map_err(shape)?;
    let setup = file.setup()?;
    Ok(Scheme { name: file.name, about: file.about, setup })
}

impl File {
    fn setup(&self) -> Result<Setup, SchemeFileError> {
        let lines = self.grid.len();
        let size = u8::try_from(lines).ok().filter(|&size| size <= Square::MAX_SIZE);
        let size = size.ok_or(SchemeFileError::Ranks(lines))?;
        let mut setup = Setup::empty(size, Side::South);
        for ((index, line), rank) in self.grid.iter().enumerate().zip((0..size).rev()) {
            let squares = line.chars().count();
            if squares != lines {
                return Err(SchemeFileError::RankLength { line: index + 1, squares, lines });
            }
            for (square, sign) in (0..size).filter_map(|file| Square::new(file, rank)).zip(line.chars()) {
                let column = usize::from(square.file()) + 1;
                place(&mut setup, square, sign).ok_or(SchemeFileError::UnknownSymbol {
                    line: index + 1,
                    column,
                    sign,
                })?;
            }
        }
        for (&square, &facing) in &self.facings {
            let Some(Occupant::Unit { side, kind, .. }) = setup.occupant(square) else {
                return Err(SchemeFileError::NoUnit(square));
            };
            setup.set(square, Some(Occupant::Unit { side, kind, facing }));
        }
        for (&at, name) in &self.under {
            let kind = TerrainKind::by_name(name).filter(|_| setup.occupant(at).is_some());
            let fault = || SchemeFileError::Under { at, name: name.chars().take(24).collect() };
            setup.set_terrain(at, Some(kind.ok_or_else(fault)?));
        }
        setup.flags = self.flags.as_ref().map_or([None; 2], |flags| [Some(flags.white), Some(flags.black)]);
        setup.objective = self.objective;
        Ok(setup)
    }
}

/// Sets a square from its symbol. `None` if the symbol is unknown.
fn place(setup: &mut Setup, square: Square, sign: char) -> Option<()> {
    match sign {
        '.' => {}
        '*' => setup.mines.insert(square),
        'x' => setup.set(square, Some(Occupant::Wreck)),
        _ => match TerrainKind::by_symbol(sign) {
            Some(kind) => setup.set_terrain(square, Some(kind)),
            None => {
                let kind = UnitTable::builtin().find(sign)?;
                let side = if sign.is_ascii_uppercase() { Side::South } else { Side::North };
                setup.set(square, Some(Occupant::Unit { side, kind, facing: Facing::forward(side) }));
            }
        },
    }
    Some(())
}

/// Writes a scheme as a file, which [`read`] parses back to an equal value. Some states cannot be stored: White always
/// begins, no Command has left, and anything off the board or hidden under something else is dropped. Ends with a line
/// break.
pub fn write(scheme: &Scheme) -> String {
    let setup = &scheme.setup;
    let size = setup.size.min(Square::MAX_SIZE);
    let line =
        |rank| (0..size).filter_map(|file| Square::new(file, rank)).map(|at| setup.symbol(at).unwrap_or('.')).collect();
    let turned = Side::ALL.into_iter().flat_map(|side| {
        let turned = setup.units(side).into_iter().filter(move |unit| unit.facing != Facing::forward(side));
        turned.map(|unit| (unit.square, unit.facing))
    });
    let under = Square::all(size).filter(|&at| setup.occupant(at).is_some());
    let under = under.filter_map(|at| Some((at, setup.terrain(at)?.terrain().name.clone())));
    let file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        name: scheme.name.clone(),
        about: scheme.about.clone(),
        grid: (0..size).rev().map(line).collect(),
        facings: turned.filter(|(at, _)| at.is_on(size)).collect(),
        under: under.collect(),
        flags: match setup.flags {
            [Some(white), Some(black)] => Some(Flags { white, black }),
            _ => None,
        },
        objective: setup.objective,
    };
    // Serialising strings, numbers and string-keyed maps cannot fail.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
