//! Predicates of Cannon. "Next turn" means the turn of the opponent in predicates about the learner's pieces, and the
//! learner's own next turn in predicates about threats.

use cannon_rules::cannon::{Action, Bitboard, Point, Position};
use cannon_rules::{Game, Outcome, Side, Spot, WinReason};
use serde::Deserialize;

use crate::Message;
use crate::game::{Played, Predicate};
use crate::places::Places;

/// A predicate over an action of Cannon.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CannonPredicate {
    /// The action is of this kind.
    Kind(ActionKind),
    /// A soldier on one of these points acts. Shots do not name their soldiers.
    From(Places<Point>),
    /// The action goes to one of these points, or hits a target there.
    To(Places<Point>),
    /// The action takes a piece on one of these points, by capture or shot.
    Takes(Places<Point>),
    /// The action takes a soldier or the town.
    TakesAny,
    /// A cannon can hit the target at this distance.
    Distance(u8),
    /// The learner wins by the action.
    Wins,
    /// The opponent is left without a legal action.
    LeavesNoAction,
    /// The opponent cannot take the learner's town next turn.
    TownSafe,
    /// The opponent can take none of the learner's pieces next turn.
    AllSafe,
    /// The opponent cannot take the acting soldier next turn. A shot or placement meets it.
    ActingSafe,
    /// The opponent can take no piece on these points next turn.
    Safe(Places<Point>),
    /// The learner can take the enemy town next turn.
    ThreatensTown,
    /// The learner can take the enemy pieces on all of these points next turn.
    Threatens(Places<Point>),
    /// The learner can take at least this many enemy pieces next turn.
    ThreatensAny(u8),
    /// Soldiers of the learner stand on all of these points after the action.
    SoldiersOn(Places<Point>),
    /// The learner has at least this many cannons after the action.
    CannonsAtLeast(u8),
}

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Placing the town.
    Place,
    /// A step.
    Step,
    /// A capture by a soldier.
    Capture,
    /// A retreat.
    Retreat,
    /// A shift.
    Shift,
    /// A shot.
    Shot,
}

impl ActionKind {
    const fn of(action: Action) -> ActionKind {
        match action {
            Action::Place { .. } => ActionKind::Place,
            Action::Step { .. } => ActionKind::Step,
            Action::Capture { .. } => ActionKind::Capture,
            Action::Retreat { .. } => ActionKind::Retreat,
            Action::Shift { .. } => ActionKind::Shift,
            Action::Shot { .. } => ActionKind::Shot,
        }
    }

    /// The message for an action of another kind, and for an action of this kind where the goal excludes it.
    const fn unmet_and_met_ids(self) -> [&'static str; 2] {
        match self {
            ActionKind::Place => ["lesson-unmet-place", "lesson-met-place"],
            ActionKind::Step => ["lesson-unmet-step", "lesson-met-step"],
            ActionKind::Capture => ["lesson-unmet-capture", "lesson-met-capture"],
            ActionKind::Retreat => ["lesson-unmet-retreat", "lesson-met-retreat"],
            ActionKind::Shift => ["lesson-unmet-shift", "lesson-met-shift"],
            ActionKind::Shot => ["lesson-unmet-shot", "lesson-met-shot"],
        }
    }
}

fn all_in(points: &Places<Point>, set: Bitboard) -> bool {
    points.iter().all(|point| set.contains(point))
}

impl Predicate for CannonPredicate {
    type Position = Position;

    fn is_met(&self, played: &Played<'_, Position>) -> bool {
        let &Played { before, action, after } = played;
        let us: Side = before.side_to_move();
        let is_capture = matches!(action, Action::Capture { .. } | Action::Shot { .. });
        match self {
            CannonPredicate::Kind(kind) => ActionKind::of(action) == *kind,
            CannonPredicate::From(points) => action.from().is_some_and(|from| points.contains(from)),
            CannonPredicate::To(points) => points.contains(action.target()),
            CannonPredicate::Takes(points) => is_capture && points.contains(action.target()),
            CannonPredicate::TakesAny => is_capture,
            CannonPredicate::Distance(distance) => match action {
                Action::Shot { target } => before.firing_lines(target).iter().any(|line| line.distance == *distance),
                _ => false,
            },
            CannonPredicate::Wins => after.outcome().and_then(Outcome::winner) == Some(us),
            CannonPredicate::LeavesNoAction => {
                after.outcome() == Some(Outcome::Win { side: us, by: WinReason::NoAction })
            }
            CannonPredicate::TownSafe => !after.is_town_attacked(us),
            CannonPredicate::AllSafe => after.threatened(us).is_empty(),
            CannonPredicate::ActingSafe => action.from().is_none() || !after.threatened(us).contains(action.target()),
            CannonPredicate::Safe(points) => !points.iter().any(|point| after.threatened(us).contains(point)),
            CannonPredicate::ThreatensTown => after.is_town_attacked(!us),
            CannonPredicate::Threatens(points) => all_in(points, after.threatened(!us)),
            CannonPredicate::ThreatensAny(count) => after.threatened(!us).count() >= u32::from(*count),
            CannonPredicate::SoldiersOn(points) => all_in(points, after.soldiers(us)),
            CannonPredicate::CannonsAtLeast(count) => after.cannons(us).len() >= usize::from(*count),
        }
    }

    fn movers(&self, _before: &Position) -> Vec<Spot> {
        match self {
            CannonPredicate::From(points) => points.iter().map(Spot::from).collect(),
            _ => Vec::new(),
        }
    }

    fn goals(&self, before: &Position) -> Vec<Spot> {
        match self {
            CannonPredicate::To(points) | CannonPredicate::Takes(points) => points.iter().map(Spot::from).collect(),
            CannonPredicate::SoldiersOn(points) => {
                let own = before.soldiers(before.side_to_move());
                points.iter().filter(|&point| !own.contains(point)).map(Spot::from).collect()
            }
            _ => Vec::new(),
        }
    }

    fn unmet_message(&self) -> Message {
        match self {
            CannonPredicate::Kind(kind) => Message::new(kind.unmet_and_met_ids()[0]),
            CannonPredicate::From(points) => Message::with_places("lesson-unmet-from", points),
            CannonPredicate::To(points) => Message::with_places("lesson-unmet-to", points),
            CannonPredicate::Takes(points) => Message::with_places("lesson-unmet-takes", points),
            CannonPredicate::TakesAny => Message::new("lesson-unmet-takes-any"),
            CannonPredicate::Distance(distance) => Message::with_count("lesson-unmet-distance", *distance),
            CannonPredicate::Wins => Message::new("lesson-unmet-wins"),
            CannonPredicate::LeavesNoAction => Message::new("lesson-unmet-leaves-no-action"),
            CannonPredicate::TownSafe => Message::new("lesson-unmet-town-safe"),
            CannonPredicate::AllSafe => Message::new("lesson-unmet-all-safe"),
            CannonPredicate::ActingSafe => Message::new("lesson-unmet-acting-safe"),
            CannonPredicate::Safe(points) => Message::with_places("lesson-unmet-safe", points),
            CannonPredicate::ThreatensTown => Message::new("lesson-unmet-threatens-town"),
            CannonPredicate::Threatens(points) => Message::with_places("lesson-unmet-threatens", points),
            CannonPredicate::ThreatensAny(count) => Message::with_count("lesson-unmet-threatens-any", *count),
            CannonPredicate::SoldiersOn(points) => Message::with_places("lesson-unmet-soldiers-on", points),
            CannonPredicate::CannonsAtLeast(count) => Message::with_count("lesson-unmet-cannons-at-least", *count),
        }
    }

    fn met_message(&self) -> Message {
        match self {
            CannonPredicate::Kind(kind) => Message::new(kind.unmet_and_met_ids()[1]),
            CannonPredicate::From(points) => Message::with_places("lesson-met-from", points),
            CannonPredicate::To(points) => Message::with_places("lesson-met-to", points),
            CannonPredicate::Takes(_) | CannonPredicate::TakesAny | CannonPredicate::Distance(_) => {
                Message::new("lesson-met-takes")
            }
            _ => Message::new("lesson-met-other"),
        }
    }
}
