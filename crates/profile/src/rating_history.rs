//! A rating and its curve.

use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use super::glicko2::{RatedResult, Rating};

const SECONDS_PER_DAY: f64 = 86_400.0;

/// A point of a rating curve.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RatingPoint {
    /// When the game or attempt ended.
    pub time: Timestamp,
    /// The rating after it.
    pub rating: f64,
    /// The deviation after it.
    pub deviation: f64,
}

/// A rating with its history.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct RatingHistory {
    current: Rating,
    curve: Vec<RatingPoint>,
}

impl RatingHistory {
    /// The rating after the last rated result, or a new player's.
    pub const fn current(&self) -> Rating {
        self.current
    }

    /// The rating at a time after the last rated result. Its deviation has grown since.
    pub fn at(&self, time: Timestamp) -> Rating {
        self.current.after_days(self.days_until(time))
    }

    /// The rating after each rated result, the oldest first.
    pub fn curve(&self) -> &[RatingPoint] {
        &self.curve
    }

    /// Updates the rating by a result. Results come in the order of time.
    pub(crate) fn add(&mut self, time: Timestamp, result: RatedResult) {
        self.current = self.current.after_result(result, self.days_until(time));
        let (rating, deviation) = (self.current.rating(), self.current.deviation());
        self.curve.push(RatingPoint { time, rating, deviation });
    }

    /// Days from the last rated result to a time; 0 before the first one, when the deviation is largest anyway.
    fn days_until(&self, time: Timestamp) -> f64 {
        let since = self.curve.last().map_or(SignedDuration::ZERO, |point| time.duration_since(point.time));
        since.as_secs_f64() / SECONDS_PER_DAY
    }
}
