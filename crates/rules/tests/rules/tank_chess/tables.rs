//! Tests of the unit and terrain tables.

use cannon_rules::tank_chess::terrain::{TerrainError, parse_table};
use cannon_rules::tank_chess::units::UnitTableError;
use cannon_rules::tank_chess::{BoardName, Ruleset, UnitTable};

fn unit(letter: char, name: &str, rest: &str) -> String {
    format!(
        "{{\"letter\": \"{letter}\", \"name\": \"{name}\", \"speed\": 3, \"armour\": {{\"front\": 1, \"side\": 0, \"rear\": 0}}{rest}}}"
    )
}

fn units(rows: &[String]) -> Result<UnitTable, UnitTableError> {
    UnitTable::from_json(&format!("[{}]", rows.join(",")))
}

#[test]
fn the_base_set_has_the_published_values() {
    let table = UnitTable::builtin();
    for (letter, speed, armour, power, arcs, range) in [
        ('H', 3, [3, 2, 1], 3, 3, (2, None)),
        ('M', 4, [2, 1, 0], 2, 3, (2, None)),
        ('L', 5, [1, 0, 0], 1, 3, (2, None)),
        ('C', 5, [1, 0, 0], 1, 3, (2, None)),
        ('T', 4, [2, 1, 0], 4, 1, (2, None)),
        ('R', 3, [1, 0, 0], 5, 1, (3, Some(5))),
    ] {
        let unit = &table[table.find(letter).expect("a unit")];
        let gun = unit.gun.as_ref().expect("a gun");
        assert_eq!((unit.speed, [unit.armour.front, unit.armour.side, unit.armour.rear]), (speed, armour), "{letter}");
        assert_eq!((gun.power, gun.arcs.len(), (gun.nearest, gun.farthest)), (power, arcs, range), "{letter}");
        assert!(!unit.house && gun.over == (letter == 'R') && unit.command == (letter == 'C'));
    }
    assert_eq!(table.kinds().filter(|&kind| table[kind].house).count(), 5);
    assert!(table.find('h').is_some() && table.find('Z').is_none());
}

#[test]
fn unit_table_errors_are_reported() {
    let command = || unit('C', "command", ", \"command\": true");
    assert!(units(&[command()]).is_ok());
    let gun = |gun: &str| unit('G', "gunner", &format!(", \"gun\": {gun}"));
    let name = |name: &str| name.to_owned();
    for (rows, error) in [
        (vec![], UnitTableError::CommandCount(0)),
        (vec![command(), unit('D', "other", ", \"command\": true")], UnitTableError::CommandCount(2)),
        (vec![unit('N', "north", "")], UnitTableError::Letter { name: name("north"), letter: 'N' }),
        (vec![unit('h', "small", "")], UnitTableError::Letter { name: name("small"), letter: 'h' }),
        (vec![command(), unit('C', "other", "")], UnitTableError::Duplicate { name: name("other") }),
        (vec![command(), unit('D', "command", "")], UnitTableError::Duplicate { name: name("command") }),
        (
            vec![unit('Q', "quick", "").replace("\"speed\": 3", "\"speed\": 6")],
            UnitTableError::Speed { name: name("quick"), speed: 6 },
        ),
        (vec![gun("{\"power\": 1, \"arcs\": [], \"nearest\": 2}")], UnitTableError::Gun { name: name("gunner") }),
        (
            vec![gun("{\"power\": 1, \"arcs\": [\"ahead\"], \"nearest\": 4, \"farthest\": 3}")],
            UnitTableError::Gun { name: name("gunner") },
        ),
        (
            vec![unit(
                'B',
                "dozer",
                ", \"pushes_wrecks\": true, \"gun\": {\"power\": 1, \"arcs\": [\"ahead\"], \"nearest\": 2}",
            )],
            UnitTableError::ArmedPusher { name: name("dozer") },
        ),
        ((0..33).map(|_| command()).collect(), UnitTableError::TooMany(33)),
    ] {
        assert_eq!(units(&rows), Err(error));
    }
    let unknown = units(&[unit('G', "gunner", ", \"wings\": 2")]);
    assert!(matches!(unknown, Err(UnitTableError::Malformed(ref message)) if message.contains("wings")), "{unknown:?}");
}

#[test]
fn terrain_table_errors_are_reported() {
    let row = |symbol: char, name: &str| {
        format!("{{\"symbol\": \"{symbol}\", \"name\": \"{name}\", \"drive\": \"free\", \"fire\": \"free\"}}")
    };
    let read = |rows: &[String]| parse_table(&format!("[{}]", rows.join(",")));
    assert!(read(&[row('#', "rock"), row('!', "mud")]).is_ok());
    let symbol = TerrainError::Symbol { name: "mud".to_owned(), symbol: '*' };
    assert_eq!(read(&[row('*', "mud")]).map(drop), Err(symbol));
    assert_eq!(read(&[row('#', "a"), row('#', "b")]).map(drop), Err(TerrainError::Duplicate { name: "b".to_owned() }));
    assert!(matches!(parse_table("{}"), Err(TerrainError::Malformed(_))));
}

#[test]
fn rulesets_are_serialised_by_board_name() {
    for board in BoardName::all() {
        let json = serde_json::json!({ "board": board.name() });
        assert_eq!(serde_json::to_value(Ruleset { board, ..Ruleset::default() }).expect("JSON"), json);
        assert_eq!(
            serde_json::from_value::<Ruleset>(json).expect("a ruleset"),
            Ruleset { board, ..Ruleset::default() }
        );
    }
    assert_eq!(Ruleset::default().board.name(), "basic-16");
    let unknown = serde_json::from_value::<Ruleset>(serde_json::json!({"board": "moon"})).expect_err("no such board");
    assert!(unknown.to_string().contains("basic-16, basic-20"), "{unknown}");
    assert!(serde_json::from_value::<Ruleset>(serde_json::json!({})).is_err());
}
