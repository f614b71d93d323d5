//! Receivers for the features of a position. The same feature extraction feeds the evaluation of the search and the feature counts of the
//! tuner, so that the two cannot drift apart.

use std::ops::Index;

use super::weights::Tapered;

/// A receiver of features.
pub(super) trait FeatureSink {
    /// Adds `count` of the feature with this index in the list of weights.
    fn add(&mut self, feature: usize, count: i32);

    /// Adds the features that the closure emits for one side. The features of the opponent are subtracted.
    fn add_side(&mut self, ours: bool, emit: impl FnOnce(&mut Self));
}

/// A sink that computes the weighted sum of the features.
pub(super) struct WeightedSum<'a, W: ?Sized> {
    pub(super) weights: &'a W,
    pub(super) total: Tapered,
}

impl<W: Index<usize, Output = Tapered> + ?Sized> FeatureSink for WeightedSum<'_, W> {
    #[inline]
    fn add(&mut self, feature: usize, count: i32) {
        self.total += self.weights[feature] * count;
    }

    #[inline]
    fn add_side(&mut self, ours: bool, emit: impl FnOnce(&mut Self)) {
        let side_total = weighted_sum(self.weights, emit);
        if ours {
            self.total += side_total;
        } else {
            self.total -= side_total;
        }
    }
}

/// The weighted sum of the features that the closure emits.
#[inline]
pub(super) fn weighted_sum<'a, W: ?Sized>(weights: &'a W, emit: impl FnOnce(&mut WeightedSum<'a, W>)) -> Tapered {
    let mut sum = WeightedSum { weights, total: Tapered::default() };
    emit(&mut sum);
    sum.total
}

/// A sink that counts the features.
pub(super) struct FeatureCounts(Vec<i32>);

impl FeatureCounts {
    /// A sink for `features` different features, all with count 0.
    pub(super) fn new(features: usize) -> FeatureCounts {
        FeatureCounts(vec![0; features])
    }

    /// The counts as tapered features for the tuner: for each weight a share for the full board and one for the bare board, interpolated
    /// with `pieces` of at most `max_pieces` on the board.
    pub(super) fn tapered(&self, pieces: i32, max_pieces: i32) -> Vec<(usize, f64)> {
        let midgame_share = f64::from(pieces) / f64::from(max_pieces);
        let counted = self.0.iter().enumerate().filter(|(_, count)| **count != 0);
        counted
            .flat_map(|(index, &count)| {
                let count = f64::from(count);
                [(2 * index, count * midgame_share), (2 * index + 1, count * (1.0 - midgame_share))]
            })
            .collect()
    }
}

impl FeatureSink for FeatureCounts {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }

    fn add_side(&mut self, ours: bool, emit: impl FnOnce(&mut Self)) {
        let mut side_counts = FeatureCounts::new(self.0.len());
        emit(&mut side_counts);
        let sign = if ours { 1 } else { -1 };
        self.0.iter_mut().zip(side_counts.0).for_each(|(count, more)| *count += sign * more);
    }
}
