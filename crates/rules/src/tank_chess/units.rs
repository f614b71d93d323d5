//! Table of unit kinds and their properties, read from `assets/tank-chess/units.json`.
//!
//! Each kind has a letter. The letters of the compass directions (N, E, S, W) are reserved, because position texts
//! write the facing after the unit's letter. Kinds whose values are this project's own are marked `house`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Aim, Facing};

/// Maximum number of steps and turns of a unit in one move. The windows of `reach` are sized for it.
pub const MAX_SPEED: u8 = 5;

/// A kind of unit, as an index into the [table](UnitTable).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitKind(u8);

/// Properties of a kind of unit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitStats {
    /// Its letter in notation and position texts, upper case.
    pub letter: char,
    /// Name used in identifiers.
    pub name: String,
    /// Maximum number of steps and 45° turns in one move.
    pub speed: u8,
    /// The armour.
    pub armour: Armour,
    /// The gun, if the unit is armed.
    #[serde(default)]
    pub gun: Option<Gun>,
    /// Whether this is the Command, the principal piece. A side that loses it loses the game; it may leave the board
    /// over the far edge.
    #[serde(default)]
    pub command: bool,
    /// Whether the unit can enter water, in which others sink.
    #[serde(default)]
    pub swims: bool,
    /// Whether the unit pushes a wreck in front of it into an empty square.
    #[serde(default)]
    pub pushes_wrecks: bool,
    /// Whether the unit clears the mines that it enters.
    #[serde(default)]
    pub clears_mines: bool,
    /// Whether the values are this project's own instead of published ones.
    #[serde(default)]
    pub house: bool,
}

/// Armour of a unit. A gun destroys a unit if its power is greater than the armour on the facet that it hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Armour against fire from straight ahead.
    pub front: u8,
    /// Armour against fire from any other direction.
    pub side: u8,
    /// Armour against fire from straight behind.
    pub rear: u8,
}

/// A gun.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// Penetration: the gun destroys units with less armour than this.
    pub power: u8,
    /// Directions in which it can fire, relative to the unit's facing.
    pub arcs: Vec<Aim>,
    /// Minimum range in squares.
    pub nearest: u8,
    /// Maximum range in squares; `None` for unlimited.
    #[serde(default)]
    pub farthest: Option<u8>,
    /// Whether it fires indirectly, over anything in between, like a mortar.
    #[serde(default)]
    pub over: bool,
}

impl Gun {
    /// Whether a distance in squares is within range. Ignores obstacles.
    #[inline]
    pub fn reaches(&self, distance: u8) -> bool {
        distance >= self.nearest && self.farthest.is_none_or(|farthest| distance <= farthest)
    }
}

/// The facet of a unit that a shot hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facet {
    /// The shot flies exactly opposite to the unit's facing.
    Front,
    /// Any other direction.
    Side,
    /// The shot flies exactly in the unit's facing.
    Rear,
}

impl Facet {
    /// All facets.
    pub const ALL: [Facet; 3] = [Facet::Front, Facet::Side, Facet::Rear];

    /// The facet that a shot in direction `flight` hits on a unit with this facing.
    #[inline]
    pub fn hit(flight: Facing, facing: Facing) -> Facet {
        if flight == facing {
            Facet::Rear
        } else if flight == facing.reversed() {
            Facet::Front
        } else {
            Facet::Side
        }
    }
}

impl Armour {
    /// The armour on this facet.
    #[inline]
    pub const fn thickness(&self, facet: Facet) -> u8 {
        match facet {
            Facet::Front => self.front,
            Facet::Side => self.side,
            Facet::Rear => self.rear,
        }
    }
}

/// A table of unit kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitTable {
    rows: Vec<UnitStats>,
}

impl UnitTable {
    /// The built-in unit table.
    #[inline]
    pub fn builtin() -> &'static UnitTable {
        static UNITS: LazyLock<UnitTable> = LazyLock::new(|| {
            let rows = serde_json::from_str(include_str!("../../assets/tank-chess/units.json"));
            UnitTable { rows: rows.unwrap_or_else(|error| unreachable!("units.json: {error}")) }
        });
        &UNITS
    }

    /// The kinds in the order of the table.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = UnitKind> + use<> {
        (0..self.rows.len() as u8).map(UnitKind)
    }

    /// The kind with this letter, ignoring case.
    #[inline]
    pub fn find(&self, letter: char) -> Option<UnitKind> {
        self.kinds().find(|&kind| self[kind].letter == letter.to_ascii_uppercase())
    }
}

impl std::ops::Index<UnitKind> for UnitTable {
    type Output = UnitStats;

    #[inline]
    fn index(&self, kind: UnitKind) -> &UnitStats {
        &self.rows[kind.index()]
    }
}

impl UnitKind {
    /// The first kind of the table.
    pub(super) const FIRST: UnitKind = UnitKind(0);

    /// Index in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Properties of this kind.
    #[inline]
    pub fn stats(self) -> &'static UnitStats {
        &UnitTable::builtin()[self]
    }
}
