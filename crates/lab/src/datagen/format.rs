//! What the formats of both games have in common: the record of a position, the start of a header, and the reader, which checks every record.

use std::fmt::Display;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use super::data_error::{DataError, read_up_to};
use super::origin::Origin;
use cannon_cli::CliError;
use cannon_engine::playable::Playable;
use cannon_files::FileError;
use cannon_rules::any::AnyTimeline;

/// Length in bytes of the part of a header that all games have: [`Format::MAGIC`], [`Format::VERSION`], three bytes of the game, and the
/// origin.
pub(super) const HEADER_BYTES: usize = Origin::START + Origin::BYTES;

/// The result of the game of a position, for the side to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultForMover {
    /// The side to move lost.
    Loss,
    /// The game was drawn.
    Draw,
    /// The side to move won.
    Win,
}

impl ResultForMover {
    /// All results in the order of their numbers.
    pub(super) const ALL: [ResultForMover; 3] = [ResultForMover::Loss, ResultForMover::Draw, ResultForMover::Win];
}

/// A training position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TrainingRecord<G> {
    /// The position.
    pub(super) position: G,
    /// The number of its rules or of its board.
    pub(super) group: u8,
    /// The score of the search for the side to move, in hundredths of the smallest piece; at most [`Format::MAX_SCORE`] either way.
    pub(super) score: i16,
    /// The number of actions before the position.
    pub(super) ply: u16,
    /// The result of its game.
    pub(super) result: ResultForMover,
}

/// The error of a file in the format `F`.
pub(super) type FormatError<F> = DataError<<F as Format>::HeaderFault, <F as Format>::RecordFault>;

/// The format of a game: the header of a file, which says how its positions were made, and the records under such a header.
pub(super) trait Format: Clone + PartialEq + Sync {
    /// The positions of the game.
    type Position: Playable + Copy;
    /// What can be wrong with a header.
    type HeaderFault: Display;
    /// What can be wrong with a record.
    type RecordFault: Display;

    /// The first bytes of a file.
    const MAGIC: [u8; 8];
    /// The version of the format.
    const VERSION: u16;
    /// Maximum amount of a score. A position beyond it is decided and teaches nothing.
    const MAX_SCORE: i16;
    /// Longer games count as draws.
    const MAX_PLIES: usize;
    /// The least length of a record in bytes.
    const MIN_RECORD_BYTES: usize;
    /// The word for the groups of records, by rules or by boards.
    const GROUPS: &'static str;

    /// How the positions were made.
    fn origin(&self) -> &Origin;

    /// The same header with another origin.
    fn with_origin(&self, origin: Origin) -> Self;

    /// The header as bytes.
    fn encode(&self) -> Vec<u8>;

    /// Reads a header whose first bytes were read, and advances the number of bytes that were read.
    ///
    /// # Errors
    /// If the bytes are no header of this version.
    fn read_header(
        start: &[u8; HEADER_BYTES],
        input: &mut impl Read,
        offset: &mut u64,
    ) -> Result<Self, FormatError<Self>>;

    /// The length of a record in bytes, from its first [`MIN_RECORD_BYTES`](Format::MIN_RECORD_BYTES).
    ///
    /// # Errors
    /// If no record has this length.
    fn record_length(start: &[u8]) -> Result<usize, Self::RecordFault>;

    /// Reads a record of this length.
    ///
    /// # Errors
    /// If a field is out of its bounds, or the position is decided.
    fn decode_record(&self, bytes: &[u8]) -> Result<TrainingRecord<Self::Position>, Self::RecordFault>;

    /// A record as bytes.
    fn encode_record(record: &TrainingRecord<Self::Position>) -> Vec<u8>;

    /// The part of a record that identifies its position.
    fn key(record: &[u8]) -> &[u8];

    /// The names of all groups, in the order of their numbers.
    fn group_names(&self) -> Vec<&str>;

    /// The starts among which games take turns, each with the number of its group. There is at least one.
    ///
    /// # Errors
    /// If a board cannot be played.
    fn starts(&self) -> Result<Vec<(u8, AnyTimeline)>, CliError>;

    /// The current position, if it is not decided, so that a network can learn from it.
    fn undecided(timeline: &AnyTimeline) -> Option<&Self::Position>;

    /// Number of units on the board; 0 in games without a count of units.
    fn unit_count(_position: &Self::Position) -> usize {
        0
    }
}

/// Reads a file of training data and passes every record on, also as bytes.
///
/// # Errors
/// If the file cannot be read, is no file of training data of this game, or is damaged.
pub(super) fn read_records<F: Format>(
    path: &Path,
    on_record: &mut dyn FnMut(&TrainingRecord<F::Position>, &[u8]),
) -> Result<F, CliError> {
    let file = File::open(path).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    read::<F>(BufReader::new(file), on_record).map_err(|error| error.of_file(path))
}

/// Reads training data and passes every record on, also as bytes.
///
/// # Errors
/// The first error.
pub(super) fn read<F: Format>(
    mut input: impl Read,
    on_record: &mut dyn FnMut(&TrainingRecord<F::Position>, &[u8]),
) -> Result<F, FormatError<F>> {
    let mut start = [0; HEADER_BYTES];
    let length = read_up_to(&mut input, &mut start)?;
    // A file that is no training data at all gets an error that says so, and not an error about its length.
    if !start[..length].iter().zip(&F::MAGIC).all(|(ours, theirs)| ours == theirs) {
        return Err(DataError::Magic { expected: F::MAGIC });
    }
    let mut offset = length as u64;
    if length < HEADER_BYTES {
        return Err(DataError::Truncated { offset, part: "the header" });
    }
    let version = u16::from_le_bytes([start[8], start[9]]);
    if version != F::VERSION {
        return Err(DataError::Version { found: version, known: F::VERSION });
    }
    let header = F::read_header(&start, &mut input, &mut offset)?;
    let positions = header.origin().positions;
    let mut bytes = Vec::new();
    for number in 0..positions {
        let faulty = |fault| FormatError::<F>::Record { number, offset, fault };
        bytes.resize(F::MIN_RECORD_BYTES, 0);
        fill::<F>(&mut input, &mut bytes, offset)?;
        let length = F::record_length(&bytes).map_err(faulty)?;
        bytes.resize(length, 0);
        fill::<F>(&mut input, &mut bytes[F::MIN_RECORD_BYTES..], offset + F::MIN_RECORD_BYTES as u64)?;
        on_record(&header.decode_record(&bytes).map_err(faulty)?, &bytes);
        offset += length as u64;
    }
    if read_up_to(&mut input, &mut [0])? > 0 {
        return Err(DataError::TooLong { offset, positions });
    }
    Ok(header)
}

/// Fills the buffer with the bytes of a record from `offset` on.
fn fill<F: Format>(input: &mut impl Read, buffer: &mut [u8], offset: u64) -> Result<(), FormatError<F>> {
    let length = read_up_to(input, buffer)?;
    if length == buffer.len() {
        return Ok(());
    }
    Err(DataError::Truncated { offset: offset + length as u64, part: "its records" })
}
