//! Predicates of Tank Chess. "Next turn" means the turn of the opponent in predicates about the learner's units, and the
//! learner's own next turn in predicates about threats.

use cannon_i18n::tank_chess_terms::unit_name_id;
use cannon_rules::tank_chess::{Action, Facet, Facing, PathStep, Position, Square, UnitKind, UnitTable};
use cannon_rules::{Game, Outcome, Spot};
use serde::{Deserialize, Deserializer, de};

use crate::game::{Played, Predicate};
use crate::places::Places;
use crate::{Argument, Message};

/// A predicate over an action of Tank Chess.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TankPredicate {
    /// The acting unit is of one of these kinds.
    Unit(KindList),
    /// The unit on one of these squares acts.
    From(Places<Square>),
    /// The unit goes to one of these squares, or stays there.
    To(Places<Square>),
    /// The unit faces one of these directions afterwards.
    Facing(Places<Facing>),
    /// The unit turns in place.
    Turns,
    /// The unit reverses by one square.
    Reverses,
    /// The move takes at most this many steps and turns.
    CostAtMost(u8),
    /// The shot destroys the unit on one of these squares.
    Destroys(Places<Square>),
    /// The shot destroys a unit.
    DestroysAny,
    /// The shot hits this facet.
    Facet(Facet),
    /// The shot hits at this distance in squares.
    Distance(u8),
    /// The learner wins by the action.
    Wins,
    /// The Command leaves the board.
    Exits,
    /// The action gives CHECK: the learner can destroy the enemy Command next turn.
    Check,
    /// The action announces ESCAPE: the learner's Command can leave next turn.
    Escape,
    /// The learner can destroy the units on all of these squares next turn.
    Threatens(Places<Square>),
    /// The opponent cannot destroy the acting unit next turn, and it is not lost.
    ActingSafe,
    /// The opponent can destroy none of the learner's units next turn.
    AllSafe,
    /// The opponent can destroy no unit on these squares next turn.
    Safe(Places<Square>),
    /// The opponent cannot destroy the learner's Command next turn.
    CommandSafe,
    /// The opponent's Command cannot leave the board next turn.
    NoEnemyEscape,
    /// The action pushes a wreck onto one of these squares.
    PushesTo(Places<Square>),
    /// The action clears a mine on one of these squares, and the unit survives.
    Clears(Places<Square>),
}

/// A list of kinds of units, written as an array of their names, such as `["heavy", "super-heavy"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindList(Vec<UnitKind>);

impl<'de> Deserialize<'de> for KindList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindList, D::Error> {
        let find = |name: &String| {
            let kind = UnitTable::builtin().kinds().find(|kind| kind.stats().name == *name);
            kind.ok_or_else(|| {
                de::Error::custom(format!("there is no unit `{}`", name.chars().take(24).collect::<String>()))
            })
        };
        Vec::<String>::deserialize(deserializer)?.iter().map(find).collect::<Result<_, _>>().map(KindList)
    }
}

/// The message for a shot that does not hit this facet.
const fn unmet_facet_id(facet: Facet) -> &'static str {
    match facet {
        Facet::Front => "lesson-unmet-facet-front",
        Facet::Side => "lesson-unmet-facet-side",
        Facet::Rear => "lesson-unmet-facet-rear",
    }
}

/// The facet that the shot of an action hits, and its distance. `None` without a shot at a unit.
fn hit(before: &Position, action: Action) -> Option<(Facet, u8)> {
    let Action::Drive { facing, shot: Some(shot), .. } = action else { return None };
    let (_, target) = before.unit_at(action.target()?)?;
    Some((Facet::hit(shot.aim().from(facing), target.facing), shot.distance()))
}

impl Predicate for TankPredicate {
    type Position = Position;

    fn is_met(&self, played: &Played<'_, Position>) -> bool {
        let &Played { before, action, after } = played;
        let us = before.side_to_move();
        let steps = || before.path(action).unwrap_or_default();
        let has_any = |squares: &Places<Square>, found: &[Square]| found.iter().any(|&square| squares.contains(square));
        match self {
            TankPredicate::Unit(kinds) => {
                before.unit_at(action.from()).is_some_and(|(_, piece)| kinds.0.contains(&piece.kind))
            }
            TankPredicate::From(squares) => squares.contains(action.from()),
            TankPredicate::To(squares) => action.to().is_some_and(|to| squares.contains(to)),
            TankPredicate::Facing(facings) => {
                matches!(action, Action::Drive { facing, .. } if facings.contains(facing))
            }
            TankPredicate::Turns => action.to() == Some(action.from()),
            TankPredicate::Reverses => steps() == [PathStep::Reverse],
            TankPredicate::CostAtMost(most) => steps().len() <= usize::from(*most),
            TankPredicate::Destroys(squares) => action.target().is_some_and(|target| squares.contains(target)),
            TankPredicate::DestroysAny => action.fires(),
            TankPredicate::Facet(facet) => hit(before, action).is_some_and(|(found, _)| found == *facet),
            TankPredicate::Distance(distance) => hit(before, action).is_some_and(|(_, found)| found == *distance),
            TankPredicate::Wins => after.outcome().and_then(Outcome::winner) == Some(us),
            TankPredicate::Exits => matches!(action, Action::Exit { .. }),
            TankPredicate::Check => after.gives_check(us),
            TankPredicate::Escape => after.can_escape(us),
            TankPredicate::Threatens(squares) => {
                let threatened = after.threatened(!us);
                squares.iter().all(|square| threatened.contains(&square))
            }
            TankPredicate::ActingSafe => match action.to() {
                Some(to) => after.unit_at(to).is_some() && after.threats_to(to).is_empty(),
                None => true,
            },
            TankPredicate::AllSafe => after.threatened(us).is_empty(),
            TankPredicate::Safe(squares) => !has_any(squares, &after.threatened(us)),
            TankPredicate::CommandSafe => !after.gives_check(!us),
            TankPredicate::NoEnemyEscape => !after.can_escape(!us),
            TankPredicate::PushesTo(squares) => before.pushes(action).iter().any(|&(_, to)| squares.contains(to)),
            TankPredicate::Clears(squares) => {
                let is_cleared = |square| before.mines().contains(square) && !after.mines().contains(square);
                let survives = action.to().is_some_and(|to| after.unit_at(to).is_some());
                survives && squares.iter().any(is_cleared)
            }
        }
    }

    fn movers(&self, before: &Position) -> Vec<Spot> {
        match self {
            TankPredicate::From(squares) => squares.iter().map(Spot::from).collect(),
            TankPredicate::Unit(kinds) => {
                let units = before.units(before.side_to_move()).iter().filter(|unit| kinds.0.contains(&unit.kind));
                let squares: Vec<Square> = units.map(|unit| unit.square).collect();
                // Among several units, the learner has a choice.
                if let [square] = squares[..] { vec![square.into()] } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    }

    fn goals(&self, _before: &Position) -> Vec<Spot> {
        match self {
            TankPredicate::To(squares)
            | TankPredicate::Destroys(squares)
            | TankPredicate::PushesTo(squares)
            | TankPredicate::Clears(squares) => squares.iter().map(Spot::from).collect(),
            _ => Vec::new(),
        }
    }

    fn unmet_message(&self) -> Message {
        match self {
            TankPredicate::Unit(kinds) => {
                let names = kinds.0.iter().map(|&kind| Message::new(unit_name_id(kind)));
                Message::with_place_list("lesson-unmet-unit", names)
            }
            TankPredicate::From(squares) => Message::with_places("lesson-unmet-from", squares),
            TankPredicate::To(squares) => Message::with_places("lesson-unmet-to", squares),
            TankPredicate::Facing(facings) => {
                let names = facings.iter().map(|facing| Message {
                    id: "inspect-compass".into(),
                    arguments: vec![("facing", Argument::Text(facing.to_string()))],
                });
                Message::with_place_list("lesson-unmet-facing", names)
            }
            TankPredicate::Turns => Message::new("lesson-unmet-turns"),
            TankPredicate::Reverses => Message::new("lesson-unmet-reverses"),
            TankPredicate::CostAtMost(most) => Message::with_count("lesson-unmet-cost-at-most", *most),
            TankPredicate::Destroys(squares) => Message::with_places("lesson-unmet-destroys", squares),
            TankPredicate::DestroysAny => Message::new("lesson-unmet-destroys-any"),
            TankPredicate::Facet(facet) => Message::new(unmet_facet_id(*facet)),
            TankPredicate::Distance(distance) => Message::with_count("lesson-unmet-fire-distance", *distance),
            TankPredicate::Wins => Message::new("lesson-unmet-wins"),
            TankPredicate::Exits => Message::new("lesson-unmet-exits"),
            TankPredicate::Check => Message::new("lesson-unmet-check"),
            TankPredicate::Escape => Message::new("lesson-unmet-escape"),
            TankPredicate::Threatens(squares) => Message::with_places("lesson-unmet-threatens", squares),
            TankPredicate::ActingSafe => Message::new("lesson-unmet-unit-safe"),
            TankPredicate::AllSafe => Message::new("lesson-unmet-units-safe"),
            TankPredicate::Safe(squares) => Message::with_places("lesson-unmet-unit-safe-on", squares),
            TankPredicate::CommandSafe => Message::new("lesson-unmet-command-safe"),
            TankPredicate::NoEnemyEscape => Message::new("lesson-unmet-no-enemy-escape"),
            TankPredicate::PushesTo(squares) => Message::with_places("lesson-unmet-pushes-to", squares),
            TankPredicate::Clears(squares) => Message::with_places("lesson-unmet-clears", squares),
        }
    }

    fn met_message(&self) -> Message {
        match self {
            TankPredicate::From(squares) => Message::with_places("lesson-met-from", squares),
            TankPredicate::To(squares) => Message::with_places("lesson-met-to", squares),
            TankPredicate::Turns => Message::new("lesson-met-turns"),
            TankPredicate::Reverses => Message::new("lesson-met-reverses"),
            TankPredicate::Destroys(_) | TankPredicate::DestroysAny => Message::new("lesson-met-destroys"),
            _ => Message::new("lesson-met-other"),
        }
    }
}
