//! The parts that network files of all games have in common: a header with dimensions, a checksum, and numbers one after the other.

use super::error::NetworkError;
use super::layers::{OutputLayer, Row, ShortRow};

/// The version of the formats.
const VERSION: u16 = 1;
/// Bytes before the weights.
pub(crate) const HEADER: usize = 32;
/// The place of the checksum, which covers all bytes before and behind it.
const CHECKSUM: std::ops::Range<usize> = 28..32;
/// Length of the magic at the beginning of a file.
const MAGIC_BYTES: usize = 8;

/// The largest absolute value of a weight of the output layer.
const MAX_OUTPUT_WEIGHT: i32 = 127;
/// The largest absolute value of a bias of the output layer.
const MAX_OUTPUT_BIAS: i32 = 1 << 20;
/// The largest scale.
const MAX_SCALE: i32 = 1_000;

/// What a file must have to be a network of a game.
pub(crate) struct Format<const N: usize> {
    /// How the file begins.
    pub(crate) magic: &'static str,
    /// The numbers behind the version, which must be those of this program.
    pub(crate) dimensions: [(&'static str, usize); N],
    /// Number of bytes of the file.
    pub(crate) bytes: usize,
}

impl<const N: usize> Format<N> {
    /// Checks the header and the checksum of a file. Returns a reader behind the dimensions, and the checksum.
    ///
    /// # Errors
    /// Returns the first fault with its place.
    pub(crate) fn open<'a>(&self, bytes: &'a [u8]) -> Result<(Reader<'a>, u32), NetworkError> {
        if !bytes.starts_with(self.magic.as_bytes()) {
            return Err(NetworkError::Magic(self.magic));
        }
        let wrong_length = NetworkError::Length { found: bytes.len(), expected: self.bytes };
        if bytes.len() < HEADER {
            return Err(wrong_length);
        }
        let mut reader = Reader { bytes, offset: MAGIC_BYTES };
        match u16::from_le_bytes(reader.take()) {
            VERSION => {}
            found => return Err(NetworkError::Version { found, expected: VERSION }),
        }
        for (name, expected) in self.dimensions {
            let (offset, expected) = (reader.offset, expected as u16);
            let found = u16::from_le_bytes(reader.take());
            if found != expected {
                return Err(NetworkError::Dimension { offset, name, found, expected });
            }
        }
        if bytes.len() != self.bytes {
            return Err(wrong_length);
        }
        let expected = u32::from_le_bytes(Reader { bytes, offset: CHECKSUM.start }.take());
        let found = checksum(bytes);
        if found == expected { Ok((reader, found)) } else { Err(NetworkError::Checksum { found, expected }) }
    }

    /// A file with this content behind the header.
    pub(crate) fn file(&self, content: impl IntoIterator<Item = u8>) -> Vec<u8> {
        let mut file = self.magic.as_bytes().to_vec();
        for number in [VERSION].into_iter().chain(self.dimensions.map(|(_, number)| number as u16)) {
            file.extend(number.to_le_bytes());
        }
        file.resize(HEADER, 0);
        file.extend(content);
        update_checksum(&mut file);
        file
    }
}

/// Reads numbers one after the other. The length of the bytes has been checked before.
pub(crate) struct Reader<'a> {
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
    pub(super) fn number<const N: usize>(
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
    pub(super) fn signed<const N: usize>(
        &mut self,
        name: &'static str,
        most: i32,
        decode: impl FnOnce([u8; N]) -> i32,
    ) -> Result<i32, NetworkError> {
        self.number(name, -most, most, decode)
    }

    /// The next number as the scale: the evaluation that an output of 1 means.
    ///
    /// # Errors
    /// If it is out of its range.
    pub(super) fn scale(&mut self) -> Result<i32, NetworkError> {
        self.number("scale", 1, MAX_SCALE, |bytes| u16::from_le_bytes(bytes).into())
    }

    /// Goes on behind the header.
    pub(crate) fn skip_header(&mut self) {
        self.offset = HEADER;
    }

    /// The next row, of 8 bits for each unit. All numbers of 8 bits are within their range.
    pub(super) fn short_row<const NEURONS: usize>(&mut self) -> ShortRow<NEURONS> {
        ShortRow(self.take().map(|byte: u8| i8::from_le_bytes([byte])))
    }

    /// The next rows of weights of the output layer, and behind them the biases.
    pub(super) fn output_layer<const NEURONS: usize, const BUCKETS: usize>(
        &mut self,
    ) -> Result<OutputLayer<NEURONS, BUCKETS>, NetworkError> {
        let mut weights = [[Row::ZERO; 2]; BUCKETS];
        for row in weights.iter_mut().flatten() {
            for weight in &mut row.0 {
                *weight =
                    self.signed("output weight", MAX_OUTPUT_WEIGHT, |[byte]| i8::from_le_bytes([byte]).into())? as i16;
            }
        }
        let mut biases = [0; BUCKETS];
        for bias in &mut biases {
            *bias = self.signed("output bias", MAX_OUTPUT_BIAS, i32::from_le_bytes)?;
        }
        Ok(OutputLayer { weights, biases })
    }

    /// The next row, of 16 bits for each unit.
    pub(super) fn row<const NEURONS: usize>(
        &mut self,
        name: &'static str,
        most: i32,
    ) -> Result<Row<NEURONS>, NetworkError> {
        self.numbers(name, most).map(Row)
    }

    /// The next numbers, of 16 bits each, which are at most `most` either way.
    pub(crate) fn numbers<const N: usize>(&mut self, name: &'static str, most: i32) -> Result<[i16; N], NetworkError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.signed(name, most, |bytes| i16::from_le_bytes(bytes).into())? as i16;
        }
        Ok(numbers)
    }
}

/// Updates the checksum of a network file of any game after a change of its weights. A file that is shorter than a header stays as it is.
///
/// ```
/// use cannon_engine::nnue::{cannon::Network, update_checksum};
///
/// let mut file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/networks/cannon.nnue"))?;
/// file[100] ^= 1;
/// assert!(Network::from_bytes(&file).is_err());
/// update_checksum(&mut file);
/// assert!(Network::from_bytes(&file).is_ok());
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn update_checksum(file: &mut [u8]) {
    if file.len() >= HEADER {
        let checksum = checksum(file);
        file[CHECKSUM].copy_from_slice(&checksum.to_le_bytes());
    }
}

/// The checksum of a file: the CRC-32 of zlib and PNG, over all bytes but the checksum itself.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&bytes[..CHECKSUM.start]);
    hasher.update(&bytes[CHECKSUM.end..]);
    hasher.finalize()
}
