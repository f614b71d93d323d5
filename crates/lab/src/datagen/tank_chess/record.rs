//! A training position of Tank Chess as bytes. A record has everything that differs from the start of its board, so that the inputs of a
//! network can change without new games. `docs/datagen.md` describes it for other programs.

use super::super::format::{Format, ResultForMover, TrainingRecord};
use super::header::Header;
use cannon_engine::playable::Playable;
use cannon_rules::tank_chess::{
    Facing, HoldCount, Occupant, Position, Setup, SetupError, Square, SquareSet, UnitKind, UnitTable,
};
use cannon_rules::{Game, Side};

/// Length in bytes of the field at the beginning of a record that has the length of the record.
const LENGTH_BYTES: usize = 2;
/// Length in bytes of the numbers before the units.
pub(super) const FIXED_BYTES: usize = 18;
/// The place of the part that identifies the position: board, side to move, units, wrecks and mines.
pub(super) const KEY_START: usize = 8;
/// Length in bytes of a unit: its square, and its kind and facing.
const UNIT_BYTES: usize = 3;
/// Number of facings.
const FACINGS: u8 = 8;

/// An error in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(in super::super) enum RecordFault {
    /// The length does not match the contents.
    #[error("its length is {found} and not {expected}")]
    Length {
        /// The length in the file.
        found: usize,
        /// The length of its contents.
        expected: usize,
    },
    /// The score is out of bounds.
    #[error("the score {0} is not from -{most} to {most}", most = Header::MAX_SCORE)]
    Score(i16),
    /// The result is not 0, 1 or 2.
    #[error("the result is {0} and not 0, 1 or 2")]
    Result(u8),
    /// The byte behind the result is not 0.
    #[error("the byte behind the result is {0} and not 0")]
    Padding(u8),
    /// The header has no such board.
    #[error("the board has number {0}, and the header has fewer boards")]
    Board(u8),
    /// The side to move is neither 0 nor 1.
    #[error("the side to move is {0} and neither 0 nor 1")]
    Side(u8),
    /// The side that holds the marked squares is not 0, 1 or 2, or does not fit the number of turns.
    #[error("marked squares are held by {0} for {1} turns")]
    Held(u8, u8),
    /// A square beyond the largest board.
    #[error("there is no square {0}")]
    Square(u16),
    /// Squares are not in ascending order.
    #[error("{0} comes too late, or twice")]
    Order(Square),
    /// Two units, or a unit and a wreck, are on one square.
    #[error("two things stand on {0}")]
    Overlap(Square),
    /// There is no such kind of unit.
    #[error("there is no kind {0} of units")]
    Kind(u8),
    /// The contents are no position.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A side can win at once, or the game is over.
    #[error("a side can win at once, or the game is over")]
    Decided,
}

/// Whether a network can learn from a position: the game goes on, and no side could win at once if it were to move.
pub(super) fn is_undecided(position: &Position) -> bool {
    if position.outcome().is_some() || Side::ALL.iter().any(|&side| position.command(side).is_none()) {
        return false;
    }
    let attacks = position.attack_info();
    !position.can_win(&attacks) && !position.is_in_check(&attacks)
}

/// A record as bytes.
pub(super) fn encode(record: &TrainingRecord<Position>) -> Vec<u8> {
    let position = &record.position;
    let (wrecks, mines) = (position.wrecks(), position.mines());
    let counts = Side::ALL.map(|side| position.units(side).len() as u8);
    let held = position.held().map_or([0, 0], |held| [1 + held.side.index() as u8, held.turns]);
    let mut bytes = vec![0; LENGTH_BYTES];
    bytes.extend(record.score.to_le_bytes());
    bytes.extend(record.ply.to_le_bytes());
    bytes.extend([record.result as u8, 0]);
    bytes.extend([record.group, position.side_to_move().index() as u8, held[0], held[1], counts[0], counts[1]]);
    bytes.extend((wrecks.count() as u16).to_le_bytes());
    bytes.extend((mines.count() as u16).to_le_bytes());
    for unit in Side::ALL.into_iter().flat_map(|side| position.units(side)) {
        bytes.extend((unit.square.index() as u16).to_le_bytes());
        bytes.push(unit.kind.index() as u8 * FACINGS + unit.facing.index() as u8);
    }
    for square in wrecks.iter().chain(mines.iter()) {
        bytes.extend((square.index() as u16).to_le_bytes());
    }
    let length = bytes.len() as u16;
    bytes[..LENGTH_BYTES].copy_from_slice(&length.to_le_bytes());
    bytes
}

/// The length of a record in bytes, which stands in its first bytes.
///
/// # Errors
/// If it is too short for a record.
pub(super) fn length(start: &[u8]) -> Result<usize, RecordFault> {
    let found = usize::from(u16::from_le_bytes([start[0], start[1]]));
    if found < FIXED_BYTES { Err(RecordFault::Length { found, expected: FIXED_BYTES }) } else { Ok(found) }
}

/// Reads a record of at least [`FIXED_BYTES`] bytes.
///
/// # Errors
/// If a field is out of its bounds, or the position is [decided](RecordFault::Decided).
pub(super) fn decode(bytes: &[u8], header: &Header) -> Result<TrainingRecord<Position>, RecordFault> {
    let number = |place: usize| u16::from_le_bytes([bytes[place], bytes[place + 1]]);
    let score = number(2) as i16;
    if !(-Header::MAX_SCORE..=Header::MAX_SCORE).contains(&score) {
        return Err(RecordFault::Score(score));
    }
    let result = *ResultForMover::ALL.get(usize::from(bytes[6])).ok_or(RecordFault::Result(bytes[6]))?;
    if bytes[7] != 0 {
        return Err(RecordFault::Padding(bytes[7]));
    }
    let board = header.boards.get(usize::from(bytes[8])).ok_or(RecordFault::Board(bytes[8]))?;
    let to_move = *Side::ALL.get(usize::from(bytes[9])).ok_or(RecordFault::Side(bytes[9]))?;
    let held = match (bytes[10], bytes[11]) {
        (0, 0) => None,
        (side @ 1..=2, turns @ 1..) => Some(HoldCount { side: Side::ALL[usize::from(side) - 1], turns }),
        (side, turns) => return Err(RecordFault::Held(side, turns)),
    };
    let units = [bytes[12], bytes[13]].map(usize::from);
    let [wrecks, mines] = [number(14), number(16)].map(usize::from);
    let expected = FIXED_BYTES + UNIT_BYTES * (units[0] + units[1]) + 2 * (wrecks + mines);
    if bytes.len() != expected {
        return Err(RecordFault::Length { found: bytes.len(), expected });
    }
    let mut setup = board.setup.clone();
    (setup.to_move, setup.held, setup.mines) = (to_move, held, SquareSet::EMPTY);
    Square::all(Square::MAX_SIZE).for_each(|square| setup.set(square, None));
    let mut rest = bytes[FIXED_BYTES..].iter().copied();
    let mut next = || rest.next().unwrap_or_default();
    for (side, count) in Side::ALL.into_iter().zip(units) {
        let mut last = None;
        for _ in 0..count {
            let square = next_square(&mut last, [next(), next()])?;
            let code = next();
            let kind = kind_of(code / FACINGS).ok_or(RecordFault::Kind(code / FACINGS))?;
            let facing = Facing::from_index(usize::from(code));
            put(&mut setup, square, Occupant::Unit { side, kind, facing })?;
        }
    }
    let mut last = None;
    for _ in 0..wrecks {
        put(&mut setup, next_square(&mut last, [next(), next()])?, Occupant::Wreck)?;
    }
    let mut last = None;
    for _ in 0..mines {
        setup.mines.insert(next_square(&mut last, [next(), next()])?);
    }
    let position = setup.position(&header.rules())?;
    if !is_undecided(&position) {
        return Err(RecordFault::Decided);
    }
    Ok(TrainingRecord { position, group: bytes[8], score, ply: number(4), result })
}

/// The kind of units with this number.
fn kind_of(number: u8) -> Option<UnitKind> {
    UnitTable::builtin().kinds().nth(usize::from(number))
}

/// Puts a unit or a wreck on a square where nothing stands.
fn put(setup: &mut Setup, square: Square, occupant: Occupant) -> Result<(), RecordFault> {
    if setup.occupant(square).is_some() {
        return Err(RecordFault::Overlap(square));
    }
    setup.set(square, Some(occupant));
    Ok(())
}

/// The next square of a list in ascending order.
fn next_square(last: &mut Option<Square>, bytes: [u8; 2]) -> Result<Square, RecordFault> {
    let index = u16::from_le_bytes(bytes);
    let square = Square::from_index(index).ok_or(RecordFault::Square(index))?;
    if last.replace(square).is_some_and(|last| last >= square) {
        return Err(RecordFault::Order(square));
    }
    Ok(square)
}
