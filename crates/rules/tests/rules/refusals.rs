//! Tests of all refusal reasons of Cannon and of the localised messages of all games.

use std::collections::HashSet;

use cannon_rules::any::AnyRefusal;
use cannon_rules::cannon::{Action, LongShot, Position, Refusal, RetreatNear, Ruleset, TownSafety};
use cannon_rules::{Game, GameId, Refusal as _};

use crate::{action, point, position, position_with_rules};

const MESSAGES: &str = include_str!("../../../../assets/locales/en/refusals.ftl");

/// A position and an illegal action for each reason.
fn cases() -> Vec<(Refusal, Position, &'static str)> {
    let open = "4L5/10/10/10/10/4d5/10/10/10/4D5 d";
    let alone = position(open);
    let start = Position::start(&Ruleset::CLASSIC);
    let strict = Ruleset { long_shot: LongShot::Both, retreat_near: RetreatNear::Soldier, ..Ruleset::CLASSIC };
    let safe = Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC };
    let limited = Ruleset { shift_limit: Some(2), ..Ruleset::CLASSIC };
    let enemy = position("4L5/10/10/10/3l6/3ld5/4l5/10/10/4D5 d");
    let column = position("4L5/4l5/10/10/10/4d5/4d5/4d5/10/4D5 d");
    vec![
        (Refusal::GameOver, position("10/10/10/10/10/4l5/10/10/10/4D5 l x"), "e5-e4"),
        (Refusal::TownFirst, start, "a4-a5"),
        (Refusal::TownFirst, start, "*b7"),
        (Refusal::TownStands, alone, "@c1"),
        (Refusal::NotHomeRank, start, "@e10"),
        (Refusal::Corner, start, "@a1"),
        (Refusal::TownOnPiece, position("4L5/10/10/10/10/10/10/10/10/3l6 d"), "@d1"),
        (Refusal::NoSoldier, alone, "a4-a5"),
        (Refusal::WrongSide, enemy, "d5-d4"),
        (Refusal::TownStays, alone, "e1-e2"),
        (Refusal::SamePoint, alone, "e5-e5"),
        (Refusal::OwnPiece, column, "e4-e5"),
        (Refusal::OwnPiece, column, "*e5"),
        (Refusal::NotAdjacent, alone, "e5-e7"),
        (Refusal::StepBack, alone, "e5-e4"),
        (Refusal::StepSideways, alone, "e5-f5"),
        (Refusal::StepOnEnemy, enemy, "e5-d6"),
        (Refusal::CaptureFar, alone, "e5xe10"),
        (Refusal::CaptureBack, enemy, "e5xe4"),
        (Refusal::NothingToCapture, alone, "e5xe6"),
        (Refusal::RetreatShape, enemy, "e5/e4"),
        (Refusal::RetreatShape, enemy, "e5/d3"),
        (Refusal::RetreatNoEnemy, alone, "e5/e3"),
        (Refusal::RetreatFromTown, position_with_rules("4L5/4d5/10/10/10/10/10/10/10/4D5 d", &strict), "e9/e7"),
        (Refusal::RetreatBlocked, enemy, "e5/e3"),
        (Refusal::RetreatOnEnemy, position("4L5/10/10/10/3l6/4d5/10/4l5/10/4D5 d"), "e5/e3"),
        (Refusal::ShiftShape, column, "e3>e7"),
        (Refusal::ShiftNoCannon, column, "e4>e7"),
        (Refusal::ShiftBlocked, position("4L5/10/10/10/4l5/4d5/4d5/4d5/10/4D5 d"), "e3>e6"),
        (Refusal::ShiftLimit, position_with_rules("4L5/4l5/10/10/10/4d5/4d5/4d5/10/4D5 d de3-e5:2", &limited), "e3>e6"),
        (Refusal::NoTarget, column, "*e8"),
        (Refusal::NoCannonBears, enemy, "*d5"),
        (Refusal::TooClose, position("4L5/10/10/10/4l5/4d5/4d5/4d5/10/4D5 d"), "*e6"),
        (Refusal::TooFar, column, "*e9"),
        (Refusal::MuzzleBlocked, position("8L1/10/10/4l5/4l5/4d5/4d5/4d5/10/8D1 d"), "*e7"),
        (Refusal::PathBlocked, position_with_rules("8L1/10/4l5/4l5/10/4d5/4d5/4d5/10/8D1 d", &strict), "*e8"),
        (Refusal::TownInDanger, position_with_rules("4L5/10/10/10/10/4d5/10/10/4l5/4D5 d", &safe), "e5-e6"),
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
fn refusals_and_messages_match_one_to_one() {
    let message_ids: Vec<&str> = MESSAGES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id)
        .collect();
    assert_eq!(message_ids.iter().collect::<HashSet<_>>().len(), message_ids.len(), "a message is defined twice");
    // Variations are refused when the tree of a game is full, whatever the game.
    let mut all = HashSet::from([AnyRefusal::tree_full().message_id]);
    for game in GameId::ALL {
        let ids = game.refusal_ids();
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{game} uses an identifier twice");
        assert!(ids.iter().all(|id| id.starts_with("refused-")));
        all.extend(ids);
    }
    assert_eq!(message_ids.into_iter().collect::<HashSet<_>>(), all);
}

#[test]
fn pointing_infers_the_most_plausible_action() {
    let fight = position("4L5/10/4l5/10/3l6/4d5/4d5/4d5/5l4/4D5 d");
    for (from, to, expected, validity) in [
        ("e5", "e6", "e5-e6", Ok(())),
        ("e5", "d6", "e5xd6", Ok(())),
        ("e5", "g3", "e5/g3", Ok(())),
        ("e3", "e6", "e3>e6", Ok(())),
        ("e5", "e8", "*e8", Ok(())),
        ("e3", "e8", "*e8", Ok(())),
        ("e3", "f2", "e3xf2", Err(Refusal::CaptureBack)),
        ("e5", "e10", "*e10", Err(Refusal::TooFar)),
        ("e5", "f4", "e5-f4", Err(Refusal::StepBack)),
        ("e5", "h8", "e5>h8", Err(Refusal::ShiftNoCannon)),
        ("e5", "a9", "e5-a9", Err(Refusal::NotAdjacent)),
        ("e3", "c1", "e3/c1", Ok(())),
        ("e5", "e3", "e5/e3", Err(Refusal::OwnPiece)),
        ("d6", "d5", "d6-d5", Err(Refusal::WrongSide)),
        ("e1", "e2", "e1-e2", Err(Refusal::TownStays)),
    ] {
        let inferred = fight.infer_action(point(from), point(to));
        assert_eq!(Position::plain_notation(inferred), expected);
        assert_eq!(fight.validate(inferred), validity, "{from} to {to}");
    }
    let start = Position::start(&Ruleset::CLASSIC);
    assert_eq!(start.infer_action(point("e1"), point("e1")), Action::Place { at: point("e1") });
    assert_eq!(start.validate(start.infer_action(point("a4"), point("a5"))), Err(Refusal::TownFirst));
}
