//! Objectives: ways to win besides the destruction of the enemy Command. They are house rules in the spirit of the
//! expansion, and a part of the set-up like terrain and flags.
//!
//! | objective | a side wins |
//! |---|---|
//! | [`Hold`](Objective::Hold) | when it holds the marked squares at the end of several of its turns in a row |
//! | [`Escort`](Objective::Escort) | when its Command leaves over one of its exit squares; elsewhere it cannot leave |
//! | [`Depots`](Objective::Depots) | when it destroys the enemy's depot |
//! | [`Survivors`](Objective::Survivors) | when the enemy has too few units left besides its Command; no Command can leave |
//!
//! The destruction of a Command ends the game under every objective.
//!
//! Marked squares and exit squares stay open: a unit that is destroyed there leaves no wreck, and no wreck can be pushed
//! there. Otherwise the first shot could close them for the rest of the game.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Square, SquareSet};
use crate::Side;

/// An objective with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Objective {
    /// A side holds the marked squares while it has a unit on one of them and the enemy has none. It wins when it holds
    /// them at the end of this many of its turns in a row.
    Hold {
        /// The marked squares.
        squares: SquareSet,
        /// The number of turns, within [`HOLD_TURNS`].
        turns: u8,
    },
    /// Each Command can leave the board only from its own exit squares, which lie on its far edge.
    Escort {
        /// The exit squares of South's Command, on the highest rank.
        #[serde(rename = "white")]
        south: SquareSet,
        /// The exit squares of North's Command, on rank 1.
        #[serde(rename = "black")]
        north: SquareSet,
    },
    /// Each side has a depot, which blocks units and direct fire like an obstacle. A side wins when it destroys the
    /// enemy depot. For that, the power of the gun must exceed the armour, from whatever direction.
    Depots {
        /// The square of South's depot.
        #[serde(rename = "white")]
        south: Square,
        /// The square of North's depot.
        #[serde(rename = "black")]
        north: Square,
        /// The armour of both depots, within [`DEPOT_ARMOUR`].
        armour: u8,
    },
    /// A side that has fewer than this many units left besides its Command loses. No Command can leave the board.
    Survivors {
        /// The number of units that a side needs besides its Command, within [`SURVIVORS`].
        least: u8,
    },
}

/// The possible numbers of turns for which marked squares must be held. With one turn, reaching them would be enough.
pub const HOLD_TURNS: std::ops::RangeInclusive<u8> = 2..=9;
/// The possible armour of depots. No gun penetrates more.
pub const DEPOT_ARMOUR: std::ops::RangeInclusive<u8> = 0..=4;
/// The possible numbers of units that a side needs besides its Command.
pub const SURVIVORS: std::ops::RangeInclusive<u8> = 1..=16;

/// What an objective marks on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A square to be held.
    Hold,
    /// A square from which the Command of this side can leave.
    Exit(Side),
    /// The depot of this side.
    Depot(Side),
}

/// A depot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depot {
    /// Its square.
    pub square: Square,
    /// Its armour, which is the same on all sides.
    pub armour: u8,
}

/// The side that holds the marked squares, and for how many of its turns in a row it has done so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoldCount {
    /// The side.
    pub side: Side,
    /// The number of its turns, 1 or more.
    pub turns: u8,
}

/// Error of an objective that prevents playing from a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObjectiveError {
    /// No square to be held, or a side without exit squares.
    #[error("the objective has no marked squares")]
    NoSquares,
    /// A marked square that cannot be entered safely, or on which there is a wreck.
    #[error("the marked square {0} must be open: without obstacle, water, mine or wreck")]
    MarkedGround(Square),
    /// An exit square that is not on the far edge of its side.
    #[error("the exit square {0} is not on the far edge of its side")]
    ExitNotOnEdge(Square),
    /// A depot on a square with something else.
    #[error("the depot on {0} must have its square for itself")]
    DepotGround(Square),
    /// Both depots on one square.
    #[error("both depots are on {0}")]
    OneDepot(Square),
    /// A number of turns out of range.
    #[error("squares are to be held for {0} turns; {first} to {last} are possible", first = HOLD_TURNS.start(), last = HOLD_TURNS.end())]
    Turns(u8),
    /// Armour out of range.
    #[error("the depots have armour {0}; {first} to {last} are possible", first = DEPOT_ARMOUR.start(), last = DEPOT_ARMOUR.end())]
    Armour(u8),
    /// A number of units out of range.
    #[error("each side needs {0} units besides its Command; {first} to {last} are possible", first = SURVIVORS.start(), last = SURVIVORS.end())]
    Least(u8),
    /// Neither side has the units that it needs.
    #[error("both sides have fewer than {0} units besides their Commands")]
    TooFewUnits(u8),
    /// An impossible count of held turns: without the objective, of a side that does not hold the squares, or so high
    /// that the side to move would already have won.
    #[error("no side can have held the marked squares for as long as stated")]
    HoldCount,
    /// A depot is marked as destroyed, but there are no depots or the game ended otherwise.
    #[error("a depot is marked as destroyed, but there is none to be destroyed")]
    NoDepotDestroyed,
}

impl ObjectiveError {
    /// The square at fault, if there is a single one.
    pub const fn square(self) -> Option<Square> {
        match self {
            ObjectiveError::MarkedGround(at)
            | ObjectiveError::ExitNotOnEdge(at)
            | ObjectiveError::DepotGround(at)
            | ObjectiveError::OneDepot(at) => Some(at),
            _ => None,
        }
    }
}

impl Objective {
    /// All marked squares with their marks, sorted by square for each side.
    pub fn marks(&self) -> impl Iterator<Item = (Square, Mark)> + use<> {
        let none = SquareSet::EMPTY;
        let ([hold, south_exit, north_exit], depots) = match *self {
            Objective::Hold { squares, .. } => ([squares, none, none], [None; 2]),
            Objective::Escort { south, north } => ([none, south, north], [None; 2]),
            Objective::Depots { south, north, .. } => ([none; 3], [Some(south), Some(north)]),
            Objective::Survivors { .. } => ([none; 3], [None; 2]),
        };
        let held = hold.iter().map(|square| (square, Mark::Hold));
        let exits = [(south_exit, Side::South), (north_exit, Side::North)];
        let exits = exits.into_iter().flat_map(|(squares, side)| squares.iter().map(move |at| (at, Mark::Exit(side))));
        let depots = Side::ALL.into_iter().zip(depots).filter_map(|(side, at)| Some((at?, Mark::Depot(side))));
        held.chain(exits).chain(depots)
    }

    /// The mark on a square, if there is one.
    pub fn mark_on(&self, square: Square) -> Option<Mark> {
        self.marks().find_map(|(at, mark)| (at == square).then_some(mark))
    }

    /// The depot of a side.
    #[inline]
    pub const fn depot(&self, side: Side) -> Option<Depot> {
        match (*self, side) {
            (Objective::Depots { south: square, armour, .. }, Side::South)
            | (Objective::Depots { north: square, armour, .. }, Side::North) => Some(Depot { square, armour }),
            _ => None,
        }
    }

    /// Squares on which no wreck can lie.
    pub(super) fn wreck_free_squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.marks().filter(|(_, mark)| !matches!(mark, Mark::Depot(_))).map(|(square, _)| square)
    }

    /// The files on which the Command of a side can leave from the far rank, as bits from file A.
    pub(super) const fn exit_files(&self, side: Side, far_rank: u8) -> u32 {
        match (*self, side) {
            (Objective::Escort { south: squares, .. }, Side::South)
            | (Objective::Escort { north: squares, .. }, Side::North) => squares.0[far_rank as usize],
            (Objective::Survivors { .. }, _) => 0,
            (Objective::Hold { .. } | Objective::Depots { .. }, _) => SquareSet::ROW_MASK,
        }
    }

    /// The objective on another board, given the new place of each square. `None` if a depot or all squares of a side have
    /// no place there.
    pub fn moved(&self, new_square: impl Fn(Square) -> Option<Square>) -> Option<Objective> {
        let moved = |squares: SquareSet| {
            let there: SquareSet = squares.iter().filter_map(&new_square).collect();
            (!there.is_empty()).then_some(there)
        };
        Some(match *self {
            Objective::Hold { squares, turns } => Objective::Hold { squares: moved(squares)?, turns },
            Objective::Escort { south, north } => Objective::Escort { south: moved(south)?, north: moved(north)? },
            Objective::Depots { south, north, armour } => {
                Objective::Depots { south: new_square(south)?, north: new_square(north)?, armour }
            }
            Objective::Survivors { least } => Objective::Survivors { least },
        })
    }

    /// The objective after mirroring the board from left to right. The sides stay.
    pub fn mirrored(&self, size: u8) -> Objective {
        let mirrored = |squares: SquareSet| squares.iter().map(|square| square.mirrored(size)).collect();
        match *self {
            Objective::Hold { squares, turns } => Objective::Hold { squares: mirrored(squares), turns },
            Objective::Escort { south, north } => Objective::Escort { south: mirrored(south), north: mirrored(north) },
            Objective::Depots { south, north, armour } => {
                Objective::Depots { south: south.mirrored(size), north: north.mirrored(size), armour }
            }
            Objective::Survivors { least } => Objective::Survivors { least },
        }
    }

    /// The objective after rotating the board by 180° and swapping the sides.
    pub fn rotated(&self, size: u8) -> Objective {
        let turned = |squares: SquareSet| squares.iter().map(|square| square.rotated(size)).collect();
        match *self {
            Objective::Hold { squares, turns } => Objective::Hold { squares: turned(squares), turns },
            Objective::Escort { south, north } => Objective::Escort { south: turned(north), north: turned(south) },
            Objective::Depots { south, north, armour } => {
                Objective::Depots { south: north.rotated(size), north: south.rotated(size), armour }
            }
            Objective::Survivors { least } => Objective::Survivors { least },
        }
    }
}

impl fmt::Display for Objective {
    /// A clause for reports, such as `hold H8, I9 for 3 turns`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |squares: &SquareSet| squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ");
        match self {
            Objective::Hold { squares, turns } => write!(f, "hold {} for {turns} turns", list(squares)),
            Objective::Escort { south, north } => {
                write!(f, "escort the Command to its exit: White's {}; Black's {}", list(south), list(north))
            }
            Objective::Depots { south, north, armour } => {
                write!(f, "destroy the enemy depot: White's {south}, Black's {north}, armour {armour}")
            }
            Objective::Survivors { least } => {
                write!(f, "keep {least} units or more besides the Command; no Command can leave")
            }
        }
    }
}
