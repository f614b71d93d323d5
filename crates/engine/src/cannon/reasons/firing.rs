//! Who makes a capture, and views of a position with the other side to move.

use cannon_rules::cannon::{Action, FiringLine, Point, Position, Ruleset, Setup, TownSafety};
use cannon_rules::message::Message;
use cannon_rules::{Game, Side};

/// The soldier or the cannon that makes a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// A soldier on this point, beside its victim.
    Soldier(Point),
    /// A cannon that shoots.
    Cannon {
        /// The end away from the target.
        rear: Point,
        /// The end towards the target.
        muzzle: Point,
    },
}

impl Attack {
    /// Who makes a capture of the side to move. `None` for other actions.
    pub(super) fn of(position: &Position, capture: Action) -> Option<Attack> {
        match capture {
            Action::Capture { from, .. } => Some(Attack::Soldier(from)),
            Action::Shot { target } => {
                let FiringLine { rear, muzzle, .. } = *position.firing_lines(target).first()?;
                Some(Attack::Cannon { rear, muzzle })
            }
            _ => None,
        }
    }

    /// The attacker in words, as a part of a sentence.
    pub(super) fn words(self) -> Message {
        match self {
            Attack::Soldier(from) => Message::from("reason-by-soldier").text("at", from),
            Attack::Cannon { rear, muzzle } => {
                Message::from("reason-by-cannon").text("rear", rear).text("muzzle", muzzle)
            }
        }
    }
}

/// The position with this side to move, so that its captures can be listed. `None` while a town is still to be placed or the game is
/// over.
pub(super) fn with_turn(position: &Position, side: Side) -> Option<Position> {
    if position.side_to_move() == side {
        return position.town(side).map(|_| *position);
    }
    // Under rules that protect towns, a side whose town is attacked cannot pass, but its opponent's captures are of interest.
    position.swap_turn().or_else(|| {
        let rules = Ruleset { town: TownSafety::Capture, ..*position.rules() };
        Setup::from(position).position(&rules).ok()?.swap_turn()
    })
}
