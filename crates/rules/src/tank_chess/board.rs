//! What never changes in a game: size, terrain and flags.
//!
//! Boards are kept for as long as the program runs, each one once: positions refer to them without counting references, so that a
//! position is a plain value which the threads of a search copy without getting into each other's way. A program meets few boards, and one
//! takes about a kilobyte.

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::terrain::{Drive, Fire};
use super::{Facing, Rows, Square, TerrainKind, Units, zobrist};
use crate::Side;

/// Fewest files and ranks of a board.
pub const LEAST_SIZE: u8 = 12;
/// Most files and ranks of a board.
pub const MOST_SIZE: u8 = Square::MOST;

/// The ground of a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    size: u8,
    /// By square; those off the board have none.
    terrain: [Option<TerrainKind>; Square::COUNT],
    flags: [Option<Square>; 2],
    /// Where nobody enters, the squares off the board included.
    pub(super) impassable: Rows,
    /// What no direct fire flies through.
    pub(super) opaque: Rows,
    /// Where those sink that cannot swim.
    pub(super) deep: Rows,
    /// Whether `deep` has any square.
    pub(super) has_water: bool,
    /// Part of the position key.
    pub(super) key: u64,
    /// What units can do.
    pub(super) units: &'static Units,
}

impl Board {
    /// The board with this ground. Terrain and flags must lie on it, and its size must be a possible one: a
    /// [`Setup`](super::Setup) has seen to it.
    pub(super) fn kept(
        size: u8,
        terrain: &[Option<TerrainKind>; Square::COUNT],
        flags: [Option<Square>; 2],
    ) -> &'static Board {
        static BOARDS: LazyLock<Mutex<HashMap<u64, Vec<&'static Board>>>> = LazyLock::new(Mutex::default);
        let board = Board::new(size, terrain, flags);
        // A thread that panicked while it held the lock has left a sound table.
        let mut boards = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
        let alike = boards.entry(board.key).or_default();
        if let Some(known) = alike.iter().find(|known| ***known == board) {
            return known;
        }
        let kept: &'static Board = Box::leak(Box::new(board));
        alike.push(kept);
        kept
    }

    fn new(size: u8, terrain: &[Option<TerrainKind>; Square::COUNT], flags: [Option<Square>; 2]) -> Board {
        let mut board = Board {
            size,
            terrain: *terrain,
            flags,
            impassable: Square::all(Square::MOST).filter(|square| !square.is_on(size)).collect(),
            opaque: Rows::EMPTY,
            deep: Rows::EMPTY,
            has_water: false,
            key: zobrist::size(size),
            units: Units::all(),
        };
        for square in Square::all(size) {
            let Some(kind) = terrain[square.index()] else { continue };
            board.key ^= zobrist::terrain(kind, square);
            let ground = kind.terrain();
            match ground.drive {
                Drive::Free => {}
                Drive::Blocked => board.impassable.insert(square),
                Drive::Sinks => {
                    board.deep.insert(square);
                    board.has_water = true;
                }
            }
            if ground.fire == Fire::Blocked {
                board.opaque.insert(square);
            }
        }
        for side in Side::ALL {
            board.key ^= flags[side.index()].map_or(0, |square| zobrist::flag(side, square));
        }
        board
    }

    /// Files and ranks.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The terrain of a square.
    #[must_use]
    pub const fn terrain(&self, square: Square) -> Option<TerrainKind> {
        self.terrain[square.index()]
    }

    /// The square of a side's flag, where flags are played for.
    #[must_use]
    pub const fn flag(&self, side: Side) -> Option<Square> {
        self.flags[side.index()]
    }

    /// All of it, by square.
    pub(super) const fn ground(&self) -> &[Option<TerrainKind>; Square::COUNT] {
        &self.terrain
    }

    /// Both flags, South's first.
    pub(super) const fn flags(&self) -> [Option<Square>; 2] {
        self.flags
    }

    /// The rank, counted from 0, over whose edge a side's Command leaves.
    #[must_use]
    pub const fn far_rank(&self, side: Side) -> u8 {
        match side {
            Side::South => self.size - 1,
            Side::North => 0,
        }
    }

    /// Whether this step forward leads over the side's far edge, but not over a corner.
    pub(super) fn steps_off(&self, side: Side, from: Square, facing: Facing) -> bool {
        let (files, ranks) = facing.step();
        let file = i32::from(from.file()) + i32::from(files);
        let forward = Facing::ahead_of(side).step().1 == ranks;
        forward && from.rank() == self.far_rank(side) && (0..i32::from(self.size)).contains(&file)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {{ size: {}, key: {:x} }}", self.size, self.key)
    }
}
