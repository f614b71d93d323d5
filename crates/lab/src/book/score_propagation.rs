//! Propagation of scores from the last positions of a book back to the first, which corrects the scores of the actions.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::builder::BookEntry;
use cannon_engine::Score;

/// Maximum difference from the best action, in hundredths of the smallest piece. Actions that turn out to be worse are removed.
const MAX_LOSS: i32 = 100;

/// Replaces the score of every action by the negated score of the position after it, if that position is in the book, and removes actions
/// that turn out to be bad. Every position must come before the positions that follow it.
pub(super) fn propagate_scores(entries: &mut [BookEntry]) {
    let mut scores: HashMap<String, Score> = entries.iter().map(|entry| (entry.position(), entry.score)).collect();
    for entry in entries.iter_mut().rev() {
        let timeline = &entry.timeline;
        entry.choices.retain_mut(|choice| {
            let mut after = timeline.clone();
            if after.play(choice.action).is_err() {
                return false;
            }
            match scores.get(&after.position_text_at(after.ply())) {
                Some(&Score::Advantage(enemy)) => choice.score = -enemy,
                Some(Score::Win { .. }) => return false,
                // The action is better than its score, but a forced win has no score in hundredths.
                Some(Score::Loss { .. }) | None => {}
            }
            true
        });
        entry.choices.sort_by_key(|choice| Reverse(choice.score));
        if let Some(best) = entry.choices.first().map(|choice| choice.score) {
            entry.choices.retain(|choice| best - choice.score <= MAX_LOSS);
            entry.score = Score::Advantage(best);
            scores.insert(entry.position(), entry.score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_engine::book::BookAction;
    use cannon_rules::GameId;
    use cannon_rules::any::AnyTimeline;
    use cannon_rules::timeline::HouseRules;

    fn entry(actions: &[&str], choices: &[(&str, i32)], score: Score) -> BookEntry {
        let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a start");
        let read = |timeline: &AnyTimeline, text: &str| timeline.read_action(text).expect("an action");
        for text in actions {
            let action = read(&timeline, text);
            timeline.play(action).expect("legal");
        }
        let choice = |&(text, score): &(&str, i32)| BookAction { action: read(&timeline, text), score };
        let choices = choices.iter().map(choice).collect();
        BookEntry { timeline, choices, score }
    }

    #[test]
    fn scores_of_later_positions_correct_earlier_ones() {
        let advantage = Score::Advantage;
        let mut entries = [
            entry(&[], &[("@b1", 20), ("@c1", 15), ("@d1", 10), ("@e1", 5), ("@f1", 0)], advantage(20)),
            entry(&["@b1"], &[("@i10", -20)], advantage(-20)),
            entry(&["@c1"], &[], advantage(-30)),
            entry(&["@d1"], &[], Score::Win { plies: 9 }),
            entry(&["@e1"], &[], advantage(200)),
            entry(&["@b1", "@i10"], &[("g2-h3", 25)], advantage(25)),
        ];
        propagate_scores(&mut entries);
        let scores = |entry: &BookEntry| entry.choices.iter().map(|choice| choice.score).collect::<Vec<_>>();
        assert_eq!(scores(&entries[0]), [30, 25, 0], "c1, then b1 by the position two plies later, then f1 unchanged");
        assert_eq!(scores(&entries[1]), [-25]);
    }
}
