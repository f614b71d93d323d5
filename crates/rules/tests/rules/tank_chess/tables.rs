//! Tests of the unit and terrain tables.

use cannon_rules::tank_chess::units::MAX_SPEED;
use cannon_rules::tank_chess::{BoardName, Ruleset, Terrain, TerrainKind, UnitStats, UnitTable};

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
fn units_have_letters_and_names_of_their_own_and_sound_values() {
    let table = UnitTable::builtin();
    let units: Vec<&UnitStats> = table.kinds().map(|kind| &table[kind]).collect();
    for (index, unit) in units.iter().enumerate() {
        let name = &unit.name;
        // Position texts write the facing after the letter, and `x` is a wreck.
        assert!(unit.letter.is_ascii_uppercase() && !"NESWX".contains(unit.letter), "{name}");
        assert!(units[..index].iter().all(|other| other.letter != unit.letter && other.name != unit.name), "{name}");
        assert!((1..=MAX_SPEED).contains(&unit.speed), "{name}");
        if let Some(gun) = &unit.gun {
            assert!(!gun.arcs.is_empty() && gun.nearest > 0, "{name}");
            assert!(gun.farthest.is_none_or(|farthest| farthest >= gun.nearest), "{name}");
            // The lines of fire of a unit that pushes wrecks would depend on its path.
            assert!(!unit.pushes_wrecks, "{name}");
        }
    }
    assert_eq!(units.iter().filter(|unit| unit.command).count(), 1);
}

#[test]
fn terrain_has_symbols_and_names_of_its_own() {
    let kinds: Vec<&Terrain> = TerrainKind::all().map(TerrainKind::terrain).collect();
    for (index, terrain) in kinds.iter().enumerate() {
        // These symbols have another meaning in position texts.
        assert!(terrain.symbol.is_ascii_punctuation() && !"x*/().,".contains(terrain.symbol), "{}", terrain.name);
        let differs = |other: &&Terrain| other.symbol != terrain.symbol && other.name != terrain.name;
        assert!(kinds[..index].iter().all(differs), "{}", terrain.name);
    }
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
