//! The binary format of training data: a header of 72 bytes, then one record of 42 bytes for each position. All numbers are little-endian.
//! `docs/datagen.md` describes it for other programs.

use std::io::Read;

use super::super::data_error::DataError;
use super::super::format::{Format, FormatError, HEADER_BYTES, ResultForMover, TrainingRecord};
use super::super::origin::Origin;
use cannon_cli::CliError;
use cannon_engine::playable::Playable;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{PieceKind, Point, Position, Ruleset, Setup, SetupError};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

/// Length of a record in bytes.
pub(super) const RECORD_BYTES: usize = 42;
/// Length in bytes of the part of a record that identifies its position: pieces, side to move and rules.
const KEY_BYTES: usize = 36;
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
pub(in super::super) enum HeaderFault {
    /// Records have another length.
    #[error("a record has {0} bytes and not {RECORD_BYTES}")]
    RecordBytes(u16),
    /// The set of rulesets is empty, or has a ruleset that does not exist.
    #[error("the set of rulesets is {0:#010b}, of which {count} bits can be set", count = Ruleset::PRESETS.len())]
    Rules(u8),
}

/// An error in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(in super::super) enum RecordFault {
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
    #[error("the score {0} is not from -{most} to {most}", most = Header::MAX_SCORE)]
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

impl Format for Header {
    type Position = Position;
    type HeaderFault = HeaderFault;
    type RecordFault = RecordFault;

    const MAGIC: [u8; 8] = *b"CANNONTD";
    const VERSION: u16 = 2;
    const MAX_SCORE: i16 = 1_500;
    const MAX_PLIES: usize = 400;
    const MIN_RECORD_BYTES: usize = RECORD_BYTES;
    const GROUPS: &'static str = "rules";

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn with_origin(&self, origin: Origin) -> Header {
        Header { origin, ..*self }
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = Header::MAGIC.to_vec();
        bytes.extend(Header::VERSION.to_le_bytes());
        bytes.extend((RECORD_BYTES as u16).to_le_bytes());
        bytes.push(self.rules);
        bytes.extend(self.origin.encode());
        bytes
    }

    fn read_header(
        start: &[u8; HEADER_BYTES],
        _input: &mut impl Read,
        _offset: &mut u64,
    ) -> Result<Header, FormatError<Header>> {
        let (record_bytes, rules) = (u16::from_le_bytes([start[10], start[11]]), start[12]);
        if usize::from(record_bytes) != RECORD_BYTES {
            return Err(DataError::Header(HeaderFault::RecordBytes(record_bytes)));
        }
        if rules == 0 || usize::from(rules) >= 1 << Ruleset::PRESETS.len() {
            return Err(DataError::Header(HeaderFault::Rules(rules)));
        }
        Ok(Header { rules, origin: Origin::decode(start) })
    }

    fn record_length(_start: &[u8]) -> Result<usize, RecordFault> {
        Ok(RECORD_BYTES)
    }

    fn decode_record(&self, bytes: &[u8]) -> Result<TrainingRecord<Position>, RecordFault> {
        let rules = Ruleset::PRESETS.get(usize::from(bytes[35])).ok_or(RecordFault::Rules(bytes[35]))?.1;
        let to_move = *Side::ALL.get(usize::from(bytes[34])).ok_or(RecordFault::Side(bytes[34]))?;
        let score = i16::from_le_bytes([bytes[36], bytes[37]]);
        if !(-Header::MAX_SCORE..=Header::MAX_SCORE).contains(&score) {
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
        Ok(TrainingRecord { position, group: bytes[35], score, ply, result })
    }

    fn encode_record(record: &TrainingRecord<Position>) -> Vec<u8> {
        let mut bytes = vec![0; RECORD_BYTES];
        for (side, start) in [(Side::South, 0), (Side::North, 16)] {
            let points = record.position.soldiers(side).into_iter();
            let set: u128 = points.map(|point| 1 << point.index()).sum();
            bytes[start..start + 16].copy_from_slice(&set.to_le_bytes());
        }
        for (side, place) in [(Side::South, 32), (Side::North, 33)] {
            bytes[place] = record.position.town(side).map_or(u8::MAX, |point| point.index() as u8);
        }
        bytes[34] = record.position.side_to_move().index() as u8;
        bytes[35] = record.group;
        bytes[36..38].copy_from_slice(&record.score.to_le_bytes());
        bytes[38..40].copy_from_slice(&record.ply.to_le_bytes());
        bytes[40] = record.result as u8;
        bytes
    }

    fn key(record: &[u8]) -> &[u8] {
        &record[..KEY_BYTES]
    }

    fn group_names(&self) -> Vec<&str> {
        Ruleset::PRESETS.map(|(name, _)| name).to_vec()
    }

    fn starts(&self) -> Result<Vec<(u8, AnyTimeline)>, CliError> {
        let start = |rules: &Ruleset| Timeline::new(Position::start(rules), HouseRules::DRAWS).into();
        let presets = (0..).zip(Ruleset::PRESETS).filter(|(number, _)| self.rules >> number & 1 == 1);
        Ok(presets.map(|(number, (_, rules))| (number, start(&rules))).collect())
    }

    fn undecided(timeline: &AnyTimeline) -> Option<&Position> {
        timeline.as_cannon().map(Timeline::position).filter(|position| is_undecided(position))
    }
}
