//! The switch of Tank Chess in which the rules leave a reading open: whether the Command may leave the board
//! diagonally. The counts come from `../../data/tank_chess_exits.py`.

use cannon_rules::Game;
use cannon_rules::perft::perft;
use cannon_rules::tank_chess::{ExitDirection, PathStep, Position, Refusal, Ruleset};
use serde_json::{Value, json};

use crate::tank_chess::{action, empty_ranks};

const TABLE: &str = include_str!("../../data/tank-chess-exits-perft.json");

fn position(text: &str, exit: ExitDirection) -> Position {
    let rules = Ruleset { exit, ..Ruleset::default() };
    Position::from_text(text, &rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn counts_agree_with_the_table() {
    let table: Value = serde_json::from_str(TABLE).expect("valid JSON");
    let (mut compared, mut changed) = (0, 0);
    for entry in table["positions"].as_array().expect("a list") {
        let text = entry["position"].as_str().expect("a text");
        for (name, exit) in [("any", ExitDirection::Any), ("straight", ExitDirection::Straight)] {
            let position = position(text, exit);
            for (depth, count) in (1..).zip(entry["perft"][name].as_array().expect("counts")) {
                let count = count.as_u64().expect("a count");
                assert_eq!(perft(&position, depth), count, "{} by {name}, depth {depth}", entry["id"]);
                compared += 1;
            }
        }
        changed += usize::from(entry["perft"]["any"] != entry["perft"]["straight"]);
    }
    assert!(compared > 80 && changed > 10, "{compared} counts compared, {changed} positions changed by the switch");
}

#[test]
fn the_default_is_left_out_of_files() {
    assert_eq!(serde_json::to_value(Ruleset::default()).expect("JSON"), json!({"board": "basic-16"}));
    let straight = Ruleset { exit: ExitDirection::Straight, ..Ruleset::default() };
    let written = json!({"board": "basic-16", "exit": "straight"});
    assert_eq!(serde_json::to_value(straight).expect("JSON"), written);
    assert_eq!(serde_json::from_value::<Ruleset>(written).expect("a ruleset"), straight);
    assert!(serde_json::from_value::<Ruleset>(json!({"board": "basic-16", "exit": "backwards"})).is_err());
}

#[test]
fn games_start_under_their_rules() {
    let straight = Ruleset { exit: ExitDirection::Straight, ..Ruleset::default() };
    assert_eq!(Position::start(&straight).rules(), &straight);
    assert_eq!(Position::start(&Ruleset::default()).rules(), &Ruleset::default());
}

#[test]
fn a_command_that_may_only_leave_straight_turns_first() {
    let text = format!("6CNE5/{}/cS11 w", empty_ranks(10));
    for (exit, steps) in [
        (ExitDirection::Any, vec![PathStep::Exit]),
        (ExitDirection::Straight, vec![PathStep::TurnLeft, PathStep::Exit]),
    ] {
        let position = position(&text, exit);
        assert_eq!(position.path(action(&position, "G12>exit")), Some(steps));
    }
}

#[test]
fn a_command_without_a_step_to_turn_may_leave_only_diagonally() {
    // Four diagonal steps lead from G8 to the edge, and one more off the board.
    let text = format!("{}/6CNE5/{}/cS11 w", empty_ranks(4), empty_ranks(6));
    let (any, straight) = (position(&text, ExitDirection::Any), position(&text, ExitDirection::Straight));
    assert_eq!(any.validate(action(&any, "G8>exit")), Ok(()));
    assert_eq!(straight.validate(action(&straight, "G8>exit")), Err(Refusal::OnlyDiagonalExit));
    assert_eq!(any.action_count(), straight.action_count() + 1);
    // One file further right, the diagonal leads over the corner, which no rule allows.
    let text = format!("{}/7CNE4/{}/cS11 w", empty_ranks(4), empty_ranks(6));
    for exit in [ExitDirection::Any, ExitDirection::Straight] {
        let position = position(&text, exit);
        assert_eq!(position.validate(action(&position, "H8>exit")), Err(Refusal::CannotLeave));
    }
}
