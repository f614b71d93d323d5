//! Tests of the position texts of Tank Chess.

use cannon_rules::position_text::Field;
use cannon_rules::tank_chess::{BoardName, Position, PositionFault, Ruleset, Setup, SetupError};
use cannon_rules::{Game, Side};

use crate::tank_chess::{empty_ranks, position, square};

#[test]
fn initial_positions_round_trip() {
    let start = Position::start(&Ruleset::default());
    let text = start.to_text();
    assert!(text.starts_with("3hS2mS1cS1mS2hS2/1#2##10/1#1lS##lS1mS1lS##lS2/"), "{text}");
    assert!(text.ends_with("/2HN2MN1CN1MN2HN3 w"), "{text}");
    for board in BoardName::all() {
        let start = Position::start(&Ruleset { board, ..Ruleset::default() });
        assert_eq!(Position::from_text(&start.to_text(), &Ruleset { board, ..Ruleset::default() }), Ok(start));
    }
}

#[test]
fn every_kind_of_contents_has_a_symbol() {
    let text = format!("cSW11/1x*#~%=5/~(AN)%(x)%(lNE)9/{}/11CN b flags:D1-D12", empty_ranks(8));
    let all = position(&text);
    assert_eq!(all.to_text(), text);
    assert_eq!(all.wrecks().count(), 2);
    assert_eq!(all.mines().iter().collect::<Vec<_>>(), [square("C11")]);
    assert_eq!(all.side_to_move(), Side::North);
}

#[test]
fn drawing_with_facings_has_an_arrow_after_each_unit() {
    let text = format!("cSW10x/1x*#~%=5/~(AN)%(x)%(lNE)9/{}/11CN b", empty_ranks(8));
    let drawn = position(&text).diagram_with_facings().to_string();
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines.len(), 14, "{drawn}");
    assert_eq!(lines[0], lines[13]);
    assert_eq!(lines[1], "12  c↙ .  .  .  .  .  .  .  .  .  .  x  12");
    assert_eq!(lines[3], "10  A↑ x  l↗ .  .  .  .  .  .  .  .  .  10");
    assert!(lines[12].starts_with(" 1  .  ") && lines[12].ends_with("C↑ 1"), "{drawn}");
}

#[test]
fn parse_errors_have_field_and_column() {
    let twelve = |rank: &str| format!("{rank}/{}/11CN w", empty_ranks(10));
    for (text, field, column, fault) in [
        (String::new(), Field::Board, 1, PositionFault::Ranks(0)),
        ("cS11".to_owned(), Field::Side, 5, PositionFault::NoSide),
        (twelve("cS11").replace(" w", " x"), Field::Side, 41, PositionFault::WrongSide),
        (twelve("c11"), Field::Board, 2, PositionFault::Facing),
        (twelve("c"), Field::Board, 2, PositionFault::Facing),
        (twelve("cS5qS5"), Field::Board, 4, PositionFault::Letter('q')),
        (twelve("cS0"), Field::Board, 3, PositionFault::Letter('0')),
        (twelve("cS5é5"), Field::Board, 4, PositionFault::Letter('é')),
        (twelve("cS%(lN11"), Field::Board, 7, PositionFault::Parenthesis),
        (twelve("cS12"), Field::Board, 1, PositionFault::RankLength { rank: 12, squares: 13, ranks: 12 }),
        (twelve("cS11") + " exit,exit", Field::Remarks, 48, PositionFault::Repeated),
        (twelve("cS11") + " flags:D1", Field::Remarks, 43, PositionFault::Remark),
        (twelve("cS11") + " exit more", Field::Remarks, 48, PositionFault::Surplus),
        (vec!["30"; 30].join("/") + " w", Field::Board, 73, PositionFault::Ranks(30)),
        ("cS4/5/5/5/4CN w".to_owned(), Field::Board, 1, SetupError::Size(5).into()),
        (twelve("12").replace("CN", "LN"), Field::Board, 1, SetupError::NoCommands.into()),
    ] {
        let error = Position::from_text(&text, &Ruleset::default()).expect_err(&text);
        assert_eq!((error.field, error.column, error.fault), (field, column, fault), "{text}");
    }
}

#[test]
fn set_up_errors_have_field_and_column() {
    for (text, field, column, error) in [
        (format!("cS10cS/{}/11CN w", empty_ranks(10)), Field::Board, 5, SetupError::TwoCommands(square("L12"))),
        (
            format!("cS~(LN)10/{}/11CN w", empty_ranks(10)),
            Field::Board,
            3,
            SetupError::UnsuitableTerrain(square("B12")),
        ),
        (format!("cS#(x)10/{}/11CN w", empty_ranks(10)), Field::Board, 3, SetupError::UnsuitableTerrain(square("B12"))),
        (format!("cS11/{}/11CN w exit", empty_ranks(10)), Field::Remarks, 43, SetupError::CommandHasNotLeft),
        (format!("cS11/{}/11CN w flags:A1-A1", empty_ranks(10)), Field::Remarks, 43, SetupError::FlagPair),
        (
            format!("cS11/{}/11CN w flags:A1-A13", empty_ranks(10)),
            Field::Remarks,
            43,
            SetupError::OffBoard(square("A13")),
        ),
        (format!("cS#10/{}/11CN w flags:A1-B12", empty_ranks(10)), Field::Remarks, 44, SetupError::Flag(square("B12"))),
        (
            format!("cS11/{}/11CN w flags:A1-L1", empty_ranks(10)),
            Field::Board,
            38,
            SetupError::FlagReached(square("L1")),
        ),
    ] {
        let found = Position::from_text(&text, &Ruleset::default()).expect_err(&text);
        assert_eq!((found.field, found.column, found.fault), (field, column, error.into()), "{text}");
    }
}

#[test]
fn a_side_has_at_most_the_maximum_number_of_units() {
    let crowd = |first: &str| {
        format!("cS11/{first}/LNLNLNLNLNLNLNLNLNLNLNLN/LNLNLNLNLNLNLNLNLNLNLNLN/{}/11CN w", empty_ranks(7))
    };
    let full = position(&crowd("LNLNLNLNLNLNLN5"));
    assert_eq!(full.units(Side::South).len(), Position::MAX_UNITS);
    assert_eq!(full.action_count(), full.actions().len() as u64);
    let error = Position::from_text(&crowd("LNLNLNLNLNLNLNLN4"), &Ruleset::default()).expect_err("33 units");
    assert_eq!(error.fault, SetupError::TooManyUnits(square("H11")).into());
}

#[test]
fn invalid_set_ups_round_trip() {
    let text = "AN2/x*#/3 b";
    let setup: Setup = text.parse().expect("readable");
    assert_eq!(setup.to_string(), text);
    assert!(setup.position(&Ruleset::default()).is_err());
}
