//! Tests of the tournament rule that limits consecutive shifts of the same cannon.

use cannon_rules::cannon::{Refusal, Ruleset, ShiftRun};
use cannon_rules::{Game, Side};

use crate::{action, after, legal_notations, point, position_with_rules};

const LIMIT_TWO: Ruleset = Ruleset { shift_limit: Some(2), ..Ruleset::CLASSIC };

/// Dark has cannons on files a and c and a soldier on j2. Light has three soldiers and no cannon.
const BOARD: &str = "4L5/10/5l1l1l/10/10/10/d1d7/d1d7/d1d6d/4D5 d";

fn shift_run(end: &str, other: &str, count: u8) -> Option<ShiftRun> {
    ShiftRun::new(point(end), point(other), count)
}

#[test]
fn the_same_cannon_may_shift_up_to_the_limit() {
    let twice = after(position_with_rules(BOARD, &LIMIT_TWO), "a2>a5 f8-f7 a3>a6 f7-f6");
    assert_eq!(twice.shift_run(Side::South), shift_run("a4", "a6", 2));
    assert_eq!(twice.validate(action(&twice, "a4>a7")), Err(Refusal::ShiftLimit));
    assert_eq!(twice.validate(action(&twice, "a6>a3")), Err(Refusal::ShiftLimit), "in both directions");
    assert_eq!(twice.validate(action(&twice, "c2>c5")), Ok(()));
    assert!(legal_notations(&twice, "a6>").is_empty() && legal_notations(&twice, "a4>").is_empty());
    assert_eq!(twice.action_count(), twice.actions().len() as u64);
    assert_eq!(
        after(position_with_rules(BOARD, &LIMIT_TWO), "a2>a5 f8-f7 a5>a2 f7-f6").shift_run(Side::South),
        shift_run("a2", "a4", 2)
    );
}

#[test]
fn a_single_soldier_or_another_cannon_ends_the_run() {
    for between in ["j2-j3", "c2>c5", "a6-b7"] {
        let resumed =
            after(position_with_rules(BOARD, &LIMIT_TWO), &format!("a2>a5 f8-f7 a3>a6 f7-f6 {between} f6-f5"));
        let shift = action(&resumed, if between == "a6-b7" { "c2>c5" } else { "a4>a7" });
        assert_eq!(resumed.validate(shift), Ok(()), "after {between}");
    }
    let other = after(position_with_rules(BOARD, &LIMIT_TWO), "a2>a5 f8-f7 c2>c5");
    assert_eq!(other.shift_run(Side::South), shift_run("c3", "c5", 1));
}

#[test]
fn a_line_of_four_holds_two_different_cannons() {
    let line = after(position_with_rules("4L5/10/5l1l1l/10/d9/10/d9/d9/d9/4D5 d", &LIMIT_TWO), "a2>a5 f8-f7");
    assert_eq!(line.shift_run(Side::South), shift_run("a3", "a5", 1));
    assert_eq!(after(line, "a4>a7").shift_run(Side::South), shift_run("a5", "a7", 1));
    assert_eq!(after(line, "a5>a2").shift_run(Side::South), shift_run("a2", "a4", 2));
}

#[test]
fn enemy_actions_keep_the_run_unless_they_take_a_soldier() {
    let board = "4L5/10/5l1l1l/10/10/10/d9/d9/d9/1l2D5 d";
    let kept = after(position_with_rules(board, &LIMIT_TWO), "a2>a5 f8-f7");
    assert_eq!(kept.shift_run(Side::South), shift_run("a3", "a5", 1));
    let board = "4L5/10/5l1l1l/10/1l8/10/d9/d9/d9/4D5 d";
    let taken = after(position_with_rules(board, &LIMIT_TWO), "a2>a5 b6xa5");
    assert_eq!(taken.shift_run(Side::South), None);
}

#[test]
fn a_shot_by_the_same_cannon_keeps_the_run_and_does_not_count() {
    let board = "4L5/10/l4l1l1l/10/10/10/d9/d9/d9/4D5 d";
    let fired = after(position_with_rules(board, &LIMIT_TWO), "a2>a5 f8-f7 *a8 f7-f6");
    assert_eq!(fired.shift_run(Side::South), shift_run("a3", "a5", 1));
    let again = after(fired, "a3>a6 f6-f5");
    assert_eq!(again.validate(action(&again, "a4>a7")), Err(Refusal::ShiftLimit));
}

#[test]
fn a_shot_that_another_cannon_could_have_fired_ends_the_run() {
    // After a2>a5, the cannons a3-a5 and f3-d5 (towards c6, b7, a8) can both hit a8.
    let board = "4L5/10/l6l1l/10/10/3d6/d3d5/d4d4/d9/4D5 d";
    let fired = after(position_with_rules(board, &LIMIT_TWO), "a2>a5 h8-h7 *a8");
    assert_eq!(position_with_rules(board, &LIMIT_TWO).cannons(Side::South).len(), 2);
    assert_eq!(fired.shift_run(Side::South), None);
}

#[test]
fn without_a_limit_no_runs_are_tracked() {
    let unlimited = after(position_with_rules(BOARD, &Ruleset::CLASSIC), "a2>a5 f8-f7 a3>a6 f7-f6 a4>a7");
    assert_eq!(unlimited.shift_run(Side::South), None);
    assert_eq!(unlimited, position_with_rules(&unlimited.to_text(), &Ruleset::CLASSIC));
}

#[test]
fn a_limit_of_zero_forbids_every_shift() {
    let never = position_with_rules(BOARD, &Ruleset { shift_limit: Some(0), ..Ruleset::CLASSIC });
    assert!(legal_notations(&never, ">").is_empty());
    assert_eq!(never.action_count(), never.actions().len() as u64);
}

#[test]
fn runs_are_in_the_key_but_not_in_the_repetition_key() {
    let board = "4L5/10/5l1l1l/10/10/10/d9/d9/d9/4D5 d";
    let plain = position_with_rules(board, &LIMIT_TWO);
    let run = position_with_rules(&format!("{board} da2-a4:2"), &LIMIT_TWO);
    assert_ne!(plain.key(), run.key());
    assert_eq!(plain.repetition_key(), run.repetition_key());
    assert_eq!(position_with_rules(&format!("{board} da4-a2:2"), &LIMIT_TWO), run);
    assert_eq!(run.to_text(), format!("{board} da2-a4:2"));
    assert_eq!(
        position_with_rules(&run.to_text(), &Ruleset::CLASSIC).to_text(),
        board,
        "the run is dropped without a limit"
    );
}
