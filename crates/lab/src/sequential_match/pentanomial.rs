//! The results of pairs of games with the same opening and sides swapped, and the Elo difference that they show.
//!
//! The games of a pair are not independent: an opening that favours one side gives each player a win. Error bars and tests therefore count
//! pairs, as fastchess and fishtest do. A pair has one of five results, so that the counts are pentanomial.
//!
//! - Logistic Elo: the difference d for which the expected share of the points is 1 / (1 + 10^(-d / 400)).
//! - Normalised Elo: (share - 1/2) / sigma * 800 / ln 10, where sigma is the standard deviation of the result of one game, or of a pair
//!   times the square root of two. It measures how hard a difference is to detect, and does not depend on how many games are drawn.
//!
//! Source: Michel Van den Bergh, "Comments on Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>; error bars
//! as in `elo_pentanomial.cpp` of fastchess.

use std::fmt;

use cannon_cli::match_runner::{Z_95, elo};

/// The possible shares of the points of a pair: 0, 1/2, 1, 3/2 and 2 points of 2.
pub(super) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// The regularisation: the count that stands for an empty count, so that likelihoods and variances are not 0. It is the same in fastchess
/// and fishtest.
const REGULARISATION: f64 = 1e-3;
/// Normalised Elo of a share of the points that exceeds one half by one standard deviation of a game: 800 / ln 10.
pub(super) fn normalised_elo_per_deviation() -> f64 {
    800.0 / std::f64::consts::LN_10
}

/// Counts of the results of pairs, from 0 to 2 points in steps of half a point, from the point of view of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pentanomial(pub(super) [u64; 5]);

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// The estimate.
    pub(super) value: f64,
    /// The lower end of the interval; negative infinity if there is none.
    pub(super) low: f64,
    /// The upper end of the interval; infinity if there is none.
    pub(super) high: f64,
}

impl Pentanomial {
    /// Counts a pair by the half points of its two games: a win has 2, a draw 1 and a loss 0.
    pub(super) const fn add(&mut self, halves: [usize; 2]) {
        let index = halves[0] + halves[1];
        self.0[if index < 4 { index } else { 4 }] += 1;
    }

    /// The number of pairs.
    pub(super) fn pairs(self) -> u64 {
        self.0.iter().sum()
    }

    /// The number of pairs and the frequency of each result, where an empty count becomes [`REGULARISATION`].
    pub(super) fn regularised(self) -> (f64, [f64; 5]) {
        let counts = self.0.map(|count| if count == 0 { REGULARISATION } else { count as f64 });
        let total: f64 = counts.iter().sum();
        (total, counts.map(|count| count / total))
    }

    /// The logistic Elo difference, from -infinity to infinity. `None` without pairs.
    pub(super) fn elo(self) -> Option<Estimate> {
        self.estimate(|share, _| elo(share))
    }

    /// The normalised Elo difference. `None` without pairs.
    pub(super) fn normalised_elo(self) -> Option<Estimate> {
        self.estimate(|share, deviation| {
            (share - 0.5) / (deviation * std::f64::consts::SQRT_2) * normalised_elo_per_deviation()
        })
    }

    /// A function of the mean share and of the standard deviation, at the mean and at the ends of its 95 % interval.
    fn estimate(self, function: impl Fn(f64, f64) -> f64) -> Option<Estimate> {
        if self.pairs() == 0 {
            return None;
        }
        let (pairs, frequencies) = self.regularised();
        let (mean, deviation) = mean_and_deviation(&frequencies);
        let half = Z_95 * deviation / pairs.sqrt();
        let at = |share| function(share, deviation);
        Some(Estimate { value: at(mean), low: at(mean - half), high: at(mean + half) })
    }
}

impl fmt::Display for Pentanomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [none, half, one, three_halves, two] = self.0;
        write!(f, "{none} {half} {one} {three_halves} {two}")
    }
}

/// The mean share of a distribution over [`SHARES`] and its standard deviation.
pub(super) fn mean_and_deviation(frequencies: &[f64; 5]) -> (f64, f64) {
    let mean: f64 = SHARES.iter().zip(frequencies).map(|(share, frequency)| share * frequency).sum();
    let variance: f64 =
        SHARES.iter().zip(frequencies).map(|(share, frequency)| frequency * (share - mean).powi(2)).sum();
    (mean, variance.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn points_of_both_games_are_counted() {
        let mut counts = Pentanomial::default();
        for (halves, expected) in
            [([0, 0], "1 0 0 0 0"), ([1, 0], "1 1 0 0 0"), ([0, 2], "1 1 1 0 0"), ([1, 1], "1 1 2 0 0")]
        {
            counts.add(halves);
            assert_eq!(counts.to_string(), expected);
        }
        counts.add([2, 1]);
        counts.add([2, 2]);
        assert_eq!((counts, counts.pairs()), (Pentanomial([1, 1, 2, 1, 1]), 6));
    }

    /// The values are those of fastchess's formulas, computed by a script of a few lines.
    #[test]
    fn elo_and_its_error_are_those_of_fastchess() {
        for (counts, elo, elo_error, normalised, normalised_error) in [
            ([20, 3, 50, 4, 30], 34.2042, 46.0399, 35.0162, 46.5496),
            ([38, 7, 86, 9, 60], 40.1326, 34.5105, 40.0846, 34.0481),
            ([100, 200, 400, 220, 110], 6.7472, 11.7355, 8.6314, 15.0034),
        ] {
            let counts = Pentanomial(counts);
            let (logistic, normal) = (counts.elo().expect("pairs"), counts.normalised_elo().expect("pairs"));
            let close = |a: f64, b: f64| assert!((a - b).abs() < 2e-4, "{counts}: {a} {b}");
            let error = |estimate: Estimate| (estimate.high - estimate.low) / 2.0;
            close(logistic.value, elo);
            close(error(logistic), elo_error);
            close(normal.value, normalised);
            close(error(normal), normalised_error);
        }
    }

    #[test]
    fn estimate_exists_from_the_first_pair_on() {
        assert_eq!(Pentanomial::default().elo(), None);
        let clean = Pentanomial([0, 0, 0, 0, 9]).elo().expect("pairs");
        assert!(clean.value > 1_000.0 && clean.high == f64::INFINITY, "{clean:?}");
        let even = Pentanomial([0, 0, 9, 0, 0]).normalised_elo().expect("pairs");
        assert!(even.value.abs() < 1e-9 && even.low < 0.0 && even.high.is_finite(), "{even:?}");
    }

    proptest! {
        #[test]
        fn swapping_the_players_negates_the_estimates(counts in proptest::array::uniform5(0_u64..1_000)) {
            let mut swapped = counts;
            swapped.reverse();
            let (ours, theirs) = (Pentanomial(counts), Pentanomial(swapped));
            for (ours, theirs) in
                [(ours.elo(), theirs.elo()), (ours.normalised_elo(), theirs.normalised_elo())]
            {
                let (Some(ours), Some(theirs)) = (ours, theirs) else {
                    prop_assert!(ours.is_none() && theirs.is_none());
                    continue;
                };
                prop_assert!((ours.value + theirs.value).abs() < 1e-6 * ours.value.abs().max(1.0));
                prop_assert!(ours.low == -theirs.high || (ours.low + theirs.high).abs() < 1e-6 * ours.low.abs().max(1.0));
                prop_assert!(ours.low <= ours.value && ours.value <= ours.high);
            }
        }
    }
}
