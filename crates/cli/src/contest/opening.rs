//! How the games of a match open: by lot, so that they differ, and fairly, so that the players decide them.

use std::fmt;
use std::str::FromStr;

use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Limits, Score, registry};
use cannon_rules::any::AnyTimeline;

/// The way of opening games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Openings {
    /// So many actions by lot.
    Random { plies: usize },
}

/// Longest openings; nothing is balanced after that many actions by lot.
const MOST_PLIES: usize = 60;
/// A shallow look at full strength decides whether a position is balanced.
const LOOK: Limits = Limits::nodes(2_000);
/// What it may find at most for either side, in hundredths of the smallest piece.
const BALANCE: i32 = 100;
/// Openings that are tried before giving up.
const MOST_TRIES: u64 = 2_000;

/// Text that names no way of opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("say random:PLIES, with plies from 0 to {MOST_PLIES}")]
pub(super) struct BadOpenings;

impl FromStr for Openings {
    type Err = BadOpenings;

    fn from_str(text: &str) -> Result<Openings, BadOpenings> {
        let plies = text.strip_prefix("random:").and_then(|plies| plies.parse().ok());
        plies.filter(|&plies| plies <= MOST_PLIES).map(|plies| Openings::Random { plies }).ok_or(BadOpenings)
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Openings::Random { plies } = self;
        write!(f, "random:{plies}")
    }
}

impl Openings {
    /// The opening of a pair of games, played out from the start.
    ///
    /// # Errors
    /// There seems to be none by these rules that is balanced.
    pub(super) fn play(self, start: &dyn AnyTimeline, seed: u64, pair: u64) -> Result<Box<dyn AnyTimeline>, CliError> {
        let Openings::Random { plies } = self;
        if plies == 0 {
            return Ok(start.boxed_clone());
        }
        for attempt in 0..MOST_TRIES {
            let mut timeline = start.boxed_clone();
            let mut lot = SeededRng::new(&[seed, pair, attempt]);
            for _ in 0..plies {
                let Some(action) = lot.choose(&timeline.actions()) else { break };
                if timeline.play(action).is_err() {
                    break;
                }
            }
            if timeline.ply() == plies && is_balanced(&*timeline) {
                return Ok(timeline);
            }
        }
        Err(CliError::Failed(format!("no balanced opening of {plies} actions among {MOST_TRIES}")))
    }
}

/// Whether nobody can win at once and, where the game has a computer player, a shallow look finds neither side ahead.
fn is_balanced(timeline: &dyn AnyTimeline) -> bool {
    // The notation marks the last action with + or = if who played it could win next turn, and an action that wins with #.
    let last = timeline.ply().checked_sub(1).and_then(|ply| timeline.notation_at(ply)).unwrap_or_default();
    let wins = |action| timeline.notation(action).is_some_and(|text| text.ends_with('#'));
    if timeline.outcome().is_some() || last.ends_with(['+', '=']) || timeline.actions().into_iter().any(wins) {
        return false;
    }
    if registry::find(timeline.game()).is_none() {
        return true;
    }
    let report = cannon_engine::analyse_position(timeline, LOOK);
    report.is_some_and(|report| matches!(report.score, Score::Advantage(score) if score.abs() <= BALANCE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::registry::GAMES;
    use cannon_rules::timeline::HouseRules;

    #[test]
    fn openings_follow_from_seed_and_pair_and_are_balanced() {
        for game in GAMES {
            let start = game.begin(None, None, HouseRules::default()).expect("its start");
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
    fn what_can_be_won_at_once_is_not_balanced() {
        let entry = &GAMES[0];
        let at = |position| entry.begin(None, Some(position), HouseRules::default()).expect("a position");
        assert!(!is_balanced(&*at("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d")));
        for bad in ["random", "random:61", "book", "random:-1", ""] {
            assert_eq!(bad.parse::<Openings>(), Err(BadOpenings));
        }
    }
}
