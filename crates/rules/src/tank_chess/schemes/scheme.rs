//! Schemes: named set-ups to start games from. The game has built-in ones, and players make their own.

use crate::Side;
use crate::tank_chess::{Position, Ruleset, Setup, SetupError, Square, SquareSet, UnitKind};

/// A named set-up, not yet validated. White begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Name given by the author.
    pub name: String,
    /// Description by the author; may be empty.
    pub about: String,
    /// The board and everything on it.
    pub setup: Setup,
}

/// Error that prevents playing a scheme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeError {
    /// The name is empty.
    #[error("the scheme has no name")]
    NoName,
    /// The set-up is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The sides have different numbers of some unit.
    #[error("White has {south} of the unit {}, Black has {north}", kind.stats().name)]
    UnequalArmies {
        /// The kind of unit.
        kind: UnitKind,
        /// South's number.
        south: usize,
        /// North's number.
        north: usize,
    },
    /// A side does not have exactly one Command.
    #[error("{} has {count} Commands instead of one", colour(*side))]
    CommandCount {
        /// The side.
        side: Side,
        /// Its number of Commands.
        count: usize,
    },
    /// A unit stands beyond the first three ranks of its side.
    #[error("the unit on {0} is not in the first three ranks of its side")]
    BeyondHome(Square),
    /// Some free squares cannot be reached from the others.
    #[error("{} free squares, such as {at}, cannot be reached from the others", squares.count())]
    Disconnected {
        /// One of them.
        at: Square,
        /// All of them.
        squares: SquareSet,
    },
    /// A Command can be destroyed on the first turn.
    #[error("the Command on {target} can be destroyed from {from} on the first turn")]
    FirstTurnKill {
        /// Square of the attacking unit.
        from: Square,
        /// The Command.
        target: Square,
    },
    /// A Command can leave on the first turn.
    #[error("the Command on {0} can leave on the first turn")]
    FirstTurnEscape(Square),
    /// An enemy flag can be reached on the first turn.
    #[error("the flag on {flag} can be taken from {from} on the first turn")]
    FirstTurnFlag {
        /// Square of the unit.
        from: Square,
        /// The flag.
        flag: Square,
    },
    /// The game can be won by the objective on the first turn, other than by leaving.
    #[error("the objective can be reached from {0} on the first turn")]
    FirstTurnObjective(Square),
    /// The game is won by the objective before it begins.
    #[error("the objective is already reached at the start")]
    DecidedAtStart,
}

/// Weakness of a scheme that can be played nevertheless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemeWarning {
    /// The board is not symmetric under rotation.
    #[error("the board is not the same for both sides: {} squares such as {at} differ", squares.count())]
    NotSymmetric {
        /// A square that differs from its counterpart.
        at: Square,
        /// All of them.
        squares: SquareSet,
    },
    /// There is an obstacle or wreck on the outermost squares.
    #[error("the outer ring is not free on {at}")]
    RingBlocked {
        /// One of the blocked squares.
        at: Square,
        /// All of them.
        squares: SquareSet,
    },
    /// Too few obstacles for good cover: their share of the squares in percent, rounded down.
    #[error("obstacles take {0} % of the board; {MIN_OBSTACLE_PERCENT} % or more play better")]
    FewObstacles(u32),
    /// Too many obstacles for easy movement: their share of the squares in percent, rounded up.
    #[error("obstacles take {0} % of the board; {MAX_OBSTACLE_PERCENT} % or less play better")]
    ManyObstacles(u32),
}

/// Recommended minimum of obstacles, in percent of the squares.
pub const MIN_OBSTACLE_PERCENT: u32 = 10;
/// Recommended maximum of obstacles, in percent of the squares.
pub const MAX_OBSTACLE_PERCENT: u32 = 25;
/// Number of ranks on a side in which its units must stand at the start.
pub const HOME_RANKS: u8 = 3;

/// Result of validating a scheme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchemeValidation {
    /// Errors that prevent playing it.
    pub errors: Vec<SchemeError>,
    /// Weaknesses that do not prevent playing it.
    pub warnings: Vec<SchemeWarning>,
}

impl Scheme {
    /// The initial position of a game with this scheme.
    ///
    /// # Errors
    /// All errors of the scheme.
    pub fn start(&self, rules: &Ruleset) -> Result<Position, Vec<SchemeError>> {
        let errors = self.validate().errors;
        if !errors.is_empty() {
            return Err(errors);
        }
        self.setup.position(rules).map_err(|error| vec![error.into()])
    }
}

/// Name of a side in error messages.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::South => "White",
        Side::North => "Black",
    }
}
