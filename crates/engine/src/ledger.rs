//! Noting the features of a position: the same code adds up their weights for the search and counts them for the tuner, so that the two cannot
//! drift apart.

use std::ops::Index;

use super::weights::Tapered;

/// Takes note of features: how many of which there are.
pub(super) trait Ledger {
    /// Notes `count` more of a feature, which is known by its place in the list of weights.
    fn add(&mut self, feature: usize, count: i32);

    /// Takes note of what a side has; what is not our own counts the other way round.
    fn of(&mut self, ours: bool, note: impl FnOnce(&mut Self));
}

/// Adds up what features are worth.
pub(super) struct Sum<'a, W: ?Sized> {
    pub(super) weights: &'a W,
    pub(super) total: Tapered,
}

impl<W: Index<usize, Output = Tapered> + ?Sized> Ledger for Sum<'_, W> {
    #[inline]
    fn add(&mut self, feature: usize, count: i32) {
        self.total += self.weights[feature] * count;
    }

    #[inline]
    fn of(&mut self, ours: bool, note: impl FnOnce(&mut Self)) {
        let noted = sum(self.weights, note);
        if ours {
            self.total += noted;
        } else {
            self.total -= noted;
        }
    }
}

/// What the noted features are worth together.
#[inline]
pub(super) fn sum<'a, W: ?Sized>(weights: &'a W, note: impl FnOnce(&mut Sum<'a, W>)) -> Tapered {
    let mut sum = Sum { weights, total: Tapered::default() };
    note(&mut sum);
    sum.total
}

/// Counts features.
pub(super) struct Counts(Vec<i32>);

impl Counts {
    /// Nothing yet of so many features.
    pub(super) fn new(features: usize) -> Counts {
        Counts(vec![0; features])
    }

    /// The counts as a tuner wants them, whose list of weights has each one's two ends one after the other: what counts for how much with so many
    /// pieces on the board of `all`.
    pub(super) fn tapered(&self, pieces: i32, all: i32) -> Vec<(usize, f64)> {
        let share = f64::from(pieces) / f64::from(all);
        let counted = self.0.iter().enumerate().filter(|(_, count)| **count != 0);
        counted
            .flat_map(|(index, &count)| {
                let count = f64::from(count);
                [(2 * index, count * share), (2 * index + 1, count * (1.0 - share))]
            })
            .collect()
    }
}

impl Ledger for Counts {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }

    fn of(&mut self, ours: bool, note: impl FnOnce(&mut Self)) {
        let mut noted = Counts::new(self.0.len());
        note(&mut noted);
        let sign = if ours { 1 } else { -1 };
        self.0.iter_mut().zip(noted.0).for_each(|(count, more)| *count += sign * more);
    }
}
