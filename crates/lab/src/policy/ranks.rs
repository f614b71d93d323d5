//! How early the chosen actions of samples come.

use std::fmt;

/// The numbers of first actions among which chosen actions are counted.
const LIMITS: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];

/// The shares of chosen actions among the first few.
pub(super) struct Ranks {
    counts: [usize; LIMITS.len()],
    total: usize,
}

impl Ranks {
    /// Counts chosen actions by the numbers of actions before them.
    pub(super) fn of(ranks: impl Iterator<Item = usize>) -> Ranks {
        let mut all = Ranks { counts: [0; LIMITS.len()], total: 0 };
        for rank in ranks {
            all.total += 1;
            for (count, limit) in all.counts.iter_mut().zip(LIMITS) {
                *count += usize::from(rank < limit);
            }
        }
        all
    }
}

impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: usize| 100.0 * count as f64 / self.total.max(1) as f64;
        let shares = LIMITS.iter().zip(self.counts).map(|(limit, count)| format!("{limit}: {:.1} %", percent(count)));
        f.write_str(&shares.collect::<Vec<_>>().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_count_the_actions_before() {
        let ranks = Ranks::of([0, 1, 3, 200].into_iter());
        assert_eq!(ranks.to_string(), "1: 25.0 %, 2: 50.0 %, 4: 75.0 %, 8: 75.0 %, 16: 75.0 %, 32: 75.0 %, 64: 75.0 %");
        assert_eq!(Ranks::of(std::iter::empty()).counts, [0; LIMITS.len()]);
    }
}
