//! Threats in Tank Chess: what a side could destroy or win if it were to move.

use super::motif::Threat;
use super::{endangered_units, unit_value};
use crate::reasons::Standing;
use cannon_rules::tank_chess::{Action, Ending, Facet, Piece, Position, Square};
use cannon_rules::{Game, Side};

/// The threats of the side that played from `before` to `after`: first the threats to win at once, then the new threats to units, the most
/// valuable unit first.
pub(super) fn after(before: &Position, after: &Position, standing: Standing) -> Vec<Threat> {
    if after.ending().is_some() {
        return Vec::new();
    }
    let us = before.side_to_move();
    let mut threats = decisive(after, us);
    if standing == Standing::LeftOut {
        let known = decisive(before, us);
        threats.retain(|threat| known.iter().all(|known| !known.is_like(threat)));
    }
    threats.extend(new_unit_threats(before, after));
    threats
}

/// The ways in which a side could win at once if it were to move.
pub(super) fn decisive(position: &Position, side: Side) -> Vec<Threat> {
    let mut threats = Vec::new();
    if position.gives_check(side)
        && let Some(command) = position.command(!side)
        && let Some((by, _)) = thinnest_hit(position, command.square)
    {
        threats.push(Threat::Command { at: command.square, by });
    }
    if position.can_escape(side) {
        threats.push(Threat::Escape);
    }
    if position.threatens_objective(side) {
        threats.push(Threat::Objective);
    }
    threats.extend(flag_threat(position, side));
    threats
}

/// A unit that could reach the enemy flag, if there is one.
fn flag_threat(position: &Position, side: Side) -> Option<Threat> {
    let flag = position.board().flag(!side)?;
    let reaches = |unit: &&Piece| position.reachable(unit.square).iter().any(|end| end.square == flag && !end.lost);
    position.units(side).iter().find(reaches).map(|&by| Threat::Flag(by))
}

/// The threats to units that the enemy could not have lost before the action; the Command is left out.
fn new_unit_threats(before: &Position, after: &Position) -> Vec<Threat> {
    let them = !before.side_to_move();
    let known = endangered_units(before, them);
    let mut units = endangered_units(after, them);
    units.retain(|unit| !unit.kind.stats().command && !known.contains(unit));
    units.sort_by_key(|&unit| -unit_value(after, unit));
    let threat = |unit: Piece| thinnest_hit(after, unit.square).map(|(by, facet)| Threat::Unit { unit, facet, by });
    units.into_iter().filter_map(threat).collect()
}

/// The enemy unit that could hit a unit, and the facet: the rear before the side, and the side before the front.
fn thinnest_hit(position: &Position, square: Square) -> Option<(Piece, Facet)> {
    let threats = position.threats_to(square);
    let hits = |facet: Facet| threats.iter().find(|threat| threat.facets.contains(&facet));
    Facet::ALL.into_iter().rev().find_map(|facet| Some((hits(facet)?.attacker, facet)))
}

/// What an action of the side to move destroys or wins. `None` for other actions.
pub(super) fn taken_by(position: &Position, action: Action) -> Option<Threat> {
    let us = position.side_to_move();
    let (_, by) = position.unit_at(action.from())?;
    let end = position.after(action);
    if let Some(ending) = end.ending().filter(|_| end.outcome().is_some_and(|end| end.winner() == Some(us))) {
        return Some(match ending {
            Ending::CommandLost(_) => Threat::Command { at: position.command(!us)?.square, by },
            Ending::CommandLeft(_) => Threat::Escape,
            Ending::FlagReached(_) => Threat::Flag(by),
            Ending::SquaresHeld(_) | Ending::DepotDestroyed(_) | Ending::TooFewUnits(_) => Threat::Objective,
        });
    }
    let (_, unit) = position.unit_at(action.target()?)?;
    Some(Threat::Unit { unit, facet: facet_hit(action, unit)?, by })
}

/// The facet of a unit that the shot of an action hits.
pub(super) fn facet_hit(action: Action, unit: Piece) -> Option<Facet> {
    let Action::Drive { facing, shot, .. } = action else { return None };
    Some(Facet::hit(shot?.aim().from(facing), unit.facing))
}
