//! The motifs of Cannon and their words.

use super::firing::Attack;
use crate::reasons::{self, Place};
use cannon_rules::cannon::Point;
use cannon_rules::message::Message;

/// What an action achieves. In comments, the enemy is the opponent of the side that plays the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// It takes the enemy town.
    TakesTown,
    /// It leaves the enemy without an action.
    LeavesNoAction,
    /// Whatever the enemy plays, the next action wins. No action wins at once.
    ForcesWin,
    /// The enemy could take the town next turn, and now cannot.
    SavesTown,
    /// It captures where the enemy has just captured: on this point.
    Recaptures(Point),
    /// It captures the soldier on this point, and the enemy can take nothing for it.
    WinsSoldier(Point),
    /// It makes two threats at once.
    DoubleThreat(Threat, Threat),
    /// It makes a threat that was not there before.
    Threatens(Threat),
    /// The enemy could win the soldier that stood on this point before the action, and now cannot capture it.
    SavesSoldier(Point),
    /// The enemy could win the soldier on this point. It still can capture it, but loses a soldier for it.
    ProtectsSoldier(Point),
    /// It captures a soldier, and the enemy can take one for it.
    TradesSoldiers {
        /// The point of the enemy soldier.
        at: Point,
        /// The point of the soldier that the enemy can take.
        lost: Point,
    },
    /// It puts a soldier before the muzzle of an enemy cannon, which could hit a piece and now cannot.
    BlocksMuzzle {
        /// The muzzle.
        muzzle: Point,
        /// The piece that the cannon could hit.
        target: Point,
    },
    /// It captures a soldier of an enemy cannon.
    BreaksCannon {
        /// One end of the cannon.
        rear: Point,
        /// The other end.
        muzzle: Point,
    },
    /// It makes a cannon that was not there before.
    BuildsCannon {
        /// The end farther from the enemy.
        rear: Point,
        /// The end nearer to the enemy.
        muzzle: Point,
    },
    /// It captures the soldier on this point and gives more than it gains.
    TakesSoldier(Point),
    /// It places the town on this point.
    PlacesTown(Point),
    /// It shifts a cannon.
    ShiftsCannon {
        /// The end farther from the enemy, after the shift.
        rear: Point,
        /// The end nearer to the enemy, after the shift.
        muzzle: Point,
    },
    /// In the principal variation, one of the next two actions of the side captures the soldier on this point, which could not be won before.
    PlansCapture(Point),
    /// In the principal variation, the next action of the side makes a cannon with the soldier that has moved.
    PlansCannon {
        /// The end farther from the enemy.
        rear: Point,
        /// The end nearer to the enemy.
        muzzle: Point,
    },
}

/// What a side could do if it were to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// It could take the town.
    Town {
        /// The point of the town.
        at: Point,
        /// The attacker.
        by: Attack,
    },
    /// It could take a soldier.
    Soldier {
        /// The point of the soldier.
        at: Point,
        /// The attacker.
        by: Attack,
    },
    /// It could leave the other side without an action.
    NoAction,
}

impl reasons::Motif for Motif {
    fn sentence(&self) -> Message {
        let at_point = |id: &'static str, at| Message::from(id).text("at", at);
        let with_cannon = |id: &'static str, rear, muzzle| Message::from(id).text("rear", rear).text("muzzle", muzzle);
        match *self {
            Motif::TakesTown => "reason-takes-town".into(),
            Motif::LeavesNoAction => "reason-leaves-no-action".into(),
            Motif::ForcesWin => "reason-forces-win".into(),
            Motif::SavesTown => "reason-saves-town".into(),
            Motif::Recaptures(at) => at_point("reason-recaptures", at),
            Motif::WinsSoldier(at) => at_point("reason-wins-soldier", at),
            Motif::DoubleThreat(first, second) => Message::from("reason-double-threat")
                .message("first", first.target_words())
                .message("second", second.target_words()),
            Motif::Threatens(threat) => threat.as_own(),
            Motif::SavesSoldier(at) => at_point("reason-saves-soldier", at),
            Motif::ProtectsSoldier(at) => at_point("reason-protects-soldier", at),
            Motif::TradesSoldiers { at, lost } => {
                let taken_back = if lost == at { "there" } else { "elsewhere" };
                Message::from("reason-trades-soldiers").text("at", at).text("lost", lost).text("taken-back", taken_back)
            }
            Motif::BlocksMuzzle { muzzle, target } => {
                Message::from("reason-blocks-muzzle").text("muzzle", muzzle).text("target", target)
            }
            Motif::BreaksCannon { rear, muzzle } => with_cannon("reason-breaks-cannon", rear, muzzle),
            Motif::BuildsCannon { rear, muzzle } => with_cannon("reason-builds-cannon", rear, muzzle),
            Motif::TakesSoldier(at) => at_point("reason-takes-soldier", at),
            Motif::PlacesTown(at) => at_point("reason-places-town", at),
            Motif::ShiftsCannon { rear, muzzle } => with_cannon("reason-shifts-cannon", rear, muzzle),
            Motif::PlansCapture(at) => at_point("reason-plans-capture", at),
            Motif::PlansCannon { rear, muzzle } => with_cannon("reason-plans-cannon", rear, muzzle),
        }
    }
}

impl Threat {
    fn sentence(self, [town, soldier, no_action]: [&'static str; 3]) -> Message {
        match self {
            Threat::Town { by, .. } => Message::from(town).message("by", by.words()),
            Threat::Soldier { at, by } => Message::from(soldier).text("at", at).message("by", by.words()),
            Threat::NoAction => no_action.into(),
        }
    }

    /// Whether it would win the game.
    pub(super) const fn is_decisive(self) -> bool {
        matches!(self, Threat::Town { .. } | Threat::NoAction)
    }

    /// The sentence about a threat for the side that makes it.
    fn as_own(self) -> Message {
        self.sentence(["reason-threatens-town", "reason-threatens-soldier", "reason-threatens-no-action"])
    }

    /// The threatened piece in words, as a part of a sentence.
    fn target_words(self) -> Message {
        match self {
            Threat::Town { .. } => "reason-target-town".into(),
            Threat::Soldier { at, .. } => Message::from("reason-target-soldier").text("at", at),
            Threat::NoAction => "reason-target-no-action".into(),
        }
    }
}

impl reasons::Threat for Threat {
    fn as_threat(&self) -> Message {
        self.sentence(["opponent-threatens-town", "opponent-threatens-soldier", "opponent-threatens-no-action"])
    }

    fn as_danger(&self) -> Message {
        self.sentence(["danger-loses-town", "danger-loses-soldier", "danger-loses-actions"])
    }

    fn attack(&self) -> Option<[Place; 2]> {
        let place = |point: Point| (point.file(), point.rank());
        let (at, by) = match *self {
            Threat::Town { at, by } | Threat::Soldier { at, by } => (at, by),
            Threat::NoAction => return None,
        };
        let from = match by {
            Attack::Soldier(from) | Attack::Cannon { muzzle: from, .. } => from,
        };
        Some([place(from), place(at)])
    }
}
