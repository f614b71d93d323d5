//! The repetitions of a mistake, and the day on which the next one is due.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::tuning::{REPETITION_DAYS, RETIRING_SUCCESSES};

/// The results of the repetitions of a mistake, by the day in the player's time zone: whether the first attempt on that day found a better
/// action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Repetitions(BTreeMap<Date, bool>);

impl Repetitions {
    /// Whether there is no result.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Notes the result of a day. Returns false if the day has a result already: only the first one counts.
    pub(crate) fn add(&mut self, day: Date, is_success: bool) -> bool {
        match self.0.entry(day) {
            Entry::Vacant(entry) => {
                entry.insert(is_success);
                true
            }
            Entry::Occupied(_) => false,
        }
    }

    /// Adds the results of another copy. Where two windows have different results of a day, the failure counts, whichever copy has it.
    pub(crate) fn merge(&mut self, other: Repetitions) {
        for (day, is_success) in other.0 {
            *self.0.entry(day).or_insert(is_success) &= is_success;
        }
    }

    /// Whether a day has a result.
    pub(crate) fn has(&self, day: Date) -> bool {
        self.0.contains_key(&day)
    }

    /// Whether the mistake is not repeated any more.
    pub(crate) fn are_over(&self) -> bool {
        self.due(Date::MIN, Date::MAX).is_none()
    }

    /// The day on which the next repetition of a mistake that was found on the day `found` is due. `None` if there is none any more.
    ///
    /// Days after tomorrow do not count, because the clock was wrong then: a mistake that was found on such a day is due today. Tomorrow
    /// counts, because a player who has travelled west has the same day twice.
    pub(crate) fn due(&self, found: Date, today: Date) -> Option<Date> {
        let latest = today.tomorrow().unwrap_or(today);
        let (mut interval, mut successes, mut last) = (0, 0, found);
        for (&day, &is_success) in self.0.range(..=latest) {
            last = day;
            if is_success {
                interval = (interval + 1).min(REPETITION_DAYS.len() - 1);
                successes += 1;
            } else {
                interval = interval.saturating_sub(1);
                successes = 0;
            }
            if successes == RETIRING_SUCCESSES {
                return None;
            }
        }
        Some(if last > latest { today } else { last.saturating_add(REPETITION_DAYS[interval].days()) })
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn intervals_grow_with_successes_and_three_in_a_row_are_the_end() {
        let mut repetitions = Repetitions::default();
        let found = date(2026, 2, 26);
        assert_eq!(repetitions.due(found, found), Some(date(2026, 2, 27)), "a day after the review");
        let mut due = |day: Date, is_success: bool| {
            assert!(repetitions.add(day, is_success));
            repetitions.due(found, day)
        };
        assert_eq!(due(date(2026, 2, 27), true), Some(date(2026, 3, 2)), "three days, over the end of February");
        assert_eq!(due(date(2026, 3, 2), true), Some(date(2026, 3, 9)), "seven days");
        assert_eq!(due(date(2026, 3, 9), true), None);
        assert!(repetitions.are_over());
    }

    #[test]
    fn failure_goes_an_interval_back_and_the_successes_begin_anew() {
        let mut repetitions = Repetitions::default();
        let found = date(2026, 1, 1);
        let mut due = |day: Date, is_success: bool| {
            assert!(repetitions.add(day, is_success));
            repetitions.due(found, day)
        };
        assert_eq!(due(date(2026, 1, 2), false), Some(date(2026, 1, 3)), "the first interval again");
        assert_eq!(due(date(2026, 1, 3), true), Some(date(2026, 1, 6)));
        assert_eq!(due(date(2026, 1, 6), true), Some(date(2026, 1, 13)));
        assert_eq!(
            due(date(2026, 1, 14), false),
            Some(date(2026, 1, 17)),
            "from the day of the repetition, a day late"
        );
        assert_eq!(due(date(2026, 1, 17), true), Some(date(2026, 1, 24)));
        assert_eq!(due(date(2026, 1, 24), true), Some(date(2026, 2, 14)), "21 days");
        assert_eq!(due(date(2026, 2, 14), false), Some(date(2026, 2, 21)));
        assert_eq!(due(date(2026, 2, 21), true), Some(date(2026, 3, 14)));
        assert_eq!(due(date(2026, 3, 14), true), Some(date(2026, 5, 13)), "60 days");
        assert_eq!(due(date(2026, 5, 13), false), Some(date(2026, 6, 3)));
        assert_eq!(due(date(2026, 6, 3), true), Some(date(2026, 8, 2)));
        assert_eq!(due(date(2026, 8, 2), true), Some(date(2026, 10, 1)), "the last interval stays");
        assert_eq!(due(date(2026, 10, 1), true), None);
    }

    #[test]
    fn only_the_first_result_of_a_day_counts() {
        let day = date(2026, 1, 2);
        let mut repetitions = Repetitions::default();
        assert!(repetitions.add(day, false) && !repetitions.add(day, true));
        assert_eq!(repetitions.due(date(2026, 1, 1), day), Some(date(2026, 1, 3)));
        let mut other = Repetitions::default();
        assert!(other.add(day, true) && other.add(date(2026, 1, 5), true));
        let mut both = repetitions.clone();
        both.merge(other.clone());
        other.merge(repetitions);
        assert_eq!(both, other);
        assert_eq!(both.due(date(2026, 1, 1), date(2026, 1, 5)), Some(date(2026, 1, 8)), "the failure counts");
    }

    #[test]
    fn results_of_a_wrong_clock_do_not_keep_a_mistake_away() {
        let today = date(2026, 1, 10);
        let mut repetitions = Repetitions::default();
        assert_eq!(repetitions.due(date(2099, 1, 1), today), Some(today), "found by a clock of 2099");
        assert_eq!(repetitions.due(date(2026, 1, 11), today), Some(date(2026, 1, 12)), "found in a zone further east");
        assert!(repetitions.add(date(2099, 1, 1), true));
        assert_eq!(repetitions.due(date(2026, 1, 8), today), Some(date(2026, 1, 9)));
        assert_eq!(Repetitions::default().due(Date::MAX, Date::MAX), Some(Date::MAX), "no day follows");
    }
}
