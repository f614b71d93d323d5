//! Errors of Tank Chess.

use cannon_print::PrintError;
use cannon_rules::Side;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::ToMessage;
use cannon_rules::tank_chess::{
    ActionFault, BoardName, Facing, ObjectiveError, PositionFault, PositionFileError, SchemeError, SchemeFileError,
    SetupError, Square, SquareSet, UnitTable, UnknownBoard,
};

use crate::check_all;

fn square() -> Square {
    "C4".parse().expect("a square")
}

fn json() -> JsonError {
    JsonError { reason: "missing field `grid`".to_owned(), line: 3, column: 1 }
}

#[test]
fn errors_of_actions_have_messages() {
    let (target, at, facing) = (square(), square(), Facing::N);
    check_all!(ActionFault, ToMessage::to_message;
        ActionFault::Empty => ActionFault::Empty,
        ActionFault::Square => ActionFault::Square,
        ActionFault::Arrow => ActionFault::Arrow,
        ActionFault::Slash => ActionFault::Slash,
        ActionFault::Facing => ActionFault::Facing,
        ActionFault::NotInLine { .. } => ActionFault::NotInLine { target, at, facing },
        ActionFault::WrongUnit { .. } => ActionFault::WrongUnit { square: square(), letter: 'H' },
        ActionFault::SeveralUnits(_) => ActionFault::SeveralUnits(vec![square(), target]),
        ActionFault::Bracket => ActionFault::Bracket,
        ActionFault::Surplus => ActionFault::Surplus,
    );
}

#[test]
fn errors_of_positions_have_messages() {
    check_all!(PositionFault, ToMessage::to_message;
        PositionFault::Letter(_) => PositionFault::Letter('z'),
        PositionFault::Facing => PositionFault::Facing,
        PositionFault::Parenthesis => PositionFault::Parenthesis,
        PositionFault::RankLength { .. } => PositionFault::RankLength { rank: 4, squares: 9, ranks: 16 },
        PositionFault::Ranks(_) => PositionFault::Ranks(40),
        PositionFault::NoSide => PositionFault::NoSide,
        PositionFault::WrongSide => PositionFault::WrongSide,
        PositionFault::Remark => PositionFault::Remark,
        PositionFault::Repeated => PositionFault::Repeated,
        PositionFault::Surplus => PositionFault::Surplus,
        PositionFault::Setup(_) => PositionFault::Setup(SetupError::NoCommands),
    );
}

#[test]
fn errors_of_setups_have_messages() {
    let at = square();
    check_all!(SetupError, ToMessage::to_message;
        SetupError::Size(_) => SetupError::Size(3),
        SetupError::OffBoard { .. } => SetupError::OffBoard(at),
        SetupError::UnsuitableTerrain { .. } => SetupError::UnsuitableTerrain(at),
        SetupError::Mine { .. } => SetupError::Mine(at),
        SetupError::Flag { .. } => SetupError::Flag(at),
        SetupError::FlagPair => SetupError::FlagPair,
        SetupError::TooManyUnits { .. } => SetupError::TooManyUnits(at),
        SetupError::TwoCommands { .. } => SetupError::TwoCommands(at),
        SetupError::NoCommands => SetupError::NoCommands,
        SetupError::CommandHasNotLeft => SetupError::CommandHasNotLeft,
        SetupError::FlagReached { .. } => SetupError::FlagReached(at),
        SetupError::Objective(_) => SetupError::Objective(ObjectiveError::NoSquares),
    );
    check_all!(ObjectiveError, ToMessage::to_message;
        ObjectiveError::NoSquares => ObjectiveError::NoSquares,
        ObjectiveError::MarkedGround { .. } => ObjectiveError::MarkedGround(at),
        ObjectiveError::ExitNotOnEdge { .. } => ObjectiveError::ExitNotOnEdge(at),
        ObjectiveError::DepotGround { .. } => ObjectiveError::DepotGround(at),
        ObjectiveError::OneDepot { .. } => ObjectiveError::OneDepot(at),
        ObjectiveError::Turns(_) => ObjectiveError::Turns(90),
        ObjectiveError::Armour(_) => ObjectiveError::Armour(90),
        ObjectiveError::Least(_) => ObjectiveError::Least(90),
        ObjectiveError::TooFewUnits(_) => ObjectiveError::TooFewUnits(2),
        ObjectiveError::HoldCount => ObjectiveError::HoldCount,
        ObjectiveError::NoDepotDestroyed => ObjectiveError::NoDepotDestroyed,
    );
}

#[test]
fn errors_of_schemes_have_messages() {
    let (at, from) = (square(), square());
    let kind = UnitTable::builtin().kinds().next().expect("a unit");
    check_all!(SchemeError, ToMessage::to_message;
        SchemeError::NoName => SchemeError::NoName,
        SchemeError::Setup(_) => SchemeError::Setup(SetupError::NoCommands),
        SchemeError::UnequalArmies { .. } => SchemeError::UnequalArmies { kind, south: 2, north: 3 },
        SchemeError::CommandCount { .. } => SchemeError::CommandCount { side: Side::South, count: 0 },
        SchemeError::BeyondHome { .. } => SchemeError::BeyondHome(at),
        SchemeError::Disconnected { .. } => SchemeError::Disconnected { at, squares: SquareSet::from_iter([at]) },
        SchemeError::FirstTurnKill { .. } => SchemeError::FirstTurnKill { from, target: at },
        SchemeError::FirstTurnEscape { .. } => SchemeError::FirstTurnEscape(from),
        SchemeError::FirstTurnFlag { .. } => SchemeError::FirstTurnFlag { from, flag: at },
        SchemeError::FirstTurnObjective { .. } => SchemeError::FirstTurnObjective(from),
        SchemeError::DecidedAtStart => SchemeError::DecidedAtStart,
    );
    for kind in UnitTable::builtin().kinds() {
        crate::check(&SchemeError::UnequalArmies { kind, south: 2, north: 3 }.to_message());
    }
}

#[test]
fn errors_of_files_have_messages() {
    let at = square();
    check_all!(SchemeFileError, ToMessage::to_message;
        SchemeFileError::TooLong => SchemeFileError::TooLong,
        SchemeFileError::Malformed(_) => SchemeFileError::Malformed(json()),
        SchemeFileError::WrongFormat => SchemeFileError::WrongFormat,
        SchemeFileError::TooNew(_) => SchemeFileError::TooNew(9),
        SchemeFileError::Ranks(_) => SchemeFileError::Ranks(99),
        SchemeFileError::RankLength { .. } => SchemeFileError::RankLength { line: 2, squares: 15, lines: 16 },
        SchemeFileError::UnknownSymbol { .. } => SchemeFileError::UnknownSymbol { line: 2, column: 3, sign: '?' },
        SchemeFileError::NoUnit(_) => SchemeFileError::NoUnit(at),
        SchemeFileError::Under { .. } => SchemeFileError::Under { at, name: "lava".to_owned() },
    );
    check_all!(PositionFileError, ToMessage::to_message;
        PositionFileError::TooLong => PositionFileError::TooLong,
        PositionFileError::Malformed(_) => PositionFileError::Malformed(json()),
        PositionFileError::Unit { .. } => PositionFileError::Unit { square: at, letter: 'Q' },
        PositionFileError::Terrain(_) => PositionFileError::Terrain("lava".to_owned()),
        PositionFileError::Duplicate(_) => PositionFileError::Duplicate(at),
        PositionFileError::Setup(_) => PositionFileError::Setup(SetupError::NoCommands),
    );
    check_all!(PrintError, ToMessage::to_message;
        PrintError::Size(_) => PrintError::Size(3),
        PrintError::Setup(_) => PrintError::Setup(SetupError::NoCommands),
    );
    let error = "atlantis".parse::<BoardName>().expect_err("there is no such board");
    check_all!(UnknownBoard, ToMessage::to_message; UnknownBoard { .. } => error.clone());
}
