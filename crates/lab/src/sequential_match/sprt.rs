//! The sequential probability ratio test of a match: after every pair of games it accepts one of two hypotheses, or goes on.
//!
//! The hypotheses are H0, that the first player is ELO0 stronger than the second, and H1, that it is ELO1 stronger, both in normalised Elo
//! (see [`pentanomial`](super::pentanomial)). The log-likelihood ratio (LLR) of the counts is
//!
//! > LLR = N * sum over i of p_i * ln(q1_i / q0_i)
//!
//! where N is the number of pairs and p_i the frequency of result i. The distribution q0 is the distribution of maximum likelihood whose
//! t-value, (mean - 1/2) / deviation, is the t-value of H0; q1 is the same for H1. An Elo difference e has the t-value
//! sqrt(2) * e * ln 10 / 800 per pair. By Wald, H1 is accepted at ln((1 - beta) / alpha) and H0 at ln(beta / (1 - alpha)); with
//! alpha = beta = 0.05 these are +2.94 and -2.94.
//!
//! This is the default model of fastchess (`model=normalized` with pentanomial counts) and the model of fishtest, with the same
//! regularisation of empty counts. Source of the formulas: Michel Van den Bergh, "Comments on Normalized Elo", section 4.1,
//! <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>.

use std::fmt;

use super::pentanomial::{Pentanomial, SHARES, mean_and_deviation, normalised_elo_per_deviation};
use cannon_cli::match_runner::Hypotheses;

/// The probability that H1 is accepted although H0 is true.
const ALPHA: f64 = 0.05;
/// The probability that H0 is accepted although H1 is true.
const BETA: f64 = 0.05;
/// Maximum amount of ELO0 and ELO1. Greater differences need no test, and the iteration for the likelihood might not start.
const MAX_ELO: f64 = 200.0;
/// Maximum number of steps of the iteration for a distribution of maximum likelihood. It rarely needs more than ten.
const MAX_ITERATIONS: usize = 200;
/// The iteration ends when no frequency changes by more than this.
const PRECISION: f64 = 1e-10;
/// Number of halvings of the interval in which a root is looked for.
const BISECTIONS: usize = 60;

/// A test between two Elo differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt(pub(super) Hypotheses);

/// The hypothesis that a test accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The first player is no more than ELO0 stronger.
    H0,
    /// The first player is at least ELO1 stronger.
    H1,
}

/// The error of two numbers that are not the hypotheses of a test.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub(super) enum SprtError {
    /// The numbers are not in order, or equal.
    #[error("--sprt needs ELO0 below ELO1, and {elo0} is not below {elo1}")]
    Order {
        /// The first number.
        elo0: f64,
        /// The second number.
        elo1: f64,
    },
    /// A number is too great, too small, or no number.
    #[error("--sprt takes Elo differences from -{MAX_ELO} to {MAX_ELO}, and not {0}")]
    Range(f64),
}

impl Sprt {
    /// A test of H0 against H1, with both differences in normalised Elo.
    ///
    /// # Errors
    /// If `elo0` is not below `elo1`, or a number is not from -[`MAX_ELO`] to [`MAX_ELO`].
    pub(super) fn new(elo0: f64, elo1: f64) -> Result<Sprt, SprtError> {
        if let Some(&elo) = [elo0, elo1].iter().find(|elo| !(-MAX_ELO..=MAX_ELO).contains(*elo)) {
            return Err(SprtError::Range(elo));
        }
        if elo0 < elo1 { Ok(Sprt(Hypotheses { elo0, elo1 })) } else { Err(SprtError::Order { elo0, elo1 }) }
    }

    /// The log-likelihood ratio of H1 against H0; 0 without pairs.
    pub(super) fn llr(self, counts: Pentanomial) -> f64 {
        if counts.pairs() == 0 {
            return 0.0;
        }
        let (pairs, frequencies) = counts.regularised();
        let [q0, q1] = [self.0.elo0, self.0.elo1].map(|elo| likeliest(&frequencies, t_value(elo)));
        let per_pair: f64 = (0..frequencies.len()).map(|i| frequencies[i] * (q1[i] / q0[i]).ln()).sum();
        pairs * per_pair
    }

    /// The log-likelihood ratios at which H0 and H1 are accepted.
    pub(super) fn bounds(self) -> (f64, f64) {
        ((BETA / (1.0 - ALPHA)).ln(), ((1.0 - BETA) / ALPHA).ln())
    }

    /// The hypothesis that this log-likelihood ratio accepts, if any.
    pub(super) fn verdict(self, llr: f64) -> Option<Verdict> {
        let (lower, upper) = self.bounds();
        if llr >= upper {
            Some(Verdict::H1)
        } else if llr <= lower {
            Some(Verdict::H0)
        } else {
            None
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::H0 => "H0",
            Verdict::H1 => "H1",
        })
    }
}

/// The t-value of a pair for this normalised Elo difference.
fn t_value(elo: f64) -> f64 {
    std::f64::consts::SQRT_2 * elo / normalised_elo_per_deviation()
}

/// The distribution with this t-value under which the observed frequencies are likeliest.
///
/// The condition on the t-value is not linear. Each step replaces it by its linear approximation at the present distribution, whose
/// coefficients are phi, and solves the linear condition exactly: q_i = p_i / (1 + theta * phi_i), with
/// sum p_i * phi_i / (1 + theta * phi_i) = 0.
fn likeliest(observed: &[f64; 5], t: f64) -> [f64; 5] {
    let mut estimate = [0.2; 5];
    for _ in 0..MAX_ITERATIONS {
        let (mean, deviation) = mean_and_deviation(&estimate);
        let phi = SHARES.map(|share| share - 0.5 - 0.5 * t * deviation * (1.0 + ((share - mean) / deviation).powi(2)));
        let Some(theta) = root(observed, &phi) else { break };
        let next: [f64; 5] = std::array::from_fn(|i| observed[i] / (1.0 + theta * phi[i]));
        let change = (0..next.len()).map(|i| (next[i] - estimate[i]).abs()).fold(0.0, f64::max);
        estimate = next;
        if change < PRECISION {
            break;
        }
    }
    estimate
}

/// The theta for which the sum of p_i * phi_i / (1 + theta * phi_i) is 0. The sum falls from infinity to minus infinity between the poles
/// of the greatest and of the least phi. `None` if all phi have the same sign, which does not occur within [`MAX_ELO`].
fn root(observed: &[f64; 5], phi: &[f64; 5]) -> Option<f64> {
    let (least, greatest) = phi.iter().fold((f64::MAX, f64::MIN), |(low, high), &x| (low.min(x), high.max(x)));
    if least >= 0.0 || greatest <= 0.0 {
        return None;
    }
    let (mut low, mut high) = (-1.0 / greatest, -1.0 / least);
    for _ in 0..BISECTIONS {
        let middle = f64::midpoint(low, high);
        let sum: f64 = observed.iter().zip(phi).map(|(p, x)| p * x / (1.0 + middle * x)).sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_engine::rng::SeededRng;
    use proptest::prelude::*;

    fn llr(elo0: f64, elo1: f64, counts: [u64; 5]) -> f64 {
        Sprt::new(elo0, elo1).expect("a test").llr(Pentanomial(counts))
    }

    /// The values of fastchess's own tests of its normalised pentanomial model (`app/tests/sprt_test.cpp`), to their two decimals.
    #[test]
    fn llr_is_that_of_fastchess() {
        for (counts, elo0, elo1, expected) in [
            ([365, 16_618, 36_029 + 200, 16_974, 390], 0.0, 2.0, 2.25),
            ([127, 4_883, 10_311 + 401, 5_150, 104], -1.75, 0.25, 3.01),
        ] {
            let llr = llr(elo0, elo1, counts);
            assert!((llr - expected).abs() < 0.005, "{counts:?}: {llr}");
        }
    }

    /// Values of an independent script with the same formulas, also for empty counts.
    #[test]
    fn llr_of_few_pairs_is_that_of_an_independent_program() {
        for (counts, elo0, elo1, expected) in [
            ([20, 3, 50, 4, 30], 0.0, 10.0, 0.526_196),
            ([38, 7, 86, 9, 60], 0.0, 10.0, 1.146_005),
            ([10, 0, 20, 0, 30], 0.0, 20.0, 1.798_359),
            ([100, 200, 400, 220, 110], -5.0, 0.0, 0.949_077),
            ([0, 0, 50, 0, 0], 0.0, 10.0, -0.078_194),
            ([1, 0, 0, 0, 0], 0.0, 10.0, -0.041_544),
            ([0, 0, 0, 0, 104], 0.0, 5.0, 2.094_955),
            ([0, 0, 0, 0, 0], 0.0, 5.0, 0.0),
        ] {
            let llr = llr(elo0, elo1, counts);
            assert!((llr - expected).abs() < 2e-6, "{counts:?}: {llr}");
        }
    }

    #[test]
    fn bounds_follow_from_the_error_rates_and_decide() {
        let test = Sprt::new(0.0, 5.0).expect("a test");
        let (lower, upper) = test.bounds();
        assert!((lower + 19_f64.ln()).abs() < 1e-12 && (upper - 19_f64.ln()).abs() < 1e-12);
        for (llr, verdict) in
            [(2.94, None), (2.95, Some(Verdict::H1)), (-2.94, None), (-2.95, Some(Verdict::H0)), (0.0, None)]
        {
            assert_eq!(test.verdict(llr), verdict, "{llr}");
        }
    }

    #[test]
    fn numbers_that_are_no_hypotheses_are_refused() {
        assert_eq!(Sprt::new(5.0, 5.0), Err(SprtError::Order { elo0: 5.0, elo1: 5.0 }));
        assert_eq!(Sprt::new(5.0, 0.0), Err(SprtError::Order { elo0: 5.0, elo1: 0.0 }));
        assert_eq!(Sprt::new(0.0, 201.0), Err(SprtError::Range(201.0)));
        assert_eq!(Sprt::new(f64::NEG_INFINITY, 0.0), Err(SprtError::Range(f64::NEG_INFINITY)));
        assert!(matches!(Sprt::new(f64::NAN, 0.0), Err(SprtError::Range(_))));
    }

    /// Plays tests with results drawn from the true distribution, and returns the share of the tests that accept H1.
    fn share_of_h1(sprt: Sprt, truth: &[f64; 5], tests: u64) -> f64 {
        let accepts_h1 = |seed: u64| {
            let (mut rng, mut counts) = (SeededRng::new(&[seed]), Pentanomial::default());
            loop {
                let mut rest = rng.below(1 << 53) as f64 / (1_u64 << 53) as f64;
                let result = truth.iter().position(|&frequency| {
                    rest -= frequency;
                    rest < 0.0
                });
                counts.0[result.unwrap_or(4)] += 1;
                if let Some(verdict) = sprt.verdict(sprt.llr(counts)) {
                    return verdict == Verdict::H1;
                }
            }
        };
        (0..tests).filter(|&seed| accepts_h1(seed)).count() as f64 / tests as f64
    }

    /// Wald's bounds keep both error rates at five percent, a little less because a test ends beyond a bound and not at it.
    #[test]
    fn error_rates_are_near_five_percent() {
        let sprt = Sprt::new(0.0, 60.0).expect("a test");
        // Few draws, as in our games, and pairs in which the opening decides.
        let shape = [0.2, 0.05, 0.5, 0.05, 0.2];
        let [h0, h1] = [sprt.0.elo0, sprt.0.elo1].map(|elo| likeliest(&shape, t_value(elo)));
        let (false_h1, false_h0) = (share_of_h1(sprt, &h0, 600), 1.0 - share_of_h1(sprt, &h1, 600));
        assert!((0.02..0.07).contains(&false_h1), "{false_h1}");
        assert!((0.02..0.07).contains(&false_h0), "{false_h0}");
        let middle = share_of_h1(sprt, &likeliest(&shape, t_value(30.0)), 600);
        assert!((0.43..0.57).contains(&middle), "{middle}");
    }

    /// Counts of a match of up to some thousand pairs, many of them empty.
    fn counts() -> impl Strategy<Value = [u64; 5]> {
        proptest::array::uniform5(prop_oneof![Just(0), 0_u64..10, 0_u64..1_000])
    }

    proptest! {
        #[test]
        fn swapping_the_players_negates_the_llr(counts in counts(), elo0 in -200.0..0.0, gap in 0.1..200.0) {
            let mut swapped = counts;
            swapped.reverse();
            let (ours, theirs) = (llr(elo0, elo0 + gap, counts), llr(-elo0 - gap, -elo0, swapped));
            prop_assert!((ours + theirs).abs() < 1e-4 * ours.abs().max(1.0), "{ours} {theirs}");
        }

        #[test]
        fn tests_that_adjoin_add_up(counts in counts(), elo in -100.0..0.0, gaps in [0.1..100.0, 0.1..100.0]) {
            let (middle, end) = (elo + gaps[0], elo + gaps[0] + gaps[1]);
            let (parts, whole) = (llr(elo, middle, counts) + llr(middle, end, counts), llr(elo, end, counts));
            prop_assert!((parts - whole).abs() < 1e-6 * whole.abs().max(1.0), "{parts} {whole}");
        }

        #[test]
        fn likeliest_distribution_has_the_t_value(counts in counts(), elo in -200.0..200.0) {
            let observed = Pentanomial(counts).regularised().1;
            let estimate = likeliest(&observed, t_value(elo));
            let (mean, deviation) = mean_and_deviation(&estimate);
            prop_assert!((estimate.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{estimate:?}");
            prop_assert!(((mean - 0.5) / deviation - t_value(elo)).abs() < 1e-5, "{estimate:?}");
        }

        /// A pair that the first player wins instead of losing speaks for H1, in matches with some pairs of each kind.
        #[test]
        fn llr_grows_with_the_score(
            counts in proptest::array::uniform5(10_u64..500),
            result in 0_usize..2,
            elo0 in -50.0..50.0,
            gap in 1.0..50.0,
        ) {
            let mut better = counts;
            better[result] -= 1;
            better[4 - result] += 1;
            prop_assert!(llr(elo0, elo0 + gap, better) > llr(elo0, elo0 + gap, counts));
        }
    }
}
