//! The judge: verdicts, replies and refutations.

use cannon_puzzles::proof::Prover;
use cannon_puzzles::{Puzzle, Theme, Verdict, shipped};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use super::all_puzzles;

/// Of the shipped puzzles, one in this many is played against with wrong actions.
const STEP: usize = 6;

#[test]
fn line_is_judged_right_and_its_replies_are_the_best() {
    for puzzle in all_puzzles() {
        let mut timeline = puzzle.begin();
        for (ply, &action) in puzzle.line().iter().enumerate() {
            if ply % 2 == 0 {
                let is_last = ply + 1 == puzzle.line().len();
                let verdict = if is_last { Verdict::Solved } else { Verdict::Correct };
                assert_eq!(puzzle.judge(&timeline, action), verdict, "{}, ply {ply}", puzzle.id());
            } else {
                assert_eq!(puzzle.best_reply(&timeline), Some(action), "{}, ply {ply}", puzzle.id());
            }
            timeline.play(action).expect("a legal line");
        }
        assert_eq!(puzzle.best_reply(&timeline), None, "{} is solved", puzzle.id());
    }
}

#[test]
fn wrong_first_actions_in_cannon_are_refuted() {
    check_wrong_first_actions(shipped(GameId::Cannon).iter().step_by(STEP));
}

#[test]
fn wrong_first_actions_in_tank_chess_are_refuted() {
    check_wrong_first_actions(shipped(GameId::TankChess).iter().step_by(2 * STEP));
}

/// The other half of the puzzles, for a second thread.
#[test]
fn wrong_first_actions_in_more_of_tank_chess_are_refuted() {
    check_wrong_first_actions(shipped(GameId::TankChess).iter().skip(STEP).step_by(2 * STEP));
}

/// Plays wrong actions in puzzles, and checks the refutations.
fn check_wrong_first_actions(puzzles: impl Iterator<Item = &'static Puzzle>) {
    for puzzle in puzzles {
        let start = puzzle.begin();
        let wrong = start.actions().into_iter().filter(|action| *action != puzzle.line()[0]);
        for action in wrong.step_by(13) {
            assert_eq!(puzzle.judge(&start, action), Verdict::Wrong);
            let mut timeline = start.clone();
            timeline.play(action).expect("a legal action");
            let refutation = puzzle.refutation(&timeline);
            if timeline.outcome().is_some() {
                assert_eq!(refutation, None);
                continue;
            }
            let reply = refutation.unwrap_or_else(|| panic!("{}: no refutation of {action:?}", puzzle.id()));
            timeline.play(reply).expect("a legal refutation");
            check_refuted(puzzle, &timeline);
        }
    }
}

/// Checks that a win is no longer possible in time, and that a defence is lost.
fn check_refuted(puzzle: &Puzzle, timeline: &AnyTimeline) {
    let Some(game) = timeline.as_cannon() else { return };
    let mut prover = Prover::new(10_000_000);
    match puzzle.theme() {
        Theme::Win2 => assert_eq!(prover.wins(game.position(), 1), Ok(false), "{}", puzzle.id()),
        Theme::Win3 => assert_eq!(prover.wins(game.position(), 3), Ok(false), "{}", puzzle.id()),
        Theme::Win4 => assert_eq!(prover.wins(game.position(), 5), Ok(false), "{}", puzzle.id()),
        Theme::Win5 => assert_eq!(prover.wins(game.position(), 7), Ok(false), "{}", puzzle.id()),
        Theme::OnlyDefence | Theme::Block => {
            assert_eq!(prover.loses(game.position(), 2), Ok(true), "{}", puzzle.id());
        }
        _ => {}
    }
}

/// Solves a puzzle by any actions that the judge calls right, against the replies of the judge or all others. Returns the number of
/// different ways to solve it.
fn solve_by_all_ways(puzzle: &Puzzle, timeline: &AnyTimeline) -> usize {
    let right = timeline.actions().into_iter().map(|action| (action, puzzle.judge(timeline, action)));
    let mut ways = 0;
    for (action, verdict) in right {
        let mut next = timeline.clone();
        next.play(action).expect("a legal action");
        match verdict {
            Verdict::Wrong => {}
            Verdict::Solved => ways += 1,
            Verdict::Correct => {
                let reply = puzzle.best_reply(&next).expect("the game goes on");
                next.play(reply).expect("a legal reply");
                ways += solve_by_all_ways(puzzle, &next);
            }
        }
    }
    ways
}

#[test]
fn later_turns_accept_every_action_that_still_wins() {
    let of_theme = |theme| shipped(GameId::Cannon).iter().filter(move |puzzle| puzzle.theme() == theme);
    let mut several = 0;
    let long = [(Theme::Win2, 4), (Theme::Win3, 12), (Theme::Win4, 12), (Theme::Win5, 12)];
    for puzzle in long.into_iter().flat_map(|(theme, step)| of_theme(theme).step_by(step)) {
        let ways = solve_by_all_ways(puzzle, &puzzle.begin());
        assert!(ways > 0, "{} can be solved", puzzle.id());
        several += usize::from(ways > 1);
    }
    assert!(several > 0, "some puzzles can be finished in several ways");
}

#[test]
fn win_goes_on_after_a_reply_off_the_line() {
    for puzzle in shipped(GameId::Cannon).iter().filter(|puzzle| puzzle.theme() == Theme::Win2).step_by(5) {
        let mut start = puzzle.begin();
        start.play(puzzle.line()[0]).expect("legal");
        for reply in start.actions() {
            let mut timeline = start.clone();
            timeline.play(reply).expect("legal");
            let wins =
                timeline.actions().into_iter().filter(|&action| puzzle.judge(&timeline, action) == Verdict::Solved);
            assert!(wins.count() > 0, "{}: no answer to {reply:?}", puzzle.id());
        }
    }
}
