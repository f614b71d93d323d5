//! Schemes: set-ups that two people can begin a game from, with a name. Players make their own.

use super::{Position, Rows, Ruleset, Setup, SetupError, Square, UnitKind};
use crate::Side;

/// A set-up with a name, as entered. White begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// What its maker calls it.
    pub name: String,
    /// What its maker says about it; may be empty.
    pub about: String,
    /// The board and what is on it.
    pub setup: Setup,
}

/// Why a scheme cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeError {
    /// It has no name.
    #[error("the scheme has no name")]
    NoName,
    /// Something cannot be as it is on any board.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The sides do not have the same units.
    #[error("White has {south} of the unit {}, Black has {north}", kind.unit().name)]
    DifferentSets {
        /// Of which unit they have different numbers.
        kind: UnitKind,
        /// How many South has.
        south: usize,
        /// How many North has.
        north: usize,
    },
    /// A side does not have its one Command.
    #[error("{} has {count} Commands instead of one", colour(*side))]
    Commands {
        /// Whose.
        side: Side,
        /// How many it has.
        count: usize,
    },
    /// A unit stands beyond its side's first three ranks.
    #[error("the unit on {at} is not in the first three ranks of its side")]
    BeyondHome {
        /// The unit.
        at: Square,
    },
    /// Free squares that cannot be reached from the others.
    #[error("{} free squares, such as {at}, cannot be reached from the others", squares.count())]
    Disconnected {
        /// One of them.
        at: Square,
        /// All of them.
        squares: Rows,
    },
    /// A Command can be destroyed at once.
    #[error("the Command on {target} can be destroyed from {from} on the first turn")]
    FirstTurnKill {
        /// The unit that does it.
        from: Square,
        /// The Command.
        target: Square,
    },
    /// A Command can leave at once.
    #[error("the Command on {from} can leave on the first turn")]
    FirstTurnEscape {
        /// The Command.
        from: Square,
    },
    /// Somebody can take the enemy's flag at once.
    #[error("the flag on {flag} can be taken from {from} on the first turn")]
    FirstTurnFlag {
        /// The unit that does it.
        from: Square,
        /// The flag.
        flag: Square,
    },
}

/// What speaks against a scheme that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeWarning {
    /// The sides do not see the same board.
    #[error("the board is not the same for both sides: {} squares such as {at} differ", squares.count())]
    NotSymmetric {
        /// A square that differs from its counterpart.
        at: Square,
        /// All of them.
        squares: Rows,
    },
    /// There is something on the outermost squares that nobody can drive through.
    #[error("the outer ring is not free on {at}")]
    RingBlocked {
        /// A square of it.
        at: Square,
        /// All of them.
        squares: Rows,
    },
    /// Little to hide behind.
    #[error("obstacles take {percent} % of the board; {} % or more play better", LEAST_OBSTACLES)]
    FewObstacles {
        /// How much of the board they take, rounded down.
        percent: u32,
    },
    /// Little room to drive.
    #[error("obstacles take {percent} % of the board; {} % or less play better", MOST_OBSTACLES)]
    ManyObstacles {
        /// How much of the board they take, rounded up.
        percent: u32,
    },
}

/// Fewest obstacles that play well, in percent of the squares.
pub const LEAST_OBSTACLES: u32 = 10;
/// Most obstacles that play well, in percent of the squares.
pub const MOST_OBSTACLES: u32 = 25;
/// Ranks of a side in which its units stand at the start.
pub const HOME_RANKS: u8 = 3;

/// All that can be said about a scheme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Why it cannot be played.
    pub errors: Vec<SchemeError>,
    /// What speaks against it.
    pub warnings: Vec<SchemeWarning>,
}

impl Scheme {
    /// The position that a game by this scheme starts from.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn start(&self, rules: &Ruleset) -> Result<Position, Vec<SchemeError>> {
        let errors = self.verdict().errors;
        if !errors.is_empty() {
            return Err(errors);
        }
        self.setup.position(rules).map_err(|error| vec![error.into()])
    }
}

/// What a side is called in messages about files.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::South => "White",
        Side::North => "Black",
    }
}
