//! What the units can do: a table, `assets/tank-chess/units.json`.
//!
//! A unit of the table is known by its letter, which may not be one of a direction (N, E, S, W), since position texts write the facing
//! behind it. Figures that are not the published ones are marked `house`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Aim, Facing};

const TABLE: &str = include_str!("../../assets/tank-chess/units.json");

/// Most kinds of units in a table.
pub const MOST_UNITS: usize = 32;
/// Most squares and turns of a unit in one turn: as far as the windows of `reach` look.
pub const MOST_SPEED: u8 = 5;

/// A kind of unit: its row in the [table](Units).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitKind(u8);

/// What a kind of unit is and can do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its letter in notation and position texts, upper case.
    pub letter: char,
    /// Its name in identifiers.
    pub name: String,
    /// Squares and turns of 45° in one turn.
    pub speed: u8,
    /// Its armour.
    pub armour: Armour,
    /// Its gun, if it has one.
    #[serde(default)]
    pub gun: Option<Gun>,
    /// Whether it is the one that must not be lost and that may leave over the far edge.
    #[serde(default)]
    pub command: bool,
    /// Whether it crosses water, in which others sink.
    #[serde(default)]
    pub swims: bool,
    /// Whether it pushes a wreck ahead of it into an empty square.
    #[serde(default)]
    pub pushes_wrecks: bool,
    /// Whether it clears the mines it enters.
    #[serde(default)]
    pub clears_mines: bool,
    /// Whether the figures are the project's own.
    #[serde(default)]
    pub house: bool,
}

/// How thick the armour is: a gun destroys what has less than its power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Against fire from ahead.
    pub front: u8,
    /// Against fire from anywhere else.
    pub side: u8,
    /// Against fire from behind.
    pub rear: u8,
}

/// A gun.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// What it goes through: any armour that is less.
    pub power: u8,
    /// Where it fires, seen from the unit's facing.
    pub arcs: Vec<Aim>,
    /// The nearest distance at which it hits, in squares.
    pub nearest: u8,
    /// The farthest; `None` for as far as the line goes.
    #[serde(default)]
    pub farthest: Option<u8>,
    /// Whether it fires over everything, as a mortar does.
    #[serde(default)]
    pub over: bool,
}

impl Gun {
    /// Whether it hits at this distance in squares, if nothing is in the way.
    #[must_use]
    pub fn reaches(&self, distance: u8) -> bool {
        distance >= self.nearest && self.farthest.is_none_or(|farthest| distance <= farthest)
    }
}

/// A side of a unit, seen from where the shell comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Facet {
    /// The shell flies exactly against the unit's facing.
    Front,
    /// Anything else.
    Side,
    /// The shell flies exactly along the unit's facing.
    Rear,
}

impl Facet {
    /// The facet that a shell hits which flies this way, of a unit that faces that way.
    #[must_use]
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
    /// How thick it is on this facet.
    #[must_use]
    pub const fn on(&self, facet: Facet) -> u8 {
        match facet {
            Facet::Front => self.front,
            Facet::Side => self.side,
            Facet::Rear => self.rear,
        }
    }
}

/// A table of units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Units {
    rows: Vec<Unit>,
}

/// What is wrong with a table of units.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnitsError {
    /// No table at all.
    #[error("not a table of units: {0}")]
    Shape(String),
    /// More units than there is room for.
    #[error("{0} units; at most {MOST_UNITS} are possible")]
    TooMany(usize),
    /// A letter that cannot stand for a unit.
    #[error("unit `{name}`: `{letter}` cannot be a unit's letter; it must be one of A to Z but for N, E, S, W and X")]
    Letter {
        /// Whose.
        name: String,
        /// The letter.
        letter: char,
    },
    /// A letter or name that an earlier unit has.
    #[error("unit `{name}`: an earlier unit has the same letter or name")]
    Twice {
        /// The later one.
        name: String,
    },
    /// A speed beyond what the board's windows hold.
    #[error("unit `{name}`: its speed is {speed}; speeds are 1 to {MOST_SPEED}")]
    Speed {
        /// Whose.
        name: String,
        /// The speed.
        speed: u8,
    },
    /// A gun that never hits anything.
    #[error("unit `{name}`: its gun needs an arc, and must hit from 1 square up and not nearer than it hits farthest")]
    Gun {
        /// Whose.
        name: String,
    },
    /// A gun on a unit that moves wrecks: lines of fire would depend on the way driven.
    #[error("unit `{name}`: a unit that pushes wrecks cannot have a gun")]
    ArmedPusher {
        /// Whose.
        name: String,
    },
    /// No Command, or several.
    #[error("{0} units are the Command; there must be one")]
    Commands(usize),
}

impl Units {
    /// The units of the game.
    pub fn all() -> &'static Units {
        static UNITS: LazyLock<Units> =
            LazyLock::new(|| Units::from_json(TABLE).unwrap_or_else(|error| unreachable!("units.json: {error}")));
        &UNITS
    }

    /// Reads a table.
    ///
    /// # Errors
    /// What is wrong, and with which unit.
    pub fn from_json(text: &str) -> Result<Units, UnitsError> {
        let rows: Vec<Unit> = serde_json::from_str(text).map_err(|error| UnitsError::Shape(error.to_string()))?;
        if rows.len() > MOST_UNITS {
            return Err(UnitsError::TooMany(rows.len()));
        }
        for (index, unit) in rows.iter().enumerate() {
            unit.check(&rows[..index])?;
        }
        match rows.iter().filter(|unit| unit.command).count() {
            1 => Ok(Units { rows }),
            several => Err(UnitsError::Commands(several)),
        }
    }

    /// The kinds in the order of the table.
    pub fn kinds(&self) -> impl Iterator<Item = UnitKind> + use<> {
        (0..self.rows.len() as u8).map(UnitKind)
    }

    /// The kind with this letter, whatever its case.
    #[must_use]
    pub fn find(&self, letter: char) -> Option<UnitKind> {
        self.kinds().find(|&kind| self[kind].letter == letter.to_ascii_uppercase())
    }
}

impl std::ops::Index<UnitKind> for Units {
    type Output = Unit;

    #[inline]
    fn index(&self, kind: UnitKind) -> &Unit {
        &self.rows[kind.index()]
    }
}

impl UnitKind {
    /// The first of the table.
    pub(super) const FIRST: UnitKind = UnitKind(0);

    /// Its row in the table, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is and can do.
    #[must_use]
    pub fn unit(self) -> &'static Unit {
        &Units::all()[self]
    }
}

impl Unit {
    fn check(&self, earlier: &[Unit]) -> Result<(), UnitsError> {
        let name = self.name.clone();
        if !self.letter.is_ascii_uppercase() || "NESWX".contains(self.letter) {
            return Err(UnitsError::Letter { name, letter: self.letter });
        }
        if earlier.iter().any(|unit| unit.letter == self.letter || unit.name == self.name) {
            return Err(UnitsError::Twice { name });
        }
        if !(1..=MOST_SPEED).contains(&self.speed) {
            return Err(UnitsError::Speed { name, speed: self.speed });
        }
        let Some(gun) = &self.gun else { return Ok(()) };
        if self.pushes_wrecks {
            return Err(UnitsError::ArmedPusher { name });
        }
        if gun.arcs.is_empty() || gun.nearest == 0 || gun.farthest.is_some_and(|farthest| farthest < gun.nearest) {
            return Err(UnitsError::Gun { name });
        }
        Ok(())
    }
}
