//! What players are told about errors of texts and set-ups of Cannon.

use crate::GameId;
use crate::cannon::{ActionFault, Point, Position, PositionFault, SetupError};
use crate::message::{Message, ToMessage};

impl ToMessage for ActionFault {
    fn to_message(&self) -> Message {
        match self {
            ActionFault::Empty => {
                Message::from("error-no-action").text("examples", "a4-b5, a4xb5, b5/b3, a2>a5, *d7, @e1")
            }
            ActionFault::Point => "error-action-point".into(),
            ActionFault::Sign(sign) => Message::from("error-action-sign").text("sign", sign),
            ActionFault::Surplus => Message::from("error-action-surplus").text("marks", "+ #"),
        }
    }
}

impl ToMessage for PositionFault {
    fn to_message(&self) -> Message {
        match self {
            PositionFault::Letter(letter) => Message::from("error-unknown-letter").text("letter", letter),
            PositionFault::RankLength { rank, points } => {
                Message::from("error-rank-points").number("rank", *rank).number("points", *points)
            }
            PositionFault::Ranks(ranks) => Message::from("error-rank-count").number("ranks", *ranks),
            PositionFault::NoSide => Message::from("error-no-side").text("letters", "d, l"),
            PositionFault::WrongSide => Message::from("error-wrong-side").text("letters", "d, l"),
            PositionFault::Remark => Message::from("error-remark").text("examples", "da2-c2:2, x"),
            PositionFault::Repeated => "error-remark-twice".into(),
            PositionFault::Surplus => "error-fourth-field".into(),
            PositionFault::Setup(error) => error.to_message(),
        }
    }
}

impl ToMessage for SetupError {
    fn to_message(&self) -> Message {
        let about = |id: &'static str, point: Point| Message::from(id).text("point", point);
        match *self {
            SetupError::TwoTowns(second) => about("position-two-towns", second),
            SetupError::TownOffHomeRank(at) => about("position-town-off-home", at),
            SetupError::TownInCorner(at) => about("position-town-in-corner", at),
            SetupError::TooManySoldiers(at) => {
                Message::from("position-too-many-soldiers").text("point", at).number("most", Position::SOLDIERS)
            }
            SetupError::TownMissing => "position-town-missing".into(),
            SetupError::TownNotTaken => "position-town-not-taken".into(),
            SetupError::NoSuchCannon(side) => {
                Message::from("position-no-such-cannon").message("side", side.message(GameId::Cannon))
            }
            SetupError::OverShiftLimit { side, count, limit } => Message::from("position-over-shift-limit")
                .message("side", side.message(GameId::Cannon))
                .number("count", count)
                .number("limit", limit),
        }
    }
}
