//! Formatting of scores, search speeds and the state of a game, for the protocol and other output.

use std::io::{self, Write};
use std::time::Duration;

use cannon_engine::Score;
use cannon_i18n::Localizer;
use cannon_rules::Outcome;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;

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

/// How the game ended, or which side is to move.
pub(crate) fn state_text(words: &Localizer, timeline: &AnyTimeline, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(outcome) => words.outcome_in(timeline.game(), outcome),
        None => {
            let side = words.side_in(timeline.game(), timeline.side_to_move());
            words.format("cli-to-move", &[("side", side.into())])
        }
    }
}

/// Prints a notice on standard error, which leaves the output to other programs. If standard error is closed, nobody reads the notice.
pub(crate) fn print_notice(notice: Option<Message>, words: &Localizer) {
    if let Some(notice) = notice {
        let _ = writeln!(io::stderr(), "{}", words.message(&notice));
    }
}
