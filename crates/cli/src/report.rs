//! How reports of a search are written, in the protocol and elsewhere.

use std::time::Duration;

use cannon_engine::Score;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// A score in two words.
pub(super) fn score(score: Score) -> String {
    match score {
        Score::Advantage(hundredths) => format!("cp {hundredths}"),
        Score::Win { plies } => format!("win {plies}"),
        Score::Loss { plies } => format!("loss {plies}"),
    }
}

/// An action's notation as one word, as the protocol has it.
pub(super) fn word(notation: &str) -> String {
    notation.split_whitespace().collect()
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

/// Scores in the order of preference: losses, the later the better; advantages; wins, the sooner the better.
pub(super) fn worth(score: Score) -> (i32, i64) {
    match score {
        Score::Loss { plies } => (-1, plies.into()),
        Score::Advantage(hundredths) => (0, hundredths.into()),
        Score::Win { plies } => (1, -i64::from(plies)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_preferred() {
        let rising = [
            Score::Loss { plies: 2 },
            Score::Loss { plies: 8 },
            Score::Advantage(-500),
            Score::Advantage(3),
            Score::Win { plies: 9 },
            Score::Win { plies: 1 },
        ];
        assert!(rising.windows(2).all(|pair| worth(pair[0]) < worth(pair[1])));
    }
}
