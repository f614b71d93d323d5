//! The motifs of Tank Chess and their words.

use crate::reasons::{self, Place};
use cannon_rules::message::Message;
use cannon_rules::tank_chess::messages::unit_in_sentence;
use cannon_rules::tank_chess::{Facet, Piece, Square};

/// What an action achieves. In comments, the enemy is the opponent of the side that plays the action. Own units are given as they stand
/// before the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// It destroys the enemy Command.
    DestroysCommand,
    /// The Command leaves the board.
    Leaves,
    /// A unit reaches the enemy flag.
    ReachesFlag,
    /// It wins by the objective of the board.
    CompletesObjective,
    /// Whatever the enemy plays, the next action wins. No action wins at once.
    ForcesWin,
    /// The enemy could destroy the Command next turn, and now cannot.
    SavesCommand,
    /// The enemy Command could leave the board next turn, and now cannot.
    StopsEscape,
    /// The enemy could reach the flag or win by the objective next turn, and now cannot.
    StopsObjective,
    /// It destroys this unit, which has just destroyed one.
    ReturnsFire(Piece),
    /// It destroys a unit, and the enemy can take nothing of value for it.
    WinsUnit {
        /// The enemy unit.
        unit: Piece,
        /// The facet that is hit.
        facet: Facet,
    },
    /// It makes two threats at once.
    DoubleThreat(Threat, Threat),
    /// It makes a threat that was not there before.
    Threatens(Threat),
    /// This unit, which the enemy could destroy, drives to where it cannot be destroyed.
    LeavesFire(Piece),
    /// This unit, which the enemy could destroy, turns on its square and cannot be destroyed any more.
    TurnsArmour(Piece),
    /// The action saves this other unit by standing in the way of shots or attackers.
    ShieldsUnit(Piece),
    /// The action saves this other unit by its shot.
    SavesUnit(Piece),
    /// It destroys a unit, and the enemy can destroy one of about the same value, or of less, for it.
    TradesUnits {
        /// The enemy unit.
        unit: Piece,
        /// The unit that the enemy can destroy.
        lost: Piece,
    },
    /// It destroys a unit, and gives more than it gains.
    DestroysUnit {
        /// The enemy unit.
        unit: Piece,
        /// The facet that is hit.
        facet: Facet,
    },
    /// The side begins to hold the marked squares.
    TakesSquares,
    /// The enemy no longer holds the marked squares.
    ContestsSquares,
    /// It clears the mine on this square.
    ClearsMine(Square),
    /// It brings the Command nearer to the far edge: to this number of steps and turns over open ground until it leaves.
    ApproachesExit(u8),
    /// In the principal variation, one of the next two actions of the side destroys this unit, which it could not destroy before.
    PlansShot(Piece),
}

/// What a side could do if it were to move. Attackers are given as they stand before they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// It could destroy the Command.
    Command {
        /// The square of the Command.
        at: Square,
        /// The attacker.
        by: Piece,
    },
    /// Its Command could leave the board.
    Escape,
    /// It could reach the flag, with this unit.
    Flag(Piece),
    /// It could win by the objective of the board.
    Objective,
    /// It could destroy a unit.
    Unit {
        /// The unit.
        unit: Piece,
        /// The facet on which its armour is thinnest among those that can be hit.
        facet: Facet,
        /// The attacker.
        by: Piece,
    },
}

impl reasons::Motif for Motif {
    fn sentence(&self) -> Message {
        let about = |id: &'static str, unit| Message::from(id).message("unit", their_unit(unit));
        let about_own = |id: &'static str, unit| Message::from(id).message("unit", your_unit(unit));
        let hit = |id, unit, facet| about(id, unit).text("facet", facet_name(facet));
        match *self {
            Motif::DestroysCommand => "reason-destroys-command".into(),
            Motif::Leaves => "reason-leaves".into(),
            Motif::ReachesFlag => "reason-reaches-flag".into(),
            Motif::CompletesObjective => "reason-completes-objective".into(),
            Motif::ForcesWin => "reason-forces-win".into(),
            Motif::SavesCommand => "reason-saves-command".into(),
            Motif::StopsEscape => "reason-stops-escape".into(),
            Motif::StopsObjective => "reason-stops-objective".into(),
            Motif::ReturnsFire(unit) => about("reason-returns-fire", unit),
            Motif::WinsUnit { unit, facet } => hit("reason-wins-unit", unit, facet),
            Motif::DoubleThreat(first, second) => Message::from("reason-double-threat")
                .message("first", first.target_words())
                .message("second", second.target_words()),
            Motif::Threatens(threat) => threat.as_own(),
            Motif::LeavesFire(unit) => about_own("reason-leaves-fire", unit),
            Motif::TurnsArmour(unit) => about_own("reason-turns-armour", unit),
            Motif::ShieldsUnit(unit) => about_own("reason-shields-unit", unit),
            Motif::SavesUnit(unit) => about_own("reason-saves-unit", unit),
            Motif::TradesUnits { unit, lost } => about("reason-trades-units", unit).message("lost", your_unit(lost)),
            Motif::DestroysUnit { unit, facet } => hit("reason-destroys-unit", unit, facet),
            Motif::TakesSquares => "reason-takes-squares".into(),
            Motif::ContestsSquares => "reason-contests-squares".into(),
            Motif::ClearsMine(at) => Message::from("reason-clears-mine").text("at", at),
            Motif::ApproachesExit(steps) => Message::from("reason-approaches-exit").number("steps", steps),
            Motif::PlansShot(unit) => about("reason-plans-shot", unit),
        }
    }
}

/// The identifiers of the sentences about a threat in one voice.
struct ThreatIds {
    command: &'static str,
    escape: &'static str,
    flag: &'static str,
    objective: &'static str,
    /// By facet: front, side, rear.
    unit: [&'static str; 3],
    /// The attacker and the threatened unit in words.
    units: [fn(Piece) -> Message; 2],
}

impl Threat {
    /// Whether it would win the game.
    pub(super) const fn is_decisive(self) -> bool {
        !matches!(self, Threat::Unit { .. })
    }

    /// Whether two threats are of the same kind, and to the same unit if it is a threat to a unit.
    pub(super) fn is_like(&self, other: &Threat) -> bool {
        match (self, other) {
            (Threat::Unit { unit, .. }, Threat::Unit { unit: other, .. }) => unit == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    fn sentence(self, ids: &ThreatIds) -> Message {
        let [attacker, target] = ids.units;
        match self {
            Threat::Command { by, .. } => Message::from(ids.command).message("by", attacker(by)),
            Threat::Escape => ids.escape.into(),
            Threat::Flag(by) => Message::from(ids.flag).message("by", attacker(by)),
            Threat::Objective => ids.objective.into(),
            Threat::Unit { unit, facet, by } => {
                let [front, side, rear] = ids.unit;
                let id = match facet {
                    Facet::Front => front,
                    Facet::Side => side,
                    Facet::Rear => rear,
                };
                Message::from(id).message("unit", target(unit)).message("by", attacker(by))
            }
        }
    }

    /// The sentence about a threat for the side that makes it.
    fn as_own(self) -> Message {
        self.sentence(&ThreatIds {
            command: "reason-threatens-command",
            escape: "reason-threatens-escape",
            flag: "reason-threatens-flag",
            objective: "reason-threatens-objective",
            unit: ["reason-threatens-unit", "reason-opens-side", "reason-opens-rear"],
            units: [your_unit, their_unit],
        })
    }

    /// The threatened event in words, as a part of a sentence.
    fn target_words(self) -> Message {
        match self {
            Threat::Command { .. } => "reason-target-command".into(),
            Threat::Escape => "reason-target-escape".into(),
            Threat::Flag { .. } => "reason-target-flag".into(),
            Threat::Objective => "reason-target-objective".into(),
            Threat::Unit { unit, .. } => Message::from("reason-target-unit").message("unit", their_unit(unit)),
        }
    }
}

impl reasons::Threat for Threat {
    fn as_threat(&self) -> Message {
        self.sentence(&ThreatIds {
            command: "opponent-threatens-command",
            escape: "opponent-threatens-escape",
            flag: "opponent-threatens-flag",
            objective: "opponent-threatens-objective",
            unit: ["opponent-threatens-unit", "opponent-opens-side", "opponent-opens-rear"],
            units: [their_unit, your_unit],
        })
    }

    fn as_danger(&self) -> Message {
        self.sentence(&ThreatIds {
            command: "danger-loses-command",
            escape: "danger-allows-escape",
            flag: "danger-loses-flag",
            objective: "danger-loses-objective",
            unit: ["danger-loses-unit", "danger-loses-unit-side", "danger-loses-unit-rear"],
            units: [their_unit, your_unit],
        })
    }

    fn attack(&self) -> Option<[Place; 2]> {
        let place = |square: Square| (square.file(), square.rank());
        match *self {
            Threat::Command { at, by } => Some([place(by.square), place(at)]),
            Threat::Unit { unit, by, .. } => Some([place(by.square), place(unit.square)]),
            Threat::Escape | Threat::Flag(_) | Threat::Objective => None,
        }
    }
}

/// A unit of the player and its square in words, as a part of a sentence.
fn your_unit(unit: Piece) -> Message {
    unit_at("reason-your-unit", unit)
}

/// A unit of the opponent and its square in words, as a part of a sentence.
fn their_unit(unit: Piece) -> Message {
    unit_at("reason-their-unit", unit)
}

fn unit_at(id: &'static str, unit: Piece) -> Message {
    Message::from(id).message("name", unit_in_sentence(unit.kind)).text("at", unit.square)
}

/// The name of a facet, which selects words.
const fn facet_name(facet: Facet) -> &'static str {
    match facet {
        Facet::Front => "front",
        Facet::Side => "side",
        Facet::Rear => "rear",
    }
}
