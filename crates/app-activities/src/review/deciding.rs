//! The mistake that decided a lost game.

use cannon_engine::analysis::PercentageChange;
use cannon_rules::Side;

/// The chance to win of a side that stands neither better nor worse, in percent.
const EVEN: f64 = 50.0;

/// The ply of the mistake that decided a game. For each action there is its side, the percentages of that side, and whether the action is a
/// turning point.
///
/// A mistake after which the loser stood to win once more decided nothing. So only the actions from the last position on count in which the
/// loser's chance was at least even: from there on the game was lost to its end. Among the turning points of the loser there, the action that
/// cost most of the chance decided the game. `None` if there is none, or if the loser's chance was at least even at the end, as in a game that
/// was lost on time.
pub(super) fn deciding_ply(actions: &[(Side, PercentageChange, bool)], loser: Side) -> Option<usize> {
    let chance = |side: Side, percentage: f64| if side == loser { percentage } else { 100.0 - percentage };
    let is_even = |side: Side, percentage: f64| chance(side, percentage) >= EVEN;
    let (side, last, _) = actions.last()?;
    if is_even(*side, last.after) {
        return None;
    }
    let first = actions.iter().rposition(|(side, change, _)| is_even(*side, change.before)).unwrap_or_default();
    let mistakes = actions.iter().enumerate().skip(first).filter(|(_, (side, _, is_turn))| *side == loser && *is_turn);
    mistakes.max_by(|(_, (_, one, _)), (_, (_, other, _))| one.loss().total_cmp(&other.loss())).map(|(ply, _)| ply)
}

#[cfg(test)]
mod tests {
    use Side::{North, South};

    use super::*;

    /// The deciding ply of a game that South loses. Each action has its side and the percentages of that side. An action that costs ten
    /// percent is a turning point.
    fn decided(actions: &[(Side, f64, f64)]) -> Option<usize> {
        let change = |&(side, before, after)| (side, PercentageChange { before, after }, before - after >= 10.0);
        deciding_ply(&actions.iter().map(change).collect::<Vec<_>>(), South)
    }

    #[test]
    fn mistake_before_the_loser_stood_to_win_again_decided_nothing() {
        // South throws away 60 percent at ply 0, North gives 65 back at ply 1, and South loses 40 at ply 2 for good.
        let game =
            [(South, 80.0, 20.0), (North, 80.0, 15.0), (South, 85.0, 45.0), (North, 55.0, 55.0), (South, 45.0, 30.0)];
        assert_eq!(decided(&game), Some(2), "40 percent, more than the 15 of ply 4");
        // Without the way back, the greatest mistake counts.
        assert_eq!(decided(&[(South, 80.0, 20.0), (North, 80.0, 80.0), (South, 20.0, 5.0)]), Some(0));
    }

    #[test]
    fn action_in_the_last_even_position_counts_even_if_it_cost_little() {
        // South has 52 at ply 0 and 44 after it, 44 at ply 2 and 14 after it.
        assert_eq!(decided(&[(South, 52.0, 44.0), (North, 56.0, 56.0), (South, 44.0, 14.0)]), Some(2));
        // Exactly even is enough: before North's action at ply 1 South has 50.
        assert_eq!(decided(&[(South, 90.0, 50.0), (North, 50.0, 50.0), (South, 49.0, 35.0)]), Some(2));
        assert_eq!(decided(&[(South, 50.0, 20.0), (North, 80.0, 80.0), (South, 20.0, 5.0)]), Some(0));
    }

    #[test]
    fn game_may_be_lost_without_a_mistake() {
        assert_eq!(decided(&[]), None);
        // The loser was never better, and nothing cost much.
        assert_eq!(decided(&[(South, 45.0, 40.0), (North, 60.0, 60.0), (South, 40.0, 33.0)]), None);
        // Lost on time in a position that was even: the mistake at ply 0 was made good.
        assert_eq!(decided(&[(South, 70.0, 30.0), (North, 70.0, 40.0)]), None);
        // Only mistakes of the loser count: North's is at ply 1.
        assert_eq!(decided(&[(South, 49.0, 38.0), (North, 90.0, 60.0), (South, 40.0, 33.0)]), Some(0));
    }

    #[test]
    fn game_that_was_lost_from_the_start_has_a_greatest_mistake_as_well() {
        assert_eq!(decided(&[(South, 45.0, 30.0), (North, 70.0, 70.0), (South, 30.0, 2.0)]), Some(2));
    }
}
