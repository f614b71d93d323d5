//! What players are told about errors of texts and set-ups of Cannon.

use crate::GameId;
use crate::cannon::{ActionFault, Point, Position, PositionFault, SetupError};
use crate::message::{Message, ToMessage, Value};

impl ToMessage for ActionFault {
    fn to_message(&self) -> Message {
        match self {
            ActionFault::Empty => {
                Message::with("error-no-action", [("examples", Value::text("a4-b5, a4xb5, b5/b3, a2>a5, *d7, @e1"))])
            }
            ActionFault::Point => "error-action-point".into(),
            ActionFault::Sign(sign) => Message::with("error-action-sign", [("sign", Value::text(sign))]),
            ActionFault::Surplus => Message::with("error-action-surplus", [("marks", Value::text("+ #"))]),
        }
    }
}

impl ToMessage for PositionFault {
    fn to_message(&self) -> Message {
        match self {
            PositionFault::Letter(letter) => Message::with("error-unknown-letter", [("letter", Value::text(letter))]),
            PositionFault::RankLength { rank, points } => {
                Message::with("error-rank-points", [("rank", Value::number(*rank)), ("points", Value::number(*points))])
            }
            PositionFault::Ranks(ranks) => Message::with("error-rank-count", [("ranks", Value::number(*ranks))]),
            PositionFault::NoSide => Message::with("error-no-side", [("letters", Value::text("d, l"))]),
            PositionFault::WrongSide => Message::with("error-wrong-side", [("letters", Value::text("d, l"))]),
            PositionFault::Remark => Message::with("error-remark", [("examples", Value::text("da2-c2:2, x"))]),
            PositionFault::Repeated => "error-remark-twice".into(),
            PositionFault::Surplus => "error-fourth-field".into(),
            PositionFault::Setup(error) => error.to_message(),
        }
    }
}

impl ToMessage for SetupError {
    fn to_message(&self) -> Message {
        let about = |id, point: Point| Message::with(id, [("point", Value::text(point))]);
        match *self {
            SetupError::TwoTowns { second } => about("position-two-towns", second),
            SetupError::TownOffHomeRank { at } => about("position-town-off-home", at),
            SetupError::TownInCorner { at } => about("position-town-in-corner", at),
            SetupError::TooManySoldiers { at } => Message::with(
                "position-too-many-soldiers",
                [("point", Value::text(at)), ("most", Value::number(Position::SOLDIERS))],
            ),
            SetupError::TownMissing => "position-town-missing".into(),
            SetupError::TownNotTaken => "position-town-not-taken".into(),
            SetupError::NoSuchCannon { side } => {
                Message::with("position-no-such-cannon", [("side", side.message(GameId::Cannon).into())])
            }
            SetupError::OverShiftLimit { side, count, limit } => Message::with(
                "position-over-shift-limit",
                [
                    ("side", side.message(GameId::Cannon).into()),
                    ("count", Value::number(count)),
                    ("limit", Value::number(limit)),
                ],
            ),
        }
    }
}
