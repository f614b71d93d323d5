//! Table of terrain kinds, read from `assets/tank-chess/terrain.json`. Mines are not terrain, because they disappear.

use std::sync::LazyLock;

use serde::Deserialize;

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

fn table() -> &'static [Terrain] {
    static ROWS: LazyLock<Vec<Terrain>> = LazyLock::new(|| {
        let rows = serde_json::from_str(include_str!("../../assets/tank-chess/terrain.json"));
        rows.unwrap_or_else(|error| unreachable!("terrain.json: {error}"))
    });
    &ROWS
}
