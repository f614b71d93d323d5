//! Board of a game: size, terrain, flags and the objective, which never change during play.
//!
//! Boards are interned for the lifetime of the program. Positions refer to them by a static reference, without
//! reference counting, so that a position is a plain `Copy` value that search threads copy without contention. A
//! program uses few boards, and each takes about a kilobyte.

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::objective::{Depot, Objective};
use super::terrain::{DriveEffect, FireEffect};
use super::{ExitDirection, Facing, Square, SquareSet, TerrainKind, UnitTable, zobrist};
use crate::Side;

/// Minimum number of files and ranks of a board.
pub const MIN_SIZE: u8 = 12;
/// Maximum number of files and ranks of a board.
pub const MAX_SIZE: u8 = Square::MAX_SIZE;

/// The unchanging part of a position: size, terrain, flags and the objective.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    size: u8,
    /// Terrain by square; `None` off the board.
    pub(super) terrain: [Option<TerrainKind>; Square::COUNT],
    /// The flags, South's first.
    pub(super) flags: [Option<Square>; 2],
    objective: Option<Objective>,
    /// Whether the game can end by a turn that neither destroys nor moves a Command.
    pub(super) has_goals: bool,
    /// Squares that no unit can enter, including those off the board.
    pub(super) impassable: SquareSet,
    /// Squares that direct fire cannot pass.
    pub(super) blocks_fire: SquareSet,
    /// Water squares, in which units sink unless they can swim.
    pub(super) water: SquareSet,
    /// Squares on which no wreck can lie: water, and the marked squares of the objective.
    pub(super) wreck_free: SquareSet,
    /// By side: the files on which its Command can leave from the far rank, as bits from file A.
    pub(super) exit_files: [u32; 2],
    /// Whether the board has any water.
    pub(super) has_water: bool,
    /// Part of the position key.
    pub(super) key: u64,
    /// The unit table.
    pub(super) units: &'static UnitTable,
}

impl Board {
    /// A board of these parts, which must have been validated by [`Setup`](super::Setup).
    pub(super) fn new(
        size: u8,
        terrain: &[Option<TerrainKind>; Square::COUNT],
        flags: [Option<Square>; 2],
        objective: Option<Objective>,
    ) -> Board {
        let mut board = Board {
            size,
            terrain: *terrain,
            flags,
            objective,
            has_goals: flags != [None; 2] || objective.is_some(),
            impassable: Square::all(Square::MAX_SIZE).filter(|square| !square.is_on(size)).collect(),
            blocks_fire: SquareSet::EMPTY,
            water: SquareSet::EMPTY,
            wreck_free: SquareSet::EMPTY,
            exit_files: [SquareSet::ROW_MASK; 2],
            has_water: false,
            key: zobrist::size(size),
            units: UnitTable::builtin(),
        };
        for square in Square::all(size) {
            let Some(kind) = terrain[square.index()] else { continue };
            board.key ^= zobrist::terrain(kind, square);
            let ground = kind.terrain();
            match ground.drive {
                DriveEffect::Free => {}
                DriveEffect::Blocked => board.impassable.insert(square),
                DriveEffect::Sinks => {
                    board.water.insert(square);
                    board.wreck_free.insert(square);
                    board.has_water = true;
                }
            }
            if ground.fire == FireEffect::Blocked {
                board.blocks_fire.insert(square);
            }
        }
        for side in Side::ALL {
            board.key ^= flags[side.index()].map_or(0, |square| zobrist::flag(side, square));
        }
        if let Some(objective) = objective {
            board.add_objective(&objective);
        }
        board
    }

    /// The board that all positions on this board share.
    pub(super) fn interned(self) -> &'static Board {
        static BOARDS: LazyLock<Mutex<HashMap<u64, Vec<&'static Board>>>> = LazyLock::new(Mutex::default);
        // The table is consistent even if a thread panicked while it held the lock.
        let mut boards = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
        let same_key = boards.entry(self.key).or_default();
        if let Some(known) = same_key.iter().find(|known| ***known == self) {
            return known;
        }
        let kept: &'static Board = Box::leak(Box::new(self));
        same_key.push(kept);
        kept
    }

    fn add_objective(&mut self, objective: &Objective) {
        self.key ^= zobrist::objective(objective);
        objective.wreck_free_squares().for_each(|square| self.wreck_free.insert(square));
        for side in Side::ALL {
            self.exit_files[side.index()] = objective.exit_files(side, self.far_rank(side));
            if let Some(depot) = objective.depot(side) {
                self.impassable.insert(depot.square);
                self.blocks_fire.insert(depot.square);
            }
        }
    }

    /// Files and ranks.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The terrain of a square.
    #[inline]
    pub const fn terrain(&self, square: Square) -> Option<TerrainKind> {
        self.terrain[square.index()]
    }

    /// The square of a side's flag, on boards with flags.
    #[inline]
    pub const fn flag(&self, side: Side) -> Option<Square> {
        self.flags[side.index()]
    }

    /// The objective, on boards with one.
    #[inline]
    pub const fn objective(&self) -> Option<&Objective> {
        self.objective.as_ref()
    }

    /// The depot of a side, on boards with depots.
    #[inline]
    pub const fn depot(&self, side: Side) -> Option<Depot> {
        match &self.objective {
            Some(objective) => objective.depot(side),
            None => None,
        }
    }

    /// The rank, counted from 0, over whose edge a side's Command may leave.
    #[inline]
    pub const fn far_rank(&self, side: Side) -> u8 {
        match side {
            Side::South => self.size - 1,
            Side::North => 0,
        }
    }

    /// Whether a step forward from this stance leads over the side's far edge, but not over a corner, in one of the
    /// directions allowed and from a square where the Command can leave.
    #[inline]
    pub(super) fn is_exit_step(&self, side: Side, from: Square, facing: Facing, exit: ExitDirection) -> bool {
        let (files, ranks) = facing.step();
        let file = i32::from(from.file()) + i32::from(files);
        let forward = match exit {
            ExitDirection::Any => Facing::forward(side).step().1 == ranks,
            ExitDirection::Straight => Facing::forward(side) == facing,
        };
        let open = self.exit_files[side.index()] >> from.file() & 1 != 0;
        forward && open && from.rank() == self.far_rank(side) && (0..i32::from(self.size)).contains(&file)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {{ size: {}, key: {:x} }}", self.size, self.key)
    }
}
