//! Formatting of scores, notations and search speeds, for the protocol and other output.

use std::time::Duration;

use cannon_engine::Score;

/// A score as its kind and its value, such as `cp 35` or `win 3`.
pub fn format_score(score: Score) -> String {
    match score {
        Score::Advantage(hundredths) => format!("cp {hundredths}"),
        Score::Win { plies } => format!("win {plies}"),
        Score::Loss { plies } => format!("loss {plies}"),
    }
}

/// Nodes per second.
pub fn nodes_per_second(nodes: u64, elapsed: Duration) -> u64 {
    let speed = u128::from(nodes) * 1_000_000 / elapsed.as_micros().max(1);
    u64::try_from(speed).unwrap_or(u64::MAX)
}
