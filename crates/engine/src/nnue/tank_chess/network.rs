//! A network of Tank Chess.

use super::super::layers::{self, OutputLayer};
use super::features::{BIASES, OUTPUT_BUCKETS};

/// Number of units (neurons, not units of the game) of the accumulator for each view.
pub(super) const NEURONS: usize = 32;
/// The accumulator of a frame, or a view.
pub(super) type Row = layers::Row<NEURONS>;
/// A row of weights of the first layer.
pub(super) type ShortRow = layers::ShortRow<NEURONS>;
/// The number of bits by which the accumulator is finer than the activations: the whole number for 1 in the accumulator is 2^`FINER_BITS`
/// times the whole number for an activation of 1. Weights are finer than activations, because many of them are added.
pub(super) const FINER_BITS: u32 = 1;

/// A network that corrects the linear evaluation of positions of Tank Chess.
///
/// It is read from the bytes of a file with [`Network::from_bytes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The views without inputs, by the number of the bias.
    pub(super) biases: [Row; BIASES],
    /// The rows of weights of all inputs.
    pub(super) rows: Box<[ShortRow]>,
    /// The output layer.
    pub(super) output: OutputLayer<NEURONS, OUTPUT_BUCKETS>,
    /// The evaluation that an output of 1 means, in hundredths of a light tank.
    pub(super) scale: i32,
    /// The checksum of its file, which tells networks apart.
    pub(crate) checksum: u32,
}

impl Network {
    /// The output for the side to move in hundredths of a light tank, given the frames of its view and of the other view.
    #[inline]
    pub(super) fn output(&self, own: [&Row; 2], enemy: [&Row; 2], bias: usize, bucket: usize) -> i32 {
        let [own, enemy] = [own, enemy].map(|[first, second]| {
            let mut view = self.biases[bias];
            view.add(first);
            view.add(second);
            view.halved(FINER_BITS)
        });
        self.output.output(&own, &enemy, bucket, self.scale)
    }
}
