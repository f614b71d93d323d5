//! Tests of the objectives of Tank Chess. The counts come from `../../data/tank_chess_objectives.py`.

use cannon_rules::perft::perft;
use cannon_rules::position_text::Field;
use cannon_rules::tank_chess::{
    Ending, Facing, Mark, Objective, ObjectiveError, Position, PositionFault, Refusal, Ruleset, Setup, SetupError,
    SquareSet,
};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{DrawReason, Game, Outcome, Side, WinReason};
use serde_json::Value;

use crate::tank_chess::{action, after, empty_ranks, legal_notations, position, square};

const TABLE: &str = include_str!("../../data/tank-chess-objectives-perft.json");

/// A position with `middle` as ranks 11 to 2, and the Commands in corners where they can only turn.
fn with_boxed_commands(middle: &str, rest: &str) -> Position {
    position(&format!("cS#10/##10/{middle}/10##/10#CN {rest}"))
}

fn win(side: Side, by: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { side, by })
}

#[test]
fn counts_agree_with_the_table() {
    let table: Value = serde_json::from_str(TABLE).expect("valid JSON");
    let mut compared = 0;
    for entry in table["positions"].as_array().expect("a list") {
        let position = position(entry["position"].as_str().expect("a text"));
        for (depth, count) in (1..).zip(entry["perft"].as_array().expect("counts")) {
            assert_eq!(perft(&position, depth), count.as_u64().expect("a count"), "{}, depth {depth}", entry["id"]);
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared} counts compared");
}

/// A light tank of White on F7, one square before the hill on F8, and Black's light tank on A10.
fn hill(rest: &str) -> Position {
    with_boxed_commands(&format!("lS11/12/12/5LN6/12/{}", empty_ranks(3)), rest)
}

#[test]
fn a_side_wins_by_holding_a_square_for_three_turns() {
    let start = hill("w hold:F8/3");
    let first = after(start, "F7>F8/N");
    assert_eq!(first.held().map(|held| (held.side, held.turns)), Some((Side::South, 1)));
    let second = after(first, "A10>A9/S, F8>F8/E");
    assert_eq!(second.held().map(|held| held.turns), Some(2));
    let announced = after(first, "A10>A9/S");
    assert_eq!(announced.action_to_text(action(&announced, "F8>F8/E")), "F8>F8/E^", "the next turn would win");
    let won = after(second, "A9>A8/S, F8>F8/S");
    assert_eq!(won.ending(), Some(Ending::SquaresHeld(Side::South)));
    assert_eq!(won.outcome(), win(Side::South, WinReason::SquaresHeld));
    assert_eq!(won.action_count(), 0);
    let before = after(second, "A9>A8/S");
    assert_eq!(before.action_to_text(action(&before, "F8>F8/S")), "F8>F8/S#");
    assert_eq!(position(&won.to_text()), won);
}

#[test]
fn the_count_restarts_when_the_square_is_left() {
    let twice = after(hill("w hold:F8/3"), "F7>F8/N, A10>A9/S, F8>F8/E, A9>A8/S");
    let left = after(twice, "F8>G8/E");
    assert_eq!((left.held(), left.ending()), (None, None));
    let back = after(left, "A8>A7/S, G8>F8/E");
    assert_eq!(back.held().map(|held| held.turns), Some(1));
    assert_eq!(after(twice, "L1>L1/NE").held().map(|held| held.turns), Some(3), "another unit may move");
}

#[test]
fn each_side_has_its_own_count() {
    let contested = with_boxed_commands(&format!("12/4lS7/5LN6/12/12/{}", empty_ranks(3)), "w hold:F8+E9/3");
    let both = after(contested, "F8>F8/E");
    assert_eq!(both.held(), None, "the enemy is on a marked square, too");
    let south_left = after(both, "E9>E8/S, F8>F8/S");
    assert_eq!(south_left.held().map(|held| (held.side, held.turns)), Some((Side::South, 1)));
    let north_alone = after(both, "E9>E9/W, F8>G8/E");
    assert_eq!(north_alone.held(), None, "Black has not yet ended a turn");
    let north = after(north_alone, "E9>E9/S");
    assert_eq!(north.held().map(|held| (held.side, held.turns)), Some((Side::North, 1)));
    let goes_on = after(north, "G8>G8/N, E9>E9/W, G8>G8/E, E9>E9/S");
    assert_eq!(goes_on.outcome(), win(Side::North, WinReason::SquaresHeld));
}

#[test]
fn the_count_ends_when_the_holder_is_destroyed_and_the_square_stays_open() {
    let held = with_boxed_commands(&format!("12/5LS6/12/12/5mN6/{}", empty_ranks(3)), "b hold:F9/3,held:w2");
    let destroyed = after(held, "F6>F7/N xF9");
    assert_eq!((destroyed.held(), destroyed.ending()), (None, None));
    assert!(!destroyed.occupied().contains(square("F9")), "no wreck lies on a marked square");
    assert_eq!(position(&destroyed.to_text()), destroyed);
    let bulldozer = |remark: &str| {
        let start = with_boxed_commands(&format!("12/5xBW5/12/12/5mN6/{}", empty_ranks(3)), remark);
        legal_notations(&start, "G9").contains(&"G9>F9/W".to_owned())
    };
    assert!(bulldozer("w hold:E8/2") && !bulldozer("w hold:E9/2"), "no wreck can be pushed there");
}

#[test]
fn held_turns_belong_to_the_key_and_to_repetition() {
    let (first, second) = (hill("b hold:F7/4,held:w1"), hill("b hold:F7/4,held:w2"));
    assert_ne!(first.key(), second.key());
    assert_ne!(hill("w hold:F7/4").key(), hill("w hold:F7/5").key());
    assert_ne!(hill("w hold:F7/4").key(), hill("w hold:F8/4").key());
    let mut game = Timeline::new(hill("w hold:F7/9"), HouseRules::DRAWS);
    for n in 0..8 {
        assert_eq!(game.outcome(), None, "no position is repeated while the count rises: {n}");
        for text in [["F7>F7/E", "A10>A10/E"], ["F7>F7/N", "A10>A10/S"]][n % 2] {
            game.play(action(game.position(), text)).expect("legal");
        }
    }
    let mut idle = Timeline::new(hill("w hold:A1/9"), HouseRules::DRAWS);
    for n in 0..4 {
        for text in [["F7>F7/E", "A10>A10/E"], ["F7>F7/N", "A10>A10/S"]][n % 2] {
            idle.play(action(idle.position(), text)).expect("legal");
        }
    }
    assert_eq!(idle.outcome(), Some(Outcome::Draw { by: DrawReason::Repetition }));
}

#[test]
fn the_destruction_of_the_command_ends_the_game_under_every_objective() {
    for objective in ["hold:H2/2", "escort:A12-A1", "depots:H2-H3/1", "survivors:1"] {
        let text = format!("cE11/6lS5/{}/MN11/4LN6CN w {objective}", empty_ranks(8));
        let won = after(position(&text), "A2>A3/N xA12");
        assert_eq!(won.outcome(), win(Side::South, WinReason::PrincipalTaken), "{objective}");
    }
}

#[test]
fn a_command_leaves_only_from_its_exit_squares() {
    let on = |rank: &str| position(&format!("{rank}/{}/cS11 w escort:G12+H12-E1", empty_ranks(10)));
    let exit = on("6CN5");
    let won = after(exit, "G12>exit");
    assert_eq!(won.outcome(), win(Side::South, WinReason::PrincipalEscaped));
    assert_eq!(position(&won.to_text()), won);
    assert_eq!(after(on("4CE7"), "E12>F12/E").action_count(), on("4CE7").swap_turn().expect("a turn").action_count());
    let beside = on("8CN3");
    assert_eq!(beside.validate(action(&beside, "I12>exit")), Ok(()), "three turns, a step and the last one off");
    let far = on("11CS");
    assert_eq!(far.validate(action(&far, "L12>exit")), Err(Refusal::NotExitSquare));
    let below = position(&format!("{}/11CS/cS11 w escort:G12+H12-E1", empty_ranks(10)));
    assert_eq!(below.validate(action(&below, "L2>exit")), Err(Refusal::CannotLeave));
    let black = position(&format!("CN11/{}/5cS6 b escort:G12+H12-F1", empty_ranks(10)));
    assert_eq!(after(black, "F1>exit").outcome(), win(Side::North, WinReason::PrincipalEscaped));
}

#[test]
fn a_depot_can_be_destroyed_by_a_gun_that_exceeds_its_armour() {
    let armoured = |armour: u8| {
        with_boxed_commands(&format!("12/12/12/5MN6/{}", empty_ranks(4)), &format!("w depots:A6-F10/{armour}"))
    };
    let start = armoured(1);
    let shot = action(&start, "F7>F8/N xF10");
    assert!(start.is_irreversible(shot));
    assert_eq!(start.threatened(Side::North), [square("F10")]);
    let won = after(start, "F7>F8/N xF10");
    assert_eq!(won.ending(), Some(Ending::DepotDestroyed(Side::North)));
    assert_eq!(won.outcome(), win(Side::South, WinReason::DepotDestroyed));
    assert_eq!(won.key(), won.key_from_scratch());
    assert_eq!(position(&won.to_text()), won);
    let thick = armoured(2);
    assert_eq!(thick.validate(action(&thick, "F7>F8/N xF10")), Err(Refusal::CannotPenetrate));
    assert_eq!(thick.validate(action(&thick, "F7>F9/N xF10")), Err(Refusal::TooClose));
    let target = thick.targets_from(square("F7"), square("F8"), Facing::N);
    assert_eq!(
        target.iter().map(|target| (target.square, target.destroys)).collect::<Vec<_>>(),
        [(square("F10"), false)]
    );
}

#[test]
fn a_depot_blocks_units_and_fire_and_its_own_side_cannot_fire_at_it() {
    let start = with_boxed_commands(&format!("5lS6/12/12/5MN6/{}", empty_ranks(4)), "w depots:F8-A6/0");
    assert!(!legal_notations(&start, "F7").iter().any(|text| text.contains(">F8/") || text.ends_with("xF10")));
    assert_eq!(start.validate(action(&start, "F7>F8/N")), Err(Refusal::Impassable));
    assert_eq!(start.validate(action(&start, "F7>F6/N xF8")), Err(Refusal::OwnDepot));
    assert_eq!(start.validate(action(&start, "F7>F6/N xF10")), Err(Refusal::LineBlocked));
    assert!(!start.fire_coverage(Side::South).contains(square("F8")));
    assert!(start.fire_coverage(Side::North).contains(square("F8")));
}

#[test]
fn a_side_with_too_few_units_loses() {
    let start = with_boxed_commands(&format!("12/5lE4lE1/12/5MN3LN2/{}", empty_ranks(4)), "w survivors:2");
    assert_eq!(start.action_to_text(action(&start, "F7>F7/NE")), "F7>F7/NE^", "a second kill would win");
    let won = after(start, "F7>F6/N xF9");
    assert_eq!(won.ending(), Some(Ending::TooFewUnits(Side::North)));
    assert_eq!(won.outcome(), win(Side::South, WinReason::TooFewPieces));
    assert_eq!(position(&won.to_text()), won);
    let three = with_boxed_commands(&format!("12/5lE4lE1/3lE8/5MN3LN2/{}", empty_ranks(4)), "w survivors:2");
    assert_eq!(after(three, "F7>F6/N xF9").outcome(), None);
    let mined = with_boxed_commands(&format!("12/5lE4lE1/5*6/5MN3LN2/{}", empty_ranks(4)), "w survivors:2");
    assert_eq!(after(mined, "F7>F8/N").outcome(), win(Side::North, WinReason::TooFewPieces), "lost on a mine");
    let edge = position(&format!("6CN5/{}/1LN9LN/cS9lSlS w survivors:2", empty_ranks(9)));
    assert_eq!(edge.validate(action(&edge, "G12>exit")), Err(Refusal::NoExit));
}

#[test]
fn objectives_round_trip_as_text_and_as_json() {
    let squares = |names: &[&str]| names.iter().map(|name| square(name)).collect::<SquareSet>();
    for (text, json, objective) in [
        (
            "hold:H2+G3/3",
            r#"{"hold":{"squares":["H2","G3"],"turns":3}}"#,
            Objective::Hold { squares: squares(&["G3", "H2"]), turns: 3 },
        ),
        (
            "escort:C12+D12-D1",
            r#"{"escort":{"white":["C12","D12"],"black":["D1"]}}"#,
            Objective::Escort { south: squares(&["C12", "D12"]), north: squares(&["D1"]) },
        ),
        (
            "depots:H2-H3/1",
            r#"{"depots":{"white":"H2","black":"H3","armour":1}}"#,
            Objective::Depots { south: square("H2"), north: square("H3"), armour: 1 },
        ),
        ("survivors:2", r#"{"survivors":{"least":2}}"#, Objective::Survivors { least: 2 }),
    ] {
        let start = with_boxed_commands(&format!("lS5lS5/{}/LN5LN5", empty_ranks(6)), &format!("w {text}"));
        assert_eq!(start.board().objective(), Some(&objective));
        assert!(start.to_text().ends_with(text), "{}", start.to_text());
        assert_eq!(serde_json::to_string(&objective).expect("JSON"), json);
        assert_eq!(serde_json::from_str::<Objective>(json).expect("an objective"), objective);
        assert_eq!(objective.rotated(12).rotated(12), objective);
        assert_eq!(objective.moved(Some), Some(objective));
        let nowhere = objective.moved(|_| None);
        assert_eq!(nowhere.is_some(), matches!(objective, Objective::Survivors { .. }));
        for (at, mark) in objective.marks() {
            assert_eq!(objective.mark_on(at), Some(mark));
        }
    }
    let exits = Objective::Escort { south: squares(&["B12"]), north: squares(&["D1"]) };
    assert_eq!(exits.mark_on(square("D1")), Some(Mark::Exit(Side::North)));
    assert_eq!(exits.rotated(12).mark_on(square("K1")), Some(Mark::Exit(Side::North)));
}

#[test]
fn faults_of_objectives_are_reported_in_the_remark() {
    let text = |remarks: &str| format!("cS#10/##10/lS5lS*4/{}/LN5LN#4/10##/10#CN w {remarks}", empty_ranks(6));
    let start = text("").chars().count();
    let fault = |remarks: &str| {
        let error = Position::from_text(&text(remarks), &Ruleset::default()).expect_err(remarks);
        assert_eq!(error.field, Field::Remarks, "{remarks}");
        (error.column - start, error.fault)
    };
    for remark in ["hold:H8", "hold:H8/x", "hold:H8/03", "hold:H8/300", "hold:H88/3", "held:w", "held:x2", "escort:G12"]
    {
        assert_eq!(fault(remark), (1, PositionFault::Remark), "{remark}");
    }
    for remark in ["depots:D2/1", "depots:D2-M15", "survivors:", "survivors:two", "destroyed:1", "held:é2"] {
        assert_eq!(fault(remark), (1, PositionFault::Remark), "{remark}");
    }
    assert_eq!(fault("survivors:2,hold:G7/3"), (13, PositionFault::Repeated));
    assert_eq!(fault("hold:G7/3,held:w1,held:b1"), (19, PositionFault::Repeated));
    assert_eq!(fault("depots:G7-G6/1,destroyed,destroyed"), (26, PositionFault::Repeated));
    let error = |error: ObjectiveError| PositionFault::Setup(SetupError::Objective(error));
    for (remark, column, expected) in [
        ("hold:/3", 1, ObjectiveError::NoSquares),
        ("escort:-D1", 1, ObjectiveError::NoSquares),
        ("hold:G7/1", 1, ObjectiveError::Turns(1)),
        ("hold:G7/10", 1, ObjectiveError::Turns(10)),
        ("hold:B12/3", 1, ObjectiveError::MarkedGround(square("B12"))),
        ("hold:H10/3", 1, ObjectiveError::MarkedGround(square("H10"))),
        ("escort:G11-D1", 1, ObjectiveError::ExitNotOnEdge(square("G11"))),
        ("escort:G12-D12", 1, ObjectiveError::ExitNotOnEdge(square("D12"))),
        ("depots:A10-D5/1", 1, ObjectiveError::DepotGround(square("A10"))),
        ("depots:D5-D5/1", 1, ObjectiveError::OneDepot(square("D5"))),
        ("depots:D5-D6/5", 1, ObjectiveError::Armour(5)),
        ("survivors:0", 1, ObjectiveError::Least(0)),
        ("survivors:9", 1, ObjectiveError::TooFewUnits(9)),
        ("hold:G7/3,held:w1", 11, ObjectiveError::HoldCount),
        ("hold:A10/3,held:b0", 12, ObjectiveError::HoldCount),
        ("hold:A2/3,held:w1", 11, ObjectiveError::HoldCount),
        ("hold:A3/3,held:w3", 11, ObjectiveError::HoldCount),
        ("hold:A10/3,held:b4", 12, ObjectiveError::HoldCount),
        ("survivors:2,held:w1", 13, ObjectiveError::HoldCount),
        ("survivors:2,destroyed", 13, ObjectiveError::NoDepotDestroyed),
    ] {
        assert_eq!(fault(remark), (column, error(expected)), "{remark}");
        let setup: Setup = text(remark).parse().expect("readable");
        assert_eq!(setup.to_string(), text(remark), "{remark}");
    }
    assert_eq!(fault("hold:G13/3"), (1, PositionFault::Setup(SetupError::OffBoard(square("G13")))));
}

#[test]
fn drawings_show_the_marks() {
    let drawing =
        |rest: &str| with_boxed_commands(&format!("lS5lS5/{}/LN5LN5", empty_ranks(6)), rest).diagram().to_string();
    assert!(drawing("w hold:F6/3").contains("  6  . . . . . + . . . . . .  6"));
    assert!(drawing("w escort:F12-F1").contains(" 12  c # . . . ^ . . . . . .  12"));
    assert!(drawing("w depots:F6-G6/1").contains("  6  . . . . . D d . . . . .  6"));
}
