//! Tests of schemes: validation and files.

use cannon_rules::Side;
use cannon_rules::tank_chess::scheme::SchemeValidation;
use cannon_rules::tank_chess::{
    BoardName, Ruleset, Scheme, SchemeError, SchemeFileError, SchemeWarning, Setup, SetupError, Square, TerrainKind,
    UnitTable, scheme_file,
};

use crate::tank_chess::{empty_ranks, square};

/// A scheme on 12 by 12 squares. Each side has a Command and a light tank behind a wall; `middle` holds ranks 10 to 3.
fn scheme(middle: &str) -> Scheme {
    let text = format!("5cS5lS/1##########1/{middle}/1##########1/LN5CN5 w");
    Scheme { name: "Test".to_owned(), about: String::new(), setup: text.parse().expect("a set-up") }
}

fn valid_scheme() -> Scheme {
    scheme(&empty_ranks(8))
}

#[test]
fn a_sound_scheme_has_no_errors_or_warnings() {
    let validation = valid_scheme().validate();
    assert_eq!((validation.errors, validation.warnings), (vec![], vec![]));
    assert!(valid_scheme().start(&Ruleset::default()).is_ok());
}

#[test]
fn built_in_schemes_are_valid_and_distinct() {
    let mut names = Vec::new();
    for board in BoardName::all() {
        let scheme = board.scheme();
        assert_eq!(scheme.validate(), SchemeValidation::default(), "{board}");
        let (name, about) = (scheme.name.as_str(), scheme.about.as_str());
        assert!((3..=20).contains(&name.len()) && (20..=200).contains(&about.len()), "{board}: {name}: {about}");
        names.push(name);
    }
    assert!(names.len() >= 16, "two published boards and fourteen more");
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), BoardName::all().count());
    let mut sizes: Vec<u8> = BoardName::all().map(|board| board.scheme().setup.size).collect();
    sizes.sort_unstable();
    assert_eq!((sizes.first(), sizes.last()), (Some(&12), Some(&24)), "the smallest board and the largest");
}

#[test]
fn built_in_schemes_have_no_first_turn_kills() {
    for board in BoardName::all() {
        board.start().for_each_kill(|action| panic!("{board}: {action:?}"));
    }
}

#[test]
fn built_in_schemes_use_all_units_and_terrain() {
    let setups: Vec<&Setup> = BoardName::all().map(|board| &board.scheme().setup).collect();
    for kind in UnitTable::builtin().kinds() {
        let has = |setup: &&Setup| setup.units(Side::South).iter().any(|unit| unit.kind == kind);
        assert!(setups.iter().any(has), "{}", kind.stats().name);
    }
    for kind in TerrainKind::all() {
        let has = |setup: &&Setup| Square::all(setup.size).any(|square| setup.terrain(square) == Some(kind));
        assert!(setups.iter().any(has), "{}", kind.terrain().name);
    }
    assert!(setups.iter().any(|setup| !setup.mines.is_empty()));
    assert!(setups.iter().any(|setup| setup.flags != [None; 2]));
    for remark in ["hold:", "escort:", "depots:", "survivors:"] {
        assert!(setups.iter().any(|setup| setup.to_string().contains(remark)), "{remark}");
    }
}

/// The errors of a valid scheme after one change.
fn errors(change: impl FnOnce(&mut Scheme)) -> Vec<SchemeError> {
    let mut changed = valid_scheme();
    change(&mut changed);
    let errors = changed.validate().errors;
    assert_eq!(changed.start(&Ruleset::default()).is_err(), !errors.is_empty());
    errors
}

#[test]
fn each_error_is_reported() {
    let setup = |text: &str| text.parse::<Setup>().expect("a set-up");
    assert_eq!(errors(|scheme| scheme.name = "  ".to_owned()), [SchemeError::NoName]);
    let lacking = errors(|scheme| scheme.setup.set(square("A1"), None));
    assert!(matches!(lacking[..], [SchemeError::UnequalArmies { south: 0, north: 1, .. }]), "{lacking:?}");
    let no_command = errors(|scheme| scheme.setup.set(square("G1"), None));
    assert!(no_command.contains(&SchemeError::CommandCount { side: Side::South, count: 0 }), "{no_command:?}");
    let two = errors(|scheme| scheme.setup.set(square("H1"), scheme.setup.occupant(square("G1"))));
    assert!(two.contains(&SchemeError::Setup(SetupError::TwoCommands(square("H1")))), "{two:?}");
    assert!(two.contains(&SchemeError::CommandCount { side: Side::South, count: 2 }));
    let forward = errors(|scheme| {
        scheme.setup.set(square("A4"), scheme.setup.occupant(square("A1")));
        scheme.setup.set(square("A1"), None);
    });
    assert_eq!(forward, [SchemeError::BeyondHome(square("A4"))]);
    let small = errors(|scheme| scheme.setup = setup("cS2/3/2CN w"));
    assert!(small.contains(&SchemeError::Setup(SetupError::Size(3))), "{small:?}");
}

#[test]
fn disconnected_squares_are_reported() {
    let closed = scheme(&format!("###9/#1#9/###9/{}", empty_ranks(5))).validate().errors;
    let [SchemeError::Disconnected { at, squares }] = closed[..] else { panic!("{closed:?}") };
    assert_eq!((at, squares.count()), (square("B9"), 1));
}

#[test]
fn first_turn_wins_are_reported() {
    let setup =
        |text: String| Scheme { name: "Test".to_owned(), about: String::new(), setup: text.parse().expect("a set-up") };
    // The Commands face each other along file F. Their guns cannot penetrate each other's front armour; the gun of a medium tank can.
    let open = setup(format!("5cS6/5mS6/{}/5MN6/5CN6 w", empty_ranks(8))).validate().errors;
    assert_eq!(open, [], "each Command is behind its tank");
    let exposed = setup(format!("5cE5mS/{}/MN4CW6 w", empty_ranks(10))).validate().errors;
    let kill = |from, target| SchemeError::FirstTurnKill { from: square(from), target: square(target) };
    assert!(exposed.contains(&kill("F1", "F12")) && exposed.contains(&kill("F12", "F1")), "{exposed:?}");
    let leaving = setup(format!("12/12/CN10cE/{}/12 w", empty_ranks(8))).validate().errors;
    assert!(leaving.contains(&SchemeError::FirstTurnEscape(square("A10"))), "{leaving:?}");
    assert!(!leaving.contains(&SchemeError::FirstTurnEscape(square("L10"))), "{leaving:?}");
    let flags = setup(format!("5cS6/12/{}/5CN6 w flags:A12-F4", empty_ranks(9))).validate().errors;
    let taken = SchemeError::FirstTurnFlag { from: square("F1"), flag: square("F4") };
    assert!(flags.contains(&taken), "{flags:?}");
}

#[test]
fn first_turn_wins_by_the_objective_are_reported() {
    let errors = |text: String| {
        let scheme = Scheme { name: "Test".to_owned(), about: String::new(), setup: text.parse().expect("a set-up") };
        scheme.validate().errors
    };
    let from = |from: &str| SchemeError::FirstTurnObjective(square(from));
    let depots = errors(format!("cS4mS6/1###8/{}/8###1/6MN4CN w depots:F4-G9/1", empty_ranks(8)));
    assert_eq!(depots, [from("G1"), from("F12")]);
    let survivors = errors(format!("cS4mE6/1###8/{}/8###1/5MN5CN w survivors:1", empty_ranks(8)));
    assert_eq!(survivors, [from("F1")]);
    let decided = errors(format!("cS11/{}/11CN w survivors:1", empty_ranks(10)));
    assert!(decided.iter().any(|error| matches!(error, SchemeError::Setup(_))), "{decided:?}");
    let uneven = errors(format!("cS11/{}/6MN4CN w survivors:1", empty_ranks(10)));
    assert!(uneven.contains(&SchemeError::DecidedAtStart), "{uneven:?}");
    let leaving = errors(format!("12/12/6CN5/{}/cE11/12/12 w escort:G12+H12-G1", empty_ranks(6)));
    assert!(leaving.contains(&SchemeError::FirstTurnEscape(square("G10"))), "{leaving:?}");
    let elsewhere = errors(format!("12/12/6CN5/{}/cE11/12/12 w escort:A12-L1", empty_ranks(6)));
    assert!(!elsewhere.iter().any(|error| matches!(error, SchemeError::FirstTurnEscape { .. })), "{elsewhere:?}");
}

#[test]
fn objectives_that_differ_between_the_sides_are_reported() {
    let warnings = |objective: &str| {
        let mut scheme = valid_scheme();
        scheme.setup = format!("{} {objective}", scheme.setup).parse().expect("a set-up");
        scheme.validate().warnings
    };
    for even in ["hold:F6+G7/3", "escort:B12-K1", "depots:C6-J7/1", "survivors:1"] {
        assert_eq!(warnings(even), [], "{even}");
    }
    for (uneven, count) in [("hold:F6/3", 1), ("hold:F6+G7+A1/3", 1), ("escort:B12+C12-K1", 1), ("depots:C6-J8/1", 2)] {
        let [SchemeWarning::NotSymmetric { squares, .. }] = warnings(uneven)[..] else { panic!("{uneven}") };
        assert_eq!(squares.count(), count, "{uneven}");
    }
}

#[test]
fn each_warning_is_reported() {
    let warnings = |middle: &str| scheme(middle).validate().warnings;
    let lopsided = warnings(&format!("3#8/{}", empty_ranks(7)));
    let [SchemeWarning::NotSymmetric { at, squares }] = lopsided[..] else { panic!("{lopsided:?}") };
    assert_eq!((at, squares.count()), (square("I3"), 2));
    let ring = warnings(&format!("#11/{}/11#", empty_ranks(6)));
    let [SchemeWarning::RingBlocked { at, squares }] = ring[..] else { panic!("{ring:?}") };
    assert_eq!((at, squares.count()), (square("L3"), 2));
    let full = ["1##1##1##1##"; 4].join("/") + "/" + &["##1##1##1##1"; 4].join("/");
    let many = warnings(&full);
    assert!(many.contains(&SchemeWarning::ManyObstacles(59)), "{many:?}");
    let mut bare = valid_scheme();
    for square in Square::all(12) {
        bare.setup.set_terrain(square, None);
    }
    assert!(bare.validate().warnings.contains(&SchemeWarning::FewObstacles(0)));
}

#[test]
fn files_round_trip() {
    let rich = "~(aSE)4cS5lS/1##########1/3*8/3%(lW)8/12/12/12/12/12/12/1##########1/LN5CN5 w flags:A1-L12";
    let mut schemes = vec![valid_scheme()];
    schemes.push(Scheme {
        name: "Reich".to_owned(),
        about: "mit Ä".to_owned(),
        setup: rich.replace("lW", "lNW").parse().expect("a set-up"),
    });
    for objective in ["hold:F6+G7/3", "escort:B12+C12-J1+K1", "depots:C6-J7/1", "survivors:1"] {
        let mut scheme = valid_scheme();
        scheme.setup = format!("{} {objective}", scheme.setup).parse().expect("a set-up");
        schemes.push(scheme);
    }
    schemes.extend(BoardName::all().map(|board| board.scheme().clone()));
    for scheme in schemes {
        let text = scheme_file::write(&scheme);
        assert_eq!(scheme_file::read(&text), Ok(scheme), "{text}");
    }
}

#[test]
fn file_errors_have_a_location() {
    let file = |grid: &str, rest: &str| {
        format!("{{\"format\": \"tank-chess-scheme\", \"version\": 1, \"name\": \"x\", \"grid\": [{grid}]{rest}}}")
    };
    for (text, error) in [
        ("[1, 2]".to_owned(), SchemeFileError::WrongFormat),
        ("{\"format\": \"tank-chess-scheme\", \"version\": 7}".to_owned(), SchemeFileError::TooNew(7)),
        (file("\"..\"", ""), SchemeFileError::RankLength { line: 1, squares: 2, lines: 1 }),
        (file("\".L\", \"?.\"", ""), SchemeFileError::UnknownSymbol { line: 2, column: 1, sign: '?' }),
        (file(&vec!["\"\""; 25].join(","), ""), SchemeFileError::Ranks(25)),
        (file("\"..\", \"..\"", ", \"facings\": {\"A1\": \"N\"}"), SchemeFileError::NoUnit(square("A1"))),
        (
            file("\"..\", \"L.\"", ", \"under\": {\"A1\": \"lava\"}"),
            SchemeFileError::Under { at: square("A1"), name: "lava".to_owned() },
        ),
        (" ".repeat(1 << 17), SchemeFileError::TooLong),
    ] {
        assert_eq!(scheme_file::read(&text), Err(error), "{text}");
    }
    for (text, expected) in [
        ("{", "at line 1, column 1"),
        (&*file("\"..\", \"L.\"", ", \"facings\": {\"Q99\": \"N\"}"), "no square"),
        (&*file("\"..\", \"L.\"", ", \"facings\": {\"A1\": \"up\"}"), "no direction"),
        (&*file("\"..\", \"L.\"", ", \"colour\": 1"), "unknown field"),
        (&*file("\"..\", \"L.\"", ", \"objective\": {\"besiege\": {}}"), "unknown variant `besiege`"),
        (&*file("\"..\", \"L.\"", ", \"objective\": {\"survivors\": {\"least\": -1}}"), "invalid value"),
        (&*file("\"..\", \"L.\"", ", \"objective\": {\"hold\": {\"squares\": [\"A99\"], \"turns\": 3}}"), "no square"),
    ] {
        let Err(SchemeFileError::Malformed(message)) = scheme_file::read(text) else { panic!("{text}") };
        assert!(message.to_string().contains(expected), "{message}");
    }
}
