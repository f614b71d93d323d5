//! Tests of the position texts of Cannon: what is accepted, what is refused, and where errors are located.

use cannon_rules::cannon::{PieceKind, Position, PositionFault, Ruleset, Setup, SetupError};
use cannon_rules::position_text::Field;
use cannon_rules::{Game, Side};

use crate::{point, position};

const BOARD: &str = "4L5/10/10/10/10/d1d7/d9/d9/10/4D5";

#[test]
fn position_texts_round_trip() {
    for text in [
        "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
        "10/10/10/10/10/10/10/10/10/10 l",
        "10/10/10/10/10/10/10/10/10/4D5 l",
        "10/10/10/10/10/10/10/10/10/4D5 l x",
        "4L5/10/10/10/10/d1d7/d9/d9/10/4D5 l",
    ] {
        assert_eq!(position(text).to_text(), text);
    }
    assert_eq!(position(" 4L5/10/5d4/10/10/10/10/10/10/4D5\t d \n").to_text(), "4L5/10/5d4/10/10/10/10/10/10/4D5 d");
    assert_eq!(position("4L5/55/1111111111/10/91/10/10/10/10/4D5 d").to_text(), "4L5/10/10/10/10/10/10/10/10/4D5 d");
}

#[test]
fn parse_errors_have_field_and_column() {
    let limited = Ruleset { shift_limit: Some(2), ..Ruleset::CLASSIC };
    let no_cannon = PositionFault::Setup(SetupError::NoSuchCannon(Side::South));
    let over = PositionFault::Setup(SetupError::OverShiftLimit { side: Side::South, count: 3, limit: 2 });
    let cases: Vec<(String, Field, usize, PositionFault)> = vec![
        (String::new(), Field::Board, 1, PositionFault::Ranks(0)),
        ("10/10 d".into(), Field::Board, 6, PositionFault::Ranks(2)),
        (format!("{BOARD}/10 d"), Field::Board, BOARD.len() + 2, PositionFault::Ranks(11)),
        (BOARD.replace("d1d", "dqd") + " d", Field::Board, 18, PositionFault::Letter('q')),
        (BOARD.replace("d1d", "d0d") + " d", Field::Board, 18, PositionFault::Letter('0')),
        (BOARD.replace("d1d", "dé1") + " d", Field::Board, 18, PositionFault::Letter('é')),
        (BOARD.replace("d1d7", "d1d8") + " d", Field::Board, 17, PositionFault::RankLength { rank: 5, points: 11 }),
        (BOARD.replace("4L5", "") + " d", Field::Board, 1, PositionFault::RankLength { rank: 10, points: 0 }),
        (BOARD.into(), Field::Side, BOARD.len() + 1, PositionFault::NoSide),
        (format!("{BOARD} w"), Field::Side, BOARD.len() + 2, PositionFault::WrongSide),
        (format!("{BOARD} d y"), Field::Remarks, BOARD.len() + 4, PositionFault::Remark),
        (format!("{BOARD} d x,x"), Field::Remarks, BOARD.len() + 6, PositionFault::Repeated),
        (format!("{BOARD} d da3-a5:1,da3-a5:1"), Field::Remarks, BOARD.len() + 13, PositionFault::Repeated),
        (format!("{BOARD} d da3-a5:0"), Field::Remarks, BOARD.len() + 4, PositionFault::Remark),
        (format!("{BOARD} d da3-b5:1"), Field::Remarks, BOARD.len() + 4, PositionFault::Remark),
        (format!("{BOARD} d x x"), Field::Remarks, BOARD.len() + 6, PositionFault::Surplus),
        (format!("{BOARD} d x"), Field::Remarks, BOARD.len() + 4, SetupError::TownNotTaken.into()),
        (format!("{BOARD} d da2-a4:1"), Field::Remarks, BOARD.len() + 4, no_cannon),
        (format!("{BOARD} d da3-a5:3"), Field::Remarks, BOARD.len() + 4, over),
        ("4L5/10/10/10/10/10/10/10/10/10 l".into(), Field::Board, 1, SetupError::TownMissing.into()),
        (BOARD.replace("4D5", "4D3D1") + " d", Field::Board, 34, SetupError::TwoTowns(point("i1")).into()),
        (BOARD.replace("4L5", "L9") + " d", Field::Board, 1, SetupError::TownInCorner(point("a10")).into()),
        (BOARD.replace("4L5", "4D5") + " d", Field::Board, 2, SetupError::TwoTowns(point("e10")).into()),
        ("4L5/10/10/10/10/3D6/10/10/10/10 d".into(), Field::Board, 18, SetupError::TownOffHomeRank(point("d5")).into()),
        (
            "4L5/10/10/dddddddddd/dddddd4/10/10/10/10/4D5 d".into(),
            Field::Board,
            20,
            SetupError::TooManySoldiers(point("j7")).into(),
        ),
    ];
    for (text, field, column, fault) in cases {
        let error = Position::from_text(&text, &limited).expect_err(&text);
        assert_eq!((error.field, error.column, &error.fault), (field, column, &fault), "{text}");
        assert!(error.to_string().starts_with(&format!("{field}, column {column}: ")), "{error}");
    }
}

#[test]
fn invalid_set_ups_parse_but_are_not_positions() {
    let mut setup = Setup::empty(Side::South);
    for point in cannon_rules::cannon::Point::all() {
        setup.set(point, Some((Side::South, PieceKind::Town)));
    }
    let read: Setup = setup.to_string().parse().expect("a set-up");
    assert_eq!(read, setup);
    assert_eq!(setup.position(&Ruleset::CLASSIC), Err(SetupError::TwoTowns(point("b1"))));
    setup = Setup::empty(Side::South);
    assert!(setup.position(&Ruleset::CLASSIC).is_ok(), "an empty board has both towns still to be placed");
    setup.set(point("e10"), Some((Side::North, PieceKind::Town)));
    assert!(setup.position(&Ruleset::CLASSIC).is_ok(), "the side to move can still place its town");
    setup.to_move = Side::North;
    assert_eq!(setup.position(&Ruleset::CLASSIC), Err(SetupError::TownMissing));
    assert_eq!(setup.piece_at(point("e10")), Some((Side::North, PieceKind::Town)));
}

#[test]
fn position_to_set_up_round_trips() {
    let position = position("7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d");
    assert_eq!(Setup::from(&position).position(&Ruleset::CLASSIC), Ok(position));
}
