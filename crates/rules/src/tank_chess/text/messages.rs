//! What players are told about errors of texts, files and set-ups of Tank Chess.

use std::ops::RangeInclusive;

use super::notation;
use super::position_file::{self, PositionFileError};
use crate::message::{Message, ToMessage};
use crate::record::error::too_long;
use crate::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use crate::tank_chess::objective::{DEPOT_ARMOUR, HOLD_TURNS, SURVIVORS};
use crate::tank_chess::ruleset::UnknownBoard;
use crate::tank_chess::scheme::{MAX_OBSTACLE_PERCENT, MIN_OBSTACLE_PERCENT};
use crate::tank_chess::{
    ActionFault, BoardName, ObjectiveError, Position, PositionFault, SchemeError, SchemeFileError, SchemeWarning,
    SetupError, Square, SquareSet, UnitKind, scheme_file,
};
use crate::{GameId, Side};

/// The messages that name the kinds of units, in a list and within a sentence, by their names in the unit table.
const UNIT_NAMES: [(&str, [&str; 2]); 11] = [
    ("heavy", ["unit-heavy", "reason-unit-heavy"]),
    ("medium", ["unit-medium", "reason-unit-medium"]),
    ("light", ["unit-light", "reason-unit-light"]),
    ("command", ["unit-command", "reason-unit-command"]),
    ("destroyer", ["unit-destroyer", "reason-unit-destroyer"]),
    ("mortar", ["unit-mortar", "reason-unit-mortar"]),
    ("super-heavy", ["unit-super-heavy", "reason-unit-super-heavy"]),
    ("hunter", ["unit-hunter", "reason-unit-hunter"]),
    ("amphibious", ["unit-amphibious", "reason-unit-amphibious"]),
    ("bulldozer", ["unit-bulldozer", "reason-unit-bulldozer"]),
    ("minesweeper", ["unit-minesweeper", "reason-unit-minesweeper"]),
];

/// The messages that name a kind of unit, in a list and within a sentence.
fn unit_names(kind: UnitKind) -> Option<[&'static str; 2]> {
    UNIT_NAMES.iter().find(|(name, _)| *name == kind.stats().name).map(|&(_, ids)| ids)
}

/// The message that names a kind of unit. A unit without a message is called by its name in the unit table.
pub fn unit_name(kind: UnitKind) -> &'static str {
    unit_names(kind).map_or(&kind.stats().name, |[name, _]| name)
}

/// The message that names a kind of unit within a sentence.
pub fn unit_in_sentence(kind: UnitKind) -> &'static str {
    unit_names(kind).map_or("reason-unit-other", |[_, name]| name)
}

impl ToMessage for ActionFault {
    fn to_message(&self) -> Message {
        match self {
            ActionFault::Empty => {
                Message::from("error-no-action").text("examples", "H3>F5/NW, H3>H3/E, H3>F5/NW xB11, C: I15>exit")
            }
            ActionFault::Square => "error-action-square".into(),
            ActionFault::Arrow => "error-action-arrow".into(),
            ActionFault::Slash => "error-action-slash".into(),
            ActionFault::Facing => "error-action-facing".into(),
            ActionFault::NotInLine { target, at, facing } => {
                Message::from("error-action-line").text("target", target).text("square", at).text("facing", facing)
            }
            ActionFault::WrongUnit { square, letter } => {
                Message::from("error-action-unit").text("square", square).text("letter", letter)
            }
            ActionFault::SeveralUnits(squares) => {
                Message::from("error-action-several").text("squares", notation::list(squares))
            }
            ActionFault::Bracket => "error-action-bracket".into(),
            ActionFault::Surplus => Message::from("error-action-surplus").text("marks", "+ = ^ #"),
        }
    }
}

/// Examples of remarks in position texts.
const REMARK_EXAMPLES: &str =
    "flags:D1-D16, exit, hold:H8+I9/3, held:w2, escort:G16+H16-I1+J1, depots:D2-M15/1, destroyed, survivors:2";

impl ToMessage for PositionFault {
    fn to_message(&self) -> Message {
        match self {
            PositionFault::Letter(letter) => Message::from("error-unknown-letter").text("letter", letter),
            PositionFault::Facing => "error-unit-facing".into(),
            PositionFault::Parenthesis => "error-parenthesis".into(),
            PositionFault::RankLength { rank, squares, ranks } => Message::from("error-rank-squares")
                .number("rank", *rank)
                .number("squares", *squares)
                .number("ranks", *ranks),
            PositionFault::Ranks(ranks) => Message::from("error-board-ranks").number("ranks", *ranks),
            PositionFault::NoSide => Message::from("error-no-side").text("letters", "w, b"),
            PositionFault::WrongSide => Message::from("error-wrong-side").text("letters", "w, b"),
            PositionFault::Remark => Message::from("error-remark").text("examples", REMARK_EXAMPLES),
            PositionFault::Repeated => "error-remark-twice".into(),
            PositionFault::Surplus => "error-fourth-field".into(),
            PositionFault::Setup(error) => error.to_message(),
        }
    }
}

/// A message about one square.
fn about_square(id: &'static str, at: Square) -> Message {
    Message::from(id).text("square", at)
}

impl ToMessage for SetupError {
    fn to_message(&self) -> Message {
        match *self {
            SetupError::Size(size) => size_message(size),
            SetupError::OffBoard(at) => about_square("scheme-off-board", at),
            SetupError::UnsuitableTerrain(at) => about_square("scheme-on-terrain", at),
            SetupError::Mine(at) => about_square("scheme-mine", at),
            SetupError::Flag(at) => about_square("scheme-flag", at),
            SetupError::FlagPair => "scheme-flag-pair".into(),
            SetupError::TooManyUnits(at) => {
                Message::from("scheme-too-many-units").text("square", at).number("most", Position::MAX_UNITS)
            }
            SetupError::TwoCommands(second) => about_square("scheme-two-commands", second),
            SetupError::NoCommands => "scheme-no-commands".into(),
            SetupError::CommandHasNotLeft => "scheme-not-left".into(),
            SetupError::FlagReached(at) => about_square("scheme-flag-reached", at),
            SetupError::Objective(error) => error.to_message(),
        }
    }
}

/// The message about an impossible board size.
pub fn size_message(size: u8) -> Message {
    Message::from("scheme-size").number("size", size).number("least", MIN_SIZE).number("most", MAX_SIZE)
}

impl ToMessage for ObjectiveError {
    fn to_message(&self) -> Message {
        let out_of_range = |id: &'static str, value: u8, range: RangeInclusive<u8>| {
            Message::from(id).number("value", value).number("least", *range.start()).number("most", *range.end())
        };
        match *self {
            ObjectiveError::NoSquares => "scheme-objective-no-squares".into(),
            ObjectiveError::MarkedGround(at) => about_square("scheme-objective-ground", at),
            ObjectiveError::ExitNotOnEdge(at) => about_square("scheme-objective-exit", at),
            ObjectiveError::DepotGround(at) => about_square("scheme-objective-depot", at),
            ObjectiveError::OneDepot(at) => about_square("scheme-objective-one-depot", at),
            ObjectiveError::Turns(turns) => out_of_range("scheme-objective-turns", turns, HOLD_TURNS),
            ObjectiveError::Armour(armour) => out_of_range("scheme-objective-armour", armour, DEPOT_ARMOUR),
            ObjectiveError::Least(least) => out_of_range("scheme-objective-least", least, SURVIVORS),
            ObjectiveError::TooFewUnits(least) => Message::from("scheme-objective-too-few").number("value", least),
            ObjectiveError::HoldCount | ObjectiveError::NoDepotDestroyed => "scheme-objective-state".into(),
        }
    }
}

impl ToMessage for SchemeError {
    fn to_message(&self) -> Message {
        let side = |side: Side| side.message(GameId::TankChess);
        match self {
            SchemeError::NoName => Message::from("scheme-no-name").text("game", GameId::TankChess.name()),
            SchemeError::Setup(error) => error.to_message(),
            SchemeError::UnequalArmies { kind, south, north } => Message::from("scheme-different-sets")
                .message("unit", unit_name(*kind))
                .message("south-side", side(Side::South))
                .number("south", *south)
                .message("north-side", side(Side::North))
                .number("north", *north),
            SchemeError::CommandCount { side: whose, count } => {
                Message::from("scheme-commands").message("side", side(*whose)).number("count", *count)
            }
            SchemeError::BeyondHome(at) => about_square("scheme-beyond-home", *at),
            SchemeError::Disconnected { at, squares } => {
                Message::from("scheme-disconnected").number("count", squares.count()).text("square", at)
            }
            SchemeError::FirstTurnKill { from, target } => {
                Message::from("scheme-first-turn-kill").text("from", from).text("square", target)
            }
            SchemeError::FirstTurnEscape(from) => about_square("scheme-first-turn-escape", *from),
            SchemeError::FirstTurnFlag { from, flag } => {
                Message::from("scheme-first-turn-flag").text("from", from).text("square", flag)
            }
            SchemeError::FirstTurnObjective(from) => about_square("scheme-first-turn-objective", *from),
            SchemeError::DecidedAtStart => "scheme-decided-at-start".into(),
        }
    }
}

impl ToMessage for SchemeWarning {
    fn to_message(&self) -> Message {
        let count = |id, squares: &SquareSet, at| Message::from(id).number("count", squares.count()).text("square", at);
        let share = |id, percent, limit| Message::from(id).number("percent", percent).number("limit", limit);
        match *self {
            SchemeWarning::NotSymmetric { at, squares } => count("scheme-not-symmetric", &squares, at),
            SchemeWarning::RingBlocked { at, squares } => count("scheme-ring-blocked", &squares, at),
            SchemeWarning::FewObstacles(percent) => share("scheme-few-obstacles", percent, MIN_OBSTACLE_PERCENT),
            SchemeWarning::ManyObstacles(percent) => share("scheme-many-obstacles", percent, MAX_OBSTACLE_PERCENT),
        }
    }
}

impl ToMessage for SchemeFileError {
    fn to_message(&self) -> Message {
        match self {
            SchemeFileError::TooLong => too_long(scheme_file::MAX_BYTES),
            SchemeFileError::Malformed(error) => error.to_message(),
            SchemeFileError::WrongFormat => "error-scheme-format".into(),
            SchemeFileError::TooNew(found) => {
                Message::from("error-too-new").number("found", *found).number("newest", scheme_file::VERSION)
            }
            SchemeFileError::Ranks(lines) => {
                Message::from("error-grid-lines").number("lines", *lines).number("most", Square::MAX_SIZE)
            }
            SchemeFileError::RankLength { line, squares, lines } => Message::from("error-grid-line")
                .number("line", *line)
                .number("squares", *squares)
                .number("lines", *lines),
            SchemeFileError::UnknownSymbol { line, column, sign } => {
                Message::from("error-grid-sign").number("line", *line).number("column", *column).text("sign", sign)
            }
            SchemeFileError::NoUnit(at) => about_square("error-scheme-facing", *at),
            SchemeFileError::Under { at, name } => {
                Message::from("error-scheme-under").text("square", at).text("name", name)
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
                Message::from("error-unit-letter").text("square", square).text("letter", letter)
            }
            PositionFileError::Terrain(name) => Message::from("error-terrain-name").text("name", name),
            PositionFileError::Duplicate(at) => about_square("error-square-twice", *at),
            PositionFileError::Setup(error) => error.to_message(),
        }
    }
}

impl ToMessage for UnknownBoard {
    fn to_message(&self) -> Message {
        Message::from("error-unknown-board").text("name", &self.0).text("names", BoardName::names())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tank_chess::UnitTable;

    #[test]
    fn every_kind_of_unit_has_a_name_in_a_list_and_in_a_sentence() {
        for kind in UnitTable::builtin().kinds() {
            let name = kind.stats().name.as_str();
            let is_its_name =
                |(known, ids): &(&str, [&str; 2])| *known == name && ids.iter().all(|id| id.ends_with(name));
            assert!(UNIT_NAMES.iter().any(is_its_name), "{name}");
        }
    }
}
