//! What the search thought of an action, corrected by what it finds after it: from the last positions of a book back to the first.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::growth::Page;
use cannon_engine::Score;

/// An action that turns out to be so much worse than the best, in hundredths of the smallest piece, is left out.
const MOST_LOSS: i32 = 100;

/// Gives every action the score that the position after it has for the other side, turned round, if that is in the book; leaves out those
/// that turn out to be bad. Each position is in the book before those that follow it.
pub(super) fn correct(pages: &mut [Page]) {
    let mut scores: HashMap<String, Score> = pages.iter().map(|page| (page.position(), page.score)).collect();
    for page in pages.iter_mut().rev() {
        let timeline = &page.timeline;
        page.choices.retain_mut(|choice| {
            let mut after = timeline.boxed_clone();
            if after.play(choice.action).is_err() {
                return false;
            }
            match scores.get(&after.position_text_at(after.ply())) {
                Some(&Score::Advantage(enemy)) => choice.score = -enemy,
                Some(Score::Win { .. }) => return false,
                // Better than was thought, by how much there is no number.
                Some(Score::Loss { .. }) | None => {}
            }
            true
        });
        page.choices.sort_by_key(|choice| Reverse(choice.score));
        if let Some(best) = page.choices.first().map(|choice| choice.score) {
            page.choices.retain(|choice| best - choice.score <= MOST_LOSS);
            page.score = Score::Advantage(best);
            scores.insert(page.position(), page.score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_engine::book::Choice;
    use cannon_rules::any::AnyTimeline;
    use cannon_rules::registry::GAMES;
    use cannon_rules::timeline::HouseRules;

    fn page(way: &[&str], choices: &[(&str, i32)], score: Score) -> Page {
        let mut timeline = GAMES[0].begin(None, None, HouseRules::NONE).expect("a start");
        let read = |timeline: &dyn AnyTimeline, text: &str| timeline.read_action(text).expect("an action");
        for text in way {
            let action = read(&*timeline, text);
            timeline.play(action).expect("legal");
        }
        let choice = |&(text, score): &(&str, i32)| Choice { action: read(&*timeline, text), score };
        let choices = choices.iter().map(choice).collect();
        Page { timeline, choices, score }
    }

    #[test]
    fn what_comes_after_counts() {
        let advantage = Score::Advantage;
        let mut pages = [
            page(&[], &[("@b1", 20), ("@c1", 15), ("@d1", 10), ("@e1", 5), ("@f1", 0)], advantage(20)),
            page(&["@b1"], &[("@i10", -20)], advantage(-20)),
            page(&["@c1"], &[], advantage(-30)),
            page(&["@d1"], &[], Score::Win { plies: 9 }),
            page(&["@e1"], &[], advantage(200)),
            page(&["@b1", "@i10"], &[("g2-h3", 25)], advantage(25)),
        ];
        correct(&mut pages);
        let scores = |page: &Page| page.choices.iter().map(|choice| choice.score).collect::<Vec<_>>();
        assert_eq!(scores(&pages[0]), [30, 25, 0], "c1, b1 by what follows two plies later, and f1 as before");
        assert_eq!(scores(&pages[1]), [-25]);
    }
}
