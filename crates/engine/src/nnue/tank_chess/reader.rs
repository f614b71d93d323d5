//! The reader of Tank Chess' network files. The layout is in `docs/network.md`.

use super::super::MAX_FILE_BYTES;
use super::super::error::NetworkError;
use super::super::file::{Format, HEADER};
use super::features::{
    BIASES, EXITS, FACINGS, FIRST_EXIT, FRAMES, KINDS, LANES, OUTPUT_BUCKETS, OWNERS, ROWS, UNIT_ROWS,
};
use super::network::{NEURONS, Network, Row, ShortRow};
use super::offsets::{DIRECTIONS, OFFSETS, direction_of};

/// What a file of a network of Tank Chess must have.
const FORMAT: Format<6> = Format {
    magic: "TANKCHNN",
    dimensions: [
        ("units", NEURONS),
        ("kinds", KINDS),
        ("offsets", OFFSETS),
        ("exit distances", EXITS),
        ("output buckets", OUTPUT_BUCKETS),
        ("biases", BIASES),
    ],
    bytes: FILE_BYTES,
};

/// Number of frames and owners together.
const SIDES: usize = FRAMES * OWNERS;
/// Number of directions from a Command, including its own square.
const ALL_DIRECTIONS: usize = DIRECTIONS + 1;
/// Number of rows in a file by kind and offset.
const PLACES: usize = SIDES * KINDS * OFFSETS;
/// Number of rows in a file by facing and offset.
const STANCES: usize = SIDES * FACINGS * OFFSETS;
/// Number of rows in a file by kind, facing and direction.
const AIMS: usize = SIDES * KINDS * FACINGS * ALL_DIRECTIONS;
/// Number of rows in a file for exits and lanes.
const OTHERS: usize = ROWS - FIRST_EXIT;
/// The place of the first weight, behind the biases.
pub(super) const FIRST_WEIGHT: usize = HEADER + 2 * BIASES * NEURONS;
/// Number of bytes of the output layer, at the end of a file.
pub(super) const OUTPUT_BYTES: usize = 2 * OUTPUT_BUCKETS * NEURONS + 4 * OUTPUT_BUCKETS;
/// Number of bytes of a file.
pub(super) const FILE_BYTES: usize = FIRST_WEIGHT + NEURONS * (PLACES + STANCES + AIMS + OTHERS) + OUTPUT_BYTES;

const _: () = assert!(FILE_BYTES <= MAX_FILE_BYTES, "the network is too large");

/// The largest absolute value of a bias. A row of weights of a unit is limited to 8 bits, so that a view is at most 2,000 + 128 * (64 * 2 +
/// 2 * (1 + 8)) = 20,688 with all 64 units on the board, which fits into 16 bits.
const MAX_BIAS: i32 = 2_000;
const _: () = assert!(FRAMES * FACINGS * LANES + FRAMES * EXITS == OTHERS);

impl Network {
    /// Reads a network from the bytes of a file.
    ///
    /// # Errors
    /// Returns the first fault with its place.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (mut reader, checksum) = FORMAT.open(bytes)?;
        let scale = reader.scale()?;
        reader.skip_header();
        let mut biases = [Row::ZERO; BIASES];
        for bias in &mut biases {
            *bias = reader.row("bias", MAX_BIAS)?;
        }
        let [places, stances, aims, others] = [PLACES, STANCES, AIMS, OTHERS]
            .map(|count| (0..count).map(|_| reader.short_row()).collect::<Vec<ShortRow>>());
        let units = (0..UNIT_ROWS).map(|row| {
            let (stance, offset) = (row / OFFSETS, row % OFFSETS);
            let (unit, facing) = (stance / FACINGS, stance % FACINGS);
            ShortRow::sum(&[
                &places[unit * OFFSETS + offset],
                &stances[(unit / KINDS * FACINGS + facing) * OFFSETS + offset],
                &aims[stance * ALL_DIRECTIONS + direction_of(offset)],
            ])
        });
        let rows = units.chain(others.iter().copied()).collect();
        Ok(Network { biases, rows, output: reader.output_layer()?, scale, checksum })
    }
}
