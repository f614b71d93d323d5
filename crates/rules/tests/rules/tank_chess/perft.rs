//! Perft counts on which several independent programs agree.

use std::collections::{BTreeMap, BTreeSet};

use cannon_rules::Game;
use cannon_rules::perft::{divide, perft};
use cannon_rules::tank_chess::{Action, Position, Ruleset, Target, UnitTable, position_file};
use serde_json::Value;

const TABLE: &str = include_str!("../../data/tank-chess-perft.json");

fn table() -> Value {
    serde_json::from_str(TABLE).expect("valid JSON")
}

fn counts(value: &Value) -> Vec<u64> {
    value.as_array().map_or(Vec::new(), |counts| counts.iter().map(|count| count.as_u64().expect("a count")).collect())
}

/// The positions of the table with their entries.
fn positions() -> Vec<(Value, Position)> {
    let read = |entry: &Value| {
        let position = position_file::read(&entry.to_string(), &Ruleset::default());
        (entry.clone(), position.unwrap_or_else(|error| panic!("{}: {error}", entry["name"])))
    };
    table()["positions"].as_array().expect("a list").iter().map(read).collect()
}

/// All moves without a shot, with the enemy units in line and in range after each.
fn quiet_moves_with_targets(position: &Position) -> Vec<(Action, Vec<Target>)> {
    let mut stances = Vec::new();
    position.for_each_quiet(|action| {
        let Action::Drive { from, to, facing, .. } = action else { return };
        stances.push((action, position.targets_from(from, to, facing)));
    });
    stances
}

/// Number of actions, including shots that destroy nothing.
fn count_with_ineffective_shots(position: &Position) -> u64 {
    let without_shot = position.actions().iter().filter(|action| !action.fires()).count() as u64;
    without_shot + quiet_moves_with_targets(position).iter().map(|(_, targets)| targets.len() as u64).sum::<u64>()
}

fn board(name: &str) -> Position {
    Position::start(&Ruleset { board: name.parse().expect("a board"), ..Ruleset::default() })
}

/// An action in the notation of the table.
fn table_notation(action: Action, target: Option<String>) -> String {
    let Action::Drive { from, to, facing, .. } = action else { panic!("an exit has no target") };
    match target {
        Some(target) => format!("{from}>{to}/{facing}({target})"),
        None => format!("{from}>{to}/{facing}"),
    }
}

#[test]
fn counts_agree_with_the_table() {
    let table = table();
    for (name, entry) in table["boards"].as_object().expect("boards") {
        for (depth, count) in (1..).zip(counts(&entry["perft_effective"])) {
            assert_eq!(perft(&board(name), depth), count, "{name}, depth {depth}");
        }
    }
    for (entry, position) in positions() {
        assert_eq!(position.action_count(), entry["actions_effective"].as_u64().expect("a count"), "{}", entry["name"]);
        assert_eq!(position.actions().len() as u64, position.action_count());
        for (depth, count) in (1..).zip(counts(&entry["perft_effective"])) {
            assert_eq!(perft(&position, depth), count, "{}, depth {depth}", entry["name"]);
        }
    }
}

#[test]
fn counts_including_ineffective_shots_agree_with_the_table() {
    let mut compared = 0;
    let boards = table()["boards"].as_object().expect("boards").clone();
    let boards = boards.into_iter().map(|(name, entry)| (entry["perft_all"].clone(), board(&name)));
    let positions = positions();
    for (entry, position) in &positions {
        assert_eq!(
            count_with_ineffective_shots(position),
            entry["actions_all"].as_u64().expect("a count"),
            "{}",
            entry["name"]
        );
    }
    let listed = positions.into_iter().map(|(entry, position)| (entry["perft_all"].clone(), position));
    for (expected, position) in boards.chain(listed) {
        let [first, second] = counts(&expected)[..] else { continue };
        assert_eq!(count_with_ineffective_shots(&position), first);
        // A shot that destroys nothing leads to the same position as the move without it.
        let mut all = 0;
        for (action, targets) in quiet_moves_with_targets(&position) {
            let ineffective = targets.iter().filter(|target| !target.destroys).count() as u64;
            let mut after = position;
            after.play(action);
            all += count_with_ineffective_shots(&after) * (1 + ineffective);
        }
        position.for_each_kill(|action| {
            let mut after = position;
            after.play(action);
            all += count_with_ineffective_shots(&after);
        });
        assert_eq!(all, second, "{position:?}");
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} compared");
}

#[test]
fn actions_by_unit_agree_with_the_table() {
    let mut compared = 0;
    let boards = table()["boards"]["basic-16"]["divide"].clone();
    let mut expected = vec![(boards, board("basic-16"))];
    expected.extend(positions().into_iter().map(|(entry, position)| (entry["by_piece_effective"].clone(), position)));
    for (expected, position) in expected {
        let Some(expected) = expected.as_object() else { continue };
        let mut found: BTreeMap<String, u64> = BTreeMap::new();
        position.for_each_action(|action| {
            let (_, unit) = position.unit_at(action.from()).expect("the acting unit");
            *found.entry(format!("{}{}", UnitTable::builtin()[unit.kind].letter, unit.square)).or_default() += 1;
        });
        let expected: BTreeMap<String, u64> =
            expected.iter().map(|(unit, count)| (unit.clone(), count.as_u64().expect("a count"))).collect();
        assert_eq!(found, expected);
        compared += 1;
    }
    assert!(compared > 6, "only {compared} compared");
}

#[test]
fn kills_and_ineffective_shots_agree_with_the_table() {
    for (entry, position) in positions() {
        let list = |field: &str| -> Option<BTreeSet<String>> {
            let list = entry[field].as_array()?;
            Some(list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect())
        };
        let mut kills = BTreeSet::new();
        position.for_each_kill(|action| {
            kills.insert(table_notation(action, action.target().map(|target| target.to_string())));
        });
        assert_eq!(Some(kills), list("killing_actions"), "{}", entry["name"]);
        let Some(expected) = list("ineffective_shots") else { continue };
        let stances = quiet_moves_with_targets(&position);
        let ineffective_shots = stances.iter().flat_map(|(action, targets)| {
            let ineffective = targets.iter().filter(|target| !target.destroys);
            ineffective.map(|target| table_notation(*action, Some(target.square.to_string())))
        });
        assert_eq!(ineffective_shots.collect::<BTreeSet<_>>(), expected, "{}", entry["name"]);
    }
}

#[test]
fn escapes_agree_with_the_table() {
    for (entry, position) in positions() {
        let exits = position.actions().into_iter().filter(|action| matches!(action, Action::Exit { .. })).count();
        let escape = entry["escape"].as_bool().expect("yes or no");
        assert_eq!(exits, usize::from(escape), "{}", entry["name"]);
        assert_eq!(position.can_escape(position.side_to_move()), escape);
    }
}

#[test]
fn divide_sums_to_perft() {
    let start = board("basic-16");
    let divided = divide(&start, 2);
    assert_eq!(divided.len(), 549);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 301_878);
}
