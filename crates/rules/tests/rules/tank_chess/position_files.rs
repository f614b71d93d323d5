//! Tests of the JSON format of positions.

use cannon_rules::Game;
use cannon_rules::tank_chess::{ObjectiveError, PositionFileError, Ruleset, SetupError, position_file};
use serde_json::{Value, json};

use crate::tank_chess::square;

fn file() -> Value {
    json!({
        "name": "unknown fields such as this name are ignored",
        "size": 12,
        "side_to_move": "b",
        "obstacles": ["C3"],
        "pieces": [
            {"side": "w", "type": "C", "square": "L1", "facing": "N"},
            {"side": "b", "type": "C", "square": "A12", "facing": "SE"},
        ],
        "wrecks": ["D4"],
        "terrain": {"hedge": ["E5"], "low-obstacle": ["F6"]},
        "mines": ["G7"],
        "flags": {"w": "D1", "b": "D12"},
    })
}

#[test]
fn all_fields_of_a_file_are_read() {
    let position = position_file::read(&file().to_string(), &Ruleset::default()).expect("a position");
    assert_eq!(position.to_text(), "cSE11/12/12/12/12/6*5/5=6/4%7/3x8/2#9/12/11CN b flags:D1-D12");
}

#[test]
fn an_objective_is_read() {
    let mut changed = file();
    changed["objective"] = json!({"depots": {"white": "D2", "black": "E11", "armour": 1}});
    let position = position_file::read(&changed.to_string(), &Ruleset::default()).expect("a position");
    assert!(position.to_text().ends_with(" b flags:D1-D12,depots:D2-E11/1"), "{}", position.to_text());
    changed["objective"]["depots"]["armour"] = json!(7);
    let error = position_file::read(&changed.to_string(), &Ruleset::default());
    assert_eq!(error, Err(SetupError::from(ObjectiveError::Armour(7)).into()));
}

#[test]
fn file_errors_are_reported() {
    let read = |field: &str, value: Value| {
        let mut changed = file();
        changed[field] = value;
        position_file::read(&changed.to_string(), &Ruleset::default())
    };
    let command = |letter: &str, at: &str| json!({"side": "w", "type": letter, "square": at, "facing": "N"});
    for (field, value, error) in [
        ("size", json!(7), PositionFileError::Setup(SetupError::Size(7))),
        ("wrecks", json!(["M4"]), PositionFileError::Setup(SetupError::OffBoard(square("M4")))),
        ("wrecks", json!(["L1"]), PositionFileError::Duplicate(square("L1"))),
        ("obstacles", json!(["C3", "C3"]), PositionFileError::Duplicate(square("C3"))),
        ("terrain", json!({"lava": ["A1"]}), PositionFileError::Terrain("lava".to_owned())),
        ("pieces", json!([command("Q", "L1")]), PositionFileError::Unit { square: square("L1"), letter: 'Q' }),
        ("pieces", json!([command("H", "L1")]), PositionFileError::Setup(SetupError::NoCommands)),
    ] {
        assert_eq!(read(field, value), Err(error), "{field}");
    }
    for (field, value, expected) in [
        ("size", json!("wide"), "invalid type"),
        ("side_to_move", json!("x"), "unknown variant"),
        ("obstacles", json!(["Z1"]), "no square"),
        ("pieces", json!([{"side": "w"}]), "missing field"),
    ] {
        let Err(PositionFileError::Malformed(message)) = read(field, value) else { panic!("{field} is readable") };
        assert!(message.to_string().contains(expected), "{message}");
    }
    assert!(matches!(position_file::read("{", &Ruleset::default()), Err(PositionFileError::Malformed(_))));
}
