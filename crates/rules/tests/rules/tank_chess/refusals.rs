//! Tests of all refusal reasons of Tank Chess.

use std::collections::HashSet;

use cannon_rules::tank_chess::{Action, ExitDirection, Position, Refusal, Ruleset};
use cannon_rules::{Game, Refusal as _};

use crate::tank_chess::{action, after, empty_ranks, position, square, with_middle_ranks};

/// A position and an illegal action for each reason.
fn cases() -> Vec<(Refusal, Position, &'static str)> {
    let over = after(position(&format!("cS11/{}/11CN/MN11 w", empty_ranks(9))), "A1>A2/N xA12");
    // A heavy tank on F6, surrounded by different obstacles.
    let crowd = with_middle_ranks(&format!("{}/5x6/4LNHNmS5/5#6/{}", empty_ranks(4), empty_ranks(3)), 'w');
    let duel = with_middle_ranks(&format!("{}/5hS6/12/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let near = with_middle_ranks(&format!("{}/5lE6/5MW6/{}", empty_ranks(4), empty_ranks(4)), 'w');
    let screened = with_middle_ranks(&format!("{}/5lE6/5x6/12/5MN5LN/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let mortar = with_middle_ranks(&format!("lE4lE6/{}/5RN6/{}", empty_ranks(5), empty_ranks(3)), 'w');
    let destroyer = with_middle_ranks(&format!("{}/2lE9/12/12/5TN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let shore = with_middle_ranks(&format!("{}/5lE6/12/5~6/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let bulldozer = with_middle_ranks(&format!("{}/5lE6/12/12/5BN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    // The Command has enough steps to leave diagonally, but not to turn as well.
    let straight = Ruleset { exit: ExitDirection::Straight, ..Ruleset::default() };
    let text = format!("12/6CS5/{}/cS11 w", empty_ranks(9));
    let diagonal = Position::from_text(&text, &straight).expect("a playable position");
    let objective = |rank: &str, remark: &str| position(&format!("{rank}/{}/cS3lS7 w {remark}", empty_ranks(10)));
    let depot = with_middle_ranks(&format!("{}/5MN6/{}", empty_ranks(5), empty_ranks(4)), 'w');
    let depot = position(&format!("{} depots:F8-B2/1", depot.to_text()));
    vec![
        (Refusal::GameOver, over, "A12>A11/S"),
        (Refusal::NoUnit, duel, "C5>C6/N"),
        (Refusal::WrongSide, duel, "F9>F8/S"),
        (Refusal::Wreck, crowd, "F7>F8/N"),
        (Refusal::SameStance, duel, "F6>F6/N"),
        (Refusal::SameStance, duel, "F6>F6/N xF9"),
        (Refusal::OffBoard, duel, "F6>M6/N"),
        (Refusal::OwnUnitThere, crowd, "F6>E6/N"),
        (Refusal::EnemyUnitThere, crowd, "F6>G6/N"),
        (Refusal::WreckThere, crowd, "F6>F7/N"),
        (Refusal::Impassable, crowd, "F6>F5/N"),
        (Refusal::TooFar, duel, "F6>F10/NE"),
        (Refusal::TooFar, duel, "F6>A1/N"),
        (Refusal::WayBlocked, crowd, "F6>F8/N"),
        (Refusal::Lost, shore, "F6>F7/N xF9"),
        (Refusal::Unarmed, bulldozer, "F6>F7/N xF9"),
        (Refusal::GunFixed, destroyer, "F6>F5/N xC8"),
        (Refusal::NoTarget, duel, "F6>F7/N xF11"),
        (Refusal::NoTarget, duel, "F6>F5/N xF6"),
        (Refusal::OwnTarget, crowd, "F6>F6/NW xE6"),
        (Refusal::OwnDepot, depot, "F6>F5/N xF8"),
        (Refusal::WreckTarget, screened, "F6>F7/N xF8"),
        (Refusal::TooClose, near, "F6>F6/NW xF7"),
        (Refusal::OutOfRange, mortar, "F5>F4/N xF11"),
        (Refusal::LineBlocked, screened, "F6>F7/N xF9"),
        (Refusal::CannotPenetrate, duel, "F6>F7/N xF9"),
        (Refusal::NotCommand, duel, "F6>exit"),
        (Refusal::CannotLeave, duel, "L1>exit"),
        (Refusal::OnlyDiagonalExit, diagonal, "G11>exit"),
        (Refusal::NotExitSquare, objective("11CS", "escort:A12-A1"), "L12>exit"),
        (Refusal::NoExit, objective("3LN7CN", "survivors:1"), "L12>exit"),
    ]
}

#[test]
fn each_refusal_has_a_case() {
    let mut seen = HashSet::new();
    for (refusal, position, text) in cases() {
        assert_eq!(position.validate(action(&position, text)), Err(refusal), "{text} in\n{position:?}");
        seen.insert(refusal);
    }
    for refusal in Refusal::ALL {
        assert!(seen.contains(refusal), "no case for {refusal:?}");
    }
}

#[test]
fn actions_off_the_board_are_refused_and_do_not_cause_a_panic() {
    let position = with_middle_ranks(&empty_ranks(10), 'w');
    let far = square("X24");
    for action in [Action::Exit { from: far }, action(&position, "X24>X23/N"), action(&position, "L1>X24/N")] {
        assert!(position.validate(action).is_err());
        position.clone().play(action);
    }
}
