//! What a program reports during a search.

use cannon_engine::Score;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// Maximum number of actions of a line that are read.
const MAX_ACTIONS: usize = 30;

/// A line of play that a program reports.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchLine {
    /// The rank of the line among the best ones; 0 for the best.
    pub rank: usize,
    /// The depth of the search in plies, if the program tells.
    pub depth: Option<u32>,
    /// The score for the side to move, if the program tells. Programs have units of their own.
    pub score: Option<Score>,
    /// The legal actions from the position on, as far as they can be read.
    pub actions: Vec<PackedAction>,
}

impl SearchLine {
    /// Reads a line of a program that begins with `info`. `None` if it has no legal action.
    pub(crate) fn read(line: &str, timeline: &AnyTimeline) -> Option<SearchLine> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (head, pv) = match words.iter().position(|word| *word == "pv") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => return None,
        };
        if head.first() != Some(&"info") || head.get(1) == Some(&"string") {
            return None;
        }
        let value = |name: &str| head.iter().position(|word| *word == name).map(|at| &head[at + 1..]);
        let number = |name: &str| value(name)?.first()?.parse::<u32>().ok();
        let mut timeline = timeline.clone();
        let mut actions = Vec::new();
        for text in pv.iter().take(MAX_ACTIONS) {
            let Ok(action) = timeline.read_action(text) else { break };
            if timeline.play(action).is_err() {
                break;
            }
            actions.push(action);
        }
        (!actions.is_empty()).then(|| SearchLine {
            rank: number("multipv").map_or(0, |number| number.saturating_sub(1) as usize),
            depth: number("depth"),
            score: value("score").and_then(read_score),
            actions,
        })
    }
}

/// Reads a score: `cp N`, `win N` and `loss N` as `docs/protocol.md` has them, or `mate N` with the number of own actions, as in UCI.
fn read_score(words: &[&str]) -> Option<Score> {
    let (kind, number) = (words.first()?, words.get(1)?.parse::<i32>().ok()?);
    let plies = number.unsigned_abs();
    match *kind {
        "cp" => Some(Score::Advantage(number)),
        "win" => Some(Score::Win { plies }),
        "loss" => Some(Score::Loss { plies }),
        "mate" if number > 0 => Some(Score::Win { plies: plies.saturating_mul(2) - 1 }),
        "mate" => Some(Score::Loss { plies: plies.saturating_mul(2) }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    #[test]
    fn lines_of_a_search_are_read_as_far_as_they_are_legal() {
        let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("the start");
        for text in ["@e1", "@f10"] {
            timeline.play(timeline.read_action(text).expect("an action")).expect("it is legal");
        }
        let read = |line: &str| SearchLine::read(line, &timeline);
        let notation = |line: &SearchLine| timeline.notation(line.actions[0]);
        let line = read("info depth 7 multipv 2 score cp -31 nodes 5 pv a4-a5 b7-b6 a1-a9 c4-c5").expect("a line");
        assert_eq!((line.rank, line.depth, line.score), (1, Some(7), Some(Score::Advantage(-31))));
        assert_eq!((line.actions.len(), notation(&line).as_deref()), (2, Some("a4-a5")), "a1-a9 is illegal");
        for (score, expected) in [
            ("win 3", Some(Score::Win { plies: 3 })),
            ("loss 4", Some(Score::Loss { plies: 4 })),
            ("mate 2", Some(Score::Win { plies: 3 })),
            ("mate -2", Some(Score::Loss { plies: 4 })),
            ("high", None),
        ] {
            let line = read(&format!("info score {score} pv a4-a5")).expect("a line");
            assert_eq!((line.rank, line.depth, line.score), (0, None, expected), "{score}");
        }
        for line in ["info depth 5 score cp 3", "info string pv a4-a5 x", "info pv", "info pv e1-e9", "pv a4-a5"] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
