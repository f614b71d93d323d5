//! The openings of the games of a match.

use std::fmt;
use std::str::FromStr;

use crate::error::CliError;
use crate::random_opening::{self, MAX_PLIES};
use crate::value_error::ValueError;
use cannon_rules::any::AnyTimeline;

/// Openings of random actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RandomOpenings {
    /// Number of random actions.
    plies: usize,
}

/// Maximum advantage of either side in a balanced position, in hundredths of the smallest piece.
const MAX_ADVANTAGE: i32 = 100;

/// The error of a text that describes no openings.
const NO_OPENINGS: ValueError = ValueError::Openings { most: MAX_PLIES };

impl FromStr for RandomOpenings {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<RandomOpenings, ValueError> {
        let plies = text.strip_prefix("random:").and_then(|plies| plies.parse().ok());
        plies.filter(|&plies| plies <= MAX_PLIES).map(|plies| RandomOpenings { plies }).ok_or(NO_OPENINGS)
    }
}

impl fmt::Display for RandomOpenings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "random:{}", self.plies)
    }
}

impl RandomOpenings {
    /// Plays the opening of a pair of games from the start.
    ///
    /// # Errors
    /// If no balanced opening is found.
    pub(super) fn play(self, start: &AnyTimeline, seed: u64, pair: u64) -> Result<AnyTimeline, CliError> {
        random_opening::play(start, self.plies, MAX_ADVANTAGE, &[seed, pair])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    #[test]
    fn openings_depend_only_on_seed_and_pair_and_are_balanced() {
        for game in GameId::ALL {
            let start = game.begin(None, None, HouseRules::DRAWS).expect("its start");
            let openings: RandomOpenings = "random:6".parse().expect("readable");
            let text = |seed, pair| {
                let timeline = openings.play(&start, seed, pair).expect("an opening");
                assert!(timeline.ply() == 6 && random_opening::is_balanced(&timeline, MAX_ADVANTAGE));
                timeline.position_text_at(6)
            };
            assert_eq!(text(1, 0), text(1, 0));
            assert!(text(1, 0) != text(1, 1) && text(1, 0) != text(2, 0));
        }
    }

    #[test]
    fn position_with_an_immediate_win_is_not_balanced() {
        let at = |position| GameId::Cannon.begin(None, Some(position), HouseRules::DRAWS).expect("a position");
        assert!(!random_opening::is_balanced(&at("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d"), MAX_ADVANTAGE));
    }

    #[test]
    fn malformed_openings_are_refused() {
        for bad in ["random", "random:61", "book", "random:-1", ""] {
            assert_eq!(bad.parse::<RandomOpenings>(), Err(NO_OPENINGS));
        }
    }
}
