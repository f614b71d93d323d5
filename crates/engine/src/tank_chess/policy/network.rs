//! The network of the policy: a row of weights for each feature, whose sum is the hidden layer, and one output. `docs/network.md` has the
//! formula and the file.

use super::features::{GROUPS, ROWS};
use super::situation::RowSink;
use crate::nnue::{Format, HEADER, NetworkError};

/// Number of units (neurons, not units of the game) of the hidden layer. The first is linear, and the others are rectified.
pub const NEURONS: usize = 16;
/// The whole number for a weight of 1, in rows and in the output.
const ONE: i32 = 64;
/// The largest absolute value of a weight in a row: the hidden layer is the sum of at most [`GROUPS`] rows and fits into 16
/// bits.
const MAX_ROW_WEIGHT: i32 = i16::MAX as i32 / GROUPS;
/// The largest absolute value of a weight of the output, whose sum fits into 32 bits.
const MAX_OUTPUT_WEIGHT: i32 = 4_000;

/// What a file must have.
const FORMAT: Format<2> = Format {
    magic: "TANKCHPO",
    dimensions: [("units", NEURONS), ("features", ROWS)],
    bytes: HEADER + 2 * NEURONS * (ROWS + 1),
};

/// The hidden layer, or a row of weights.
pub(super) type Hidden = [i16; NEURONS];

/// The network of the policy.
///
/// It is read from the bytes of a file with [`PolicyNetwork::from_bytes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PolicyNetwork {
    rows: Box<[Hidden]>,
    output: Hidden,
}

/// A sink that adds the weights of rows.
pub(super) struct RowSum<'a> {
    pub(super) network: &'a PolicyNetwork,
    pub(super) sum: Hidden,
}

impl RowSink for RowSum<'_> {
    #[inline]
    fn add(&mut self, row: usize) {
        for (unit, weight) in self.sum.iter_mut().zip(&self.network.rows[row]) {
            *unit = unit.wrapping_add(*weight);
        }
    }
}

impl PolicyNetwork {
    /// Number of rows of weights.
    pub const ROWS: usize = ROWS;

    /// Reads a network from the bytes of a file.
    ///
    /// # Errors
    /// Returns the first fault with its place.
    pub fn from_bytes(bytes: &[u8]) -> Result<PolicyNetwork, NetworkError> {
        let (mut reader, _) = FORMAT.open(bytes)?;
        reader.skip_header();
        let rows = (0..ROWS).map(|_| reader.numbers("weight", MAX_ROW_WEIGHT)).collect::<Result<_, _>>()?;
        Ok(PolicyNetwork { rows, output: reader.numbers("output weight", MAX_OUTPUT_WEIGHT)? })
    }

    /// The bytes of a file with these weights, rounded to whole numbers and limited to the ranges of the file.
    ///
    /// # Panics
    /// If there are not [`NEURONS`] weights for each of [`PolicyNetwork::ROWS`] rows and as many for the output.
    pub fn file(rows: &[f32], output: &[f32]) -> Vec<u8> {
        assert_eq!((rows.len(), output.len()), (ROWS * NEURONS, NEURONS), "a weight for each feature and unit");
        let whole =
            |most: i32| move |weight: &f32| (weight * ONE as f32).round().clamp(-most as f32, most as f32) as i16;
        let numbers = rows.iter().map(whole(MAX_ROW_WEIGHT)).chain(output.iter().map(whole(MAX_OUTPUT_WEIGHT)));
        FORMAT.file(numbers.flat_map(i16::to_le_bytes))
    }

    /// The logit of an action with this hidden layer, in 64ths.
    #[inline]
    pub(super) fn output(&self, hidden: &Hidden) -> i32 {
        let mut sum = i32::from(hidden[0]) * i32::from(self.output[0]);
        for (unit, weight) in hidden.iter().zip(&self.output).skip(1) {
            sum += i32::from((*unit).max(0)) * i32::from(*weight);
        }
        sum / ONE
    }
}
