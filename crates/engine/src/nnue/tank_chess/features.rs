//! The inputs of the network: what a side sees from a Command.
//!
//! A side has two frames, one around its own Command and one around the enemy's. The board is rotated by half a turn for North. In
//! addition, it is reflected if the Command of the frame then stands in the right half, because the rules are the same on the reflected
//! board. An input is
//!
//! - a unit by frame, owner, kind, facing and class of its offset from the Command;
//! - the Command of a frame by the number of steps that it needs to leave the board;
//! - a direction from the Command by the number of squares that its terrain leaves free.
//!
//! Positions that differ only by rotation have the same inputs. Positions that differ by reflection have the same inputs, too, unless a
//! Command stands on the middle file of a board with an odd number of files.

use super::network::{Row, ShortRow};
use super::offsets::{self, OFFSETS};
use crate::tank_chess::ExitDistances;
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{Facing, Objective, Piece, Position, Square};

/// Number of frames: around the own Command, and around the enemy's.
pub(super) const FRAMES: usize = 2;
/// Number of owners: the side that sees, and its enemy.
pub(super) const OWNERS: usize = 2;
/// Number of kinds of units.
pub(super) const KINDS: usize = 11;
/// Number of facings.
pub(super) const FACINGS: usize = 8;
/// Number of classes of steps to the exit: up to 31, more, and none at all.
pub(super) const EXITS: usize = 33;
/// Number of classes of free squares in a direction: 0 to 3 or more.
pub(super) const LANES: usize = 4;
/// Number of rows of units.
pub(super) const UNIT_ROWS: usize = FRAMES * OWNERS * KINDS * FACINGS * OFFSETS;
/// The first row of an exit.
pub(super) const FIRST_EXIT: usize = UNIT_ROWS;
/// The first row of a lane.
pub(super) const FIRST_LANE: usize = FIRST_EXIT + FRAMES * EXITS;
/// Number of rows.
pub(super) const ROWS: usize = FIRST_LANE + FRAMES * FACINGS * LANES;

/// Number of biases: one for boards with the published rules alone, and one for each further way to win.
pub(super) const BIASES: usize = 6;
/// Number of output buckets.
pub(super) const OUTPUT_BUCKETS: usize = 8;
/// Number of units of both sides together in each output bucket.
const UNITS_PER_BUCKET: usize = 4;

/// What a side sees from a Command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// The side that sees.
    view: Side,
    /// The side of the Command.
    command_side: Side,
    /// The Command.
    command: Piece,
    /// Whether the board is rotated.
    is_rotated: bool,
    /// Whether files are then reflected.
    is_mirrored: bool,
}

impl Frame {
    /// The frame of a view around a side's Command on a board of this size.
    #[inline]
    pub(super) fn new(view: Side, command_side: Side, command: Piece, size: u8) -> Frame {
        let is_rotated = view == Side::North;
        let file = if is_rotated { size - 1 - command.square.file() } else { command.square.file() };
        Frame { view, command_side, command, is_rotated, is_mirrored: 2 * file >= size }
    }

    /// Number of the frame in the view.
    fn number(self) -> usize {
        usize::from(self.command_side != self.view)
    }

    /// A facing as the view sees it.
    #[inline]
    fn seen(self, facing: Facing) -> usize {
        let rotated = facing.index() + if self.is_rotated { FACINGS / 2 } else { 0 };
        (if self.is_mirrored { 2 * FACINGS - rotated } else { rotated }) % FACINGS
    }

    /// The row of a unit.
    #[inline]
    pub(super) fn unit_row(self, owner: Side, unit: Piece) -> usize {
        let offset = |unit: u8, command: u8| i32::from(unit) - i32::from(command);
        let (from, to) = (self.command.square, unit.square);
        let sign = |is_negative: bool| if is_negative { -1 } else { 1 };
        let files = sign(self.is_rotated != self.is_mirrored) * offset(to.file(), from.file());
        let ranks = sign(self.is_rotated) * offset(to.rank(), from.rank());
        let owner = self.number() * OWNERS + usize::from(owner != self.view);
        let stance = (owner * KINDS + unit.kind.index()) * FACINGS + self.seen(unit.facing);
        stance * OFFSETS + offsets::class(files, ranks)
    }

    /// The row of the steps that the Command needs to leave the board.
    pub(super) fn exit_row(self, distances: ExitDistances) -> usize {
        let steps = distances.steps(self.command_side, self.command.square, self.command.facing);
        let class = steps.map_or(EXITS - 1, |steps| usize::from(steps).min(EXITS - 2));
        FIRST_EXIT + self.number() * EXITS + class
    }

    /// The rows of the free squares in each direction.
    pub(super) fn lane_rows(self, position: &Position) -> impl Iterator<Item = usize> {
        Facing::ALL.into_iter().map(move |facing| {
            let is_free = |&distance: &u8| {
                let square = self.command.square.toward(facing, distance);
                square.is_some_and(|square| is_open(position, square))
            };
            let free = (1..LANES as u8).take_while(is_free).count();
            FIRST_LANE + (self.number() * FACINGS + self.seen(facing)) * LANES + free
        })
    }

    /// Calls `visit` with the rows of all inputs.
    pub(super) fn for_each_row(self, position: &Position, distances: ExitDistances, mut visit: impl FnMut(usize)) {
        for owner in Side::ALL {
            position.units(owner).iter().for_each(|&unit| visit(self.unit_row(owner, unit)));
        }
        visit(self.exit_row(distances));
        self.lane_rows(position).for_each(visit);
    }

    /// The sum of the rows of all inputs.
    pub(super) fn sum(self, position: &Position, distances: ExitDistances, rows: &[ShortRow]) -> Row {
        let mut sum = Row::ZERO;
        self.for_each_row(position, distances, |row| sum.add_short(&rows[row]));
        sum
    }
}

/// Whether all units can enter a square, apart from what stands on it.
fn is_open(position: &Position, square: Square) -> bool {
    let board = position.board();
    square.is_on(board.size()) && board.terrain(square).is_none_or(|kind| kind.terrain().drive == DriveEffect::Free)
}

/// The number of the bias: by the further way to win that the board has.
pub(super) fn bias(position: &Position) -> usize {
    match position.board().objective() {
        None => usize::from(position.board().flag(Side::South).is_some()),
        Some(Objective::Hold { .. }) => 2,
        Some(Objective::Escort { .. }) => 3,
        Some(Objective::Depots { .. }) => 4,
        Some(Objective::Survivors { .. }) => 5,
    }
}

/// The output bucket: by the number of units of both sides.
pub(super) fn output_bucket(position: &Position) -> usize {
    let units: usize = Side::ALL.into_iter().map(|side| position.units(side).len()).sum();
    (units / UNITS_PER_BUCKET).min(OUTPUT_BUCKETS - 1)
}
