//! Unvalidated set-ups of Tank Chess, and the errors that prevent playing from them.

mod objective;

use crate::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use crate::tank_chess::objective::{HoldCount, Objective, ObjectiveError};
use crate::tank_chess::terrain::DriveEffect;
use crate::tank_chess::{Board, Facing, Piece, Position, Ruleset, Square, SquareSet, TerrainKind, UnitKind, UnitTable};
use crate::{Game, Side};

/// Contents of a square: a unit or a wreck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A unit.
    Unit {
        /// Its side.
        side: Side,
        /// Its kind.
        kind: UnitKind,
        /// Its facing.
        facing: Facing,
    },
    /// A wreck.
    Wreck,
}

/// An unvalidated position: anything on any square. [`position`](Setup::position) validates it.
///
/// A side without a Command has lost the game, unless `command_left` says that the Command of the side not to move has
/// left the board and thus won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Files and ranks.
    pub size: u8,
    terrain: Box<[Option<TerrainKind>; Square::COUNT]>,
    occupants: Box<[Option<Occupant>; Square::COUNT]>,
    /// Squares with a mine.
    pub mines: SquareSet,
    /// The flags, South first, on boards with flags.
    pub flags: [Option<Square>; 2],
    /// The objective, on boards with one.
    pub objective: Option<Objective>,
    /// The side that holds the marked squares of the objective, and for how many of its turns.
    pub held: Option<HoldCount>,
    /// Whether the depot of the side to move has been destroyed.
    pub depot_destroyed: bool,
    /// The side to move.
    pub to_move: Side,
    /// Whether the Command of the side not to move has left the board.
    pub command_left: bool,
}

/// Error that prevents playing from a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A board size out of range.
    #[error("the board has {0} files and ranks; boards have {MIN_SIZE} to {MAX_SIZE}")]
    Size(u8),
    /// A unit, wreck, mine, flag, marked square or terrain off the board.
    #[error("{0} is off the board")]
    OffBoard(Square),
    /// A unit or a wreck on terrain that it cannot stand on.
    #[error("nothing can stand on the terrain of {0}")]
    UnsuitableTerrain(Square),
    /// A mine on terrain or under a unit or wreck.
    #[error("the mine on {0} is not on free ground")]
    Mine(Square),
    /// A flag on impassable terrain.
    #[error("the flag on {0} cannot be reached: nobody can drive there")]
    Flag(Square),
    /// Only one flag, or both flags on one square.
    #[error("flags come in pairs, one for each side on a square of its own")]
    FlagPair,
    /// A side has too many units; the first surplus one, counted from A1.
    #[error("a side has at most {max} units; the one on {0} is too many", max = Position::MAX_UNITS)]
    TooManyUnits(Square),
    /// A side has two Commands or more; the second, counted from A1.
    #[error("a second Command of one side stands on {0}")]
    TwoCommands(Square),
    /// Neither side has a Command.
    #[error("neither side has a Command")]
    NoCommands,
    /// `command_left` is set, but the Command of the side not to move is on the board, or the Command of the side to
    /// move is missing.
    #[error(
        "a Command is marked as having left: the one of the side not to move must be missing, and the other must stand"
    )]
    CommandHasNotLeft,
    /// A unit of the side to move stands on the enemy flag, so that side would already have won.
    #[error("the unit on {0} stands on the enemy's flag, but its side is on turn")]
    FlagReached(Square),
    /// An error of the objective.
    #[error(transparent)]
    Objective(#[from] ObjectiveError),
}

impl SetupError {
    /// The square at fault, if there is a single one.
    pub const fn square(self) -> Option<Square> {
        match self {
            SetupError::OffBoard(at)
            | SetupError::UnsuitableTerrain(at)
            | SetupError::Mine(at)
            | SetupError::Flag(at)
            | SetupError::TooManyUnits(at)
            | SetupError::TwoCommands(at)
            | SetupError::FlagReached(at) => Some(at),
            SetupError::Objective(error) => error.square(),
            SetupError::Size(_) | SetupError::FlagPair | SetupError::NoCommands | SetupError::CommandHasNotLeft => None,
        }
    }
}

impl Setup {
    /// An empty board.
    pub fn empty(size: u8, to_move: Side) -> Setup {
        Setup {
            size,
            terrain: Box::new([None; Square::COUNT]),
            occupants: Box::new([None; Square::COUNT]),
            mines: SquareSet::EMPTY,
            flags: [None; 2],
            objective: None,
            held: None,
            depot_destroyed: false,
            to_move,
            command_left: false,
        }
    }

    /// The terrain of a square.
    pub const fn terrain(&self, square: Square) -> Option<TerrainKind> {
        self.terrain[square.index()]
    }

    /// Changes the terrain of a square.
    pub const fn set_terrain(&mut self, square: Square, terrain: Option<TerrainKind>) {
        self.terrain[square.index()] = terrain;
    }

    /// The unit or wreck on a square.
    pub const fn occupant(&self, square: Square) -> Option<Occupant> {
        self.occupants[square.index()]
    }

    /// Puts a unit or wreck on a square, or clears the square. Terrain and mines stay.
    pub const fn set(&mut self, square: Square, occupant: Option<Occupant>) {
        self.occupants[square.index()] = occupant;
    }

    /// The units of a side, sorted by square.
    pub fn units(&self, side: Side) -> Vec<Piece> {
        let unit = |square| match self.occupant(square)? {
            Occupant::Unit { side: owner, kind, facing } if owner == side => Some(Piece { square, kind, facing }),
            _ => None,
        };
        Square::all(Square::MAX_SIZE).filter_map(unit).collect()
    }

    /// Whether the terrain of a square is impassable.
    pub fn is_impassable(&self, square: Square) -> bool {
        self.terrain(square).is_some_and(|kind| kind.terrain().drive == DriveEffect::Blocked)
    }

    /// Validates the set-up.
    ///
    /// # Errors
    /// The first error found.
    pub fn position(&self, rules: &Ruleset) -> Result<Position, SetupError> {
        if let Some(fault) = self.errors().into_iter().next() {
            return Err(fault);
        }
        let board = Board::new(self.size, &self.terrain, self.flags, self.objective).interned();
        Ok(Position::from_setup(board, self, *rules))
    }

    /// All errors of the set-up. If the size is invalid, only the error of the size.
    pub fn errors(&self) -> Vec<SetupError> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&self.size) {
            return vec![SetupError::Size(self.size)];
        }
        let mut faults: Vec<SetupError> =
            Square::all(Square::MAX_SIZE).filter_map(|square| self.error_on(square)).collect();
        for side in Side::ALL {
            let surplus = self.units(side).into_iter().skip(Position::MAX_UNITS);
            faults.extend(surplus.map(|unit| SetupError::TooManyUnits(unit.square)));
        }
        self.add_command_errors(&mut faults);
        self.add_flag_errors(&mut faults);
        self.add_objective_errors(&mut faults);
        faults
    }

    fn error_on(&self, at: Square) -> Option<SetupError> {
        let (terrain, standing, mine) = (self.terrain(at), self.occupant(at), self.mines.contains(at));
        if !at.is_on(self.size) {
            return (terrain.is_some() || standing.is_some() || mine).then_some(SetupError::OffBoard(at));
        }
        let swims = matches!(standing, Some(Occupant::Unit { kind, .. }) if UnitTable::builtin()[kind].swims);
        let bears = match terrain.map(|kind| kind.terrain().drive) {
            None | Some(DriveEffect::Free) => true,
            Some(DriveEffect::Sinks) => swims,
            Some(DriveEffect::Blocked) => false,
        };
        if standing.is_some() && !bears {
            return Some(SetupError::UnsuitableTerrain(at));
        }
        (mine && (terrain.is_some() || standing.is_some())).then_some(SetupError::Mine(at))
    }

    /// The Commands of a side, sorted by square.
    pub(super) fn commands(&self, side: Side) -> Vec<Piece> {
        self.units(side).into_iter().filter(|piece| UnitTable::builtin()[piece.kind].command).collect()
    }

    fn add_command_errors(&self, faults: &mut Vec<SetupError>) {
        let commands = [self.to_move, !self.to_move].map(|side| self.commands(side));
        let surplus = commands.iter().flat_map(|commands| commands.iter().skip(1));
        faults.extend(surplus.map(|second| SetupError::TwoCommands(second.square)));
        match commands.map(|commands| commands.is_empty()) {
            [true, true] => faults.push(SetupError::NoCommands),
            [false, true] => {}
            _ if self.command_left => faults.push(SetupError::CommandHasNotLeft),
            _ => {}
        }
    }

    fn add_flag_errors(&self, faults: &mut Vec<SetupError>) {
        let flags = match self.flags {
            [None, None] => return,
            [Some(south), Some(north)] if south != north => [south, north],
            _ => return faults.push(SetupError::FlagPair),
        };
        for at in flags {
            if !at.is_on(self.size) {
                faults.push(SetupError::OffBoard(at));
            } else if self.is_impassable(at) {
                faults.push(SetupError::Flag(at));
            }
        }
        let aim = flags[(!self.to_move).index()];
        match self.occupant(aim) {
            Some(Occupant::Unit { side, .. }) if side == self.to_move => {
                faults.push(SetupError::FlagReached(aim));
            }
            _ => {}
        }
    }

    /// The set-up after rotating the board by 180° and swapping the sides. Size and squares must be valid.
    pub fn rotated(&self) -> Setup {
        let mut turned = Setup { command_left: self.command_left, ..Setup::empty(self.size, !self.to_move) };
        for square in Square::all(self.size) {
            let there = square.rotated(self.size);
            turned.set_terrain(there, self.terrain(square));
            turned.set(
                there,
                self.occupant(square).map(|standing| match standing {
                    Occupant::Unit { side, kind, facing } => {
                        Occupant::Unit { side: !side, kind, facing: facing.reversed() }
                    }
                    Occupant::Wreck => Occupant::Wreck,
                }),
            );
            if self.mines.contains(square) {
                turned.mines.insert(there);
            }
        }
        let [south, north] = self.flags.map(|flag| Some(flag?.rotated(self.size)));
        turned.flags = [north, south];
        turned.objective = self.objective.map(|objective| objective.rotated(self.size));
        turned.held = self.held.map(|held| HoldCount { side: !held.side, ..held });
        turned.depot_destroyed = self.depot_destroyed;
        turned
    }

    /// The set-up after mirroring the board from left to right. The sides stay, and the rules are the same on the mirrored board. Size and
    /// squares must be valid; whatever is off the board is left out.
    ///
    /// ```
    /// use cannon_rules::tank_chess::Setup;
    ///
    /// let setup: Setup = "cS5/6/6/#5/6/1HNECN3 w flags:A1-F6".parse()?;
    /// assert_eq!(setup.mirrored().to_string(), "5cS/6/6/5#/6/3CNHNW1 w flags:F1-A6");
    /// # Ok::<(), cannon_rules::tank_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        let mut mirrored = Setup {
            objective: self.objective.map(|objective| objective.mirrored(self.size)),
            held: self.held,
            depot_destroyed: self.depot_destroyed,
            command_left: self.command_left,
            flags: self.flags.map(|flag| Some(flag?.mirrored(self.size))),
            ..Setup::empty(self.size, self.to_move)
        };
        for square in Square::all(self.size) {
            let there = square.mirrored(self.size);
            mirrored.set_terrain(there, self.terrain(square));
            let turned = |standing| match standing {
                Occupant::Unit { side, kind, facing } => Occupant::Unit { side, kind, facing: facing.mirrored() },
                Occupant::Wreck => Occupant::Wreck,
            };
            mirrored.set(there, self.occupant(square).map(turned));
            if self.mines.contains(square) {
                mirrored.mines.insert(there);
            }
        }
        mirrored
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let board = position.board();
        let mut setup = Setup::empty(board.size(), position.side_to_move());
        *setup.terrain = board.terrain;
        setup.flags = board.flags;
        setup.mines = *position.mines();
        setup.command_left = position.command_left();
        setup.objective = board.objective().copied();
        setup.held = position.held();
        setup.depot_destroyed = position.depot_destroyed();
        for side in Side::ALL {
            for &Piece { square, kind, facing } in position.units(side) {
                setup.set(square, Some(Occupant::Unit { side, kind, facing }));
            }
        }
        position.wrecks().iter().for_each(|square| setup.set(square, Some(Occupant::Wreck)));
        setup
    }
}
