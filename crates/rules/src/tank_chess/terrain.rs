//! Table of terrain kinds, read from `assets/tank-chess/terrain.json`. Mines are not terrain, because they disappear.

use std::sync::LazyLock;

use serde::Deserialize;

const TERRAIN_JSON: &str = include_str!("../../assets/tank-chess/terrain.json");

/// Symbols with another meaning in position texts.
const RESERVED_SYMBOLS: &str = "x*/().,";

/// A kind of terrain, as an index into the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainKind(u8);

/// Properties of a kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Symbol in position texts and schemes.
    pub symbol: char,
    /// Name used in identifiers.
    pub name: String,
    /// Effect on units that enter it.
    pub drive: DriveEffect,
    /// Effect on direct fire.
    pub fire: FireEffect,
    /// Whether it comes from the expansion, for which this project uses its own interpretation of the rules.
    #[serde(default)]
    pub house: bool,
}

/// Effect of terrain on units that enter it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DriveEffect {
    /// Units pass freely.
    Free,
    /// Units cannot enter.
    Blocked,
    /// Units that cannot swim sink and leave no wreck.
    Sinks,
}

/// Effect of terrain on direct fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FireEffect {
    /// Shots pass freely.
    Free,
    /// Shots cannot pass through. A unit on it can be hit and can fire out of it.
    Blocked,
}

/// Error of reading a terrain table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TerrainError {
    /// The text is not JSON of the right shape.
    #[error("not a table of terrain: {0}")]
    Malformed(String),
    /// A symbol that is not allowed.
    #[error(
        "terrain `{name}`: `{symbol}` cannot be its sign; it must be a punctuation mark of ASCII but none of {RESERVED_SYMBOLS}"
    )]
    Symbol {
        /// Name of the terrain.
        name: String,
        /// The symbol.
        symbol: char,
    },
    /// A symbol or name that an earlier terrain already has.
    #[error("terrain `{name}`: an earlier terrain has the same sign or name")]
    Duplicate {
        /// Name of the later terrain.
        name: String,
    },
}

impl TerrainKind {
    /// The kinds in the order of the table.
    pub fn all() -> impl Iterator<Item = TerrainKind> {
        (0..table().len() as u8).map(TerrainKind)
    }

    /// The kind with this symbol.
    pub fn by_symbol(symbol: char) -> Option<TerrainKind> {
        Self::all().find(|kind| kind.terrain().symbol == symbol)
    }

    /// The kind with this name.
    pub fn by_name(name: &str) -> Option<TerrainKind> {
        Self::all().find(|kind| kind.terrain().name == name)
    }

    /// The ordinary obstacle, which is the first kind of the table.
    pub const fn obstacle() -> TerrainKind {
        TerrainKind(0)
    }

    /// Index in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Properties of this kind.
    pub fn terrain(self) -> &'static Terrain {
        &table()[self.index()]
    }
}

/// Parses and validates a table.
///
/// # Errors
/// The first error found, with the name of the terrain.
pub fn parse_table(text: &str) -> Result<Vec<Terrain>, TerrainError> {
    let rows: Vec<Terrain> = serde_json::from_str(text).map_err(|error| TerrainError::Malformed(error.to_string()))?;
    for (index, terrain) in rows.iter().enumerate() {
        let name = terrain.name.clone();
        if !terrain.symbol.is_ascii_punctuation() || RESERVED_SYMBOLS.contains(terrain.symbol) {
            return Err(TerrainError::Symbol { name, symbol: terrain.symbol });
        }
        if rows[..index].iter().any(|earlier| earlier.symbol == terrain.symbol || earlier.name == name) {
            return Err(TerrainError::Duplicate { name });
        }
    }
    Ok(rows)
}

fn table() -> &'static [Terrain] {
    static ROWS: LazyLock<Vec<Terrain>> =
        LazyLock::new(|| parse_table(TERRAIN_JSON).unwrap_or_else(|error| unreachable!("terrain.json: {error}")));
    &ROWS
}
