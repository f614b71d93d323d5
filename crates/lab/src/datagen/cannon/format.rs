//! The binary format of training data: a header of 72 bytes, then one record of 42 bytes for each position. All numbers are little-endian.
//! `docs/datagen.md` describes it for other programs.

use super::super::origin::Origin;
use super::super::result_for_mover::ResultForMover;
use super::super::stats::Sample;
use cannon_engine::playable::Playable;
use cannon_rules::cannon::{PieceKind, Point, Position, Ruleset, Setup, SetupError};
use cannon_rules::{Game, Side};

/// The first bytes of a file.
pub(super) const MAGIC: [u8; 8] = *b"CANNONTD";
/// The version of the format.
const VERSION: u16 = 2;
/// Length of the header in bytes.
pub(super) const HEADER_BYTES: usize = 72;
/// Length of a record in bytes.
pub(super) const RECORD_BYTES: usize = 42;
/// Length in bytes of the part of a record that identifies its position: pieces, side to move and rules.
const KEY_BYTES: usize = 36;
/// Maximum amount of a score in hundredths of a soldier. A position beyond it is decided and teaches nothing.
pub(super) const MAX_SCORE: i16 = 1_500;
/// Number of points of the board, and of bits that a set of points uses.
const POINTS: u32 = 100;

/// The header of a file: how its positions were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Header {
    /// The rulesets that were played in turn, one bit for each entry of [`Ruleset::PRESETS`].
    pub(super) rules: u8,
    /// How the positions were made. Scores and the balance are in hundredths of a soldier.
    pub(super) origin: Origin,
}

/// An error in a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum HeaderFault {
    /// The file does not begin with [`MAGIC`].
    #[error("it does not begin with {:?}", MAGIC.escape_ascii().to_string())]
    Magic,
    /// The file has another version of the format.
    #[error("the format's version is {0} and not {VERSION}")]
    Version(u16),
    /// Records have another length.
    #[error("a record has {0} bytes and not {RECORD_BYTES}")]
    RecordBytes(u16),
    /// The set of rulesets is empty, or has a ruleset that does not exist.
    #[error("the set of rulesets is {0:#010b}, of which {count} bits can be set", count = Ruleset::PRESETS.len())]
    Rules(u8),
}

impl Header {
    /// The header as bytes.
    pub(super) fn encode(&self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10..12].copy_from_slice(&(RECORD_BYTES as u16).to_le_bytes());
        bytes[12] = self.rules;
        bytes[Origin::START..].copy_from_slice(&self.origin.encode());
        bytes
    }

    /// Reads a header.
    ///
    /// # Errors
    /// If the bytes are no header of this version.
    pub(super) fn decode(bytes: &[u8; HEADER_BYTES]) -> Result<Header, HeaderFault> {
        if bytes[..8] != MAGIC {
            return Err(HeaderFault::Magic);
        }
        match u16::from_le_bytes([bytes[8], bytes[9]]) {
            VERSION => {}
            other => return Err(HeaderFault::Version(other)),
        }
        match u16::from_le_bytes([bytes[10], bytes[11]]) {
            length if usize::from(length) == RECORD_BYTES => {}
            other => return Err(HeaderFault::RecordBytes(other)),
        }
        if bytes[12] == 0 || usize::from(bytes[12]) >= 1 << Ruleset::PRESETS.len() {
            return Err(HeaderFault::Rules(bytes[12]));
        }
        Ok(Header { rules: bytes[12], origin: Origin::decode(bytes) })
    }
}

/// A training position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TrainingRecord {
    /// The position.
    pub(super) position: Position,
    /// The number of its rules in [`Ruleset::PRESETS`].
    pub(super) rules: u8,
    /// The score of the search for the side to move, in hundredths of a soldier; at most [`MAX_SCORE`] either way.
    pub(super) score: i16,
    /// The number of actions before the position.
    pub(super) ply: u16,
    /// The result of its game.
    pub(super) result: ResultForMover,
}

/// An error in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum RecordFault {
    /// A set of points has bits beyond the board.
    #[error("soldiers stand beyond the board")]
    OffBoard,
    /// Two pieces are on one point.
    #[error("two pieces stand on {0}")]
    Overlap(Point),
    /// The number of a point is 100 or more.
    #[error("a town stands on point {0}, and points are numbered up to 99")]
    Town(u8),
    /// The side to move is neither 0 nor 1.
    #[error("the side to move is {0} and neither 0 nor 1")]
    Side(u8),
    /// The rules have no such number.
    #[error("the rules have number {0}, and there are {count}", count = Ruleset::PRESETS.len())]
    Rules(u8),
    /// The score is out of bounds.
    #[error("the score {0} is not from -{MAX_SCORE} to {MAX_SCORE}")]
    Score(i16),
    /// The result is not 0, 1 or 2.
    #[error("the result is {0} and not 0, 1 or 2")]
    Result(u8),
    /// The last byte is not 0.
    #[error("the last byte is {0} and not 0")]
    Padding(u8),
    /// The pieces are no position.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A town can be taken, or the game is over.
    #[error("a town can be taken, or the game is over")]
    Decided,
}

/// Whether a network can learn from a position: both towns stand, neither can be taken at once, and the game goes on.
pub(super) fn is_undecided(position: &Position) -> bool {
    let attacks = position.attack_info();
    Side::ALL.iter().all(|&side| position.town(side).is_some())
        && position.outcome().is_none()
        && !position.can_win(&attacks)
        && !position.is_in_check(&attacks)
}

impl TrainingRecord {
    /// What the record says besides the pieces.
    pub(super) fn sample(&self) -> Sample {
        Sample {
            to_move: self.position.side_to_move(),
            score: self.score,
            ply: self.ply,
            result: self.result,
            group: self.rules,
            units: 0,
        }
    }

    /// The record as bytes.
    pub(super) fn encode(&self) -> [u8; RECORD_BYTES] {
        let mut bytes = [0; RECORD_BYTES];
        for (side, start) in [(Side::South, 0), (Side::North, 16)] {
            let points = self.position.soldiers(side).into_iter();
            let set: u128 = points.map(|point| 1 << point.index()).sum();
            bytes[start..start + 16].copy_from_slice(&set.to_le_bytes());
        }
        for (side, place) in [(Side::South, 32), (Side::North, 33)] {
            bytes[place] = self.position.town(side).map_or(u8::MAX, |point| point.index() as u8);
        }
        bytes[34] = self.position.side_to_move().index() as u8;
        bytes[35] = self.rules;
        bytes[36..38].copy_from_slice(&self.score.to_le_bytes());
        bytes[38..40].copy_from_slice(&self.ply.to_le_bytes());
        bytes[40] = self.result as u8;
        bytes
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If a field is out of its bounds, or the position is [decided](RecordFault::Decided).
    pub(super) fn decode(bytes: &[u8; RECORD_BYTES]) -> Result<TrainingRecord, RecordFault> {
        let rules = Ruleset::PRESETS.get(usize::from(bytes[35])).ok_or(RecordFault::Rules(bytes[35]))?.1;
        let to_move = *Side::ALL.get(usize::from(bytes[34])).ok_or(RecordFault::Side(bytes[34]))?;
        let score = i16::from_le_bytes([bytes[36], bytes[37]]);
        if !(-MAX_SCORE..=MAX_SCORE).contains(&score) {
            return Err(RecordFault::Score(score));
        }
        let result = *ResultForMover::ALL.get(usize::from(bytes[40])).ok_or(RecordFault::Result(bytes[40]))?;
        if bytes[41] != 0 {
            return Err(RecordFault::Padding(bytes[41]));
        }
        let mut setup = Setup::empty(to_move);
        let mut put = |point: Point, side, kind| match setup.piece_at(point) {
            Some(_) => Err(RecordFault::Overlap(point)),
            None => {
                setup.set(point, Some((side, kind)));
                Ok(())
            }
        };
        for (side, start, town) in [(Side::South, 0, bytes[32]), (Side::North, 16, bytes[33])] {
            let set = bytes[start..start + 16].iter().rev().fold(0, |set, &byte| set << 8 | u128::from(byte));
            if set >> POINTS != 0 {
                return Err(RecordFault::OffBoard);
            }
            for point in Point::all().filter(|point| set >> point.index() & 1 == 1) {
                put(point, side, PieceKind::Soldier)?;
            }
            put(Point::from_index(town).ok_or(RecordFault::Town(town))?, side, PieceKind::Town)?;
        }
        let position = setup.position(&rules)?;
        if !is_undecided(&position) {
            return Err(RecordFault::Decided);
        }
        let ply = u16::from_le_bytes([bytes[38], bytes[39]]);
        Ok(TrainingRecord { position, rules: bytes[35], score, ply, result })
    }
}

/// The part of a record that identifies its position.
pub(super) fn key(record: &[u8]) -> &[u8] {
    &record[..KEY_BYTES]
}
