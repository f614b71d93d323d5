//! Perft counts on which several independent programs agree.

use cannon_rules::Game;
use cannon_rules::cannon::{LongShot, Position, RetreatNear, Ruleset};
use cannon_rules::perft::{divide, perft};
use serde_json::Value;

const TABLE: &str = include_str!("../data/cannon-perft.json");

/// The rulesets of the table with their names.
fn rulesets(table: &Value) -> Vec<(String, Ruleset)> {
    let of = |(name, switches): (&String, &Value)| {
        let rules = Ruleset {
            long_shot: match switches["long_shot"].as_str() {
                Some("first-point-empty") => LongShot::First,
                Some("both-points-empty") => LongShot::Both,
                other => panic!("unknown long shot {other:?}"),
            },
            retreat_near: match switches["retreat_near"].as_str() {
                Some("any-piece") => RetreatNear::Piece,
                Some("soldier") => RetreatNear::Soldier,
                other => panic!("unknown retreat {other:?}"),
            },
            ..Ruleset::CLASSIC
        };
        (name.clone(), rules)
    };
    table["switches"].as_object().expect("an object").iter().map(of).collect()
}

#[test]
fn counts_agree_with_the_table() {
    let table: Value = serde_json::from_str(TABLE).expect("valid JSON");
    let switches = rulesets(&table);
    let mut compared = 0;
    for entry in table["positions"].as_array().expect("a list") {
        let text = entry["position"].as_str().expect("a text");
        for (name, rules) in &switches {
            let position = Position::from_text(text, rules).expect("a valid position");
            for (depth, count) in (1..).zip(entry["perft"][name].as_array().expect("counts")) {
                assert_eq!(
                    perft(&position, depth),
                    count.as_u64().expect("a count"),
                    "{} by {name}, depth {depth}",
                    entry["id"]
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} counts compared");
}

#[test]
fn divide_sums_to_perft() {
    let start = Position::start(&Ruleset::CLASSIC);
    let divided = divide(&start, 4);
    assert_eq!(divided.len(), 8);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 111_376);
    assert!(divide(&start, 0).is_empty());
    assert_eq!(perft(&start, 0), 1);
}
