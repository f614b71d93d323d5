//! The two switches of Cannon in which the wordings of the rules leave a reading open: what may stand under a retreat,
//! and whether the town can be part of a cannon. The counts come from `../data/cannon_switches.py`.

use cannon_rules::cannon::{Action, CannonOf, Position, Refusal, RetreatOver, Ruleset, ShiftRun};
use cannon_rules::perft::perft;
use cannon_rules::{Game, Side};
use serde_json::{Value, json};

use crate::{action, after, legal_notations, point, points, position, position_with_rules};

const TABLE: &str = include_str!("../data/cannon-switches-perft.json");

const OVER_ANY: Ruleset = Ruleset { retreat_over: RetreatOver::Any, ..Ruleset::CLASSIC };
const OF_PIECES: Ruleset = Ruleset { cannon_of: CannonOf::Pieces, ..Ruleset::CLASSIC };

/// A ruleset from the switches that differ from the default.
fn ruleset(switches: &Value) -> Ruleset {
    let mut json = serde_json::to_value(Ruleset::CLASSIC).expect("JSON");
    for (switch, value) in switches.as_object().expect("an object") {
        json[switch] = value.clone();
    }
    serde_json::from_value(json).unwrap_or_else(|error| panic!("{switches}: {error}"))
}

#[test]
fn counts_agree_with_the_table() {
    let table: Value = serde_json::from_str(TABLE).expect("valid JSON");
    let (mut compared, mut changed) = (0, 0);
    for entry in table["positions"].as_array().expect("a list") {
        let text = entry["position"].as_str().expect("a text");
        for (name, switches) in table["rulesets"].as_object().expect("rulesets") {
            let position = position_with_rules(text, &ruleset(switches));
            let counts = entry["perft"][name].as_array().expect("counts");
            for (depth, count) in (1..).zip(counts) {
                let count = count.as_u64().expect("a count");
                assert_eq!(perft(&position, depth), count, "{} by {name}, depth {depth}", entry["id"]);
                compared += 1;
            }
            changed += usize::from(*counts != *entry["perft"]["off"].as_array().expect("counts"));
        }
    }
    assert!(compared > 400 && changed > 60, "{compared} counts compared, {changed} changed by the switches");
}

#[test]
fn switches_are_off_in_all_presets_and_left_out_of_their_files() {
    for (name, rules) in Ruleset::PRESETS {
        assert_eq!((rules.retreat_over, rules.cannon_of), (RetreatOver::Empty, CannonOf::Soldiers), "{name}");
        let json = serde_json::to_value(rules).expect("JSON");
        let mut fields: Vec<&String> = json.as_object().expect("an object").keys().collect();
        fields.sort();
        assert_eq!(fields, ["first", "long_shot", "retreat_near", "shift_limit", "town"], "{name}");
    }
    let old = json!({"first": "south", "long_shot": "first", "retreat_near": "piece", "town": "capture", "shift_limit": null});
    assert_eq!(serde_json::from_value::<Ruleset>(old).expect("an old ruleset"), Ruleset::CLASSIC);
    for (rules, field, word) in [(OVER_ANY, "retreat_over", "any"), (OF_PIECES, "cannon_of", "pieces")] {
        let json = serde_json::to_value(rules).expect("JSON");
        assert_eq!(json[field], word);
        assert_eq!(serde_json::from_value::<Ruleset>(json).expect("a ruleset"), rules);
        assert_eq!(rules.preset_name(), None);
        assert_eq!(rules.rotated(), Ruleset { first: Side::North, ..rules });
    }
}

#[test]
fn a_retreat_may_pass_over_a_piece_of_either_side_if_the_rules_say_so() {
    // Behind the soldier on e5 are an enemy, an own soldier and an empty point.
    let text = "4L5/10/10/10/10/4d5/3ld5/10/10/4D5 d";
    assert_eq!(legal_notations(&position(text), "e5/"), ["e5/g3"]);
    let over = position_with_rules(text, &OVER_ANY);
    assert_eq!(legal_notations(&over, "e5/"), ["e5/c3", "e5/e3", "e5/g3"]);
    let retreated = after(over, "e5/c3");
    assert!(retreated.soldiers(Side::North).contains(point("d4")), "nothing is captured on the way");
    let blocked = position_with_rules("4L5/10/10/10/10/4d5/3ll5/4d5/10/4D5 d", &OVER_ANY);
    let to_own = action(&blocked, "e5/e3");
    assert_eq!(blocked.validate(to_own), Err(Refusal::OwnPiece), "the destination must be empty");
    let calm = position_with_rules("4L5/10/10/10/10/4d5/4d5/10/10/4D5 d", &OVER_ANY);
    assert_eq!(calm.validate(action(&calm, "e5/e3")), Err(Refusal::RetreatNoEnemy));
}

#[test]
fn a_town_at_the_rear_lets_two_soldiers_shoot_but_not_shift() {
    let text = "4L5/10/10/10/4l5/10/10/4d5/4d5/4D5 d";
    assert!(legal_notations(&position(text), "*").is_empty());
    let of_pieces = position_with_rules(text, &OF_PIECES);
    assert_eq!(legal_notations(&of_pieces, "*"), ["*e6"]);
    assert!(legal_notations(&of_pieces, ">").is_empty());
    let shift = Action::Shift { from: point("e1"), to: point("e4") };
    assert_eq!(of_pieces.validate(shift), Err(Refusal::TownStays));
    let lines = of_pieces.firing_lines(point("e6"));
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].rear, lines[0].muzzle, lines[0].distance), (point("e1"), point("e3"), 3));
    assert_eq!(of_pieces.cannons(Side::South).len(), 1);
    assert_eq!(of_pieces.threatened(Side::North), points("e6"));
    assert_eq!(of_pieces.infer_action(point("e1"), point("e6")), Action::Shot { target: point("e6") });
}

#[test]
fn a_town_in_the_middle_or_at_the_muzzle_lets_the_soldier_at_the_rear_shift() {
    let middle = position_with_rules("4L5/10/10/10/10/10/10/10/10/3dDd4 d", &OF_PIECES);
    assert_eq!(legal_notations(&middle, ">"), ["d1>g1", "f1>c1"]);
    let shifted = after(middle, "d1>g1");
    assert_eq!((shifted.soldiers(Side::South), shifted.town(Side::South)), (points("f1 g1"), Some(point("e1"))));
    let muzzle = position_with_rules("4L5/10/10/10/10/10/10/10/10/1l2Ddd3 d", &OF_PIECES);
    assert_eq!(legal_notations(&muzzle, ">"), ["g1>d1"]);
    assert_eq!(legal_notations(&muzzle, "*"), ["*b1"]);
}

#[test]
fn the_enemy_town_is_never_part_of_a_cannon() {
    let line = position_with_rules("4L5/4d5/4d5/10/10/4l5/10/10/10/4D5 d", &OF_PIECES);
    assert!(line.cannons(Side::South).is_empty());
    assert!(legal_notations(&line, "*").is_empty());
}

#[test]
fn the_shift_limit_counts_a_cannon_with_a_town_like_any_other() {
    let rules = Ruleset { shift_limit: Some(1), ..OF_PIECES };
    let start = position_with_rules("4L5/10/10/10/10/10/l9/10/10/3dDd4 d", &rules);
    let once = after(start, "d1>g1 a4-a3");
    assert_eq!(once.shift_run(Side::South), ShiftRun::new(point("e1"), point("g1"), 1));
    assert_eq!(once.to_text(), "4L5/10/10/10/10/10/10/l9/10/4Ddd3 d de1-g1:1");
    assert_eq!(position_with_rules(&once.to_text(), &rules), once);
    assert_eq!(once.validate(action(&once, "g1>d1")), Err(Refusal::ShiftLimit));
    assert!(legal_notations(&once, ">").is_empty());
    assert_eq!(once.action_count(), once.actions().len() as u64);
    let soldiers_only = Ruleset { shift_limit: Some(1), ..Ruleset::CLASSIC };
    assert!(Position::from_text(&once.to_text(), &soldiers_only).is_err(), "no cannon by the usual rules");
}
