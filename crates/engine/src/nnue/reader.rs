//! The reader of network files. The layout is in `docs/network.md`.

use super::error::NetworkError;
use super::features::{BUCKETS, ENEMY_FILES, INPUTS, OWN_FILES};
use super::layers::{Row, UNITS};
use super::network::{Network, OUTPUT_BUCKETS, Role};

/// The first bytes of a network file.
const MAGIC: [u8; 8] = *b"CANNONNN";
/// The version of the format.
const VERSION: u16 = 1;
/// Bytes before the weights.
const HEADER: usize = 32;
/// The place of the checksum, which covers all bytes before and behind it.
const CHECKSUM: std::ops::Range<usize> = 28..32;
/// The numbers of the header that must be those of this program, from byte 10 on.
const DIMENSIONS: [(&str, usize); 5] = [
    ("units", UNITS),
    ("files of the own town", OWN_FILES),
    ("files of the enemy town", ENEMY_FILES),
    ("inputs", INPUTS),
    ("output buckets", OUTPUT_BUCKETS),
];
/// The place of the first of [`DIMENSIONS`].
const FIRST_DIMENSION: usize = 10;
/// Number of rows of weights in a file: those of the own files, then those of the enemy files.
const FILE_ROWS: usize = (OWN_FILES + ENEMY_FILES) * INPUTS;
/// Number of bytes of a file.
pub(super) const FILE_BYTES: usize =
    HEADER + 2 * UNITS * (2 + FILE_ROWS) + 2 * UNITS * OUTPUT_BUCKETS + 4 * OUTPUT_BUCKETS;

const _: () = assert!(FILE_BYTES <= super::MAX_FILE_BYTES, "the network is too large");

/// The largest absolute values. A unit is then at most 2,000 + 30 * 2 * 505 = 32,300 with all 30 soldiers on the board, and the sum of the
/// products of an output at most 256 * 255 * 255 * 127, so that 16 and 32 bits hold them.
const MAX_BIAS: i32 = 2_000;
/// See [`MAX_BIAS`].
const MAX_WEIGHT: i32 = 505;
/// See [`MAX_BIAS`].
const MAX_OUTPUT_WEIGHT: i32 = 127;
/// The largest absolute value of an output bias.
const MAX_OUTPUT_BIAS: i32 = 1 << 20;
/// The largest scale.
const MAX_SCALE: i32 = 1_000;

impl Network {
    /// Reads a network from the bytes of a file.
    ///
    /// # Errors
    /// Returns the first fault with its place.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(NetworkError::Magic);
        }
        if bytes.len() < HEADER {
            return Err(NetworkError::Length { found: bytes.len(), expected: FILE_BYTES });
        }
        let mut reader = Reader { bytes, offset: MAGIC.len() };
        match u16::from_le_bytes(reader.take()) {
            VERSION => {}
            found => return Err(NetworkError::Version { found, expected: VERSION }),
        }
        for (n, (name, expected)) in DIMENSIONS.into_iter().enumerate() {
            let (found, expected) = (u16::from_le_bytes(reader.take()), expected as u16);
            if found != expected {
                return Err(NetworkError::Dimension { offset: FIRST_DIMENSION + 2 * n, name, found, expected });
            }
        }
        if bytes.len() != FILE_BYTES {
            return Err(NetworkError::Length { found: bytes.len(), expected: FILE_BYTES });
        }
        let expected = u32::from_le_bytes(Reader { bytes, offset: CHECKSUM.start }.take());
        let found = crc32(bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]));
        if found != expected {
            return Err(NetworkError::Checksum { found, expected });
        }
        let scale = reader.number("scale", 1, MAX_SCALE, |bytes| u16::from_le_bytes(bytes).into())?;
        let role = reader.number("role", 0, 1, |[byte]| byte.into())?;
        reader.offset = HEADER;
        let biases = [reader.row("bias", MAX_BIAS)?, reader.row("bias", MAX_BIAS)?];
        let file_rows = (0..FILE_ROWS).map(|_| reader.row("weight", MAX_WEIGHT)).collect::<Result<Vec<Row>, _>>()?;
        let mut output_weights = [[Row::ZERO; 2]; OUTPUT_BUCKETS];
        for row in output_weights.iter_mut().flatten() {
            for weight in &mut row.0 {
                *weight = reader
                    .signed("output weight", MAX_OUTPUT_WEIGHT, |[byte]| i8::from_le_bytes([byte]).into())?
                    as i16;
            }
        }
        let mut output_biases = [0; OUTPUT_BUCKETS];
        for bias in &mut output_biases {
            *bias = reader.signed("output bias", MAX_OUTPUT_BIAS, i32::from_le_bytes)?;
        }
        Ok(Network {
            biases,
            rows: combined(&file_rows),
            output_weights,
            output_biases,
            scale,
            role: if role == 0 { Role::Evaluation } else { Role::Correction },
            checksum: found,
        })
    }
}

/// The rows of all buckets. A file has rows for each file of the own town and others for each file of the enemy town; a row of a bucket is
/// the sum of the two for its files.
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

/// Reads numbers one after the other. The length of the bytes has been checked before.
struct Reader<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl Reader<'_> {
    /// The next bytes.
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut taken = [0; N];
        taken.copy_from_slice(&self.bytes[self.offset..self.offset + N]);
        self.offset += N;
        taken
    }

    /// The next number.
    fn number<const N: usize>(
        &mut self,
        name: &'static str,
        least: i32,
        most: i32,
        decode: impl FnOnce([u8; N]) -> i32,
    ) -> Result<i32, NetworkError> {
        let offset = self.offset;
        let found = decode(self.take());
        if (least..=most).contains(&found) {
            Ok(found)
        } else {
            Err(NetworkError::Range { offset, name, found, least, most })
        }
    }

    /// The next number, which is at most `most` either way.
    fn signed<const N: usize>(
        &mut self,
        name: &'static str,
        most: i32,
        decode: impl FnOnce([u8; N]) -> i32,
    ) -> Result<i32, NetworkError> {
        self.number(name, -most, most, decode)
    }

    /// The next row.
    fn row(&mut self, name: &'static str, most: i32) -> Result<Row, NetworkError> {
        let mut row = Row::ZERO;
        for unit in &mut row.0 {
            *unit = self.signed(name, most, |bytes| i16::from_le_bytes(bytes).into())? as i16;
        }
        Ok(row)
    }
}

/// The checksum of zlib and PNG, CRC-32 with the reflected polynomial `0xEDB88320`.
pub(super) fn crc32<'a>(bytes: impl Iterator<Item = &'a u8>) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut n = 0;
        while n < 256 {
            let mut value = n as u32;
            let mut bit = 0;
            while bit < 8 {
                value = if value & 1 == 0 { value >> 1 } else { value >> 1 ^ 0xedb8_8320 };
                bit += 1;
            }
            table[n] = value;
            n += 1;
        }
        table
    };
    !bytes.fold(!0, |crc: u32, &byte| TABLE[(crc as u8 ^ byte) as usize] ^ crc >> 8)
}
