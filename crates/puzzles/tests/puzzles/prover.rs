//! The prover agrees with definitions that try everything.

use cannon_puzzles::game::{PuzzleGame, after};
use cannon_puzzles::proof::{NodeLimitReached, Prover};
use cannon_rules::{Game, Outcome, WinReason, cannon};

use super::{cannon_positions, tank_chess_positions, wins_by_definition};

const NODES: u64 = 20_000_000;
/// Of the shipped positions, one in this many is tested.
const STEP: usize = 4;

/// Compares the quick test for a win in one turn with trying all actions: in the position, after each of some actions, and if the turn
/// passes.
fn check_wins_at_once<G: PuzzleGame>(position: &G) {
    let spread = position.actions().into_iter().step_by(9).map(|action| after(position, action));
    for here in spread.chain(position.passed()).chain([position.clone()]) {
        for ignored in
            [None, Some(WinReason::PrincipalTaken), Some(WinReason::NoAction), Some(WinReason::PrincipalEscaped)]
        {
            let wins = |action| match after(&here, action).outcome() {
                Some(Outcome::Win { side, by }) => side == here.side_to_move() && Some(by) != ignored,
                _ => false,
            };
            let by_definition = here.actions().into_iter().any(wins);
            assert_eq!(here.can_win_at_once(ignored), by_definition, "ignoring {ignored:?}: {here:?}");
        }
    }
}

#[test]
fn quick_test_for_a_win_in_one_agrees_with_all_actions_in_cannon() {
    cannon_positions().iter().for_each(check_wins_at_once);
}

#[test]
fn quick_test_for_a_win_in_one_agrees_with_all_actions_in_tank_chess() {
    tank_chess_positions().iter().step_by(STEP).for_each(check_wins_at_once);
}

#[test]
fn enemy_with_soldiers_that_cannot_advance_is_left_without_an_action() {
    let at = |text| cannon::Position::from_text(text, &cannon::Ruleset::CLASSIC).expect("a position");
    // If the enemy has only a soldier at the far edge, which cannot move, any quiet action wins. If two enemy soldiers can move, no quiet
    // action wins.
    for (text, wins) in [
        ("1L7d/10/10/10/10/10/10/3l6/10/5D4 l", true),
        ("1L7d/10/10/10/3d1d4/10/10/3l6/10/5D4 l", false),
        ("1L7d/10/10/10/10/10/10/3ld5/10/5D4 l", true),
    ] {
        let position = at(text);
        assert_eq!(position.can_win_at_once(None), wins, "{text}");
        check_wins_at_once(&position);
    }
}

/// Compares proofs of wins within three plies with the definition.
fn check_wins<G: PuzzleGame>(positions: &[G]) {
    let mut results = [0; 2];
    for position in positions {
        let proved = Prover::new(NODES).wins(position, 3);
        let by_definition = wins_by_definition(position, 3);
        assert_eq!(proved, Ok(by_definition), "{position:?}");
        results[usize::from(by_definition)] += 1;
    }
    assert!(results.iter().all(|&count| count > 0), "{results:?}");
}

#[test]
fn proofs_of_wins_agree_with_the_definition_in_cannon() {
    let positions: Vec<_> = cannon_positions().into_iter().step_by(STEP).collect();
    check_wins(&positions);
}

#[test]
fn proofs_of_wins_agree_with_the_definition_in_tank_chess() {
    let positions: Vec<_> = tank_chess_positions().into_iter().step_by(7 * STEP).collect();
    check_wins(&positions);
}

/// Whether a side has gained so many pieces after this number of plies, or has won, against every reply.
fn gains_by_definition<G: PuzzleGame>(position: &G, side: cannon_rules::Side, plies: u8, lead: i32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(side);
    }
    if plies == 0 {
        return position.piece_count(side) as i32 - position.piece_count(!side) as i32 >= lead;
    }
    let gains = |action| gains_by_definition(&after(position, action), side, plies - 1, lead);
    let mut actions = position.actions().into_iter();
    if position.side_to_move() == side { actions.any(gains) } else { actions.all(gains) }
}

/// Compares the actions that gain a piece within some plies with the definition.
fn check_gains<G: PuzzleGame>(positions: &[G], plies: u8) {
    for position in positions {
        let side = position.side_to_move();
        let lead = position.piece_count(side) as i32 - position.piece_count(!side) as i32 + 1;
        let mut expected = position.actions();
        expected.retain(|&action| gains_by_definition(&after(position, action), side, plies - 1, lead));
        assert_eq!(Prover::new(NODES).gaining_actions(position, plies, 1), Ok(expected), "{position:?}");
    }
}

#[test]
fn proofs_of_gains_agree_with_the_definition() {
    let cannon: Vec<_> = cannon_positions().into_iter().step_by(17).collect();
    check_gains(&cannon, 3);
    check_gains(&cannon, 2);
    let tank_chess: Vec<_> = tank_chess_positions().into_iter().step_by(31).collect();
    check_gains(&tank_chess, 2);
}

#[test]
fn defences_are_the_actions_after_which_the_enemy_does_not_win() {
    for position in cannon_positions().iter().step_by(STEP) {
        let mut expected = position.actions();
        expected.retain(|&action| !wins_by_definition(&after(position, action), 1));
        assert_eq!(Prover::new(NODES).defending_actions(position, 2), Ok(expected), "{position:?}");
    }
}

#[test]
fn wins_by_an_ignored_reason_do_not_count() {
    let position = cannon::Position::from_text("1L7d/10/10/10/10/10/10/3l6/10/5D4 l", &cannon::Ruleset::CLASSIC);
    let position = position.expect("a position");
    assert_eq!(Prover::new(NODES).wins(&position, 1), Ok(true));
    assert_eq!(Prover::ignoring(WinReason::NoAction, NODES).wins(&position, 1), Ok(false));
}

#[test]
fn proof_stops_at_its_limit() {
    let start = cannon::Position::from_text(
        "3L6/10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10/4D5 d",
        &cannon::Ruleset::CLASSIC,
    );
    let start = start.expect("a position");
    assert_eq!(Prover::new(1_000).wins(&start, 5), Err(NodeLimitReached));
    assert_eq!(Prover::new(1_000).gaining_actions(&start, 4, 5), Err(NodeLimitReached));
}
