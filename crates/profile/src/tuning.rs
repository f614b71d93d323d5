//! The tunable numbers of the ratings, the advice and the repetition of mistakes.
//!
//! The scale of games is the scale of the computer's levels: level 1 has the rating 1000 (see [`computer_ratings`](super::computer_ratings)). Puzzles have a
//! scale of their own, from about 600 to 2600.

/// Rating of a player before the first rated game or puzzle.
pub const NEW_RATING: f64 = 1000.0;
/// Deviation of a player before the first rated game or puzzle, as in Glickman's paper. It is also the largest.
pub const NEW_DEVIATION: f64 = 350.0;
/// Volatility of a player before the first rated game or puzzle, as in Glickman's paper.
pub const NEW_VOLATILITY: f64 = 0.06;

/// The system constant τ, which limits how fast volatility changes. Glickman recommends 0.3 to 1.2, and uses 0.5 in his example.
pub(crate) const TAU: f64 = 0.5;
/// Length of a rating period in days, for the growth of the deviation of a player who does not play: in a year from 60 to 110, as on
/// Lichess.
pub(crate) const DAYS_PER_PERIOD: f64 = 4.665;

/// Bounds of a rating.
pub const RATINGS: [f64; 2] = [0.0, 4000.0];
/// Bounds of the deviation of a player. Below the lower bound, a rating would hardly move any more.
pub(crate) const DEVIATIONS: [f64; 2] = [45.0, NEW_DEVIATION];
/// Bounds of the deviation of an opponent.
pub(crate) const OPPONENT_DEVIATIONS: [f64; 2] = [0.0, 500.0];
/// Bounds of the volatility.
pub(crate) const VOLATILITIES: [f64; 2] = [0.01, 0.1];

/// Deviation of a level of the computer. The measured difference of two neighbours has a standard error of 20 to 40.
pub const LEVEL_DEVIATION: f64 = 50.0;

/// The number of last games against a level that advice is based on.
pub(crate) const ADVICE_GAMES: usize = 10;
/// The number of wins among these games after which the next level is advised.
pub(crate) const ADVICE_WINS: u32 = 8;
/// The number of games without a win among these games after which the level below is advised.
pub(crate) const ADVICE_GAMES_NOT_WON: u32 = 8;

/// The days from one repetition of a mistake to the next. The first interval begins on the day of the review. A success leads to the next
/// interval, and a failure to the one before, so that the long intervals are for positions that were found, forgotten and found again.
pub(crate) const REPETITION_DAYS: [i32; 5] = [1, 3, 7, 21, 60];
/// The number of successes in a row after which a mistake is not repeated any more.
pub(crate) const RETIRING_SUCCESSES: u32 = 3;
/// The greatest number of mistakes of a game that are repeated on one day.
pub const REPETITIONS_PER_DAY: usize = 10;
/// The greatest number of mistakes of a player. To repeat as many three times, ten a day, takes three months. Beyond it, the mistakes that
/// are not repeated any more are dropped, and then those that were found first, because they say least about how the player plays now.
pub(crate) const MAX_MISTAKES: usize = 300;
