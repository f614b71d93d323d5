//! Tests of legal actions on hand-made positions, one for each rule that is easy to get wrong.

use cannon_rules::tank_chess::{BoardName, Ending, Facet, Facing, PathStep, Position, Ruleset, Setup, UnitTable};
use cannon_rules::{Game, Outcome, Side, WinReason};

use crate::tank_chess::{action, after, empty_ranks, legal_notations, position, square, with_middle_ranks};

#[test]
fn both_boards_start_with_their_units_and_white_on_turn() {
    for (name, size, letters) in [("basic-16", 16, "CHHLLLLMMM"), ("basic-20", 20, "CHHLLLLMMMRRTT")] {
        let board: BoardName = name.parse().expect("a board");
        let start = Position::start(&Ruleset { board, ..Ruleset::default() });
        assert_eq!((start.board().size(), start.side_to_move()), (size, Side::South));
        for side in Side::ALL {
            let mut units: Vec<char> =
                start.units(side).iter().map(|unit| UnitTable::builtin()[unit.kind].letter).collect();
            units.sort_unstable();
            assert_eq!(units.into_iter().collect::<String>(), letters);
            assert!(start.units(side).iter().all(|unit| unit.facing == Facing::forward(side)));
        }
        assert!(board.scheme().validate().errors.is_empty(), "{:?}", board.scheme().validate());
    }
}

#[test]
fn a_unit_may_turn_on_its_square_but_not_pass() {
    let alone = with_middle_ranks(&format!("{}/5HN6/{}", empty_ranks(4), empty_ranks(5)), 'w');
    let on_the_spot: Vec<String> = legal_notations(&alone, "F7")
        .into_iter()
        .filter(|text| text.starts_with("F7>F7") && !text.contains('x'))
        .collect();
    // Speed 3 allows three turns in each direction.
    assert_eq!(on_the_spot, ["F7>F7/E", "F7>F7/NE", "F7>F7/NW", "F7>F7/SE", "F7>F7/SW", "F7>F7/W"]);
}

#[test]
fn a_reverse_step_keeps_the_facing_and_ends_the_move() {
    let alone = with_middle_ranks(&format!("{}/5HN6/{}", empty_ranks(4), empty_ranks(5)), 'w');
    let back = legal_notations(&alone, "F7").into_iter().filter(|text| text.contains(">F6")).collect::<Vec<_>>();
    assert_eq!(back, ["F7>F6/N"]);
    assert_eq!(alone.path(action(&alone, "F7>F6/N")), Some(vec![PathStep::Reverse]));
    let blocked = with_middle_ranks(&format!("{}/5HN6/5x6/{}", empty_ranks(4), empty_ranks(4)), 'w');
    assert!(!legal_notations(&blocked, "F7").contains(&"F7>F6/N".to_owned()));
}

#[test]
fn units_do_not_jump_but_pass_between_diagonal_obstacles() {
    let walled = with_middle_ranks(&format!("{}/4xxx5/4xHN#5/4xxx5/{}", empty_ranks(3), empty_ranks(4)), 'w');
    assert!(legal_notations(&walled, "F7").iter().all(|text| text.starts_with("F7>F7/")));
    let gap = with_middle_ranks(&format!("{}/5x6/5HNx5/{}", empty_ranks(3), empty_ranks(5)), 'w');
    assert!(legal_notations(&gap, "F7").contains(&"F7>G8/NE".to_owned()));
}

#[test]
fn the_canonical_path_is_shortest_with_forward_steps_first() {
    let alone = with_middle_ranks(&format!("{}/5MN6/{}", empty_ranks(4), empty_ranks(5)), 'w');
    for (text, steps) in [
        ("F7>F9/N", vec![PathStep::Forward, PathStep::Forward]),
        ("F7>G9/NE", vec![PathStep::Forward, PathStep::TurnRight, PathStep::Forward]),
        ("F7>F7/S", vec![PathStep::TurnLeft; 4]),
        ("F7>F8/W", vec![PathStep::Forward, PathStep::TurnLeft, PathStep::TurnLeft]),
    ] {
        assert_eq!(alone.path(action(&alone, text)), Some(steps), "{text}");
    }
    assert_eq!(alone.path(action(&alone, "F7>A1/N")), None);
    let cost = |text: &str, facing| {
        let stances = alone.reachable(square("F7"));
        stances
            .into_iter()
            .find(|stance| (stance.square, stance.facing) == (square(text), facing))
            .map(|found| found.cost)
    };
    assert_eq!(cost("F8", Facing::N), Some(1));
    assert_eq!(cost("F9", Facing::NE), Some(3));
    assert_eq!(cost("F6", Facing::N), Some(1));
    assert_eq!(cost("F7", Facing::N), None, "staying without a turn is no move");
}

#[test]
fn armour_depends_on_the_facet_that_is_hit() {
    // A medium tank's gun (power 2) against a medium tank's armour (2, 1 and 0).
    for (facing, facet, destroys) in [("S", Facet::Front, false), ("N", Facet::Rear, true), ("E", Facet::Side, true)] {
        let duel = with_middle_ranks(
            &format!("{}/5m{facing}6/{}/5MS6/{}", empty_ranks(3), empty_ranks(2), empty_ranks(3)),
            'w',
        );
        let from = square("F5");
        let targets = duel.targets_from(from, from, Facing::N);
        assert_eq!(targets.len(), 1, "{facing}");
        assert_eq!((targets[0].facet, targets[0].destroys), (facet, destroys), "{facing}");
    }
}

#[test]
fn guns_need_two_squares_distance_and_a_clear_line() {
    let target_count = |between: &str| {
        let position = with_middle_ranks(&format!("{}/5lN6/{between}/5MW6/{}", empty_ranks(2), empty_ranks(4)), 'w');
        position.targets_from(square("F6"), square("F6"), Facing::N).len()
    };
    assert_eq!(target_count("12/12"), 1);
    for blocker in ["5x6/12", "12/5#6", "5LN6/12"] {
        assert_eq!(target_count(blocker), 0, "{blocker}");
    }
    let adjacent = with_middle_ranks(&format!("{}/5lN6/5MW6/{}", empty_ranks(2), empty_ranks(6)), 'w');
    assert!(adjacent.targets_from(square("F8"), square("F8"), Facing::N).is_empty());
}

#[test]
fn a_unit_can_fire_over_the_square_that_it_left() {
    // The light tank reverses and fires over the square that it left.
    let backing = with_middle_ranks(&format!("{}/5lE6/12/5LN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
    assert!(legal_notations(&backing, "F6").contains(&"F6>F5/N xF8".to_owned()));
    let after = after(backing, "F6>F5/N xF8");
    assert!(after.has_wreck(square("F8")));
    assert_eq!(after.units(Side::North).len(), 1);
}

#[test]
fn a_gun_without_a_turret_fires_ahead_only() {
    let ahead =
        with_middle_ranks(&format!("{}/2lE2lE2lE3/{}/5TN6/{}", empty_ranks(2), empty_ranks(2), empty_ranks(4)), 'w');
    let from = square("F6");
    assert_eq!(ahead.targets_from(from, from, Facing::N).len(), 1);
    let turret =
        with_middle_ranks(&format!("{}/2lE2lE2lE3/{}/5MN6/{}", empty_ranks(2), empty_ranks(2), empty_ranks(4)), 'w');
    assert_eq!(turret.targets_from(from, from, Facing::N).len(), 3);
}

#[test]
fn a_mortar_hits_targets_three_to_five_squares_ahead() {
    let column = with_middle_ranks(&format!("5lE6/5lE6/5lE6/5lE6/5#6/5#6/5RN6/{}", empty_ranks(3)), 'w');
    let from = square("F5");
    let hit: Vec<String> =
        column.targets_from(from, from, Facing::N).iter().map(|target| target.square.to_string()).collect();
    assert_eq!(hit, ["F8", "F9", "F10"]);
}

#[test]
fn a_wreck_blocks_fire_and_is_not_a_target() {
    let before = with_middle_ranks(&format!("{}/5lE6/5lE6/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let shot = after(before, "F6>F5/N xF8");
    assert!(shot.has_wreck(square("F8")) && shot.unit_at(square("F8")).is_none());
    assert!(shot.targets_from(square("F5"), square("F5"), Facing::N).is_empty(), "F9 is behind the wreck");
}

#[test]
fn destroying_the_command_wins() {
    let open = position(&format!("cS11/{}/11CN/MN11 w", empty_ranks(9)));
    assert!(open.gives_check(Side::South));
    let won = after(open, "A1>A2/N xA12");
    assert_eq!(won.ending(), Some(Ending::CommandLost(Side::North)));
    assert_eq!(won.outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::PrincipalTaken }));
    assert!(won.actions().is_empty() && won.swap_turn().is_none());
    assert_eq!(position(&won.to_text()), won);
}

#[test]
fn the_command_leaves_over_the_far_edge_but_not_over_a_corner() {
    let close = position(&format!("6CN5/{}/cS11 w", empty_ranks(10)));
    assert!(legal_notations(&close, "G12").contains(&"C: G12>exit".to_owned()));
    assert_eq!(close.path(action(&close, "C: G12>exit")), Some(vec![PathStep::Exit]));
    let won = after(close, "C: G12>exit");
    assert_eq!(won.outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::PrincipalEscaped }));
    assert!(won.to_text().ends_with(" b exit"), "{}", won.to_text());
    assert_eq!(position(&won.to_text()), won);
    // In the corner, boxed in and facing over it: one turn towards the edge, then the exit.
    let corner = position(&format!("CNW11/{}/11cS w", empty_ranks(10)));
    assert_eq!(corner.path(action(&corner, "A12>exit")), Some(vec![PathStep::TurnRight, PathStep::Exit]));
    // Black leaves over rank 1.
    assert!(position(&format!("CS11/{}/11cS b", empty_ranks(10))).can_escape(Side::North));
    // From rank 11, three turns and a step lead to the edge and one more step off the board. From rank 10 that is too
    // far.
    assert!(position(&format!("12/CS11/{}/11cS w", empty_ranks(9))).can_escape(Side::South));
    assert!(!position(&format!("12/12/CS11/{}/11cS w", empty_ranks(8))).can_escape(Side::South));
}

#[test]
fn leaving_the_board_costs_a_forward_step() {
    // Speed 5 allows four steps to the last rank and the exit.
    assert!(position(&format!("12/{}/6CN5/{}/cS11 w", empty_ranks(3), empty_ranks(6))).can_escape(Side::South));
    assert!(!position(&format!("12/{}/6CN5/{}/cS11 w", empty_ranks(4), empty_ranks(5))).can_escape(Side::South));
    let reversing = position(&format!("6CS5/{}/cS11 w", empty_ranks(10)));
    assert!(reversing.can_escape(Side::South), "three turns and a diagonal exit");
    let boxed = position(&format!("x5CSx4/{}/cS11 w", empty_ranks(10)));
    assert_eq!(boxed.path(action(&boxed, "G12>exit")).map(|steps| steps.len()), Some(4));
}

#[test]
fn fire_coverage_holds_the_squares_where_an_enemy_could_be_hit() {
    // Enclosed by low obstacles, which do not stop fire. The tank and its gun can still turn.
    let walled = position("cS11/12/12/5#6/12/4===5/4=MN=5/4===5/12/12/10##/10#CN w");
    let covered = walled.fire_coverage(Side::South);
    for (text, expected) in
        [("F8", true), ("D6", true), ("A1", true), ("F9", false), ("F10", false), ("E8", false), ("G6", false)]
    {
        assert_eq!(covered.contains(square(text)), expected, "{text}");
    }
}

#[test]
fn the_board_cannot_be_left_over_a_corner() {
    // The Command can only drive to the corner (A10-B11-A12, facing north-west) and has no steps left to turn there.
    let corner: Setup = format!("1##9/MSE11/CNE11/{}/11cN w", empty_ranks(8)).parse().expect("a set-up");
    let far: Setup = format!("3#8/MSE11/CNE11/{}/11cN w", empty_ranks(8)).parse().expect("a set-up");
    for (setup, can_leave) in [(corner, false), (far, true)] {
        for setup in [setup.mirrored(), setup] {
            for setup in [setup.rotated(), setup] {
                let position = setup.position(&Ruleset::default()).expect("playable");
                assert_eq!(position.can_escape(setup.to_move), can_leave, "{position:?}");
                let exits =
                    position.actions().into_iter().filter(|action| position.action_to_text(*action).contains("exit"));
                assert_eq!(exits.count(), usize::from(can_leave));
            }
        }
    }
}
