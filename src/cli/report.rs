//! How reports of a search are written, in the protocol and elsewhere.

use std::time::Duration;

use crate::engine::Score;
use crate::rules::PackedAction;
use crate::rules::any::AnyTimeline;

/// A score in two words.
pub(super) fn score(score: Score) -> String {
    match score {
        Score::Advantage(hundredths) => format!("cp {hundredths}"),
        Score::Win { plies } => format!("win {plies}"),
        Score::Loss { plies } => format!("loss {plies}"),
    }
}

/// Nodes a second.
pub(super) fn speed(nodes: u64, elapsed: Duration) -> u64 {
    let speed = u128::from(nodes) * 1_000_000 / elapsed.as_micros().max(1);
    u64::try_from(speed).unwrap_or(u64::MAX)
}

/// A variation in the game's notation, as far as it goes before the game is over.
pub(super) fn variation(timeline: &dyn AnyTimeline, actions: &[PackedAction]) -> Vec<String> {
    let mut ahead = timeline.boxed_clone();
    let mut texts = Vec::with_capacity(actions.len());
    for &action in actions {
        let Some(text) = ahead.notation(action) else { break };
        if ahead.play(action).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}
