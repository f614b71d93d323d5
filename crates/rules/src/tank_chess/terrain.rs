//! What the ground does: a table, `assets/tank-chess/terrain.json`. Mines are no terrain, since they go.

use std::sync::LazyLock;

use serde::Deserialize;

const TABLE: &str = include_str!("../../assets/tank-chess/terrain.json");

/// Letters that stand for other things in position texts.
const TAKEN: &str = "x*/().,";

/// A kind of terrain: its row in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainKind(u8);

/// What a kind of terrain does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its sign in position texts and schemes.
    pub symbol: char,
    /// Its name in identifiers.
    pub name: String,
    /// What it does to units.
    pub drive: Drive,
    /// What it does to direct fire.
    pub fire: Fire,
    /// Whether it comes from the expansion and is played by the project's own reading.
    #[serde(default)]
    pub house: bool,
}

/// What terrain does to units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drive {
    /// Nothing.
    Free,
    /// Nobody enters.
    Blocked,
    /// Those that cannot swim sink and are gone: no wreck stays.
    Sinks,
}

/// What terrain does to direct fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fire {
    /// Nothing.
    Free,
    /// Nothing flies through. What stands on it can be hit, and fires out of it.
    Blocked,
}

/// What is wrong with a table of terrain.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TerrainError {
    /// No table at all.
    #[error("not a table of terrain: {0}")]
    Shape(String),
    /// A sign that stands for something else.
    #[error(
        "terrain `{name}`: `{symbol}` cannot be its sign; it must be a punctuation mark of ASCII but none of {TAKEN}"
    )]
    Symbol {
        /// Whose.
        name: String,
        /// The sign.
        symbol: char,
    },
    /// A sign or name that an earlier terrain has.
    #[error("terrain `{name}`: an earlier terrain has the same sign or name")]
    Twice {
        /// The later one.
        name: String,
    },
}

impl TerrainKind {
    /// The kinds in the order of the table.
    pub fn all() -> impl Iterator<Item = TerrainKind> {
        (0..table().len() as u8).map(TerrainKind)
    }

    /// The kind with this sign.
    #[must_use]
    pub fn find(symbol: char) -> Option<TerrainKind> {
        Self::all().find(|kind| kind.terrain().symbol == symbol)
    }

    /// The kind with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<TerrainKind> {
        Self::all().find(|kind| kind.terrain().name == name)
    }

    /// The ordinary obstacle: the first row of the table.
    #[must_use]
    pub const fn obstacle() -> TerrainKind {
        TerrainKind(0)
    }

    /// Its row in the table, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it does.
    #[must_use]
    pub fn terrain(self) -> &'static Terrain {
        &table()[self.index()]
    }
}

/// Reads a table.
///
/// # Errors
/// What is wrong, and with which terrain.
pub fn read_table(text: &str) -> Result<Vec<Terrain>, TerrainError> {
    let rows: Vec<Terrain> = serde_json::from_str(text).map_err(|error| TerrainError::Shape(error.to_string()))?;
    for (index, terrain) in rows.iter().enumerate() {
        let name = terrain.name.clone();
        if !terrain.symbol.is_ascii_punctuation() || TAKEN.contains(terrain.symbol) {
            return Err(TerrainError::Symbol { name, symbol: terrain.symbol });
        }
        if rows[..index].iter().any(|earlier| earlier.symbol == terrain.symbol || earlier.name == name) {
            return Err(TerrainError::Twice { name });
        }
    }
    Ok(rows)
}

fn table() -> &'static [Terrain] {
    static ROWS: LazyLock<Vec<Terrain>> =
        LazyLock::new(|| read_table(TABLE).unwrap_or_else(|error| unreachable!("terrain.json: {error}")));
    &ROWS
}
