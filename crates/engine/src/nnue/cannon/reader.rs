//! The reader of Cannon's network files. The layout is in `docs/network.md`.

use super::super::MAX_FILE_BYTES;
use super::super::error::NetworkError;
use super::super::file::{Format, HEADER};
use super::features::{BUCKETS, ENEMY_FILES, INPUTS, OWN_FILES};
use super::network::{NEURONS, Network, OUTPUT_BUCKETS, Role, Row};

/// What a file of a network of Cannon must have.
const FORMAT: Format<5> = Format {
    magic: "CANNONNN",
    dimensions: [
        ("units", NEURONS),
        ("files of the own town", OWN_FILES),
        ("files of the enemy town", ENEMY_FILES),
        ("inputs", INPUTS),
        ("output buckets", OUTPUT_BUCKETS),
    ],
    bytes: FILE_BYTES,
};
/// Number of rows of weights in a network file: first the rows for the board files of the own town, then the rows for the board files of
/// the enemy town.
const FILE_ROWS: usize = (OWN_FILES + ENEMY_FILES) * INPUTS;
/// Number of bytes of a file.
pub(super) const FILE_BYTES: usize =
    HEADER + 2 * NEURONS * (2 + FILE_ROWS) + 2 * NEURONS * OUTPUT_BUCKETS + 4 * OUTPUT_BUCKETS;

const _: () = assert!(FILE_BYTES <= MAX_FILE_BYTES, "the network is too large");

/// The largest absolute value of a bias. With this and the next number, a unit is at most 2,000 + 30 * 2 * 505 = 32,300 with all 30
/// soldiers on the board, and the sum of the products of an output at most 256 * 255 * 255 * 127, so that 16 and 32 bits hold them.
const MAX_BIAS: i32 = 2_000;
/// The largest absolute value of a weight. See [`MAX_BIAS`].
const MAX_WEIGHT: i32 = 505;

impl Network {
    /// Reads a network from the bytes of a file.
    ///
    /// # Errors
    /// Returns the first fault with its place.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (mut reader, checksum) = FORMAT.open(bytes)?;
        let scale = reader.scale()?;
        let role = reader.number("role", 0, 1, |[byte]| byte.into())?;
        reader.skip_header();
        let biases = [reader.row("bias", MAX_BIAS)?, reader.row("bias", MAX_BIAS)?];
        let file_rows = (0..FILE_ROWS).map(|_| reader.row("weight", MAX_WEIGHT)).collect::<Result<Vec<Row>, _>>()?;
        Ok(Network {
            biases,
            rows: combined(&file_rows),
            output: reader.output_layer()?,
            scale,
            role: if role == 0 { Role::Evaluation } else { Role::Correction },
            checksum,
        })
    }
}

/// The rows of all buckets. A network file has rows for each board file of the own town, and other rows for each board file of the enemy
/// town. A row of a bucket is the sum of the two rows for the board files of the bucket.
fn combined(file_rows: &[Row]) -> Box<[Row]> {
    let (own, enemy) = file_rows.split_at(OWN_FILES * INPUTS);
    let rows = (0..BUCKETS * INPUTS).map(|row| {
        let (bucket, input) = (row / INPUTS, row % INPUTS);
        let mut sum = own[bucket / ENEMY_FILES * INPUTS + input];
        sum.add(&enemy[bucket % ENEMY_FILES * INPUTS + input]);
        sum
    });
    rows.collect()
}
