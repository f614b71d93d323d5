//! Table of unit kinds and their properties, read from `assets/tank-chess/units.json`.
//!
//! Each kind has a letter. The letters of the compass directions (N, E, S, W) are reserved, because position texts
//! write the facing after the unit's letter. Kinds whose values are this project's own are marked `house`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Aim, Facing};

const UNITS_JSON: &str = include_str!("../../assets/tank-chess/units.json");

/// Maximum number of unit kinds in a table.
pub const MAX_UNIT_KINDS: usize = 32;
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

/// Error of reading a unit table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnitTableError {
    /// The text is not JSON of the right shape.
    #[error("not a table of units: {0}")]
    Malformed(String),
    /// The table has too many unit kinds.
    #[error("{0} units; at most {MAX_UNIT_KINDS} are possible")]
    TooMany(usize),
    /// A letter that is not allowed for a unit.
    #[error("unit `{name}`: `{letter}` cannot be a unit's letter; it must be one of A to Z but for N, E, S, W and X")]
    Letter {
        /// Name of the unit.
        name: String,
        /// The letter.
        letter: char,
    },
    /// A letter or name that an earlier unit already has.
    #[error("unit `{name}`: an earlier unit has the same letter or name")]
    Duplicate {
        /// Name of the later unit.
        name: String,
    },
    /// A speed out of range.
    #[error("unit `{name}`: its speed is {speed}; speeds are 1 to {MAX_SPEED}")]
    Speed {
        /// Name of the unit.
        name: String,
        /// The speed.
        speed: u8,
    },
    /// A gun without arcs, or with an empty range.
    #[error("unit `{name}`: its gun needs an arc, and must hit from 1 square up and not nearer than it hits farthest")]
    Gun {
        /// Name of the unit.
        name: String,
    },
    /// A gun on a unit that pushes wrecks. Its lines of fire would depend on the path taken.
    #[error("unit `{name}`: a unit that pushes wrecks cannot have a gun")]
    ArmedPusher {
        /// Name of the unit.
        name: String,
    },
    /// The number of Commands is not one.
    #[error("{0} units are the Command; there must be one")]
    CommandCount(usize),
}

impl UnitTable {
    /// The built-in unit table.
    #[inline]
    pub fn builtin() -> &'static UnitTable {
        static UNITS: LazyLock<UnitTable> = LazyLock::new(|| {
            UnitTable::from_json(UNITS_JSON).unwrap_or_else(|error| unreachable!("units.json: {error}"))
        });
        &UNITS
    }

    /// Parses and validates a table.
    ///
    /// # Errors
    /// The first error found, with the name of the unit.
    pub fn from_json(text: &str) -> Result<UnitTable, UnitTableError> {
        let rows: Vec<UnitStats> =
            serde_json::from_str(text).map_err(|error| UnitTableError::Malformed(error.to_string()))?;
        if rows.len() > MAX_UNIT_KINDS {
            return Err(UnitTableError::TooMany(rows.len()));
        }
        for (index, unit) in rows.iter().enumerate() {
            unit.validate(&rows[..index])?;
        }
        match rows.iter().filter(|unit| unit.command).count() {
            1 => Ok(UnitTable { rows }),
            several => Err(UnitTableError::CommandCount(several)),
        }
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

impl UnitStats {
    fn validate(&self, earlier: &[UnitStats]) -> Result<(), UnitTableError> {
        let name = self.name.clone();
        if !self.letter.is_ascii_uppercase() || "NESWX".contains(self.letter) {
            return Err(UnitTableError::Letter { name, letter: self.letter });
        }
        if earlier.iter().any(|unit| unit.letter == self.letter || unit.name == self.name) {
            return Err(UnitTableError::Duplicate { name });
        }
        if !(1..=MAX_SPEED).contains(&self.speed) {
            return Err(UnitTableError::Speed { name, speed: self.speed });
        }
        let Some(gun) = &self.gun else { return Ok(()) };
        if self.pushes_wrecks {
            return Err(UnitTableError::ArmedPusher { name });
        }
        if gun.arcs.is_empty() || gun.nearest == 0 || gun.farthest.is_some_and(|farthest| farthest < gun.nearest) {
            return Err(UnitTableError::Gun { name });
        }
        Ok(())
    }
}
