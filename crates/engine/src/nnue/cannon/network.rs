//! A network of Cannon.

use super::super::layers::{self, OutputLayer};
use cannon_rules::Game;
use cannon_rules::cannon::{LongShot, Position};

/// Number of units (neurons) of the accumulator for each view.
pub(super) const NEURONS: usize = 128;
/// A row of weights of the first layer, or the accumulator of a view.
pub(super) type Row = layers::Row<NEURONS>;
/// Number of output buckets.
pub(super) const OUTPUT_BUCKETS: usize = 8;
/// Number of soldiers of both sides together in each output bucket.
const SOLDIERS_PER_BUCKET: usize = 4;

/// What the output of a network means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is the evaluation.
    Evaluation,
    /// It is added to the linear evaluation.
    Correction,
}

/// A network that evaluates positions of Cannon.
///
/// It is read from the bytes of a file with [`Network::from_bytes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The accumulator without soldiers, by the rule for long shots.
    pub(super) biases: [Row; 2],
    /// The rows of weights by bucket and input.
    pub(super) rows: Box<[Row]>,
    /// The output layer.
    pub(super) output: OutputLayer<NEURONS, OUTPUT_BUCKETS>,
    /// The evaluation that an output of 1 means, in hundredths of a soldier.
    pub(super) scale: i32,
    /// What the output means.
    pub(super) role: Role,
    /// The checksum of its file, which tells networks apart.
    pub(crate) checksum: u32,
}

impl Network {
    /// The accumulator of a view of the empty board under the position's rules.
    pub(super) fn bias(&self, position: &Position) -> &Row {
        &self.biases[usize::from(position.rules().long_shot == LongShot::Both)]
    }

    /// The output for the side to move in hundredths of a soldier, given the accumulators of its view and of the other view, and the number
    /// of soldiers of both sides.
    #[inline]
    pub(super) fn output(&self, own: &Row, enemy: &Row, soldiers: usize) -> i32 {
        let bucket = (soldiers / SOLDIERS_PER_BUCKET).min(OUTPUT_BUCKETS - 1);
        self.output.output(own, enemy, bucket, self.scale)
    }
}
