//! Schemes as files: JSON with the board drawn in it, one sign a square.
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
//!   "flags": {"white": "D1", "black": "D16"}
//! }
//! ```
//!
//! The grid has the highest rank first and file A first. `.` is empty, `*` a mine, `x` a wreck; terrain has its sign and units their letter, upper
//! case for White and lower case for Black. Units look straight ahead unless `facings` says otherwise; `under` is the terrain under what
//! stands there. Everything behind the grid may be missing, and so may `about`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Facing, Scheme, Setup, Square, Standing, TerrainKind, Units};
use crate::Side;

/// What the field `format` of every scheme says.
pub const FORMAT: &str = "tank-chess-scheme";
/// The version written, and the newest that can be read.
pub const VERSION: u64 = 1;
/// Longest text that is read, in bytes. The largest board takes about a kilobyte.
pub const MAX_BYTES: usize = 1 << 16;

/// What is wrong with a scheme file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeFileError {
    /// Longer than any scheme.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// No JSON, or not with these fields.
    #[error("{0}")]
    Shape(String),
    /// JSON, but not a scheme.
    #[error("not a scheme: its field `format` is not \"{FORMAT}\"")]
    AnotherFormat,
    /// Written by a newer version of the program.
    #[error("a scheme of version {0}; this program reads up to version {VERSION}")]
    TooNew(u64),
    /// More ranks than boards have.
    #[error("the grid has {0} lines; boards have at most {most}", most = Square::MOST)]
    Ranks(usize),
    /// A line that is longer or shorter than there are lines.
    #[error("line {line} of the grid has {squares} squares, but the grid has {lines} lines")]
    RankLength {
        /// The line, counted from 1 at the top.
        line: usize,
        /// Its squares.
        squares: usize,
        /// Lines of the grid.
        lines: usize,
    },
    /// A sign that means nothing.
    #[error("line {line} of the grid, column {column}: `{sign}` means nothing here")]
    Sign {
        /// The line, counted from 1 at the top.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A facing for a square without a unit.
    #[error("facings: no unit stands on {0}")]
    NoUnit(Square),
    /// Terrain under nothing, or a name that no terrain has.
    #[error("under: on {at} there is nothing that stands on terrain, or there is no terrain `{name}`")]
    Under {
        /// Where.
        at: Square,
        /// The terrain.
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
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    white: Square,
    black: Square,
}

/// Reads a scheme file. Whether the scheme can be played is another question: [`Scheme::verdict`].
///
/// # Errors
/// What is wrong, and where. Never panics.
pub fn read(text: &str) -> Result<Scheme, SchemeFileError> {
    if text.len() > MAX_BYTES {
        return Err(SchemeFileError::TooLong);
    }
    let shape = |error: serde_json::Error| SchemeFileError::Shape(error.to_string());
    let value: serde_json::Value = serde_json::from_str(text).map_err(shape)?;
    if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(SchemeFileError::AnotherFormat);
    }
    match value.get("version").and_then(serde_json::Value::as_u64) {
        Some(found) if found > VERSION => return Err(SchemeFileError::TooNew(found)),
        _ => {}
    }
    // Read from the text once more, since only then the error knows its line.
    let file: File = serde_json::from_str(text).map_err(shape)?;
    let setup = file.setup()?;
    Ok(Scheme { name: file.name, about: file.about, setup })
}

impl File {
    fn setup(&self) -> Result<Setup, SchemeFileError> {
        let lines = self.grid.len();
        let size = u8::try_from(lines).ok().filter(|&size| size <= Square::MOST);
        let size = size.ok_or(SchemeFileError::Ranks(lines))?;
        let mut setup = Setup::empty(size, Side::South);
        for ((index, line), rank) in self.grid.iter().enumerate().zip((0..size).rev()) {
            let squares = line.chars().count();
            if squares != lines {
                return Err(SchemeFileError::RankLength { line: index + 1, squares, lines });
            }
            for (square, sign) in (0..size).filter_map(|file| Square::new(file, rank)).zip(line.chars()) {
                let column = usize::from(square.file()) + 1;
                place(&mut setup, square, sign).ok_or(SchemeFileError::Sign { line: index + 1, column, sign })?;
            }
        }
        for (&square, &facing) in &self.facings {
            let Some(Standing::Unit { side, kind, .. }) = setup.standing(square) else {
                return Err(SchemeFileError::NoUnit(square));
            };
            setup.set(square, Some(Standing::Unit { side, kind, facing }));
        }
        for (&at, name) in &self.under {
            let kind = TerrainKind::named(name).filter(|_| setup.standing(at).is_some());
            let fault = || SchemeFileError::Under { at, name: name.chars().take(24).collect() };
            setup.set_terrain(at, Some(kind.ok_or_else(fault)?));
        }
        setup.flags = self.flags.as_ref().map_or([None; 2], |flags| [Some(flags.white), Some(flags.black)]);
        Ok(setup)
    }
}

/// Puts what a sign means on a square. `None` if it means nothing.
fn place(setup: &mut Setup, square: Square, sign: char) -> Option<()> {
    match sign {
        '.' => {}
        '*' => setup.mines.insert(square),
        'x' => setup.set(square, Some(Standing::Wreck)),
        _ => match TerrainKind::find(sign) {
            Some(kind) => setup.set_terrain(square, Some(kind)),
            None => {
                let kind = Units::all().find(sign)?;
                let side = if sign.is_ascii_uppercase() { Side::South } else { Side::North };
                setup.set(square, Some(Standing::Unit { side, kind, facing: Facing::ahead_of(side) }));
            }
        },
    }
    Some(())
}

/// The scheme as a file that [`read`] reads back to an equal value, as far as files can hold it: White begins, no Command has left, and
/// what is off the board or hidden under something else is left out. Ends with a line break.
#[must_use]
pub fn write(scheme: &Scheme) -> String {
    let setup = &scheme.setup;
    let size = setup.size.min(Square::MOST);
    let line =
        |rank| (0..size).filter_map(|file| Square::new(file, rank)).map(|at| setup.sign(at).unwrap_or('.')).collect();
    let turned = Side::ALL.into_iter().flat_map(|side| {
        let turned = setup.units(side).into_iter().filter(move |unit| unit.facing != Facing::ahead_of(side));
        turned.map(|unit| (unit.square, unit.facing))
    });
    let under = Square::all(size).filter(|&at| setup.standing(at).is_some());
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
    };
    // A tree of strings and string-keyed maps always has a JSON text.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
