//! Openings of the games of a match: random, so that games differ, and balanced, so that the players decide them.

use std::fmt;
use std::str::FromStr;

use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Limits, Score, registry};
use cannon_rules::any::AnyTimeline;

/// How openings are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Openings {
    /// Random actions, as many as `plies`.
    Random { plies: usize },
}

/// Maximum length of an opening. Positions after more random actions are hardly ever balanced.
const MAX_PLIES: usize = 60;
/// The limits of the search that decides whether a position is balanced.
const SEARCH_LIMITS: Limits = Limits::nodes(2_000);
/// Maximum advantage of either side in a balanced position, in hundredths of the smallest piece.
const MAX_ADVANTAGE: i32 = 100;
/// Number of attempts at a balanced opening.
const MAX_ATTEMPTS: u64 = 2_000;

/// The error of a text that describes no openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected random:PLIES, with plies from 0 to {MAX_PLIES}")]
pub(super) struct OpeningsError;

impl FromStr for Openings {
    type Err = OpeningsError;

    fn from_str(text: &str) -> Result<Openings, OpeningsError> {
        let plies = text.strip_prefix("random:").and_then(|plies| plies.parse().ok());
        plies.filter(|&plies| plies <= MAX_PLIES).map(|plies| Openings::Random { plies }).ok_or(OpeningsError)
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Openings::Random { plies } = self;
        write!(f, "random:{plies}")
    }
}

impl Openings {
    /// Plays the opening of a pair of games from the start.
    ///
    /// # Errors
    /// If no balanced opening is found in [`MAX_ATTEMPTS`] attempts.
    pub(super) fn play(self, start: &dyn AnyTimeline, seed: u64, pair: u64) -> Result<Box<dyn AnyTimeline>, CliError> {
        let Openings::Random { plies } = self;
        if plies == 0 {
            return Ok(start.boxed_clone());
        }
        for attempt in 0..MAX_ATTEMPTS {
            let mut timeline = start.boxed_clone();
            let mut rng = SeededRng::new(&[seed, pair, attempt]);
            for _ in 0..plies {
                let Some(action) = rng.choose(&timeline.actions()) else { break };
                if timeline.play(action).is_err() {
                    break;
                }
            }
            if timeline.ply() == plies && is_balanced(&*timeline) {
                return Ok(timeline);
            }
        }
        Err(CliError::Failed(format!("no balanced opening of {plies} actions among {MAX_ATTEMPTS}")))
    }
}

/// Whether neither side can win at once and, if the game has a computer player, a shallow search finds neither side ahead.
fn is_balanced(timeline: &dyn AnyTimeline) -> bool {
    // The notation ends with + or = if the side that played the action threatens to win next turn, and with # if the action wins.
    let last = timeline.ply().checked_sub(1).and_then(|ply| timeline.notation_at(ply)).unwrap_or_default();
    let is_win = |action| timeline.notation(action).is_some_and(|text| text.ends_with('#'));
    if timeline.outcome().is_some() || last.ends_with(['+', '=']) || timeline.actions().into_iter().any(is_win) {
        return false;
    }
    if registry::find(timeline.game()).is_none() {
        return true;
    }
    let info = cannon_engine::analyse_position(timeline, SEARCH_LIMITS);
    info.is_some_and(|info| matches!(info.score, Score::Advantage(score) if score.abs() <= MAX_ADVANTAGE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::registry::GAMES;
    use cannon_rules::timeline::HouseRules;

    #[test]
    fn openings_depend_only_on_seed_and_pair_and_are_balanced() {
        for game in GAMES {
            let start = game.begin(None, None, HouseRules::DRAWS).expect("its start");
            let openings: Openings = "random:6".parse().expect("readable");
            let text = |seed, pair| {
                let timeline = openings.play(&*start, seed, pair).expect("an opening");
                assert!(timeline.ply() == 6 && is_balanced(&*timeline));
                timeline.position_text_at(6)
            };
            assert_eq!(text(1, 0), text(1, 0));
            assert!(text(1, 0) != text(1, 1) && text(1, 0) != text(2, 0));
        }
    }

    #[test]
    fn position_with_an_immediate_win_is_not_balanced() {
        let entry = &GAMES[0];
        let at = |position| entry.begin(None, Some(position), HouseRules::DRAWS).expect("a position");
        assert!(!is_balanced(&*at("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d")));
    }

    #[test]
    fn malformed_openings_are_refused() {
        for bad in ["random", "random:61", "book", "random:-1", ""] {
            assert_eq!(bad.parse::<Openings>(), Err(OpeningsError));
        }
    }
}
