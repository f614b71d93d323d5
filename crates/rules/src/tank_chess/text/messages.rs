//! What players are told about errors of texts, files and set-ups of Tank Chess.

use std::ops::RangeInclusive;

use super::position_file::{self, PositionFileError};
use crate::message::{Message, ToMessage, Value};
use crate::record::error::too_long;
use crate::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use crate::tank_chess::objective::{DEPOT_ARMOUR, HOLD_TURNS, SURVIVORS};
use crate::tank_chess::ruleset::UnknownBoard;
use crate::tank_chess::{
    ActionFault, BoardName, ObjectiveError, Position, PositionFault, SchemeError, SchemeFileError, SetupError, Square,
    UnitKind, scheme_file,
};
use crate::{GameId, Side};

/// The messages that name the kinds of units, by their names in the unit table.
const UNIT_NAMES: [(&str, &str); 11] = [
    ("heavy", "unit-heavy"),
    ("medium", "unit-medium"),
    ("light", "unit-light"),
    ("command", "unit-command"),
    ("destroyer", "unit-destroyer"),
    ("mortar", "unit-mortar"),
    ("super-heavy", "unit-super-heavy"),
    ("hunter", "unit-hunter"),
    ("amphibious", "unit-amphibious"),
    ("bulldozer", "unit-bulldozer"),
    ("minesweeper", "unit-minesweeper"),
];

/// The message that names a kind of unit. A unit without a message is called by its name in the unit table.
pub fn unit_name(kind: UnitKind) -> &'static str {
    let name = &kind.stats().name;
    UNIT_NAMES.iter().find(|(known, _)| known == name).map_or(name, |&(_, id)| id)
}

impl ToMessage for ActionFault {
    fn to_message(&self) -> Message {
        match self {
            ActionFault::Empty => Message::with(
                "error-no-action",
                [("examples", Value::text("H3>F5/NW, H3>H3/E, H3>F5/NW xB11, C: I15>exit"))],
            ),
            ActionFault::Square => "error-action-square".into(),
            ActionFault::Arrow => "error-action-arrow".into(),
            ActionFault::Slash => "error-action-slash".into(),
            ActionFault::Facing => "error-action-facing".into(),
            ActionFault::NotInLine { target, at, facing } => Message::with(
                "error-action-line",
                [("target", Value::text(target)), ("square", Value::text(at)), ("facing", Value::text(facing))],
            ),
            ActionFault::WrongUnit { square, letter } => {
                Message::with("error-action-unit", [("square", Value::text(square)), ("letter", Value::text(letter))])
            }
            ActionFault::Surplus => Message::with("error-action-surplus", [("marks", Value::text("+ = ^ #"))]),
        }
    }
}

impl ToMessage for PositionFault {
    fn to_message(&self) -> Message {
        match self {
            PositionFault::Letter(letter) => Message::with("error-unknown-letter", [("letter", Value::text(letter))]),
            PositionFault::Facing => "error-unit-facing".into(),
            PositionFault::Parenthesis => "error-parenthesis".into(),
            PositionFault::RankLength { rank, squares, ranks } => Message::with(
                "error-rank-squares",
                [
                    ("rank", Value::number(*rank)),
                    ("squares", Value::number(*squares)),
                    ("ranks", Value::number(*ranks)),
                ],
            ),
            PositionFault::Ranks(ranks) => Message::with("error-board-ranks", [("ranks", Value::number(*ranks))]),
            PositionFault::NoSide => Message::with("error-no-side", [("letters", Value::text("w, b"))]),
            PositionFault::WrongSide => Message::with("error-wrong-side", [("letters", Value::text("w, b"))]),
            PositionFault::Remark => Message::with(
                "error-remark",
                [(
                    "examples",
                    Value::text(
                        "flags:D1-D16, exit, hold:H8+I9/3, held:w2, escort:G16+H16-I1+J1, depots:D2-M15/1, destroyed, survivors:2",
                    ),
                )],
            ),
            PositionFault::Repeated => "error-remark-twice".into(),
            PositionFault::Surplus => "error-fourth-field".into(),
            PositionFault::Setup(error) => error.to_message(),
        }
    }
}

/// A message about one square.
fn about_square(id: &'static str, at: Square) -> Message {
    Message::with(id, [("square", Value::text(at))])
}

impl ToMessage for SetupError {
    fn to_message(&self) -> Message {
        match *self {
            SetupError::Size(size) => size_message(size),
            SetupError::OffBoard { at } => about_square("scheme-off-board", at),
            SetupError::UnsuitableTerrain { at } => about_square("scheme-on-terrain", at),
            SetupError::Mine { at } => about_square("scheme-mine", at),
            SetupError::Flag { at } => about_square("scheme-flag", at),
            SetupError::FlagPair => "scheme-flag-pair".into(),
            SetupError::TooManyUnits { at } => Message::with(
                "scheme-too-many-units",
                [("square", Value::text(at)), ("most", Value::number(Position::MAX_UNITS))],
            ),
            SetupError::TwoCommands { second } => about_square("scheme-two-commands", second),
            SetupError::NoCommands => "scheme-no-commands".into(),
            SetupError::CommandHasNotLeft => "scheme-not-left".into(),
            SetupError::FlagReached { at } => about_square("scheme-flag-reached", at),
            SetupError::Objective(error) => error.to_message(),
        }
    }
}

/// The message about an impossible board size.
pub fn size_message(size: u8) -> Message {
    Message::with(
        "scheme-size",
        [("size", Value::number(size)), ("least", Value::number(MIN_SIZE)), ("most", Value::number(MAX_SIZE))],
    )
}

impl ToMessage for ObjectiveError {
    fn to_message(&self) -> Message {
        let out_of_range = |id, value: u8, range: RangeInclusive<u8>| {
            Message::with(
                id,
                [
                    ("value", Value::number(value)),
                    ("least", Value::number(*range.start())),
                    ("most", Value::number(*range.end())),
                ],
            )
        };
        match *self {
            ObjectiveError::NoSquares => "scheme-objective-no-squares".into(),
            ObjectiveError::MarkedGround { at } => about_square("scheme-objective-ground", at),
            ObjectiveError::ExitNotOnEdge { at } => about_square("scheme-objective-exit", at),
            ObjectiveError::DepotGround { at } => about_square("scheme-objective-depot", at),
            ObjectiveError::OneDepot { at } => about_square("scheme-objective-one-depot", at),
            ObjectiveError::Turns(turns) => out_of_range("scheme-objective-turns", turns, HOLD_TURNS),
            ObjectiveError::Armour(armour) => out_of_range("scheme-objective-armour", armour, DEPOT_ARMOUR),
            ObjectiveError::Least(least) => out_of_range("scheme-objective-least", least, SURVIVORS),
            ObjectiveError::TooFewUnits(least) => {
                Message::with("scheme-objective-too-few", [("value", Value::number(least))])
            }
            ObjectiveError::HoldCount | ObjectiveError::NoDepotDestroyed => "scheme-objective-state".into(),
        }
    }
}

impl ToMessage for SchemeError {
    fn to_message(&self) -> Message {
        let side = |side: Side| side.message(GameId::TankChess).into();
        match self {
            SchemeError::NoName => Message::with("scheme-no-name", [("game", Value::text(GameId::TankChess.name()))]),
            SchemeError::Setup(error) => error.to_message(),
            SchemeError::UnequalArmies { kind, south, north } => Message::with(
                "scheme-different-sets",
                [
                    ("unit", unit_name(*kind).into()),
                    ("south-side", side(Side::South)),
                    ("south", Value::number(*south)),
                    ("north-side", side(Side::North)),
                    ("north", Value::number(*north)),
                ],
            ),
            SchemeError::CommandCount { side: whose, count } => {
                Message::with("scheme-commands", [("side", side(*whose)), ("count", Value::number(*count))])
            }
            SchemeError::BeyondHome { at } => about_square("scheme-beyond-home", *at),
            SchemeError::Disconnected { at, squares } => Message::with(
                "scheme-disconnected",
                [("count", Value::number(squares.count())), ("square", Value::text(at))],
            ),
            SchemeError::FirstTurnKill { from, target } => {
                Message::with("scheme-first-turn-kill", [("from", Value::text(from)), ("square", Value::text(target))])
            }
            SchemeError::FirstTurnEscape { from } => about_square("scheme-first-turn-escape", *from),
            SchemeError::FirstTurnFlag { from, flag } => {
                Message::with("scheme-first-turn-flag", [("from", Value::text(from)), ("square", Value::text(flag))])
            }
            SchemeError::FirstTurnObjective { from } => about_square("scheme-first-turn-objective", *from),
            SchemeError::DecidedAtStart => "scheme-decided-at-start".into(),
        }
    }
}

impl ToMessage for SchemeFileError {
    fn to_message(&self) -> Message {
        match self {
            SchemeFileError::TooLong => too_long(scheme_file::MAX_BYTES),
            SchemeFileError::Malformed(error) => error.to_message(),
            SchemeFileError::WrongFormat => "error-scheme-format".into(),
            SchemeFileError::TooNew(found) => Message::with(
                "error-too-new",
                [("found", Value::number(*found)), ("newest", Value::number(scheme_file::VERSION))],
            ),
            SchemeFileError::Ranks(lines) => Message::with(
                "error-grid-lines",
                [("lines", Value::number(*lines)), ("most", Value::number(Square::MAX_SIZE))],
            ),
            SchemeFileError::RankLength { line, squares, lines } => Message::with(
                "error-grid-line",
                [
                    ("line", Value::number(*line)),
                    ("squares", Value::number(*squares)),
                    ("lines", Value::number(*lines)),
                ],
            ),
            SchemeFileError::UnknownSymbol { line, column, sign } => Message::with(
                "error-grid-sign",
                [("line", Value::number(*line)), ("column", Value::number(*column)), ("sign", Value::text(sign))],
            ),
            SchemeFileError::NoUnit(at) => about_square("error-scheme-facing", *at),
            SchemeFileError::Under { at, name } => {
                Message::with("error-scheme-under", [("square", Value::text(at)), ("name", Value::text(name))])
            }
        }
    }
}

impl ToMessage for PositionFileError {
    fn to_message(&self) -> Message {
        match self {
            PositionFileError::TooLong => too_long(position_file::MAX_BYTES),
            PositionFileError::Malformed(error) => error.to_message(),
            PositionFileError::Unit { square, letter } => {
                Message::with("error-unit-letter", [("square", Value::text(square)), ("letter", Value::text(letter))])
            }
            PositionFileError::Terrain(name) => Message::with("error-terrain-name", [("name", Value::text(name))]),
            PositionFileError::Duplicate(at) => about_square("error-square-twice", *at),
            PositionFileError::Setup(error) => error.to_message(),
        }
    }
}

impl ToMessage for UnknownBoard {
    fn to_message(&self) -> Message {
        let boards = BoardName::all().map(BoardName::name).collect::<Vec<_>>().join(", ");
        Message::with("error-unknown-board", [("name", Value::text(&self.name)), ("names", Value::text(boards))])
    }
}
