//! Glicko-2 ratings.
//!
//! The formulas are from Mark E. Glickman, "Example of the Glicko-2 system", <http://www.glicko.net/glicko/glicko2.pdf>. The steps in
//! comments are his.
//!
//! Glickman groups results into rating periods. Here every game and every puzzle is updated at once, so that the player sees the rating
//! move. The deviation grows with the time since the last update (step 6), which counts as a fraction of a rating period or as several of
//! them, see [`Rating::after_days`].

use serde::{Deserialize, Serialize};

use super::tuning::{
    DAYS_PER_PERIOD, DEVIATIONS, NEW_DEVIATION, NEW_RATING, NEW_VOLATILITY, OPPONENT_DEVIATIONS, RATINGS, TAU,
    VOLATILITIES,
};

/// Points of a rating per unit of Glickman's internal scale.
const SCALE: f64 = 173.7178;
/// The rating that is 0 on the internal scale. It does not influence differences of ratings.
const CENTRE: f64 = 1500.0;
/// Accuracy of the iteration for the volatility.
const CONVERGENCE: f64 = 0.000_001;
/// Maximum number of steps of the iteration for the volatility. It normally ends after less than ten steps.
const MAX_STEPS: usize = 200;

/// The rating of a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

/// The rating of an opponent in a game, or of a puzzle: what one result needs to know of it. Values are rounded to hundredths, so that they
/// are equal after writing and reading.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "UncheckedOpponentRating")]
pub struct OpponentRating {
    rating: f64,
    deviation: f64,
}

#[derive(Deserialize)]
struct UncheckedOpponentRating {
    rating: f64,
    deviation: f64,
}

impl From<UncheckedOpponentRating> for OpponentRating {
    fn from(read: UncheckedOpponentRating) -> OpponentRating {
        OpponentRating::new(read.rating, read.deviation)
    }
}

/// One result against an opponent or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The opponent.
    pub opponent: OpponentRating,
    /// 1 for a win, one half for a draw, 0 for a loss.
    pub score: f64,
}

impl OpponentRating {
    /// An opponent with this rating and deviation. They are clamped to the bounds; values that are not numbers become a new player's.
    pub fn new(rating: f64, deviation: f64) -> OpponentRating {
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        OpponentRating {
            rating: hundredths(clamped(rating, RATINGS, NEW_RATING)),
            deviation: hundredths(clamped(deviation, OPPONENT_DEVIATIONS, NEW_DEVIATION)),
        }
    }

    /// The rating, from 0 to 4000.
    pub const fn rating(self) -> f64 {
        self.rating
    }

    /// The rating deviation: with a probability of 95 % the true strength is within two deviations of the rating.
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// μ and φ: the rating on the internal scale (step 2).
    fn internal(self) -> (f64, f64) {
        ((self.rating - CENTRE) / SCALE, self.deviation / SCALE)
    }
}

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Rating {
        Rating { rating: NEW_RATING, deviation: NEW_DEVIATION, volatility: NEW_VOLATILITY }
    }
}

impl Rating {
    /// A rating with these values. They are clamped to their bounds; values that are not numbers become a new player's.
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Rating {
        Rating {
            rating: clamped(rating, RATINGS, NEW_RATING),
            deviation: clamped(deviation, DEVIATIONS, NEW_DEVIATION),
            volatility: clamped(volatility, VOLATILITIES, NEW_VOLATILITY),
        }
    }

    /// The rating, from 0 to 4000.
    pub const fn rating(self) -> f64 {
        self.rating
    }

    /// The rating deviation, from 45 to 350: with a probability of 95 % the true strength is within two deviations of the rating.
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// The expected fluctuation of the rating, from 0.01 to 0.1.
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// This player as the opponent of another one.
    pub fn as_opponent(self) -> OpponentRating {
        OpponentRating::new(self.rating, self.deviation)
    }

    /// The rating after some days without a result: only the deviation grows. Negative times count as none.
    pub fn after_days(self, days: f64) -> Rating {
        self.idle_for(days / DAYS_PER_PERIOD)
    }

    /// The rating after `periods` without a result (step 6).
    fn idle_for(self, periods: f64) -> Rating {
        let phi = grown(self.deviation / SCALE, self.volatility, periods);
        Rating::new(self.rating, phi * SCALE, self.volatility)
    }

    /// The rating after results. `periods` is the time since the last update, in rating periods; it is 1 where each period is updated as a
    /// whole, as in Glickman's example:
    ///
    /// ```
    /// use cannon_profile::glicko2::{OpponentRating, RatedResult, Rating};
    ///
    /// let result = |rating, deviation, score| RatedResult { opponent: OpponentRating::new(rating, deviation), score };
    /// let results = [result(1400.0, 30.0, 1.0), result(1550.0, 100.0, 0.0), result(1700.0, 300.0, 0.0)];
    /// let after = Rating::new(1500.0, 200.0, 0.06).updated(&results, 1.0);
    /// assert_eq!(format!("{:.2}", after.rating()), "1464.05"); // 1464.06 in the paper, which rounds in between.
    /// assert_eq!(format!("{:.2}", after.deviation()), "151.52");
    /// assert_eq!(format!("{:.5}", after.volatility()), "0.06000"); // 0.05999 in the paper.
    /// ```
    pub fn updated(self, results: &[RatedResult], periods: f64) -> Rating {
        if results.is_empty() {
            return self.idle_for(periods);
        }
        // Step 2: the internal scale.
        let mu = (self.rating - CENTRE) / SCALE;
        let phi = self.deviation / SCALE;
        // Step 3: the variance v of the rating by these results alone. Step 4: the improvement Δ, divided by v.
        let (mut information, mut improvement) = (0.0, 0.0);
        for result in results {
            let (opponent_mu, opponent_phi) = result.opponent.internal();
            let g = weight(opponent_phi);
            let expected = expectation(g, mu - opponent_mu);
            information += g * g * expected * (1.0 - expected);
            improvement += g * (result.score - expected);
        }
        let variance = 1.0 / information;
        // Steps 5 to 7.
        let volatility = new_volatility(self.volatility, phi, variance, variance * improvement);
        let phi = grown(phi, volatility, periods);
        let phi = 1.0 / (1.0 / (phi * phi) + information).sqrt();
        let mu = mu + phi * phi * improvement;
        // Step 8: back to the scale of ratings.
        Rating::new(mu * SCALE + CENTRE, phi * SCALE, volatility)
    }

    /// The rating after one result, some days after the last one.
    pub fn after_result(self, result: RatedResult, days: f64) -> Rating {
        self.updated(&[result], days / DAYS_PER_PERIOD)
    }
}

/// The expected score of a player against an opponent or a puzzle, from 0 to 1. The deviations of both draw it towards one half.
///
/// ```
/// use cannon_profile::glicko2::{OpponentRating, Rating, expected_score};
///
/// let player = Rating::new(1200.0, 60.0, 0.06);
/// assert_eq!(expected_score(player, OpponentRating::new(1200.0, 80.0)), 0.5);
/// assert!(expected_score(player, OpponentRating::new(1000.0, 80.0)) > 0.7);
/// ```
pub fn expected_score(player: Rating, opponent: OpponentRating) -> f64 {
    let deviation = player.deviation.hypot(opponent.deviation);
    expectation(weight(deviation / SCALE), (player.rating - opponent.rating) / SCALE)
}

/// g(φ): the weight of a result against an opponent with this deviation.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

/// E: the expected score at a difference of ratings.
fn expectation(weight: f64, difference: f64) -> f64 {
    1.0 / (1.0 + (-weight * difference).exp())
}

/// φ*: the deviation after some rating periods.
fn grown(phi: f64, volatility: f64, periods: f64) -> f64 {
    (phi * phi + periods.max(0.0) * volatility * volatility).sqrt()
}

/// σ': the volatility after results (step 5), by the Illinois algorithm.
fn new_volatility(volatility: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (volatility * volatility).ln();
    let surprise = delta * delta - phi * phi - variance;
    let f = |x: f64| {
        let e = x.exp();
        let total = phi * phi + variance + e;
        e * (surprise - e) / (2.0 * total * total) - (x - a) / (TAU * TAU)
    };
    let mut lower = a;
    let mut upper = if surprise > 0.0 {
        surprise.ln()
    } else {
        // f falls without bound, so that its sign changes after few steps to the left.
        (1..=MAX_STEPS).map(|k| a - k as f64 * TAU).find(|&x| f(x) >= 0.0).unwrap_or(a)
    };
    let (mut f_lower, mut f_upper) = (f(lower), f(upper));
    for _ in 0..MAX_STEPS {
        if (upper - lower).abs() <= CONVERGENCE {
            break;
        }
        let middle = lower + (lower - upper) * f_lower / (f_upper - f_lower);
        let f_middle = f(middle);
        if f_middle * f_upper <= 0.0 {
            (lower, f_lower) = (upper, f_upper);
        } else {
            f_lower /= 2.0;
        }
        (upper, f_upper) = (middle, f_middle);
    }
    clamped((lower / 2.0).exp(), VOLATILITIES, volatility)
}

fn clamped(value: f64, [least, most]: [f64; 2], otherwise: f64) -> f64 {
    if value.is_nan() { otherwise } else { value.clamp(least, most) }
}
