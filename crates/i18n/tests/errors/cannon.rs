//! Errors of Cannon.

use cannon_rules::Side;
use cannon_rules::cannon::{ActionError, ActionFault, Point, PositionError, PositionFault, SetupError};
use cannon_rules::message::ToMessage;
use cannon_rules::position_text::Field;

use crate::check_all;

fn point() -> Point {
    "e5".parse().expect("a point")
}

#[test]
fn errors_of_actions_have_messages() {
    check_all!(ActionFault, ToMessage::to_message;
        ActionFault::Empty => ActionFault::Empty,
        ActionFault::Point => ActionFault::Point,
        ActionFault::Sign(_) => ActionFault::Sign('?'),
        ActionFault::Surplus => ActionFault::Surplus,
    );
    crate::check(&ActionError { column: 3, fault: ActionFault::Point }.to_message());
}

#[test]
fn errors_of_positions_have_messages() {
    check_all!(PositionFault, ToMessage::to_message;
        PositionFault::Letter(_) => PositionFault::Letter('z'),
        PositionFault::RankLength { .. } => PositionFault::RankLength { rank: 4, points: 9 },
        PositionFault::Ranks(_) => PositionFault::Ranks(9),
        PositionFault::NoSide => PositionFault::NoSide,
        PositionFault::WrongSide => PositionFault::WrongSide,
        PositionFault::Remark => PositionFault::Remark,
        PositionFault::Repeated => PositionFault::Repeated,
        PositionFault::Surplus => PositionFault::Surplus,
        PositionFault::Setup(_) => PositionFault::Setup(SetupError::TownMissing),
    );
    for field in [Field::Board, Field::Side, Field::Remarks] {
        crate::check(&PositionError { field, column: 3, fault: PositionFault::Remark }.to_message());
    }
}

#[test]
fn errors_of_setups_have_messages() {
    let side = Side::North;
    check_all!(SetupError, ToMessage::to_message;
        SetupError::TwoTowns { .. } => SetupError::TwoTowns(point()),
        SetupError::TownOffHomeRank { .. } => SetupError::TownOffHomeRank(point()),
        SetupError::TownInCorner { .. } => SetupError::TownInCorner(point()),
        SetupError::TooManySoldiers { .. } => SetupError::TooManySoldiers(point()),
        SetupError::TownMissing => SetupError::TownMissing,
        SetupError::TownNotTaken => SetupError::TownNotTaken,
        SetupError::NoSuchCannon { .. } => SetupError::NoSuchCannon(side),
        SetupError::OverShiftLimit { .. } => SetupError::OverShiftLimit { side, count: 4, limit: 3 },
    );
}
